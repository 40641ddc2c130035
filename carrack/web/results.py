"""The result of a match over HTTP: chart and moments for the page, tags and a picture for those who show previews."""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Callable
from pathlib import Path

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import carrack
from carrack.table.ending import Ending, ending_of, gave_up
from carrack.table.kept import KeptTable
from carrack.table.lobby import Lobby
from carrack.table.moments import moments
from carrack.table.refused import Refused
from carrack.table.replay import Films
from carrack.table.table import Table
from carrack.table.wire import Result
from carrack.web import picture, share
from carrack.web.allowing import allow
from carrack.web.fonts import Fonts
from carrack.web.limits import REPLAYS, Limits
from carrack.web.responses import json

_KEPT = 48
"""How many pictures are at hand; one has about 100 kB."""
_OVER = "public, max-age=600"
"""Somebody who played may wish to be forgotten."""
_RUNNING = "no-cache"


class ResultRoutes:
    """The handlers. Pictures are drawn one at a time, beside the event loop."""

    def __init__(self, lobby: Lobby, limits: Limits, films: Films, page: Path) -> None:
        self._lobby = lobby
        self._limits = limits
        self._films = films
        self._fonts = Fonts(page)
        self._pictures: OrderedDict[str, bytes] = OrderedDict()
        self._drawing = asyncio.Lock()

    def routes(self) -> list[Route]:
        """Where results are."""
        return [
            Route("/api/tables/{id}/result", self.result, methods=["GET"]),
            Route("/api/tables/{id}/picture.png", self.picture, methods=["GET"]),
        ]

    async def result(self, request: Request) -> Response:
        """The chart and the moments of a match that is over."""
        allow(self._limits, REPLAYS, request)
        table = await self._lobby.shown(request.path_params["id"])
        async with table.in_order():
            ending = ending_of(table)
        if ending is None:
            raise Refused("not-over", "The match is not over yet.", 409)
        if isinstance(table, KeptTable):
            return json(Result(table.chart, table.moments))
        chart = await self._films.chart(table, "", "")
        places, conceded = ending.places, gave_up(table)
        return json(Result(chart, await self._films.beside(lambda: moments(chart, places, conceded))))

    async def picture(self, request: Request) -> Response:
        """A picture of the result; before the end it tells nothing but which title it is."""
        allow(self._limits, REPLAYS, request)
        table = await self._lobby.shown(request.path_params["id"])
        async with table.in_order():
            ending = ending_of(table)
        language = share.language_of(request.query_params.get("lang", ""))
        name = _name(ending or table.row.title, language)
        headers = {
            "etag": f'"{name}"',
            "cache-control": _OVER if ending else _RUNNING,
            "cross-origin-resource-policy": "cross-origin",  # to be shown by others is what it is for
        }
        if request.headers.get("if-none-match") == headers["etag"]:
            return Response(status_code=304, headers=headers)
        return Response(await self._picture(name, table, ending, language), 200, headers, "image/png")

    async def tags(self, request: Request) -> str:
        """The tags of a result's address; none if there is no such table, or too much is asked."""
        try:
            allow(self._limits, REPLAYS, request)
            table = await self._lobby.shown(request.path_params["id"])
        except Refused:
            return ""
        async with table.in_order():
            ending = ending_of(table)
        language = share.language_of(request.query_params.get("lang", ""))
        base = str(request.base_url).rstrip("/")
        return share.tags(base, table.row.id, table.row.title, ending, language)

    async def _picture(self, name: str, table: Table | KeptTable, ending: Ending | None, language: str) -> bytes:
        async with self._drawing:
            if name not in self._pictures:
                self._pictures[name] = await asyncio.to_thread(await self._drawn(table, ending, language))
                if len(self._pictures) > _KEPT:
                    self._pictures.popitem(last=False)
            self._pictures.move_to_end(name)
            return self._pictures[name]

    async def _drawn(self, table: Table | KeptTable, ending: Ending | None, language: str) -> Callable[[], bytes]:
        if ending is None:
            title, said = share.title_of(table.row.title, language), share.about(language)
            return lambda: picture.neutral(self._fonts, title, said)
        chart = table.chart if isinstance(table, KeptTable) else await self._films.chart(table, "", "")
        return lambda: picture.picture(self._fonts, ending, chart, language)


def _name(shown: Ending | str, language: str) -> str:
    """Names what is to be seen: the end of a match, or a title, as this version draws it."""
    return hashlib.sha256(msgspec.json.encode([carrack.__version__, shown, language])).hexdigest()[:32]
