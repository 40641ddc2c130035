"""Which title a test belongs to: `--title` runs those of one title, and the seconds of each are told at the end."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

import pytest

from carrack.core.contract import Game
from carrack.core.registry import games

REST = "all else"
_TITLE = "title"
_seconds: dict[str, float] = defaultdict(float)


def folder_of(game: Game) -> str:
    """The folder of a title, which may be named otherwise than its key."""
    return game.package.rpartition(".")[2]


def named(name: str) -> str:
    """The key of the title that is called so, by its key or by its folder."""
    for key, game in games().items():
        if name in (key, folder_of(game)):
            return key
    raise pytest.UsageError(f"There is no title {name}. There are: {', '.join(games())}.")


def title_of(item: pytest.Item) -> str | None:
    """By what the test is parametrized with, else by the name of its file or folder."""
    callspec = getattr(item, "callspec", None)
    for value in callspec.params.values() if callspec else ():
        if isinstance(value, Path):
            found = _title_of_path(value)
        else:
            found = getattr(value, "key", value)
        if isinstance(found, str) and found in games():
            return found
    return _title_of_path(item.path)


def _title_of_path(path: Path) -> str | None:
    names = [part.removesuffix(".py") for part in path.parts[-4:]]
    for key, game in games().items():
        if any(name == folder or name.endswith(f"_{folder}") for folder in (key, folder_of(game)) for name in names):
            return key
    return None


def sort_by_title(config: pytest.Config, items: list[pytest.Item], only: str) -> None:
    """Note on each test which title it is of; with a title given, leave out those of others."""
    key = named(only) if only else None
    titles = {item: title_of(item) for item in items}
    for item, title in titles.items():
        item.user_properties.append((_TITLE, title or REST))
    if key:
        config.hook.pytest_deselected(items=[item for item in items if titles[item] != key])
        items[:] = [item for item in items if titles[item] == key]


def count(report: pytest.TestReport) -> None:
    """Add what a test took, setting up and clearing away included."""
    _seconds[str(dict(report.user_properties).get(_TITLE, REST))] += report.duration


def told() -> list[str]:
    """A line for each title."""
    width = max((len(title) for title in _seconds), default=0)
    ordered = sorted(_seconds.items(), key=lambda each: (each[0] == REST, each[0]))
    return [f"{title:{width}} {seconds:7.1f} s" for title, seconds in ordered]
