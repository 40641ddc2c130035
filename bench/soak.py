"""`make soak`: the long runs. Fuzzes every title in turn and says what was found; minutes by CARRACK_SOAK_MINUTES."""

from __future__ import annotations

import os
import sys
import tempfile
import time
from pathlib import Path

from bench.page import put
from carrack._modes import compiled
from carrack.core.registry import games
from carrack.lab.fuzz import fuzz


def main() -> None:
    """Fuzz, print, write the page; exit 1 if anything was found."""
    minutes = float(os.environ.get("CARRACK_SOAK_MINUTES", "10"))
    sys.path.insert(0, str(Path(__file__).parent.parent / "tests" / "toys"))
    lines = [f"Last run of `make soak`, {'compiled' if compiled() else 'interpreted'}.", ""]
    failures: list[Path] = []
    for key, game in games().items():
        count = [0, 0]

        def progress(played: int, decisions: int, count: list[int] = count) -> None:
            count[:] = played, decisions

        out = Path(tempfile.mkdtemp(prefix=f"carrack-{key}-"))
        found = fuzz(game, minutes, time.time_ns() % 2**128, out, progress)
        failures += found
        lines.append(
            f"- {key}: {minutes:g} minutes, {count[0]:,} games, {count[1]:,} positions with every property checked, "
            f"{len(found)} failures"
        )
        print(lines[-1])
    put("Soak", lines)
    for path in failures:
        print(f"failure written to {path}", file=sys.stderr)
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
