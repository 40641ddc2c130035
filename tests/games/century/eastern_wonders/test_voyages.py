"""The cheapest way to every cell: what a page offers when a destination is clicked."""

from __future__ import annotations

import pytest

from carrack.core.chance import Chance
from carrack.core.contract import State
from carrack.games.century.eastern_wonders.game import GAME
from carrack.games.century.eastern_wonders.voyages import as_actions, cheapest
from carrack.testing import act
from tests.games.century.eastern_wonders.table import hold, lying, ship, table


def sailed(state: State, seat: int, cell: str) -> State:
    """A copy in which the cheapest way to a cell was said and done."""
    copy = state.clone()
    for action in as_actions(copy, seat, cheapest(copy, seat)[cell]):
        act(copy, action)
    return copy


def test_neighbours_are_free() -> None:
    """One step, nothing left behind."""
    ways = cheapest(table(2, ships={0: "c10"}), 0)
    assert sorted(ways) == ["c04", "c05", "c09", "c11", "c15", "c16"]
    assert all((way.steps, way.left, way.rivals) == ([cell], 0, 0) for cell, way in ways.items())


def test_further_cells_cost_a_cube_a_step() -> None:
    """From c08 down the middle column: c11 is three steps away, two of them paid."""
    ways = cheapest(table(2, ships={0: "c08"}, holds={0: "YYR"}), 0)
    assert (ways["c11"].steps, ways["c11"].left) == (["c09", "c10", "c11"], 2)
    assert "c13" not in ways
    assert ways["c12"].left == 3


def test_rivals_are_added() -> None:
    """A cell with two rivals needs two cubes more; without them it is no destination, only a way."""
    ships = {0: "c08", 1: "c10", 2: "c10"}
    ways = cheapest(table(3, ships=ships, holds={0: "YYR"}), 0)
    assert (ways["c10"].left, ways["c10"].rivals) == (1, 2)
    ways = cheapest(table(3, ships=ships, holds={0: "YR"}), 0)
    assert "c10" not in ways
    assert ways["c11"].left == 2


def test_the_way_back_to_where_it_began() -> None:
    """Two steps, there and back."""
    ways = cheapest(table(2, ships={0: "c08"}, holds={0: "Y"}), 0)
    assert (ways["c08"].steps, ways["c08"].left) == (["c03", "c08"], 1)


def test_cheapest_cubes_are_left_first() -> None:
    """Two yellow and a red: the yellow ones pay for two steps, the red one for the third."""
    state = sailed(table(2, ships={0: "c08"}, holds={0: "YYRG"}), 0, "c12")
    assert (ship(state), hold(state)) == ("c12", "G")
    assert lying(state) == {"c09": "Y", "c10": "Y", "c11": "R"}


def test_what_is_said() -> None:
    """Sail, leave, sail, stop; what the engine answers by itself is not said."""
    state = table(2, ships={0: "c08"}, holds={0: "YR"})
    way = cheapest(state, 0)["c10"]
    assert as_actions(state, 0, way) == [["sail", "c09"], ["leave", "yellow"], ["sail", "c10"], ["stop"]]
    state = table(2, ships={0: "c08"}, holds={0: "Y"})
    way = cheapest(state, 0)["c10"]
    assert as_actions(state, 0, way) == [["sail", "c09"], ["leave", "yellow"], ["sail", "c10"]]


def test_under_way() -> None:
    """After a free step all further ones are paid; after a cube is left, the next one is not."""
    state = table(2, ships={0: "c08"}, holds={0: "YYR"})
    act(state, ["sail", "c09"])
    assert cheapest(state, 0)["c11"].left == 2
    act(state, ["leave", "yellow"])
    assert cheapest(state, 0)["c11"].left == 1
    assert as_actions(state, 0, cheapest(state, 0)["c11"])[0] == ["sail", "c10"]
    act(state, ["sail", "c10"], ["leave", "yellow"], ["sail", "c11"])
    assert cheapest(state, 0)["c12"].left == 1


def test_movement_tokens_make_ways_cheaper() -> None:
    """Three of them: four steps are free."""
    ways = cheapest(table(2, ships={0: "c08"}, bonus={0: {"move": 3}}), 0)
    assert (len(ways["c12"].steps), ways["c12"].left) == (4, 0)


def test_ports_may_be_no_way() -> None:
    """Where paid steps out of ports are forbidden, ways go around them."""
    options = {"port_steps": "forbidden"}
    state = table(2, ships={0: "c01"}, holds={0: "YYYY"}, options=options)
    assert cheapest(state, 0)["c03"].steps == ["c04", "c03"]
    assert sailed(state, 0, "c03").cells is not None


@pytest.mark.parametrize("seed", range(8))
def test_every_way_can_be_sailed_and_is_the_cheapest(seed: int) -> None:
    """In random positions: what is promised comes true, every cell that can be reached is there, none is cheaper."""
    rng = Chance(seed)
    options = {"map": ("first", "free", "turned", "mirrored")[seed % 4], "map_number": 1 + seed % 8}
    state = GAME.deal(2 + seed % 3, {**options, "port_steps": ("paid", "forbidden")[seed % 2]}, seed)
    looked = 0
    for _ in range(300):
        seat = int(state.actor)
        if state.work().name in ("turn", "sailing"):
            looked += 1
            if looked % 30 == 0:
                _compare(state, seat)
        found = state.legal_for(seat)
        state.apply(found[int(rng.below(len(found)))])


def _compare(state: State, seat: int) -> None:
    ways = cheapest(state, seat)
    before = sum(_counts(state, seat))
    for cell, way in ways.items():
        after = sailed(state, seat, cell)
        assert ship(after, seat) == cell
        assert after.work().name != "sailing"
        paid = before - sum(_counts(after, seat))
        still_to_pay = len([k for k in range(int(after.seats)) if after.frame(4) >> k & 1])
        assert paid + (still_to_pay if after.work().name == "rivals" else 0) in (way.left + way.rivals, way.left)
    assert _reachable(state, seat, max(before, 0)) == {cell: way.left + way.rivals for cell, way in ways.items()}


def _counts(state: State, seat: int) -> list[int]:
    return [len(hold(state, seat))]


def _reachable(state: State, seat: int, cubes: int) -> dict[str, int]:
    """By trying: the fewest cubes with which a voyage ends in each cell; colours make no difference."""
    best: dict[str, int] = {}
    seen: set[bytes] = set()
    edge = [state.clone()]
    while edge:
        following: list[State] = []
        for each in edge:
            key = bytes(f"{each.frames()} {ship(each, seat)} {len(hold(each, seat))} {each.work().name}", "ascii")
            if key in seen:
                continue
            seen.add(key)
            if each.work().name not in ("turn", "sailing") or int(each.actor) != seat:
                cost = cubes - len(hold(each, seat))
                if each.work().name == "rivals":
                    cost += len([k for k in range(int(each.seats)) if each.frame(4) >> k & 1])
                cell = ship(each, seat)
                best[cell] = min(best.get(cell, cost), cost)
                continue
            said = [GAME.verbs.readable(action) for action in each.legal()]
            leaves = [action for action in said if action[0] == "leave"][:1]
            for action in [a for a in said if a[0] in ("sail", "stop")] + leaves:
                copy = each.clone()
                act(copy, action)
                following.append(copy)
        edge = following
    return best
