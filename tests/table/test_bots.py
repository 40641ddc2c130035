"""Bots at a table: asked when it is their turn, and never in anybody's way."""

from __future__ import annotations

import asyncio

import pytest

from carrack.bots import make
from carrack.core.chance import Chance
from carrack.core.contract import State
from carrack.core.record import replay, write
from carrack.table.refused import Refused
from carrack.table.table import Table
from carrack.testing import look as arranged
from tests.table.house import Eye, House, look

pytestmark = pytest.mark.anyio


async def until_over(eye: Eye) -> None:
    """Look on, and take the first option when asked."""
    while not eye.scene["over"]:
        if eye.viewer in eye.scene["waiting"]:
            await eye.act(eye.offered[0])
        else:
            await eye.next()


@pytest.mark.parametrize("title", ["smugglers", "spice_road"])
async def test_a_whole_game(house: House, title: str) -> None:
    """One person and two bots play to the end; the record replays to the same result."""
    rng = Chance(1)
    house.workers.chosen = lambda state, seat: make("greedy", rng).choose(state, seat)
    table = await house.table("anna", "-greedy", "-random", title=title)
    anna = await look(table, "anna", 0)
    await until_over(anna)
    assert {bot for _, bot in house.workers.asked} == {"greedy", "random"}
    state = replay(await house.lobby.record(table.row.id))
    assert (state.over, state.ranking()) == (True, anna.scene["places"])
    [mine] = await house.lobby.tables_of("anna")
    assert (mine.places, mine.scores) == (tuple(state.ranking()), tuple(state.score(seat) for seat in range(3)))


async def test_they_begin_when_somebody_looks(house: House) -> None:
    """Not before; and they are asked again after a restart."""
    table = await house.table("-random", "anna")
    assert house.workers.asked == []
    house.workers.free.clear()
    await look(table, "anna", 1)
    await asyncio.sleep(0)
    assert house.workers.asked == [(0, "random")]
    house.restart()
    house.workers.free.set()
    anna = await look(await house.lobby.table(table.row.id), "anna", 1)
    while not anna.seen.log:
        await anna.next()
    assert anna.seen.log[0].seat == 0


async def test_a_bot_that_fails_leaves_the_table_open(house: House) -> None:
    """Nothing is lost; the next one who looks makes it try again."""
    table = await house.table("anna", "-random")
    anna = await look(table, "anna", 0)
    works = house.workers.chosen
    house.workers.chosen = _fails
    await anna.act(("draw",))
    await anna.act(("decline",))
    await _thought(table)
    assert anna.scene["waiting"] == [1]
    house.workers.chosen = works
    anna.close()
    await anna.open()
    while anna.scene["waiting"] == [1]:
        await anna.next()
    assert anna.seen.log[-1].seat == 1


async def test_an_answer_that_comes_too_late_is_asked_for_again(house: House) -> None:
    """Anna has gone back and moved otherwise while the bot was thinking about another position."""
    table = await house.table("anna", "-random")
    anna = await look(table, "anna", 0)
    house.workers.chosen = lambda state, seat: state.legal_for(seat)[
        -1 if "a1-0" in arranged(state)["crates"][0] else 0
    ]
    house.workers.free.clear()
    await anna.act(("stow",), ("place", "a1", 0), ("decline",))
    await asyncio.sleep(0)
    await anna.undo(0)
    await anna.act(("stow",), ("place", "b1", 0), ("decline",))
    assert house.workers.asked == [(1, "random")]
    house.workers.free.set()
    while anna.seen.log[-1].seat == 0:
        await anna.next()
    answers = [line.entries[0].data["verb"] for line in anna.seen.log if line.seat == 1]
    assert answers[0] == "decline"


async def test_an_answer_that_nobody_waits_for_any_more(house: House) -> None:
    """Anna has gone back while the bot was thinking: nothing happens."""
    table = await house.table("anna", "-random")
    anna = await look(table, "anna", 0)
    house.workers.free.clear()
    await anna.act(("stow",), ("place", "a1", 0), ("decline",))
    await anna.undo(0)
    house.workers.free.set()
    await _thought(table)
    assert (table.version, anna.scene["at"]) == (anna.v, 0)


async def test_several_bots_answer_a_sealed_question(house: House) -> None:
    """Each once."""
    table = await house.table("anna", "-random", "-greedy")
    anna = await look(table, "anna", 0)
    asked = await anna.act(("bribe",))
    await anna.act(("offer", 1), v=asked)
    await anna.until_version(asked + 3)
    offers = [line.seat for line in anna.seen.log if line.entries[0].data.get("verb") == "offer"]
    assert sorted(offers) == [0, 1, 2]


async def test_the_record_is_opened_at_the_end(house: House) -> None:
    """Before that it would tell the seed."""
    table = await house.table("anna", "-random")
    with pytest.raises(Refused) as caught:
        await house.lobby.record(table.row.id)
    assert (caught.value.status, caught.value.say[0]) == (409, "problem-not-over")
    await until_over(await look(table, "anna", 0))
    record = await house.lobby.record(table.row.id)
    assert (record.seed, record.notes["nonce"]) == (table.row.seed, table.row.nonce)
    assert record.notes["names"] == ["Anna", "random"]
    assert write(record)


def _fails(state: State, seat: int) -> int:
    raise RuntimeError("no idea")


async def _thought(table: Table) -> None:
    """Wait until no bot thinks any more."""
    while table.stand_ins.at_work:
        await next(iter(table.stand_ins.at_work.values()))
