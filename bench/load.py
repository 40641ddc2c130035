"""`python -m bench.load`: many live tables on one core, and how long a move takes to reach everybody at its table.

The people, all in this process, have another core to themselves. A move is timed from just before its request is sent
until its event has arrived, at each of the three people of the table.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import resource
import statistics
import sys
import tempfile
import time
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal, get_args

from bench.crowd import Crowd, Live
from bench.server import Watched, on_cores

TABLES = 200
EVERY = 2.0
AGE = 80
"""So many moves are made at each table beforehand: by then it keeps all that it ever keeps."""
WARM_UP = 10.0
SECONDS = 45.0
Rhythm = Literal["steady", "loose"]
"""When a table moves: exactly every so many seconds from a moment of its own, or only so often on average."""
P99_BAR = 30.0
MEMORY_BAR = 400.0


@dataclass
class Load:
    """What was measured: milliseconds, megabytes, shares of a core."""

    tables: int
    seconds: float
    every: float
    rhythm: Rhythm = "steady"
    moves: int = 0
    skipped: int = 0
    events: list[float] = field(default_factory=list)
    answers: list[float] = field(default_factory=list)
    megabytes: list[float] = field(default_factory=list)
    busy: float = 0.0
    clients_busy: float = 0.0

    @property
    def p99(self) -> float:
        """Ninety-nine of a hundred events were faster."""
        return percentile(self.events, 99)

    @property
    def within_bars(self) -> bool:
        """Whether it is fast and small enough."""
        return self.p99 < P99_BAR and sum(self.megabytes) < MEMORY_BAR

    def line(self) -> str:
        """One line for the page."""
        memory = " + ".join(f"{each:.0f}" for each in self.megabytes)
        rhythm = " on average" if self.rhythm == "loose" else ""
        return (
            f"- load: {self.tables} live tables of three people in mid-game, at each a move every {self.every:g} s"
            f"{rhythm}, the server on one core, for {self.seconds:g} s: from a move to its event at every person p50 "
            f"{percentile(self.events, 50):.1f} ms, p99 {self.p99:.1f} ms, at most {max(self.events):.0f} ms (bar: p99 "
            f"under {P99_BAR:g} ms); to its own answer p99 {percentile(self.answers, 99):.1f} ms; "
            f"{len(self.events) / self.seconds:.0f} events/s of {self.moves / self.seconds:.0f} moves/s, all durable; "
            f"the core {self.busy:.0%} busy; server, tracker and workers {memory} = {sum(self.megabytes):.0f} MB "
            f"resident (bar: {MEMORY_BAR:g} MB)"
        )


def percentile(values: list[float], part: int) -> float:
    """A percentile of many values."""
    return statistics.quantiles(values, n=100, method="inclusive")[part - 1]


def measure(
    tables: int = TABLES, seconds: float = SECONDS, age: int = AGE, rhythm: Rhythm = "steady", idle: int = 0
) -> Load:
    """Play at so many tables for so long, while so many strangers look on."""
    first, *others = sorted(os.sched_getaffinity(0))
    with tempfile.TemporaryDirectory() as folder:
        with on_cores({first}):
            server = Watched(Path(folder) / "data")
        with closing(server), on_cores(set(others) or {first}):
            return asyncio.run(_run(server, Load(tables, seconds, EVERY, rhythm), age, idle))


async def _run(server: Watched, load: Load, age: int, idle: int) -> Load:
    rng = random.Random(1)
    crowd = Crowd(server.port)
    live = await crowd.tables(load.tables)
    await crowd.watch(idle)
    await crowd.play_on(age, rng)
    begins = time.perf_counter() + WARM_UP
    movers = [asyncio.create_task(_move(table, random.Random(rng.random()), load, begins)) for table in live]
    await asyncio.sleep(begins - time.perf_counter())
    before, mine = _cpu_seconds(server), _own_cpu_seconds()
    await asyncio.sleep(load.seconds)
    load.busy = (_cpu_seconds(server) - before) / load.seconds
    load.clients_busy = (_own_cpu_seconds() - mine) / load.seconds
    load.megabytes = server.megabytes()
    await asyncio.gather(*movers)
    await crowd.leave()
    return load


async def _move(table: Live, rng: random.Random, load: Load, begins: float) -> None:
    """A move in its rhythm, from a moment of this table's own; a table that is late does not hold up the others."""
    tick = time.perf_counter() + rng.uniform(0, load.every)
    while tick < begins + load.seconds:
        await asyncio.sleep(max(0.0, tick - time.perf_counter()))
        answered, arrived = await table.move(rng)
        if tick >= begins and arrived:
            load.moves += 1
            load.answers.append(answered * 1000)
            load.events += [each * 1000 for each in arrived]
        while (
            tick := tick + load.every * (rng.uniform(0.5, 1.5) if load.rhythm == "loose" else 1.0)
        ) < time.perf_counter():
            load.skipped += 1


def _cpu_seconds(server: Watched) -> float:
    """The time that all processes of the server have used."""
    ticks = 0
    for pid in server.processes():
        fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def _own_cpu_seconds() -> float:
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


def main() -> None:
    """Measure and print; exit 1 if a bar is missed. `make soak` writes the page."""
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__)
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--rhythm", choices=get_args(Rhythm), default="steady")
    parser.add_argument("--idle", type=int, default=0, help="so many strangers look on")
    given = parser.parse_args()
    load = measure(given.tables, given.seconds, rhythm=given.rhythm, idle=given.idle)
    print(load.line())
    print(f"The people used {load.clients_busy:.0%} of their core; {load.skipped} moves came too late to be made.")
    sys.exit(0 if load.within_bars else 1)


if __name__ == "__main__":
    main()
