"""What if, over HTTP. docs/protocol.md explains it."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from carrack.table.hall import Hall
from carrack.table.replay import Films
from carrack.table.wire import Suppose, Supposed, SupposeWhy
from carrack.web.answers import json
from carrack.web.tables import Tables


class Suppositions:
    """The handlers."""

    def __init__(self, tables: Tables, hall: Hall, films: Films) -> None:
        self._tables = tables
        self._hall = hall
        self._films = films

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
        guest, wish = await self._tables.wish(request, Suppose)
        table = await self._hall.table(request.path_params["id"])
        copy, view, board = await self._films.copy(table, guest, wish)
        scene, steps = await self._films.beside(copy.play)
        return json(Supposed(view, board, tuple(copy.moves), scene, steps))

    async def preview(self, request: Request) -> Response:
        """What would it do there."""
        guest, wish = await self._tables.wish(request, Suppose)
        table = await self._hall.table(request.path_params["id"])
        copy, *_ = await self._films.copy(table, guest, wish)
        return json(await self._films.beside(copy.try_out))

    async def why(self, request: Request) -> Response:
        """Why not."""
        guest, wish = await self._tables.wish(request, SupposeWhy)
        table = await self._hall.table(request.path_params["id"])
        copy, *_ = await self._films.copy(table, guest, wish)
        return json(await self._films.beside(lambda: copy.why_not(wish.piece)))
