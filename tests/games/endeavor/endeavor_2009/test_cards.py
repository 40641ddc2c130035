"""Payments as actions, cards, the abolition of slavery (END-095 to 109)."""

from typing import Any

import pytest

from carrack.core.contract import State
from carrack.testing import act, look, rule
from tests.games.endeavor.endeavor_2009.desk import table
from tests.games.endeavor.table import Told, asked, changed, of, offered, refused, status, told

MARKET: dict[str, Any] = {"harbour": {0: 3, 1: 2}, "owned": {0: "market"}}
FIVE = "london amsterdam lisbon seville marseille"


def draw(state: State, deck: str) -> Told:
    """The market draws; what is told besides."""
    return told(state, ["activate", "market"], ["draw", deck])


# ---- payments ---------------------------------------------------------------------------------------------


@rule("END-095")
def test_a_payment_brings_a_worker_home() -> None:
    """From a building of one's own choice."""
    state = table(3, harbour={0: 1, 1: 2}, owned={0: "museum docks! market! bank"})
    act(state, ["activate", "museum"])
    assert offered(state, "pay") == ["market", "docks"]
    assert refused(state, "pay", "bank") == "no-worker-there END-095"
    act(state, ["pay", "docks"])
    assert (of(state, "workers", 0), of(state, "harbour", 0)) == (["1", "3"], 1)
    assert asked(state) == ("acting", 1)


@rule("END-096")
@pytest.mark.parametrize("building", ["exchange", "museum", "parliament"])
def test_a_building_cannot_pay_itself(building: str) -> None:
    """Nor can it be used when no other one has a worker."""
    state = table(3, harbour={0: 1, 1: 2}, owned={0: f"{building} docks! market!"})
    act(state, ["activate", building])
    assert refused(state, "pay", building) == "pays-itself END-096"
    alone = table(3, harbour={0: 2, 1: 2}, owned={0: building})
    assert refused(alone, "activate", building) == "nothing-to-do END-053"


def test_a_payment_leaves_payment_buildings_alone() -> None:
    """RUL-05: a token can clear the market, not the museum."""
    state = table(3, harbour={1: 2}, owned={0: "museum! docks! market!"}, tokens={0: "tok_pay"})
    act(state, ["spend", "tok_pay"])
    assert offered(state, "pay") == ["market", "docks"]
    assert refused(state, "pay", "museum") == "payment-locked END-096"


# ---- drawing ----------------------------------------------------------------------------------------------


@rule("END-097", "END-099")
def test_a_drawn_card_comes_to_the_board_and_its_icons_count_at_once() -> None:
    """Europe 0: a culture and a finance. Nothing else changes."""
    state = table(3, **MARKET)
    before = look(state)
    assert draw(state, "europe")[1:] == [
        ("drew", 0, {"card": "europe_0", "region": "europe", "plus": {"culture": 1, "finance": 1}})
    ]
    assert of(state, "cards", 0) == ["europe_0"]
    assert status(state, 0) == (0, 1, 1, 0)
    assert changed(before, look(state)) == {"harbour", "workers", "cards", "decks", "status"}


@rule("END-098")
def test_only_the_top_card_can_be_drawn() -> None:
    """The 0, even by a seat with five cities; then the 1."""
    state = table(3, harbour={0: 3}, owned={0: "market*2"}, held={0: FIVE})
    draw(state, "europe")
    draw(state, "europe")
    assert of(state, "cards", 0) == ["europe_0", "europe_1"]


@rule("END-100")
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5])
def test_a_card_needs_as_many_discs_in_its_region_as_its_value(value: int) -> None:
    """Discs in cities, on the track and beside it count alike; more than enough is fine."""
    taken = " ".join(f"caribbean_{k}" for k in range(1, value))
    for n in (value - 1, value, value + 1):
        own = min(n, 2)
        state = table(
            3,
            **MARKET,
            sailed={"caribbean": [*[0] * own, *[1] * (6 - own)]},
            held={0: "havana" if n > 2 else ""},
            beside={(0, "caribbean"): max(n - 3, 0)},
            removed=taken,
        )
        act(state, ["activate", "market"])
        if n < value:
            assert refused(state, "draw", "caribbean") == "too-little-presence END-100"
        else:
            assert "caribbean" in offered(state, "draw")


@rule("END-101")
def test_europe_has_two_decks() -> None:
    """A seat without a disc there may take the 0 of either."""
    state = table(3, **MARKET)
    act(state, ["activate", "market"])
    assert offered(state, "draw") == ["europe", "slavery"]
    act(state, ["draw", "slavery"])
    assert of(state, "cards", 0) == ["slavery_0"]
    assert status(state, 0) == (2, 0, 0, 0)


@rule("END-102")
@pytest.mark.parametrize("deck", ["europe", "slavery"])
def test_for_both_decks_of_europe_only_its_cities_count(deck: str) -> None:
    """Discs overseas do not; Algiers, Tunis and Alexandria are cities of Europe."""
    sailed = {"africa": [0] * 6}
    gone = {1: f"{deck}_0 {deck}_1"}
    state = table(3, **MARKET, sailed=sailed, held={0: "elmina algiers"}, cards=gone)
    act(state, ["activate", "market"])
    assert refused(state, "draw", deck) == "too-little-presence END-100"
    state = table(3, **MARKET, sailed=sailed, held={0: "tunis alexandria"}, cards=gone)
    act(state, ["activate", "market"])
    assert deck in offered(state, "draw")


def test_an_empty_deck_has_nothing_to_draw() -> None:
    """All six cards of Europe are gone."""
    state = table(3, **MARKET, held={0: FIVE}, cards={1: " ".join(f"europe_{k}" for k in range(6))})
    act(state, ["activate", "market"])
    if asked(state)[0] == "doing":
        assert refused(state, "draw", "europe") == "deck-empty END-098"


@rule("END-103", "END-104")
def test_one_may_draw_beyond_the_limit_while_acting() -> None:
    """Three cards with a limit of 1, one of them free; only the pass asks for them."""
    state = table(3, harbour={0: 5}, owned={0: "market*3"}, held={0: FIVE})
    for deck in ("europe", "slavery", "slavery"):
        act(state, ["activate", "market"], ["draw", deck])
    assert len(of(state, "cards", 0)) == 3
    assert asked(state) == ("acting", 0)
    act(state, ["pass"])
    assert asked(state) == ("discarding", 0)


ICONS = [
    ("north_america", [(2, 0, 0, 0), (0, 0, 3, 0), (2, 2, 0, 0), (0, 2, 0, 2), (0, 0, 0, 0)]),
    ("caribbean", [(0, 0, 0, 2), (0, 0, 1, 2), (0, 0, 4, 0), (0, 0, 0, 3), (3, 0, 0, 0)]),
    ("south_america", [(0, 2, 0, 0), (0, 3, 0, 0), (0, 4, 0, 0), (0, 0, 3, 0), (0, 0, 3, 0)]),
    ("africa", [(1, 0, 0, 1), (1, 0, 1, 1), (0, 0, 2, 2), (2, 0, 1, 1), (2, 0, 2, 0)]),
    ("india", [(0, 1, 0, 1), (0, 1, 1, 1), (0, 1, 2, 1), (0, 0, 2, 1), (0, 0, 2, 2)]),
    ("far_east", [(1, 0, 1, 0), (2, 0, 1, 0), (2, 0, 2, 0), (1, 1, 1, 1), (0, 0, 0, 3)]),
    ("europe", [(0, 1, 1, 0), (0, 2, 0, 1), (0, 0, 0, 3), (1, 1, 1, 1), (0, 0, 0, 0), (0, 3, 0, 0)]),
    ("slavery", [(2, 0, 0, 0), (0, 0, 2, 0), (1, 0, 2, 0), (3, 0, 0, 0), (2, 0, 2, 0), (3, 0, 2, 0)]),
]
CARDS = [
    (deck, k + (0 if deck in ("europe", "slavery") else 1), icons)
    for deck, rows in ICONS
    for k, icons in enumerate(rows)
]


@rule("END-099")
@pytest.mark.parametrize(("deck", "value", "icons"), CARDS)
def test_every_card_brings_its_icons(deck: str, value: int, icons: tuple[int, int, int, int]) -> None:
    """As it is drawn from the top of its deck, by a seat with discs enough."""
    below = " ".join(f"{deck}_{k}" for k in range(value) if deck in ("europe", "slavery") or k)
    lengths = {"north_america": 7, "india": 7, "far_east": 8}
    overseas = deck not in ("europe", "slavery")
    state = table(
        3,
        **MARKET,
        held={} if overseas else {0: FIVE},
        sailed={deck: [0] * lengths.get(deck, 6)} if overseas else {},
        removed=below + (f" {deck}_gov" if overseas else ""),
    )
    before = status(state, 0)
    act(state, ["activate", "market"], ["draw", deck])
    assert of(state, "cards", 0) == [f"{deck}_{value}"]
    assert tuple(b - a for a, b in zip(before, status(state, 0), strict=True)) == icons


# ---- abolition --------------------------------------------------------------------------------------------

ABOLITION: dict[str, Any] = {"removed": "europe_0 europe_1 europe_2 europe_3 europe_4", "held": {0: FIVE}}


@rule("END-105")
def test_the_last_card_of_europe_is_the_abolition_of_slavery() -> None:
    """It needs five cities in Europe."""
    state = table(3, **MARKET, removed=ABOLITION["removed"], held={0: FIVE})
    assert [what for what, _, _ in draw(state, "europe")] == ["activated", "drew", "abolished"]
    assert of(state, "cards", 0) == ["europe_5"]


@rule("END-106", "END-109", "END-108")
def test_abolition_sets_aside_all_slavery_cards_at_once() -> None:
    """Of the taker, of others and of those who have passed; the deck leaves the game."""
    cards = {0: "slavery_0", 1: "slavery_1 india_1", 2: "slavery_2 slavery_3"}
    state = table(3, **MARKET, **ABOLITION, cards=cards, passed=[2])
    assert draw(state, "europe")[2:] == [
        ("abolished", 0, {}),
        ("set_aside", 0, {"card": "slavery_0", "minus": {"industry": 2}}),
        ("set_aside", 1, {"card": "slavery_1", "minus": {"finance": 2}}),
        ("set_aside", 2, {"card": "slavery_2", "minus": {"industry": 1, "finance": 2}}),
        ("set_aside", 2, {"card": "slavery_3", "minus": {"industry": 3}}),
    ]
    after = look(state)
    assert after["cards"] == [["europe_5"], ["india_1"], []]
    assert after["aside"] == [["slavery_0"], ["slavery_1"], ["slavery_2", "slavery_3"]]
    assert {"slavery_4", "slavery_5"} <= set(after["removed"])
    assert not [card for card in after["decks"] if card.startswith("slavery")]
    assert [status(state, seat) for seat in range(3)] == [(0, 3, 0, 0), (0, 1, 0, 1), (0, 0, 0, 0)]


@rule("END-107")
def test_each_slavery_card_set_aside_costs_a_point_once() -> None:
    """One was set aside at a pass before, two by abolition: three points in all."""
    state = table(3, **MARKET, **ABOLITION, cards={0: "slavery_0 slavery_1"}, aside={0: "slavery_2"})
    assert state.tally(0)["slavery"] == -1
    draw(state, "europe")
    assert state.tally(0)["slavery"] == -3


@rule("END-109")
def test_after_abolition_no_slavery_card_can_be_drawn() -> None:
    """Not by anybody."""
    state = table(3, harbour={0: 3, 1: 2}, owned={0: "market", 1: "market"}, **ABOLITION)
    draw(state, "europe")
    assert refused(state, "activate", "market") == "nothing-to-do END-053"


def test_abolition_taken_again_brings_its_icons_only() -> None:
    """END-A23: whoever discarded it put it back as the 5."""
    gone = f"{ABOLITION['removed']} slavery_0 slavery_1 slavery_2 slavery_3 slavery_4"
    state = table(3, **MARKET, removed=gone, held={0: FIVE}, aside={1: "slavery_5"})
    assert [what for what, _, _ in told(state, ["activate", "market"])] == ["activated", "drew", "abolished"]
    assert look(state)["aside"] == [[], ["slavery_5"], []]
    assert status(state, 0) == (0, 3, 0, 0)
