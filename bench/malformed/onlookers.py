"""People who look at the tables all the while: they must hear of nothing but who is looking."""

from __future__ import annotations

import asyncio
from types import TracebackType
from typing import Self

import httpx2 as httpx

from bench.malformed.house import House
from bench.player import events
from tests.table.house import position
from tests.table.reader import Seen
from tests.web.person import Person


class Onlookers:
    """A stream for every seat, and one for a spectator."""

    def __init__(self, house: House) -> None:
        self._views: list[tuple[Person, str, int | None]] = [
            *((person, house.table, seat) for seat, person in enumerate(house.people)),
            (house.stranger, house.table, None),
            (house.people[0], house.waiting, 0),
        ]
        self._before = self._look()
        self._heard: list[str] = []
        self._tasks: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> Self:
        greeted = [asyncio.Event() for _ in self._views]
        self._tasks = [asyncio.create_task(self._listen(*each)) for each in zip(self._views, greeted, strict=True)]
        await asyncio.gather(*(each.wait() for each in greeted))
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def disturbed(self) -> list[str]:
        """What anybody was told, and what looks otherwise than before."""
        changed = [
            f"{table} looks otherwise through seat {seat} than before"
            for (_, table, seat), old, new in zip(self._views, self._before, self._look(), strict=True)
            if old != new
        ]
        return self._heard + changed

    def _look(self) -> list[Seen]:
        return [position(person.look(table, seat)) for person, table, seat in self._views]

    async def _listen(self, view: tuple[Person, str, int | None], greeted: asyncio.Event) -> None:
        person, table, seat = view
        params = {} if seat is None else {"seat": str(seat)}
        address, cookies = person.http.base_url, person.http.cookies
        async with (
            httpx.AsyncClient(base_url=address, cookies=cookies, timeout=60, trust_env=False) as http,
            http.stream("GET", f"/api/tables/{table}/events", params=params) as answer,
        ):
            async for event in events(answer):
                if event.name != "here" and greeted.is_set():
                    self._heard.append(f"somebody was told: {event.name} {event.data[:200]}")
                greeted.set()
        self._heard.append("the stream of an onlooker was closed")
