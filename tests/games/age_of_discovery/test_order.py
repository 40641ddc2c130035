"""Turn order: how the initiative line makes it, and what it decides (AOD-092 to 095, 111 to 114, 119)."""

from __future__ import annotations

from itertools import permutations

import pytest

from carrack.games.age_of_discovery.game import GAME
from carrack.testing import act, look, rule
from tests.games.age_of_discovery.table import (
    ENGLAND,
    FRANCE,
    PORTUGAL,
    asked,
    hand,
    line,
    next_turn,
    order,
    place,
    resolve,
    ships,
    table,
    wander,
)
from tests.games.age_of_discovery.turns import idle_turn

ORANGE = 3
"""Holland is the fifth nation; in the rulebook's example for four players the fourth stands for it."""


# ---- the new order -----------------------------------------------------------------------------------------


@rule("AOD-092")
@pytest.mark.parametrize("cells", list(permutations(range(3))))
def test_initiative_cells_become_turn_order_cells(cells: tuple[int, ...]) -> None:
    """Cell 1 of the one becomes cell 1 of the other, and so on, whatever the order was."""
    state = next_turn(resolve(table(3, initiative=cells, order=[2, 0, 1], turn_of=2)))
    assert order(state) == list(cells)
    assert line(state, "initiative") == []
    assert int(state.actor) == cells[0]


@rule("AOD-092")
def test_a_specialist_on_the_line_returns_to_the_reserve() -> None:
    """R-32: its seat moves up all the same, and this and every later hand is five colonists."""
    state = next_turn(resolve(table(3, initiative=[(2, "captain"), (1, "soldier")])))
    assert order(state) == [2, 1, 0]
    for _ in range(2):
        assert [hand(state, seat) for seat in range(3)] == ["colonist*5"] * 3
        idle_turn(state)


@rule("AOD-093")
@pytest.mark.parametrize(("cells", "new"), [([2], [2, 0, 1]), ([1], [1, 0, 2]), ([0], [0, 1, 2]), ([], [0, 1, 2])])
def test_players_without_a_piece_come_behind(cells: list[int], new: list[int]) -> None:
    """Even the first player falls behind the one who alone stood on the line."""
    assert order(next_turn(resolve(table(3, initiative=cells)))) == new


@rule("AOD-094")
@pytest.mark.parametrize("old", list(permutations(range(4))))
def test_players_without_a_piece_keep_their_order(old: tuple[int, ...]) -> None:
    """From any order with seat 1 alone on the line: seat 1 first, the others as they were."""
    state = next_turn(resolve(table(4, order=old, turn_of=old[0], initiative=[1])))
    assert order(state) == [1, *(seat for seat in old if seat != 1)]


@rule("AOD-094")
def test_five_players_two_of_them_on_the_line() -> None:
    """Old order 4 2 0 3 1; seats 3 and 2 stand on the line: new order 3 2 4 0 1."""
    state = next_turn(resolve(table(5, order=[4, 2, 0, 3, 1], turn_of=1, initiative=[3, 2])))
    assert order(state) == [3, 2, 4, 0, 1]


@rule("AOD-095")
def test_the_example_of_the_rulebook() -> None:
    """Turn 2: Red, Blue, Green, Orange; Green in cell 1, Orange in cell 2. Turn 3: Green, Orange, Red, Blue."""
    red, blue, green = ENGLAND, FRANCE, PORTUGAL
    state = table(4, turn=2, order=[red, blue, green, ORANGE], turn_of=blue, initiative=[green, ORANGE])
    next_turn(resolve(state))
    assert int(state.turn) == 3
    assert order(state) == [green, ORANGE, red, blue]


@rule("AOD-111")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_each_player_in_one_cell(seats: int) -> None:
    """From the deal to the end every player stands in exactly one of the cells 1 to the number of players."""
    state = GAME.deal(seats, seed=seats)
    assert sorted(look(state)["order"][:seats]) == list(range(seats))
    for later in wander(state, seats):
        assert sorted(look(later)["order"][:seats]) == list(range(seats))
        assert look(later)["order"][seats:] == [-1] * (5 - seats)


# ---- what the order decides --------------------------------------------------------------------------------


@rule("AOD-112")
@pytest.mark.parametrize("seats", [2, 4, 5])
def test_cells_give_the_order_of_placement(seats: int) -> None:
    """With the last seat first and so on down, they place in that order."""
    cells = list(reversed(range(seats)))
    state = table(seats, order=cells, turn_of=cells[0], hands=dict.fromkeys(range(seats), "colonist"))
    gone = []
    while int(state.turn) == 2:
        gone.append(int(state.actor))
        place(state, ("colonist", "discovery" if len(gone) == 0 else "shipping"))
    assert gone == cells


@rule("AOD-115")
def test_who_has_gone_in_this_round_is_on_record() -> None:
    """Order 2, 0, 1: one after another has gone; with the next round all begin anew."""
    state = table(3, order=[2, 0, 1], turn_of=2, hands=dict.fromkeys(range(3), "colonist*2"))
    gone = []
    for _ in range(5):
        gone.append([seat for seat in range(3) if look(state)["frames"][0][5] >> seat & 1])
        place(state, ("colonist", "shipping"))
    assert gone == [[], [2], [0, 2], [], [2]]


@rule("AOD-113")
@pytest.mark.parametrize("cells", list(permutations(range(3))))
@pytest.mark.parametrize("strong", ["captain", "colonist*2", "merchant", "soldier missionary"])
def test_turn_order_breaks_ties_on_merchant_shipping(cells: tuple[int, ...], strong: str) -> None:
    """D-16: a strength of two is equal however many pieces make it; the earlier seat gets the ship."""
    state = table(3, order=cells, turn_of=cells[0], shipping={1: strong, 2: "colonist*2"})
    resolve(state)
    earlier = min((1, 2), key=cells.index)
    assert [ships(state, seat) for seat in range(3)] == [int(seat == earlier) for seat in range(3)]


@rule("AOD-114")
@pytest.mark.parametrize("cells", list(permutations(range(3))))
def test_discovery_attempts_come_in_turn_order(cells: tuple[int, ...]) -> None:
    """Everybody has a piece on the line; they are asked in the order of their cells."""
    state = table(3, order=cells, turn_of=cells[-1], discovery=dict.fromkeys(range(3), "colonist"))
    resolve(state)
    gone = []
    while asked(state) == "exploring":
        gone.append(int(state.actor))
        act(state, ["decline"])
    assert gone == list(cells)


@rule("AOD-119")
def test_the_current_turn_is_played_in_the_old_order() -> None:
    """R-06: seat 2 leads the initiative line, yet seat 0 wins a tie, explores first and moves soldiers first."""
    state = table(
        3,
        turn=8,
        initiative=[2, 1],
        shipping={0: "colonist", 2: "colonist"},
        discovery={0: "colonist", 2: "colonist"},
        colony={(0, "peru"): "soldier colonist", (2, "peru"): "soldier colonist", (1, "brazil"): "colonist"},
        buildings={0: ["stables"], 2: ["relocation"]},
    )
    resolve(state, "goods")
    act(state, ["take", look(state)["offer"][0]])
    assert [ships(state, seat) for seat in range(3)] == [1, 0, 0]
    asked_for = []
    while not state.over:
        asked_for.append((asked(state), int(state.actor)))
        assert order(state) == [0, 1, 2]
        act(state, ["decline"])
    assert asked_for == [("exploring", 0), ("exploring", 2), ("improving", 0), ("improving", 2)]


@rule("AOD-119")
def test_the_new_order_replaces_the_old_one() -> None:
    """The next turn begins with the seat in initiative cell 1, and the turn after that is not changed again."""
    state = next_turn(resolve(table(3, initiative=[2, 1])))
    assert order(state) == [2, 1, 0]
    while int(state.turn) == 3:
        place(state, ("colonist", "shipping"))
    assert order(state) == [2, 1, 0]
