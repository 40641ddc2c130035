"""Positions to think about."""

from __future__ import annotations

from carrack.bots import make
from carrack.core.chance import Chance
from carrack.core.contract import State
from carrack.core.registry import games


def positions(key: str, seats: int, seed: int, gap: int = 9, most: int = 6) -> list[State]:
    """Some positions of one game of level 1 against itself in which somebody has a choice."""
    state = games()[key].deal(seats, seed=seed)
    bot = make("level1", Chance(seed))
    found: list[State] = []
    n = 0
    while not state.over and len(found) < most:
        n += 1
        if n % gap == 0 and len(state.legal()) > 1:
            found.append(state.clone())
        state.apply(bot.move(state, state.actor))
    return found
