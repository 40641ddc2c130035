"""The capital buildings of Age I (AOD-240 to AOD-252)."""

from __future__ import annotations

import pytest

from carrack.games.age_of_discovery.game import GAME
from carrack.testing import act, look, rule
from tests.games.age_of_discovery.table import (
    asked,
    buildings,
    colony,
    discovered,
    hand,
    may_decline,
    money,
    offered,
    on_discovery,
    refused,
    resolve,
    sale,
    table,
    token,
)
from tests.games.age_of_discovery.turns import AGE_1, bought, buying, final, idle_turn

RECRUITERS = {
    "monastery": "colonist*5 missionary",
    "trade_routes": "colonist*5 merchant",
    "parade_ground": "colonist*5 soldier",
}
X, Y = 9, 10


@rule("AOD-240")
@pytest.mark.parametrize("seed", range(1, 6))
def test_age_1_has_twelve_tiles_of_eleven_designs(seed: int) -> None:
    """Five on sale, seven below; of Settlers there are two."""
    dealt = look(GAME.deal(2, seed=seed))
    assert sorted([*dealt["sale"], *dealt["stack_1"]]) == sorted(AGE_1)
    assert len(AGE_1) == 12


# ---- pieces for the next turn --------------------------------------------------------------------------


@rule("AOD-242", "AOD-243", "AOD-244")
@pytest.mark.parametrize(("tile", "pieces"), RECRUITERS.items())
def test_recruiting_building_works_in_the_turn_it_is_bought(tile: str, pieces: str) -> None:
    """One more piece for the buyer in the next turn, for 10."""
    state = bought(tile, money={0: 13})
    assert (int(state.turn), money(state, 0), buildings(state, 0)) == (2, 3, [tile])
    assert (hand(state, 0), hand(state, 1)) == (pieces, "colonist*5")


@rule("AOD-242", "AOD-243", "AOD-244")
@pytest.mark.parametrize(("tile", "pieces"), RECRUITERS.items())
def test_recruiting_building_works_in_every_turn(tile: str, pieces: str) -> None:
    """One piece each turn, no more: what was placed is gone."""
    state = resolve(table(3, turn=1, buildings={1: [tile]}))
    for turn in (2, 3, 4):
        assert int(state.turn) == turn
        assert [hand(state, seat) for seat in range(3)] == ["colonist*5", pieces, "colonist*5"]
        idle_turn(state)


@rule("AOD-241")
@pytest.mark.parametrize("tile", ["settlers", "settlers_2"])
def test_settlers_bring_a_colonist_in_every_turn(tile: str) -> None:
    """From the turn they are bought; six to place instead of five."""
    state = bought(tile, seat=1, seats=3, money={0: 0, 1: 10})
    for turn in (2, 3, 4):
        assert int(state.turn) == turn
        assert [hand(state, seat) for seat in range(3)] == ["colonist*5", "colonist*6", "colonist*5"]
        idle_turn(state)


@rule("AOD-241")
def test_both_settlers_bring_two_colonists() -> None:
    """One player may own both; both are bought under one name."""
    state = resolve(table(2, turn=1, capital=[0, 0], money={0: 20}, sale=["settlers", "settlers_2", "mint"]))
    act(state, ["buy", "settlers"], ["buy", "settlers"])
    assert buildings(state, 0) == ["settlers", "settlers_2"]
    assert hand(state, 0) == "colonist*7"


@rule("AOD-241")
def test_settlers_of_two_players_serve_one_each() -> None:
    """A tile serves its owner."""
    state = resolve(table(2, turn=1, buildings={0: ["settlers"], 1: ["settlers_2"]}))
    assert (hand(state, 0), hand(state, 1)) == ("colonist*6", "colonist*6")


# ---- dock and discovery line ---------------------------------------------------------------------------


@rule("AOD-245")
def test_indentured_servants_put_a_colonist_into_dock_cell_x() -> None:
    """In phase D of the turn it is bought, from the reserve: the hand is as large as ever."""
    state = bought("indentured_servants", seat=1, money={0: 0, 1: 10})
    assert int(state.turn) == 2
    assert (look(state)["dock"][X], look(state)["dock_piece"][X]) == (1, "colonist")
    assert look(state)["dock"][Y] == -1
    assert (hand(state, 0), hand(state, 1)) == ("colonist*5", "colonist*5")


@rule("AOD-245")
def test_colonist_of_cell_x_sails_after_the_numbered_cells() -> None:
    """England's two pieces go first; then the servant, whose owner chooses the region."""
    position = table(
        2, turn=2, dock=[1, 1], dock_x=0, buildings={0: ["indentured_servants"]}, discovered=["peru", "brazil"]
    )
    state = resolve(position)
    assert (asked(state), int(state.actor)) == ("sailing", 1)
    act(state, ["settle", "peru"], ["settle", "brazil"])
    assert (asked(state), int(state.actor)) == ("sailing", 0)
    act(state, ["settle", "peru"])
    assert (colony(state, 0, "peru"), colony(state, 1, "peru")) == ("colonist", "colonist")


@rule("AOD-245")
def test_indentured_servants_work_in_every_turn() -> None:
    """One colonist lands in the Caribbean each turn from the next one on, and one is ready for the turn after."""
    state = resolve(table(2, turn=1, buildings={0: ["indentured_servants"]}))
    for landed in ("", "colonist", "colonist*2", "colonist*3"):
        assert colony(state, 0, "caribbean") == landed
        assert look(state)["dock"][X] == 0
        idle_turn(state)


@rule("AOD-245")
def test_no_piece_is_placed_in_cell_x_by_hand() -> None:
    """Neither by others nor by the owner."""
    state = table(2, buildings={0: ["indentured_servants"]})
    assert ("colonist", "dock_x") not in offered(state, "place")
    refused(state, ["place", "colonist", "dock_x"], "AOD-038")


@rule("AOD-246", "AOD-247")
@pytest.mark.parametrize(("tile", "piece"), [("conquistador", "soldier"), ("navigator", "captain")])
def test_explorer_appears_on_the_discovery_line_in_the_turn_of_purchase(tile: str, piece: str) -> None:
    """In phase D, so too late for this turn's expedition, and not in the hand."""
    state = bought(tile)
    assert int(state.turn) == 2
    assert (on_discovery(state, 0), on_discovery(state, 1)) == (piece, "")
    assert (hand(state, 0), hand(state, 1)) == ("colonist*5", "colonist*5")


@rule("AOD-246", "AOD-247")
@pytest.mark.parametrize(("tile", "piece"), [("conquistador", "soldier"), ("navigator", "captain")])
def test_explorers_pile_up_until_they_are_sent(tile: str, piece: str) -> None:
    """One more each turn, beside the pieces placed there."""
    state = resolve(table(2, turn=1, discovery={1: "colonist"}, buildings={1: [tile]}))
    act(state, ["decline"])
    for turn, pieces in ((2, f"colonist {piece}"), (3, f"colonist {piece}*2"), (4, f"colonist {piece}*3")):
        assert (int(state.turn), on_discovery(state, 1)) == (turn, pieces)
        assert on_discovery(state, 0) == ""
        idle_turn(state)


@rule("AOD-246", "AOD-247")
def test_explorer_can_be_sent_in_the_next_turn() -> None:
    """Captain and soldier together have strength 3; the soldier brings his loot."""
    position = table(
        2,
        turn=2,
        discovery={0: "captain soldier"},
        buildings={0: ["conquistador", "navigator"]},
        tokens={"peru": "dt11"},
    )
    state = resolve(position)
    act(state, ["send", "captain"], ["send", "soldier"], ["explore", "peru"])
    assert (money(state, 0), look(state)["tokens"][0]) == (2 + 5, ["dt11"])
    assert on_discovery(state, 0) == "captain soldier"


# ---- money ---------------------------------------------------------------------------------------------


@rule("AOD-248")
def test_fall_of_the_inca_pays_twenty_at_once() -> None:
    """Before the next cell buys: 10 paid, 20 received, a second and a third building for 10 each."""
    state = buying("fall_of_the_inca", capital=[0, 0, 0], sale=["fall_of_the_inca", "mint", "monastery"])
    act(state, ["buy", "fall_of_the_inca"])
    assert (asked(state), money(state, 0)) == ("buying", 20)
    act(state, ["buy", "mint"], ["buy", "monastery"])
    assert (int(state.turn), money(state, 0)) == (2, 0)


@rule("AOD-248")
def test_fall_of_the_inca_pays_only_once_and_only_the_buyer() -> None:
    """Nothing in phase D of the turn, nothing in the next."""
    state = bought("fall_of_the_inca", seats=3)
    assert [money(state, seat) for seat in range(3)] == [20, 0, 0]
    assert money(idle_turn(state), 0) == 20


@rule("AOD-249")
def test_trading_post_pays_five_in_every_turn() -> None:
    """From the turn it is bought."""
    state = bought("trading_post", seats=3)
    for turn, purse in ((2, 5), (3, 10), (4, 15)):
        assert (int(state.turn), [money(state, seat) for seat in range(3)]) == (turn, [purse, 0, 0])
        idle_turn(state)


@rule("AOD-249")
def test_trading_post_pays_after_the_lines() -> None:
    """Its 5 come too late for this turn's purchase."""
    state = resolve(table(2, turn=2, capital=[0], money={0: 9}, buildings={0: ["trading_post"]}))
    assert (int(state.turn), money(state, 0), buildings(state, 0)) == (3, 14, ["trading_post"])


@rule("AOD-252")
@pytest.mark.parametrize(
    ("held", "sets", "minted"),
    [("gold", 0, 2), ("silver", 0, 2), ("gold*2 silver", 1, 6), ("silver*3", 3, 6), ("rice sugar", 0, 0), ("", 0, 0)],
)
def test_mint_pays_two_for_each_gold_and_silver(held: str, sets: int, minted: int) -> None:
    """On top of what the sets pay, every turn."""
    state = resolve(table(2, turn=1, goods={0: held}, buildings={0: ["mint"]}, money={0: 1}))
    assert money(state, 0) == 1 + sets + minted
    assert money(idle_turn(state), 0) == 1 + 2 * (sets + minted)


@rule("AOD-252")
def test_mint_counts_no_ships_and_no_goods_of_others() -> None:
    """A ship that stands for the third gold is no gold."""
    state = resolve(table(2, goods={0: "gold*2", 1: "gold silver*3"}, ships={0: 2}, buildings={0: ["mint"]}))
    assert money(state, 0) == 3 + 4
    assert money(state, 1) == 3


@rule("AOD-252")
def test_mint_pays_in_the_turn_it_is_bought() -> None:
    """Phase C comes after the capital line."""
    state = bought("mint", goods={0: "gold silver"})
    assert (int(state.turn), money(state, 0)) == (2, 4)


@rule("AOD-252", "AOD-249", "AOD-256")
def test_mint_pays_with_the_income_and_trading_post_with_the_benefits() -> None:
    """Privateers come between them: of the Mint's 2 they take 1, of the Trading Post's 5 nothing."""
    state = table(
        3,
        turn=5,
        ships={2: 1},
        goods={0: "gold"},
        buildings={0: ["mint"], 1: ["trading_post"], 2: ["privateers"]},
        ship_in_port=False,
    )
    resolve(state)
    assert [money(state, seat) for seat in range(3)] == [1, 5, 1]


# ---- New World Cartography -----------------------------------------------------------------------------


@rule("AOD-250")
def test_cartography_is_a_free_discovery() -> None:
    """A colonist in the region, its token, its base money; five natives hinder nobody."""
    state = bought("new_world_cartography", tokens={"peru": "dt15", "brazil": "dt16"})
    assert (asked(state), int(state.actor)) == ("charting", 0)
    assert not may_decline(state)
    act(state, ["chart", "peru"])
    assert colony(state, 0, "peru") == "colonist"
    assert look(state)["tokens"] == [["dt15"], []]
    assert money(state, 0) == 4
    assert discovered(state) == ["caribbean", "peru"]
    assert token(state, "brazil") == "dt16"


@rule("AOD-250")
def test_cartography_offers_undiscovered_regions_only() -> None:
    """All of them, and no deck."""
    state = bought("new_world_cartography", discovered=["canada", "florida"])
    free = {"new_england", "new_spain", "new_granada", "peru", "brazil", "rio_de_la_plata"}
    assert {args[0] for args in offered(state, "chart")} == free
    refused(state, ["chart", "canada"], "AOD-144")
    refused(state, ["chart", "caribbean"], "AOD-144")


@rule("AOD-250")
def test_cartography_pays_no_soldier_money() -> None:
    """Soldiers on the discovery line are not part of it and stay there."""
    state = bought("new_world_cartography", discovery={0: "soldier*2"}, tokens={"peru": "dt11"})
    act(state, ["chart", "peru"])
    assert (money(state, 0), on_discovery(state, 0)) == (2, "soldier*2")


@rule("AOD-250")
def test_cartography_is_not_the_expedition_of_the_turn() -> None:
    """It comes before the discovery line, and the expedition follows; the region is open to no one else's."""
    lying = {"peru": "dt15", "brazil": "dt01"}
    state = bought("new_world_cartography", discovery={0: "colonist"}, tokens=lying)
    act(state, ["chart", "peru"])
    assert (asked(state), int(state.turn)) == ("exploring", 1)
    act(state, ["send", "colonist"])
    refused(state, ["explore", "peru"], "AOD-144")
    act(state, ["explore", "brazil"])
    assert look(state)["tokens"][0] == ["dt01", "dt15"]
    assert money(state, 0) == 4 + 1


@rule("AOD-250")
def test_cartography_places_a_colonist_from_the_reserve() -> None:
    """The hand of the next turn is as large as ever."""
    state = bought("new_world_cartography")
    act(state, ["chart", "peru"])
    assert (int(state.turn), hand(state, 0)) == (2, "colonist*5")


@rule("AOD-250")
def test_cartography_works_once() -> None:
    """In the next turn nothing is asked, nothing discovered."""
    state = bought("new_world_cartography")
    act(state, ["chart", "peru"])
    purse = money(state, 0)
    idle_turn(state)
    assert (int(state.turn), discovered(state), money(state, 0)) == (3, ["caribbean", "peru"], purse)


@rule("AOD-250", "AOD-251")
def test_cartography_without_a_region_left_is_worth_its_points() -> None:
    """It may be bought, nobody is asked, no card of the deck is turned."""
    everything = ["canada", "new_england", "florida", "new_spain", "new_granada", "peru", "brazil", "rio_de_la_plata"]
    state = bought("new_world_cartography", discovered=everything)
    assert (int(state.turn), buildings(state, 0), money(state, 0)) == (2, ["new_world_cartography"], 0)
    assert look(state)["cards"] == [[], []]
    assert state.tally(0)["buildings"] == 4


@rule("AOD-251")
def test_cartography_is_worth_four_points() -> None:
    """Besides the points of the token."""
    state = final(2, turn_of=0, buildings={0: ["new_world_cartography"]}, found={0: ["dt16"]})
    assert (state.tally(0)["buildings"], state.tally(0)["discoveries"]) == (4, 7)


# ---- the sale ------------------------------------------------------------------------------------------


@rule("AOD-240")
@pytest.mark.parametrize("tile", AGE_1)
def test_every_tile_of_age_1_costs_ten(tile: str) -> None:
    """Not 9; and it leaves the sale for its buyer."""
    design = tile.removesuffix("_2")
    state = buying(tile, money={0: 10}, sale=[tile, "mint" if tile != "mint" else "navigator"])
    act(state, ["buy", design])
    assert (buildings(state, 0), tile in sale(state)) == ([tile], False)
    poor = resolve(table(2, turn=1, capital=[0], money={0: 9}, sale=[tile]))
    assert (int(poor.turn), buildings(poor, 0), money(poor, 0)) == (2, [], 9)
