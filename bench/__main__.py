"""`make bench`: everything interleaved in one run, medians of the rounds, results written to bench/RESULTS.md."""

from __future__ import annotations

import platform
import statistics
import sys
import time
from collections.abc import Callable
from importlib.metadata import version

from bench import ours, peers
from bench.page import put
from carrack._modes import compiled
from carrack.lab.simulate import Plan, simulate

ROUNDS = 9
GAMES_FOR_JOBS = 40_000


def rounds(measures: dict[str, Callable[[], float]]) -> dict[str, list[float]]:
    """Every measure once a round, so that a slow moment of the machine hits all alike."""
    found: dict[str, list[float]] = {name: [] for name in measures}
    for k in range(ROUNDS):
        print(f"round {k + 1} of {ROUNDS}", file=sys.stderr)
        for name, measure in measures.items():
            found[name].append(measure())
    return found


def speedup_of_two_jobs() -> list[float]:
    """How much faster two processes simulate than one, once a round."""
    found = []
    for seed in range(3):
        plan = Plan(ours.TITLE, ours.SEATS, {}, ("random",) * ours.SEATS, seed, GAMES_FOR_JOBS)
        took = []
        for jobs in (1, 2):
            start = time.perf_counter()
            for _ in simulate(plan, jobs):
                pass
            took.append(time.perf_counter() - start)
        found.append(took[0] / took[1])
    return found


def main() -> None:
    """Measure, print and write."""
    if not compiled():
        sys.exit("Build the compiled modules first: make build")
    share = peers.share_of_decisions()
    found = rounds(
        {
            "ours, loop compiled": lambda: ours.compiled_loop(1_500_000),
            "OpenSpiel hearts, its own C++ loop": lambda: share * peers.cpp_loop(400_000),
            "ours, driven from Python": lambda: ours.python_loop(150_000),
            "OpenSpiel hearts, driven from Python": lambda: share * peers.python_loop(80_000),
            "ours, interpreted": lambda: ours.interpreted_loop(15_000),
            "clone()": lambda: ours.clones(400_000),
        }
    )
    middle = {name: statistics.median(values) for name, values in found.items()}
    jobs = statistics.median(speedup_of_two_jobs())
    lines = [*HEADING, *report(found, middle, jobs, share)]
    print("\n".join(lines))
    put("Speed", lines)


HEADING = [
    "Made by `make bench`: random legal play of Spice Road with three seats, one core unless said otherwise. Every",
    f"measure runs once in each of {ROUNDS} interleaved rounds; figures are medians, and so are the ratios.",
    "A decision is one legal list asked for and one action applied by a player. Dealing is timed on both sides and",
    "counted on neither: hearts deals its cards as chance moves, we shuffle.",
    "",
]


def report(found: dict[str, list[float]], middle: dict[str, float], jobs: float, share: float) -> list[str]:
    """The section's lines."""

    def ratio(a: str, b: str) -> float:
        return statistics.median(x / y for x, y in zip(found[a], found[b], strict=True))

    def row(name: str, figure: str, beside: str = "") -> str:
        return f"| {name} | {middle[figure]:,.0f} | {beside} |"

    hearts, hearts_py = "OpenSpiel hearts, its own C++ loop", "OpenSpiel hearts, driven from Python"
    ours_c, ours_py, ours_i = "ours, loop compiled", "ours, driven from Python", "ours, interpreted"
    versions = f"Python {platform.python_version()}, mypy {version('mypy')}, OpenSpiel {version('open_spiel')}"
    clone = f"`clone()`: {1e6 / middle['clone()']:.3f} µs. A position has {ours.bytes_of_a_state():,} bytes."
    return [
        f"{versions}, {platform.system()} {platform.machine()}.",
        "",
        "| measure | decisions/s | beside |",
        "| --- | ---: | --- |",
        row("Spice Road, loop compiled", ours_c, f"{ratio(ours_c, hearts):.2f} x hearts in C++"),
        row(hearts, hearts, f"{middle[hearts] / share:,.0f} moves/s, chance moves counted"),
        row("Spice Road, driven from Python", ours_py, f"{ratio(ours_py, hearts_py):.2f} x hearts from Python"),
        row(hearts_py, hearts_py),
        row("Spice Road, sources interpreted", ours_i, f"compiled is {ratio(ours_c, ours_i):.0f} x"),
        "",
        f"{clone} `carrack simulate --jobs 2`: {jobs:.2f} x one job.",
    ]


if __name__ == "__main__":
    main()
