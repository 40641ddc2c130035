"""The auction for the starting order, a variant (AOD-224 to 239)."""

from __future__ import annotations

from typing import Any

import pytest

from carrack.core.contract import State
from carrack.games.age_of_discovery.game import GAME
from carrack.testing import act, look, rule
from tests.games.age_of_discovery.table import (
    asked,
    colony,
    discovered,
    hand,
    may_decline,
    money,
    next_turn,
    offered,
    order,
    place,
    refused,
    token,
)

SEATS = (2, 3, 4, 5)


def auction(seats: int, first: int = 0, **options: Any) -> State:
    """The beginning of an auction in which this seat bids first, by the smallest seed that draws it."""
    deals = (GAME.deal(seats, {"auction": True, **options}, seed) for seed in range(1000))
    return next(state for state in deals if int(state.actor) == first)


def bid(state: State, *amounts: int) -> None:
    """The seats bid in turn; 0 is a pass."""
    for amount in amounts:
        act(state, ["bid", amount] if amount else ["decline"])


def base_money(found: str | None) -> int:
    """The coins on a token, from the list of Appendix III."""
    coins = (1, 1, 1, 1, 1, 2, 2, 2, 1, 1, 2, 3, 4, 3, 4, 2)
    return coins[int(str(found).removeprefix("dt")) - 1]


def points(found: str | None) -> int:
    """The points on a token, from the list of Appendix III."""
    printed = (4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 6, 6, 6, 7, 7)
    return printed[int(str(found).removeprefix("dt")) - 1]


# ---- instead of a random order -----------------------------------------------------------------------------


@rule("AOD-224")
@pytest.mark.parametrize("seats", SEATS)
def test_the_auction_decides_the_starting_order(seats: int) -> None:
    """With the option bidding comes first; without it placing does."""
    assert asked(GAME.deal(seats, seed=1)) == "placing"
    for first in range(seats):
        state = auction(seats, first)
        assert asked(state) == "bidding"
        bid(state, 1, *[0] * (seats - 1))
        assert asked(state) == "placing"
        assert int(state.actor) == order(state)[0] == first
        assert int(state.turn) == 1


@rule("AOD-224")
def test_no_money_by_place() -> None:
    """R-30: everybody has $10 to bid with, and the later ones get nothing extra."""
    state = auction(4)
    assert [money(state, seat) for seat in range(4)] == [10] * 4
    bid(state, 0, 0, 0)
    assert [money(state, seat) for seat in order(state)[1:]] == [10] * 3


@rule("AOD-224")
def test_money_by_place_with_the_option() -> None:
    """The other reading of R-30: 0, 1, 2, 3, 4 by place when the auction is over."""
    state = auction(5, auction_money=True)
    assert [money(state, seat) for seat in range(5)] == [10] * 5
    found = token(state, "caribbean")
    bid(state, 0, 0, 0, 0)
    assert order(state) == [4, 3, 2, 1, 0]
    assert [money(state, seat) for seat in order(state)] == [10 + base_money(found), 11, 12, 13, 14]


@rule("AOD-224")
def test_nobody_bids_more_than_there_is() -> None:
    """R-30: $10 is the highest bid; against it the others can only pass, and are not asked."""
    state = auction(3)
    assert offered(state, "bid") == [(amount,) for amount in range(1, 11)]
    bid(state, 10)
    assert asked(state) == "placing"
    assert order(state) == [0, 2, 1]


@rule("AOD-225")
@pytest.mark.parametrize("seats", SEATS)
def test_bidding_goes_clockwise(seats: int) -> None:
    """From whichever seat begins, the next ones follow in order, round after round."""
    for first in range(seats):
        state = auction(seats, first)
        for bids in range(min(9, 2 * seats)):
            assert int(state.actor) == (first + bids) % seats
            bid(state, bids + 1)


@rule("AOD-225")
def test_who_begins_is_drawn() -> None:
    """The youngest may sit anywhere: over many deals every seat begins."""
    begun = {int(GAME.deal(4, {"auction": True}, seed).actor) for seed in range(60)}
    assert begun == {0, 1, 2, 3}


@rule("AOD-225", "AOD-228")
def test_who_has_passed_is_not_asked_again() -> None:
    """Seats 1 and 2 pass; 0 and 3 go on bidding."""
    state = auction(4)
    bid(state, 1, 0, 0, 2)
    for seat, amount in ((0, 3), (3, 4), (0, 5)):
        assert int(state.actor) == seat
        bid(state, amount)
    assert int(state.actor) == 3
    bid(state, 0)
    assert order(state) == [0, 3, 2, 1]


@rule("AOD-226")
def test_each_bid_is_higher_than_the_one_before() -> None:
    """An equal or lower bid is refused, one more is enough; the other way is to pass."""
    state = auction(3)
    bid(state, 3)
    for amount in (1, 2, 3):
        refused(state, ["bid", amount], "AOD-226")
    assert offered(state, "bid") == [(amount,) for amount in range(4, 11)]
    assert may_decline(state)
    bid(state, 4)
    refused(state, ["bid", 4], "AOD-226")
    bid(state, 0)
    refused(state, ["bid", 4], "AOD-226")  # nor is a bid compared with the own last one
    bid(state, 5)
    assert int(state.actor) == 1


# ---- places ------------------------------------------------------------------------------------------------


@rule("AOD-227", "AOD-228")
@pytest.mark.parametrize("seats", SEATS)
def test_places_are_filled_from_the_last(seats: int) -> None:
    """The first to pass gets the cell with the number of players, the next the one before, and so on to 1."""
    state = auction(seats)
    bid(state, 1, *[0] * (seats - 1))
    assert order(state) == [0, *reversed(range(1, seats))]


@rule("AOD-229")
def test_five_players() -> None:
    """The rulebook's example: the first to pass takes cell 5, the next cell 4, and so on."""
    state = auction(5)
    bid(state, 1, 0, 2, 3, 0, 4, 5, 0, 0)
    # seat 1 passed first, then 4, then 3 and 0; 2 has bid 5
    assert order(state) == [2, 0, 3, 4, 1]


# ---- what it costs -----------------------------------------------------------------------------------------


@rule("AOD-230", "AOD-231")
@pytest.mark.parametrize(("last", "paid"), [(7, 4), (6, 3), (5, 3), (2, 1), (1, 1)])
def test_the_second_pays_half_rounded_up(last: int, paid: int) -> None:
    """The rulebook's example: after a last bid of $7 cell 2 costs $4."""
    state = auction(3)
    bid(state, last, 0, last + 1, 0)
    assert order(state) == [2, 0, 1]
    assert [money(state, 0), money(state, 1)] == [10 - paid, 10]


@rule("AOD-230")
def test_who_never_bid_pays_nothing() -> None:
    """R-30: the second place may be had for nothing."""
    state = auction(3)
    bid(state, 5, 0, 0)
    assert order(state) == [0, 2, 1]
    assert [money(state, 1), money(state, 2)] == [10, 10]


@rule("AOD-230")
def test_only_the_first_two_pay() -> None:
    """The third had bid too, and pays nothing; the second pays half of the own last bid, not of an earlier one."""
    state = auction(3)
    bid(state, 1, 2, 3, 4, 5, 0, 0)
    assert order(state) == [1, 0, 2]
    assert (money(state, 0), money(state, 2)) == (10 - 2, 10)


@rule("AOD-232")
@pytest.mark.parametrize("kind", ["captain", "merchant", "missionary", "soldier"])
@pytest.mark.parametrize(("last", "paid"), [(8, 4), (9, 5)])
def test_a_free_specialist_from_eight_on(last: int, paid: int, kind: str) -> None:
    """The second chooses one at once, before anybody places, and pays no more than half the bid."""
    state = auction(3)
    bid(state, last, 0, 10)
    assert (asked(state), int(state.actor)) == ("recruiting", 0)
    assert not may_decline(state)
    act(state, ["train", kind])
    assert hand(state, 0) == f"colonist*5 {kind}"
    assert hand(state, 1) == hand(state, 2) == "colonist*5"
    assert money(state, 0) == 10 - paid
    assert (asked(state), int(state.actor), int(state.turn)) == ("placing", 2, 1)
    place(state, ("colonist", "shipping"))
    assert (kind, "dock") in offered(state, "place")


@rule("AOD-232")
def test_no_specialist_below_eight() -> None:
    """$7 is too little; and who wins with $8 gets none either."""
    state = auction(2)
    bid(state, 7, 8, 0)
    assert asked(state) == "placing"
    assert [hand(state, seat) for seat in range(2)] == ["colonist*5"] * 2


@rule("AOD-233")
@pytest.mark.parametrize("price", [1, 4, 10])
def test_the_winner_pays_in_full(price: int) -> None:
    """Cell 1 costs the whole bid; the coins of the Caribbean come back."""
    state = auction(3)
    found = token(state, "caribbean")
    bid(state, price, *([] if price == 10 else [0, 0]))
    assert order(state)[0] == 0
    assert money(state, 0) == 10 - price + base_money(found)


@rule("AOD-233")
def test_nobody_bids() -> None:
    """R-30: the last one left takes cell 1 for nothing, without being asked."""
    state = auction(3, 1)
    found = token(state, "caribbean")
    bid(state, 0, 0)
    assert order(state) == [0, 2, 1]
    assert [money(state, seat) for seat in range(3)] == [10 + base_money(found), 10, 10]


# ---- the Caribbean -----------------------------------------------------------------------------------------


@rule("AOD-234", "AOD-236")
@pytest.mark.parametrize("winner", range(3))
def test_the_winner_discovers_the_caribbean(winner: int) -> None:
    """Its token leaves the region and lies before the winner, where all see it and count its points."""
    state = auction(3, winner)
    found = token(state, "caribbean")
    assert discovered(state) == []
    bid(state, 1, 0, 0)
    assert discovered(state) == ["caribbean"]
    assert look(state)["tokens"] == [[found] if seat == winner else [] for seat in range(3)]
    assert [state.tally(seat)["discoveries"] for seat in range(3)] == [
        points(found) if seat == winner else 0 for seat in range(3)
    ]


@rule("AOD-235")
def test_the_winner_gets_the_coins_on_the_token() -> None:
    """Over many deals: the base money and nothing for soldiers."""
    seen = set()
    for seed in range(60):
        state = GAME.deal(2, {"auction": True}, seed)
        found, winner = token(state, "caribbean"), int(state.actor)
        bid(state, 2, 0)
        assert money(state, winner) == 8 + base_money(found)
        seen.add(base_money(found))
    assert seen == {1, 2, 3, 4}


@rule("AOD-237", "AOD-238")
@pytest.mark.parametrize("seats", SEATS)
def test_a_colonist_in_the_caribbean(seats: int) -> None:
    """One colonist of the winner and of nobody else stands there; all have five colonists to place."""
    state = auction(seats, seats - 1)
    bid(state, 3, *[0] * (seats - 1))
    assert [colony(state, seat, "caribbean") for seat in range(seats)] == [""] * (seats - 1) + ["colonist"]
    assert [hand(state, seat) for seat in range(seats)] == ["colonist*5"] * seats
    assert int(state.actor) == seats - 1


@rule("AOD-239")
@pytest.mark.parametrize("seats", SEATS)
def test_nine_tokens_are_laid_out(seats: int) -> None:
    """D-04: one in every region, the Caribbean too; seven stay in the box."""
    for seed in range(10):
        seen = look(GAME.deal(seats, {"auction": True}, seed))
        lying = seen["token"]
        box = [found for found in seen["box"] if found]
        assert None not in lying
        assert len(box) == 7
        assert len({*lying, *box}) == 16


@rule("AOD-239")
def test_the_token_of_the_caribbean_is_random_and_face_down() -> None:
    """Over many deals it is each of the sixteen, and nobody knows which before the auction ends."""
    deals = [GAME.deal(2, {"auction": True}, seed) for seed in range(300)]
    assert {token(state, "caribbean") for state in deals} == {f"dt{k:02}" for k in range(1, 17)}
    state = deals[0]
    seen = look(state)
    swapped = GAME.position(
        seen | {"token": [seen["token"][4], *seen["token"][1:4], seen["token"][0], *seen["token"][5:]]}
    )
    for viewer in (-1, 0, 1):
        assert state.observe(viewer) == swapped.observe(viewer)


@rule("AOD-234")
def test_play_goes_on_as_usual() -> None:
    """After the auction the dock leads to the Caribbean in turn 1."""
    state = auction(2)
    bid(state, 1, 0)
    place(state, ("colonist", "dock"))
    while int(state.turn) == 1:
        place(state, ("colonist", "shipping"))
    assert colony(next_turn(state), 0, "caribbean") == "colonist*2"
