# mypyc: compiled
"""Bonus tokens by their kinds: those of a seat, those that are left, and what a harvest brings with them.

How many there are of each kind is packed in lanes of one cell; nobody else reads or writes them.
"""

from carrack.core.rooms import bit, i64, lane, vec
from carrack.games.century.eastern_wonders import at, tiles


def lay_out(c: vec[i64]) -> None:
    """All tokens of every kind, for the taking."""
    for kind in range(i64(at.KINDS)):
        c[at.BONUS_LEFT] += i64(tiles.BONUS_COPIES) << (at.NARROW * kind)


def owned(c: vec[i64], seat: i64, kind: i64) -> i64:
    """How many tokens of a kind a seat has."""
    return lane(c[at.BONUS + seat], kind, at.NARROW)


def left(c: vec[i64], kind: i64) -> i64:
    """How many tokens of a kind nobody has taken yet."""
    return lane(c[at.BONUS_LEFT], kind, at.NARROW)


def any_left(c: vec[i64]) -> bool:
    """Whether there is a token of any kind."""
    return c[at.BONUS_LEFT] != 0


def points_of_next(c: vec[i64], kind: i64) -> i64:
    """What the top token of a kind scores."""
    return i64(tiles.BONUS_POINTS[(kind + 1) * tiles.BONUS_COPIES - left(c, kind)])


def take(c: vec[i64], seat: i64, kind: i64) -> None:
    """The top token of a kind goes to a seat."""
    c[at.BONUS_POINTS + seat] += points_of_next(c, kind)
    c[at.BONUS_LEFT] -= bit(at.NARROW * kind)
    c[at.BONUS + seat] += bit(at.NARROW * kind)


def crop(c: vec[i64], seat: i64) -> i64:
    """The cubes that a harvest brings."""
    return tiles.CROP + owned(c, seat, at.KIND_HARVEST) * tiles.EXTRA_CROP
