# mypyc: compiled
"""The four statuses of a seat: sums of the icons on what it owns, read off the tracks where a number is needed.

The true sum is kept, also beyond the end of a track, so that a later loss is taken from it.
"""

from carrack.core.rooms import Final, State, i64, vec
from carrack.games.endeavor.shared.world import World

_BITS: Final = 10  # names.STATUS_BITS; a literal, so that it is folded
_LOW: Final = 1023


def total(c: vec[i64], w: World, seat: i64, track: i64) -> i64:
    """The icons of a status."""
    return (c[w.status + seat] >> (_BITS * track)) & _LOW


def position(c: vec[i64], w: World, seat: i64, track: i64) -> i64:
    """Where the marker stands."""
    icons = total(c, w, seat, track)
    if icons > w.last:
        return w.last
    return icons


def value(c: vec[i64], w: World, seat: i64, track: i64) -> i64:
    """What the track says now: level of buildings, growth, payments or card limit."""
    return w.values[track * (w.last + 1) + position(c, w, seat, track)]


def glory(c: vec[i64], w: World, seat: i64, track: i64) -> i64:
    """What a track scores: the space of the marker, or the nearest one below that has an icon."""
    return w.glory_at[position(c, w, seat, track)]


def stands_at(s: State, w: World, seat: i64, track: i64) -> i64:
    """The same as `position`, for whoever looks at a position from outside."""
    return position(s.cells, w, seat, track)


def read(s: State, w: World, seat: i64, track: i64) -> i64:
    """The same as `value`, for whoever looks at a position from outside."""
    return value(s.cells, w, seat, track)
