"""The toy stands on the path as an installed package would, so that every generic test walks it too."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

TOYS = Path(__file__).parent / "toys"
sys.path.insert(0, str(TOYS))

ONCE = {
    *("browser", "cli", "envs", "examples", "lab", "table", "terminal", "web", "test_readme.py"),
    *("insight/test_ratings.py", "insight/test_review.py"),
}
"""Nothing of what is tested here is ever compiled: one mode is enough, the one that people play in."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark those tests."""
    for item in items:
        place = item.path.relative_to(Path(__file__).parent)
        if place.parts[0] in ONCE or place.as_posix() in ONCE:
            item.add_marker(pytest.mark.once)
