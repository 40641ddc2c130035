"""Big Deals: the option, sleeves, the box, the discard pile, what is hidden (CEN-BIG-001 to 009)."""

from __future__ import annotations

from collections import Counter

import pytest

from carrack.core.chance import Chance
from carrack.core.contract import State
from carrack.core.errors import IllegalAction, Unknown
from carrack.games.century.spice_road import scene
from carrack.games.century.spice_road.game import GAME
from carrack.testing import act, legal, look, rule
from tests.games.century.spice_road.table import (
    BOTH,
    DEALS,
    GOALS,
    MERCHANTS,
    SLEEVES,
    STARTING,
    deals_of,
    merchants_in_play,
    offered,
    options,
    refused,
    table,
)

SETS: list[tuple[str, ...]] = [(), ("b1",), ("b2",), BOTH]
VIEWERS = (0, 1, 2, -1)


def dealt(bonus: tuple[str, ...] = (), seed: int = 31) -> State:
    """An opening position for three with Big Deals."""
    return GAME.deal(3, options(bonus, big_deals=True), seed=seed)


def seen(state: State, viewer: int) -> dict[str, int]:
    """What a viewer sees in every sleeve: the number of the deal, 0 for none, -1 for one that is not known."""
    known = dict(zip([field.name for field in GAME.fields()], state.observe(viewer), strict=True))
    return {card: known[f"deal[{k}]"] for k, card in enumerate(SLEEVES)}


# ---- an option of the title --------------------------------------------------------------------------------


@rule("CEN-BIG-001")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_big_deals_are_added_on_request(seats: int) -> None:
    """Without the option there is no deal anywhere; with it there are, for any number of players."""
    assert look(GAME.deal(seats, seed=3))["deal"] == [None] * 62
    assert GAME.options_of(GAME.deal(seats, seed=3)) == options()
    state = GAME.deal(seats, options(big_deals=True), seed=3)
    state.check()
    assert any(look(state)["deal"])
    with pytest.raises(Unknown):
        GAME.deal(seats, {"big_deals": "some"})


@rule("CEN-BIG-001", "CEN-BIG-022")
def test_without_the_option_no_deal_can_be_struck() -> None:
    """It is offered neither on a turn nor while acquiring, and asking for it is refused with a sentence."""
    state = table(2, caravans={0: "YY"}, hands={0: ["s1", "s2", "m05", "m06"]})
    assert offered(state, "deal") == []
    refused(state, ["deal", "m05"], "CEN-BIG-021")
    with pytest.raises(IllegalAction, match="The card “take 2 saffron cubes” carries no deal"):
        act(state, ["deal", "m05"])
    refused(state, ["keep"], "")
    refused(state, ["lay", "s1"], "")
    act(state, ["acquire", 1])
    assert "m02" in look(state)["hand"][0]
    assert state.turn_of == 1


# ---- sleeves -----------------------------------------------------------------------------------------------


@rule("CEN-BIG-003", "CEN-BIG-004")
@pytest.mark.parametrize("bonus", SETS)
def test_one_deal_on_every_merchant_and_none_on_starting_cards(bonus: tuple[str, ...]) -> None:
    """CEN-AMB-055: the bonus merchants in play have one too."""
    deals = deals_of(dealt(bonus))
    assert all(deals[card] in DEALS for card in merchants_in_play(bonus))
    assert [deals[card] for card in STARTING] == [None, None]


@rule("CEN-BIG-003")
def test_deals_are_laid_on_at_random() -> None:
    """Over 300 deals each of the 20 designs lies on the first and the last merchant and in the box, about equally."""
    deals = [deals_of(dealt(BOTH, seed)) for seed in range(300)]
    for card in ("m01", "b2_5", "box7"):
        counts = Counter(each[card] for each in deals)
        assert set(counts) == set(DEALS)
        assert all(3 <= n <= 30 for n in counts.values())
    assert len({each["m01"] == each["m02"] for each in deals}) == 2


@rule("CEN-BIG-003")
def test_same_seed_lays_on_the_same_deals() -> None:
    """Chance comes from the seed alone."""
    assert deals_of(dealt(seed=5)) == deals_of(dealt(seed=5)) != deals_of(dealt(seed=6))


@rule("CEN-BIG-006")
@pytest.mark.parametrize(("bonus", "left"), [((), 17), (("b1",), 12), (("b2",), 12), (BOTH, 7)])
def test_deals_left_over_lie_in_the_box(bonus: tuple[str, ...], left: int) -> None:
    """CEN-AMB-056: of 20 designs three times, what no merchant in play carries is out of the game."""
    deals = deals_of(dealt(bonus))
    assert Counter(deal for deal in deals.values() if deal) == dict.fromkeys(DEALS, 3)
    in_play = merchants_in_play(bonus)
    assert len([card for card, deal in deals.items() if deal and card not in in_play]) == left


@rule("CEN-BIG-006")
def test_deals_in_the_box_never_come_up() -> None:
    """When every merchant has been turned up, the seventeen deals of the box are still unknown to all."""
    state = table(3, merchants_run_out=True, deals={})
    for viewer in VIEWERS:
        unknown = [card for card, deal in seen(state, viewer).items() if deal == -1]
        assert unknown == [card for card in SLEEVES if card not in (*STARTING, *MERCHANTS)]


@rule("CEN-BIG-007")
@pytest.mark.parametrize(("bonus", "in_deck"), [((), 37), (("b1",), 42), (BOTH, 47)])
def test_set_up_goes_on_as_usual(bonus: tuple[str, ...], in_deck: int) -> None:
    """Rows, decks, starting hands, coins and cubes are those of the game without Big Deals."""
    position = look(dealt(bonus))
    assert None not in position["merchant_row"] + position["goal_row"]
    assert len(position["merchant_deck"]) == in_deck
    assert sorted(position["merchant_row"] + position["merchant_deck"]) == sorted(merchants_in_play(bonus))
    assert sorted(position["goal_row"] + position["goal_deck"]) == list(GOALS)
    assert position["hand"] == [["s1", "s2"]] * 3
    assert position["gold_left"] == position["silver_left"] == 6
    assert sorted(cubes["yellow"] for cubes in position["caravan"]) == [3, 4, 4]
    assert position["revealed"] == 11


@rule("CEN-BIG-008")
def test_room_for_a_discard_pile() -> None:
    """With the option there is one pile for all, right of the merchant deck; it begins empty. Without it, none."""
    board = scene.board(GAME, options(big_deals=True), 3)
    assert [(zone.kind, zone.seat) for zone in board.zones if zone.id == "discard"] == [("pile", None)]
    assert ("merchants", "merchant_deck", "discard") in board.layout.main
    assert look(dealt())["discarded"] == []
    plain_board = scene.board(GAME, options(), 3)
    assert "discard" not in [zone.id for zone in plain_board.zones]
    assert all("discard" not in line for line in plain_board.layout.main)


@rule("CEN-BIG-008")
def test_discards_lie_open_for_all() -> None:
    """Whoever looks sees the cards on the pile with their deals; nothing of it belongs to a seat."""
    state = table(3, hands={0: ["s1", "m05"]}, deals={"m05": "d04"})
    act(state, ["deal", "m05"])
    for viewer in (0, 1, 2, None):
        pieces = scene.sketch(state, viewer).pieces
        pile = {name: (piece.face, piece.seat, piece.on) for name, piece in pieces.items() if piece.zone == "discard"}
        assert pile == {"m05": ("m05", None, ""), "m05/deal": ("d04", None, "m05")}


@rule("CEN-BIG-009")
def test_other_actions_are_the_same() -> None:
    """With nothing but starting cards in hand a turn offers what it offers without Big Deals."""
    cubes = {0: "YYRRG"}
    assert legal(table(2, caravans=cubes, deals={})) == legal(table(2, caravans=cubes))


@rule("CEN-BIG-009")
@pytest.mark.parametrize("action", [["rest"], ["claim", 0], ["play", "s1", 1], ["play", "m11", 1]])
def test_other_actions_do_the_same(action: list[str | int]) -> None:
    """Resting, claiming and playing lead to the same position with and without Big Deals, deals apart."""
    ends = []
    for deals in (None, {"m01": "d14"}):
        state = table(2, caravans={0: "YYRR"}, hands={0: ["s1", "m11"]}, goals=["p01"], deals=deals)
        act(state, action)
        state.check()
        ends.append({**look(state), **dict.fromkeys(["options", "deal", "deal_known"])})
    assert ends[0] == ends[1]


# ---- what is hidden ----------------------------------------------------------------------------------------


@rule("CEN-BIG-003")
@pytest.mark.parametrize("card", ["m20", "m43"])
@pytest.mark.parametrize("other", ["m30", "box1", "b1_1", "box7"])
def test_deals_of_the_deck_and_the_box_are_hidden(card: str, other: str) -> None:
    """No viewer can tell two positions apart that differ in which of two such sleeves holds which deal."""
    one = table(3, deals={card: "d14", other: "d01"})
    two = table(3, deals={card: "d01", other: "d14"})
    assert look(one) != look(two)
    for viewer in VIEWERS:
        assert seen(one, viewer)[card] == seen(one, viewer)[other] == -1
        assert one.observe(viewer) == two.observe(viewer)


@rule("CEN-BIG-003")
@pytest.mark.parametrize("card", ["m01", "m06", "m10", "m11", "m12", "m13", "m14"])
def test_deals_of_turned_up_merchants_are_seen_by_all(card: str) -> None:
    """In the row, in any hand, played by anybody, on the discard pile: everybody sees the deal through the sleeve."""
    state = table(
        3,
        hands={0: ["s1", "m10"], 1: ["m11"]},
        played={0: ["m12"], 2: ["m13"]},
        discarded=["m14"],
        deals={card: "d17"},
    )
    for viewer in VIEWERS:
        assert seen(state, viewer)[card] == 17
        pieces = scene.sketch(state, None if viewer < 0 else viewer).pieces
        assert (pieces[f"{card}/deal"].face, pieces[f"{card}/deal"].on) == ("d17", card)
        assert "m40/deal" not in pieces


@rule("CEN-BIG-003")
def test_deal_is_seen_when_its_merchant_is_turned_up() -> None:
    """The top of the deck hides its deal until it fills the row; the others of the deck hide theirs after it too."""
    state = table(3, next_merchant="m40", deals={"m40": "d09"})
    assert [seen(state, viewer)["m40"] for viewer in VIEWERS] == [-1] * 4
    act(state, ["acquire", 0], ["keep"])
    assert [seen(state, viewer)["m40"] for viewer in VIEWERS] == [9] * 4
    assert [seen(state, viewer)["m41"] for viewer in VIEWERS] == [-1] * 4
    state.check()


@rule("CEN-BIG-003")
def test_opening_shows_the_deals_of_the_row() -> None:
    """Six deals are known after the deal, those of the six merchants in the row; starting cards show none."""
    state = dealt(BOTH)
    position = look(state)
    assert sorted(position["deal_known"]) == sorted(position["merchant_row"])
    for viewer in VIEWERS:
        found = seen(state, viewer)
        assert [card for card in SLEEVES if found[card] > 0] == position["deal_known"]
        assert [card for card in SLEEVES if found[card] == 0] == list(STARTING)


@rule("CEN-BIG-003")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_redeal_draws_unseen_deals_anew(viewer: int) -> None:
    """What was turned up keeps its deal; a card of the deck and the box get every design in turn; none is lost."""
    turned_up = ["m01", "m06", "m10", "m11", "m12"]
    state = table(3, hands={0: ["s1", "m10"]}, played={2: ["m11"]}, discarded=["m12"], deals={})
    before = deals_of(state)
    drawn: dict[str, set[str | None]] = {"m43": set(), "box4": set(), "b2_5": set()}
    for seed in range(120):
        copy = state.clone()
        copy.redeal(viewer, Chance(seed))
        copy.check()
        after = deals_of(copy)
        assert [after[card] for card in turned_up] == [before[card] for card in turned_up]
        assert Counter(after.values()) == Counter(before.values())
        for card, designs in drawn.items():
            designs.add(after[card])
    assert all(len(designs) > 12 for designs in drawn.values())
