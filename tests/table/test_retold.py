"""A title carries matches over to rules by which fewer things are decided: what the table said of them stays."""

from __future__ import annotations

import pytest

from carrack.core.record import replay
from carrack.table.keeping import Keeping
from carrack.table.table import Table
from carrack.table.wire import Act
from tests.changed_toy import MUTE, migrating
from tests.table.conftest import Change
from tests.table.house import House, glance, look
from tests.table.test_outliving import whats

pytestmark = pytest.mark.anyio
WITHOUT_DECLINES = migrating(
    """    def earlier(at: int) -> int:
        return sum(action[1:] == ["decline"] for action in record.actions[:at])

    record.dealt_anew = [(at - earlier(at), seed) for at, seed in record.dealt_anew]
    record.actions = [action for action in record.actions if action[1:] != ["decline"]]
    return record
"""
)


async def act(table: Table, *said: str) -> None:
    """Whoever is asked does this, or what is legal first."""
    seat = table.waiting()[0]
    legal = table.state.legal_for(seat)
    action: tuple[str | int, ...] = said or tuple(table.game.verbs.readable(legal[0]))
    await table.act("anna", Act(seat, table.version, [action]))


async def declined(house: House) -> Table:
    """Whistles were not blown; then somebody drew and went back, and it was dealt anew."""
    table = await house.table("anna", "anna", deal_anew=True)
    for said in ("draw", "stow"):
        seat = table.waiting()[0]
        await act(table, said)
        while table.state.work().name == "whistles" or table.waiting()[0] != 1 - seat:
            await act(table)
    eye = await look(table, "anna", table.waiting()[0])
    at = table.session.at
    await eye.act(("draw",))
    await eye.undo(at)
    eye.close()
    assert table.session.dealt_anew[0][0] == at
    return table


async def test_what_was_dealt_anew_moves_with_the_actions(house: House, change: Change) -> None:
    """Before the first thing that was decided after it, in the position and in the record."""
    table = await declined(house)
    declines = sum("decline" in action for action in table.session.actions)
    assert declines
    at = table.session.at
    change(MUTE, WITHOUT_DECLINES)
    again = await house.lobby.table(table.row.id)
    assert [where for where, _ in again.session.dealt_anew] == [at - declines]
    assert replay(again.session.record) == again.state
    house.restart()
    last = await house.lobby.table(table.row.id)
    assert (last.state, last.session.record) == (again.state, again.session.record)
    assert whats(await glance(last, "anna", 0)).count("went-back") == 1


async def test_a_match_that_was_told_anew_has_a_keepsake(house: House, change: Change) -> None:
    """It ends by the new rules."""
    table = await declined(house)
    change(MUTE, WITHOUT_DECLINES)
    again = await house.lobby.table(table.row.id)
    while again.status != "over":
        await act(again)
    await Keeping(house.store, house.workers).catch_up()
    assert house.store.keepsake(table.row.id) is not None


async def test_going_back_stays_in_the_log_of_what_is_over(house: House, change: Change) -> None:
    """Its log is told by the rules of today; what happened at the table is told all the same."""
    table = await declined(house)
    while table.status != "over":
        await act(table, *(("decline",) if table.state.work().name == "whistles" else ()))
    change(MUTE, WITHOUT_DECLINES)
    again = await house.lobby.table(table.row.id)
    assert again.session.at < table.session.at
    assert whats(await glance(again, "anna", 0)).count("went-back") == 1
