"""Boats on a chart of hexes: currents, prices, ways of several steps, a die. The harbour is x3, above it lies x2."""

from __future__ import annotations

from typing import Any

import pytest

from carrack.core import scene
from carrack.core.contract import State
from carrack.core.errors import IllegalAction
from carrack.core.journal import Journal
from carrack.core.preview import preview
from carrack.core.scene import Way
from carrack.testing import act, legal, look
from tests.arranged_toy import GAME, table

HANDS = [["rum"], ["rum"]]
HEXES = [f"{column}{row}" for column, rows in zip("vwxyz", (3, 4, 5, 4, 3), strict=True) for row in range(1, rows + 1)]
PRINTED = ("v1", "v3", "x1", "x3", "x5", "z1", "z3")


def sea(headings: dict[str, int] | None = None, races: tuple[str, ...] = (), **changes: Any) -> State:
    """All streams point up, unless said otherwise."""
    turned = headings or {}
    tiles = [None if name in PRINTED else "race" if name in races else "stream" for name in HEXES]
    return table(HANDS, tile=tiles, heading=[turned.get(name, 0) for name in HEXES], **changes)


def ways(state: State) -> dict[str, Way]:
    """Those of seat 0, by where they lead."""
    return {way.to: way for way in scene.scene(GAME, state, 0).ways}


def test_a_boat_sails_to_neighbouring_water() -> None:
    """From the harbour in six directions, freely; rocks and what lies further are refused."""
    state = sea()
    assert [words[1] for words in legal(state) if words[0] == "sail"] == ["w2", "w3", "x2", "x4", "y2", "y3"]
    with pytest.raises(IllegalAction, match="neighbouring"):
        act(state, ["sail", "x1"])
    by_rocks = sea(boat=["v2", "x3"])
    assert [words[1] for words in legal(by_rocks) if words[0] == "sail"] == ["v1", "w2", "w3"]


def test_a_step_costs_a_coin_unless_it_goes_with_the_current() -> None:
    """x2 points up to x1; to w1 the boat pays, and the coin stays on the tile that it left."""
    state = sea()
    act(state, ["sail", "x2"])
    assert look(state)["coin"][0] == 2
    act(state, ["sail", "w1"])
    assert look(state)["coin"][0] == 1
    assert look(state)["left"][HEXES.index("x2")] == 1
    assert scene.scene(GAME, state, 1).pieces["coin.x2"].n == 1


def test_a_tile_is_turned_and_so_is_its_current() -> None:
    """Heading 1 of x2 leads to y1; a race is free both ways."""
    state = sea({"x2": 1})
    act(state, ["sail", "x2"], ["sail", "y1"])
    assert look(state)["coin"][0] == 2
    back = sea({"x2": 1}, ("x2",))
    act(back, ["sail", "x2"], ["sail", "w2"])
    assert look(back)["coin"][0] == 2
    assert scene.scene(GAME, back, 0).pieces["tile.x2"].rotation == 1


def test_who_comes_to_a_tile_takes_the_coins_that_lie_there() -> None:
    """All of them."""
    left = [0] * len(HEXES)
    left[HEXES.index("x2")] = 3
    state = sea(left=left)
    act(state, ["sail", "x2"])
    assert look(state)["coin"][0] == 5
    assert look(state)["left"] == [0] * len(HEXES)


def test_who_has_no_coin_sails_with_the_current_alone() -> None:
    """And only such ways are shown."""
    state = sea(coin=[0, 0])
    act(state, ["sail", "x2"])
    assert legal(state) == [["decline"], ["sail", "x1"]]
    with pytest.raises(IllegalAction, match="coins"):
        act(state, ["sail", "w1"])


def test_three_steps_are_a_voyage() -> None:
    """Then the turn is over; declining ends it earlier."""
    state = sea(coin=[4, 4])
    act(state, ["sail", "w3"], ["sail", "w2"], ["sail", "w1"])
    assert (state.actor, look(state)["boat"]) == (1, ["w1", "x3"])
    act(state, ["sail", "x4"], ["decline"])
    assert (state.actor, look(state)["boat"]) == (0, ["w1", "x4"])


def test_ways_are_the_cheapest_voyages_of_several_steps() -> None:
    """To w1 through w2, up the stream, for nothing; through x2 it would cost a coin."""
    state = sea()
    found = ways(state)
    assert found["chart:w1"] == Way("chart:w1", (("sail", "w2"), ("sail", "w1")), ("chart:w2",), 0)
    assert found["chart:x1"] == Way("chart:x1", (("sail", "x2"), ("sail", "x1")), ("chart:x2",), 0)
    assert found["chart:x5"].price == 1
    assert "chart:x2" not in found, "one step is an option"
    assert {words[1] for way in found.values() for words in way.say} <= set(HEXES)


def test_a_longer_way_may_be_the_cheapest() -> None:
    """Straight to y1 a boat at x2 pays; round by y2 it does not."""
    state = sea({"x2": 2, "y2": 0}, boat=["x2", "x3"])
    assert ways(state)["chart:y1"] == Way("chart:y1", (("sail", "y2"), ("sail", "y1")), ("chart:y2",), 0)


@pytest.mark.parametrize("seed", range(5))
def test_a_way_is_what_it_says(seed: int) -> None:
    """Its decisions are legal, lead there, pass what it names and cost its price."""
    start = GAME.deal(2, seed=seed)
    seat = int(start.actor)
    assert scene.scene(GAME, start, seat).ways
    for way in scene.scene(GAME, start, seat).ways:
        state = start.clone()
        state.journal = journal = Journal()
        passed = []
        for words in way.say:
            act(state, list(words))
            passed.append(f"chart:{look(state)['boat'][seat]}")
        told = [entry.data["minus"] for entry in journal.seen_by(seat) if (entry.what, entry.seat) == ("paid", seat)]
        assert told == [{"coin": 1}] * way.price
        assert passed == [*way.through, way.to]


def test_the_die_is_thrown_at_a_cove() -> None:
    """On a 1 the boat capsizes; else it brings what is printed, and fame. It is told, and cannot be foreseen."""
    came = set()
    for seed in range(40):
        state = sea(boat=["x2", "x3"])
        state = GAME.position(look(state) | {"chance": look(GAME.deal(2, seed=seed))["chance"]})
        assert preview(state, 0, GAME.verbs.number(["sail", "x1"])).final
        state.journal = journal = Journal()
        act(state, ["sail", "x1"])
        after = look(state)
        [rolled] = [entry for entry in journal.seen_by(0) if entry.what == "rolled"]
        assert rolled.data == {"die": f"die.{after['die']}"}
        assert scene.scene(GAME, state, None).pieces["die"].face == f"die.{after['die']}"
        lucky = after["die"] > 1
        assert (after["stranded"][0], after["coin"][0], after["fame"][0]) == (not lucky, 2 + 3 * lucky, int(lucky))
        assert state.actor == 1, "a cove ends the voyage"
        came.add(after["die"])
    assert came == {1, 2, 3, 4, 5, 6}


def test_a_boat_that_lies_on_its_side_is_righted_first() -> None:
    """Everybody sees that it lies."""
    state = sea(stranded=[True, False])
    assert scene.scene(GAME, state, 1).pieces["boat.0"].lying
    assert scene.scene(GAME, state, 0).ways == ()
    with pytest.raises(IllegalAction, match="right it first"):
        act(state, ["sail", "x2"])
    act(state, ["right"])
    assert not look(state)["stranded"][0]
    with pytest.raises(IllegalAction, match="upright"):
        act(state, ["right"])


def test_fame_counts_what_is_printed_on_its_space() -> None:
    """Markers of several seats share a space; the last space is the end of the track."""
    state = sea(fame=[5, 5], coin=[0, 0])
    assert (state.tally(0), state.score(0)) == ({"loot": 0, "coin": 0, "fame": 3}, 3)
    seen = scene.scene(GAME, state, None).pieces
    assert [(seen[f"fame.{seat}"].spot, seen[f"fame.{seat}"].seat) for seat in (0, 1)] == [("5", 0), ("5", 1)]
    assert scene.board(GAME, GAME.options_of(state), 2).faces["fame.3"].rows == ((("vp", 3),),)


def test_the_board_is_geometry() -> None:
    """Cells of the chart are axial; rocks are shut, the harbour and coves printed, two drawings lie under the rest."""
    made = scene.board(GAME, GAME.options_of(sea()), 2)
    zones = {zone.id: zone for zone in made.zones}
    chart, hold, ship = zones["chart"], zones["hold.0"], zones["ship.0"]
    assert (chart.lattice, hold.lattice, ship.lattice) == ("hex", "square", "free")
    assert dict(zip(chart.spots, chart.cells, strict=True))["z1"] == (2.0, -2.0)
    assert [chart.spots[k] for k in chart.shut] == ["v3", "z1"]
    assert [hold.spots[k] for k in hold.shut] == ["c2", "c4"]
    assert chart.printed[chart.spots.index("x1")] == "cove.3"
    assert made.faces["cove.3"].corners == {"gain": ("coin", 3)}
    assert (chart.art, ship.art) == ("chart", "ship")
    assert [area.spots for area in hold.areas] == [("a1", "a2", "b1", "b2"), ("a4", "a5", "b4", "b5")]
