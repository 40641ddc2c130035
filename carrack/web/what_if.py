"""What if and thinking ahead, over HTTP. docs/protocol.md explains it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from carrack.core.contract import State
from carrack.table import ahead
from carrack.table.lobby import Lobby
from carrack.table.replay import MOST_STEPS, Films
from carrack.table.what_if import WhatIf
from carrack.table.wire import AheadWish, Suppose, Supposed, SupposeWhy, TableView
from carrack.web.allowing import allow, lane_of
from carrack.web.limits import REPLAYS, Limits
from carrack.web.tables import TableRoutes

_Wish = TypeVar("_Wish", bound=Suppose)


class WhatIfRoutes:
    """The handlers."""

    def __init__(self, tables: TableRoutes, lobby: Lobby, films: Films, limits: Limits) -> None:
        self._tables = tables
        self._lobby = lobby
        self._films = films
        self._limits = limits

    def routes(self) -> list[Route]:
        """Where one tries things out."""
        post = ["POST"]
        return [
            Route("/api/tables/{id}/what-if", self.play, methods=post),
            Route("/api/tables/{id}/what-if/preview", self.preview, methods=post),
            Route("/api/tables/{id}/what-if/why", self.why, methods=post),
            Route("/api/tables/{id}/what-if/line", self.line, methods=post),
            Route("/api/tables/{id}/ahead", self.ahead, methods=post),
            Route("/api/tables/{id}/ahead/preview", self.ahead_preview, methods=post),
        ]

    async def play(self, request: Request) -> Response:
        """Play on in a private copy."""

        def played(copy: WhatIf, wish: Suppose, view: TableView, board: str) -> object:
            scene, steps = copy.play()
            return Supposed(view, board, tuple(copy.moves), scene, steps)

        return await self._answer(request, Suppose, played)

    async def preview(self, request: Request) -> Response:
        """What would it do there."""
        return await self._answer(request, Suppose, lambda copy, wish, view, board: copy.try_out())

    async def why(self, request: Request) -> Response:
        """Why not."""
        return await self._answer(request, SupposeWhy, lambda copy, wish, view, board: copy.why_not(wish.piece))

    async def line(self, request: Request) -> Response:
        """What of a line can be played at the table as one message."""
        return await self._answer(request, Suppose, lambda copy, wish, view, board: copy.commitment())

    async def ahead(self, request: Request) -> Response:
        """What will I be asked next."""
        return await self._foreseen(request, lambda state, wish, at, v: ahead.next_question(state, wish.seat, at))

    async def ahead_preview(self, request: Request) -> Response:
        """What would it do then."""
        return await self._foreseen(
            request, lambda state, wish, at, v: ahead.would_do(state, wish.seat, wish.actions, v)
        )

    async def _foreseen(self, request: Request, work: Callable[[State, AheadWish, int, int], object]) -> Response:
        guest, wish = await self._tables.wish(request, AheadWish)
        allow(self._limits, REPLAYS, request)
        table = await self._lobby.table(request.path_params["id"])
        state, at, version = await table.foreseen(guest, wish)
        lane = lane_of(request, guest)
        told = await self._films.beside(lambda: msgspec.json.encode(work(state, wish, at, version)), lane)
        return Response(told, 200, {"cache-control": "no-store"}, "application/json")

    async def _answer(
        self, request: Request, kind: type[_Wish], work: Callable[[WhatIf, _Wish, TableView, str], object]
    ) -> Response:
        """A piece of the line counts as one of a replay against the limit; the work is done beside the event loop."""
        guest, wish = await self._tables.wish(request, kind)
        allow(self._limits, REPLAYS, request, 1 + max(0, len(wish.moves) - wish.known) // MOST_STEPS)
        table = await self._lobby.table(request.path_params["id"])
        lane = lane_of(request, guest)
        copy, view, board = await self._films.copy(table, guest, wish, lane)
        told = await self._films.beside(lambda: msgspec.json.encode(work(copy, wish, view, board)), lane)
        return Response(told, 200, {"cache-control": "no-store"}, "application/json")
