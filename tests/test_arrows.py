"""Arrows between the packages point one way, and nobody but a title's own family knows it by name."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import carrack
from carrack.core.registry import games

ROOT = Path(carrack.__file__).parent
KNOWS: dict[str, set[str]] = {
    "core": set(),
    "games": {"core"},
    "bots": {"core"},
    "lab": {"core", "bots", "batch", "testing"},
    "table": {"core", "bots", "lab"},
    "web": {"core", "bots", "lab", "table"},
}
FACES = {"batch", "cli", "envs"}
"""They stand outside and may look at everything."""


def imported(file: Path) -> Iterator[str]:
    """The modules of ours that a file imports."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module]
        yield from (name for name in names if name.startswith("carrack."))


@pytest.mark.parametrize("package", KNOWS)
def test_arrows_point_one_way(package: str) -> None:
    """A package imports itself and those below it."""
    strays = {
        f"{file.relative_to(ROOT)} imports {name}"
        for file in sorted((ROOT / package).rglob("*.py"))
        for name in imported(file)
        if name.split(".")[1] not in {*KNOWS[package], package, "_modes"}
    }
    assert not strays


def test_every_package_has_its_place() -> None:
    """A new one is put between those above and those below it."""
    assert {path.parent.name for path in ROOT.glob("*/__init__.py")} == KNOWS.keys() | FACES


@pytest.mark.parametrize("package", sorted((KNOWS.keys() | FACES) - {"games"}))
def test_titles_are_not_named(package: str) -> None:
    """They are found by scanning."""
    titles = [key for key, game in games().items() if game.package.startswith("carrack.")]
    files = sorted((ROOT / package).rglob("*.py"))
    assert files
    for file in files:
        text = file.read_text(encoding="utf-8")
        assert not [title for title in titles if title in text], file
