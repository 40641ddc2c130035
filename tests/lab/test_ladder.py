"""Neighbours play each other, and what comes of it is a table."""

from __future__ import annotations

from pathlib import Path

import pytest

from carrack.core.registry import find
from carrack.insight.ratings import Rating
from carrack.lab import ladder
from carrack.lab.ladder import climb, facing, rungs, table

TOY = "smugglers"


@pytest.fixture(autouse=True)
def _only_quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """The others play in the same way."""
    monkeypatch.setattr(ladder, "BOTS", ("random", "level1"))


def test_bots_sit_by_turns() -> None:
    """Half of the table each."""
    assert facing("a", "b", 2) == ("a", "b")
    assert facing("a", "b", 4) == ("a", "b", "a", "b")


def test_the_ladder_of_a_title(tmp_path: Path) -> None:
    """Every bot but the lowest has a match, and the table has the strongest on top. Kept games are not played again."""
    toy = find(TOY)
    assert rungs() == ["random", "level1"]
    told: list[str] = []
    found = climb(toy, 4, 4, 1, keep=tmp_path, tell=lambda rung: told.append(rung.bot))
    assert [(rung.bot, rung.lower, rung.match is None) for rung in found] == [
        ("random", "", True),
        ("level1", "random", False),
    ]
    assert told == ["level1"]
    match = found[1].match
    assert match is not None
    assert match.seats == 2
    assert climb(toy, 4, 4, 1, keep=tmp_path) == found
    lines = table(toy, 4, found)
    assert "even: 25 %" in lines[0]
    assert lines[2].startswith("| random | not measured | |")
    assert lines[3].startswith("| level1 | not measured | random | ")
    assert len({line.count("|") for line in lines}) == 1


def test_the_strongest_stands_on_top(monkeypatch: pytest.MonkeyPatch) -> None:
    """As they were measured."""
    monkeypatch.setattr(ladder, "bot_rating", lambda game, bot: Rating(30.0 if bot == "level1" else 5.0, 1.0))
    toy = find(TOY)
    lines = table(toy, 2, climb(toy, 2, 2, 1))
    assert [line.split(" | ")[0] for line in lines[2:]] == ["| level1", "| random"]
