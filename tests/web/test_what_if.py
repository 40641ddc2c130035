"""What if, over HTTP: as a client does it, and what comes of nonsense."""

from __future__ import annotations

import httpx2 as httpx
import pytest

from carrack.table.wire import ReasonTold, Tried
from tests.web.person import FRIEND, GREEDY, ME, Denied, Person
from tests.web.serving import Server


def test_somebody_plays_on_in_a_private_copy(anna: Person) -> None:
    """Moves, a preview and a reason there; the table stands where it stood."""
    table = anna.new_table(ME, ME).id
    path = f"/api/tables/{table}/what-if"
    before = anna.look(table)
    seat = before.scene["waiting"][0]
    begun = anna.post(path, seat=seat, at=0, deal=5).json()
    action = next(iter(begun["scene"]["options"].values()))["say"]
    tried = anna.ask(f"{path}/preview", Tried, seat=seat, at=0, deal=5, actions=[action])
    assert tried.entries
    after = anna.post(path, seat=seat, at=0, deal=5, actions=[action]).json()
    assert after["moves"][0] == [seat, *action]
    reason = anna.ask(f"{path}/why", ReasonTold, seat=seat, at=0, deal=5, moves=after["moves"], piece="m1")
    assert reason.say
    assert anna.look(table).v == before.v


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"seat": 0},
        {"seat": "0", "at": 0},
        {"seat": 0, "at": 0, "deal": 1.5},
        {"seat": 0, "at": 0, "moves": [0]},
        {"seat": 0, "at": 0, "moves": [[0, None]]},
        {"seat": 0, "at": 0, "more": 1},
        {"seat": 10**30, "at": 0},
    ],
)
def test_nonsense_is_refused_with_a_sentence(anna: Person, body: dict[str, object]) -> None:
    """Never with a failure."""
    table = anna.new_table(ME, GREEDY).id
    for what in ("", "/preview", "/why"):
        answer = anna.post(f"/api/tables/{table}/what-if{what}", **body)
        assert answer.status_code in (403, 422)
        assert answer.json()["detail"]


def test_nobody_plays_on_for_others(server: Server, anna: Person, boris: Person) -> None:
    """Not for another seat, and not without one's own cookie and token."""
    table = anna.new_table(ME, FRIEND).id
    seat = next(k for k, row in enumerate(anna.look(table).table.seats) if row.mine)
    with pytest.raises(Denied) as denied:
        boris.ask(f"/api/tables/{table}/what-if", dict, seat=seat, at=0)
    assert (denied.value.status, denied.value.code) == (403, "problem-not-yours")
    answer = httpx.post(f"{server.address}/api/tables/{table}/what-if", json={"seat": 0, "at": 0}, trust_env=False)
    assert answer.status_code == 403
