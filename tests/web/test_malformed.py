"""Messages that no page would send."""

from __future__ import annotations

from pathlib import Path

from bench.soak_malformed import KINDS, soak_malformed


def test_what_is_malformed_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    """Every kind gets a clear refusal without a secret in it; nobody at the tables notices."""
    found = soak_malformed(150, 5, tmp_path)
    assert found.wrong == []
    assert found.kinds.total() == 150
    assert len(found.kinds) >= len(KINDS)
