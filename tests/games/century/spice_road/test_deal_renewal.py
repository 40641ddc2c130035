"""Big Deals: the discard pile becomes the merchant deck again (CEN-BIG-023)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from carrack.core.chance import Chance
from carrack.core.contract import State
from carrack.testing import act, look, rule
from tests.games.century.spice_road.table import deals_of, merchant_row, offered, table

ROW = ["m11", "m12", "m13", "m14", "m15", "m16"]


def worn(discarded: Sequence[str], row: Sequence[str] = ROW, last: str | None = None) -> State:
    """A late position of two: the deck has run out (or has one card left), these cards have been discarded.

    All other merchants are in the hand of seat 1.
    """
    return table(
        2,
        caravans={0: "YYYY"},
        merchants=row,
        next_merchant=last,
        merchants_run_out=True,
        discarded=discarded,
        deals={"m11": "d05", "m30": "d09", "m31": "d14"},
    )


@rule("CEN-BIG-023")
def test_discards_become_the_deck() -> None:
    """With an empty deck the three discards are shuffled: one fills the row, two are the new deck, none is left."""
    state = worn(["m30", "m31", "m32"])
    act(state, ["acquire", 0], ["keep"])
    assert merchant_row(state)[:5] == ROW[1:]
    position = look(state)
    assert sorted([position["merchant_row"][5], *position["merchant_deck"]]) == ["m30", "m31", "m32"]
    assert position["discarded"] == []
    state.check()


@rule("CEN-BIG-023")
def test_new_deck_is_shuffled() -> None:
    """By chance any of the discards comes up first and any lies last."""
    first, last = set(), set()
    for seed in range(40):
        state = worn(["m30", "m31", "m32"])
        state.redeal(0, Chance(seed))
        act(state, ["acquire", 0], ["keep"])
        first.add(look(state)["merchant_row"][5])
        last.add(look(state)["merchant_deck"][-1])
    assert first == last == {"m30", "m31", "m32"}


@rule("CEN-BIG-023")
def test_last_card_of_the_deck_does_not_renew_it() -> None:
    """CEN-AMB-047: the row is full with the last card, so the pile stays; the next card to be drawn needs it."""
    state = worn(["m30", "m31"], last="m40")
    act(state, ["acquire", 0], ["keep"])
    assert merchant_row(state) == [*ROW[1:], "m40"]
    assert (look(state)["merchant_deck"], look(state)["discarded"]) == ([], ["m30", "m31"])
    act(state, ["acquire", 0], ["keep"])
    assert look(state)["discarded"] == []
    assert len(look(state)["merchant_deck"]) == 1
    assert len(merchant_row(state)) == 6


@rule("CEN-BIG-023")
def test_deck_with_cards_leaves_the_discards_alone() -> None:
    """While the deck has cards the pile only grows."""
    state = table(2, merchants=ROW, next_merchant="m40", discarded=["m30"], deals={})
    act(state, ["acquire", 0], ["lay", "s1"])
    assert look(state)["discarded"] == ["m11", "m30"]
    assert merchant_row(state) == [*ROW[1:], "m40"]
    assert "m30" not in look(state)["merchant_deck"]


@rule("CEN-BIG-023")
def test_nothing_to_draw_leaves_the_row_short() -> None:
    """CEN-AMB-047: with neither deck nor discards the row gets shorter."""
    state = worn([])
    act(state, ["acquire", 2], ["keep"])
    assert look(state)["merchant_row"] == ["m11", "m12", "m14", "m15", "m16", None]
    assert look(state)["merchant_deck"] == look(state)["discarded"] == []
    state.check()


@rule("CEN-BIG-012", "CEN-BIG-023")
def test_merchant_just_dealt_with_may_come_back() -> None:
    """It is the only discard when the row has to be filled, so it is turned up again at the right end."""
    state = worn([])
    act(state, ["acquire", 0], ["lay", "s1"])
    assert merchant_row(state) == [*ROW[1:], "m11"]
    assert look(state)["discarded"] == look(state)["merchant_deck"] == []
    state.check()


@rule("CEN-BIG-013", "CEN-BIG-023")
def test_deck_is_not_renewed_before_the_deal_is_done() -> None:
    """CEN-AMB-044: while the deal's upgrades are chosen, the pile lies there and the row has its gap."""
    state = worn(["m30"], ["m31", *ROW[1:]])
    act(state, ["acquire", 0], ["lay", "s1"])
    assert offered(state, "upgrade") == ["yellow"]
    assert look(state)["discarded"] == ["m30", "m31"]
    assert look(state)["merchant_row"] == [None, *ROW[1:]]
    act(state, ["stop"])
    assert look(state)["discarded"] == []
    assert len(merchant_row(state)) == 6
    assert len(look(state)["merchant_deck"]) == 1


@rule("CEN-BIG-023")
@pytest.mark.parametrize(
    ("discarded", "in_row", "in_deck"),
    [([], 3, 0), (["m30"], 4, 0), (["m30", "m31", "m32"], 6, 0), (["m30", "m31", "m32", "m33", "m34"], 6, 2)],
)
def test_short_row_is_topped_up_at_the_next_refill(discarded: list[str], in_row: int, in_deck: int) -> None:
    """CEN-AMB-048: of four merchants one is taken; then as many are drawn as the row lacks or the discards give."""
    state = worn(discarded, ROW[:4])
    act(state, ["acquire", 1], ["keep"])
    assert merchant_row(state)[:3] == ["m11", "m13", "m14"]
    assert (len(merchant_row(state)), len(look(state)["merchant_deck"])) == (in_row, in_deck)
    assert look(state)["discarded"] == []
    state.check()


@rule("CEN-BIG-018", "CEN-BIG-023")
def test_deal_from_hand_does_not_top_up_a_short_row() -> None:
    """CEN-AMB-048: its card waits on the pile until a row has to be filled, here by the next acquisition."""
    state = table(
        2,
        hands={0: ["s1", "m05"]},
        merchants=ROW[:4],
        merchants_run_out=True,
        deals={"m05": "d05"},
    )
    act(state, ["deal", "m05"])
    assert look(state)["discarded"] == ["m05"]
    assert look(state)["merchant_row"] == [*ROW[:4], None, None]
    act(state, ["acquire", 0], ["keep"])
    assert look(state)["merchant_row"] == [*ROW[1:4], "m05", None, None]


@rule("CEN-BIG-023")
def test_every_card_turned_up_again_is_a_reveal() -> None:
    """Filling two places from the renewed deck shows two cards."""
    state = worn(["m30", "m31", "m32"], ROW[:5])
    before = int(state.revealed)
    act(state, ["acquire", 0], ["keep"])
    assert state.revealed == before + 2


# ---- pairs stay together -----------------------------------------------------------------------------------


@rule("CEN-BIG-003", "CEN-BIG-023")
def test_deals_stay_with_their_merchants() -> None:
    """r23: the shuffle changes no sleeve, and a merchant turned up again can be dealt with as before."""
    state = worn(["m30"])
    deals = deals_of(state)
    act(state, ["acquire", 0], ["keep"])
    assert deals_of(state) == deals
    assert merchant_row(state)[5] == "m30"
    state = worn([], ["m30"])
    act(state, ["acquire", 0], ["lay", "s1"], ["rest"])
    assert merchant_row(state) == ["m30"]
    act(state, ["acquire", 0], ["lay", "s2"])
    assert look(state)["caravan"][0] == {"yellow": 4, "red": 0, "green": 2, "brown": 2}


@rule("CEN-BIG-003", "CEN-BIG-023")
@pytest.mark.parametrize("discarded", [["m30", "m31"], ["m30", "m31", "m32"], ["m30", "m31", "m32", "m33", "m34"]])
def test_deals_stay_when_several_discards_are_shuffled(discarded: list[str]) -> None:
    """r23: however the discards lie in the new deck, each has the deal that it had; so has every other card."""
    state = worn(discarded)
    deals = deals_of(state)
    act(state, ["acquire", 0], ["keep"])
    assert (deals_of(state), look(state)["discarded"]) == (deals, [])
    assert (deals["m11"], deals["m30"], deals["m31"]) == ("d05", "d09", "d14")


@rule("CEN-BIG-003", "CEN-BIG-023")
@pytest.mark.parametrize("viewer", [0, 1, -1])
def test_deals_once_seen_stay_known_after_a_shuffle(viewer: int) -> None:
    """r23: nobody knows the order of the new deck, everybody knows which deal lies on which of its cards."""
    state = worn(["m30", "m31", "m32", "m33", "m34"])
    act(state, ["acquire", 0], ["keep"])
    deals, deck = deals_of(state), look(state)["merchant_deck"]
    orders = set()
    for seed in range(30):
        copy = state.clone()
        copy.redeal(viewer, Chance(seed))
        copy.check()
        after = look(copy)
        assert sorted(after["merchant_deck"]) == sorted(deck)
        orders.add(tuple(after["merchant_deck"]))
        new = deals_of(copy)
        assert {card: new[card] for card in new if card.startswith("m")} == {
            card: deals[card] for card in deals if card.startswith("m")
        }
    assert len(orders) > 8


@rule("CEN-BIG-003", "CEN-BIG-023")
def test_observation_after_a_shuffle() -> None:
    """Two decks of the same cards in another order look the same; another deal on one of them does not."""
    state = worn(["m30", "m31", "m32"])
    act(state, ["acquire", 0], ["keep"])
    position = look(state)
    turned = state.game.position(position | {"merchant_deck": position["merchant_deck"][::-1]})
    top = position["merchant_deck"][0]
    deals = deals_of(state)
    swapped = deals | {top: deals["box1"], "box1": deals[top]}
    other = state.game.position(position | {"deal": list(swapped.values())})
    for viewer in (0, 1, -1):
        assert state.observe(viewer) == turned.observe(viewer)
        assert state.observe(viewer) != other.observe(viewer)
