"""Set-up: goals and coins, merchants, cubes and caravans (CEN-SR-001 to 021)."""

from __future__ import annotations

from typing import Any

import pytest

from carrack.core.contract import State
from carrack.core.errors import Unknown
from carrack.games.century.spice_road.game import GAME
from carrack.testing import act, look, rule
from tests.games.century.spice_road.table import (
    GOALS,
    MERCHANTS,
    STARTING,
    caravan,
    coins,
    goal_row,
    merchant_row,
    offered,
    table,
)

SEATS = (2, 3, 4, 5)
FIRSTS = [(seats, first) for seats in SEATS for first in range(seats)]


def dealt(seats: int, first: int) -> State:
    """An opening position with this first player, by the smallest seed that draws it."""
    deals = (GAME.deal(seats, seed=seed) for seed in range(1000))
    return next(state for state in deals if look(state)["first"] == first)


def cubes_in_turn_order(state: State) -> list[str]:
    """The caravans from the first player on, clockwise."""
    first = int(look(state)["first"])
    return [caravan(state, (first + place) % state.seats) for place in range(int(state.seats))]


# ---- goals and coins ---------------------------------------------------------------------------------------


@rule("CEN-SR-001")
def test_every_goal_is_in_the_row_or_the_deck() -> None:
    """All 36 goals are in play, each once."""
    seen = look(GAME.deal(4, seed=7))
    assert sorted(seen["goal_row"] + seen["goal_deck"]) == list(GOALS)


@rule("CEN-SR-001")
def test_goals_are_shuffled() -> None:
    """Over many deals every goal is sometimes the leftmost and sometimes the last of the deck."""
    deals = [look(GAME.deal(2, seed=seed)) for seed in range(600)]
    assert {seen["goal_row"][0] for seen in deals} == set(GOALS)
    assert {seen["goal_deck"][-1] for seen in deals} == set(GOALS)


@rule("CEN-SR-001", "CEN-SR-008")
@pytest.mark.parametrize("deck", ["next_goal", "next_merchant"])
def test_decks_lie_face_down(deck: str) -> None:
    """CEN-AMB-014: no seat can tell two positions apart that differ only in the order of a deck."""
    top = ["p20", "p30"] if deck == "next_goal" else ["m20", "m30"]
    named: list[dict[str, Any]] = [{deck: card} for card in top]
    one, other = (table(3, **cards) for cards in named)
    assert look(one) != look(other)
    for seat in range(3):
        assert one.observe(seat) == other.observe(seat)


@rule("CEN-SR-002")
@pytest.mark.parametrize("seats", SEATS)
def test_five_goals_lie_face_up(seats: int) -> None:
    """Five goals in the row, the other 31 in the deck."""
    state = GAME.deal(seats, seed=3)
    assert len(goal_row(state)) == 5
    assert len(look(state)["goal_deck"]) == 31


@rule("CEN-SR-003", "CEN-SR-004")
@pytest.mark.parametrize(("seats", "each"), [(2, 4), (3, 6), (4, 8), (5, 10)])
def test_two_gold_and_two_silver_coins_for_each_player(seats: int, each: int) -> None:
    """4 coins of either kind with two players, 10 with five, and nobody owns one yet."""
    seen = look(GAME.deal(seats, seed=5))
    assert (seen["gold_left"], seen["silver_left"]) == (each, each)
    assert seen["gold"] == seen["silver"] == [0] * seats


@rule("CEN-SR-003", "CEN-SR-004")
def test_gold_lies_above_the_first_goal_and_silver_above_the_second() -> None:
    """With the cubes for either, the leftmost goal brings gold and the next one silver."""
    for place, earned in ((0, (1, 0)), (1, (0, 1))):
        state = table(2, caravans={0: "YYYRR"}, goals=["p01", "p02"])
        act(state, ["claim", place])
        assert coins(state, 0) == earned


# ---- merchants ---------------------------------------------------------------------------------------------


@rule("CEN-SR-005")
def test_ten_starting_cards() -> None:
    """Five players hold all ten starting cards, so there are no more and no fewer."""
    in_box = {card["id"]: card["copies"] for card in GAME.components["starting"]}
    assert in_box == {"s1": 5, "s2": 5}
    assert look(GAME.deal(5, seed=2))["hand"] == [["s1", "s2"]] * 5


@rule("CEN-SR-005", "CEN-SR-020")
@pytest.mark.parametrize("seats", [0, 1, 6])
def test_two_to_five_players(seats: int) -> None:
    """CEN-AMB-001, CEN-AMB-033: there is no solo game and none for six."""
    with pytest.raises(Unknown):
        GAME.deal(seats)


@rule("CEN-SR-006")
@pytest.mark.parametrize("seats", SEATS)
def test_hand_of_two_starting_cards(seats: int) -> None:
    """Every player holds Obtain 2 and Upgrade 2 and has played nothing, claimed nothing."""
    seen = look(GAME.deal(seats, seed=11))
    assert seen["hand"] == [["s1", "s2"]] * seats
    assert seen["played"] == seen["claimed"] == [[]] * seats


@rule("CEN-SR-006")
def test_what_the_starting_cards_do() -> None:
    """CEN-AMB-017: the one obtains 2 yellow cubes; the other upgrades 2 times."""
    state = table(2, caravans={0: "R"})
    act(state, ["play", "s1", 1], ["rest"])
    assert caravan(state, 0) == "YYR"
    act(state, ["play", "s2", 1], ["upgrade", "yellow"], ["upgrade", "yellow"])
    assert caravan(state, 0) == "RRR"
    assert state.turn_of == 1


@rule("CEN-SR-007")
@pytest.mark.parametrize("seats", SEATS)
def test_unused_starting_cards_stay_in_the_box(seats: int) -> None:
    """However few play, no starting card lies in the merchant row or deck."""
    seen = look(GAME.deal(seats, seed=13))
    assert not set(STARTING) & set(seen["merchant_row"] + seen["merchant_deck"])


@rule("CEN-SR-008")
def test_merchants_are_shuffled() -> None:
    """Over many deals every merchant is sometimes the leftmost and sometimes the last of the deck."""
    deals = [look(GAME.deal(2, seed=seed)) for seed in range(600)]
    assert {seen["merchant_row"][0] for seen in deals} == set(MERCHANTS)
    assert {seen["merchant_deck"][-1] for seen in deals} == set(MERCHANTS)


@rule("CEN-SR-009")
@pytest.mark.parametrize("seats", SEATS)
def test_six_merchants_lie_face_up(seats: int) -> None:
    """Six merchants in the row without cubes on them, the other 37 in the deck."""
    state = GAME.deal(seats, seed=17)
    seen = look(state)
    assert len(merchant_row(state)) == 6
    assert len(seen["merchant_deck"]) == 37
    assert all(not any(lying.values()) for lying in seen["merchant_cubes"])


@rule("CEN-SR-008", "CEN-SR-010")
@pytest.mark.parametrize("seats", SEATS)
def test_base_merchants_only(seats: int) -> None:
    """The 43 merchants of the base game are in play, each once, and no bonus merchant."""
    seen = look(GAME.deal(seats, seed=19))
    assert sorted(seen["merchant_row"] + seen["merchant_deck"]) == list(MERCHANTS)


# ---- cubes and caravans ------------------------------------------------------------------------------------


@rule("CEN-SR-012")
def test_ladder_of_colours() -> None:
    """A cube climbs from yellow to red, to green, to brown."""
    state = table(2, caravans={0: "Y"}, hands={0: ["m09"]})
    act(state, ["play", "m09", 1])
    seen = [caravan(state, 0)]
    for colour in ("yellow", "red", "green"):
        act(state, ["upgrade", colour])
        seen.append(caravan(state, 0))
    assert seen == ["Y", "R", "G", "B"]


@rule("CEN-SR-013")
@pytest.mark.parametrize("seats", SEATS)
def test_one_caravan_for_each_player(seats: int) -> None:
    """As many caravans as players, and the first player is one of them."""
    for seed in range(20):
        seen = look(GAME.deal(seats, seed=seed))
        assert len(seen["caravan"]) == seats
        assert seen["first"] in range(seats)


@rule("CEN-SR-014")
@pytest.mark.parametrize("seats", SEATS)
def test_first_player_is_drawn_from_the_seed(seats: int) -> None:
    """Every seat is first in some deals, about equally often, and the same seed draws the same."""
    drawn = [look(GAME.deal(seats, seed=seed))["first"] for seed in range(200)]
    assert drawn == [look(GAME.deal(seats, seed=seed))["first"] for seed in range(200)]
    assert all(100 / seats < drawn.count(seat) < 400 / seats for seat in range(seats))


@rule("CEN-SR-015")
@pytest.mark.parametrize(("seats", "first"), FIRSTS)
def test_first_player_takes_the_first_turn(seats: int, first: int) -> None:
    """Whoever was drawn begins with turn 1."""
    state = dealt(seats, first)
    assert (state.actor, state.turn_of, state.turn) == (first, first, 1)


@rule("CEN-SR-016", "CEN-SR-017", "CEN-SR-018")
@pytest.mark.parametrize(("seats", "first"), FIRSTS)
def test_cubes_of_the_first_three_players(seats: int, first: int) -> None:
    """CEN-AMB-032: counted clockwise from the first player, they begin with 3, 4 and 4 yellow cubes."""
    assert cubes_in_turn_order(dealt(seats, first))[:3] == ["YYY", "YYYY", "YYYY"][:seats]


@rule("CEN-SR-019", "CEN-SR-020")
@pytest.mark.parametrize(("seats", "first"), [(4, first) for first in range(4)] + [(5, first) for first in range(5)])
def test_cubes_of_the_last_two_players(seats: int, first: int) -> None:
    """CEN-AMB-032: the fourth and the fifth player begin with 3 yellow cubes and 1 red one."""
    assert cubes_in_turn_order(dealt(seats, first))[3:] == ["YYYR", "YYYR"][: seats - 3]


@rule("CEN-SR-021")
def test_starting_cubes_can_be_spent() -> None:
    """The first player's three cubes lie in the caravan: they pay for the fourth merchant, not for the fifth."""
    assert offered(dealt(3, 1), "acquire") == [0, 1, 2, 3]


@rule("CEN-SR-021")
def test_starting_cubes_fill_slots() -> None:
    """3 yellow at the start, then 4, 2 and 3 more: of 12 cubes 2 do not fit."""
    state = table(2, caravans={0: caravan(dealt(2, 0), 0)}, hands={0: ["s1", "s2", "m03", "m08"]})
    act(state, ["play", "m08", 1], ["rest"], ["play", "s1", 1], ["rest"])
    assert caravan(state, 0) == "Y" * 9
    act(state, ["play", "m03", 1])
    assert caravan(state, 0) == "Y" * 10
