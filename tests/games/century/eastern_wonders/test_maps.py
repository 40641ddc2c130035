"""Maps: the printed one, and self-made ones (CEN-EW-004, 006, 079)."""

from __future__ import annotations

from itertools import combinations

import pytest

from carrack.core import say
from carrack.games.century.eastern_wonders import at, charts, maps
from carrack.games.century.eastern_wonders.game import GAME
from carrack.games.century.eastern_wonders.mapmaking import IMAGES, make_maps
from carrack.games.century.shared.hexes import connected, distance, has_hole, touching
from carrack.testing import rule
from tests.games.century.eastern_wonders.table import CELLS, offered, table

PRINTED = {
    "c01": "c02 c04 c05 p1",
    "c02": "c01 c05 c06 p2",
    "c03": "c04 c08 c09 p1",
    "c04": "c01 c03 c05 c09 c10 p1",
    "c08": "c03 c09 c14",
    "c10": "c04 c05 c09 c11 c15 c16",
    "c13": "c07 c12 c18",
    "c16": "c10 c11 c15 c17 c19 c20",
    "p1": "c01 c03 c04",
    "p2": "c02 c06 c07",
    "p3": "c14 c15 c19",
    "p4": "c17 c18 c20",
}
"""Read off the picture in table.py: what touches what."""
SELF_MADE = range(1, len(maps.CHARTS))


@rule("CEN-EW-004")
@pytest.mark.parametrize("cell", PRINTED)
def test_the_printed_map(cell: str) -> None:
    """From a cell a ship sails to the cells that touch it, and to no other."""
    assert offered(table(2, ships={0: cell}, holds={0: "YYYY"}), "sail") == PRINTED[cell].split()


@rule("CEN-EW-004")
def test_the_columns_of_the_printed_map() -> None:
    """CEN-AMB-059: markets in columns of 2, 5, 6, 5, 2."""
    columns = [q for q, _ in maps.CHARTS[0][:20]]
    assert [columns.count(q) for q in (-2, -1, 0, 1, 2)] == [2, 5, 6, 5, 2]


@rule("CEN-EW-004")
def test_a_first_game_has_the_printed_map_and_later_ones_may_have_others() -> None:
    """The option `map` says which; a first game has nothing to choose."""
    assert GAME.options_of(GAME.deal(2))["map"] == "first"
    assert GAME.options[0].values == ("first", "free", "turned", "mirrored")
    assert len({tuple(chart) for chart in maps.CHARTS}) == 1 + 3 * 8


@rule("CEN-EW-006")
@pytest.mark.parametrize("chart", range(len(maps.CHARTS)))
def test_ports_lie_at_the_corners(chart: int) -> None:
    """Four of them, at the rim where they touch three tiles at most, and three steps apart at least."""
    cells = maps.CHARTS[chart]
    ports = cells[20:]
    assert len(ports) == 4
    assert all(2 <= touching(port, cells) <= 3 for port in ports)
    assert all(distance(one, other) >= 3 for one, other in combinations(ports, 2))


@rule("CEN-EW-079")
@pytest.mark.parametrize("chart", range(len(maps.CHARTS)))
def test_each_tile_touches_two_others(chart: int) -> None:
    """CEN-AMB-086, CEN-AMB-087: ports too; and the whole map hangs together, without a hole."""
    cells = maps.CHARTS[chart]
    assert len(set(cells)) == len(cells) == 24
    assert all(touching(cell, cells) >= 2 for cell in cells)
    assert connected(set(cells))
    assert not has_hole(set(cells))


@rule("CEN-EW-079")
@pytest.mark.parametrize("kind", ["free", "turned", "mirrored"])
def test_self_made_maps_are_the_same_for_ever(kind: str) -> None:
    """They are drawn from a seed of their own, not from the match."""
    made = make_maps(kind, 8, 20, 4)
    first = 1 + 8 * list(IMAGES).index(kind)
    assert made == maps.CHARTS[first : first + 8]
    assert len({tuple(each) for each in made}) == 8


@pytest.mark.parametrize("kind", ["turned", "mirrored"])
def test_symmetric_maps(kind: str) -> None:
    """Turned by half, or left and right exchanged, a map and its ports lie where they lay."""
    for cells in make_maps(kind, 8, 20, 4):
        assert {IMAGES[kind](cell) for cell in cells} == set(cells)
        assert {IMAGES[kind](cell) for cell in cells[20:]} == set(cells[20:])


@rule("CEN-EW-004")
@pytest.mark.parametrize("kind", ["free", "turned", "mirrored"])
@pytest.mark.parametrize("number", [1, 8])
def test_the_options_name_the_map(kind: str, number: int) -> None:
    """Ships sail by the neighbours of the map that the options name."""
    state = table(2, ships={0: "c10"}, holds={0: "YYYY"}, options={"map": kind, "map_number": number})
    cells = maps.CHARTS[1 + 8 * list(IMAGES).index(kind) + number - 1]
    near = [CELLS[k] for k, cell in enumerate(cells) if distance(cell, cells[9]) == 1]
    assert offered(state, "sail") == near


def test_neighbours_and_distances_agree() -> None:
    """Touching is mutual, and one step; what is two steps away touches something that touches."""
    for chart in range(len(maps.CHARTS)):
        near = [int(charts.NEIGHBOURS[chart * 25 + cell]) for cell in range(25)]
        for one in range(1, 25):
            for other in range(1, 25):
                steps = charts.DISTANCES[(chart * 25 + one) * 25 + other]
                assert (near[one] >> other & 1) == (near[other] >> one & 1) == (steps == 1)
                assert (steps == 0) == (one == other)
                if steps > 1:
                    before = [k for k in range(1, 25) if near[other] >> k & 1]
                    assert min(charts.DISTANCES[(chart * 25 + one) * 25 + k] for k in before) == steps - 1


@rule("CEN-EW-004")
def test_the_options_of_a_first_map_do_not_need_a_number() -> None:
    """Whatever number is chosen, the printed map is the printed map."""
    assert [int(charts.chart_of(0, k)) for k in range(8)] == [0] * 8
    assert [int(charts.chart_of(1, k)) for k in range(8)] == list(SELF_MADE)[:8]


@pytest.mark.parametrize("chart", range(len(maps.CHARTS)))
def test_ports_are_called_by_their_sides(chart: int) -> None:
    """Each in its own way, so that a log can tell them apart; on the printed map they are the four corners."""
    assert len(set(maps.sides(chart))) == 4
    assert chart > 0 or maps.sides(chart) == ["nw", "sw", "ne", "se"]


def test_a_refusal_calls_ports_as_its_own_map_does() -> None:
    """Where two maps have the same port at different sides, each is told by its own."""
    told = set()
    for options in ({"map": "first"}, {"map": "free", "map_number": 1}):
        state = GAME.deal(2, options, seed=1)
        told.add(say.refusal(state, 0, GAME.verbs.number(["sail", "p1"]), int(at.NOT_ADJACENT), "en"))
    assert len(told) == 2
    assert any("north-west port" in each for each in told)
    assert any("south-west port" in each for each in told)
