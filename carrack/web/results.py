"""The result of a match over HTTP: chart and moments for the page, words and pictures for those who show previews."""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import carrack
from carrack.core.registry import games
from carrack.table.ending import Ending, ending_of, gave_up
from carrack.table.kept import KeptTable
from carrack.table.lobby import Lobby
from carrack.table.moments import moments
from carrack.table.queue import Queue
from carrack.table.refused import Refused
from carrack.table.replay import Films
from carrack.table.wire import Result
from carrack.web import picture, share
from carrack.web.allowing import allow, lane_of
from carrack.web.fonts import Fonts
from carrack.web.guard import path_of
from carrack.web.limits import REPLAYS, Limits
from carrack.web.responses import json
from carrack.web.share import LinkPreview

_KEPT = 48
"""How many pictures are at hand; one has about 100 kB."""
_OVER = "public, max-age=600"
"""Somebody who played may wish to be forgotten."""
_RUNNING = "no-cache"


class ResultRoutes:
    """The handlers. Pictures are drawn one at a time, beside the event loop, for each address in its turn."""

    def __init__(self, lobby: Lobby, limits: Limits, films: Films, page: Path) -> None:
        self._lobby = lobby
        self._limits = limits
        self._films = films
        self._fonts = Fonts(page)
        self._pictures: OrderedDict[str, bytes] = OrderedDict()
        self._drawing = Queue(1)

    def routes(self) -> list[Route]:
        """Where results are."""
        return [
            Route("/api/tables/{id}/result", self.result, methods=["GET"]),
            Route("/api/tables/{id}/picture.png", self.picture, methods=["GET"]),
            Route("/api/titles/{title}/picture.png", self.title_picture, methods=["GET"]),
            Route("/api/picture.png", self.site_picture, methods=["GET"]),
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
        lane = lane_of(request)
        chart = await self._films.chart(table, "", "", lane)
        places, conceded = ending.places, gave_up(table)
        return json(Result(chart, await self._films.beside(lambda: moments(chart, places, conceded), lane)))

    async def picture(self, request: Request) -> Response:
        """A picture of the result; before the end it tells nothing but which title it is."""
        allow(self._limits, REPLAYS, request)
        table = await self._lobby.shown(request.path_params["id"])
        async with table.in_order():
            ending = ending_of(table)
        language = share.language_of(request.query_params.get("lang", ""))
        if ending is None:
            return await self._neutral(request, table.row.title, language)

        async def drawn() -> Callable[[], bytes]:
            if isinstance(table, KeptTable):
                chart = table.chart
            else:
                chart = await self._films.chart(table, "", "", lane_of(request))
            return lambda: picture.picture(self._fonts, ending, chart, language)

        return await self._shown(request, _name(ending, language), _OVER, drawn)

    async def title_picture(self, request: Request) -> Response:
        """A picture of a title."""
        allow(self._limits, REPLAYS, request)
        title = request.path_params["title"]
        if title not in games():
            raise Refused("no-page", "There is no such title.", 404)
        return await self._neutral(request, title, share.language_of(request.query_params.get("lang", "")))

    async def site_picture(self, request: Request) -> Response:
        """A picture of all of it."""
        allow(self._limits, REPLAYS, request)
        return await self._neutral(request, "", share.language_of(request.query_params.get("lang", "")))

    async def preview(self, request: Request, language: str) -> LinkPreview | None:
        """What the link to a table tells; None if there is no such table, or too much is asked."""
        try:
            allow(self._limits, REPLAYS, request)
            table = await self._lobby.shown(request.path_params["id"])
        except Refused:
            return None
        async with table.in_order():
            ending = ending_of(table)
            if ending is not None:
                return share.of_result(ending, language)
            invites = path_of(request.scope).startswith("/i/")
            return share.of_invitation(table, language) if invites else share.of_table(table, language)

    async def _neutral(self, request: Request, title: str, language: str) -> Response:
        """A picture that tells which title it is, or where one is."""
        name = share.title_of(title, language) if title else share.of_site(language).heading
        said = share.about(language)

        async def drawn() -> Callable[[], bytes]:
            return lambda: picture.neutral(self._fonts, name, said, brand=bool(title))

        return await self._shown(request, _name(title, language), _RUNNING, drawn)

    async def _shown(
        self, request: Request, name: str, kept: str, draw: Callable[[], Awaitable[Callable[[], bytes]]]
    ) -> Response:
        """The picture of this name, drawn if it is not at hand; who has it already is told so."""
        headers = {
            "etag": f'"{name}"',
            "cache-control": kept,
            "cross-origin-resource-policy": "cross-origin",  # to be shown by others is what it is for
        }
        if request.headers.get("if-none-match") == headers["etag"]:
            return Response(status_code=304, headers=headers)
        found = self._pictures.get(name)
        if found is None:
            work = await draw()  # first, or a chart that waits for its turn would hold up what others have drawn
            found = await self._drawing.do(lambda: self._drawn(name, work), lane_of(request))
        if name in self._pictures:
            self._pictures.move_to_end(name)
        return Response(found, 200, headers, "image/png")

    async def _drawn(self, name: str, work: Callable[[], bytes]) -> bytes:
        """The picture, unless somebody has had it drawn meanwhile."""
        if name not in self._pictures:
            self._pictures[name] = await asyncio.to_thread(work)
            if len(self._pictures) > _KEPT:
                self._pictures.popitem(last=False)
        return self._pictures[name]


def _name(shown: Ending | str, language: str) -> str:
    """Names what is to be seen: the end of a match, or a title, as this version draws it."""
    return hashlib.sha256(msgspec.json.encode([carrack.__version__, shown, language])).hexdigest()[:32]
