"""Who must agree before a match goes back, and what of it stays in the log: a bot for a minute is no way around."""

from __future__ import annotations

import pytest

from carrack.core.journal import Entry
from carrack.table.table import Table
from carrack.table.wire import ClockRules
from tests.table.house import Eye, House, code, glance, look, until

pytestmark = pytest.mark.anyio
DAYS = ClockRules("days", 3)


def remarks(log: tuple[object, ...] | list[object]) -> list[Entry]:
    """What happened at the table, without the match."""
    return [entry for line in log for entry in line.entries if entry.what.startswith(("seat-", "went-"))]  # type: ignore[attr-defined]


async def six_moves(anna: Eye, boris: Eye) -> None:
    """Six moves of two people; each draws twice, and their whistles are blown: four things come to light."""
    await boris.until_version(await anna.act(("draw",)))
    await anna.act(("blow",))
    await boris.until_version(anna.v)
    await boris.act(("blow",))
    await anna.until_version(await boris.act(("draw",)))
    await boris.until_version(await anna.act(("draw",)))
    await anna.until_version(await boris.act(("draw",)))


@pytest.fixture
async def table(house: House) -> Table:
    """By correspondence."""
    return await house.table("anna", "boris", clock=DAYS)


async def test_the_script_of_the_finding(
    house: House, table: Table, anna: Eye, boris: Eye, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Boris does not look for a while, as one does by correspondence: nobody plays for him, nothing is taken back."""
    await six_moves(anna, boris)
    boris.close()
    monkeypatch.setattr(table.streams, "away_for", lambda seat: 64.0)
    assert await code(table.presence.leave("anna", 1, "random")) == "problem-in-time"
    await anna.undo(0)
    assert table.session.proposal
    assert table.session.at == 6
    back = await look(table, "boris", 1)
    assert back.seen.takeback.proposal
    assert back.seen.takeback.proposal.revealed == 4


async def test_who_is_out_of_time_still_owns_what_they_decided(
    house: House, table: Table, anna: Eye, boris: Eye
) -> None:
    """The bot that was called in does not agree for them, and they may when they are back."""
    await six_moves(anna, boris)
    await boris.until_version(await anna.act(("draw",)))
    boris.close()
    assert table.clock
    table.clock.left[1] = -1.0
    house.workers.free.clear()
    await table.presence.leave("anna", 1, "random")
    await anna.until_version(table.version)
    await anna.undo(0)
    assert table.session.proposal
    assert table.session.proposal.asked == (1,)
    back = await look(table, "boris", 1)
    assert back.seen.takeback.proposal
    await anna.until_version(await back.answer(True))
    assert anna.scene["at"] == 0


async def test_a_bot_speaks_for_what_it_did(house: House, table: Table, anna: Eye, boris: Eye) -> None:
    """Behind Boris' last decision nobody has to ask him."""
    await six_moves(anna, boris)
    await boris.until_version(await anna.act(("draw",)))
    boris.close()
    assert table.clock
    table.clock.left[1] = -1.0
    house.workers.free.clear()
    await table.presence.leave("anna", 1, "random")
    await anna.until_version(table.version)
    await anna.undo(6)
    assert (table.session.proposal, table.session.at) == (None, 6)


async def test_it_stays_told(house: House, table: Table, anna: Eye, boris: Eye) -> None:
    """Who went back, how far, over what: for who was there, who comes later, and after a restart."""
    await six_moves(anna, boris)
    await boris.until_version(await anna.undo(0))
    await anna.until_version(await boris.answer(True))
    way = Entry("went-back", 0, {"steps": 6, "revealed": 4, "others": 1, "seats": [1], "dealt": 0})
    assert remarks(anna.seen.log) == remarks(boris.seen.log) == [way]
    await boris.until_version(await anna.act(("stow",)))
    await anna.undo(0)
    for log in (anna.seen.log, (await glance(table)).log):
        assert remarks(log) == [way]
    house.restart()
    assert remarks((await glance(await house.lobby.table(table.row.id))).log) == [way]


async def test_who_came_and_went_stays_told(house: House, anna: Eye, boris: Eye) -> None:
    """Also what was said after the position gone back to; all of it stands before the next action."""
    table = anna.table
    await boris.until_version(await anna.act(("draw",)))
    house.workers.free.clear()
    await table.presence.leave("anna", 0, "random")
    await table.presence.come_back("anna", 0)
    await anna.until_version(table.version)
    await boris.until_version(await anna.undo(0))
    await anna.until_version(await boris.answer(True))
    told = ["seat-left", "seat-returned", "went-back"]
    for seen in (anna.seen, boris.seen, await glance(table)):
        assert [entry.what for entry in remarks(seen.log)] == told
        assert {(line.at, line.round) for line in seen.log} == {(0, 1)}
    house.restart()
    assert (await glance(await house.lobby.table(table.row.id))).log == anna.seen.log


async def test_a_free_step_is_not_worth_a_line(anna: Eye) -> None:
    """Nothing was seen, and nobody had answered."""
    await anna.act(("stow",))
    await anna.undo(0)
    assert anna.seen.log == ()


async def test_going_back_over_a_bot_is_told(house: House) -> None:
    """Nobody is asked, but whoever looks on may know."""
    table = await house.table("anna", "-random")
    house.workers.chosen = lambda state, seat: state.legal_for(seat)[0]
    anna = await look(table, "anna", 0)
    await anna.act(("bribe",))
    while len(anna.seen.log) < 2:
        await anna.next()
    await anna.undo(0)
    [way] = remarks(anna.seen.log)
    assert (way.what, way.data["seats"]) == ("went-back", [1])


async def test_a_question_to_somebody_who_has_gone_holds_up_nobody(house: House) -> None:
    """Boris is asked and has himself forgotten; the bot that gets his seat plays on."""
    table = await house.table("anna", "boris")
    anna, boris = await look(table, "anna", 0), await look(table, "boris", 1)
    await six_moves(anna, boris)
    await boris.until_version(await anna.act(("draw",)))
    boris.close()
    assert table.waiting() == [1]
    await anna.undo(0)
    assert table.session.proposal
    await house.lobby.forget("boris")
    version = await house.lobby.fill("anna", table.row.id, 1, "random")
    await until(lambda: table.version > version)
    assert table.session.proposal is None
