"""Somebody who wanders through the lobby and looks on."""

from __future__ import annotations

import asyncio
import random

from bench.day.habits import Habits, some
from bench.day.hours import Hours
from bench.day.line import Line, Stream
from bench.day.tally import Tally
from tests.table.reader import Reader


class Watcher:
    """Looks at one table after another."""

    def __init__(self, line: Line, hours: Hours, habits: Habits, tally: Tally, seed: int) -> None:
        self._line = line
        self._hours = hours
        self._habits = habits
        self._tally = tally
        self._rng = random.Random(seed)

    async def run(self) -> None:
        """Watch all day."""
        while not self._hours.over.is_set():
            playing = [each for each in (await self._line.get("/api/lobby"))["tables"] if each["status"] == "playing"]
            if playing:
                await self._watch(self._rng.choice(playing)["id"])
            await self._hours.sleep(some(self._rng, (10, 120)))
        self._line.hang_up()

    async def _watch(self, table: str) -> None:
        self._tally.counts["watched"] += 1
        stream = await self._line.stream(table, None)
        reader = Reader()
        listening = asyncio.create_task(self._listen(stream, reader))
        await self._hours.sleep(some(self._rng, self._habits.away))
        stream.cut()
        await asyncio.gather(listening, return_exceptions=True)
        if reader.begun and (reader.scene["options"] or any(seat.mine for seat in reader.seen.table.seats)):
            self._tally.wrong.append(f"{table}: who looks on is asked")

    async def _listen(self, stream: Stream, reader: Reader) -> None:
        async for event in stream:
            v = reader.v if reader.begun else None
            reader.take(event)
            if event.name == "update" and v is not None and reader.v != v + 1:
                self._tally.wrong.append(f"{reader.seen.table.id}: who looks on was told {reader.v} after {v}")
