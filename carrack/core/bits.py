# mypyc: compiled
"""Small sets and small counts inside one integer: bit sets of cards or seats, and lanes of counts.

A *lane* is a few bits of a cell that hold one count; its top bit is a guard that stays clear, so that
"can I afford it" is one subtraction for all lanes together.
"""

from typing import Final

from mypy_extensions import i64

# A de Bruijn number: shifted left by k = 0 to 63, its top six bits are never the same, so they say what k was.
DE_BRUIJN: Final = 0x03F79D71B4CB0A89
PLACES: Final = bytes([next(k for k in range(64) if DE_BRUIJN << k >> 58 & 63 == top) for top in range(64)])


def bit(k: i64) -> i64:
    """The set that holds k alone.

    The one is made from k because a literal left of a shift, even by way of a variable, is compiled 32 bits wide.
    """
    return ((k & 0) + 1) << k


def lowest(mask: i64) -> i64:
    """The smallest member of a set that is not empty (members 0 to 62)."""
    return i64(PLACES[((mask & -mask) * DE_BRUIJN >> 58) & 63])


def size(mask: i64) -> i64:
    """How many members a set has."""
    n: i64 = 0
    while mask != 0:
        mask &= mask - 1
        n += 1
    return n


def worth(mask: i64, values: bytes) -> i64:
    """What the members of a set are worth together, by a table."""
    points: i64 = 0
    while mask != 0:
        points += i64(values[lowest(mask)])
        mask &= mask - 1
    return points


def members(mask: int) -> list[int]:
    """The members of a set, ascending."""
    return [k for k in range(63) if mask >> k & 1]


def lane(counts: i64, k: i64, bits: i64) -> i64:
    """The count in a lane, when all of them are so many bits wide."""
    return (counts >> (bits * k)) & (bit(bits) - 1)


def covers(have: i64, need: i64, guard: i64) -> bool:
    """Whether every lane of `have` is at least that of `need`; `guard` holds the top bit of each lane."""
    return ((have | guard) - need) & guard == guard
