"""The capital buildings of Age III (AOD-271 to AOD-282), apart from Relocation."""

from __future__ import annotations

import pytest

from carrack.core.contract import State
from carrack.games.age_of_discovery.game import GAME
from carrack.games.age_of_discovery.parts import REGION_IDS
from carrack.testing import act, look, rule
from tests.games.age_of_discovery.table import (
    answer,
    asked,
    buildings,
    colony,
    goods,
    hand,
    money,
    resolve,
    sale,
    table,
)
from tests.games.age_of_discovery.turns import AGE_3, bought, buying, final, idle_turn, over

FRANCE, ENGLAND = 0, 1


def strike_colonists(state: State, seat: int) -> None:
    """All soldiers of a seat strike colonists; strikes without a choice are made already."""
    while asked(state) == "battle" and state.legal_for(seat):
        answer(state, seat, ["strike", "colonist"])


@rule("AOD-271")
@pytest.mark.parametrize("seed", range(1, 6))
def test_age_3_has_ten_different_tiles(seed: int) -> None:
    """All in their stack when the game begins."""
    dealt = look(GAME.deal(2, seed=seed))
    assert sorted(dealt["stack_3"]) == sorted(AGE_3)
    assert len(set(AGE_3)) == 10


@rule("AOD-271")
@pytest.mark.parametrize("tile", AGE_3)
def test_every_tile_of_age_3_costs_twenty(tile: str) -> None:
    """Not 19; and it leaves the sale for its buyer."""
    state = buying(tile, sale=[tile, "navy" if tile != "navy" else "power"])
    act(state, ["buy", tile])
    assert (buildings(state, 0), tile in sale(state)) == ([tile], False)
    poor = resolve(table(2, turn=7, capital=[0], money={0: 19}, sale=[tile]))
    assert (int(poor.turn), buildings(poor, 0), money(poor, 0)) == (8, [], 19)


# ---- Militia -------------------------------------------------------------------------------------------


@rule("AOD-272", "AOD-273")
def test_militia_fights_for_the_defender() -> None:
    """France attacks with a soldier; England has only colonists, yet strikes back once, and keeps no soldier."""
    pieces = {(FRANCE, "caribbean"): "soldier colonist", (ENGLAND, "caribbean"): "colonist*2"}
    state = resolve(table(2, turn=8, colony=pieces, buildings={ENGLAND: ["militia"]}))
    act(state, ["battle", "caribbean", "england"])
    answer(state, FRANCE, ["strike", "colonist"])
    answer(state, ENGLAND, ["strike", "soldier"])
    assert (colony(state, FRANCE, "caribbean"), colony(state, ENGLAND, "caribbean")) == ("colonist", "colonist")


@rule("AOD-273")
def test_militia_may_be_the_casualty() -> None:
    """France strikes the militia soldier: England loses nothing else, and counts no less for it."""
    pieces = {(FRANCE, "caribbean"): "soldier colonist", (ENGLAND, "caribbean"): "colonist*3"}
    state = resolve(table(2, turn=8, colony=pieces, buildings={ENGLAND: ["militia"]}))
    act(state, ["battle", "caribbean", "england"])
    answer(state, FRANCE, ["strike", "militia"])
    answer(state, ENGLAND, ["strike", "colonist"])
    assert (colony(state, FRANCE, "caribbean"), colony(state, ENGLAND, "caribbean")) == ("soldier", "colonist*3")
    assert look(state)["colony_vp"] == [2, 6]


@rule("AOD-272")
def test_militia_adds_to_the_soldiers_of_the_defender() -> None:
    """One soldier and the militia strike twice."""
    pieces = {(FRANCE, "caribbean"): "soldier*3", (ENGLAND, "caribbean"): "soldier colonist*4"}
    state = resolve(table(2, turn=8, colony=pieces, buildings={ENGLAND: ["militia"]}))
    act(state, ["battle", "caribbean", "england"])
    strike_colonists(state, FRANCE)
    assert (colony(state, FRANCE, "caribbean"), colony(state, ENGLAND, "caribbean")) == ("soldier", "colonist soldier")


@rule("AOD-272")
def test_militia_does_not_fight_for_the_attacker() -> None:
    """France, who attacks, owns it: England loses one piece to the one soldier there is."""
    pieces = {(FRANCE, "caribbean"): "soldier", (ENGLAND, "caribbean"): "colonist*4"}
    state = resolve(table(2, turn=8, colony=pieces, buildings={FRANCE: ["militia"]}))
    act(state, ["battle", "caribbean", "england"])
    assert (colony(state, FRANCE, "caribbean"), colony(state, ENGLAND, "caribbean")) == ("soldier", "colonist*3")


@rule("AOD-272")
def test_militia_of_a_third_player_stays_away() -> None:
    """Portugal owns it and is no party."""
    pieces = {(FRANCE, "caribbean"): "soldier", (ENGLAND, "caribbean"): "colonist*4", (2, "caribbean"): "colonist"}
    state = resolve(table(3, turn=8, colony=pieces, buildings={2: ["militia"]}))
    act(state, ["battle", "caribbean", "england"])
    assert (colony(state, FRANCE, "caribbean"), colony(state, ENGLAND, "caribbean")) == ("soldier", "colonist*3")


@rule("AOD-272")
def test_militia_fights_in_every_battle_of_a_war() -> None:
    """One militia soldier in each of two regions; none where there is no battle."""
    pieces = {
        (FRANCE, "caribbean"): "soldier*2",
        (ENGLAND, "caribbean"): "colonist*4",
        (FRANCE, "peru"): "soldier*2",
        (ENGLAND, "peru"): "colonist*4",
        (FRANCE, "canada"): "colonist*2",
        (ENGLAND, "canada"): "colonist*2",
    }
    state = resolve(table(2, turn=8, colony=pieces, buildings={ENGLAND: ["militia"]}, money={FRANCE: 10}))
    act(state, ["war", "england"])
    strike_colonists(state, FRANCE)
    for region in ("caribbean", "peru"):
        assert (colony(state, FRANCE, region), colony(state, ENGLAND, region)) == ("soldier", "colonist*2")
    assert (colony(state, FRANCE, "canada"), colony(state, ENGLAND, "canada")) == ("colonist*2", "colonist*2")


@rule("AOD-272")
def test_militia_bought_in_the_turn_defends_in_the_turn() -> None:
    """The capital line comes before warfare: England's purchase costs France the attacker."""
    pieces = {(FRANCE, "caribbean"): "soldier", (ENGLAND, "caribbean"): "colonist*4"}
    state = bought("militia", seat=ENGLAND, colony=pieces)
    act(state, ["battle", "caribbean", "england"])
    strike_colonists(state, FRANCE)
    assert (colony(state, FRANCE, "caribbean"), colony(state, ENGLAND, "caribbean")) == ("", "colonist*3")


# ---- tiles that count something ------------------------------------------------------------------------


@rule("AOD-274")
@pytest.mark.parametrize(("held", "points"), [("", 0), ("rice", 1), ("rice*2 sugar*4 gold", 7)])
def test_mercantilism_scores_one_for_each_good(held: str, points: int) -> None:
    """Ships are no goods, and goods of others do not count."""
    state = final(2, goods={0: held, 1: "fish furs"}, ships={0: 2}, buildings={0: ["mercantilism"]})
    assert state.tally(0)["buildings"] == points
    assert goods(state, 1) == "fish furs"


@rule("AOD-275")
@pytest.mark.parametrize(
    ("canada", "peru", "points"),
    [
        ("", "", 0),
        ("colonist", "", 0),
        ("colonist", "soldier", 1),
        ("colonist*2", "merchant", 1),
        ("captain", "missionary*3", 2),
    ],
)
def test_population_scores_one_for_every_two_pieces(canada: str, peru: str, points: int) -> None:
    """In all regions together, of all kinds, rounded down once."""
    state = final(2, colony={(0, "canada"): canada, (0, "peru"): peru}, buildings={0: ["population"]})
    assert state.tally(0)["buildings"] == points


@rule("AOD-275")
def test_population_counts_pieces_in_the_new_world_alone() -> None:
    """Not those on the discovery line, not those of others."""
    state = final(
        2,
        discovery={0: "colonist*4"},
        colony={(0, "peru"): "colonist", (1, "peru"): "colonist*4"},
        buildings={0: ["population"]},
    )
    assert state.tally(0)["buildings"] == 0


@rule("AOD-276")
@pytest.mark.parametrize("fleet", [0, 1, 3])
def test_navy_scores_four_for_each_ship(fleet: int) -> None:
    """Of the owner; the ship in port is nobody's."""
    state = final(2, ships={0: fleet, 1: 2}, buildings={0: ["navy"]})
    assert state.tally(0)["buildings"] == 4 * fleet
    assert state.tally(1)["buildings"] == 0


@rule("AOD-276")
@pytest.mark.parametrize("fleet", [0, 1, 3])
def test_navy_scores_three_where_section_eight_is_followed(fleet: int) -> None:
    """The other reading. Other tiles keep their worth: Taxes 2, Mercantilism 1 for a fish, Wealth 2 for 10 coins."""
    owned = ["navy", "taxes", "mercantilism", "wealth"]
    state = final(2, ships={0: fleet, 1: 2}, goods={0: "fish"}, buildings={0: owned}, options={"navy": 3})
    assert state.tally(0)["buildings"] == 3 * fleet + 2 + 1 + 2


@rule("AOD-277")
@pytest.mark.parametrize(
    ("canada", "peru", "points"), [("", "", 0), ("soldier", "soldier*2", 6), ("captain*3", "soldier", 2)]
)
def test_power_scores_two_for_each_soldier(canada: str, peru: str, points: int) -> None:
    """In the New World, whatever stands beside them."""
    state = final(2, colony={(0, "canada"): canada, (0, "peru"): peru}, buildings={0: ["power"]})
    assert state.tally(0)["buildings"] == points


@rule("AOD-277")
def test_power_counts_soldiers_in_the_new_world_alone() -> None:
    """Not those waiting for an expedition, not those earned for later, not those of others."""
    state = final(
        2,
        discovery={0: "soldier*2"},
        colony={(1, "peru"): "soldier*3"},
        buildings={0: ["power", "fortress", "conquistador"]},
    )
    assert state.tally(0)["buildings"] == 0


@rule("AOD-278")
@pytest.mark.parametrize(("reading", "alone", "four"), [("counts_itself", 2, 8), ("counts_others", 0, 6)])
def test_prosperity_scores_two_for_each_building(reading: str, alone: int, four: int) -> None:
    """Itself among them, or not, as agreed; both Settlers count, and buildings of others do not."""
    options = {"prosperity": reading}
    state = final(2, buildings={0: ["prosperity"], 1: ["mint", "market"]}, options=options)
    assert state.tally(0)["buildings"] == alone
    state = final(2, buildings={0: ["settlers", "settlers_2", "market", "prosperity"]}, options=options)
    assert state.tally(0)["buildings"] == four


@rule("AOD-278")
def test_prosperity_counts_itself_unless_agreed_otherwise() -> None:
    """The recommended reading; buildings with points of their own keep them."""
    state = final(2, buildings={0: ["taxes", "fall_of_the_inca", "prosperity"]})
    assert state.tally(0)["buildings"] == 2 + 3 * 2


@rule("AOD-279")
@pytest.mark.parametrize("regions", [0, 1, 4, 9])
def test_fame_scores_two_for_each_settled_region(regions: int) -> None:
    """One piece of any kind is enough."""
    kinds = ("colonist", "captain", "merchant", "missionary", "soldier*2")
    pieces = {(0, region): kinds[k % 5] for k, region in enumerate(REGION_IDS[:regions])}
    state = final(2, colony=pieces, buildings={0: ["fame"]})
    assert state.tally(0)["buildings"] == 2 * regions


@rule("AOD-279")
def test_fame_counts_neither_empty_regions_nor_those_of_others() -> None:
    """A region that was discovered and left, and one where England stands."""
    state = final(
        2,
        discovered=["canada"],
        found={0: ["dt01"], 1: ["dt02"]},
        colony={(1, "peru"): "colonist*5", (0, "caribbean"): "colonist*3"},
        buildings={0: ["fame"]},
    )
    assert state.tally(0)["buildings"] == 2


@rule("AOD-280")
@pytest.mark.parametrize(("purse", "points"), [(0, 0), (4, 0), (5, 1), (9, 1), (10, 2), (64, 12)])
def test_wealth_scores_one_for_every_five_coins(purse: int, points: int) -> None:
    """Rounded down."""
    state = final(2, money={0: purse, 1: 99}, buildings={0: ["wealth"]})
    assert (money(state, 0), state.tally(0)["buildings"]) == (purse, points)


@rule("AOD-280")
def test_wealth_counts_money_after_the_benefits_of_turn_8() -> None:
    """3 in hand, 6 income, 2 of Privateers taken away, 5 of the Trading Post: 12 are 2 points."""
    state = final(
        2,
        money={0: 3},
        goods={0: "sugar*4"},
        buildings={0: ["wealth", "trading_post"], 1: ["privateers"]},
        ships={1: 2},
    )
    assert (money(state, 0), state.tally(0)["buildings"]) == (12, 2)


@rule("AOD-282")
def test_manufactory_pays_thirty_in_every_turn() -> None:
    """From the turn of purchase, in turn 8 too."""
    state = bought("manufactory", seats=3)
    assert (int(state.turn), [money(state, seat) for seat in range(3)]) == (8, [30, 0, 0])
    idle_turn(state)
    assert over(state)
    assert [money(state, seat) for seat in range(3)] == [60, 0, 0]


@rule("AOD-282")
def test_manufactory_is_worth_five_points() -> None:
    """And its money counts for Wealth: 30 are 6 points."""
    state = final(2, buildings={0: ["manufactory", "wealth"]})
    assert state.tally(0)["buildings"] == 5 + 6


@rule("AOD-274", "AOD-275", "AOD-277")
def test_counting_tiles_do_nothing_but_count() -> None:
    """No money, no pieces, no goods when bought or later."""
    state = resolve(
        table(2, turn=7, capital=[0, 0, 0], money={0: 61}, sale=["mercantilism", "population", "power", "fame"])
    )
    act(state, ["buy", "mercantilism"], ["buy", "population"], ["buy", "power"])
    assert (int(state.turn), money(state, 0), goods(state, 0), hand(state, 0)) == (8, 1, "", "colonist*5")
