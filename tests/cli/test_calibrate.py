"""`carrack calibrate`: the file of a title, printed or written."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from carrack.lab import calibrate, ladder
from tests.cli.conftest import Run

TOY = "smugglers"


def test_ratings_are_printed_or_written(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same both times, in one process or two: every bot with two numbers."""
    levels = ("random", "level1", "level2")
    monkeypatch.setattr(ladder, "BOTS", levels)
    monkeypatch.setattr(calibrate, "TOP", levels[-1])
    printed = run("calibrate", TOY, "--games", "8", "--jobs", "2")
    assert printed.code == 0
    data = tomllib.loads(printed.out)
    assert data.keys() == {*levels, "search"}
    assert {key for bot in data.values() for key in bot} == {"mu", "sigma"}
    file = tmp_path / "ratings.toml"
    assert run("calibrate", TOY, "--games", "8", "--seed", "1", "--out", str(file)).code == 0
    assert file.read_text(encoding="utf-8") == printed.out


def test_too_few_games_measure_nothing(run: Run) -> None:
    """Each step of the ladder needs one."""
    ran = run("calibrate", TOY, "--games", "3")
    assert ran.code == 2
    assert "--games" in ran.err
