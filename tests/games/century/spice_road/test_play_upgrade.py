"""Upgrade cards (CEN-SR-030 to 036)."""

from __future__ import annotations

import pytest

from carrack.testing import act, legal, look, rule
from tests.games.century.spice_road.table import COLOURS, caravan, offered, often, refused, table, times


@rule("CEN-SR-030")
@pytest.mark.parametrize(("card", "steps"), [("s2", 2), ("m09", 3)])
def test_one_step_for_each_symbol(card: str, steps: int) -> None:
    """r07: Upgrade 2 raises twice and Upgrade 3 three times, one cube after another; then the turn is over."""
    state = table(2, caravans={0: "YYYYY"}, hands={0: ["s1", card]})
    act(state, ["play", card, 1])
    for done in range(steps):
        assert state.turn_of == state.actor == 0
        assert caravan(state, 0) == "Y" * (5 - done) + "R" * done
        act(state, ["upgrade", "yellow"])
    assert caravan(state, 0) == "Y" * (5 - steps) + "R" * steps
    assert state.turn_of == 1
    assert card in look(state)["played"][0]


@rule("CEN-SR-030")
def test_any_cube_may_be_chosen_each_time() -> None:
    """Each step offers every colour of the caravan below brown, and stopping."""
    state = table(2, caravans={0: "YRGB"})
    act(state, ["play", "s2", 1])
    assert legal(state) == [["upgrade", "yellow"], ["upgrade", "red"], ["upgrade", "green"], ["stop"]]
    act(state, ["upgrade", "green"])
    assert legal(state) == [["upgrade", "yellow"], ["upgrade", "red"], ["stop"]]
    act(state, ["upgrade", "yellow"])
    assert caravan(state, 0) == "RRBB"


@rule("CEN-SR-030")
def test_only_the_own_caravan_is_upgraded() -> None:
    """The other players' cubes stay as they are."""
    state = table(3, turn_of=2, caravans={0: "YY", 1: "RR", 2: "YY"})
    act(state, ["play", "s2", 1], ["upgrade", "yellow"], ["upgrade", "yellow"])
    assert [caravan(state, seat) for seat in range(3)] == ["YY", "RR", "RR"]


@rule("CEN-SR-030")
def test_upgrade_card_is_played_once() -> None:
    """Its number of steps is printed; it cannot be used several times with one play."""
    state = table(2, caravans={0: "YYYY"})
    assert times(state, "s2") == [1]
    refused(state, ["play", "s2", 2], "CEN-SR-025")


@rule("CEN-SR-031")
@pytest.mark.parametrize(
    ("used", "result"),
    [(0, "YYYY"), (1, "YYYR"), (2, "YYRR")],
)
def test_symbols_may_stay_unused(used: int, result: str) -> None:
    """CEN-AMB-019: one may stop before any step of Upgrade 3; the card counts as played all the same."""
    state = table(2, caravans={0: "YYYY"}, hands={0: ["s1", "s2", "m09"]})
    act(state, ["play", "m09", 1], *often(used, "upgrade", "yellow"), ["stop"])
    assert caravan(state, 0) == result
    assert look(state)["played"][0] == ["m09"]
    assert state.turn_of == 1


@rule("CEN-SR-031", "CEN-SR-034")
@pytest.mark.parametrize("cubes", ["", "B", "BBBBBBBBBB"])
def test_upgrade_without_a_target_ends_by_itself(cubes: str) -> None:
    """CEN-AMB-012, CEN-AMB-019: with no cube below brown the card may be played and nothing is asked."""
    state = table(2, caravans={0: cubes})
    act(state, ["play", "s2", 1])
    assert caravan(state, 0) == cubes
    assert look(state)["played"][0] == ["s2"]
    assert state.turn_of == 1


@rule("CEN-SR-031", "CEN-SR-034")
def test_only_the_own_cubes_are_targets() -> None:
    """Whether anything is left to upgrade depends on the player's own caravan, not on another's."""
    state = table(2, turn_of=1, caravans={0: "YRG", 1: "B"})
    act(state, ["play", "s2", 1])
    assert state.turn_of == 0
    state = table(2, turn_of=1, caravans={0: "B", 1: "YRG"})
    act(state, ["play", "s2", 1])
    assert state.turn_of == 1
    assert offered(state, "upgrade") == ["yellow", "red", "green"]


@rule("CEN-SR-031", "CEN-SR-034")
def test_upgrade_ends_when_everything_is_brown() -> None:
    """CEN-AMB-012: after the only green cube has become brown the second symbol stays unused."""
    state = table(2, caravans={0: "GB"})
    act(state, ["play", "s2", 1], ["upgrade", "green"])
    assert caravan(state, 0) == "BB"
    assert state.turn_of == 1


@rule("CEN-SR-032")
def test_one_cube_takes_all_steps_of_a_card() -> None:
    """With Upgrade 3 a single yellow cube becomes brown."""
    state = table(2, caravans={0: "YY"}, hands={0: ["s1", "s2", "m09"]})
    act(state, ["play", "m09", 1], ["upgrade", "yellow"], ["upgrade", "red"], ["upgrade", "green"])
    assert caravan(state, 0) == "YB"
    assert state.turn_of == 1


@rule("CEN-SR-033")
@pytest.mark.parametrize(
    ("colour", "result"),
    [("yellow", "YRRRGGBB"), ("red", "YYRGGGBB"), ("green", "YYRRGBBB")],
)
def test_one_level_up(colour: str, result: str) -> None:
    """A cube is exchanged for one of the next colour, and no other cube changes."""
    state = table(2, caravans={0: "YYRRGGBB"})
    act(state, ["play", "s2", 1], ["upgrade", colour], ["stop"])
    assert caravan(state, 0) == result


@rule("CEN-SR-033")
def test_upgrading_needs_no_free_slot() -> None:
    """CEN-AMB-020: one cube becomes one cube, so a full caravan can be upgraded and nothing goes back."""
    state = table(2, caravans={0: "YYYYYRRRRR"})
    act(state, ["play", "s2", 1], ["upgrade", "red"], ["upgrade", "yellow"])
    assert caravan(state, 0) == "YYYYRRRRRG"
    assert state.turn_of == 1


@rule("CEN-SR-033")
@pytest.mark.parametrize("missing", ["yellow", "red", "green"])
def test_only_cubes_of_the_caravan_are_upgraded(missing: str) -> None:
    """A colour that the caravan does not hold cannot be raised."""
    cubes = "".join(letter for letter, name in COLOURS.items() if name != missing)
    state = table(2, caravans={0: cubes})
    act(state, ["play", "s2", 1])
    assert missing not in offered(state, "upgrade")
    refused(state, ["upgrade", missing])


@rule("CEN-SR-034")
def test_brown_is_the_top_of_the_ladder() -> None:
    """CEN-AMB-012: a brown cube is no target, neither at the first symbol nor at the second."""
    state = table(2, caravans={0: "YYB"})
    act(state, ["play", "s2", 1])
    refused(state, ["upgrade", "brown"], "CEN-SR-034")
    act(state, ["upgrade", "yellow"])
    refused(state, ["upgrade", "brown"], "CEN-SR-034")


@rule("CEN-SR-035")
def test_example_two_yellow_cubes_become_red() -> None:
    """The rulebook's example: one yellow cube to red, then another yellow cube to red."""
    state = table(2, caravans={0: "YYYR"})
    act(state, ["play", "s2", 1], ["upgrade", "yellow"], ["upgrade", "yellow"])
    assert caravan(state, 0) == "YRRR"


@rule("CEN-SR-036")
def test_example_one_yellow_cube_becomes_green() -> None:
    """The rulebook's example: one yellow cube to red, then this same red cube to green."""
    state = table(2, caravans={0: "YYY"})
    act(state, ["play", "s2", 1], ["upgrade", "yellow"], ["upgrade", "red"])
    assert caravan(state, 0) == "YYG"
