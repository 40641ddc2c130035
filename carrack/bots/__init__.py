"""Players made of the contract only; they never name a title."""

from __future__ import annotations

from collections.abc import Callable

from carrack.bots.greedy import Greedy
from carrack.bots.player import Bot
from carrack.bots.random import Random
from carrack.core.chance import Chance
from carrack.core.errors import Unknown

BOTS: dict[str, Callable[[Chance], Bot]] = {"random": Random, "greedy": Greedy}
QUICK = "greedy"
"""The best of those that answer at once."""


def make(name: str, rng: Chance) -> Bot:
    """The bot of that name, with its own source of chance."""
    if name not in BOTS:
        raise Unknown("bot", name, BOTS)
    return BOTS[name](rng)
