"""A server that is killed while people play."""

from __future__ import annotations

from pathlib import Path

from bench.soak_kills import soak_kills


def test_nothing_that_was_answered_is_lost_in_kills(tmp_path: Path) -> None:
    """Accepted acts are stored once, people come back by themselves, and their games are played to the end."""
    found = soak_kills(2, 2, 7, tmp_path)
    assert found.wrong == []
    assert found.kills == 2
    assert found.games >= 2
