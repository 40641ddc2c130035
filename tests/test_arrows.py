"""Arrows between the packages point one way, and nobody but a title's own family knows it by name.

    games → core ← bots ← insight ← lab, table ← web

`terminal` stands on core; `envs` on core, bots and terminal; `cli` above everything that it commands. Researchers
import two more: `batch`, many environments at once, and `testing`, what the tests of any title use.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import carrack
from carrack.core.registry import games

ROOT = Path(carrack.__file__).parent
KNOWS: dict[str, set[str]] = {
    "_modes": set(),
    "__init__": {"_modes", "core"},
    "core": set(),
    "games": {"core"},
    "testing": {"core"},
    "bots": {"core"},
    "terminal": {"core"},
    "insight": {"core", "bots"},
    "envs": {"core", "bots", "terminal"},
    "batch": {"core", "envs"},
    # The batch's kernel is played while the build learns which way branches go; coverage asks how many rules a test
    # may name.
    "lab": {"_modes", "core", "bots", "insight", "batch", "testing"},
    "table": {"_modes", "core", "bots", "insight"},
    "web": {"_modes", "core", "bots", "insight", "table"},
    "cli": {"_modes", "core", "bots", "insight", "terminal", "lab", "table", "web"},
}


def sources(part: str) -> list[Path]:
    """The files of a package, or of a module beside them."""
    alone = ROOT / f"{part}.py"
    return [alone] if alone.exists() else sorted((ROOT / part).rglob("*.py"))


def imported(file: Path) -> Iterator[str]:
    """The parts of ours that a file imports. (`import carrack` alone is for its version and its folder.)"""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom) and node.module:
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        yield from (name.split(".")[1] for name in names if name.startswith("carrack."))


@pytest.mark.parametrize("part", KNOWS)
def test_arrows_point_one_way(part: str) -> None:
    """A package imports itself and those below it."""
    strays = {
        f"{file.relative_to(ROOT)} imports {name}"
        for file in sources(part)
        for name in imported(file)
        if name not in {*KNOWS[part], part, "__version__"}
    }
    assert not strays


def test_no_arrow_is_drawn_for_nothing() -> None:
    """What a package may know, it does know."""
    unused = {
        f"{part} → {other}"
        for part, others in KNOWS.items()
        for other in others - {name for file in sources(part) for name in imported(file)}
    }
    assert not unused


def test_every_package_has_its_place() -> None:
    """A new one is put between those above and those below it."""
    packages = {path.parent.name for path in ROOT.glob("*/__init__.py")}
    assert packages | {path.stem for path in ROOT.glob("*.py")} == KNOWS.keys()


@pytest.mark.parametrize("part", sorted(KNOWS.keys() - {"games", "__init__"}))
def test_titles_are_not_named(part: str) -> None:
    """They are found by scanning. (Only what greets whoever imports the package shows one as its example.)"""
    titles = [key for key, game in games().items() if game.package.startswith("carrack.")]
    files = sources(part)
    assert files
    for file in files:
        text = file.read_text(encoding="utf-8")
        assert not [title for title in titles if title in text], file
