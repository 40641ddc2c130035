# mypyc: compiled
"""Where the coins lie, and what a seat's goals, coins and cubes are worth."""

from carrack.core.rooms import State, i64, worth
from carrack.games.century.shared.cubes import points_of
from carrack.games.century.spice_road import at, cards


def goal_points(s: State, seat: i64) -> i64:
    """The points printed on the claimed goals."""
    return worth(s.cells[at.CLAIMED + seat], cards.POINTS)


def silver_slot(gold_left: i64) -> i64:
    """The goal above which silver lies: the second, or the first once the gold is gone."""
    return i64(0) if gold_left == 0 else i64(1)


def gold_points(s: State, seat: i64) -> i64:
    """Three for each gold coin."""
    return s.cells[at.GOLD + seat] * cards.GOLD_POINTS


def silver_points(s: State, seat: i64) -> i64:
    """One for each silver coin."""
    return s.cells[at.SILVER + seat] * cards.SILVER_POINTS


def cube_points(s: State, seat: i64) -> i64:
    """One for each cube left in the caravan that is not yellow."""
    return points_of(s.cells[at.CARAVAN + seat], cards.CUBE_POINTS)
