"""Leaving well: a bot plays on until its person is back, or for good for who gives up."""

from __future__ import annotations

import msgspec
import pytest

from carrack.table.conceding import is_decided, places
from carrack.table.store.rows import SeatRow
from carrack.table.table import Table
from carrack.table.wire import ClockRules
from tests.table.house import Eye, House, code, glance, look, person, until

pytestmark = pytest.mark.anyio


def told(eye: Eye) -> list[tuple[str, int]]:
    """The log without decisions."""
    return [(entry.what, entry.seat) for line in eye.seen.log for entry in line.entries]


async def test_a_bot_plays_while_somebody_is_away(house: House, table: Table, anna: Eye, boris: Eye) -> None:
    """It is asked in that seat, the log says whose moves were the bot's, and the owner may not act meanwhile."""
    await table.presence.leave("anna", 0, "random")
    await until(lambda: table.waiting() == [1])
    await boris.until_version(table.version)
    assert house.workers.asked[0] == (0, "random")
    assert boris.seen.table.seats[0].stand_in == "random"
    assert ("seat-left", 0) in told(boris)
    assert {line.bot for line in boris.seen.log if line.entries and line.entries[0].what == "chose"} == {"random"}
    await anna.until_version(table.version)
    assert await code(anna.act(("draw",))) == "problem-bot-plays"


async def test_who_looks_again_plays_again(house: House, table: Table, boris: Eye) -> None:
    """Coming back to the table is enough; the others are told."""
    house.workers.free.clear()
    await table.presence.leave("anna", 0, "random")
    anna = await look(table, "anna", 0)
    assert anna.seen.table.seats[0].stand_in == ""
    await boris.until_version(table.version)
    assert told(boris)[-2:] == [("seat-left", 0), ("seat-returned", 0)]
    house.workers.free.set()
    assert anna.scene["options"]


async def test_who_stays_takes_the_seat_back(house: House, table: Table, anna: Eye) -> None:
    """The same twice is once."""
    house.workers.free.clear()
    await table.presence.leave("anna", 0, "random")
    await table.presence.come_back("anna", 0)
    version = await table.presence.come_back("anna", 0)
    assert version == table.version
    assert table.session.stand_ins == {}
    assert await code(table.presence.come_back("boris", 0)) == "problem-not-yours"


async def test_who_is_back_at_once_leaves_nobody_to_be_asked(house: House, table: Table, anna: Eye) -> None:
    """The bot that was called is asked in vain; nobody without a name is."""
    await table.presence.leave("anna", 0, "random")
    await table.presence.come_back("anna", 0)
    await until(lambda: not table.stand_ins.at_work)
    assert house.workers.asked == [(0, "random")]
    assert table.waiting() == [0]


async def test_only_what_is_wrong_with_a_seat_gives_it_away(house: House) -> None:
    """Not to a stranger, not while its owner is here or just gone, not to anybody but the host."""
    table = await house.table("anna", "boris", "vera")
    boris = await look(table, "boris", 1)
    assert await code(table.presence.leave("vera", 1, "random")) == "problem-in-time"
    assert await code(table.presence.leave("anna", 1, "random")) == "problem-in-time"
    boris.close()
    assert await code(table.presence.leave("anna", 1, "random")) == "problem-in-time"
    assert await code(table.presence.leave("passer-by", 1, "random")) == "problem-not-yours"
    assert await code(table.presence.leave("anna", 7, "random")) == "problem-no-seat"
    assert await code(table.presence.leave("anna", 0, "genius")) == "problem-bad-request"
    assert table.session.stand_ins == {}


async def test_the_host_replaces_who_is_away(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """After a minute; once a bot plays, nobody calls another."""
    table = await house.table("anna", "boris")
    monkeypatch.setattr(table.streams, "away_for", lambda seat: 60.0)
    await table.presence.leave("anna", 1, "random")
    seen = await glance(table)
    assert seen.table.seats[1].stand_in == "random"
    assert [entry.what for line in seen.log for entry in line.entries] == ["seat-replaced"]
    assert await code(table.presence.leave("anna", 1, "greedy")) == "problem-bot-plays"


async def test_out_of_time_anybody_calls_a_bot(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who comes back gets some time to play on with."""
    table = await house.table("anna", "boris", "vera", clock=ClockRules("live", 600, 10))
    assert await code(table.presence.leave("vera", 0, "random")) == "problem-in-time"
    assert table.clock
    house.workers.free.clear()
    table.clock.left[0] = -1.0
    await table.presence.leave("vera", 0, "random")
    assert table.session.stand_ins == {0: "random"}
    await look(table, "anna", 0)
    assert table.clock.left[0] == pytest.approx(150, abs=5)


async def test_whoever_gives_up_is_last_and_the_others_play_on(house: House) -> None:
    """With a bot in that seat, from which nobody comes back."""
    table = await house.table("anna", "boris", "vera")
    house.workers.free.clear()
    await table.presence.concede("boris", 1)
    assert (table.status, table.session.stand_ins) == ("playing", {1: "greedy"})
    boris = await look(table, "boris", 1)
    assert boris.seen.table.seats[1].conceded
    assert await code(table.presence.come_back("boris", 1)) == "problem-conceded"
    await table.presence.concede("vera", 2)
    assert table.status == "over"
    seen = await glance(table, "anna", 0)
    assert seen.scene["over"] is True
    assert seen.scene["places"] == [1, 3, 2]
    assert seen.scene["options"] == {}
    summary = (await house.lobby.tables_of("anna"))[0]
    assert summary.places == (1, 3, 2)


async def test_giving_up_against_bots_ends_it(house: House) -> None:
    """Nobody is left to play; what the store says is the same after a restart."""
    table = await house.table("anna", "-random", "-random")
    await table.presence.concede("anna", 0)
    assert table.status == "over"
    house.restart()
    again = await house.lobby.table(table.row.id)
    assert again.status == "over"
    assert (await glance(again, "anna", 0)).scene["places"][0] == 3
    assert await code(again.presence.concede("anna", 0)) == "problem-over"


async def test_bots_that_stand_in_are_there_after_a_restart(house: House, table: Table) -> None:
    """Who is away is away."""
    house.workers.free.clear()
    await table.presence.leave("anna", 0, "random")
    house.restart()
    again = await house.lobby.table(table.row.id)
    assert again.session.stand_ins == {0: "random"}
    assert (await house.lobby.tables_of("anna"))[0].my_turn is False


async def test_who_is_away_is_not_asked_to_agree(house: House) -> None:
    """A wish to go back needs those who are there."""
    table = await house.table("anna", "boris", "vera")
    anna = await look(table, "anna", 0)
    await anna.act(("draw",))
    house.workers.free.clear()
    await table.presence.leave("boris", 1, "random")
    await anna.until_version(table.version)
    await anna.undo(0)
    assert table.session.proposal
    assert table.session.proposal.asked == (2,)


async def test_a_match_that_has_not_begun_is_called_off(house: House) -> None:
    """By its host, who does not see it in the list any more; nobody can sit down."""
    table = await house.table("anna", "open")
    token = await house.lobby.link("anna", table.row.id, 1)
    assert await code(table.presence.cancel("boris")) == "problem-not-yours"
    await table.presence.cancel("anna")
    assert table.status == "cancelled"
    assert await house.lobby.tables_of("anna") == ()
    assert await code(house.lobby.sit(person("boris"), token)) == "problem-cancelled"
    begun = await house.table("anna", "boris")
    assert await code(begun.presence.cancel("anna")) == "problem-begun"


def test_places_of_those_who_stay_come_first() -> None:
    """Ties stay ties; who held out longer is before who gave up first."""
    assert places([1, 2, 3], []) == [1, 2, 3]
    assert places([1, 2, 3], [0]) == [3, 1, 2]
    assert places([1, 1, 3, 4], [3, 0]) == [3, 1, 2, 4]
    assert places([2, 1, 1], [0]) == [3, 1, 1]


@pytest.mark.parametrize(
    ("kinds", "conceded", "automa", "over"),
    [
        (["human", "human"], [], 0, False),
        (["human", "human"], [1], 0, True),
        (["human", "bot", "bot"], [0], 0, True),
        (["human", "human", "bot"], [0], 0, False),
        (["human", "human", "bot"], [0, 1], 0, True),
        (["human"], [0], 0, True),
        (["human"], [0], 1, True),
        (["human", "human"], [1], 1, False),
    ],
)
def test_when_it_is_decided(kinds: list[str], conceded: list[int], automa: int, over: bool) -> None:
    """When one is left, or only bots; against a seat that the rules play somebody alone plays on."""
    rows = [msgspec.convert({"match_id": "m", "seat": k, "kind": kind}, SeatRow) for k, kind in enumerate(kinds)]
    assert is_decided(rows, conceded, automa) is over
