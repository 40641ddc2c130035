# mypyc: compiled
"""Sets of more than 62 things, in several cells one after another; `at` is the first of them, things count from 1."""

from typing import Final

from mypy_extensions import i64

from carrack.core.bits import bit
from carrack.core.contract import State

_ROOM: Final = 62  # SET_ROOM; a literal, so that it is folded


def holds(s: State, at: i64, thing: i64) -> bool:
    """Whether a thing is in the set."""
    return s.cells[at + (thing - 1) // _ROOM] & bit((thing - 1) % _ROOM + 1) != 0


def add(s: State, at: i64, thing: i64) -> None:
    """Put a thing into the set."""
    s.cells[at + (thing - 1) // _ROOM] |= bit((thing - 1) % _ROOM + 1)


def remove(s: State, at: i64, thing: i64) -> None:
    """Take a thing out of the set."""
    s.cells[at + (thing - 1) // _ROOM] &= ~bit((thing - 1) % _ROOM + 1)
