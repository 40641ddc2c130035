"""The trade with a choice: three yellow for one brown or two red (CEN-BON-006 to 010)."""

from __future__ import annotations

import pytest

from carrack.core.contract import State
from carrack.games.century.spice_road.game import GAME
from carrack.testing import act, legal, look, rule
from tests.games.century.spice_road.table import caravan, refused, table, times

BROWN: list[str | int] = ["choose", 0]
RED: list[str | int] = ["choose", 1]


def about_to_choose(cubes: str, lots: int) -> State:
    """Seat 0 of two with these cubes has just played the choice trade for so many lots."""
    state = table(2, caravans={0: cubes}, hands={0: ["b1_3"]}, bonus=["b1"])
    act(state, ["play", "b1_3", lots])
    return state


def outcomes(state: State) -> list[str]:
    """What seat 0 has at the end of its turn, once for every way of choosing."""
    if state.turn_of != 0:
        return [caravan(state, 0)]
    found = []
    for action in legal(state):
        chosen = state.clone()
        act(chosen, action)
        found += outcomes(chosen)
    return found


@rule("CEN-BON-006")
@pytest.mark.parametrize(("choice", "result"), [(BROWN, "GB"), (RED, "RRG")])
def test_three_yellow_for_one_brown_or_two_red(choice: list[str | int], result: str) -> None:
    """As the player prefers; nothing is given or taken before the choice."""
    state = about_to_choose("YYYG", 1)
    assert caravan(state, 0) == "YYYG"
    assert legal(state) == [BROWN, RED]
    act(state, choice)
    assert caravan(state, 0) == result
    assert look(state)["played"][0] == ["s1", "s2", "b1_3"]
    assert state.turn_of == 1


@rule("CEN-BON-006")
@pytest.mark.parametrize("cubes", ["", "YY", "YYRRGGBB", "RRRGGGBBB"])
def test_choice_trade_needs_its_three_cubes(cubes: str) -> None:
    """CEN-AMB-036: at least one exchange, as with every trade; so without three yellow cubes it cannot be played."""
    state = table(2, caravans={0: cubes}, hands={0: ["b1_3"]}, bonus=["b1"])
    assert times(state, "b1_3") == []
    refused(state, ["play", "b1_3", 1], "CEN-SR-039")


@rule("CEN-BON-006")
def test_choice_cannot_be_declined() -> None:
    """CEN-AMB-036: once played, one of the two has to be taken."""
    state = about_to_choose("YYY", 1)
    for action in (["decline"], ["stop"], ["rest"], ["pay", "yellow"], ["discard", "yellow"]):
        refused(state, [*action], "")


@rule("CEN-BON-007")
def test_output_is_chosen_anew_for_every_lot() -> None:
    """After brown for the first three yellow cubes, both are offered again for the next three."""
    state = about_to_choose("YYYYYY", 2)
    act(state, BROWN)
    assert caravan(state, 0) == "YYYB"
    assert state.turn_of == state.actor == 0
    assert legal(state) == [BROWN, RED]
    act(state, RED)
    assert caravan(state, 0) == "RRB"
    assert state.turn_of == 1


@rule("CEN-BON-007")
def test_every_mixture_has_one_path() -> None:
    """Brown lots are chosen first: who takes red takes red for the remaining lots too, unasked."""
    state = about_to_choose("YYYYYYYYY", 3)
    act(state, BROWN, RED)
    assert caravan(state, 0) == "RRRRB"
    assert state.turn_of == 1
    state = about_to_choose("YYYYYYYYY", 3)
    act(state, RED)
    assert caravan(state, 0) == "RRRRRR"
    assert state.turn_of == 1


@rule("CEN-BON-007")
def test_brown_after_red_is_refused() -> None:
    """A position in which red was chosen before and a lot is left allows red alone."""
    plain = look(about_to_choose("YYYYYY", 2))
    plain["frames"][-1][5] = 1
    state = GAME.position(plain)
    assert legal(state) == [RED]
    refused(state, BROWN, "CEN-BON-007")


@rule("CEN-BON-008")
def test_example_six_yellow_cubes() -> None:
    """The rulebook's example: 2 brown, or 1 brown and 2 red, or 4 red, each in exactly one way."""
    assert sorted(outcomes(about_to_choose("YYYYYY", 2))) == sorted(["BB", "RRB", "RRRR"])


@rule("CEN-BON-009")
def test_example_nine_yellow_cubes() -> None:
    """The rulebook's example: 3 brown, 2 brown and 2 red, 1 brown and 4 red, or 6 red, each in exactly one way."""
    assert sorted(outcomes(about_to_choose("YYYYYYYYY", 3))) == sorted(["BBB", "RRBB", "RRRRB", "RRRRRR"])


@rule("CEN-BON-008", "CEN-BON-009", "CEN-BON-010")
@pytest.mark.parametrize(("yellow", "lots"), [(6, 1), (9, 1), (9, 2), (10, 2)])
def test_fewer_lots_than_possible(yellow: int, lots: int) -> None:
    """The number of lots is the player's choice: the other yellow cubes stay."""
    assert times(table(2, caravans={0: "Y" * yellow}, hands={0: ["b1_3"]}, bonus=["b1"]), "b1_3")[-1] > lots
    left = "Y" * (yellow - 3 * lots)
    mixtures = [left + "R" * 2 * (lots - brown) + "B" * brown for brown in range(lots + 1)]
    assert sorted(outcomes(about_to_choose("Y" * yellow, lots))) == sorted(mixtures)


@rule("CEN-BON-010")
@pytest.mark.parametrize(
    ("yellow", "lots", "left"),
    [(3, 1, 0), (4, 1, 1), (5, 1, 2), (6, 2, 0), (7, 2, 1), (8, 2, 2), (9, 3, 0), (10, 3, 1)],
)
def test_lots_of_exactly_three(yellow: int, lots: int, left: int) -> None:
    """From 3 to 10 yellow cubes: as many whole lots as there are, and what is over stays yellow."""
    state = table(2, caravans={0: "Y" * yellow}, hands={0: ["b1_3"]}, bonus=["b1"])
    assert times(state, "b1_3") == [*range(1, lots + 1)]
    refused(state, ["play", "b1_3", lots + 1], "CEN-SR-039")
    act(state, ["play", "b1_3", lots], *[BROWN] * lots)
    assert caravan(state, 0) == "Y" * left + "B" * lots
    assert state.turn_of == 1


@rule("CEN-BON-010")
def test_only_yellow_cubes_are_given() -> None:
    """Five yellow cubes and five others are one lot, not three."""
    state = table(2, caravans={0: "YYYYYRRGBB"}, hands={0: ["b1_3"]}, bonus=["b1"])
    assert times(state, "b1_3") == [1]
    act(state, ["play", "b1_3", 1], RED)
    assert caravan(state, 0) == "YYRRRRGBB"
