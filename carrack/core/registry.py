"""Which titles there are: folders of carrack.games, and other people's packages by entry points."""

from __future__ import annotations

import importlib
import warnings
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path

from carrack.core.contract import Game
from carrack.core.errors import Unknown

GROUP = "carrack.games"


@cache
def games() -> dict[str, Game]:
    """All titles by key, sorted."""
    found = [*_own(), *_of_others()]
    titles: dict[str, Game] = {}
    for game in found:
        if titles.setdefault(game.key, game) is not game:
            raise RuntimeError(f"two packages bring a title called {game.key!r}")
    return dict(sorted(titles.items()))


def find(key: str) -> Game:
    """The title of that key."""
    if key not in games():
        raise Unknown("title", key, games())
    return games()[key]


def _own() -> list[Game]:
    package = "carrack.games"
    top = Path(__file__).parent.parent / "games"
    found: list[Game] = []
    for path in sorted(top.rglob("game.py")):
        dotted = ".".join(path.relative_to(top).parent.parts)
        found.append(_game(f"{package}.{dotted}.game", "GAME"))
    return found


def _of_others() -> list[Game]:
    found: list[Game] = []
    for point in entry_points(group=GROUP):
        try:
            found.append(_game(point.module, point.attr or "GAME"))
        except Exception as error:
            warnings.warn(f"the title {point.name!r} ({point.value}) cannot be used: {error}", stacklevel=3)
    return found


def _game(module: str, attribute: str) -> Game:
    game = getattr(importlib.import_module(module), attribute)
    if not isinstance(game, Game):
        raise TypeError(f"{module}:{attribute} is not a Game")
    return game
