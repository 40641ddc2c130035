# mypyc: compiled
"""How good a position is for a seat, in thousandths of a point: what the greedy bot and hints go by.

Points on hand count in full. Cubes count by their level, cards in hand a little, and a caravan that fits a goal
of the row counts for how much of it is there.
"""

from typing import Final

from mypy_extensions import i64

from carrack.core.bits import size
from carrack.core.contract import SEATS, SOURCE, A, State, top_frame
from carrack.games.century.shared.cubes import COLOURS, count, total
from carrack.games.century.spice_road import cards
from carrack.games.century.spice_road.cards import COST, GOALS_TO_END, POINTS
from carrack.games.century.spice_road.layout import (
    CARAVAN,
    CLAIMED,
    ENDING,
    GOAL_ROW,
    GOAL_SLOTS,
    GOLD_LEFT,
    HAND,
    MERCHANT_CUBES,
    PAYING,
    PLAYED,
    SILVER_LEFT,
    UPGRADING,
)

POINT: Final = 1000
_CUBE: Final = bytes([40, 75, 105, 130])
_STEP: Final = 250
_CARD: Final = 1200
_CARDS_WANTED: Final = 6
_WAITING_CARD: Final = 250
_GOAL_PULL: Final = 550
_CLAIM: Final = 4000


def worth(state: State, seat: i64) -> i64:
    """The worth of a position; at the end of the game nothing but the score."""
    c = state.cells
    points = state.score(seat) * POINT
    if state.over:
        return points
    have = c[CARAVAN + seat]
    value = points + size(c[CLAIMED + seat]) * _CLAIM // i64(GOALS_TO_END[c[SEATS]])
    value += _cubes(have) + _best_goal(state, have)
    value += _cards(c[HAND + seat], c[PLAYED + seat], c[ENDING])
    return value + _pending(state, seat)


def _cubes(have: i64) -> i64:
    value: i64 = 0
    colour: i64 = 0
    while colour < COLOURS:
        value += count(have, colour) * i64(_CUBE[colour]) * 10
        colour += 1
    overflow = total(have) - i64(cards.CAPACITY)
    return value - overflow * 600 if overflow > 0 else value


def _best_goal(state: State, have: i64) -> i64:
    """The goal of the row that is nearest for its points: the share of its cost that lies in the caravan."""
    c = state.cells
    best: i64 = 0
    slot: i64 = 0
    while slot < GOAL_SLOTS:
        goal = c[GOAL_ROW + slot]
        if goal != 0:
            need: i64 = 0
            there: i64 = 0
            colour: i64 = 0
            while colour < COLOURS:
                asked = count(COST[goal], colour)
                held = count(have, colour)
                level = colour + 1
                need += asked * level
                there += (held if held < asked else asked) * level
                colour += 1
            reward = i64(POINTS[goal]) + _coin(state, slot)
            pull = reward * _GOAL_PULL * there * there // (need * need)
            if pull > best:
                best = pull
        slot += 1
    return best


def _coin(state: State, slot: i64) -> i64:
    c = state.cells
    if slot == 0 and c[GOLD_LEFT] > 0:
        return i64(cards.GOLD_POINTS)
    if slot == (1 if c[GOLD_LEFT] > 0 else 0) and c[SILVER_LEFT] > 0:
        return i64(cards.SILVER_POINTS)
    return 0


def _cards(hand: i64, played: i64, ending: i64) -> i64:
    """A few merchants are worth having, many are not; a card in hand is better than one to rest for."""
    owned = size(hand) + size(played)
    wanted: i64 = _CARDS_WANTED if ending == 0 else 0
    return (owned if owned < wanted else wanted) * _CARD + size(hand) * _WAITING_CARD


def _pending(state: State, seat: i64) -> i64:
    """What the rest of an unfinished action still brings."""
    c = state.cells
    top = top_frame(c)
    if c[top] == UPGRADING:
        return c[top + A] * _STEP
    if c[top] == PAYING:
        slot = c[top + SOURCE]
        left = slot - c[top + A]
        return _CARD + _WAITING_CARD + _cubes(c[MERCHANT_CUBES + slot]) - left * 400
    return 0
