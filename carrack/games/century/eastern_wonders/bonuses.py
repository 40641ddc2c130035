# mypyc: compiled
"""Bonus tokens by their kinds: those of a seat, those that are left, and what a harvest brings with them."""

from carrack.core.rooms import i64, lane, vec
from carrack.games.century.eastern_wonders import at, tiles


def owned(c: vec[i64], seat: i64, kind: i64) -> i64:
    """How many tokens of a kind a seat has."""
    return lane(c[at.BONUS + seat], kind, at.NARROW)


def left(c: vec[i64], kind: i64) -> i64:
    """How many tokens of a kind nobody has taken yet."""
    return lane(c[at.BONUS_LEFT], kind, at.NARROW)


def crop(c: vec[i64], seat: i64) -> i64:
    """The cubes that a harvest brings."""
    return tiles.CROP + owned(c, seat, at.KIND_HARVEST) * tiles.EXTRA_CROP
