"""The application: routes, the guard around them, and what lives as long as the server."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response

from carrack.table.bans import Bans
from carrack.table.keeping import Keeping
from carrack.table.lobby import Lobby
from carrack.table.moderation import Moderation
from carrack.table.news import NewsBoard
from carrack.table.notices import Notices
from carrack.table.refused import Refused
from carrack.table.replay import Films
from carrack.table.reviews import Reviews
from carrack.table.sealing import Seals
from carrack.table.store.store import Store
from carrack.table.workers import Workers
from carrack.web.access import Access
from carrack.web.admission import ANY, Admission
from carrack.web.base import Based
from carrack.web.bots import BotRoutes
from carrack.web.channels.routes import NoticeRoutes
from carrack.web.channels.sending import Channels
from carrack.web.forks import ForkRoutes
from carrack.web.guard import Guard
from carrack.web.guests import Guests
from carrack.web.hints import HintRoutes
from carrack.web.lessons import LessonRoutes
from carrack.web.limits import Limits
from carrack.web.me import MeRoutes
from carrack.web.measures import Measures
from carrack.web.page import BUILT, Page
from carrack.web.profiles import ProfileRoutes
from carrack.web.ready import ReadyRoutes
from carrack.web.replays import ReplayRoutes
from carrack.web.reports import ReportRoutes
from carrack.web.responses import WORTH_PACKING, refuse
from carrack.web.results import ResultRoutes
from carrack.web.reviews import ReviewRoutes
from carrack.web.tables import TableRoutes
from carrack.web.titles import TitleRoutes
from carrack.web.what_if import WhatIfRoutes

_PACKING = 6
"""How hard. Streams stay plain. Answers with a secret in them (a token, a link, a phrase) are too short to be packed:
the length of a packed answer would tell of the secret to whoever can put a text beside it."""
_PACKED_ELSEWHERE = 32 * 1024
"""What is longer is packed in a thread, so that the tables go on."""


def application(
    store: Store,
    workers: Workers,
    secret: bytes | Seals,
    limits: Limits,
    page: Path = BUILT,
    channels: Channels | None = None,
    *,
    metrics: bool = False,
    log_addresses: bool = False,
    allowed_hosts: Iterable[str] = (ANY,),
    base: str = "",
    titles: frozenset[str] | None = None,
    levels: Sequence[str] | None = None,
    draining: bool = False,
) -> Starlette:
    """A server over this store. The store and the workers are the caller's to close."""
    channels = channels or Channels()
    notices = Notices(store, channels.send)
    announced = store.house.last("announce")
    news = NewsBoard(str(announced.body["text"]) if announced else "", draining, titles, levels)
    lobby = Lobby(store, workers, secret, notices, news)
    bans = Bans(store.house.bans())
    moderation = Moderation(lobby, bans)
    reviews = Reviews(lobby, workers)
    keeping = Keeping(store, workers)
    ready = ReadyRoutes(lobby, workers)
    measures = None
    if metrics:
        measures = Measures(lobby, limits, ready.is_ready)
        store.on_commit(measures.committed)
        workers.on_answer(measures.thought)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        kept = (lobby.keep_house(), notices.keep(), reviews.keep(), keeping.keep(), moderation.keep())
        chores = [asyncio.create_task(chore) for chore in kept]
        try:
            yield
        finally:
            for chore in chores:
                chore.cancel()
            lobby.close()
            channels.close()

    guests = Guests(secret, store.house.generations(), base)
    lobby.logins_of = guests.generation
    admission = Admission(guests, bans, allowed_hosts)
    handlers = TableRoutes(lobby, guests, limits, admission)
    films = Films()
    profiles = ProfileRoutes(handlers, store, guests, limits)
    results = ResultRoutes(lobby, limits, films, page)
    app = Starlette(
        routes=[
            *ready.routes(),
            *(measures.routes() if measures else ()),
            *TitleRoutes(titles, levels).routes(),
            *ForkRoutes(handlers, lobby, guests, limits, films).routes(),
            *handlers.routes(),
            *profiles.routes(),
            *NoticeRoutes(handlers, store, guests, limits, channels).routes(),
            *MeRoutes(store, guests, limits).routes(),
            *BotRoutes(handlers, lobby, guests, limits).routes(),
            *ReplayRoutes(lobby, guests, limits, films).routes(),
            *WhatIfRoutes(handlers, lobby, films, limits).routes(),
            *LessonRoutes(handlers, films, limits).routes(),
            *HintRoutes(handlers, lobby, films, limits).routes(),
            *results.routes(),
            *ReviewRoutes(handlers, reviews, limits).routes(),
            *ReportRoutes(handlers, lobby, guests, limits).routes(),
            *Page(page, results.preview, base).routes(),
        ],
        middleware=[
            Middleware(Based, base),
            Middleware(Access, measures, log_addresses),
            Middleware(Guard, limits, admission),
            Middleware(
                GZipMiddleware,
                minimum_size=WORTH_PACKING,
                compresslevel=_PACKING,
                thread_minimum_size=_PACKED_ELSEWHERE,
            ),
        ],
        exception_handlers={Refused: _refused, HTTPException: _not_here},
        lifespan=lifespan,
    )
    app.state.lobby = lobby
    app.state.moderation = moderation
    return app


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return refuse(request.scope, error)


async def _not_here(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 405:
        return refuse(request.scope, Refused("bad-request", "This address does not take such requests.", 405))
    return refuse(request.scope, Refused("no-page", "There is nothing at this address.", error.status_code))
