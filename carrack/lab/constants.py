"""Writes `at.py` beside a title's `table.py`: its numbers as literals, which the compiler folds.

`python -m carrack.lab.constants` brings all of them up to date; name packages for those alone. A test compares.
"""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

import carrack
from carrack.core.table import TitleTable

GAMES = Path(carrack.__file__).parent / "games"
_HEAD = '''# mypyc: compiled
"""The numbers of table.py, written by `python -m carrack.lab.constants`: do not edit."""

from typing import Final
'''


def text(table: TitleTable) -> str:
    """What `at.py` says."""
    chapters = [
        f"\n# {chapter}\n" + "".join(f"{name}: Final = {number}\n" for name, number in pairs)
        for chapter, pairs in table.constants()
        if pairs
    ]
    return _HEAD + "".join(chapters)


def packages() -> list[str]:
    """The titles of ours that have a table."""
    found = sorted(GAMES.rglob("table.py"))
    return [".".join(("carrack", "games", *path.relative_to(GAMES).parent.parts)) for path in found]


def file_of(package: str) -> tuple[Path, TitleTable]:
    """Where the constants of a package lie, and its table."""
    module = importlib.import_module(f"{package}.table")
    table = module.TABLE
    assert isinstance(table, TitleTable)
    assert module.__file__
    return Path(module.__file__).with_name("at.py"), table


def main(named: list[str]) -> None:
    """Write the constants of these packages, or of all."""
    for package in named or packages():
        path, table = file_of(package)
        path.write_text(text(table), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
