"""What if, over HTTP. docs/protocol.md explains it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from carrack.table.lobby import Lobby
from carrack.table.replay import MOST_STEPS, Films
from carrack.table.what_if import WhatIf
from carrack.table.wire import Suppose, Supposed, SupposeWhy, TableView
from carrack.web.allowing import allow
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

    async def _answer(
        self, request: Request, kind: type[_Wish], work: Callable[[WhatIf, _Wish, TableView, str], object]
    ) -> Response:
        """A piece of the line counts as one of a replay against the limit; the work is done beside the event loop."""
        guest, wish = await self._tables.wish(request, kind)
        allow(self._limits, REPLAYS, request, 1 + max(0, len(wish.moves) - wish.known) // MOST_STEPS)
        table = await self._lobby.table(request.path_params["id"])
        copy, view, board = await self._films.copy(table, guest, wish)
        told = await self._films.beside(lambda: msgspec.json.encode(work(copy, wish, view, board)))
        return Response(told, 200, {"cache-control": "no-store"}, "application/json")
