# mypyc: compiled
"""Where the coins lie, and what a seat's goals, coins and cubes are worth."""

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core.bits import lowest
from carrack.games.century.shared.cubes import COLOURS, count
from carrack.games.century.spice_road import cards
from carrack.games.century.spice_road import layout as at


def goal_points(c: vec[i64], seat: i64) -> i64:
    """The points printed on the claimed goals."""
    goals = c[at.CLAIMED + seat]
    points: i64 = 0
    while goals != 0:
        points += i64(cards.POINTS[lowest(goals)])
        goals &= goals - 1
    return points


def silver_slot(gold_left: i64) -> i64:
    """The goal above which silver lies: the second, or the first once the gold is gone."""
    slot: i64 = 1
    if gold_left == 0:
        slot = 0
    return slot


def gold_points(c: vec[i64], seat: i64) -> i64:
    """Three for each gold coin."""
    return c[at.GOLD + seat] * cards.GOLD_POINTS


def silver_points(c: vec[i64], seat: i64) -> i64:
    """One for each silver coin."""
    return c[at.SILVER + seat] * cards.SILVER_POINTS


def cube_points(c: vec[i64], seat: i64) -> i64:
    """One for each cube left in the caravan that is not yellow."""
    cubes = c[at.CARAVAN + seat]
    points: i64 = 0
    colour: i64 = 0
    while colour < COLOURS:
        points += count(cubes, colour) * i64(cards.CUBE_POINTS[colour])
        colour += 1
    return points
