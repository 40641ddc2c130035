"""What a client makes of the updates is what somebody who comes later is told at once."""

from __future__ import annotations

from typing import Any

import pytest

from carrack.bots import make
from carrack.core.chance import Chance
from tests.table.house import Eye, House, glance, look, position

pytestmark = pytest.mark.anyio
ALL = {"bonus_b1": True, "bonus_b2": True, "big_deals": True}


@pytest.mark.parametrize(("title", "options", "closed"), [("spice_road", ALL, True), ("smugglers", {}, False)])
async def test_updates_add_up_to_the_whole(house: House, title: str, options: dict[str, Any], closed: bool) -> None:
    """Scene, log and takeback of every viewer, through a whole game with steps taken back and again."""
    table = await house.table("anna", "anna", title=title, options=options, closed_scores=closed)
    eyes = [await look(table, "anna", 0), await look(table, "anna", 1), await look(table)]
    rng = Chance(5)
    while table.status != "over":
        version = await _move(eyes[table.game.waiting(table.state)[0]], rng)
        for eye in eyes:
            seen = await eye.until_version(version)
            assert position(seen) == position(await glance(table, eye.guest, eye.viewer))
    assert all(eye.scene["over"] for eye in eyes)


async def _move(eye: Eye, rng: Chance) -> int:
    """One step of whoever is asked: mostly forward, now and then back, or forward again."""
    await eye.until_version(eye.table.version)
    take, chance = eye.seen.takeback, int(rng.below(10))
    if take.redo and chance < 5:
        return await eye.redo()
    back = next((to for to in (take.restart, take.back, take.ask) if to is not None), None)
    if back is not None and chance == 9:
        return await eye.undo(back)
    action = make("greedy", rng).choose(eye.table.state, eye.scene["viewer"])
    return await eye.act(tuple(eye.scene["options"][str(action)]["say"]))
