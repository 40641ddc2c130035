"""Whole games for tests that need an end: chance alone would end some titles only after thousands of decisions."""

from __future__ import annotations

from carrack.bots import QUICK, make
from carrack.core.chance import Chance
from carrack.core.contract import State

AT_RANDOM = 300


def to_the_end(state: State, seat: int, decided: int, rng: Chance) -> int:
    """What a seat does after so many decisions: anything at first, then what a bot does that wants to win."""
    return int(make("random" if decided < AT_RANDOM else QUICK, rng).choose(state, seat))
