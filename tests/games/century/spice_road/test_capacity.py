"""Caravan capacity and cube supply (CEN-SR-061 to 065)."""

from __future__ import annotations

from itertools import permutations

import pytest

from carrack.core.contract import State
from carrack.core.errors import IllegalAction
from carrack.games.century.spice_road.game import GAME
from carrack.testing import act, legal, look, rule
from tests.games.century.spice_road.table import answer_all, caravan, offered, often, refused, table

ALL_CARDS = ["s1", "s2", "m01", "m03", "m04", "m05", "m06", "m08", "m36"]


def about_to_play(cubes: str) -> State:
    """Seat 0 of two with these cubes and several cards in hand."""
    return table(2, caravans={0: cubes}, hands={0: ALL_CARDS})


def crowded() -> State:
    """An impossible position: three of four caravans hold 12, 11 and 12 cubes, and seat 1 is about to rest."""
    caravans = {0: "YYYYRRRRRGGG", 1: "YYYYYRRRGGG", 2: "YYY", 3: "YYYYYYYYYYRB"}
    return table(4, turn_of=1, caravans=caravans, fair=False)


# ---- ten cubes ---------------------------------------------------------------------------------------------


@rule("CEN-SR-061")
@pytest.mark.parametrize("cubes", ["YYYYYYYY", "YYRRGGBB", "BBBBBBBB"])
def test_ten_cubes_fit(cubes: str) -> None:
    """Eight cubes and two more: nothing is asked and nothing goes back."""
    state = about_to_play(cubes)
    act(state, ["play", "s1", 1])
    assert caravan(state, 0) == "YY" + cubes
    assert state.turn_of == state.actor == 1


@rule("CEN-SR-061")
def test_eleven_cubes_do_not_fit() -> None:
    """Nine cubes and two more: one has to go back before the next turn begins."""
    state = about_to_play("RRRRRRRRR")
    act(state, ["play", "s1", 1])
    assert caravan(state, 0) == "YYRRRRRRRRR"
    assert state.turn_of == state.actor == 0
    act(state, ["discard", "red"])
    assert caravan(state, 0) == "YYRRRRRRRR"
    assert state.turn_of == state.actor == 1


# ---- every caravan, at the end of every turn ---------------------------------------------------------------


@rule("CEN-SR-062")
@pytest.mark.parametrize("action", [["rest"], ["acquire", 0], ["claim", 0], ["play", "s1", 1]])
@pytest.mark.parametrize("full", [1, 2])
def test_other_caravans_are_cut_at_the_end_of_any_turn(action: list[str | int], full: int) -> None:
    """CEN-AMB-003: whoever holds too much returns it when seat 0's turn ends, whatever seat 0 did."""
    state = table(3, caravans={0: "YYRR", full: "YYYYYYRRRRRR"}, goals=["p01"], fair=False)
    act(state, action)
    assert state.turn_of == 0
    assert state.actor == full
    assert GAME.waiting(state) == [full]
    act(state, ["discard", "yellow"], ["discard", "red"])
    assert caravan(state, full) == "YYYYYRRRRR"
    assert state.turn_of == state.actor == 1


@rule("CEN-SR-062")
def test_surplus_of_one_colour_goes_back_by_itself() -> None:
    """Cubes that are all alike leave no choice, in the own caravan and in another."""
    state = table(2, caravans={0: "YYYYYYYYY", 1: "BBBBBBBBBBBBB"}, fair=False)
    act(state, ["play", "s1", 1])
    assert caravan(state, 0) == "YYYYYYYYYY"
    assert caravan(state, 1) == "BBBBBBBBBB"
    assert state.turn_of == 1


@rule("CEN-SR-062", "CEN-SR-063")
def test_all_seats_with_a_surplus_are_asked_at_once() -> None:
    """CEN-AMB-004: the active player comes first, then clockwise; the seat that has room is not asked."""
    state = crowded()
    act(state, ["rest"])
    seen = [(int(state.actor), GAME.waiting(state))]
    for seat, colours in ((1, ["green"]), (3, ["yellow", "yellow"]), (0, ["yellow", "red"])):
        refused(state, ["discard", "yellow"], "", seat=2)
        answer_all(state, [(seat, colour) for colour in colours])
        seen.append((int(state.actor), GAME.waiting(state)))
    assert seen == [(1, [0, 1, 3]), (3, [0, 3]), (0, [0]), (2, [2])]
    assert state.turn_of == 2


@rule("CEN-SR-063")
def test_order_of_answers_changes_nothing() -> None:
    """CEN-AMB-004: however the answers of three seats are interleaved, the same position comes of it."""
    answers = {0: ["red", "green"], 1: ["green"], 3: ["yellow", "brown"]}
    results = set()
    for order in set(permutations([0, 0, 1, 3, 3])):
        state = crowded()
        act(state, ["rest"])
        left = {seat: iter(colours) for seat, colours in answers.items()}
        answer_all(state, [(seat, next(left[seat])) for seat in order])
        assert [caravan(state, seat) for seat in range(4)] == ["YYYYRRRRGG", "YYYYYRRRGG", "YYY", "YYYYYYYYYR"]
        assert state.turn_of == state.actor == 2
        results.add(state.to_bytes())
    assert len(results) == 1


@rule("CEN-SR-063")
def test_seat_that_has_answered_is_not_asked_again() -> None:
    """CEN-AMB-005: who is down to ten cubes cannot return more while others still choose."""
    state = crowded()
    act(state, ["rest"])
    answer_all(state, [(1, "yellow")])
    refused(state, ["discard", "yellow"], "", seat=1)
    assert state.legal_for(1) == []


@rule("CEN-SR-063")
@pytest.mark.parametrize(("high", "low"), [(0, 4), (4, 0), (1, 2), (3, 2)])
def test_one_seats_choice_does_not_bind_another(high: int, low: int) -> None:
    """One seat begins with green; another may still return yellow, and then the first still may not."""
    state = table(5, caravans={high: "YYYYYYYGGBBB", low: "YYYYYYYGGBBB"}, fair=False)
    act(state, ["rest"])
    answer_all(state, [(high, "green"), (low, "yellow"), (low, "brown")])
    refused(state, ["discard", "yellow"], "CEN-SR-063", seat=high)
    answer_all(state, [(high, "brown")])
    assert caravan(state, high) == "YYYYYYYGBB"
    assert caravan(state, low) == "YYYYYYGGBB"
    assert state.turn_of == 1


@rule("CEN-SR-063")
def test_seat_without_a_choice_is_not_asked() -> None:
    """Seat 1 has only brown cubes: three of them go back by themselves, and seat 0 alone is asked."""
    state = table(2, caravans={0: "YYYYYYRRRRR", 1: "BBBBBBBBBBBBB"}, fair=False)
    act(state, ["rest"])
    assert (caravan(state, 1), look(state)["waiting"]) == ("BBBBBBBBBB", [0])
    act(state, ["discard", "yellow"])
    assert (caravan(state, 0), int(state.turn_of)) == ("YYYYYRRRRR", 1)


@pytest.mark.parametrize(
    ("cubes", "action", "answer", "rule_id"),
    [
        ("YYR", ["acquire", 1], ["pay", "brown"], "CEN-SR-041"),
        ("Y", ["play", "s2", 1], ["upgrade", "red"], "CEN-SR-030"),
        ("YRRRRRRRRR", ["play", "s1", 1], ["discard", "brown"], "CEN-SR-063"),
    ],
)
def test_a_colour_one_does_not_have_is_refused_by_the_rule_in_question(
    cubes: str, action: list[str | int], answer: list[str | int], rule_id: str
) -> None:
    """Paying, upgrading and returning each name their own rule."""
    state = table(2, caravans={0: cubes})
    act(state, action)
    with pytest.raises(IllegalAction) as caught:
        act(state, answer)
    assert caught.value.rule == rule_id


# ---- the owner's choice ------------------------------------------------------------------------------------


@rule("CEN-SR-063")
@pytest.mark.parametrize(
    ("colour", "result"),
    [("yellow", "YYRRRGGGBB"), ("red", "YYYRRGGGBB"), ("green", "YYYRRRGGBB"), ("brown", "YYYRRRGGGB")],
)
def test_owner_decides_which_cube_goes_back(colour: str, result: str) -> None:
    """Any of the eleven cubes may go, also one just gained, and exactly one."""
    state = about_to_play("YYYRRRGGGB")
    act(state, ["play", "m04", 1])
    assert offered(state, "discard") == ["yellow", "red", "green", "brown"]
    act(state, ["discard", colour])
    assert caravan(state, 0) == result
    assert state.turn_of == 1


@rule("CEN-SR-063")
def test_no_cube_goes_back_without_a_surplus() -> None:
    """CEN-AMB-005: returning cubes is no action of a turn."""
    state = about_to_play("YYYRRRGGGB")
    refused(state, ["discard", "yellow"], "")
    act(state, ["rest"])
    assert caravan(state, 0) == "YYYRRRGGGB"


@rule("CEN-SR-063")
def test_colours_go_back_in_ascending_order() -> None:
    """Of Y, ten red and G two go back: a set has one path, so who begins with red returns no yellow any more."""
    state = about_to_play("YRRRRRRRRG")
    act(state, ["play", "m05", 1])
    assert offered(state, "discard") == ["yellow", "red"]
    refused(state, ["discard", "green"], "CEN-SR-063")
    refused(state, ["discard", "brown"])
    act(state, ["discard", "red"])
    assert offered(state, "discard") == ["red", "green"]
    refused(state, ["discard", "yellow"], "CEN-SR-063")
    act(state, ["discard", "green"])
    assert caravan(state, 0) == "YRRRRRRRRR"


@rule("CEN-SR-063")
def test_every_surplus_set_has_one_path() -> None:
    """Two of Y, ten red and G go back in four ways, each reached exactly once."""
    state = about_to_play("YRRRRRRRRG")
    act(state, ["play", "m05", 1])
    ends = []
    for first in legal(state):
        half = state.clone()
        act(half, first)
        assert half.turn_of == 0
        for second in legal(half):
            end = half.clone()
            act(end, second)
            ends.append(caravan(end, 0))
    assert sorted(ends) == sorted(["RRRRRRRRRG", "RRRRRRRRRR", "YRRRRRRRRG", "YRRRRRRRRR"])


@rule("CEN-SR-063")
def test_last_of_a_surplus_may_be_forced() -> None:
    """Of ten yellow and two green cubes two go back: who begins with green returns both, the second unasked."""
    state = about_to_play("YYYYYYYYYG")
    act(state, ["play", "m06", 1], ["discard", "green"])
    assert caravan(state, 0) == "YYYYYYYYYY"
    assert state.turn_of == 1


# ---- over-full during an action ----------------------------------------------------------------------------


@rule("CEN-SR-064")
def test_gain_is_never_cut() -> None:
    """CEN-AMB-002: four yellow cubes join ten red ones; the owner may keep all four and return red."""
    state = about_to_play("RRRRRRRRRR")
    act(state, ["play", "m08", 1])
    assert caravan(state, 0) == "YYYYRRRRRRRRRR"
    act(state, ["discard", "red"])
    assert caravan(state, 0) == "YYYYRRRRRR"
    assert state.turn_of == 1


@rule("CEN-SR-064")
def test_trade_may_overfill_the_caravan() -> None:
    """CEN-AMB-002: two green for two yellow and three red, four times: 22 cubes lie there until 12 are returned."""
    state = about_to_play("GGGGGGGGGG")
    act(state, ["play", "m36", 4])
    assert caravan(state, 0) == "Y" * 8 + "R" * 12 + "GG"
    assert state.turn_of == state.actor == 0
    act(state, *often(8, "discard", "yellow"))
    # Of twelve red and two green cubes four must go: two at least are red, and they go unasked.
    assert caravan(state, 0) == "RRRRRRRRRRGG"
    act(state, ["discard", "red"], ["discard", "green"])
    assert caravan(state, 0) == "RRRRRRRRRG"
    assert state.turn_of == 1


@rule("CEN-SR-064")
def test_surplus_is_counted_after_the_whole_action() -> None:
    """Ten cubes pay two and collect four: the two paid have made room, so exactly two go back."""
    state = table(2, caravans={0: "YYYYYYYYYY"}, on_merchants={2: "RRRR"})
    act(state, ["acquire", 2])
    assert caravan(state, 0) == "YYYYYYYYRRRR"
    act(state, ["discard", "yellow"], ["discard", "yellow"])
    assert caravan(state, 0) == "YYYYYYRRRR"
    assert state.turn_of == 1


@rule("CEN-SR-065")
def test_supply_never_runs_out() -> None:
    """Four full caravans of yellow cubes, more than any box holds, and the fifth player still gains two."""
    caravans = dict.fromkeys(range(1, 5), "YYYYYYYYYY")
    state = table(5, caravans=caravans, on_merchants={0: "YYYYYYYYYY"})
    act(state, ["play", "s1", 1])
    assert caravan(state, 0) == "YY"
    assert sum(cubes["yellow"] for cubes in look(state)["caravan"]) == 42


@rule("CEN-SR-065")
def test_surplus_leaves_the_game() -> None:
    """Returned cubes lie nowhere on the table: not on merchants, not with another player."""
    state = about_to_play("RRRRRRRRRR")
    act(state, ["play", "m01", 1], ["discard", "red"])
    assert [caravan(state, seat) for seat in range(2)] == ["RRRRRRRRRG", ""]
    assert not any(any(cubes.values()) for cubes in look(state)["merchant_cubes"])
