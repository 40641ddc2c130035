"""A day of people at many tables, at a server whose clock runs faster: nothing lost, nobody stuck, memory flat.

The server is a real one in a process of its own. CARRACK_SOAK_SPEED is how many times faster its time runs.
"""

from __future__ import annotations

import asyncio
import os
import random
import sqlite3
import tempfile
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from bench.day.habits import PATIENT, Habits
from bench.day.hours import HOUR, Hours
from bench.day.line import Line
from bench.day.party import Party
from bench.day.store import matches
from bench.day.tally import Tally
from bench.day.watcher import Watcher
from bench.ledger import Ledger
from bench.player import Accepted
from bench.server import Watched
from tests.tools.other_time import SPEED

_SAMPLES = 96
"""The memory is measured so often in a day."""
_LEDGERS = 4
"""And the store looked through so often."""
_REAL_SECONDS = 60.0
_WITH_NOTICES = 8
"""Everybody of so many people is told by a webhook."""


class Hurried(Watched):
    """A server whose time runs faster; whatever it writes down is a fault."""

    module = "tests.tools.other_time"

    def __init__(self, folder: Path, speed: float) -> None:
        arguments = ("--metrics", "--private-hooks", "--log-level", "warning")
        super().__init__(folder, *arguments, **{SPEED: str(speed)})


@dataclass(frozen=True)
class Plan:
    """A day to be."""

    tables: int = 50
    hours: float = 24.0
    speed: float = float(os.environ.get("CARRACK_SOAK_SPEED", "120"))
    watchers: int = 6
    habits: Habits = PATIENT


@dataclass
class _Told:
    """What somebody was told until a moment."""

    table: str
    accepted: list[Accepted]
    heard: list[int]


def soak_day(
    plan: Plan, seed: int, folder: Path | None = None, progress: Callable[[str], None] = lambda said: None
) -> Tally:
    """Let a day go by."""
    with tempfile.TemporaryDirectory() as made:
        data = (folder or Path(made)) / "data"
        with closing(Hurried(data, plan.speed)) as server:
            return asyncio.run(_Day(server, plan, seed, progress).run())


class _Day:
    def __init__(self, server: Hurried, plan: Plan, seed: int, progress: Callable[[str], None]) -> None:
        self.server = server
        self.plan = plan
        self.rng = random.Random(seed)
        self.hours = Hours(plan.speed, plan.hours * HOUR)
        self.tally = Tally(plan.hours, plan.speed, plan.tables)
        self.ledger = Ledger()
        self.progress = progress
        self.parties: list[Party] = []
        self.told = 0

    async def run(self) -> Tally:
        receiver = await asyncio.start_server(self._notice, "127.0.0.1", 0)
        hook = f"http://127.0.0.1:{receiver.sockets[0].getsockname()[1]}/"
        visitor = Line(self.server.port)
        titles = (await visitor.get("/api/shelf"))["titles"]
        visitor.hang_up()
        for number in range(self.plan.tables):
            people = [await self._person(hook) for _ in range(self.rng.choice((1, 2, 2, 3, 3, 4)))]
            habits, seed = self.plan.habits, self.rng.getrandbits(64)
            self.parties.append(Party(number, people, titles, self.hours, habits, self.tally, seed))
        watchers = [await self._watcher() for _ in range(self.plan.watchers)]
        runs = [party.run() for party in self.parties] + [watcher.run() for watcher in watchers]
        everybody = [asyncio.create_task(run) for run in runs]
        looking = asyncio.create_task(self._look_now_and_then())
        await self.hours.pass_by()
        await looking
        await self._end(everybody)
        receiver.close()
        self._check_store()
        self.tally.check_memory()
        return self.tally

    async def _person(self, hook: str) -> Line:
        line = Line(self.server.port)
        await line.arrive()
        self.tally.counts["people"] += 1
        if self.tally.counts["people"] % _WITH_NOTICES == 0:
            await line.must("/api/notices/hook", url=hook)
        return line

    async def _watcher(self) -> Watcher:
        line = Line(self.server.port)
        await line.arrive()
        self.tally.counts["watchers"] += 1
        return Watcher(line, self.hours, self.plan.habits, self.tally, self.rng.getrandbits(64))

    async def _notice(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.tally.counts["notices"] += 1
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 200 OK\r\ncontent-length: 0\r\nconnection: close\r\n\r\n")
        await writer.drain()
        writer.close()

    # ---- looking ------------------------------------------------------------------------------------

    async def _look_now_and_then(self) -> None:
        every = self.hours.length / _SAMPLES
        for count in range(_SAMPLES):
            await self.hours.sleep(every * (count + 1) - self.hours.now)
            self.tally.memory.append((self.hours.now, self.server.megabytes()[0]))
            for party in self.parties:
                party.look_for_trouble()
            if (count + 1) % (_SAMPLES // _LEDGERS) == 0:
                await self._look_through_the_store()
            self._tell(f"{self.hours.now / HOUR:.1f} h, {self.tally.memory[-1][1]:.0f} MB, {dict(self.tally.counts)}")

    def _tell(self, said: str) -> None:
        for wrong in self.tally.wrong[self.told :]:
            self.progress(wrong)
        self.told = len(self.tally.wrong)
        self.progress(said)

    async def _look_through_the_store(self) -> None:
        told = [
            _Told(each.table, list(each.accepted), list(each.heard))
            for party in self.parties
            for each in (*party.finished, *party.sittings)
        ]
        self.tally.wrong += await asyncio.to_thread(self._compared, told)

    def _compared(self, told: list[_Told]) -> list[str]:
        address = (self.server.folder / "carrack.sqlite").as_uri()
        with closing(sqlite3.connect(f"{address}?mode=ro", uri=True)) as connection:
            return self.ledger.compare(connection, told)

    # ---- the end ------------------------------------------------------------------------------------

    async def _end(self, everybody: list[asyncio.Task[None]]) -> None:
        done, stuck = await asyncio.wait(everybody, timeout=_REAL_SECONDS)
        self.tally.wrong += [f"somebody gave up: {task.exception()!r}" for task in done if task.exception()]
        self.tally.wrong += [f"somebody does not come to an end: {task}" for task in stuck]
        for task in stuck:
            task.cancel()
        await asyncio.gather(*stuck, return_exceptions=True)
        for party in self.parties:
            await party.come_to_rest()
            await party.leave()
        await self._all_is_put_away()
        await self._look_through_the_store()
        if code := self.server.stop():
            self.tally.wrong.append(f"the server ended with {code}")
        if said := self.server.said():
            self.tally.wrong.append(f"the server said {said[-2000:]}")

    async def _all_is_put_away(self) -> None:
        """Nobody is there: no stream is open, and soon no table."""
        line = Line(self.server.port)
        left: list[str] = []
        for _ in range(round(_REAL_SECONDS * 4)):
            text: str = await line.get("/metrics")
            names = ("carrack_open_streams ", "carrack_open_tables ")
            left = [row for row in text.splitlines() if row.startswith(names) and not row.endswith(" 0")]
            if not left:
                break
            await asyncio.sleep(0.25)
        line.hang_up()
        self.tally.wrong += [f"all have left, and still {row}" for row in left]

    def _check_store(self) -> None:
        tally, folder = self.tally, self.server.folder
        ids = sorted({each.table for party in self.parties for each in (*party.finished, *party.sittings)})
        for kept in matches(folder, ids):
            tally.events += kept.events
            tally.actions += kept.actions
            tally.finished += kept.over
            tally.wrong += kept.wrong
        stored = self.ledger.keys
        refused = {(each.table, key) for party in self.parties for each in party.finished for key in each.refused}
        tally.wrong += [
            f"{table}: {key} was refused, and is stored" for table, key in refused if (table, key) in stored
        ]
        tally.bytes_stored = sum(path.stat().st_size for path in folder.glob("carrack.sqlite*"))
