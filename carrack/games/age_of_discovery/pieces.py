# mypyc: compiled
"""Colonists and specialists of one seat in one place: five counts in one integer, colonists lowest.

A lane is eight bits wide. The sixth lane is the militia soldier, who stands only in a battle.
"""

from carrack.core.rooms import Final, bit, i64

COLONIST: Final = 0
CAPTAIN: Final = 1
MERCHANT: Final = 2
MISSIONARY: Final = 3
SOLDIER: Final = 4
KINDS: Final = 5
MILITIA: Final = 5
TARGETS: Final = 6
LANE: Final = 8
NAMES: Final = ("colonist", "captain", "merchant", "missionary", "soldier")
TARGET_NAMES: Final = (*NAMES, "militia")
_LOW: Final = 0xFF
_ONE_OF_EACH: Final = 1 | (1 << 8) | (1 << 16) | (1 << 24) | (1 << 32) | (1 << 40)
"""Times this, the sixth lane holds the sum of all; no place ever holds as many as a lane does."""


def one(kind: i64) -> i64:
    """One piece of this kind."""
    return bit(LANE * kind)


def count(pieces: i64, kind: i64) -> i64:
    """How many pieces of this kind."""
    return (pieces >> (LANE * kind)) & _LOW


def total(pieces: i64) -> i64:
    """How many pieces of all kinds."""
    return (pieces * _ONE_OF_EACH >> MILITIA * LANE) & _LOW


def named(pieces: int) -> dict[str, int]:
    """The pieces by kind, those that are there."""
    return {name: n for k, name in enumerate(TARGET_NAMES) if (n := int(count(pieces, k)))}


def strength(pieces: i64, table: bytes) -> i64:
    """How strong pieces are where some count for more than one."""
    n: i64 = 0
    for kind in range(i64(KINDS)):
        n += count(pieces, kind) * i64(table[kind])
    return n
