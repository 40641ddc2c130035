"""The end of the game and what counts then (AOD-199, AOD-200, AOD-212 to AOD-219)."""

from __future__ import annotations

import pytest

from carrack.testing import act, look, rule
from tests.games.age_of_discovery.table import (
    asked,
    goods,
    money,
    offer,
    order,
    resolve,
    sale,
    ships,
    table,
)
from tests.games.age_of_discovery.turns import bought, final, idle_turn, over

NOTHING = {"colonies": 0, "standing": 0, "discoveries": 0, "buildings": 0, "profits": 0}


# ---- the end -------------------------------------------------------------------------------------------


@rule("AOD-212")
@pytest.mark.parametrize("turn", range(1, 9))
def test_game_ends_with_turn_8(turn: int) -> None:
    """Every other turn is followed by the next."""
    state = resolve(table(2, turn=turn))
    assert over(state) == (turn == 8)
    assert int(state.turn) == min(turn + 1, 8)


@rule("AOD-212")
def test_nothing_is_prepared_for_a_ninth_turn() -> None:
    """No tile, good or ship comes, nobody takes colonists, and turn order stays."""
    position = table(
        2,
        turn=8,
        initiative=[1],
        shipping={1: "colonist"},
        capital=[1],
        goods_line=[1],
        specialists={"captain": 1},
        money={1: 20},
        sale=["population", "navy"],
        offer=["rice", "fish", "furs", "gold"],
    )
    state = resolve(position)
    act(state, ["take", "rice"], ["buy", "navy"])
    assert over(state)
    assert (sale(state), sorted(offer(state)), order(state)) == (["population"], ["fish", "furs", "gold"], [0, 1])
    assert not look(state)["ship_in_port"]
    assert not any(n for pieces in look(state)["hand"] for n in pieces.values())


@rule("AOD-212")
def test_income_and_benefits_of_turn_8_are_still_collected() -> None:
    """6 for four sugar, 5 from the Trading Post."""
    state = final(goods={0: "sugar*4"}, buildings={0: ["trading_post"]}, money={0: 1})
    assert money(state, 0) == 1 + 6 + 5


@rule("AOD-213")
def test_highest_total_wins() -> None:
    """England's 13 beat Portugal's 12 and France's 6."""
    state = final(3, colony_vp={0: 6, 1: 13, 2: 12}, money={0: 99, 2: 50})
    assert [int(state.score(seat)) for seat in range(3)] == [6, 13, 12]
    assert state.ranking() == [3, 1, 2]


# ---- discoveries ---------------------------------------------------------------------------------------


@rule("AOD-214")
def test_tokens_and_cards_score_their_red_number() -> None:
    """4, 5 and 7 on tokens; 4, 5 and 6 on cards. Each to who holds it."""
    tokens = {0: ["dt01", "dt06", "dt15"], 1: ["dt02", "dt03", "dt04", "dt05", "dt07"]}
    state = final(2, found=tokens, cards={0: ["amazon"], 1: ["siam", "china"]})
    assert state.tally(0) == NOTHING | {"discoveries": 4 + 5 + 7 + 4}
    assert state.tally(1) == NOTHING | {"discoveries": 4 + 4 + 4 + 4 + 5 + 5 + 6}


@rule("AOD-214")
def test_discoveries_are_not_recorded_before_the_end() -> None:
    """At the scoring of turn 3 only colonies are."""
    state = resolve(table(2, turn=3, found={0: ["dt15", "dt12"]}, colony={(1, "caribbean"): "colonist*3"}))
    assert look(state)["colony_vp"] == [0, 6]


@rule("AOD-214")
def test_token_that_lies_in_its_region_scores_for_nobody() -> None:
    """Neither does a card in the deck."""
    state = final(2)
    assert [int(state.score(seat)) for seat in range(2)] == [0, 0]


# ---- colonies ------------------------------------------------------------------------------------------


@rule("AOD-215")
def test_colony_scoring_of_turn_8_is_part_of_the_score() -> None:
    """On top of what was recorded in turns 3 and 6, and not once more as they stand."""
    state = final(2, colony_vp={0: 8, 1: 2}, colony={(0, "caribbean"): "colonist*3", (1, "caribbean"): "soldier"})
    assert state.tally(0) == NOTHING | {"colonies": 14}
    assert state.tally(1) == NOTHING | {"colonies": 4}
    assert (int(state.score(0)), int(state.score(1))) == (14, 4)


@rule("AOD-215")
def test_colonies_as_they_stand_are_told_apart_from_the_record() -> None:
    """In the middle of the game the score is as if it ended here."""
    state = table(2, turn=5, colony_vp={0: 8}, colony={(0, "caribbean"): "colonist*3", (1, "caribbean"): "colonist"})
    assert state.tally(0) == NOTHING | {"colonies": 8, "standing": 6}
    assert state.tally(1) == NOTHING | {"standing": 2}


# ---- buildings -----------------------------------------------------------------------------------------


@rule("AOD-216")
@pytest.mark.parametrize(
    ("tile", "points"), [("new_world_cartography", 4), ("taxes", 2), ("university", 5), ("manufactory", 5)]
)
def test_building_scores_the_number_on_its_tile(tile: str, points: int) -> None:
    """Four tiles have one."""
    state = final(2, buildings={1: [tile]})
    assert state.tally(1) == NOTHING | {"buildings": points}
    assert state.tally(0) == NOTHING


@rule("AOD-216")
@pytest.mark.parametrize("tile", ["settlers", "mint", "trading_post", "privateers", "stables", "militia", "relocation"])
def test_building_without_a_number_or_condition_scores_nothing(tile: str) -> None:
    """It has paid in other ways."""
    assert final(2, buildings={1: [tile]}).tally(1) == NOTHING


@rule("AOD-216")
def test_building_scores_for_its_owner_alone() -> None:
    """England's Mercantilism looks at England's goods."""
    state = final(3, buildings={1: ["mercantilism", "taxes"]}, goods={0: "rice gold", 1: "fish", 2: "furs sugar"})
    assert [state.tally(seat)["buildings"] for seat in range(3)] == [0, 3, 0]


@rule("AOD-217")
@pytest.mark.parametrize(("navy", "points"), [(None, 12), (4, 12), (3, 9)])
def test_navy_scores_by_ships(navy: int | None, points: int) -> None:
    """Three ships: 4 each as in the list of tiles, 3 each as in the example of section VIII."""
    options = {} if navy is None else {"navy": navy}
    state = final(2, buildings={0: ["navy"]}, ships={0: 3, 1: 2}, options=options)
    assert state.tally(0) == NOTHING | {"buildings": points}


# ---- profits -------------------------------------------------------------------------------------------


@rule("AOD-199", "AOD-218")
def test_profits_are_the_set_income_of_turn_8() -> None:
    """6 for four sugar and 3 for two gold with a ship."""
    state = final(2, goods={0: "sugar*4 gold*2", 1: "rice*2"}, ships={0: 1}, money={0: 7})
    assert state.tally(0) == NOTHING | {"profits": 9}
    assert state.tally(1) == NOTHING
    assert money(state, 0) == 7 + 9


@rule("AOD-200")
def test_income_of_earlier_turns_is_no_profit() -> None:
    """Four sugar paid in turns 6, 7 and 8: 18 in money, 6 in points."""
    state = resolve(table(2, turn=6, goods={0: "sugar*4"}))
    idle_turn(idle_turn(state))
    assert over(state)
    assert (money(state, 0), state.tally(0)["profits"]) == (18, 6)


@rule("AOD-199", "AOD-218")
def test_good_and_ship_won_in_turn_8_count_for_profits() -> None:
    """The third and fourth rice are a good and a ship of this turn."""
    position = table(2, turn=8, shipping={0: "colonist"}, goods_line=[0], goods={0: "rice*2"}, offer=["rice", "fish"])
    state = resolve(position)
    act(state, ["take", "rice"])
    assert state.tally(0) == NOTHING | {"profits": 6}


@rule("AOD-199")
def test_good_drawn_in_phase_d_of_turn_8_is_no_profit() -> None:
    """West Indies Company brings the fourth sugar after the income: 3 points, not 6. Mercantilism counts all four."""
    state = final(2, goods={0: "sugar*3"}, pile=["sugar"], buildings={0: ["west_indies_company", "mercantilism"]})
    assert goods(state, 0) == "sugar*4"
    assert money(state, 0) == 3
    assert state.tally(0) == NOTHING | {"profits": 3, "buildings": 4}


@rule("AOD-199")
def test_good_claimed_in_phase_d_of_turn_8_is_no_profit() -> None:
    """Relocation makes three pieces in Brazil and wins the third coffee, too late for the income."""
    state = resolve(
        table(
            2,
            turn=8,
            goods={0: "coffee*2"},
            colony={(0, "brazil"): "colonist*2", (0, "caribbean"): "colonist"},
            discovered=["peru"],
            found={1: ["dt01", "dt02"]},
            buildings={0: ["relocation"]},
        )
    )
    act(state, ["uproot", "caribbean", "one"], ["resettle", "brazil"])
    assert over(state)
    assert goods(state, 0) == "coffee*3"
    assert state.tally(0) == NOTHING | {"colonies": 6}


@rule("AOD-199")
@pytest.mark.parametrize(("reading", "mint", "rum"), [("sets", 3, 6), ("with_mint_and_rum", 9, 18)])
def test_mint_and_rum_are_no_profit_unless_so_agreed(reading: str, mint: int, rum: int) -> None:
    """Three gold: 3 as a set, 6 from the Mint. Four sugar: 6 as a set, 12 from the Distillery. Money is the same."""
    state = final(
        2,
        goods={0: "gold*3", 1: "sugar*4"},
        buildings={0: ["mint"], 1: ["rum_distillery"]},
        options={"profits": reading},
    )
    assert (money(state, 0), money(state, 1)) == (9, 18)
    assert state.tally(0) == NOTHING | {"profits": mint}
    assert state.tally(1) == NOTHING | {"profits": rum}


@rule("AOD-199")
def test_other_buildings_are_no_profit_in_either_reading() -> None:
    """Trading Post, Taxes and Manufactory pay money in phase D."""
    owned = {0: ["trading_post", "taxes", "manufactory"]}
    state = final(2, goods={0: "rice*3"}, buildings=owned, options={"profits": "with_mint_and_rum"})
    assert money(state, 0) == 3 + 5 + 10 + 30
    assert state.tally(0) == NOTHING | {"profits": 3, "buildings": 2 + 5}


@rule("AOD-218")
def test_profits_are_fixed_with_the_income_of_turn_8() -> None:
    """While France still thinks about Relocation, the good drawn in phase D is no profit."""
    position = table(
        2,
        turn=8,
        goods={0: "sugar*3"},
        pile=["sugar"],
        buildings={0: ["west_indies_company", "relocation"]},
        colony={(0, "peru"): "colonist"},
        found={1: ["dt01"]},
    )
    assert position.tally(0)["profits"] == 3
    state = resolve(position)
    assert (asked(state), goods(state, 0)) == ("improving", "sugar*4")
    assert state.tally(0)["profits"] == 3


@rule("AOD-218")
def test_before_the_last_income_the_score_counts_what_the_sets_would_pay() -> None:
    """As if the game ended here."""
    state = table(2, turn=4, goods={0: "sugar*4"})
    assert state.tally(0) == NOTHING | {"profits": 6}


# ---- all together --------------------------------------------------------------------------------------


@rule("AOD-219")
def test_nothing_else_scores() -> None:
    """Money, ships, two goods, pieces that make no colony, pieces on the discovery line: nothing."""
    state = final(
        2,
        money={0: 60},
        ships={0: 4},
        goods={0: "rice"},
        colony={(0, "caribbean"): "soldier*2"},
        discovery={0: "captain*2"},
        buildings={0: ["settlers"]},
    )
    assert state.tally(0) == NOTHING
    assert int(state.score(0)) == 0


@rule("AOD-213", "AOD-219")
def test_score_is_the_sum_of_the_sources() -> None:
    """The last turn of three players, added up by hand.

    France: 14 recorded, 6 for the Caribbean (4 to 3 to 1) and 2 for sharing Peru; tokens 7 + 6; Taxes 2 and Fame 2 x 2;
    profits 6 for four sugar.
    England: 10 recorded, 2 for the Caribbean and 2 for Peru; tokens 5; Mercantilism 5 goods, Population 6 pieces: 3;
    profits 3 for three rice (fish and furs left over).
    Portugal: 20 recorded, nothing in turn 8; tokens 4; Manufactory 5 and Navy 2 ships: 8; Wealth 14 + 30 + 1 = 45: 9;
    profits 1 for silver and tobacco with a ship.
    """
    state = final(
        3,
        colony_vp={0: 14, 1: 10, 2: 20},
        colony={
            (0, "caribbean"): "colonist*3 captain",
            (1, "caribbean"): "colonist*2 soldier",
            (2, "caribbean"): "merchant",
            (0, "peru"): "colonist*3",
            (1, "peru"): "colonist*2 missionary",
        },
        discovered=["peru", "brazil", "canada", "florida"],
        found={0: ["dt16", "dt13"], 1: ["dt10"], 2: ["dt04"]},
        buildings={
            0: ["taxes", "fame"],
            1: ["mercantilism", "population"],
            2: ["manufactory", "navy", "wealth"],
        },
        goods={0: "sugar*4", 1: "rice*3 fish furs", 2: "silver tobacco"},
        ships={2: 2},
        money={0: 3, 1: 40, 2: 14},
        ship_in_port=False,
    )
    assert state.tally(0) == {"colonies": 22, "standing": 0, "discoveries": 13, "buildings": 6, "profits": 6}
    assert state.tally(1) == {"colonies": 14, "standing": 0, "discoveries": 5, "buildings": 8, "profits": 3}
    assert state.tally(2) == {"colonies": 20, "standing": 0, "discoveries": 4, "buildings": 22, "profits": 1}
    assert [int(state.score(seat)) for seat in range(3)] == [47, 30, 47]
    assert ships(state, 2) == 2
    assert state.ranking() == [1, 3, 2]


@rule("AOD-216", "AOD-202")
def test_building_bought_in_turn_8_scores() -> None:
    """Mercantilism for two goods."""
    state = bought("mercantilism", turn=8, goods={0: "rice fish"})
    assert over(state)
    assert state.tally(0) == NOTHING | {"buildings": 2}
