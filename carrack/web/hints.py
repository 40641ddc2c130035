"""Hints over HTTP, at the table and in a private copy. docs/protocol.md explains them."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from carrack.table.lobby import Lobby
from carrack.table.refused import Refused
from carrack.table.replay import Films
from carrack.table.wire import AskHint, Suppose
from carrack.web.allowing import allow, lane_of
from carrack.web.limits import HINTS, Limits
from carrack.web.responses import json
from carrack.web.tables import TableRoutes, finished


class HintRoutes:
    """The handlers."""

    def __init__(self, tables: TableRoutes, lobby: Lobby, films: Films, limits: Limits) -> None:
        self._tables = tables
        self._lobby = lobby
        self._films = films
        self._limits = limits

    def routes(self) -> list[Route]:
        """Where one asks what to do."""
        return [
            Route("/api/tables/{id}/hint", self.now, methods=["POST"]),
            Route("/api/tables/{id}/what-if/hint", self.in_copy, methods=["POST"]),
            Route("/api/tables/{id}/what-if/judge", self.judge, methods=["POST"]),
        ]

    async def now(self, request: Request) -> Response:
        """What to do at the table."""
        guest, wish = await self._tables.wish(request, AskHint)
        allow(self._limits, HINTS, request)
        table = await self._lobby.table(request.path_params["id"])
        return json(await finished(table.hints.ask(guest, wish)))

    async def in_copy(self, request: Request) -> Response:
        """What to do in a private copy."""
        guest, wish = await self._tables.wish(request, Suppose)
        allow(self._limits, HINTS, request)
        table = await self._lobby.table(request.path_params["id"])
        lane = lane_of(request, guest)
        copy, _, _ = await self._films.copy(table, guest, wish, lane)
        state = await self._films.beside(copy.position, lane)
        return json(await finished(table.hints.in_copy(guest, wish.seat, state)))

    async def judge(self, request: Request) -> Response:
        """What a try would cost."""
        guest, wish = await self._tables.wish(request, Suppose)
        allow(self._limits, HINTS, request)
        if not wish.actions:
            raise Refused("bad-request", "A try has an action.", 422)
        table = await self._lobby.table(request.path_params["id"])
        lane = lane_of(request, guest)
        copy, _, _ = await self._films.copy(table, guest, wish, lane)
        state = await self._films.beside(copy.position, lane)
        return json(await finished(table.hints.judge(guest, wish.seat, state, wish.actions[0])))
