"""Writes `at.py` beside a title's `table.py`: its numbers as literals, which the compiler folds.

`python -m carrack.lab.constants` brings all of them up to date; name packages for those alone. A test compares.
"""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

import carrack
from carrack._modes import MARK, is_marked
from carrack.core.table import TitleTable

GAMES = Path(carrack.__file__).parent / "games"
_HEAD = '''"""The numbers of table.py, written by `python -m carrack.lab.constants`: do not edit."""

from typing import Final
'''


def text(table: TitleTable, compiled: bool) -> str:
    """What `at.py` says; with rules that are compiled it is too, so that a change of it is noticed as theirs is."""
    chapters = [
        f"\n# {chapter}\n" + "".join(f"{name}: Final = {number}\n" for name, number in pairs)
        for chapter, pairs in table.constants()
        if pairs
    ]
    return (f"{MARK}\n" if compiled else "") + _HEAD + "".join(chapters)


def packages() -> list[str]:
    """The titles of ours that have a table."""
    found = sorted(GAMES.rglob("table.py"))
    return [".".join(("carrack", "games", *path.relative_to(GAMES).parent.parts)) for path in found]


def written(package: str) -> tuple[Path, str]:
    """Where the constants of a package lie, and what they should be."""
    module = importlib.import_module(f"{package}.table")
    table = module.TABLE
    assert isinstance(table, TitleTable)
    assert module.__file__
    rules = Path(module.__file__).with_name("rules.py")
    return rules.with_name("at.py"), text(table, rules.exists() and is_marked(str(rules)))


def main(named: list[str]) -> None:
    """Write the constants of these packages, or of all."""
    for package in named or packages():
        path, constants = written(package)
        path.write_text(constants, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
