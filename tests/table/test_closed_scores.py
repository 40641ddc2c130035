"""Where scores are closed nobody is sent those of others before the end."""

from __future__ import annotations

import json
from typing import Any

import pytest

from carrack.bots import make
from carrack.core.chance import Chance
from tests.table.house import House, glance, look
from tests.table.reader import events

pytestmark = pytest.mark.anyio


def told_scores(data: Any) -> set[str]:
    """The seats whose score or tally stands anywhere in this data."""
    if isinstance(data, list):
        return set().union(*map(told_scores, data))
    if not isinstance(data, dict):
        return set()
    found = {seat for seat, panel in data.get("panels", {}).items() if any(number[0] == "vp" for number in panel)}
    return found.union(data.get("tallies", ()), *map(told_scores, data.values()))


async def test_scores_of_others_are_not_sent(house: House) -> None:
    """Through a whole game no event holds another seat's score or tally; the last one opens all."""
    table = await house.table("anna", "boris", title="spice_road", closed_scores=True)
    eyes = [await look(table, "anna", 0), await look(table, "boris", 1), await look(table)]
    rng = Chance(2)
    while table.status != "over":
        for eye in eyes:
            await eye.until_version(table.version)
            mine = set() if eye.viewer is None else {str(eye.viewer)}
            sent = [json.loads(event.data) for event in events(eye.bytes.decode().split("\n"))]
            assert {seat for data in sent for seat in told_scores(data)} <= mine
            eye.bytes = b""
        [seat] = table.game.waiting(table.state)
        action = make("greedy", rng).choose(table.state, seat)
        await eyes[seat].act(tuple(table.game.verbs.readable(action)))
    for eye in eyes:
        await eye.until_version(table.version)
        assert told_scores(eye.scene) == {"0", "1"}
        assert dict(eye.scene["tallies"]["0"]).keys() == table.state.tally(0).keys()


async def test_who_comes_later_is_not_told_either(house: House) -> None:
    """The first event of a stream holds one's own score alone."""
    table = await house.table("anna", "boris", title="spice_road", closed_scores=True)
    seen = await glance(table, "boris", 1)
    assert seen.table.closed_scores
    assert told_scores(seen.scene) == {"1"}
    assert told_scores((await glance(table)).scene) == set()


async def test_open_scores_are_seen_by_all(house: House) -> None:
    """Unless the table was set up otherwise."""
    table = await house.table("anna", "boris", title="spice_road")
    assert told_scores((await glance(table)).scene) == {"0", "1"}


async def test_the_list_of_tables_tells_no_score_before_the_end(house: House) -> None:
    """Neither scores nor places."""
    await house.table("anna", "boris", title="spice_road", closed_scores=True)
    [summary] = await house.lobby.tables_of("anna")
    assert (summary.scores, summary.places) == ((), ())
