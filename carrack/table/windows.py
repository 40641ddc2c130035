"""Windows: reactions and any-time abilities, at which a seat may leave it to the table to decline."""

from __future__ import annotations

import random

from carrack.core.chance import Chance
from carrack.core.contract import DECLINE, NOBODY, Game, State

PAUSE = (1.0, 2.5)
"""Seconds in which a person might have declined."""
THOUGHT = (1.5, 3.0)
"""Seconds that a bot takes where its time would tell: more than any of ours thinks at a table."""
_TRIES = 16


def windows_of(game: Game) -> tuple[str, ...]:
    """The windows of a title, in the order of its questions."""
    named = [(room.window, *(answer.window for answer in room.answers)) for room in game.rules.work]
    return tuple(dict.fromkeys(window for windows in named for window in windows if window))


def window_of(state: State, seat: int) -> str:
    """The window that a seat is asked at; "" if it is at none, or if its question is about other things too.

    At a window, declining belongs to it, and so does everything else that may be chosen.
    """
    if state.refusal_for(seat, DECLINE):
        return ""
    window = state.window_of(DECLINE)
    return window if all(state.window_of(action) == window for action in state.legal_for(seat)) else ""


def answer_of_the_table(state: State, seat: int, left: frozenset[str]) -> int | None:
    """The table's answer for a seat: its single choice, or declining at a window that is left to it; else None."""
    legal = state.legal_for(seat)
    if len(legal) == 1:
        return int(legal[0])
    return DECLINE if left and window_of(state, seat) in left else None


def thinking_time(state: State, seat: int) -> float:
    """How long a bot takes at least, whatever it holds, so that others cannot tell whether it had a choice."""
    return random.SystemRandom().uniform(*THOUGHT) if state.secret(seat) else 0.0


def deal_with_a_choice(state: State, seat: int, rng: Chance) -> State | None:
    """A deal that looks the same to everybody and in which the seat has a choice, if one is found."""
    for _ in range(_TRIES):
        other = state.clone()
        other.redeal(NOBODY, rng)
        if len(other.legal_for(seat)) > 1:
            return other
    return None


def pause(state: State, seat: int) -> float:
    """How long the table waits before it declines, so that others cannot tell whether the seat had a choice."""
    return random.SystemRandom().uniform(*PAUSE) if state.secret(seat) else 0.0
