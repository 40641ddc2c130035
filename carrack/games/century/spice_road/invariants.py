"""What holds in every position: nothing is lost, nothing is made."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carrack.core.bits import members
from carrack.core.contract import OVER, SEATS
from carrack.games.century.shared.cubes import total
from carrack.games.century.spice_road import cards
from carrack.games.century.spice_road.layout import (
    BIG_DEALS,
    CAPACITY,
    CARAVAN,
    CARDS,
    CLAIMED,
    DEAL,
    DEAL_KNOWN,
    DISCARDED,
    GAP,
    GOAL_DECK,
    GOAL_ROW,
    GOAL_SLOTS,
    GOALS,
    GOLD,
    GOLD_LEFT,
    HAND,
    MERCHANT_CUBES,
    MERCHANT_DECK,
    MERCHANT_ROW,
    MERCHANT_SLOTS,
    PLAYED,
    SILVER,
    SILVER_LEFT,
    SLEEVES,
    TURN_FRAME,
)

if TYPE_CHECKING:
    from carrack.games.century.spice_road.state import SpiceRoad


def check(state: SpiceRoad) -> None:
    """Raise AssertionError if an invariant is broken."""
    c = [int(x) for x in state.cells]
    seats = range(c[SEATS])
    held = [card for k in seats for card in members(c[HAND + k]) + members(c[PLAYED + k])]
    starting = [card for card in held if card < cards.FIRST_MERCHANT]
    assert sorted(starting) == [1] * len(seats) + [2] * len(seats), "a starting card is lost or doubled"
    merchants = [card for card in held if card >= cards.FIRST_MERCHANT]
    gaps = sum(1 for frame in state.frames() if frame[0] == GAP)
    merchants += _row(c, MERCHANT_ROW, MERCHANT_SLOTS, gaps) + _pile(c, MERCHANT_DECK) + members(c[DISCARDED])
    in_play = [card for card in range(cards.FIRST_MERCHANT, CARDS + 1) if state.in_play(state.cells, card)]
    assert sorted(merchants) == in_play, "a merchant is lost or doubled"
    deals = [deal for deal in c[DEAL : DEAL + SLEEVES] if deal]
    all_deals = sorted(list(range(1, len(cards.DEAL_IDS) + 1)) * cards.DEAL_COPIES)
    assert sorted(deals) == (all_deals if c[BIG_DEALS] else []), "a deal is lost or doubled"
    never_turned = [card for card in _pile(c, MERCHANT_DECK) if not c[DEAL_KNOWN] >> card & 1]
    assert not c[BIG_DEALS] or sorted(never_turned + members(c[DEAL_KNOWN])) == in_play, "a deal is known too early"
    goals = [goal for k in seats for goal in members(c[CLAIMED + k])]
    goals += _row(c, GOAL_ROW, GOAL_SLOTS, 0) + _pile(c, GOAL_DECK)
    assert sorted(goals) == list(range(1, GOALS + 1)), "a goal is lost or doubled"
    gold = c[GOLD_LEFT] + sum(c[GOLD + k] for k in seats)
    silver = c[SILVER_LEFT] + sum(c[SILVER + k] for k in seats)
    assert gold == cards.GOLD_PER_SEAT * len(seats), "gold coins are lost or made"
    assert silver == cards.SILVER_PER_SEAT * len(seats), "silver coins are lost or made"
    for slot in range(MERCHANT_SLOTS):
        assert c[MERCHANT_ROW + slot] or not c[MERCHANT_CUBES + slot], "cubes lie where no merchant is"
    if state.over or c[state.top()] == TURN_FRAME:
        assert all(total(c[CARAVAN + k]) <= CAPACITY for k in seats), "an over-full caravan between turns"
    assert state.actor == OVER or state.turn > 0, "a game that is not over has a turn"


def _row(c: list[int], first: int, slots: int, gaps: int) -> list[int]:
    """The cards of a row; while a deal is being done it has one gap."""
    row = c[first : first + slots]
    filled = [card for card in row if card]
    length = max((k + 1 for k in range(slots) if row[k]), default=0)
    assert length - len(filled) <= gaps, "a row has a gap"
    return filled


def _pile(c: list[int], first: int) -> list[int]:
    return c[first + 1 : first + 1 + c[first]]
