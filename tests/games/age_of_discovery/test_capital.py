"""The capital line: who buys when, what it costs, declining, what works at once (AOD-139 to 142)."""

from __future__ import annotations

import pytest

from carrack.testing import act, look, rule
from tests.games.age_of_discovery.table import (
    asked,
    buildings,
    colony,
    discovered,
    line,
    may_decline,
    money,
    offered,
    place,
    refused,
    resolve,
    sale,
    table,
)
from tests.games.age_of_discovery.turns import AGE_1, AGE_2, AGE_3

SALE = ["mint", "navigator", "settlers", "trading_post", "monastery"]
PRICES = [10, 10, 10, 14, 14, 14, 20, 20]
"""The price in each of the eight turns."""
FIVE_ON_SALE = {1: AGE_1[2:7], 2: AGE_2[:5], 3: AGE_3[:5]}
UNLIMITED = {"capital_cells": "unlimited"}


def designs(names: list[str]) -> list[tuple[str]]:
    """What can be bought where these tiles are on sale."""
    return sorted((name,) for name in names)


# ---- one purchase for each piece, left to right ------------------------------------------------------------


@rule("AOD-139")
@pytest.mark.parametrize("cells", [[1, 0, 2], [2, 1, 0, 2, 1], [0, 0, 1, 1, 0]])
def test_pieces_buy_from_the_left(cells: list[int]) -> None:
    """Turn order does not matter; each piece may buy one of the tiles that are left."""
    state = table(3, order=[2, 0, 1], turn_of=2, capital=cells, money=dict.fromkeys(range(3), 50), sale=SALE)
    resolve(state)
    left = list(SALE)
    for seat in cells:
        assert (asked(state), state.actor) == ("buying", seat)
        assert sorted(offered(state, "buy")) == designs(left)
        act(state, ["buy", left.pop(len(left) // 2)])
        assert sale(state) == left or state.turn == 3
    assert [len(buildings(state, seat)) for seat in range(3)] == [cells.count(seat) for seat in range(3)]
    state.check()


@rule("AOD-139")
@pytest.mark.parametrize("tile", SALE)
def test_any_tile_on_sale_may_be_chosen(tile: str) -> None:
    """It leaves the row and lies before who paid; the others stay."""
    state = resolve(table(2, capital=[1, 1], money={0: 30, 1: 30}, sale=SALE))
    act(state, ["buy", tile])
    assert (buildings(state, 0), buildings(state, 1)) == ([], [tile])
    assert look(state)["sale"] == [None if name == tile else name for name in SALE]
    assert look(state)["money"] == [30, 20]
    refused(state, ["buy", tile], "AOD-139")


@rule("AOD-139")
def test_tile_that_is_not_on_sale_cannot_be_bought() -> None:
    """Neither one of the stack, nor one of another age, nor one that somebody owns."""
    state = resolve(table(2, capital=[0], money={0: 99}, sale=SALE[:3], buildings={1: ["trade_routes"]}))
    for tile in ("monastery", "trading_post", "trade_routes", "taxes", "navy"):
        refused(state, ["buy", tile], "AOD-139")


@rule("AOD-139")
def test_both_settlers_may_be_on_sale() -> None:
    """They are one thing to buy, and two tiles to own: R-43."""
    state = resolve(table(2, capital=[0, 0], money={0: 20}, sale=["settlers", "settlers_2", "mint"]))
    assert offered(state, "buy") == [("settlers",), ("mint",)]
    act(state, ["buy", "settlers"])
    assert offered(state, "buy") == [("settlers",), ("mint",)]
    act(state, ["buy", "settlers"])
    assert buildings(state, 0) == ["settlers", "settlers_2"]


@rule("AOD-139")
def test_one_piece_buys_one_tile() -> None:
    """With money for five and one piece only one is bought, whatever the piece is."""
    for piece in ("colonist", "captain", "merchant", "missionary", "soldier"):
        state = resolve(table(2, capital=[(0, piece)], money={0: 50}, sale=SALE))
        act(state, ["buy", "mint"])
        assert (buildings(state, 0), money(state, 0), state.turn) == (["mint"], 40, 3)


@rule("AOD-139")
def test_nobody_without_a_piece_buys() -> None:
    """Seat 1 is rich and not on the line."""
    state = resolve(table(2, capital=[0], money={0: 9, 1: 99}, sale=SALE))
    assert (state.turn, look(state)["money"]) == (3, [9, 99])
    assert look(state)["buildings"] == [[], []]


@rule("AOD-139")
def test_with_nothing_on_sale_nobody_is_asked() -> None:
    """All tiles of the age have been sold: the piece just goes back."""
    others = [tile for tile in AGE_1 if tile != "mint"]
    owned = {0: others[:5], 1: others[5:]}
    state = resolve(table(2, turn=3, capital=[0, 1], money={0: 20, 1: 20}, buildings=owned, sale=["mint"]))
    assert state.actor == 0
    act(state, ["buy", "mint"])
    assert asked(state) == "placing"
    assert line(state, "capital") == []


# ---- the price ---------------------------------------------------------------------------------------------


@rule("AOD-140")
@pytest.mark.parametrize(("turn", "price"), list(enumerate(PRICES, 1)))
def test_price_grows_with_the_age(turn: int, price: int) -> None:
    """10 in turns 1 to 3, 14 in turns 4 to 6, 20 in turns 7 and 8; the rest of the money stays."""
    tiles = list(FIVE_ON_SALE[1 + (turn > 3) + (turn > 6)])
    tile = tiles[3]
    state = resolve(table(2, turn=turn, capital=[0, 1], money={0: price + 3, 1: price}, sale=tiles))
    act(state, ["buy", tile])
    assert look(state)["money"] == [3, price]
    assert (asked(state), state.actor) == ("buying", 1)


@rule("AOD-140")
@pytest.mark.parametrize(("turn", "price"), list(enumerate(PRICES, 1)))
def test_exact_price_is_needed(turn: int, price: int) -> None:
    """With the price in the purse one is asked, with one less the piece acts in vain."""
    tiles = list(FIVE_ON_SALE[1 + (turn > 3) + (turn > 6)])
    state = table(2, turn=turn, capital=[1, 0], money={0: price, 1: price - 1}, sale=tiles)
    resolve(state)
    assert (asked(state), state.actor) == ("buying", 0)
    assert sorted(offered(state, "buy")) == designs(tiles)
    assert buildings(state, 1) == []
    assert money(state, 1) == price - 1


@rule("AOD-140")
@pytest.mark.parametrize(("turn", "tile", "price"), [(3, "mint", 10), (4, "taxes", 14), (7, "navy", 20)])
def test_too_little_money_is_refused(turn: int, tile: str, price: int) -> None:
    """The same question with one coin less names the price as the reason."""
    state = resolve(table(2, turn=turn, capital=[0], money={0: price}, sale=[tile]))
    assert offered(state, "buy") == [(tile,)]
    poor = state.game.position(look(state) | {"money": [price - 1, 50]})
    refused(poor, ["buy", tile], "AOD-140")


@rule("AOD-140")
def test_each_purchase_is_paid_for() -> None:
    """R-48: three pieces, money for two tiles."""
    state = resolve(table(2, capital=[0, 0, 0], money={0: 29}, sale=SALE))
    act(state, ["buy", "mint"], ["buy", "settlers"])
    assert (asked(state), money(state, 0)) == ("placing", 9)
    assert buildings(state, 0) == ["settlers", "mint"]


# ---- declining ---------------------------------------------------------------------------------------------


@rule("AOD-141")
def test_declining_costs_nothing() -> None:
    """Money and tiles stay as they are, and the next piece may have any of the five."""
    state = resolve(table(2, capital=[1, 0], money={0: 10, 1: 10}, sale=SALE))
    assert may_decline(state)
    act(state, ["decline"])
    assert (asked(state), state.actor) == ("buying", 0)
    assert (look(state)["money"], look(state)["buildings"]) == ([10, 10], [[], []])
    assert sale(state) == SALE
    act(state, ["decline"])
    assert (state.turn, look(state)["money"], sale(state)) == (3, [10, 10], SALE)


@rule("AOD-141")
def test_declining_once_does_not_bind_the_next_piece() -> None:
    """The second piece of the same player may buy."""
    state = resolve(table(2, capital=[0, 0], money={0: 10}, sale=SALE))
    act(state, ["decline"], ["buy", "mint"])
    assert (buildings(state, 0), money(state, 0)) == (["mint"], 0)


# ---- at once -----------------------------------------------------------------------------------------------


@rule("AOD-142")
def test_money_at_once_pays_for_the_next_tile() -> None:
    """Fall of the Inca: 10 are paid, 20 come, and the next piece buys for 10 of them."""
    state = resolve(table(2, capital=[0, 0], money={0: 10, 1: 4}, sale=["fall_of_the_inca", "mint"]))
    act(state, ["buy", "fall_of_the_inca"])
    assert (asked(state), look(state)["money"]) == ("buying", [20, 4])
    act(state, ["buy", "mint"])
    assert look(state)["money"] == [10, 4]


@rule("AOD-142")
def test_discovery_at_once_comes_before_the_next_purchase() -> None:
    """New World Cartography: its owner chooses a region before the next piece on the line acts."""
    tokens = {"peru": "dt13"}
    state = table(2, capital=[1, 0], money={0: 10, 1: 10}, sale=["new_world_cartography", "mint"], tokens=tokens)
    resolve(state)
    act(state, ["buy", "new_world_cartography"])
    assert (asked(state), state.actor) == ("charting", 1)
    act(state, ["chart", "peru"])
    assert (asked(state), state.actor) == ("buying", 0)
    assert "peru" in discovered(state)
    assert colony(state, 1, "peru") == "colonist"
    assert money(state, 1) == 4


@rule("AOD-142")
def test_colonists_at_once_come_before_the_next_purchase() -> None:
    """Overpopulation: three colonists land before the next piece on the line acts."""
    state = table(2, turn=4, capital=[0, 1], money={0: 14, 1: 14}, sale=["overpopulation", "taxes"])
    act(resolve(state), ["buy", "overpopulation"])
    assert colony(state, 0, "caribbean") == "colonist*3"
    assert (asked(state), state.actor) == ("buying", 1)


@rule("AOD-142")
def test_soldiers_at_once_can_fight_in_the_same_turn() -> None:
    """Indian Allies: two soldiers join the colony, and the warfare line comes later."""
    colonies = {(0, "caribbean"): "colonist", (1, "caribbean"): "colonist*2"}
    state = table(2, turn=4, capital=[0, 1], money={0: 14, 1: 14}, sale=["indian_allies", "taxes"], colony=colonies)
    act(resolve(state), ["buy", "indian_allies"])
    assert colony(state, 0, "caribbean") == "colonist soldier*2"
    act(state, ["decline"], ["battle", "caribbean", "england"])
    assert colony(state, 1, "caribbean") == ""


@rule("AOD-142")
def test_tile_without_the_word_waits_for_its_phase() -> None:
    """Trading Post pays in the benefits phase: not yet when the next piece buys."""
    state = resolve(table(2, capital=[0, 1], money={0: 10, 1: 10}, sale=["trading_post", "mint"]))
    act(state, ["buy", "trading_post"])
    assert (state.actor, money(state, 0)) == (1, 0)
    act(state, ["decline"])
    assert (state.turn, money(state, 0)) == (3, 5)


# ---- how many pieces ---------------------------------------------------------------------------------------


@rule("AOD-139")
def test_line_has_five_cells() -> None:
    """R-03: a sixth piece finds no room, the fifth does."""
    state = table(2, hands={0: "colonist", 1: "colonist"}, capital=[0, 1, 0, 1])
    place(state, ("colonist", "capital"))
    assert [seat for seat, _ in line(state, "capital")] == [0, 1, 0, 1, 0]
    refused(state, ["place", "colonist", "capital"], "AOD-051")


@rule("AOD-139")
def test_option_unlimited_lets_a_sixth_piece_stand() -> None:
    """It buys what somebody before it has declined."""
    purses = {0: 50, 1: 50}
    state = table(2, turn_of=1, capital=[0, 0, 0, 0, 0], money=purses, sale=SALE, options=UNLIMITED)
    resolve(state, "capital")
    act(state, ["buy", "mint"], ["decline"])
    for tile in SALE[1:4]:
        act(state, ["buy", tile])
    assert (asked(state), state.actor) == ("buying", 1)
    assert offered(state, "buy") == [("monastery",)]
    act(state, ["buy", "monastery"])
    assert (len(buildings(state, 0)), buildings(state, 1)) == (4, ["monastery"])


@rule("AOD-139")
def test_option_unlimited_has_no_more_tiles() -> None:
    """With five tiles bought the sixth piece is not asked."""
    purses = {0: 50, 1: 50}
    state = table(2, turn_of=1, capital=[0, 0, 0, 0, 0], money=purses, sale=SALE, options=UNLIMITED)
    resolve(state, "capital")
    for tile in SALE:
        act(state, ["buy", tile])
    assert (state.turn, buildings(state, 1), money(state, 1)) == (3, [], 50)
    assert line(state, "capital") == []
