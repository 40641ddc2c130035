"""Looking back at matches that somebody left: who stood in, and how it ended for those who gave up."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import pytest

from carrack.bots import make
from carrack.core.chance import Chance
from carrack.table.refused import Refused
from carrack.table.replay import Films
from carrack.table.table import Table
from carrack.table.wire import Act
from tests.table.house import Eye, House, glance, until
from tests.table.past import scenes, whole
from tests.table.reader import Scene

pytestmark = pytest.mark.anyio


async def last_scene(table: Table, seat: str) -> Scene:
    """How the replay ends."""
    return scenes(await Films().replay(table, "", seat, 0, None))[-1]


async def play_out(table: Table, rng: Chance) -> None:
    """Anna, at seats 0 and 1, plays until the end; bots play the others."""
    while table.status == "playing":
        mine = [seat for seat in table.waiting() if seat < 2]
        if mine:
            said = table.game.verbs.readable(make("random", rng).choose(table.state, mine[0]))
            with suppress(Refused):  # a bot was quicker
                await table.act("anna", Act(mine[0], table.version, [tuple(said)]))
        await asyncio.sleep(0)


async def test_a_replay_ends_as_the_table_does(house: House) -> None:
    """Where the last but one gave up: over, with the places, for every pair of eyes; and not a move earlier."""
    table = await house.table("anna", "boris")
    house.workers.free.clear()
    await table.act("anna", Act(0, table.version, [("draw",)]))
    await table.presence.concede("anna", 0)
    assert (table.status, table.state.over) == ("over", False)
    live = (await glance(table, "", None)).scene
    for seat in ("", "0", "1", "all"):
        film = scenes(await Films().replay(table, "", seat, 0, None))
        assert (film[-1]["over"], film[-1]["places"], film[-1]["waiting"]) == (True, [2, 1], [])
        assert (film[0]["over"], film[0]["places"]) == (False, [])
    assert await last_scene(table, "") == whole(live)
    assert (await Films().replay(table, "", "all", table.session.at, None)).scene.places == (2, 1)


async def test_who_gave_up_is_last_though_the_match_was_played_out(house: House) -> None:
    """At the table, in its replay and in the list, whatever the points say."""
    table = await house.table("anna", "anna", "boris")
    await table.presence.concede("boris", 2)
    await play_out(table, Chance(2))
    assert table.state.over
    assert (await glance(table, "anna", 0)).scene["places"][2] == 3
    assert (await last_scene(table, "all"))["places"][2] == 3
    summary = (await house.lobby.tables_of("boris"))[0]
    assert list(summary.places) == (await last_scene(table, ""))["places"]


async def test_lines_say_which_bot_stood_in(house: House, table: Table, anna: Eye, boris: Eye) -> None:
    """As they did at the table, also after a restart."""
    await table.presence.leave("anna", 0, "random")
    await until(lambda: table.waiting() == [1])
    house.restart()
    for each in (table, await house.lobby.table(table.row.id)):
        told = [line for line in (await glance(each, "", None)).log if line.entries[0].what == "chose"]
        film = await Films().replay(each, "", "", 0, None)
        assert [(step.line.at, step.line.bot) for step in film.steps] == [(line.at, line.bot) for line in told]
        assert {line.bot for line in told if line.seat == 0} == {"random"}
