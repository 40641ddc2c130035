"""Whether the server lives (/health), and whether it can take visitors (/ready)."""

from __future__ import annotations

import asyncio
import time

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import carrack
from carrack.table.lobby import Lobby
from carrack.table.store.errors import StoreError
from carrack.table.workers import Workers
from carrack.web.responses import json

_KEPT = 5.0
"""Seconds for which an answer is true: who asks often writes nothing."""
_PATIENCE = 5.0
_NOT_READY = 503


class ReadyRoutes:
    """The handlers."""

    def __init__(self, lobby: Lobby, workers: Workers) -> None:
        self._lobby = lobby
        self._workers = workers
        self._begun = time.time()
        self._looked = -_KEPT
        self._faults: list[str] = []
        self._one_by_one = asyncio.Lock()

    def routes(self) -> list[Route]:
        """Where it is asked."""
        return [Route("/health", self.health), Route("/ready", self.ready)]

    async def health(self, request: Request) -> Response:
        """It answers, and how much there is."""
        counts = await asyncio.to_thread(self._lobby.store.counts)
        return json(
            {
                "status": "ok",
                "version": carrack.__version__,
                "seconds": int(time.time() - self._begun),
                "matches": counts,
                "open_tables": self._lobby.open_tables,
            }
        )

    async def ready(self, request: Request) -> Response:
        """200 if new visitors are welcome; else 503, and what is wrong: `store`, `workers`, `draining`."""
        async with self._one_by_one:
            if time.monotonic() - self._looked >= _KEPT:
                self._faults = await self._look()
                self._looked = time.monotonic()
        faults = [*self._faults, *(["draining"] if self._lobby.news.now.draining else [])]
        return json({"ready": not faults, "faults": faults}, _NOT_READY if faults else 200)

    def is_ready(self) -> bool:
        """What was found when somebody asked last."""
        return not self._faults and not self._lobby.news.now.draining

    async def _look(self) -> list[str]:
        faults = []
        try:
            await asyncio.wait_for(asyncio.wrap_future(self._lobby.store.house.beat()), _PATIENCE)
        except (StoreError, TimeoutError):
            faults.append("store")
        if not self._workers.alive:
            faults.append("workers")
            self._workers.mend()
        return faults
