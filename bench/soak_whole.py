"""Whole games in the browser: those of the tests, every move of them."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple


class Played(NamedTuple):
    """How many games came to their end, and what was said about those that did not."""

    games: int
    wrong: list[str]

    def line(self) -> str:
        """For the page of results."""
        return f"- whole games in a browser, by mouse, keys and touch: {self.games} played, {len(self.wrong)} failures"


def soak_whole() -> Played:
    """Run the tests that `make test` shortens, one after the other."""
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-n", "0", "-m", "whole", "tests/browser"],
        cwd=Path(__file__).parent.parent,
        env={**os.environ, "CARRACK_WHOLE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    passed = re.search(r"(\d+) passed", done.stdout)
    games = int(passed[1]) if passed else 0
    if done.returncode == 0 and games:
        return Played(games, [])
    said = [line for line in done.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
    return Played(games, said or [(done.stdout + done.stderr)[-2000:]])
