"""Big Deals: a deal with a card from hand, and what deals take back (CEN-BIG-016 to 022)."""

from __future__ import annotations

import pytest

from carrack.testing import act, legal, look, rule
from tests.games.century.spice_road.table import BOTH, caravan, changes, offered, refused, table

# m04 gives a brown cube, m05 two red ones, m20 trades brown for two green.
HAND = ["s1", "s2", "m04", "m05", "m20"]


# ---- instead of playing ------------------------------------------------------------------------------------


@rule("CEN-BIG-016")
def test_deal_with_any_merchant_in_hand() -> None:
    """Each merchant of the hand is offered, bonus merchants too, whatever its effect needs."""
    state = table(2, hands={0: [*HAND, "b1_3"]}, played={0: ["m06"]}, bonus=BOTH, deals={})
    assert offered(state, "deal") == ["m04", "m05", "m20", "b1_3"]


@rule("CEN-BIG-016")
def test_only_cards_in_hand_can_be_dealt_with() -> None:
    """Neither a played card, nor another player's, nor one of the row, the deck or the discard pile."""
    state = table(
        2,
        hands={0: ["s1", "m04"], 1: ["m21"]},
        played={0: ["m06"]},
        merchants=["m11"],
        next_merchant="m30",
        discarded=["m31"],
        deals={},
    )
    for card in ("m06", "m21", "m11", "m30", "m31", "s2"):
        refused(state, ["deal", card], "CEN-BIG-016")


@rule("CEN-BIG-016", "CEN-BIG-022")
def test_playing_stays_possible() -> None:
    """A turn offers all that it offers without Big Deals, and the deals besides."""
    cubes = {0: "YYRRB"}
    ordinary = legal(table(2, caravans=cubes, hands={0: HAND}, goals=["p01"]))
    assert legal(table(2, caravans=cubes, hands={0: HAND}, goals=["p01"], deals={})) == [
        *ordinary,
        ["deal", "m04"],
        ["deal", "m05"],
        ["deal", "m20"],
    ]


@rule("CEN-BIG-016", "CEN-BIG-022")
@pytest.mark.parametrize("cards", [["m20", "m21"], ["s2", "m20"]])
def test_deal_is_a_choice_where_nothing_else_is(cards: list[str]) -> None:
    """With no merchant to take and no card to play for want of cubes, one may rest or deal: it is asked."""
    state = table(3, hands={1: cards}, played={1: ["s1"]}, merchants_run_out=True, deals={})
    act(state, ["rest"])
    assert state.actor == 1
    assert [action for action in legal(state) if action[0] in ("rest", "deal")] == [
        ["rest"],
        *(["deal", card] for card in cards if card != "s2"),
    ]


# ---- lay one card, discard the other -----------------------------------------------------------------------


@rule("CEN-BIG-017")
def test_another_card_is_laid_down_first() -> None:
    """Any other card of the hand is offered, and until it is named nothing has moved."""
    state = table(2, hands={0: HAND}, deals={"m05": "d05"})
    before = look(state)
    act(state, ["deal", "m05"])
    assert legal(state) == [["lay", "s1"], ["lay", "s2"], ["lay", "m04"], ["lay", "m20"]]
    assert state.turn_of == state.actor == 0
    assert changes(before, look(state)) == []


@rule("CEN-BIG-017")
@pytest.mark.parametrize("laid", ["s1", "s2", "m04", "m20"])
def test_laid_card_has_no_effect(laid: str) -> None:
    """CEN-AMB-045: a starting card or a merchant; it joins the played ones and does nothing else."""
    state = table(2, caravans={0: "YB"}, hands={0: HAND}, deals={"m05": "d05"})
    act(state, ["deal", "m05"], ["lay", laid])
    assert caravan(state, 0) == "YGGB"
    assert look(state)["played"][0] == [laid]
    assert look(state)["hand"][0] == [card for card in HAND if card not in (laid, "m05")]
    assert state.turn_of == 1


@rule("CEN-BIG-017")
def test_only_cards_in_hand_are_laid_down() -> None:
    """Neither a card already played nor one of the row or of another player."""
    state = table(2, hands={0: HAND, 1: ["m21"]}, played={0: ["m06"]}, merchants=["m11"], deals={})
    act(state, ["deal", "m05"])
    for card in ("m06", "m11", "m21"):
        refused(state, ["lay", card])


@rule("CEN-BIG-017", "CEN-BIG-022")
def test_no_other_answer_while_a_card_is_to_be_laid_down() -> None:
    """The deal has been chosen: only the card to lay down is asked for."""
    state = table(2, caravans={0: "YYYY"}, hands={0: HAND}, deals={})
    act(state, ["deal", "m05"])
    others: list[list[str | int]] = [["keep"], ["decline"], ["stop"], ["rest"], ["acquire", 0], ["play", "s1", 1]]
    others += [["deal", "m04"], ["upgrade", "yellow"], ["recover", "s1"]]
    for action in others:
        refused(state, action, "")


@rule("CEN-BIG-018")
def test_card_of_the_deal_is_discarded() -> None:
    """It goes to the common pile, beside earlier discards, and no longer belongs to anybody."""
    state = table(3, turn_of=1, hands={1: ["s1", "m05"]}, discarded=["m30"], deals={"m05": "d05"})
    act(state, ["deal", "m05"])
    position = look(state)
    assert position["discarded"] == ["m05", "m30"]
    assert position["hand"][1] == []
    assert position["played"][1] == ["s1", "s2"]
    state.check()


@rule("CEN-BIG-018")
def test_deal_from_hand_leaves_the_row_alone() -> None:
    """All that differs: no card moves in the row, none is turned up, no cube is paid."""
    state = table(2, caravans={0: "YY"}, hands={0: ["s1", "m05"]}, on_merchants={0: "R"}, deals={"m05": "d05"})
    before = look(state)
    act(state, ["deal", "m05"])
    assert changes(before, look(state)) == [
        "caravan[0].green: 0 → 2",
        "hand[0]: ['s1', 'm05'] → []",
        "played[0]: ['s2'] → ['s1', 's2']",
        "discarded: [] → ['m05']",
    ]


@rule("CEN-BIG-019")
def test_deal_and_not_the_card_has_its_effect() -> None:
    """A merchant that gives two red cubes, with a deal of two green ones: no red cube comes."""
    state = table(2, hands={0: ["s1", "m05"]}, deals={"m05": "d05"})
    act(state, ["deal", "m05"])
    assert caravan(state, 0) == "GG"
    assert state.turn_of == 1


@rule("CEN-BIG-019")
def test_effect_comes_after_the_discard() -> None:
    """While the deal's upgrades are chosen, its card lies on the discard pile and the other among the played ones."""
    state = table(2, caravans={0: "YYYYYY"}, hands={0: HAND}, deals={"m05": "d14"})
    act(state, ["deal", "m05"], ["lay", "m20"])
    assert offered(state, "upgrade") == ["yellow"]
    assert look(state)["discarded"] == ["m05"]
    assert look(state)["played"][0] == ["m20"]
    assert look(state)["hand"][0] == ["s1", "s2", "m04"]
    state.check()


@rule("CEN-BIG-019")
@pytest.mark.parametrize("deal", ["d14", "d15"])
def test_deal_without_use_may_be_struck(deal: str) -> None:
    """CEN-AMB-051: upgrades with brown cubes alone do nothing, yet both cards leave the hand."""
    state = table(2, caravans={0: "BB"}, hands={0: ["s1", "m05"]}, deals={"m05": deal})
    act(state, ["deal", "m05"])
    assert caravan(state, 0) == "BB"
    assert look(state)["discarded"] == ["m05"]
    assert state.turn_of == 1


# ---- two different cards -----------------------------------------------------------------------------------


@rule("CEN-BIG-020")
@pytest.mark.parametrize("card", ["m04", "m20"])
def test_one_card_in_hand_is_not_enough(card: str) -> None:
    """r20: with nothing else to lay down there is no deal."""
    state = table(2, caravans={0: "B"}, hands={0: [card]}, deals={})
    assert offered(state, "deal") == []
    refused(state, ["deal", card], "CEN-BIG-020")


@rule("CEN-BIG-020")
def test_two_cards_are_enough() -> None:
    """With one other card in hand nothing is asked: it is laid down, and the hand is empty."""
    state = table(2, hands={0: ["m05", "m20"]}, deals={"m05": "d05"})
    assert offered(state, "deal") == ["m05", "m20"]
    act(state, ["deal", "m05"])
    assert look(state)["hand"][0] == []
    assert look(state)["played"][0] == ["s1", "s2", "m20"]
    assert look(state)["discarded"] == ["m05"]
    assert state.turn_of == 1


@rule("CEN-BIG-020")
def test_same_card_cannot_be_laid_and_discarded() -> None:
    """CEN-AMB-046: the card of the deal is not the one to lay down."""
    state = table(2, hands={0: HAND}, deals={})
    act(state, ["deal", "m05"])
    refused(state, ["lay", "m05"], "CEN-BIG-020")


@rule("CEN-BIG-020")
def test_discarded_card_is_gone_for_good() -> None:
    """Resting brings back the card laid down, never the one discarded."""
    state = table(2, hands={0: ["s1", "m05", "m20"]}, deals={"m05": "d05"})
    act(state, ["deal", "m05"], ["lay", "m20"], ["rest"], ["rest"])
    assert look(state)["hand"][0] == ["s1", "s2", "m20"]
    assert look(state)["discarded"] == ["m05"]


# ---- starting cards ----------------------------------------------------------------------------------------


@rule("CEN-BIG-021")
@pytest.mark.parametrize("card", ["s1", "s2"])
def test_starting_cards_are_never_dealt_with(card: str) -> None:
    """r19: they carry no deal, though they may be laid down for another's."""
    state = table(2, hands={0: ["s1", "s2", "m05"]}, deals={"m05": "d05"})
    assert offered(state, "deal") == ["m05"]
    refused(state, ["deal", card], "CEN-BIG-021")
    act(state, ["deal", "m05"], ["lay", card])
    assert look(state)["played"][0] == [card]


@rule("CEN-BIG-021")
def test_starting_hand_has_no_deal() -> None:
    """Two cards, but none to deal with."""
    state = table(2, deals={})
    assert offered(state, "deal") == []


# ---- recover symbols on deals ------------------------------------------------------------------------------


@rule("CEN-BON-011", "CEN-BIG-017")
def test_deal_may_take_back_the_card_just_laid_down() -> None:
    """Two red and recover: the card laid down lies among the others by then."""
    state = table(2, hands={0: HAND}, played={0: ["m06"]}, deals={"m05": "d18"})
    act(state, ["deal", "m05"], ["lay", "m20"])
    assert caravan(state, 0) == "RR"
    assert legal(state) == [["decline"], ["recover", "m06"], ["recover", "m20"]]
    act(state, ["recover", "m20"])
    assert look(state)["hand"][0] == ["s1", "s2", "m04", "m20"]
    assert state.turn_of == 1


@rule("CEN-BON-011", "CEN-BON-012", "CEN-BIG-011")
@pytest.mark.parametrize(("answer", "hand"), [(["recover", "s1"], ["s1"]), (["decline"], [])])
def test_deal_while_acquiring_may_take_back_the_card_just_laid_down(answer: list[str | int], hand: list[str]) -> None:
    """A starting card laid down for a deal of the row comes back by its symbol, or not."""
    state = table(
        2, hands={0: ["s1"]}, played={0: ["s2", "m06"]}, merchants=["m11"], next_merchant="m40", deals={"m11": "d18"}
    )
    act(state, ["acquire", 0], ["lay", "s1"])
    assert legal(state) == [["decline"], ["recover", "s1"], ["recover", "s2"], ["recover", "m06"]]
    assert "m40" not in look(state)["merchant_row"]
    act(state, answer)
    assert look(state)["hand"][0] == hand
    assert look(state)["merchant_row"][5] == "m40"
    assert state.turn_of == 1


@rule("CEN-BON-011", "CEN-BIG-018")
def test_discarded_card_is_not_taken_back() -> None:
    """CEN-AMB-038: neither the card of the deal nor an earlier discard lies in front of the player."""
    state = table(2, hands={0: ["s1", "m05"]}, discarded=["m30"], deals={"m05": "d18"})
    act(state, ["deal", "m05"])
    assert offered(state, "recover") == ["s1", "s2"]
    for card in ("m05", "m30"):
        refused(state, ["recover", card], "CEN-BON-011")


@rule("CEN-BON-011", "CEN-BIG-019")
def test_deal_takes_back_after_its_upgrades() -> None:
    """CEN-AMB-039: three yellow, Upgrade 2, recover: in this order."""
    state = table(2, hands={0: ["s1", "m05"]}, deals={"m05": "d20"})
    act(state, ["deal", "m05"])
    assert caravan(state, 0) == "YYY"
    assert legal(state) == [["upgrade", "yellow"], ["stop"]]
    act(state, ["upgrade", "yellow"], ["upgrade", "red"])
    assert legal(state) == [["decline"], ["recover", "s1"], ["recover", "s2"]]
