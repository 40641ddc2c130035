"""What `make test` shortens, in full: games in the browser, every setting of every title."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple


class Passed(NamedTuple):
    """How many tests passed, and what was said about those that did not."""

    tests: int
    wrong: list[str]


def soak_whole(which: str, seconds: float = 0.0) -> Passed:
    """Run the tests that are marked so, one after the other; `seconds` are each title's for its properties."""
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-n", "0", "-m", f"whole and {which}"],
        cwd=Path(__file__).parent.parent,
        env={**os.environ, "CARRACK_WHOLE": "1", "CARRACK_BUDGET": str(seconds or "")},
        capture_output=True,
        text=True,
        check=False,
    )
    passed = re.search(r"(\d+) passed", done.stdout)
    tests = int(passed[1]) if passed else 0
    if done.returncode == 0 and tests:
        return Passed(tests, [])
    said = [line for line in done.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
    return Passed(tests, said or [(done.stdout + done.stderr)[-2000:]])
