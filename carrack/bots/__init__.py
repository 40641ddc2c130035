"""Players made of the contract only; they never name a title.

A bot is named by a spec: `greedy`, `level3`; `search@400` says how many walks a decision may take, `level5@1.5s` how
many seconds; `my_bots.py:Mine` is a class of one's own.
"""

from __future__ import annotations

from collections.abc import Callable

from carrack.bots.greedy import Greedy
from carrack.bots.novice import Novice
from carrack.bots.own import BadBot, is_own, own
from carrack.bots.player import Bot
from carrack.bots.random import Random
from carrack.bots.search import Search, SearchSettings
from carrack.core.chance import Chance
from carrack.core.errors import Unknown

QUICK = "greedy"
"""The best of those that answer at once."""
LEVELS = ("level1", "level2", "level3", "level4", "level5")
"""The opponents for people, the gentlest first."""
USUAL = LEVELS[1]
"""Whom a new seat gets: somebody who comes for the first time shall have a game, and may well win it."""
TOP = LEVELS[-1]
_SECONDS_AT_TABLE = 1.2
_MOST = 10_000_000
SEARCH = "search"
BOTS = ("random", QUICK, SEARCH, *LEVELS)
_AT_ONCE: dict[str, Callable[[Chance], Bot]] = {
    "random": Random,
    QUICK: Greedy,
    "level1": lambda rng: Novice(rng, haze=1.0),
    "level2": lambda rng: Novice(rng, haze=0.4),
}
_WALKS = {"level3": 5, "level4": 60, TOP: 400, SEARCH: 400}
_CAPPED = LEVELS[2:-1]
"""Given a time these take no more walks than ever: a slow machine makes them weaker, a fast one not stronger."""


def make(spec: str, rng: Chance, remembers: bool = True) -> Bot:
    """The bot of that spec, with its own source of chance.

    A search keeps what it knows for its next decision, unless it is one that `remembers` nothing. Levels never do: they
    are as strong wherever they are asked.
    """
    if is_own(spec):
        return own(spec)(rng)
    name, at, budget = spec.partition("@")
    if name not in BOTS:
        raise Unknown("bot", name, BOTS)
    if name in _AT_ONCE:
        if at:
            raise BadBot(f"the bot {name} decides at once: it takes no budget as in {spec!r}")
        return _AT_ONCE[name](rng)
    settings = _settings(spec, budget) if at else SearchSettings(iterations=_WALKS[name])
    if name in _CAPPED and settings.seconds:
        settings.iterations = _WALKS[name]
    settings.reuse = remembers and name == SEARCH
    return Search(rng, settings)


def is_ours(spec: str) -> bool:
    """Whether a spec names a bot of ours, with or without a budget: one that any machine has."""
    try:
        return not is_own(spec) and bool(make(spec, Chance(0)))
    except (Unknown, BadBot):
        return False


def at_table(bot: str) -> str:
    """The spec with which a bot thinks at a table: no longer than people like to wait, the strongest as long."""
    return f"{bot}@{_SECONDS_AT_TABLE}s" if bot in (*_CAPPED, TOP) else bot


def _settings(spec: str, budget: str) -> SearchSettings:
    try:
        if budget.endswith("s"):
            seconds = float(budget[:-1])
            if 0 < seconds <= 3600:
                return SearchSettings(iterations=0, seconds=seconds)
        elif 1 <= int(budget) <= _MOST:
            return SearchSettings(iterations=int(budget))
    except ValueError:
        pass
    raise BadBot(f"after the @ of {spec!r} stands how many walks a decision may take, as 400, or how long, as 1.5s")
