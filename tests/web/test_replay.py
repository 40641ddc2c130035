"""The past over HTTP."""

from __future__ import annotations

import httpx2 as httpx
import msgspec
import pytest

from carrack.table.wire import Chart
from tests.table.past import read
from tests.web.person import FRIEND, ME, RANDOM, Person


def test_a_piece_and_the_chart(anna: Person) -> None:
    """What I saw, from the beginning to now."""
    table = anna.new_table(ME, ME).id
    with anna.watch(table) as stream:
        for _ in range(3):
            stream.until_version(anna.act(table, stream.scene["waiting"][0], stream.v, ["rest"]))
    sent = read(anna.http.get(f"/api/tables/{table}/replay?seat=1&from=1&to=3").content)
    assert (sent.total, sent.scene["at"], len(sent.steps), sent.seat, sent.table.id) == (3, 1, 2, 1, table)
    chart = msgspec.json.decode(anna.http.get(f"/api/tables/{table}/replay/chart?seat=0").content, type=Chart)
    assert (len(chart.turns), set(chart.scores)) == (4, {"0", "1"})


def test_everybody_sees_what_is_public(anna: Person, boris: Person) -> None:
    """Whoever knows the address of the table, without a seat."""
    table = anna.new_table(ME, RANDOM).id
    answer = boris.http.get(f"/api/tables/{table}/replay?seat=mine")
    assert read(answer.content).seat is None
    assert answer.headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    ("asked", "status", "say"),
    [
        ("?seat=0", httpx.codes.FORBIDDEN, "problem-not-yours"),
        ("?seat=all", httpx.codes.CONFLICT, "problem-not-over"),
        ("?from=1", httpx.codes.NOT_FOUND, "problem-no-position"),
        ("?from=-1", httpx.codes.UNPROCESSABLE_CONTENT, "problem-bad-request"),
        ("?from=1e3", httpx.codes.UNPROCESSABLE_CONTENT, "problem-bad-request"),
        ("?to=x", httpx.codes.UNPROCESSABLE_CONTENT, "problem-bad-request"),
        ("/chart?seat=1", httpx.codes.FORBIDDEN, "problem-not-yours"),
    ],
)
def test_what_is_refused(anna: Person, boris: Person, asked: str, status: int, say: str) -> None:
    """Somebody else's eyes, open hands too early, ranges that there are not."""
    table = anna.new_table(ME, FRIEND).id
    answer = boris.http.get(f"/api/tables/{table}/replay{asked}")
    assert (answer.status_code, answer.json()["say"][0]) == (status, say)


def test_no_such_table(anna: Person) -> None:
    """Is said."""
    for path in ("nothing/replay", "nothing/replay/chart"):
        answer = anna.http.get(f"/api/tables/{path}")
        assert (answer.status_code, answer.json()["say"][0]) == (httpx.codes.NOT_FOUND, "problem-no-table")
