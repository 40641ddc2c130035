"""Forks, imports and exports over HTTP."""

from __future__ import annotations

import asyncio
import time

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from carrack.table.exports import seen
from carrack.table.forks import Forks
from carrack.table.lobby import Lobby
from carrack.table.replay import MOST_STEPS, Films
from carrack.table.store.rows import Guest
from carrack.table.wire import Fork, Import, Nothing
from carrack.web.allowing import allow, lane_of
from carrack.web.guests import Guests
from carrack.web.limits import REPLAYS, TABLES, Limits
from carrack.web.responses import json
from carrack.web.tables import TableRoutes

_MOST_PIECES = 20
"""An export never counts as more pieces than this, so that the longest match can be exported too."""


class ForkRoutes:
    """The handlers."""

    def __init__(self, tables: TableRoutes, lobby: Lobby, guests: Guests, limits: Limits, films: Films) -> None:
        self._tables = tables
        self._lobby = lobby
        self._guests = guests
        self._limits = limits
        self._films = films
        self._forks = Forks(lobby)

    def routes(self) -> list[Route]:
        """Every address."""
        return [
            Route("/api/tables/import", self.bring, methods=["POST"]),
            Route("/api/tables/{id}/fork", self.fork, methods=["POST"]),
            Route("/api/tables/{id}/go-on", self.go_on, methods=["POST"]),
            Route("/api/tables/{id}/export", self.export, methods=["GET"]),
        ]

    async def fork(self, request: Request) -> Response:
        """Play on from a position."""
        guest, wish = await self._tables.wish(request, Fork)
        allow(self._limits, TABLES, request)
        made = self._forks.fork(await self._person(guest), request.path_params["id"], wish)
        return json(await asyncio.shield(asyncio.ensure_future(made)), 201)

    async def go_on(self, request: Request) -> Response:
        """Other rules came: play on elsewhere from where the match holds."""
        guest, _ = await self._tables.wish(request, Nothing)
        allow(self._limits, TABLES, request)
        made = self._forks.go_on(await self._person(guest), request.path_params["id"])
        return json(await asyncio.shield(asyncio.ensure_future(made)))

    async def bring(self, request: Request) -> Response:
        """A record becomes a table."""
        guest, wish = await self._tables.wish(request, Import)
        allow(self._limits, TABLES, request)
        made = self._forks.bring(await self._person(guest), wish)
        became = await asyncio.shield(asyncio.ensure_future(made))
        return json(became, 201 if became.id else 200)

    async def export(self, request: Request) -> Response:
        """The match as its reader has seen it; each piece of it counts as one that is looked at."""
        table = await self._lobby.table(request.path_params["id"])
        allow(self._limits, REPLAYS, request, min(1 + table.session.at // MOST_STEPS, _MOST_PIECES))
        guest, seat = self._guests.read(request), request.query_params.get("seat", "")
        file = msgspec.json.encode(await seen(self._films, table, guest, seat, lane_of(request, guest)))
        headers = {
            "content-disposition": f'attachment; filename="{table.row.title}.seen.json"',
            "cache-control": "no-store",
        }
        return Response(file, 200, headers, "application/json")

    async def _person(self, guest: str) -> Guest:
        stored = await asyncio.to_thread(self._lobby.store.guest, guest)
        return stored or Guest(guest, "", time.time())
