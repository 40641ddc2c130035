"""A class has a name of its own: who greps for it finds one thing."""

from __future__ import annotations

import ast
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
