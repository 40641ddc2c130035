"""Trade cards (CEN-SR-037 to 040)."""

from __future__ import annotations

import pytest

from carrack.testing import act, look, rule
from tests.games.century.spice_road.table import caravan, refused, table, times


@rule("CEN-SR-037")
def test_trade_gives_what_is_above_the_arrow_and_takes_what_is_below() -> None:
    """Yellow and red for brown: of YYRG, one yellow and the red go, a brown comes."""
    state = table(2, caravans={0: "YYRG", 1: "YR"}, hands={0: ["s1", "s2", "m16"]})
    act(state, ["play", "m16", 1])
    assert caravan(state, 0) == "YGB"
    assert caravan(state, 1) == "YR"
    assert look(state)["played"][0] == ["m16"]
    assert state.turn_of == 1


@rule("CEN-SR-037")
@pytest.mark.parametrize("cubes", ["", "Y", "RRGGBB", "YRGB"])
def test_at_least_one_exchange(cubes: str) -> None:
    """CEN-AMB-018: without two yellow cubes, two yellow for one green cannot be played at all."""
    state = table(2, caravans={0: cubes}, hands={0: ["s1", "s2", "m11"]})
    assert times(state, "m11") == []
    refused(state, ["play", "m11", 1], "CEN-SR-039")


@rule("CEN-SR-038")
def test_as_often_as_the_cubes_allow() -> None:
    """From 8 yellow cubes one may trade two for two 1, 2, 3 or 4 times; trading 3 times leaves 2 yellow."""
    state = table(2, caravans={0: "YYYYYYYYR"}, hands={0: ["s1", "s2", "m12"]})
    assert times(state, "m12") == [1, 2, 3, 4]
    act(state, ["play", "m12", 3])
    assert caravan(state, 0) == "YYRRRRRRR"
    assert state.turn_of == 1


@rule("CEN-SR-038")
def test_no_set_maximum() -> None:
    """Ten red cubes can be traded ten times, and all thirty yellow cubes are gained before any goes back."""
    state = table(2, caravans={0: "RRRRRRRRRR"}, hands={0: ["s1", "s2", "m10"]})
    assert times(state, "m10") == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    act(state, ["play", "m10", 10])
    assert caravan(state, 0) == "YYYYYYYYYY"


@rule("CEN-SR-038")
def test_two_colours_are_given_as_often_as_the_scarcer_one_lasts() -> None:
    """Two yellow and a green for two brown: YYYYYYYGG allows it twice, the green cubes are the limit."""
    state = table(2, caravans={0: "YYYYYYYGG"}, hands={0: ["s1", "s2", "m30"]})
    assert times(state, "m30") == [1, 2]
    act(state, ["play", "m30", 2])
    assert caravan(state, 0) == "YYYBBBB"


@rule("CEN-SR-038")
def test_number_of_exchanges_is_the_players_choice() -> None:
    """One exchange is enough, although the cubes would do for more."""
    state = table(2, caravans={0: "GGGGGG"}, hands={0: ["s1", "s2", "m33"]})
    act(state, ["play", "m33", 1])
    assert caravan(state, 0) == "GGGGBB"
    assert state.turn_of == 1


@rule("CEN-SR-039")
@pytest.mark.parametrize(("cubes", "most"), [("YYY", 1), ("YYYY", 2), ("YYYYY", 2), ("YYYYYYYYYY", 5)])
def test_a_part_of_the_price_gives_nothing(cubes: str, most: int) -> None:
    """An odd yellow cube is worth no exchange of two yellow for one green."""
    state = table(2, caravans={0: cubes}, hands={0: ["s1", "s2", "m11"]})
    assert times(state, "m11") == list(range(1, most + 1))
    refused(state, ["play", "m11", most + 1], "CEN-SR-039")
    act(state, ["play", "m11", most])
    assert caravan(state, 0) == "Y" * (len(cubes) - 2 * most) + "G" * most


@rule("CEN-SR-039")
@pytest.mark.parametrize("cubes", ["YG", "YY", "YYRB", "GGG", "YGGGG"])
def test_every_colour_of_the_price_is_needed(cubes: str) -> None:
    """Two yellow and a green for two brown: no other cubes will do instead."""
    state = table(2, caravans={0: cubes}, hands={0: ["s1", "s2", "m30"]})
    refused(state, ["play", "m30", 1], "CEN-SR-039")


@rule("CEN-SR-039")
def test_cubes_on_merchants_and_of_others_do_not_count() -> None:
    """Only the own caravan pays for a trade."""
    state = table(2, caravans={0: "Y", 1: "YYYY"}, hands={0: ["s1", "s2", "m11"]}, on_merchants={0: "YY"})
    refused(state, ["play", "m11", 1], "CEN-SR-039")


@rule("CEN-SR-038", "CEN-SR-039")
def test_each_seat_trades_with_its_own_cubes() -> None:
    """Seat 1 has cubes for two exchanges; what seat 0 holds matters neither way."""
    for others in ("", "YYYYYYYYYY"):
        state = table(2, turn_of=1, caravans={0: others, 1: "YYYY"}, hands={1: ["s1", "s2", "m11"]})
        assert times(state, "m11") == [1, 2]
        refused(state, ["play", "m11", 3], "CEN-SR-039")
        act(state, ["play", "m11", 2])
        assert [caravan(state, seat) for seat in range(2)] == [others, "GG"]


@rule("CEN-SR-040")
@pytest.mark.parametrize(("often", "result"), [(1, "YYYYG"), (2, "YYGG"), (3, "GGG")])
def test_example_six_yellow_cubes(often: int, result: str) -> None:
    """The rulebook's example: with 6 yellow cubes Artyom trades 2, 4 or 6 of them for 1, 2 or 3 green."""
    state = table(3, caravans={0: "YYYYYY"}, hands={0: ["s1", "s2", "m11"]})
    assert times(state, "m11") == [1, 2, 3]
    act(state, ["play", "m11", often])
    assert caravan(state, 0) == result
