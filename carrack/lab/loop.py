# mypyc: compiled
"""The loop that plays random games, compiled: no Python object is made for a decision."""

from mypy_extensions import i64

from carrack.core.chance import Chance, below
from carrack.core.contract import ACTOR, OVER, State


def play_random(state: State, rng: Chance, most: i64) -> i64:
    """Take legal actions at random to the end, or up to a limit; returns how many decisions it took."""
    buffer = state.game.buffer()
    words = rng.words
    if state.cells[ACTOR] == OVER:
        return 0
    legal = state.legal_into(buffer)
    n: i64 = 0
    while n < most and legal > 0:
        legal = state.step_into(buffer[below(words, 0, legal)], buffer)
        n += 1
    return n


def make_clones(state: State, times: i64) -> None:
    """Copy a position many times (for measuring)."""
    n: i64 = 0
    while n < times:
        state.clone()
        n += 1
