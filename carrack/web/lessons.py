"""Lessons over HTTP: no table, no store, nobody's match. docs/protocol.md explains it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from carrack.core.registry import games
from carrack.table.lesson import Lesson, lesson_of
from carrack.table.refused import Refused
from carrack.table.replay import Films
from carrack.table.teaching import Pupil, lesson_view
from carrack.table.wire import LessonWhy, LessonWish
from carrack.web.allowing import allow, lane_of
from carrack.web.limits import REPLAYS, Limits
from carrack.web.responses import Kept
from carrack.web.tables import TableRoutes

_Wish = TypeVar("_Wish", bound=LessonWish)


class LessonRoutes:
    """The handlers."""

    def __init__(self, tables: TableRoutes, films: Films, limits: Limits) -> None:
        self._tables = tables
        self._films = films
        self._limits = limits

    def routes(self) -> list[Route]:
        """Where one learns a title."""
        post = ["POST"]
        return [
            Route("/api/titles/{title}/lesson", self.whole, methods=["GET"]),
            Route("/api/titles/{title}/lesson", self.play, methods=post),
            Route("/api/titles/{title}/lesson/preview", self.preview, methods=post),
            Route("/api/titles/{title}/lesson/why", self.why, methods=post),
        ]

    async def whole(self, request: Request) -> Response:
        """The lesson: its board, its steps and what is said at each."""
        allow(self._limits, REPLAYS, request)
        lesson = _found(request)
        kept = await self._films.beside(lambda: _whole(lesson), lane_of(request))
        return kept.answer(request)

    async def play(self, request: Request) -> Response:
        """Do something at a step, or only come there."""
        return await self._answer(request, LessonWish, lambda pupil, wish: pupil.play())

    async def preview(self, request: Request) -> Response:
        """What would it do there."""
        return await self._answer(request, LessonWish, lambda pupil, wish: pupil.try_out())

    async def why(self, request: Request) -> Response:
        """Why not."""
        return await self._answer(request, LessonWhy, lambda pupil, wish: pupil.why_not(wish.piece))

    async def _answer(self, request: Request, kind: type[_Wish], work: Callable[[Pupil, _Wish], object]) -> Response:
        guest, wish = await self._tables.wish(request, kind)
        allow(self._limits, REPLAYS, request)
        lesson = _found(request)
        lane = lane_of(request, guest)
        told = await self._films.beside(lambda: msgspec.json.encode(work(Pupil(lesson, wish), wish)), lane)
        return Response(told, 200, {"cache-control": "no-store"}, "application/json")


def _found(request: Request) -> Lesson:
    title = request.path_params["title"]
    lesson = lesson_of(title) if title in games() else None
    if lesson is None:
        raise Refused("no-page", "There is no lesson of this title.", 404)
    return lesson


@cache
def _whole(lesson: Lesson) -> Kept:
    return Kept(msgspec.json.encode(lesson_view(lesson)), "application/json", "no-cache")
