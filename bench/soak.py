"""`make soak`: the long runs, each with its line on the page of results; `python -m bench.soak kills` is one alone.

CARRACK_SOAK_MINUTES are the minutes of fuzzing for each title, and as many for all its settings; CARRACK_SOAK_SPEED is
how many times faster the day goes by, CARRACK_SOAK_SEED makes a run repeatable.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from bench import thinking
from bench.evaluation import WATCHES
from bench.evaluation import measure as measure_evaluation
from bench.load import measure
from bench.page import put
from bench.soak_arena import GAMES, matches, soak_arena
from bench.soak_crowding import soak_crowding
from bench.soak_day import Plan, soak_day
from bench.soak_kills import soak_kills
from bench.soak_leaks import soak_leaks
from bench.soak_malformed import soak_malformed
from bench.soak_whole import soak_whole
from bench.visit import measure as first_visit
from carrack._modes import compiled
from carrack.core.registry import games
from carrack.lab.fuzz import fuzz

KILLS, TABLES = 50, 4
POSITIONS = 200
MESSAGES = 10_000


class Found(NamedTuple):
    """What a part has to say, and what went wrong."""

    lines: list[str]
    wrong: list[str]


def fuzzing(seed: int) -> Found:
    """Random games of every title, every property checked."""
    minutes = float(os.environ.get("CARRACK_SOAK_MINUTES", "10"))
    found = Found([], [])
    for key, game in games().items():
        count = [0, 0]

        def progress(played: int, decisions: int, count: list[int] = count) -> None:
            count[:] = played, decisions

        out = Path(tempfile.mkdtemp(prefix=f"carrack-{key}-"))
        failures = fuzz(game, minutes, seed, out, progress)
        found.wrong.extend(f"failure written to {path}" for path in failures)
        found.lines.append(
            f"- {key}: {minutes:g} minutes, {count[0]:,} games, {count[1]:,} positions with every property checked, "
            f"{len(failures)} failures"
        )
    return found


def kills(seed: int) -> Found:
    """The server is killed while people play."""
    found = soak_kills(KILLS, TABLES, seed)
    return Found([found.line()], found.wrong)


def day(seed: int) -> Found:
    """A day of people who come, go, reload, lose the network and answer late."""
    found = soak_day(Plan(), seed)
    return Found([found.line()], found.wrong)


def leaks(seed: int) -> Found:
    """What viewers are sent says nothing that they may not know."""
    found = {key: soak_leaks(game, POSITIONS, seed) for key, game in games().items()}
    lines = [each.line(key) for key, each in found.items()]
    return Found(lines, [wrong for each in found.values() for wrong in each.wrong])


def malformed(seed: int) -> Found:
    """Messages that no page would send."""
    found = soak_malformed(MESSAGES, seed)
    return Found([found.line()], found.wrong)


def crowding(seed: int) -> Found:
    """One guest asks for much, and others should not notice."""
    found = soak_crowding()
    return Found([found.line()], found.wrong)


def whole(seed: int) -> Found:
    """Games in the browser, every move of them."""
    games, wrong = soak_whole("browser")
    return Found(
        [f"- whole games in a browser, by mouse, keys and touch: {games} played, {len(wrong)} failures"], wrong
    )


def settings(seed: int) -> Found:
    """Every setting of every title, and mixtures: properties, observations, batches, other libraries' suites."""
    seconds = 60 * float(os.environ.get("CARRACK_SOAK_MINUTES", "10"))
    tests, wrong = soak_whole("not browser", seconds)
    return Found([f"- every setting of every title: {tests} tests passed, {len(wrong)} failed"], wrong)


def load(seed: int) -> Found:
    """Many live tables on one core."""
    found = measure()
    return Found([found.line()], [] if found.within_bars else ["a bar of the load was missed"])


def evaluation(seed: int) -> Found:
    """Whether the greedy bot plays sensibly."""
    all_found = [measure_evaluation(title) for title in WATCHES]
    missed = [f"a bar of the evaluation was missed: {each.watch.title}" for each in all_found if not each.within_bars]
    return Found([each.line() for each in all_found], missed)


def arena(seed: int) -> Found:
    """Whether the bots are as strong as they are said to be."""
    folder = os.environ.get("CARRACK_SOAK_KEEP")
    found = soak_arena(
        matches(),
        GAMES,
        seed,
        keep=Path(folder) if folder else None,
        progress=lambda line: print(line, file=sys.stderr, flush=True),
    )
    return Found(found.lines, found.wrong)


def walks(seed: int) -> Found:
    """How fast the search is."""
    found = thinking.measure()
    return Found([found.line()], [] if found.within_bar else ["the search is slower than its bar"])


def visit(seed: int) -> Found:
    """The first page with an empty cache."""
    found = first_visit()
    return Found([found.line()], [] if found.within_bars else ["a bar of the first visit was missed"])


PARTS: dict[str, Callable[[int], Found]] = {
    "fuzz": fuzzing,
    "kills": kills,
    "day": day,
    "leaks": leaks,
    "malformed": malformed,
    "crowding": crowding,
    "whole": whole,
    "settings": settings,
    "evaluation": evaluation,
    "arena": arena,
    "walks": walks,
    "load": load,
    "visit": visit,
}


def main() -> None:
    """Run all parts, or those that are named; a run of all writes the page. Exit 1 if anything was found."""
    sys.path.insert(0, str(Path(__file__).parent.parent / "tests" / "toys"))
    seed = int(os.environ.get("CARRACK_SOAK_SEED") or time.time_ns() % 2**32)
    lines = [f"Last run of `make soak`, {'compiled' if compiled() else 'interpreted'}, seed {seed}.", ""]
    print(lines[0])
    wrong: list[str] = []
    for name in sys.argv[1:] or PARTS:
        found = PARTS[name](seed)
        print("\n".join(found.lines), flush=True)
        lines += found.lines
        wrong += found.wrong
    if not sys.argv[1:]:
        put("Soak", lines)
    for each in wrong:
        print(each, file=sys.stderr)
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
