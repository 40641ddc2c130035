"""A class has a name of its own: who greps for it finds one thing."""

from __future__ import annotations

import ast
import re
from collections import Counter
from pathlib import Path

import carrack

ROOT = Path(carrack.__file__).parent


def classes(folder: str) -> Counter[str]:
    """How many classes of each name there are below a folder."""
    trees = [ast.parse(file.read_text("utf-8")) for file in sorted((ROOT / folder).rglob("*.py"))]
    return Counter(node.name for tree in trees for node in ast.walk(tree) if isinstance(node, ast.ClassDef))


def test_class_names_are_unique() -> None:
    """Titles may repeat each other: they ask alike questions, and none sees another. But they repeat no other class."""
    everywhere, titles = classes("."), classes("games")
    assert not [name for name, times in everywhere.items() if times > max(1, titles[name])]


def test_the_glossary_names_files_that_exist() -> None:
    """`table/session.py` in docs/words.md is a path below the package."""
    named = re.findall(r"`([a-z_]+/[a-z_/]+\.py)`", (ROOT.parent / "docs" / "words.md").read_text("utf-8"))
    assert named
    assert not [path for path in named if not (ROOT / path).is_file()]
