"""What captains, merchants, missionaries and soldiers are good for (AOD-100 to 110)."""

from __future__ import annotations

from typing import Any

import pytest

from carrack.core.contract import State
from carrack.testing import act, look, rule
from tests.games.age_of_discovery.table import (
    GOOD_OF,
    asked,
    buildings,
    colony,
    discovered,
    earned,
    goods,
    hand,
    line,
    may_decline,
    money,
    next_turn,
    on_discovery,
    resolve,
    ships,
    table,
)
from tests.games.age_of_discovery.turns import idle_turn

NATIVES = {1: "dt01", 2: "dt03", 3: "dt06", 4: "dt12", 5: "dt15"}
"""A token for each number of natives."""


def expedition(state: State, pieces: str, land: str) -> None:
    """The actor sends these pieces, one word each, to a land."""
    for piece in pieces.split():
        act(state, ["send", piece])
    act(state, ["explore", land])


def shipping_strength(pieces: str) -> int:
    """How many colonists of a player later in turn order these pieces still match on merchant shipping."""
    tables = {n: table(2, shipping={0: pieces, 1: f"colonist*{n}"}) for n in range(1, 11)}
    return sum(ships(resolve(state), 0) for state in tables.values())


def discovery_strength(pieces: str) -> int:
    """How many natives these pieces overcome at most."""
    found = 0
    for token in NATIVES.values():
        state = resolve(table(2, discovery={0: pieces}, tokens={"canada": token}))
        expedition(state, pieces, "canada")
        found += "canada" in discovered(state)
    return found


# ---- strength ----------------------------------------------------------------------------------------------


@rule("AOD-100", "AOD-102")
@pytest.mark.parametrize(
    ("piece", "on_shipping", "on_expedition"),
    [("colonist", 1, 1), ("captain", 2, 2), ("merchant", 2, 1), ("missionary", 1, 1), ("soldier", 1, 1)],
)
def test_strength_of_one_piece(piece: str, on_shipping: int, on_expedition: int) -> None:
    """A captain counts as two on both lines, a merchant on merchant shipping only."""
    assert shipping_strength(piece) == on_shipping
    assert discovery_strength(piece) == on_expedition


@rule("AOD-101")
def test_two_captains_and_a_colonist_are_worth_five_colonists() -> None:
    """The example of the rulebook; two merchants and a colonist are worth as much, and all five together nine."""
    assert shipping_strength("captain captain colonist") == 5
    assert shipping_strength("merchant merchant colonist") == 5
    assert shipping_strength("captain captain merchant merchant colonist") == 9


@rule("AOD-100", "AOD-102")
@pytest.mark.parametrize(
    ("pieces", "strength"),
    [("captain captain", 4), ("colonist captain captain", 5), ("merchant merchant", 2), ("captain merchant", 3)],
)
def test_strengths_of_an_expedition_add_up(pieces: str, strength: int) -> None:
    """Captains count twice in it, merchants once."""
    assert discovery_strength(pieces) == strength


@rule("AOD-100")
@pytest.mark.parametrize("piece", ["captain", "merchant"])
def test_elsewhere_a_specialist_is_one_piece(piece: str) -> None:
    """In the dock it is one piece, so that with one colonist beside it nobody has three."""
    state = table(2, dock=[(0, piece)], colony={(0, "caribbean"): "colonist"})
    resolve(state)
    assert colony(state, 0, "caribbean") == f"colonist {piece}"
    assert goods(state, 0) == ""


@rule("AOD-100", "AOD-102")
@pytest.mark.parametrize("piece", ["captain", "merchant"])
def test_specialist_on_the_goods_line_takes_one_good(piece: str) -> None:
    """Two for one counts on merchant shipping only."""
    state = table(2, goods_line=[(0, piece)], offer=["rice", "rice", "fish", "furs"])
    resolve(state)
    act(state, ["take", "rice"])
    assert goods(state, 0) == "rice"


# ---- the merchant ------------------------------------------------------------------------------------------


def arriving(piece: str, seat: int = 1) -> State:
    """A piece of this seat stands first in the dock, a colonist of seat 2 behind it; two regions are open."""
    state = table(3, dock=[(seat, piece), 2], discovered=["florida"], money={0: 1, 1: 2, 2: 3})
    return resolve(state)


@rule("AOD-103")
@pytest.mark.parametrize("region", ["florida", "caribbean"])
def test_merchant_earns_five_on_arrival(region: str) -> None:
    """Its owner gets the money, nobody else, wherever it lands."""
    state = arriving("merchant")
    act(state, ["settle", region])
    assert look(state)["money"] == [1, 7, 3]
    assert colony(state, 1, region) == "merchant"


@rule("AOD-103")
@pytest.mark.parametrize("piece", ["colonist", "captain", "missionary", "soldier"])
def test_nobody_else_earns_on_arrival(piece: str) -> None:
    """Only the merchant is paid for."""
    state = arriving(piece)
    act(state, ["settle", "florida"])
    assert look(state)["money"] == [1, 2, 3]


@rule("AOD-103")
def test_every_merchant_earns_five() -> None:
    """Two of one player and one of another arrive in one region."""
    state = table(3, dock=[(2, "merchant"), (0, "merchant"), (2, "merchant")])
    resolve(state)
    assert look(state)["money"] == [5, 0, 10]
    assert colony(state, 2, "caribbean") == "merchant*2"


@rule("AOD-103")
@pytest.mark.parametrize("spot", ["initiative", "goods_line", "capital", "warfare"])
def test_merchant_on_another_line_earns_nothing_of_its_own(spot: str) -> None:
    """On the initiative line the first cell pays one, as for anybody; the other lines pay nothing."""
    stood: dict[str, Any] = {spot: [(1, "merchant")]}
    state = table(2, **stood)
    next_turn(resolve(state))
    assert (state.turn, money(state, 1)) == (3, 1 if spot == "initiative" else 0)


@rule("AOD-103")
def test_merchant_moved_on_the_map_earns_nothing() -> None:
    """R-53: only the way through the dock is paid for, not that of Relocation."""
    colonies = {(0, "caribbean"): "merchant", (0, "florida"): "colonist"}
    state = resolve(table(2, buildings={0: ["relocation"]}, colony=colonies, discovered=["peru"]))
    act(state, ["uproot", "caribbean", "one"], ["resettle", "florida"])
    assert colony(state, 0, "florida") == "colonist merchant"
    assert money(state, 0) == 0


@rule("AOD-104")
def test_merchant_in_the_new_world_earns_nothing_later() -> None:
    """Not in the rest of the turn of arrival, and not in the two turns after it."""
    state = resolve(table(2, dock=[(0, "merchant")], colony={(1, "caribbean"): "merchant*2"}))
    for turn in (3, 4, 5):
        assert (state.turn, look(state)["money"]) == (turn, [5, 0])
        idle_turn(state)


@rule("AOD-105")
def test_merchant_is_paid_before_the_next_piece_sails() -> None:
    """The money is there while the dock is still resolving."""
    state = arriving("merchant")
    act(state, ["settle", "caribbean"])
    assert (asked(state), state.actor) == ("sailing", 2)
    assert money(state, 1) == 7


@rule("AOD-105")
def test_money_of_the_merchant_can_be_spent_in_the_same_turn() -> None:
    """With five more its owner has the ten that a building costs, two lines later."""
    state = resolve(table(2, dock=[(0, "merchant")], capital=[0], money={0: 5}, sale=["mint"]))
    assert asked(state) == "buying"
    act(state, ["buy", "mint"])
    assert (money(state, 0), buildings(state, 0)) == (0, ["mint"])


# ---- the missionary ----------------------------------------------------------------------------------------


@rule("AOD-106")
@pytest.mark.parametrize("region", ["florida", "caribbean"])
def test_missionary_brings_a_colonist(region: str) -> None:
    """One colonist of its owner joins it in the same region, at once; nowhere else, and for nobody else."""
    state = arriving("missionary")
    act(state, ["settle", region])
    assert (asked(state), state.actor) == ("sailing", 2)
    assert colony(state, 1, region) == "colonist missionary"
    other = "caribbean" if region == "florida" else "florida"
    assert colony(state, 1, other) == ""
    assert [colony(state, seat, region) for seat in (0, 2)] == ["", ""]


@rule("AOD-106")
@pytest.mark.parametrize("piece", ["colonist", "captain", "merchant", "soldier"])
def test_nobody_else_brings_a_colonist(piece: str) -> None:
    """All others arrive alone."""
    state = arriving(piece)
    act(state, ["settle", "florida"])
    assert colony(state, 1, "florida") == piece


@rule("AOD-106", "AOD-126")
def test_missionary_and_its_colonist_count_for_the_good() -> None:
    """R-18: with one piece already there they make three, without it they do not."""
    state = table(2, dock=[(0, "missionary"), (1, "missionary")], colony={(1, "caribbean"): "soldier"})
    resolve(state)
    assert colony(state, 0, "caribbean") == "colonist missionary"
    assert colony(state, 1, "caribbean") == "colonist missionary soldier"
    assert [goods(state, seat) for seat in (0, 1)] == ["", GOOD_OF["caribbean"]]


@rule("AOD-106")
def test_colonist_of_the_missionary_comes_from_the_reserve() -> None:
    """The next hand is as large as ever."""
    state = resolve(table(2, dock=[(0, "missionary")]))
    assert (state.turn, hand(state, 0)) == (3, "colonist*5")
    assert colony(state, 0, "caribbean") == "colonist missionary"


@rule("AOD-106")
def test_missionary_in_the_new_world_brings_nobody_later() -> None:
    """Not in later turns, and not when Relocation moves it."""
    state = resolve(table(2, colony={(0, "caribbean"): "missionary"}))
    idle_turn(state)
    assert (state.turn, colony(state, 0, "caribbean")) == (4, "missionary")
    colonies = {(0, "caribbean"): "missionary", (0, "florida"): "colonist"}
    state = resolve(table(2, buildings={0: ["relocation"]}, colony=colonies, discovered=["peru"]))
    act(state, ["uproot", "caribbean", "one"], ["resettle", "florida"])
    assert (colony(state, 0, "caribbean"), colony(state, 0, "florida")) == ("", "colonist missionary")


# ---- the soldier -------------------------------------------------------------------------------------------


@rule("AOD-107", "AOD-108")
@pytest.mark.parametrize(
    ("token", "base", "each"), [("dt01", 1, 2), ("dt03", 1, 3), ("dt08", 2, 2), ("dt11", 2, 5), ("dt16", 2, 4)]
)
def test_each_soldier_of_a_successful_expedition_is_paid(token: str, base: int, each: int) -> None:
    """Three soldiers bring three times the amount on the token, beside the money that the token brings anyway."""
    state = table(2, discovery={0: "colonist*2 soldier*3"}, tokens={"peru": token}, money={0: 1, 1: 1})
    expedition(resolve(state), "colonist colonist soldier soldier soldier", "peru")
    assert look(state)["money"] == [1 + base + 3 * each, 1]


@rule("AOD-107")
def test_soldier_of_a_failed_expedition_is_not_paid() -> None:
    """Four soldiers against five natives."""
    state = table(2, discovery={0: "soldier*4"}, tokens={"peru": "dt15"})
    expedition(resolve(state), "soldier soldier soldier soldier", "peru")
    assert "peru" not in discovered(state)
    assert money(state, 0) == 0


@rule("AOD-107")
def test_only_soldiers_of_the_expedition_are_paid() -> None:
    """Neither the soldier left on the line, nor those of others, nor those in colonies count."""
    state = table(
        2,
        discovery={0: "captain soldier*2", 1: "soldier*3"},
        tokens={"peru": "dt06"},
        colony={(0, "caribbean"): "soldier"},
    )
    expedition(resolve(state), "captain soldier", "peru")
    assert look(state)["money"] == [2 + 4, 0]


@rule("AOD-107")
def test_soldier_is_paid_once() -> None:
    """The turns after the discovery bring nothing more."""
    state = table(2, discovery={0: "soldier"}, tokens={"peru": "dt02"})
    expedition(resolve(state), "soldier", "peru")
    assert money(state, 0) == 1 + 2
    idle_turn(state)
    assert money(state, 0) == 1 + 2


@rule("AOD-109")
def test_soldiers_of_an_expedition_do_not_stay() -> None:
    """The discoverer has a colonist in the region; the soldiers are in the reserve, not in hand."""
    state = table(2, discovery={0: "soldier*3", 1: "colonist"}, tokens={"peru": "dt07"})
    expedition(resolve(state), "soldier soldier soldier", "peru")
    assert state.actor == 1
    assert colony(state, 0, "peru") == "colonist"
    assert (on_discovery(state, 0), hand(state, 0), earned(state, 0)) == ("", "", "")
    next_turn(state)
    assert hand(state, 0) == "colonist*5"


@rule("AOD-110")
def test_soldier_through_the_dock_stands_in_the_region_and_fights() -> None:
    """It eliminates a piece there as soon as its owner's piece on the warfare line acts."""
    state = table(2, dock=[(0, "soldier")], colony={(1, "caribbean"): "colonist*2"})
    resolve(state)
    assert colony(state, 0, "caribbean") == "soldier"
    assert asked(state) == "warring"
    act(state, ["battle", "caribbean", "england"])
    assert colony(state, 1, "caribbean") == "colonist"
    assert colony(state, 0, "caribbean") == "soldier"


@rule("AOD-110")
def test_soldier_fights_by_way_of_the_warfare_line_only() -> None:
    """Without a piece on that line nothing happens to anybody."""
    state = table(2, dock=[(0, "soldier")], colony={(1, "caribbean"): "colonist*2"})
    resolve(state, "shipping")
    assert (state.turn, asked(state)) == (3, "placing")
    assert (colony(state, 0, "caribbean"), colony(state, 1, "caribbean")) == ("soldier", "colonist*2")


@rule("AOD-110")
@pytest.mark.parametrize("piece", ["colonist", "captain", "merchant", "missionary"])
def test_nobody_else_can_be_used_to_fight(piece: str) -> None:
    """With any other piece no battle is to be had."""
    state = table(2, dock=[(0, piece)], colony={(1, "caribbean"): "colonist*2"}, money={0: 20})
    resolve(state)
    assert (state.turn, asked(state)) == (3, "placing")
    assert colony(state, 1, "caribbean") == "colonist*2"
    assert line(state, "warfare") == []
    assert not may_decline(state)
