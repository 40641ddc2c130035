"""The capital buildings of Age II (AOD-253 to AOD-270), apart from University and Stables."""

from __future__ import annotations

import pytest

from carrack.games.age_of_discovery.game import GAME
from carrack.games.age_of_discovery.parts import REGION_IDS
from carrack.testing import act, look, rule
from tests.games.age_of_discovery.table import (
    asked,
    buildings,
    colony,
    goods,
    hand,
    may_decline,
    money,
    offer,
    offered,
    place,
    refused,
    resolve,
    sale,
    ships,
    table,
)
from tests.games.age_of_discovery.turns import AGE_2, bought, buying, final, idle_turn

RECRUITERS = {
    "shipyards": "colonist*5 captain",
    "market": "colonist*5 merchant",
    "military_academy": "colonist*5 soldier",
    "fortress": "colonist*5 soldier",
}
X, Y = 9, 10


@rule("AOD-253")
@pytest.mark.parametrize("seed", range(1, 6))
def test_age_2_has_fourteen_different_tiles(seed: int) -> None:
    """All in their stack when the game begins."""
    dealt = look(GAME.deal(2, seed=seed))
    assert sorted(dealt["stack_2"]) == sorted(AGE_2)
    assert len(set(AGE_2)) == 14


@rule("AOD-253")
@pytest.mark.parametrize("tile", AGE_2)
def test_every_tile_of_age_2_costs_fourteen(tile: str) -> None:
    """Not 13; and it leaves the sale for its buyer."""
    state = buying(tile, sale=[tile, "market" if tile != "market" else "taxes"])
    act(state, ["buy", tile])
    assert (buildings(state, 0), tile in sale(state)) == ([tile], False)
    poor = resolve(table(2, turn=4, capital=[0], money={0: 13}, sale=[tile]))
    assert (int(poor.turn), buildings(poor, 0), money(poor, 0)) == (5, [], 13)


# ---- Indian Allies -------------------------------------------------------------------------------------


@rule("AOD-254")
def test_indian_allies_are_two_soldiers_in_one_region() -> None:
    """At once, in a region where the buyer has a piece: a choice of one region, not of two."""
    pieces = {(0, "caribbean"): "colonist", (0, "peru"): "merchant"}
    state = bought("indian_allies", colony=pieces)
    assert (asked(state), int(state.turn)) == ("stationing", 4)
    assert not may_decline(state)
    act(state, ["station", "peru"])
    assert colony(state, 0, "peru") == "merchant soldier*2"
    assert (colony(state, 0, "caribbean"), money(state, 0)) == ("colonist", 0)


@rule("AOD-254")
def test_indian_allies_join_own_pieces_only() -> None:
    """Not where another stands, not where nobody stands."""
    pieces = {(0, "caribbean"): "colonist", (0, "peru"): "merchant", (1, "canada"): "colonist*2"}
    state = bought("indian_allies", colony=pieces, discovered=["brazil"])
    assert sorted(args[0] for args in offered(state, "station")) == ["caribbean", "peru"]
    refused(state, ["station", "canada"], "AOD-254")
    refused(state, ["station", "brazil"], "AOD-254")


@rule("AOD-254")
def test_indian_allies_come_for_nothing_without_a_colony() -> None:
    """The tile is bought and has no effect."""
    state = bought("indian_allies", colony={(1, "caribbean"): "colonist"})
    assert (int(state.turn), buildings(state, 0), money(state, 0)) == (5, ["indian_allies"], 0)
    assert [colony(state, 0, region) for region in REGION_IDS] == [""] * 9


@rule("AOD-254")
def test_indian_allies_may_win_the_good_of_the_region() -> None:
    """With the piece that stands there they are three."""
    state = bought("indian_allies", colony={(0, "caribbean"): "colonist"})
    assert (colony(state, 0, "caribbean"), goods(state, 0)) == ("colonist soldier*2", "sugar")


@rule("AOD-254")
def test_indian_allies_fight_in_the_same_turn() -> None:
    """They stand there before the warfare line resolves."""
    pieces = {(0, "caribbean"): "colonist", (1, "caribbean"): "colonist*3"}
    state = bought("indian_allies", colony=pieces)
    assert asked(state) == "warring"
    act(state, ["battle", "caribbean", "england"])
    assert (colony(state, 0, "caribbean"), colony(state, 1, "caribbean")) == ("colonist soldier*2", "colonist")


@rule("AOD-254")
def test_indian_allies_come_once() -> None:
    """The next turn brings none."""
    state = idle_turn(bought("indian_allies", colony={(0, "caribbean"): "colonist"}))
    assert (int(state.turn), colony(state, 0, "caribbean"), hand(state, 0)) == (6, "colonist soldier*2", "colonist*5")


# ---- Privateers ----------------------------------------------------------------------------------------


@rule("AOD-255")
@pytest.mark.parametrize(("fleet", "taken"), [(0, 0), (1, 1), (2, 2), (3, 3)])
def test_privateers_take_one_from_each_other_player_for_each_own_ship(fleet: int, taken: int) -> None:
    """Both others pay; the ships of the others matter nothing; the owner pays nothing."""
    state = table(
        3,
        turn=5,
        buildings={1: ["privateers"]},
        ships={0: 2, 1: fleet},
        money={0: 10, 1: 10, 2: 10},
        ship_in_port=False,
    )
    resolve(state)
    assert [money(state, seat) for seat in range(3)] == [10 - taken, 10 + 2 * taken, 10 - taken]


@rule("AOD-255")
def test_privateers_never_make_debts() -> None:
    """Who has less gives what there is."""
    state = table(
        4,
        turn=5,
        buildings={0: ["privateers"]},
        ships={0: 3},
        money={0: 1, 1: 2, 2: 0, 3: 3},
        ship_in_port=False,
    )
    resolve(state)
    assert [money(state, seat) for seat in range(4)] == [1 + 2 + 0 + 3, 0, 0, 0]


@rule("AOD-255", "AOD-256")
def test_privateers_rob_in_every_turn_from_the_purchase_on() -> None:
    """Bought with two ships in hand."""
    state = bought("privateers", ships={0: 2}, money={0: 14, 1: 9}, ship_in_port=False)
    for turn, purses in ((5, [2, 7]), (6, [4, 5]), (7, [6, 3])):
        assert (int(state.turn), [money(state, 0), money(state, 1)]) == (turn, purses)
        idle_turn(state)


@rule("AOD-255")
def test_ship_won_in_the_turn_counts_for_privateers() -> None:
    """The port resolves before phase D."""
    state = resolve(table(2, turn=5, buildings={0: ["privateers"]}, shipping={0: "colonist"}, money={1: 5}))
    assert (ships(state, 0), money(state, 0), money(state, 1)) == (1, 1, 4)


@rule("AOD-256")
def test_privateers_come_after_the_income() -> None:
    """A victim without money pays out of this turn's income, and the owner's own income is not touched."""
    state = table(
        2,
        turn=5,
        buildings={0: ["privateers"]},
        ships={0: 2},
        goods={1: "rice*3"},
        ship_in_port=False,
    )
    resolve(state)
    assert (money(state, 0), money(state, 1)) == (2, 1)


@rule("AOD-256")
@pytest.mark.parametrize("order", [[0, 1, 2], [2, 1, 0], [1, 0, 2]])
def test_privateers_come_before_all_other_benefits(order: list[int]) -> None:
    """Money of Trading Post and Taxes comes too late for them, whoever is first in turn order."""
    state = table(
        3,
        turn=5,
        turn_of=order[2],
        order=order,
        buildings={0: ["trading_post"], 1: ["privateers", "mint"], 2: ["taxes"]},
        ships={1: 4},
        ship_in_port=False,
    )
    resolve(state)
    assert [money(state, seat) for seat in range(3)] == [5, 0, 10]


# ---- recruiting buildings ------------------------------------------------------------------------------


@rule("AOD-257", "AOD-265")
@pytest.mark.parametrize("tile", ["shipyards", "market"])
def test_school_of_captains_or_merchants(tile: str) -> None:
    """One more each turn from the turn of purchase, for the owner alone."""
    state = bought(tile, seat=1, money={0: 0, 1: 14})
    for turn in (5, 6, 7):
        assert (int(state.turn), hand(state, 0), hand(state, 1)) == (turn, "colonist*5", RECRUITERS[tile])
        idle_turn(state)


@rule("AOD-266", "AOD-267")
@pytest.mark.parametrize("tile", ["military_academy", "fortress"])
def test_school_of_soldiers(tile: str) -> None:
    """One more each turn from the turn of purchase, for the owner alone."""
    state = bought(tile, seat=1, money={0: 0, 1: 14})
    for turn in (5, 6, 7):
        assert (int(state.turn), hand(state, 0), hand(state, 1)) == (turn, "colonist*5", RECRUITERS[tile])
        idle_turn(state)


@rule("AOD-266", "AOD-267")
def test_schools_add_up() -> None:
    """Parade Ground, Military Academy and Fortress bring three soldiers."""
    state = resolve(table(2, turn=5, buildings={0: ["parade_ground", "military_academy", "fortress"]}))
    assert hand(state, 0) == "colonist*5 soldier*3"


# ---- Cathedral -----------------------------------------------------------------------------------------


@rule("AOD-258")
def test_cathedral_makes_missionaries_bring_two_colonists() -> None:
    """Two instead of one, not three."""
    state = resolve(table(2, dock=[(0, "missionary")], buildings={0: ["cathedral"]}, claimed=["caribbean"]))
    assert colony(state, 0, "caribbean") == "colonist*2 missionary"


@rule("AOD-258")
def test_cathedral_helps_its_owner_alone() -> None:
    """England's missionary brings one."""
    state = resolve(table(2, dock=[(1, "missionary"), (0, "merchant")], buildings={0: ["cathedral"]}))
    assert colony(state, 1, "caribbean") == "colonist missionary"
    assert colony(state, 0, "caribbean") == "merchant"


@rule("AOD-258")
def test_cathedral_is_too_late_for_missionaries_of_its_turn() -> None:
    """The dock resolves before the capital line; the next missionary brings two."""
    state = bought("cathedral", dock=[(0, "missionary")], earned={0: "missionary"})
    assert (int(state.turn), colony(state, 0, "caribbean")) == (5, "colonist missionary")
    place(state, ("missionary", "dock"), *[("colonist", "warfare")] * 10)
    assert colony(state, 0, "caribbean") == "colonist*3 missionary*2"


@rule("AOD-258")
def test_missionary_of_a_cathedral_wins_a_good_alone() -> None:
    """He and the two colonists are three; the good is won once."""
    state = resolve(table(2, dock=[(0, "missionary")], buildings={0: ["cathedral"]}))
    assert (colony(state, 0, "caribbean"), goods(state, 0)) == ("colonist*2 missionary", "sugar")


# ---- money and goods -----------------------------------------------------------------------------------


@rule("AOD-259")
def test_taxes_pay_ten_in_every_turn() -> None:
    """From the turn of purchase."""
    state = bought("taxes", seats=3)
    for turn, purse in ((5, 10), (6, 20), (7, 30)):
        assert (int(state.turn), [money(state, seat) for seat in range(3)]) == (turn, [purse, 0, 0])
        idle_turn(state)


@rule("AOD-259")
def test_taxes_are_worth_two_points() -> None:
    """Once."""
    state = final(2, buildings={0: ["taxes"]})
    assert (state.tally(0)["buildings"], state.tally(1)["buildings"]) == (2, 0)


@rule("AOD-262")
def test_west_indies_company_draws_from_the_pile_in_every_turn() -> None:
    """From the turn of purchase; the offer stays what it is until it is renewed."""
    state = bought(
        "west_indies_company", pile=["rice", "cattle", "fish", "fish"], offer=["gold", "furs", "gold", "furs"]
    )
    assert (int(state.turn), goods(state, 0), goods(state, 1)) == (5, "rice", "")
    assert len(offer(state)) == 4
    for turn, held in ((6, 2), (7, 3)):
        idle_turn(state)
        assert (int(state.turn), sum(look(state)["goods"][0].values())) == (turn, held)


@rule("AOD-262")
def test_west_indies_company_draws_after_the_income() -> None:
    """The third rice pays from the next turn on."""
    state = resolve(table(2, turn=5, goods={0: "rice*2"}, pile=["rice"], buildings={0: ["west_indies_company"]}))
    assert (goods(state, 0), money(state, 0)) == ("rice*3", 0)
    assert money(idle_turn(state), 0) == 3


@rule("AOD-262")
def test_west_indies_company_draws_before_the_goods_are_renewed() -> None:
    """The top of the pile is for the owner; the four goods of the old offer are not yet among the rest."""
    old = ["gold", "gold", "gold", "gold"]
    position = table(2, turn=5, offer=old, pile=["rice"], buildings={1: ["west_indies_company"]})
    before = len(look(position)["good_pile"])
    state = resolve(position)
    assert goods(state, 1) == "rice"
    assert len(look(state)["good_pile"]) == before - 1 + 4 - 4


@rule("AOD-263")
def test_colonial_laws_put_a_colonist_into_dock_cell_y() -> None:
    """In phase D of the turn of purchase, from the reserve, for its owner."""
    state = bought("colonial_laws", seat=1, money={0: 0, 1: 14})
    assert int(state.turn) == 5
    assert (look(state)["dock"][Y], look(state)["dock_piece"][Y]) == (1, "colonist")
    assert look(state)["dock"][X] == -1
    assert (hand(state, 0), hand(state, 1)) == ("colonist*5", "colonist*5")


@rule("AOD-263")
def test_colonist_of_cell_y_sails_last() -> None:
    """After the numbered cells and after X."""
    state = resolve(
        table(
            2,
            turn=5,
            dock=[1],
            dock_x=1,
            dock_y=0,
            buildings={1: ["indentured_servants"], 0: ["colonial_laws"]},
            discovered=["peru", "brazil"],
        )
    )
    asking = []
    for _ in range(3):
        asking.append(int(state.actor))
        act(state, ["settle", "peru"])
    assert asking == [1, 1, 0]
    assert (colony(state, 0, "peru"), colony(state, 1, "peru")) == ("colonist", "colonist*2")


@rule("AOD-263")
def test_colonial_laws_work_in_every_turn() -> None:
    """One colonist lands each turn from the next on."""
    state = resolve(table(2, turn=4, buildings={0: ["colonial_laws"]}))
    for landed in ("", "colonist", "colonist*2", "colonist*3"):
        assert colony(state, 0, "caribbean") == landed
        assert look(state)["dock"][Y] == 0
        idle_turn(state)


@rule("AOD-264")
@pytest.mark.parametrize(("held", "sets", "rum"), [("sugar", 0, 3), ("sugar*5", 6, 15), ("gold*2 rice", 1, 0)])
def test_rum_distillery_pays_three_for_each_sugar(held: str, sets: int, rum: int) -> None:
    """On top of what the sets pay, every turn; five sugar are 6 + 15."""
    state = resolve(table(2, turn=5, goods={0: held}, buildings={0: ["rum_distillery"]}))
    assert money(state, 0) == sets + rum
    assert money(idle_turn(state), 0) == 2 * (sets + rum)


@rule("AOD-264")
def test_rum_distillery_counts_no_ships_and_no_sugar_of_others() -> None:
    """A ship that stands for the third sugar is no sugar."""
    state = resolve(table(2, turn=5, goods={0: "sugar*2", 1: "sugar"}, ships={0: 1}, buildings={0: ["rum_distillery"]}))
    assert (money(state, 0), money(state, 1)) == (3 + 6, 0)


@rule("AOD-264", "AOD-256")
def test_rum_distillery_pays_with_the_income() -> None:
    """In the turn of purchase, and before the Privateers come."""
    state = bought(
        "rum_distillery",
        goods={0: "sugar"},
        buildings={1: ["privateers"]},
        ships={1: 2},
        ship_in_port=False,
    )
    assert (money(state, 0), money(state, 1)) == (1, 2)


# ---- Overpopulation ------------------------------------------------------------------------------------


@rule("AOD-270")
def test_overpopulation_spreads_three_colonists() -> None:
    """At once, over discovered regions, with own pieces there or not, as the buyer likes."""
    state = bought("overpopulation", discovered=["peru", "brazil"], colony={(1, "peru"): "colonist"})
    assert (asked(state), int(state.turn)) == ("settling", 4)
    assert not may_decline(state)
    assert sorted(args[0] for args in offered(state, "settle")) == ["brazil", "caribbean", "peru"]
    refused(state, ["settle", "canada"], "AOD-122")
    act(state, ["settle", "peru"], ["settle", "brazil"], ["settle", "peru"])
    assert int(state.turn) == 5
    assert [colony(state, 0, region) for region in ("peru", "brazil", "caribbean")] == ["colonist*2", "colonist", ""]


@rule("AOD-270")
def test_overpopulation_may_fill_one_region_and_win_its_good() -> None:
    """Three in Peru are three; silver is won when the third arrives."""
    state = bought("overpopulation", discovered=["peru", "brazil"])
    act(state, ["settle", "peru"], ["settle", "peru"])
    assert goods(state, 0) == ""
    act(state, ["settle", "peru"])
    assert (colony(state, 0, "peru"), goods(state, 0)) == ("colonist*3", "silver")


@rule("AOD-270")
def test_overpopulation_comes_before_the_discovery_line_and_once() -> None:
    """A region discovered later in the turn is too late for it; the next turn brings nothing; the hand stays five."""
    state = bought("overpopulation", discovered=["peru"], discovery={0: "colonist*5"})
    act(state, ["settle", "peru"], ["settle", "peru"], ["settle", "caribbean"])
    assert asked(state) == "exploring"
    act(state, ["decline"])
    assert hand(state, 0) == "colonist*5"
    idle_turn(state)
    assert (int(state.turn), colony(state, 0, "peru"), colony(state, 0, "caribbean")) == (6, "colonist*2", "colonist")
