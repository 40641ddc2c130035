"""What a server measures of itself, for its host: /metrics. No number tells of a person or of one table."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from prometheus_client import (
    CollectorRegistry,
    Counter,
    GCCollector,
    Histogram,
    Info,
    ProcessCollector,
    disable_created_metrics,
)
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.exposition import choose_encoder
from prometheus_client.registry import Collector
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import carrack
from carrack.table.lobby import Lobby
from carrack.web.limits import Limits

ACT = "/api/tables/{id}/act"
_ACT_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
_BOT_SECONDS = (0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
_SUCCESS = 2

disable_created_metrics()  # type: ignore[no-untyped-call]  # when each series began: twice as many lines for nothing


class Measures:
    """The numbers of one application."""

    def __init__(self, lobby: Lobby, limits: Limits, is_ready: Callable[[], bool]) -> None:
        self._registry = registry = CollectorRegistry()
        self._now = _Now(lobby, limits, is_ready)
        registry.register(self._now)
        ProcessCollector(registry=registry)
        GCCollector(registry=registry)
        self._requests = Counter("carrack_requests", "Requests answered.", ("route", "status"), registry=registry)
        self._refusals = Counter("carrack_refusals", "Requests refused, by reason.", ("code",), registry=registry)
        self._events = Counter(
            "carrack_events_stored", "Events of matches stored, by kind.", ("kind",), registry=registry
        )
        about = "From the arrival of a person's act to its answer, if it was accepted."
        self._acts = Histogram("carrack_act_seconds", about, buckets=_ACT_SECONDS, registry=registry)
        about = "From asking a bot to its answer."
        self._thinking = Histogram("carrack_bot_seconds", about, ("bot",), buckets=_BOT_SECONDS, registry=registry)
        Info("carrack", "Which Carrack this is.", registry=registry).info({"version": carrack.__version__})

    def routes(self) -> list[Route]:
        """Where they can be read."""
        return [Route("/metrics", self.show)]

    def request(self, route: str, status: int, refused: str, seconds: float) -> None:
        """Count a request that was answered."""
        self._requests.labels(route, f"{status // 100}xx").inc()
        if refused:
            self._refusals.labels(refused).inc()
        if route == ACT and status // 100 == _SUCCESS:
            self._acts.observe(seconds)

    def committed(self, items: Sequence[Any]) -> None:
        """Count what the store has written down; called by the thread that writes."""
        for item in items:
            if event := getattr(item, "event", None):
                self._events.labels(event.kind).inc()

    def thought(self, bot: str, seconds: float) -> None:
        """Count an answer of a bot."""
        self._thinking.labels(bot).observe(seconds)

    async def show(self, request: Request) -> Response:
        """All numbers as they are now, in the format that is asked for."""
        await self._now.count()
        encode, media = choose_encoder(request.headers.get("accept", ""))
        return Response(encode(self._registry), 200, {"cache-control": "no-store", "content-type": media})


class _Now(Collector):
    """What is not counted up but looked at when somebody asks."""

    def __init__(self, lobby: Lobby, limits: Limits, is_ready: Callable[[], bool]) -> None:
        self._lobby = lobby
        self._limits = limits
        self._is_ready = is_ready
        self._begun = time.time()
        self._matches: dict[str, int] = {}

    async def count(self) -> None:
        """Ask the store, which takes a moment."""
        self._matches = await asyncio.to_thread(self._lobby.store.counts)

    def collect(self) -> Iterator[GaugeMetricFamily]:
        """The gauges."""
        uptime = time.time() - self._begun
        yield GaugeMetricFamily("carrack_open_streams", "Streams of events that are open.", self._limits.open_streams)
        yield GaugeMetricFamily("carrack_open_tables", "Tables that are in memory.", self._lobby.open_tables)
        yield GaugeMetricFamily("carrack_ready", "1 if new visitors are welcome: see /ready.", self._is_ready())
        yield GaugeMetricFamily("carrack_uptime_seconds", "Since the server was started.", uptime)
        matches = GaugeMetricFamily("carrack_matches", "Matches in the store, by status.", labels=("status",))
        for status, count in sorted(self._matches.items()):
            matches.add_metric((status,), count)
        yield matches
