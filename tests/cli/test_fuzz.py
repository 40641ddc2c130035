"""`carrack fuzz`: exit codes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from carrack.core.contract import Game
from tests.cli.conftest import Run


def test_nothing_breaks(run: Run, game: Game, tmp_path: Path) -> None:
    """Exit code 0, and how much was played with which seed."""
    ran = run("fuzz", game.key, "--minutes", "0.01", "--seed", "7", "--out", str(tmp_path / "failures"))
    assert ran.code == 0
    assert "seed 0x7: nothing broke" in ran.out


def test_a_failure_is_exit_code_1(run: Run, game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the file that was written."""

    def broken(game: Game, minutes: float, seed: int, out: Path, progress: Callable[[int, int], None]) -> list[Path]:
        progress(3, 100)
        return [out / "failure.json"]

    monkeypatch.setattr("carrack.lab.fuzz.fuzz", broken)
    ran = run("fuzz", game.key, "--minutes", "1", "--out", str(tmp_path))
    assert ran.code == 1
    assert "3 games, 100 decisions" in ran.out
    assert "one failure" in ran.out
    assert "failure.json" in ran.out.replace("\n", "")
