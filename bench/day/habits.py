"""How people are: how long they think, how often they go away, reload, lose the network, change their minds."""

from __future__ import annotations

import random
from dataclasses import dataclass

from bench.day.hours import HOUR, MINUTE


@dataclass(frozen=True)
class Habits:
    """Shares are of one's own decisions, times are seconds of the day.

    After so many decisions in one match (`patience`) one gives up: at random some titles would never end.
    """

    thinking: float = 25.0
    late: float = 0.01
    reload: float = 0.03
    cut: float = 0.04
    lost_answer: float = 0.05
    leave: float = 0.01
    vanish: float = 0.01
    concede: float = 0.0005
    patience: int = 400
    chat: float = 0.02
    undo: float = 0.03
    ask_undo: float = 0.01
    redo: float = 0.3
    window: float = 0.02
    preview: float = 0.02
    away: tuple[float, float] = (2 * MINUTE, 15 * MINUTE)
    by_mail: tuple[float, float] = (20 * MINUTE, 3 * HOUR)
    between: float = MINUTE


PATIENT = Habits()
IMPATIENT = Habits(
    thinking=3.0,
    late=0.02,
    reload=0.1,
    cut=0.1,
    lost_answer=0.1,
    leave=0.03,
    vanish=0.03,
    concede=0.002,
    away=(MINUTE, 3 * MINUTE),
    by_mail=(MINUTE, 4 * MINUTE),
    between=10.0,
)
"""For a short day: everything happens often."""


def often(rng: random.Random, share: float) -> bool:
    """Whether it happens this time."""
    return rng.random() < share


def some(rng: random.Random, between: tuple[float, float]) -> float:
    """A time between two."""
    return rng.uniform(*between)
