"""Passing and the card limit (END-104, 110 to 120), and the order of discards (END-A19 to A21)."""

from typing import Any

import pytest

from carrack.core.contract import State
from carrack.core.scene import scene
from carrack.testing import act, look, rule
from tests.games.endeavor.endeavor_2009.desk import table
from tests.games.endeavor.table import asked, changed, of, offered, refused, status, told

FOUR = "africa_1 india_1 south_america_1 south_america_2"
"""They bring two politics of their own: with none besides the limit is 2."""


def passing(cards: str, politics: int = 0, **more: Any) -> State:
    """Seat 0 has these cards and passes."""
    busy: dict[str, Any] = {"harbour": {0: 2, 1: 2}, "tokens": {0: f"tok_politics*{politics}"}}
    return table(3, **(busy | {"cards": {0: cards}} | more))


@rule("END-110", "END-111")
@pytest.mark.parametrize(
    ("politics", "limit"), [(0, 1), (1, 1), (2, 2), (3, 2), (4, 3), (6, 3), (7, 4), (9, 4), (10, 5), (15, 5)]
)
def test_the_limit_is_what_the_board_says_for_the_level_of_politics(politics: int, limit: int) -> None:
    """So many cards may be kept; one more, and a card must go at once."""
    plain = ["south_america_1", "south_america_2", "south_america_3", "south_america_4", "south_america_5", "europe_0"]
    state = passing(" ".join(plain[:limit]), politics)
    act(state, ["pass"])
    assert asked(state) == ("acting", 1)
    state = passing(" ".join(plain[: limit + 1]), politics)
    act(state, ["pass"])
    assert asked(state) == ("discarding", 0)
    act(state, ["discard", plain[0]])
    assert asked(state) == ("acting", 1)


@rule("END-119", "END-112")
def test_the_example_of_red_with_three_politics() -> None:
    """Two cards, a governor and a slavery card may stay; a third card not. No governor and no slavery: still two."""
    kept = "south_america_1 europe_0 far_east_gov slavery_0"
    state = passing(kept, 3)
    act(state, ["pass"])
    assert asked(state) == ("acting", 1)
    state = passing(f"{kept} south_america_2", 3)
    act(state, ["pass"])
    assert asked(state) == ("discarding", 0)
    plain = passing("south_america_1 europe_0 south_america_2", 3)
    act(plain, ["pass"])
    assert asked(plain) == ("discarding", 0)


@rule("END-120", "END-113", "END-114")
def test_the_example_of_red_discarding_a_south_america_card() -> None:
    """It has one card too many, returns the card to its deck and loses two culture at once."""
    state = passing("south_america_1 europe_0 far_east_gov slavery_0 caribbean_3", 3)
    act(state, ["pass"])
    before = look(state)
    culture = status(state, 0)[1]
    assert told(state, ["discard", "south_america_1"])[0] == (
        "discarded",
        0,
        {"card": "south_america_1", "minus": {"culture": 2}},
    )
    after = look(state)
    assert status(state, 0)[1] == culture - 2
    assert "south_america_1" in after["decks"]
    assert changed(before, after) == {"cards", "decks", "status"}
    assert asked(state) == ("acting", 1)


@rule("END-113")
def test_a_returned_card_covers_the_higher_ones_again() -> None:
    """END-A22: the deck stays sorted; the next seat with presence draws the 1, not the 3."""
    state = passing(
        "north_america_1 south_america_1 europe_0",
        2,
        sailed={"north_america": [1] * 7},
        owned={1: "market"},
        removed="north_america_2",
    )
    act(state, ["pass"], ["discard", "north_america_1"])
    act(state, ["activate", "market"], ["draw", "north_america"])
    assert "north_america_1" in of(state, "cards", 1)


@rule("END-115", "END-116")
def test_a_discarded_slavery_card_is_laid_face_down_and_costs_a_point() -> None:
    """Of two slavery cards one counts against the limit."""
    state = passing("slavery_0 slavery_1 south_america_1")
    act(state, ["pass"])
    points = state.tally(0)["slavery"]
    act(state, ["discard", "slavery_0"])
    assert of(state, "aside", 0) == ["slavery_0"]
    assert "slavery_0" not in look(state)["decks"]
    assert state.tally(0)["slavery"] == points - 1 == -1


@rule("END-117")
def test_a_discarded_governor_leaves_the_game() -> None:
    """Of two governors one counts against the limit."""
    state = passing("africa_gov india_gov south_america_1", sailed={"africa": [1] * 6, "india": [1] * 7})
    act(state, ["pass"])
    assert asked(state) == ("acting", 1)  # their politics allow two cards
    state = passing(
        "africa_gov far_east_gov south_america_1",
        sailed={"africa": [1] * 6, "far_east": [1] * 8},
    )
    act(state, ["pass"])
    assert offered(state, "discard") == ["south_america_1", "africa_gov", "far_east_gov"]
    act(state, ["discard", "africa_gov"])
    assert "africa_gov" in look(state)["removed"]
    assert of(state, "cards", 0) == ["south_america_1", "far_east_gov"]


@rule("END-052", "END-112")
def test_a_card_in_a_free_place_cannot_be_discarded() -> None:
    """The only governor and the only slavery card are no surplus; a card that is not held is none either."""
    state = passing("far_east_gov slavery_0 south_america_1 europe_0")
    act(state, ["pass"])
    assert offered(state, "discard") == ["europe_0", "south_america_1"]
    assert refused(state, "discard", "far_east_gov") == "free-place END-112"
    assert refused(state, "discard", "slavery_0") == "free-place END-112"
    assert refused(state, "discard", "india_1") == "not-held END-113"


@rule("END-118")
def test_cards_are_rearranged_freely() -> None:
    """A governor that came second has the slot when the first one is gone; nobody is asked where a card lies."""
    state = passing("africa_gov far_east_gov south_america_1", sailed={"africa": [1] * 6, "far_east": [1] * 8})
    before = scene(state.game, state, 0).pieces
    assert (before["africa_gov"].zone, before["far_east_gov"].zone) == ("governor.0", "cards.0")
    act(state, ["pass"], ["discard", "africa_gov"])
    assert scene(state.game, state, 0).pieces["far_east_gov"].zone == "governor.0"


def test_a_lost_politics_icon_lowers_the_limit_at_once() -> None:
    """END-A19: two politics on the cards make a limit of 2; without one of them it is 1, and one more card must go."""
    state = passing(FOUR)
    act(state, ["pass"])
    pick = scene(state.game, state, 0).pick
    assert pick is not None
    assert (pick.least, pick.most) == (2, 2)
    act(state, ["discard", "africa_1"])
    assert asked(state) == ("discarding", 0)
    assert offered(state, "discard") == ["south_america_1", "south_america_2"]  # two of three, in ascending order
    act(state, ["discard", "south_america_1"], ["discard", "south_america_2"])
    assert of(state, "cards", 0) == ["india_1"]
    assert asked(state) == ("acting", 1)


def test_cards_are_named_in_ascending_order_while_the_limit_stands() -> None:
    """So every set has one path, and none of them ends with too few cards left to name."""
    state = passing("south_america_1 south_america_2 south_america_3 caribbean_3 europe_0", 2)
    act(state, ["pass"])
    assert refused(state, "discard", "south_america_3") == "not-ascending END-113"
    assert offered(state, "discard") == ["europe_0", "caribbean_3", "south_america_1"]
    act(state, ["discard", "caribbean_3"])
    assert refused(state, "discard", "europe_0") == "not-ascending END-113"
    assert offered(state, "discard") == ["south_america_1", "south_america_2"]


def test_no_check_for_a_card_gained_after_the_pass() -> None:
    """END-A17: the next check is at the next pass."""
    state = passing("south_america_1 south_america_2", passed=[0], turn_of=1)
    assert asked(state) == ("acting", 1)
    act(state, ["pass"])
    assert asked(state)[0] == "building"
    assert len(of(state, "cards", 0)) == 2


def test_exactly_the_surplus_goes() -> None:
    """END-A20: three cards with a limit of 2: one is given back, and the question is over."""
    state = passing("south_america_1 south_america_2 south_america_3", 2)
    act(state, ["pass"], ["discard", "south_america_2"])
    assert asked(state) == ("acting", 1)
    assert of(state, "cards", 0) == ["south_america_1", "south_america_3"]
