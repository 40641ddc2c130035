"""Players made of the contract only; they never name a title.

A bot is named by a spec: `greedy`, `level3`; `search@400` says how many simulations a decision may take, `level5@1.5s`
how many seconds; `my_bots.py:Mine` is a class of one's own.

    random           uniform over the legal actions
    greedy           one-ply search of the title's evaluation (greedy.py)
    level1, level2   the same with a softmax, at a high and at a lower temperature (novice.py)
    search           information-set MCTS with PUCT (search.py), 400 simulations
    level3 to level5 the same with 5, 60 and 400 simulations
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
"""The bot that a new seat gets. A player who is here for the first time shall have a game, and a chance to win it."""
TOP = LEVELS[-1]
_SECONDS_AT_TABLE = 1.2
_LEAST_SECONDS = 0.3
"""However busy the machine is."""
_MOST = 10_000_000
SEARCH = "search"
BOTS = ("random", QUICK, SEARCH, *LEVELS)
_AT_ONCE: dict[str, Callable[[Chance], Bot]] = {
    "random": Random,
    QUICK: Greedy,
    "level1": lambda rng: Novice(rng, haze=1.0),
    "level2": lambda rng: Novice(rng, haze=0.4),
}
_SIMULATIONS = {"level3": 5, "level4": 60, TOP: 400, SEARCH: 400}
_CAPPED = LEVELS[2:-1]
"""These keep their number of simulations when they are given a time: a slow machine makes them weaker, but a fast one
makes them no stronger."""


def make(spec: str, rng: Chance, remembers: bool = True) -> Bot:
    """The bot of that spec, with its own source of chance.

    `search` keeps its tree for its next decision if it `remembers`. The levels never do: they are asked by any process
    that is free, and shall be equally strong in each.
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
    settings = _settings(spec, budget) if at else SearchSettings(iterations=_SIMULATIONS[name])
    if name in _CAPPED and settings.seconds:
        settings.iterations = _SIMULATIONS[name]
    settings.reuse = remembers and name == SEARCH
    return Search(rng, settings)


def is_ours(spec: str) -> bool:
    """Whether a spec names a bot of ours, with or without a budget: one that any machine has."""
    try:
        return not is_own(spec) and bool(make(spec, Chance(0)))
    except (Unknown, BadBot):
        return False


def at_table(bot: str, share: float = 1.0) -> str:
    """The spec with which a bot thinks at a table: never longer than people like to wait, the strongest so long.

    `share`: the part of that time it has where others wait too.
    """
    seconds = max(_LEAST_SECONDS, round(_SECONDS_AT_TABLE * share, 2))
    return f"{bot}@{seconds}s" if bot in (*_CAPPED, TOP) else bot


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
    wanted = "how many simulations a decision may take, as 400, or how long, as 1.5s"
    raise BadBot(f"after the @ of {spec!r} stands {wanted}")
