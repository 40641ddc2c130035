"""Pages that are made from the titles are what the titles say now."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

from carrack.core.registry import games

DOCS = Path(__file__).parent.parent / "docs"


@pytest.mark.parametrize("key", [key for key, game in games().items() if game.package.startswith("carrack.")])
def test_observation_tables_are_current(key: str) -> None:
    """`python docs/observations.py` would change nothing."""
    page = runpy.run_path(str(DOCS / "observations.py"))["page"]
    assert (DOCS / "observations" / f"{key}.md").read_text(encoding="utf-8") == page(games()[key])
