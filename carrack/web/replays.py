"""The past of a table over HTTP. docs/protocol.md explains it."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from carrack.table.lobby import Lobby
from carrack.table.refused import Refused
from carrack.table.replay import Films
from carrack.web.allowing import allow, lane_of
from carrack.web.guests import Guests
from carrack.web.limits import REPLAYS, Limits
from carrack.web.responses import json


class ReplayRoutes:
    """The handlers."""

    def __init__(self, lobby: Lobby, guests: Guests, limits: Limits, films: Films) -> None:
        self._lobby = lobby
        self._guests = guests
        self._limits = limits
        self._films = films

    def routes(self) -> list[Route]:
        """Where the past is."""
        return [
            Route("/api/tables/{id}/replay", self.replay, methods=["GET"]),
            Route("/api/tables/{id}/replay/chart", self.chart, methods=["GET"]),
        ]

    async def replay(self, request: Request) -> Response:
        """Scenes of the past, and what led from each to the next."""
        allow(self._limits, REPLAYS, request)
        table = await self._lobby.table(request.path_params["id"])
        first, last = _count(request, "from"), _count(request, "to")
        guest, seat = self._guests.read(request), request.query_params.get("seat", "")
        return json(await self._films.replay(table, guest, seat, first or 0, last, lane_of(request, guest)))

    async def chart(self, request: Request) -> Response:
        """Turns and scores over the whole match."""
        allow(self._limits, REPLAYS, request)
        table = await self._lobby.table(request.path_params["id"])
        guest, seat = self._guests.read(request), request.query_params.get("seat", "")
        return json(await self._films.chart(table, guest, seat, lane_of(request, guest)))


def _count(request: Request, name: str) -> int | None:
    """An action count in the address."""
    said = request.query_params.get(name, "")
    if not said:
        return None
    if not (said.isascii() and said.isdigit() and len(said) < 10):
        raise Refused("bad-request", f"'{name}' is a number of actions.", 422)
    return int(said)
