"""Telling the host of the server about a remark or a name; and the stream of what the host tells everybody."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from carrack.table.channel import Listener
from carrack.table.kept import KeptTable
from carrack.table.lettering import readable
from carrack.table.lobby import Lobby
from carrack.table.news import NewsBoard
from carrack.table.refused import Refused
from carrack.table.store.house import ReportRow
from carrack.table.table import Table
from carrack.table.wire import ReportWish
from carrack.web.allowing import address_of, allow_words
from carrack.web.guests import Guests
from carrack.web.limits import Limits
from carrack.web.responses import json
from carrack.web.streams import stream_route
from carrack.web.tables import Events, TableRoutes

_NOTE = 400
_HEARTBEAT = 25.0


class ReportRoutes:
    """The handlers."""

    def __init__(self, tables: TableRoutes, lobby: Lobby, guests: Guests, limits: Limits) -> None:
        self._tables = tables
        self._lobby = lobby
        self._guests = guests
        self._limits = limits

    def routes(self) -> list[Route]:
        """Both addresses."""
        return [
            Route("/api/tables/{id}/report", self.report, methods=["POST"]),
            stream_route("/api/news/events", self.news),
        ]

    async def report(self, request: Request) -> Response:
        """Something that the host should see. It is kept as it stands now, whatever becomes of it."""
        guest, wish = await self._tables.wish(request, ReportWish)
        table = await self._lobby.shown(request.path_params["id"])
        allow_words(self._limits, request, guest)
        row = await self._row(table, guest, wish)
        if not await asyncio.shield(asyncio.wrap_future(self._lobby.store.house.report(row))):
            raise Refused("too-many", "The host has not looked at your other reports yet.", 429)
        return json({})

    async def _row(self, table: Table | KeptTable, guest: str, wish: ReportWish) -> ReportRow:
        note, now = readable(wish.note, _NOTE), time.time()
        if wish.kind == "remark":
            said = await table.chat.find(guest, wish.remark)
            return ReportRow(
                match_id=table.row.id,
                kind="remark",
                remark=said.id,
                seat=said.seat,
                about=said.guest,
                said=f"{said.name}: {said.text}",
                by=guest,
                note=note,
                time=now,
            )
        if not 0 <= wish.seat < len(table.seats) or not table.seats[wish.seat].name:
            raise Refused("no-seat", "Nobody with a name sits there.", 404)
        seat = table.seats[wish.seat]
        about = seat.guest or table.row.host
        said_name = seat.name
        return ReportRow(
            match_id=table.row.id,
            kind="name",
            seat=seat.seat,
            about=about,
            said=said_name,
            by=guest,
            note=note,
            time=now,
        )

    async def news(self, request: Request) -> Response:
        """Server-sent events: what the host tells everybody, for pages that look at no table."""
        address = address_of(request)
        if not self._limits.open_stream(address):
            raise Refused("too-many", "Too many open streams from this address.", 429)
        listener, board = Listener(), self._lobby.news
        board.listeners.add(listener)

        def leave() -> None:
            board.listeners.discard(listener)
            self._limits.close_stream(address)

        return Events(_told(listener, board, self._tables.may_stay(request, self._guests.read(request))), leave)


async def _told(listener: Listener, board: NewsBoard, may_stay: Callable[[], bool]) -> AsyncIterator[bytes]:
    yield b"retry: 5000\n\n" + board.as_event()
    while (data := await listener.next(_HEARTBEAT)) is not None and may_stay():
        yield data or b": still here\n\n"
