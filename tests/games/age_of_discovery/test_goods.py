"""How goods are gained and when they pay (AOD-183 to AOD-200, as far as a game must be played to see it)."""

from __future__ import annotations

import pytest

from carrack.core.contract import State
from carrack.games.age_of_discovery.parts import REGION_IDS
from carrack.testing import act, look, rule
from tests.games.age_of_discovery.table import (
    GOOD_OF,
    asked,
    colony,
    goods,
    money,
    place,
    resolve,
    ships,
    table,
)
from tests.games.age_of_discovery.turns import bought, idle_turn, often


def all_goods(state: State) -> list[str]:
    """The goods of every seat."""
    return [goods(state, seat) for seat in range(int(state.seats))]


# ---- three ways to gain one ----------------------------------------------------------------------------


@rule("AOD-184")
@pytest.mark.parametrize("region", REGION_IDS)
def test_third_piece_in_a_region_brings_its_good(region: str) -> None:
    """The good lies there no longer."""
    state = table(2, dock=[0], colony={(0, region): "colonist*2"}, found={1: ["dt01"]} if region != "caribbean" else {})
    resolve(state)
    if asked(state) == "sailing":
        act(state, ["settle", region])
    assert colony(state, 0, region) == "colonist*3"
    assert all_goods(state) == [GOOD_OF[region], ""]
    assert region not in look(state)["unclaimed"]


@rule("AOD-184")
@pytest.mark.parametrize("before", [0, 1])
def test_first_and_second_piece_bring_none(before: int) -> None:
    """Two are too few."""
    state = resolve(table(2, dock=[0], colony={(0, "caribbean"): f"colonist*{before}"}))
    assert colony(state, 0, "caribbean").startswith("colonist")
    assert all_goods(state) == ["", ""]
    assert "caribbean" in look(state)["unclaimed"]


@rule("AOD-184")
def test_second_player_with_three_pieces_gets_none() -> None:
    """Only the first does; and the first gets no more for further pieces."""
    pieces = {(0, "caribbean"): "colonist*2", (1, "caribbean"): "colonist*3"}
    state = resolve(table(2, dock=[0, 1], colony=pieces, goods={1: "sugar"}))
    assert (colony(state, 0, "caribbean"), colony(state, 1, "caribbean")) == ("colonist*3", "colonist*4")
    assert all_goods(state) == ["", "sugar"]


@rule("AOD-184")
def test_pieces_of_others_do_not_count_towards_three() -> None:
    """Two of one seat and one of another are no three."""
    pieces = {(0, "caribbean"): "colonist", (1, "caribbean"): "colonist*2", (2, "caribbean"): "colonist*2"}
    state = resolve(table(3, dock=[0], colony=pieces))
    assert all_goods(state) == ["", "", ""]


@rule("AOD-184")
def test_goods_line_brings_the_good_that_is_chosen() -> None:
    """It leaves the offer and goes to who stands there."""
    state = resolve(table(2, goods_line=[1], offer=["rice", "fish", "rice", "furs"]))
    assert int(state.actor) == 1
    act(state, ["take", "fish"])
    assert all_goods(state) == ["", "fish"]


@rule("AOD-184")
def test_west_indies_company_brings_a_random_good() -> None:
    """The top of the face-down pile, to the owner alone."""
    state = resolve(table(3, turn=4, buildings={1: ["west_indies_company"]}, pile=["cattle", "rice"]))
    assert all_goods(state) == ["", "cattle", ""]


@rule("AOD-184")
@pytest.mark.parametrize("piece", ["colonist", "captain", "merchant", "missionary", "soldier"])
def test_landing_brings_no_good(piece: str) -> None:
    """Whoever lands, a merchant too: what lies in the region stays there."""
    state = resolve(table(2, dock=[(0, piece)]))
    assert piece in colony(state, 0, "caribbean")
    assert all_goods(state) == ["", ""]
    assert look(state)["unclaimed"] == list(REGION_IDS)


@rule("AOD-184")
def test_discovery_of_the_deck_brings_no_good() -> None:
    """It brings money and a card."""
    state = resolve(table(2, discovery={0: "colonist*4"}, discovered=REGION_IDS, deck=["pampas"]))
    act(state, *often(3, "send", "colonist"), ["explore", "deck"])
    assert (look(state)["cards"], money(state, 0)) == ([["pampas"], []], 2)
    assert all_goods(state) == ["", ""]
    assert look(state)["unclaimed"] == list(REGION_IDS)


@rule("AOD-184")
def test_nothing_else_brings_goods() -> None:
    """A turn with initiative, a first colonist, a ship, a building, a discovery and a captain."""
    state = resolve(
        table(
            2,
            initiative=[1, 0],
            dock=[0, 1],
            shipping={0: "colonist"},
            capital=[0],
            discovery={0: "colonist*5"},
            specialists={"captain": 1},
            money={0: 9},
            sale=["trading_post"],
        )
    )
    act(state, ["buy", "trading_post"])
    act(state, *often(5, "send", "colonist"), ["explore", "peru"])
    assert (ships(state, 0), colony(state, 0, "peru"), int(state.turn)) == (1, "colonist", 3)
    assert all_goods(state) == ["", ""]
    assert look(state)["unclaimed"] == list(REGION_IDS)


# ---- income --------------------------------------------------------------------------------------------


@rule("AOD-185", "AOD-198")
def test_goods_stay_and_pay_again_in_every_turn() -> None:
    """Four sugar pay 6 in each of three turns and are still four."""
    state = table(2, turn=1, goods={0: "sugar*4"})
    resolve(state)
    assert (int(state.turn), money(state, 0)) == (2, 6)
    idle_turn(state)
    assert (int(state.turn), money(state, 0)) == (3, 12)
    idle_turn(state)
    assert (int(state.turn), money(state, 0)) == (4, 18)
    assert goods(state, 0) == "sugar*4"


@rule("AOD-185", "AOD-186")
def test_every_player_collects_the_income_of_the_own_sets() -> None:
    """6 for four, 3 for three, 1 for any three, nothing for two."""
    held = {0: "sugar*4", 1: "gold*2", 2: "rice*3", 3: "fish furs coffee"}
    state = resolve(table(4, goods=held, ships={}, money={0: 1, 1: 2, 2: 3, 3: 4}))
    assert [money(state, seat) for seat in range(4)] == [7, 2, 6, 5]


@rule("AOD-186", "AOD-196")
def test_income_counts_ships_of_the_owner_alone() -> None:
    """A ship of another completes nothing."""
    state = resolve(table(2, goods={0: "gold*2", 1: "rice*2"}, ships={1: 1}))
    assert [money(state, 0), money(state, 1)] == [0, 3]


@rule("AOD-185")
def test_good_taken_in_a_turn_pays_in_that_turn() -> None:
    """The third rice from the goods line."""
    state = resolve(table(2, goods_line=[0], goods={0: "rice*2"}, offer=["rice", "fish", "furs", "gold"]))
    act(state, ["take", "rice"])
    assert (int(state.turn), money(state, 0)) == (3, 3)


@rule("AOD-185")
def test_good_of_a_region_pays_in_the_turn_it_is_won() -> None:
    """The third sugar comes with the third piece in the Caribbean."""
    state = resolve(table(2, dock=[0], colony={(0, "caribbean"): "colonist*2"}, goods={0: "sugar*2"}))
    assert (goods(state, 0), money(state, 0)) == ("sugar*3", 3)


@rule("AOD-185", "AOD-196")
def test_ship_won_in_a_turn_pays_in_that_turn() -> None:
    """It completes two gold at once."""
    state = resolve(table(2, shipping={0: "colonist"}, goods={0: "gold*2"}))
    assert (ships(state, 0), money(state, 0)) == (1, 3)


@rule("AOD-185")
def test_income_comes_after_the_lines() -> None:
    """Who can pay a building only with the income of the turn cannot buy it."""
    state = resolve(table(2, capital=[0], money={0: 9}, goods={0: "sugar*4"}, sale=["trading_post"]))
    assert (int(state.turn), money(state, 0)) == (3, 15)
    assert look(state)["buildings"] == [[], []]


@rule("AOD-189")
def test_ship_moves_from_one_set_to_another() -> None:
    """Three coffee with the ship pay 6. With a fourth coffee and a second cattle it makes the cattle three: 6 + 3.

    Had the ship stayed with three coffee, the rest would pay 1 as any three.
    """
    state = table(
        2,
        turn=1,
        goods={0: "coffee*3 cattle"},
        ships={0: 1},
        colony={(0, "brazil"): "colonist*2", (0, "rio_de_la_plata"): "colonist*2"},
    )
    resolve(state)
    assert money(state, 0) == 6
    place(state, ("colonist", "dock"), ("colonist", "warfare"), ("colonist", "dock"))
    place(state, *[("colonist", "warfare")] * 7)
    act(state, ["settle", "brazil"], ["settle", "rio_de_la_plata"])
    assert (goods(state, 0), ships(state, 0)) == ("cattle*2 coffee*4", 1)
    assert money(state, 0) == 6 + 9


@rule("AOD-198")
def test_sets_are_not_cashed_in() -> None:
    """After the income goods and ships are where they were."""
    state = resolve(table(2, goods={0: "sugar*3 gold*2"}, ships={0: 2}))
    assert money(state, 0) == 6 + 3
    assert (goods(state, 0), ships(state, 0)) == ("gold*2 sugar*3", 2)


@rule("AOD-183")
def test_goods_have_no_price() -> None:
    """A player without money takes the good of which there are most."""
    state = resolve(table(2, goods_line=[0], offer=["silver", "sugar", "rice", "fish"], pile=["gold"]))
    act(state, ["take", "silver"])
    assert (goods(state, 0), money(state, 0)) == ("silver", 0)


# ---- buildings as such ---------------------------------------------------------------------------------


@rule("AOD-201")
def test_building_is_paid_with_own_money() -> None:
    """The price of the age, and nobody else pays."""
    state = bought("shipyards", seats=3, money={0: 20, 1: 8, 2: 9})
    assert [money(state, seat) for seat in range(3)] == [6, 8, 9]
    assert look(state)["buildings"] == [["shipyards"], [], []]


@rule("AOD-202")
def test_building_that_acts_at_once_never_acts_again() -> None:
    """The Incas' gold comes once; the tile stays."""
    state = bought("fall_of_the_inca")
    assert money(state, 0) == 20
    idle_turn(state)
    assert (int(state.turn), money(state, 0)) == (3, 20)
    assert look(state)["buildings"][0] == ["fall_of_the_inca"]


@rule("AOD-202")
def test_income_and_specialist_buildings_act_to_the_end() -> None:
    """Bought in the first turn, they still work in the seventh."""
    state = table(2, turn=1, buildings={0: ["trading_post", "monastery"]})
    resolve(state)
    for turn in range(2, 8):
        assert (int(state.turn), money(state, 0)) == (turn, 5 * (turn - 1))
        assert look(state)["hand"][0] == {"colonist": 5, "captain": 0, "merchant": 0, "missionary": 1, "soldier": 0}
        idle_turn(state)
    assert (int(state.turn), money(state, 0)) == (8, 35)
