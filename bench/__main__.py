"""`make bench`: everything interleaved in one run, medians of the rounds, results written to bench/RESULTS.md.

`python -m bench --rounds 3` is a quicker look; it writes the page too.
"""

from __future__ import annotations

import argparse
import platform
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from functools import partial
from importlib.metadata import version

from bench import peers, thinking
from bench.ours import GAMES_AT_ONCE, Setting
from bench.page import put
from carrack._modes import compiled
from carrack.core.registry import games
from carrack.lab.settings import settings
from carrack.lab.simulate import Plan, simulate

ROUNDS = 9
GAMES_FOR_JOBS = 40_000
PEERS = ("hearts", "gin_rummy", "backgammon")
Measures = dict[str, Callable[[], float]]
Found = dict[str, list[float]]


def rounds(measures: Measures, times: int, what: str) -> Found:
    """Every measure once a round, so that a slow moment of the machine hits all alike."""
    found: Found = {name: [] for name in measures}
    for k in range(times):
        print(f"{what}: round {k + 1} of {times}", file=sys.stderr)
        for name, measure in measures.items():
            found[name].append(measure())
    return found


class Table:
    """Medians of what was found, and of ratios within a round."""

    def __init__(self, found: Found) -> None:
        self.found = found

    def middle(self, name: str) -> float:
        """The median of one measure."""
        return statistics.median(self.found[name])

    def ratio(self, a: str, b: str) -> float:
        """The median of one measure over another of the same round."""
        return statistics.median(x / y for x, y in zip(self.found[a], self.found[b], strict=True))


def against_peers(setting: Setting, times: int, names: Sequence[str] = PEERS) -> list[str]:
    """The engine beside other engines."""
    shares = {name: peers.share_of_decisions(name) for name in names}
    measures: Measures = {
        "loop compiled": partial(setting.compiled_loop, 1_500_000),
        "driven from Python": partial(setting.python_loop, 300_000),
        "driven as documented": partial(setting.documented_loop, 150_000),
        "PettingZoo": partial(setting.pettingzoo_loop, 15_000),
        "batch": partial(setting.batch_loop, 400_000),
        "chess": partial(peers.chess_loop, 600),
    }
    for name in names:
        measures |= {
            f"{name} in C++": partial(peers.cpp_loop, name, 300_000, shares[name]),
            f"{name} from Python": partial(peers.python_loop, name, 30_000),
            f"{name} as documented": partial(peers.documented_loop, name, 4_000),
        }
    table = Table(rounds(measures, times, "peers"))
    lines = ["| measure | decisions/s | beside | ratio |", "| --- | ---: | --- | ---: |"]

    def row(mine: str, other: str = "") -> None:
        beside = f"{other}: {table.middle(other):,.0f} | {table.ratio(mine, other):.2f}" if other else " | "
        lines.append(f"| {mine} | {table.middle(mine):,.0f} | {beside} |")

    for ours, theirs in (
        ("loop compiled", "in C++"),
        ("driven from Python", "from Python"),
        ("driven as documented", "as documented"),
    ):
        for name in names:
            row(ours, f"{name} {theirs}")
    row("PettingZoo", "chess")
    row("batch")
    counted = ", ".join(f"{name} {share:.2f}" for name, share in shares.items())
    return [*lines, "", f"Share of players' decisions among all moves: {counted}."]


def layers(setting: Setting, times: int) -> list[str]:
    """What each layer costs on the same rules."""
    measures: Measures = {
        "loop compiled": partial(setting.compiled_loop, 1_000_000),
        f"batch of {GAMES_AT_ONCE:,}, observations and masks": partial(setting.batch_loop, 400_000),
        "driven from Python: `step`": partial(setting.python_loop, 300_000),
        "driven from Python: `legal`, `random.choice`, `apply`": partial(setting.documented_loop, 150_000),
        "`carrack.envs.pettingzoo`, observations and masks": partial(setting.pettingzoo_loop, 15_000),
        "`carrack.envs.gymnasium` against random bots (steps of the agent)": partial(setting.gymnasium_loop, 6_000),
        "`carrack.envs.openspiel`": partial(setting.openspiel_loop, 15_000),
        "sources interpreted, the loop too": partial(setting.interpreted_loop, 15_000),
    }
    table = Table(rounds(measures, times, "layers"))
    lines = ["| layer | decisions/s | µs a decision | share of the compiled loop |", "| --- | ---: | ---: | ---: |"]
    for name in measures:
        speed, share = table.middle(name), table.ratio(name, "loop compiled")
        lines.append(f"| {name} | {speed:,.0f} | {1e6 / speed:.2f} | {share:.3f} |")
    return lines


def every_setting(title: str, times: int) -> list[str]:
    """Every seat count and option of a title."""
    lines = [
        "| setting | loop compiled | from Python | batch | PettingZoo | OpenSpiel | `clone()` µs |",
        "| --- | ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    for name, seats, options in settings(Setting(title=title).game):
        setting = Setting(seats, options, title)
        table = Table(
            rounds(
                {
                    "loop": partial(setting.compiled_loop, 400_000),
                    "python": partial(setting.python_loop, 150_000),
                    "batch": partial(setting.batch_loop, 200_000),
                    "pettingzoo": partial(setting.pettingzoo_loop, 6_000),
                    "openspiel": partial(setting.openspiel_loop, 4_000),
                    "clones": partial(setting.clones, 200_000),
                },
                times,
                name,
            )
        )
        speeds = " | ".join(
            f"{table.middle(each):,.0f}" for each in ("loop", "python", "batch", "pettingzoo", "openspiel")
        )
        lines.append(f"| {name} | {speeds} | {1e6 / table.middle('clones'):.3f} |")
    return lines


def speedup_of_two_jobs(setting: Setting) -> float:
    """How much faster two processes simulate than one."""
    found = []
    for seed in range(3):
        plan = Plan(setting.title, setting.seats, {}, ("random",) * setting.seats, seed, GAMES_FOR_JOBS)
        took = []
        for jobs in (1, 2):
            start = time.perf_counter()
            for _ in simulate(plan, jobs):
                pass
            took.append(time.perf_counter() - start)
        found.append(took[0] / took[1])
    return statistics.median(found)


def other_title(title: str, times: int) -> list[str]:
    """A title besides the first: beside the fastest peer, and all its settings."""
    setting = Setting(title=title)
    lines = [f"### {title}, three seats", "", *against_peers(setting, times, PEERS[:1]), ""]
    lines += [f"A position has {setting.bytes_of_a_state():,} bytes.", ""]
    return [*lines, f"### {title}, every seat count and option", "", *every_setting(title, max(1, times // 3)), ""]


HEADING = """\
Made by `make bench`: random legal play of Spice Road unless another title is named, three seats unless said otherwise,
one core. Every measure of a table runs once in each of its interleaved rounds; figures are medians, and so are ratios,
within a round. A decision is one legal list asked for and one action applied by a player. Dealing is timed on both
sides and counted on neither: OpenSpiel deals and throws dice as chance moves, we shuffle. *From Python* both sides use
numbers drawn beforehand; *as documented* each library is driven as its own first example does it (OpenSpiel's draws
chance moves with `numpy.random.choice`, which costs more than the game).
"""


def main() -> None:
    """Measure, print and write."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="rounds of the two main tables")
    times = parser.parse_args().rounds
    if not compiled():
        sys.exit("Build the compiled modules first: make build")
    setting = Setting()
    names = ("mypy", "open_spiel", "pettingzoo", "numpy")
    versions = ", ".join([f"Python {platform.python_version()}", *(f"{name} {version(name)}" for name in names)])
    lines = [HEADING, f"{versions}, {platform.system()} {platform.machine()}.", ""]
    lines += ["### Beside others", "", *against_peers(setting, times), ""]
    lines += ["### What each layer costs on the same rules", "", *layers(setting, times), ""]
    lines += ["### Every seat count and option, decisions/s", "", *every_setting(setting.title, max(1, times // 3)), ""]
    copies = 1e6 / statistics.median(setting.clones(400_000) for _ in range(times))
    jobs = speedup_of_two_jobs(setting)
    lines.append(
        f"`clone()`: {copies:.3f} µs. A position has {setting.bytes_of_a_state():,} bytes. "
        f"`carrack simulate --jobs 2`: {jobs:.2f} x one job."
    )
    lines.append("")
    for title in games():
        if title != setting.title:
            lines += other_title(title, times)
    print("\n".join(lines))
    put("Speed", lines)
    put("Search", [thinking.measure().line()])


if __name__ == "__main__":
    main()
