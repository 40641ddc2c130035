"""What lies where at the beginning (END-001 to 017)."""

from collections import Counter

import pytest

from carrack.games.endeavor.endeavor_2009.game import GAME
from carrack.games.endeavor.endeavor_2009.rules import WORLD
from carrack.testing import look, rule

NAMES = WORLD.names
SEATS = pytest.mark.parametrize("seats", [3, 4, 5])


@rule("END-003", "END-004", "END-005")
@SEATS
def test_every_place_has_one_token(seats: int) -> None:
    """29 cities, 26 links and 40 spaces of shipping tracks take all 95 tokens."""
    lying = look(GAME.deal(seats, seed=4))["token"]
    assert (len(NAMES.cities), len(NAMES.links), len(NAMES.spaces)) == (29, 26, 40)
    assert len(lying) == 95
    assert Counter(lying) == {
        "tok_industry": 17,
        "tok_culture": 20,
        "tok_finance": 17,
        "tok_politics": 25,
        "tok_ship_draw": 6,
        "tok_occupy_draw": 6,
        "tok_attack": 2,
        "tok_pay": 2,
    }


@rule("END-002")
def test_tokens_are_mixed() -> None:
    """In many deals every kind comes to London, the most frequent one most often."""
    found = Counter(look(GAME.deal(3, seed=seed))["token"][0] for seed in range(300))
    assert set(found) == set(NAMES.tokens)
    assert 25 / 95 - 0.1 < found["tok_politics"] / 300 < 25 / 95 + 0.1


@rule("END-006", "END-008")
@pytest.mark.parametrize("region", NAMES.overseas)
def test_a_deck_overseas_has_its_governor_on_top(region: str) -> None:
    """Below it 1, 2, 3, 4 and 5."""
    deck = [card for card in look(GAME.deal(3))["decks"] if card.startswith(region)]
    assert deck == [f"{region}_gov", *(f"{region}_{k}" for k in range(1, 6))]


@rule("END-009")
@pytest.mark.parametrize("deck", ["europe", "slavery"])
def test_the_decks_of_europe_begin_with_a_0(deck: str) -> None:
    """They have no governor."""
    cards = [card for card in look(GAME.deal(3))["decks"] if card.startswith(deck)]
    assert cards == [f"{deck}_{k}" for k in range(6)]


@rule("END-010")
def test_buildings_lie_open_by_level_and_type() -> None:
    """Three types a level, 5, 4, 3, 2 and 1 tiles of each."""
    stock = dict(zip(NAMES.designs, look(GAME.deal(3))["stock"], strict=True))
    del stock["colonial_house"]
    by_level = [[stock[b.id] for b in WORLD.box.building if b.level == level] for level in range(1, 6)]
    assert by_level == [[5] * 3, [4] * 3, [3] * 3, [2] * 3, [1] * 3]


@rule("END-011", "END-014")
@SEATS
def test_every_seat_has_a_board_with_markers_at_0(seats: int) -> None:
    """The Colonial House is printed on it, seven spaces are free, no worker stands anywhere."""
    dealt = look(GAME.deal(seats))
    assert dealt["owned"] == [["colonial_house", *[None] * 7]] * seats
    assert dealt["status"] == [{"industry": 0, "culture": 0, "finance": 0, "politics": 0}] * seats
    assert dealt["workers"] == [[]] * seats


@rule("END-012", "END-015")
@SEATS
def test_all_30_discs_are_in_the_supply(seats: int) -> None:
    """None is in the harbour, on a building or on the map."""
    dealt = look(GAME.deal(seats))
    assert dealt["supply"] == [30] * seats
    assert dealt["harbour"] == [0] * seats
    assert dealt["nodes"] == dealt["sailed"] == [[]] * seats


@rule("END-016")
@SEATS
def test_who_begins_is_chance(seats: int) -> None:
    """Each seat has the crown in some deal, and is the first to build."""
    for first in range(seats):
        assert any(
            state.cells[WORLD.first] == first == state.actor
            for state in (GAME.deal(seats, seed=seed) for seed in range(40))
        )
