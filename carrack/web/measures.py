"""What a server measures of itself, for its host: /metrics. No number tells of a person or of one table."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import carrack
from carrack.table.lobby import Lobby
from carrack.web.limits import Limits
from carrack.web.metrics import MEDIA, Counter, Histogram, gauge, gauges

ACT = "/api/tables/{id}/act"
_ACT_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
_BOT_SECONDS = (0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
_SUCCESS = 2
_STATM = Path("/proc/self/statm")


class Measures:
    """The numbers of one application."""

    def __init__(self, lobby: Lobby, limits: Limits) -> None:
        self._lobby = lobby
        self._limits = limits
        self._begun = time.time()
        self._requests = Counter("carrack_requests_total", "Requests answered.", "route", "status")
        self._refusals = Counter("carrack_refusals_total", "Requests refused, by reason.", "code")
        self._events = Counter("carrack_events_stored_total", "Events of matches stored, by kind.", "kind")
        about = "From the arrival of a person's act to its answer, if it was accepted."
        self._acts = Histogram("carrack_act_seconds", about, _ACT_SECONDS)
        about = "From asking a bot to its answer."
        self._thinking = Histogram("carrack_bot_seconds", about, _BOT_SECONDS, "bot")

    def routes(self) -> list[Route]:
        """Where they can be read."""
        return [Route("/metrics", self.show)]

    def request(self, route: str, status: int, refused: str, seconds: float) -> None:
        """Count a request that was answered."""
        self._requests.add(route, f"{status // 100}xx")
        if refused:
            self._refusals.add(refused)
        if route == ACT and status // 100 == _SUCCESS:
            self._acts.observe(seconds)

    def committed(self, items: Sequence[Any]) -> None:
        """Count what the store has written down; called by the thread that writes, and by no other."""
        for item in items:
            if event := getattr(item, "event", None):
                self._events.add(event.kind)

    def thought(self, bot: str, seconds: float) -> None:
        """Count an answer of a bot."""
        self._thinking.observe(seconds, bot)

    async def show(self, request: Request) -> Response:
        """All numbers as they are now."""
        matches = await asyncio.to_thread(self._lobby.store.counts)
        text = "".join(f"{line}\n" for line in self._lines(matches))
        return Response(text, 200, {"cache-control": "no-store", "content-type": MEDIA})

    def _lines(self, matches: dict[str, int]) -> Iterator[str]:
        for counted in (self._requests, self._refusals, self._events, self._acts, self._thinking):
            yield from counted.lines()
        yield from gauge("carrack_open_streams", "Streams of events that are open.", self._limits.open_streams)
        yield from gauge("carrack_open_tables", "Tables that are in memory.", self._lobby.open_tables)
        yield from gauges("carrack_matches", "Matches in the store, by status.", "status", matches)
        yield from gauges("carrack_info", "Which Carrack this is.", "version", {carrack.__version__: 1})
        yield from gauge("carrack_uptime_seconds", "Since the server was started.", time.time() - self._begun)
        if (memory := _resident()) is not None:
            about = "Resident memory of the server itself, without the processes of the bots."
            yield from gauge("process_resident_memory_bytes", about, memory)


def _resident() -> int | None:
    """Where the system tells it."""
    try:
        pages = int(_STATM.read_text(encoding="ascii").split()[1])
    except OSError:
        return None
    return pages * os.sysconf("SC_PAGE_SIZE")
