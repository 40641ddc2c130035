"""A copy of the toy in which something was changed: a card corrected, the rules version raised, a `migrate` added.

In this process the copy takes the toy's place under another package name; for a server of its own it is a folder.
"""

from __future__ import annotations

import importlib
import re
import shutil
import sys
from itertools import count
from pathlib import Path

import pytest

from carrack.core.contract import Game
from carrack.core.registry import games
from carrack.table import views

TOYS = Path(__file__).parent / "toys"
TOY = "smugglers"
Edit = tuple[str, str, str]
"""A file of the title, what stands there, and what is to stand there."""

DEARER: Edit = ("components.toml", '["gain", "coin", 2]', '["gain", "coin", 3]')
"""Rum brings a coin more: everything that was done can still be done."""
ASKING: Edit = ("components.toml", '["gain", "coin", 2]', '["may", ["gain", "coin", 2]]')
"""Whoever lands rum is asked now: a match holds up to its first rum."""
SHUFFLED: tuple[Edit, ...] = (
    ("components.toml", '"rum", copies = 5', '"rum", copies = 3'),
    ("components.toml", '"tea", copies = 4', '"tea", copies = 6'),
)
"""Other cards are in the deck, so others lie where they lay."""
RAISED: Edit = ("game.py", "rules_version=1", "rules_version=2")
RENAMED: tuple[Edit, ...] = (
    RAISED,
    ("table.py", 'Verb("blow")', 'Verb("hoot")'),
    ("questions/whistles.py", 'Blow("blow")', 'Blow("hoot")'),
)
"""Another word for the same: what stands in older records is not known any more."""
MUTE: tuple[Edit, ...] = (RAISED, ("rules.py", "c[at.WHISTLE + seat] = 2, 1", "c[at.WHISTLE + seat] = 2, 0"))
"""Nobody has a whistle any more, so nobody is asked about it."""
OPTION_GONE: tuple[Edit, ...] = (RAISED, ("components.toml", "short = 24", "brief = 24"))
"""What was chosen for older matches cannot be chosen any more."""
RESCORED: tuple[Edit, ...] = (RAISED, ("box.py", "LOOT_POINTS = 2", "LOOT_POINTS = 3"))
"""The same game, but loot counts more in the end."""

_numbers = count(2)


def migrating(body: str) -> tuple[Edit, ...]:
    """The title carries a `migrate`, in a file of its own."""
    return (
        (
            "migrate.py",
            "",
            f"from carrack.core.record import Record\n\n\ndef migrate(record: Record) -> Record:\n{body}",
        ),
        ("game.py", "from smugglers.box", "from smugglers.migrate import migrate\nfrom smugglers.box"),
        ("game.py", "    evaluation=EVALUATION,\n", "    evaluation=EVALUATION,\n    migrate=migrate,\n"),
    )


TO_HOOT = migrating(
    """    said = {"blow": "hoot"}
    record.actions = [[seat, *(said.get(str(word), word) for word in words)] for seat, *words in record.actions]
    return record
"""
)
TO_BRIEF = migrating(
    """    record.options["voyage"] = {"short": "brief"}.get(str(record.options["voyage"]), record.options["voyage"])
    return record
"""
)
WITHOUT_DECLINES = migrating(
    """    record.actions = [action for action in record.actions if action[1:] != ["decline"]]
    return record
"""
)


def copied(folder: Path, *edits: Edit) -> Path:
    """A folder in which the changed toy is installed: for PYTHONPATH, ahead of everything else."""
    shutil.rmtree(folder, ignore_errors=True)
    for name in (TOY, f"{TOY}-1.0.dist-info"):
        shutil.copytree(TOYS / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    edit(folder / TOY, *edits)
    return folder


def edit(package: Path, *edits: Edit) -> None:
    """Change files of a title; what is to be changed must be there."""
    for name, old, new in edits:
        file = package / name
        text = file.read_text(encoding="utf-8") if old else ""
        assert old in text, f"{name} has no {old}"
        file.write_text(text.replace(old, new) if old else new, encoding="utf-8")


def put_in_place(monkeypatch: pytest.MonkeyPatch, folder: Path, *edits: Edit) -> Game:
    """From now on the title of that key is the changed one, in this process."""
    name = f"{TOY}_{next(_numbers)}"
    package = folder / name
    shutil.copytree(TOYS / TOY, package, ignore=shutil.ignore_patterns("__pycache__"))
    edit(package, *edits)
    for file in package.rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        text = re.sub(rf"\b(from|import) {TOY}\b", rf"\1 {name}", text)
        file.write_text(
            text.replace(f'Components("{TOY}"', f'Components("{name}"').replace(f'package="{TOY}"', f'package="{name}"')
        )
    if str(folder) not in sys.path:
        monkeypatch.syspath_prepend(str(folder))
    game: Game = importlib.import_module(f"{name}.game").GAME
    monkeypatch.setitem(games(), TOY, game)
    views._board.cache_clear()
    return game
