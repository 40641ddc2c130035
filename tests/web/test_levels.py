"""A host may offer some levels of bots alone: the shelf has no others, and whoever asks for one is told so."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from carrack.bots import BOTS
from tests.web.conftest import Guest
from tests.web.person import FRIEND, ME, Denied, Person
from tests.web.serving import Server

GENTLE = {"kind": "bot", "bot": "level1"}


@pytest.fixture(scope="module")
def gentle(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for beginners; the order in which the levels are named does not matter."""
    server = Server(tmp_path_factory.mktemp("gentle") / "data", "--levels", "level3, level1")
    yield server
    server.close()


@pytest.fixture
def anna(guest: Guest, gentle: Server) -> Person:
    """Somebody there."""
    return guest("Anna", gentle)


def test_the_shelf_has_no_others(anna: Person) -> None:
    """A new seat gets the gentlest where the usual bot is not offered."""
    shelf = anna.http.get("/api/shelf").json()
    assert (shelf["bots"], shelf["usual"]) == (["level1", "level3"], "level1")


@pytest.mark.parametrize("bot", [bot for bot in BOTS if bot not in ("level1", "level3")])
def test_others_are_refused_wherever_a_bot_is_chosen(anna: Person, bot: str) -> None:
    """At a new table, for an open seat, as a stand-in; also those that are no levels, one of which is as strong."""
    made = anna.new_table(ME, GENTLE)
    waits = anna.new_table(ME, FRIEND)
    for choose in (
        lambda: anna.new_table(ME, {"kind": "bot", "bot": bot}),
        lambda: anna.fill(waits.id, 1, bot),
        lambda: anna.ask(f"/api/tables/{made.id}/leave", dict, seat=made.seat, bot=bot),
    ):
        with pytest.raises(Denied, match="level1, level3") as refused:
            choose()
        assert (refused.value.status, refused.value.code) == (409, "problem-bot-not-offered")
    anna.ask(f"/api/tables/{made.id}/concede", dict, seat=made.seat)
    seats = [ME, {"kind": "bot", "bot": bot}]
    with pytest.raises(Denied) as refused:
        anna.ask(f"/api/tables/{made.id}/fork", dict, at=0, seats=seats)
    assert refused.value.code == "problem-bot-not-offered"


def test_those_that_are_offered_play(anna: Person) -> None:
    """Beside people, and for them."""
    made = anna.new_table(ME, GENTLE)
    anna.ask(f"/api/tables/{made.id}/leave", dict, seat=made.seat, bot="level3")
