"""Big Deals: a deal with a merchant of the row (CEN-BIG-010 to 015)."""

from __future__ import annotations

import pytest

from carrack.core.contract import State
from carrack.testing import act, legal, look, rule
from tests.games.century.spice_road.table import (
    By,
    caravan,
    changes,
    merchant_row,
    offered,
    often,
    on_merchants,
    refused,
    table,
)

ROW = ["m11", "m12", "m13", "m14", "m15", "m16"]
UPGRADES = "d14"
TWO_GREEN = "d05"


def market(deal: str, place: int = 0, *, cubes: str = "", hands: By | None = None) -> State:
    """Seat 0 of two is about to acquire; the merchant in this place carries this deal."""
    deals = {ROW[place]: deal}
    return table(2, caravans={0: cubes}, hands=hands, merchants=ROW, next_merchant="m40", deals=deals)


# ---- pay, then keep or deal --------------------------------------------------------------------------------


@rule("CEN-BIG-010")
def test_deal_is_offered_after_paying() -> None:
    """The cubes are laid first; then the card is kept, or any card of the hand is laid down for the deal."""
    state = market(TWO_GREEN, 2, cubes="YRG", hands={0: ["s1", "s2", "m05"]})
    act(state, ["acquire", 2])
    refused(state, ["keep"], "")
    refused(state, ["lay", "s1"], "")
    act(state, ["pay", "red"], ["pay", "green"])
    assert on_merchants(state) == ["R", "G", "", "", "", ""]
    assert state.turn_of == state.actor == 0
    assert legal(state) == [["keep"], ["lay", "s1"], ["lay", "s2"], ["lay", "m05"]]


@rule("CEN-BIG-010", "CEN-BIG-022")
@pytest.mark.parametrize("place", [0, 2, 5])
def test_keeping_the_merchant_is_an_ordinary_acquisition(place: int) -> None:
    """The position is the one that comes of acquiring without Big Deals, deals apart."""
    ends = []
    for deals in (None, {ROW[place]: UPGRADES}):
        state = table(
            2, caravans={0: "YYYYY"}, merchants=ROW, next_merchant="m40", on_merchants={place: "G"}, deals=deals
        )
        act(state, ["acquire", place])
        if deals:
            act(state, ["keep"])
        state.check()
        assert ROW[place] in look(state)["hand"][0]
        ends.append({**look(state), **dict.fromkeys(["options", "deal", "deal_known"])})
    assert ends[0] == ends[1]


@rule("CEN-BIG-010")
def test_no_other_answer_while_a_deal_is_offered() -> None:
    """The turn's action has been chosen: only keeping or laying down remains."""
    state = market(TWO_GREEN, cubes="YYYY")
    act(state, ["acquire", 0])
    others: list[list[str | int]] = [
        ["decline"],
        ["stop"],
        ["rest"],
        ["acquire", 0],
        ["play", "s1", 1],
        ["deal", "m11"],
    ]
    others += [["pay", "yellow"], ["upgrade", "yellow"], ["discard", "yellow"], ["recover", "s1"]]
    for action in others:
        refused(state, action, "")


@rule("CEN-BIG-010")
def test_deal_while_acquiring_is_the_whole_turn() -> None:
    """After it the next seat has its turn."""
    state = market(TWO_GREEN)
    turn = int(state.turn)
    act(state, ["acquire", 0], ["lay", "s1"])
    assert (state.turn_of, state.actor, state.turn) == (1, 1, turn + 1)


# ---- lay a card down ---------------------------------------------------------------------------------------


@rule("CEN-BIG-011")
@pytest.mark.parametrize("laid", ["s1", "s2", "m08", "m09", "m20"])
def test_laid_card_has_no_effect(laid: str) -> None:
    """CEN-AMB-045: any card of the hand, starting cards too, joins the played ones; only the deal brings cubes."""
    state = market(TWO_GREEN, cubes="YB", hands={0: ["s1", "s2", "m08", "m09", "m20"]})
    act(state, ["acquire", 0], ["lay", laid])
    assert caravan(state, 0) == "YGGB"
    assert look(state)["played"][0] == [laid]
    assert look(state)["hand"][0] == [card for card in ("s1", "s2", "m08", "m09", "m20") if card != laid]
    assert state.turn_of == 1


@rule("CEN-BIG-011")
def test_only_cards_in_hand_are_laid_down() -> None:
    """Neither a card already played, nor the merchant that was paid for, nor anybody else's."""
    state = table(2, hands={0: ["s1", "m20"], 1: ["m21"]}, played={0: ["m05"]}, merchants=ROW, deals={"m11": TWO_GREEN})
    act(state, ["acquire", 0])
    assert offered(state, "lay") == ["s1", "m20"]
    for card in ("s2", "m05", "m11", "m12", "m21"):
        refused(state, ["lay", card], "CEN-BIG-011")


@rule("CEN-BIG-011", "CEN-BIG-009")
def test_laid_card_comes_back_by_resting() -> None:
    """It lies among the played cards like any other."""
    state = market(TWO_GREEN)
    act(state, ["acquire", 0], ["lay", "s2"], ["rest"])
    assert offered(state, "play") == ["s1"]
    act(state, ["rest"])
    assert look(state)["hand"][0] == ["s1", "s2"]


# ---- discard the merchant ----------------------------------------------------------------------------------


@rule("CEN-BIG-012")
def test_merchant_goes_to_the_discard_pile() -> None:
    """Neither into a hand nor among played cards; earlier discards stay there."""
    state = table(2, merchants=ROW, discarded=["m30"], deals={"m11": TWO_GREEN})
    act(state, ["acquire", 0], ["lay", "s1"])
    position = look(state)
    assert position["discarded"] == ["m11", "m30"]
    assert position["hand"] == [["s2"], ["s1", "s2"]]
    assert position["played"] == [["s1"], []]
    state.check()


@rule("CEN-BIG-012")
@pytest.mark.parametrize("place", range(6))
def test_row_closes_up_after_the_deal(place: int) -> None:
    """CEN-AMB-043: the others move left and the top of the deck fills the row, as after any acquisition."""
    state = market(TWO_GREEN, place, cubes="YYYYY")
    deck = look(state)["merchant_deck"]
    act(state, ["acquire", place], ["lay", "s1"])
    assert merchant_row(state) == [card for card in ROW if card != ROW[place]] + ["m40"]
    assert look(state)["merchant_deck"] == deck[1:]
    assert look(state)["discarded"] == [ROW[place]]
    state.check()


# ---- the deal's effect -------------------------------------------------------------------------------------


@rule("CEN-BIG-013")
def test_deal_and_not_the_merchant_has_its_effect() -> None:
    """A merchant that gives a brown cube, with a deal of two green ones: two green cubes and no brown one."""
    state = table(2, merchants=["m04"], deals={"m04": TWO_GREEN})
    act(state, ["acquire", 0], ["lay", "s1"])
    assert caravan(state, 0) == "GG"


@rule("CEN-BIG-013")
@pytest.mark.parametrize("place", [0, 3, 5])
def test_merchant_is_discarded_before_and_the_row_filled_after_the_effect(place: int) -> None:
    """CEN-AMB-044: while the deal's upgrades are chosen its place in the row is empty and the deck untouched."""
    state = market(UPGRADES, place, cubes="YYYYYYYYYY")
    before = look(state)
    act(state, ["acquire", place], ["lay", "s2"])
    during = look(state)
    assert offered(state, "upgrade") == ["yellow"]
    assert during["discarded"] == [ROW[place]]
    assert during["played"][0] == ["s2"]
    assert during["merchant_row"] == [None if card == ROW[place] else card for card in ROW]
    assert during["merchant_deck"] == before["merchant_deck"]
    assert during["revealed"] == before["revealed"]
    state.check()
    act(state, ["upgrade", "yellow"], ["stop"])
    assert merchant_row(state) == [card for card in ROW if card != ROW[place]] + ["m40"]
    assert look(state)["revealed"] == before["revealed"] + 1
    assert state.turn_of == 1


@rule("CEN-BIG-013")
def test_deal_without_use_may_be_struck() -> None:
    """CEN-AMB-051: five upgrades with nothing to upgrade; the cards are laid down and discarded all the same."""
    state = market(UPGRADES)
    act(state, ["acquire", 0], ["lay", "s1"])
    assert look(state)["discarded"] == ["m11"]
    assert caravan(state, 0) == ""
    assert state.turn_of == 1


# ---- the price ---------------------------------------------------------------------------------------------


@rule("CEN-BIG-014")
@pytest.mark.parametrize("place", [1, 3, 5])
def test_price_is_owed_in_full(place: int) -> None:
    """The cubes lie on the merchants to the left after the deal as well; a cube short, there is no deal to strike."""
    state = market(TWO_GREEN, place, cubes="R" * place)
    act(state, ["acquire", place], ["lay", "s1"])
    assert caravan(state, 0) == "GG"
    assert on_merchants(state) == ["R"] * place + [""] * (6 - place)
    refused(market(TWO_GREEN, place, cubes="R" * (place - 1)), ["acquire", place], "CEN-SR-045")


@rule("CEN-BIG-014")
def test_cubes_of_the_deal_do_not_pay() -> None:
    """Who pays with the only red cube cannot get it back: the deal's cubes come after."""
    state = market("d04", 1, cubes="R")
    act(state, ["acquire", 1], ["lay", "s1"])
    assert on_merchants(state)[0] == "R"
    assert caravan(state, 0) == "RRR"


# ---- an empty hand -----------------------------------------------------------------------------------------


@rule("CEN-BIG-015")
@pytest.mark.parametrize("place", [0, 2])
def test_empty_hand_cannot_deal_while_acquiring(place: int) -> None:
    """Nothing is asked: the merchant goes to the hand and the turn is over."""
    state = market(TWO_GREEN, place, cubes="YY", hands={0: []})
    act(state, ["acquire", place])
    assert look(state)["hand"][0] == [ROW[place]]
    assert look(state)["discarded"] == []
    assert caravan(state, 0) == "YY"[place:]
    assert state.turn_of == state.actor == 1


@rule("CEN-BIG-015")
def test_one_card_in_hand_is_enough() -> None:
    """r20: it is laid down, and the hand is empty."""
    state = market(TWO_GREEN, hands={0: ["s2"]})
    act(state, ["acquire", 0])
    assert legal(state) == [["keep"], ["lay", "s2"]]
    act(state, ["lay", "s2"])
    assert look(state)["hand"][0] == []
    assert caravan(state, 0) == "GG"


@rule("CEN-BIG-015")
def test_another_players_hand_does_not_count() -> None:
    """Whether a deal is offered depends on the own hand alone."""
    state = table(2, turn_of=1, hands={0: [], 1: ["s1"]}, merchants=ROW, deals={})
    act(state, ["acquire", 0])
    assert legal(state) == [["keep"], ["lay", "s1"]]


# ---- cubes on the merchant ---------------------------------------------------------------------------------


@rule("CEN-BIG-009", "CEN-BIG-012")
def test_cubes_on_the_merchant_are_collected() -> None:
    """CEN-AMB-042: the price is laid, the card's cubes are taken, the deal brings two more; the other cubes stay."""
    state = table(
        2, caravans={0: "YY"}, merchants=ROW, on_merchants={0: "R", 2: "YRB", 3: "G", 5: "B"}, deals={"m13": TWO_GREEN}
    )
    act(state, ["acquire", 2], ["lay", "s1"])
    assert caravan(state, 0) == "YRGGB"
    assert on_merchants(state) == ["YR", "Y", "G", "", "B", ""]
    assert state.turn_of == 1


@rule("CEN-BIG-009", "CEN-BIG-013")
def test_collected_cubes_can_be_used_by_the_deal() -> None:
    """CEN-AMB-042: they come before the effect, so the deal's upgrades may raise them."""
    state = table(2, merchants=ROW, on_merchants={0: "G"}, deals={"m11": UPGRADES})
    act(state, ["acquire", 0], ["lay", "s1"])
    assert caravan(state, 0) == "G"
    assert look(state)["merchant_cubes"][0]["green"] == 0
    act(state, ["upgrade", "green"])
    assert caravan(state, 0) == "B"
    assert state.turn_of == 1


@rule("CEN-BIG-009")
def test_surplus_after_cubes_and_deal() -> None:
    """Nine cubes, one from the card and two from the deal: with the row full again, two go back."""
    state = table(2, caravans={0: "YYYYYYYYY"}, merchants=ROW, on_merchants={0: "B"}, deals={"m11": TWO_GREEN})
    act(state, ["acquire", 0], ["lay", "s1"])
    assert caravan(state, 0) == "YYYYYYYYYGGB"
    assert len(merchant_row(state)) == 6
    act(state, *often(2, "discard", "yellow"))
    assert caravan(state, 0) == "YYYYYYYGGB"
    assert state.turn_of == 1


@rule("CEN-BIG-011", "CEN-BIG-012", "CEN-BIG-013")
def test_deal_while_acquiring_changes_nothing_else() -> None:
    """All that differs after a deal with the second merchant."""
    state = market(TWO_GREEN, 1, cubes="BB")
    before = {**look(state), "merchant_deck": None, "revealed": None}
    act(state, ["acquire", 1], ["lay", "s1"])
    after = {**look(state), "merchant_deck": None, "revealed": None}
    assert "m40" in after["deal_known"]
    assert changes(before, {**after, "deal_known": before["deal_known"]}) == [
        "caravan[0].green: 0 → 2",
        "caravan[0].brown: 2 → 1",
        "hand[0]: ['s1', 's2'] → ['s2']",
        "played[0]: [] → ['s1']",
        "merchant_row[1]: 'm12' → 'm13'",
        "merchant_row[2]: 'm13' → 'm14'",
        "merchant_row[3]: 'm14' → 'm15'",
        "merchant_row[4]: 'm15' → 'm16'",
        "merchant_row[5]: 'm16' → 'm40'",
        "merchant_cubes[0].brown: 0 → 1",
        "discarded: [] → ['m12']",
    ]
