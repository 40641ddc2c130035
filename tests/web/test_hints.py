"""Hints over HTTP: as a client asks for them, how often, and what comes of nonsense."""

from __future__ import annotations

import httpx2 as httpx
import pytest

from carrack.table.wire import Hint
from tests.web.person import FRIEND, GREEDY, ME, Denied, Person
from tests.web.serving import Server

_ASIDE = ("hint", "what-if/hint")


def test_somebody_asks_what_to_do(anna: Person) -> None:
    """At the table and in a private copy; a worker thinks about it, and the table tells of it."""
    table = anna.new_table(ME, ME).id
    seen = anna.look(table)
    seat = seen.scene["waiting"][0]
    hint = anna.ask(f"/api/tables/{table}/hint", Hint, seat=seat, v=seen.v)
    assert list(hint.best.action) in [option["say"] for option in seen.scene["options"].values()]
    there = anna.ask(f"/api/tables/{table}/what-if/hint", Hint, seat=seat, at=0, deal=3)
    assert there.best.action
    after = anna.look(table)
    assert (after.v, after.table.hinted) == (seen.v + 1, True)


@pytest.mark.parametrize(
    "body", [{}, {"seat": 0}, {"seat": "0", "v": 0, "at": 0}, {"seat": 10**30, "v": 0}, {"more": 1}]
)
def test_nonsense_is_refused_with_a_sentence(anna: Person, body: dict[str, object]) -> None:
    """Never with a failure."""
    table = anna.new_table(ME, GREEDY).id
    for what in _ASIDE:
        answer = anna.post(f"/api/tables/{table}/{what}", **body)
        assert answer.status_code in (403, 422)
        assert answer.json()["detail"]


def test_nobody_asks_for_others(server: Server, anna: Person, boris: Person) -> None:
    """Not for another's seat, nor without one's own cookie and token; and not while a friend has not come."""
    table = anna.new_table(ME, FRIEND).id
    with pytest.raises(Denied) as denied:
        boris.ask(f"/api/tables/{table}/hint", Hint, seat=0, v=0)
    assert (denied.value.status, denied.value.code) == (403, "problem-not-yours")
    with pytest.raises(Denied) as denied:
        anna.ask(f"/api/tables/{table}/hint", Hint, seat=0, v=0)
    assert denied.value.code == "problem-gathering"
    for what in _ASIDE:
        answer = httpx.post(f"{server.address}/api/tables/{table}/{what}", json={"seat": 0, "v": 0}, trust_env=False)
        assert answer.status_code == 403
