"""The application: routes, the guard around them, and what lives as long as the server."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import carrack
from carrack.table.hall import Hall
from carrack.table.notices import Notices
from carrack.table.refused import Refused
from carrack.table.replay import Films
from carrack.table.reviews import Reviews
from carrack.table.store.store import Store
from carrack.table.workers import Workers
from carrack.web import titles
from carrack.web.access import Access
from carrack.web.answers import json, refuse
from carrack.web.bots import Bots
from carrack.web.forks import Elsewhere
from carrack.web.guard import Guard
from carrack.web.guests import Guests
from carrack.web.hints import HintsAsked
from carrack.web.hooks import Hooks
from carrack.web.limits import Limits
from carrack.web.measures import Measures
from carrack.web.mine import MyPage
from carrack.web.page import BUILT, Page
from carrack.web.profiles import Profiles
from carrack.web.replays import Replays
from carrack.web.results import Results
from carrack.web.reviews import Reviewed
from carrack.web.suppositions import Suppositions
from carrack.web.tables import Tables


def application(
    store: Store,
    workers: Workers,
    secret: bytes,
    limits: Limits,
    page: Path = BUILT,
    hooks: Hooks | None = None,
    *,
    metrics: bool = False,
    log_addresses: bool = False,
) -> Starlette:
    """A server over this store. The store and the workers are the caller's to close."""
    hooks = hooks or Hooks()
    notices = Notices(store, hooks.send)
    hall = Hall(store, workers, secret, notices)
    reviews = Reviews(hall, workers)
    measures = None
    if metrics:
        measures = Measures(hall, limits)
        store.on_commit(measures.committed)
        workers.on_answer(measures.thought)
    begun = time.time()

    async def health(request: Request) -> Response:
        counts = await asyncio.to_thread(store.counts)
        return json(
            {
                "status": "ok",
                "version": carrack.__version__,
                "seconds": int(time.time() - begun),
                "matches": counts,
                "open_tables": hall.open_tables,
            }
        )

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        chores = [asyncio.create_task(chore) for chore in (hall.keep_house(), notices.keep(), reviews.keep())]
        try:
            yield
        finally:
            for chore in chores:
                chore.cancel()
            hall.close()

    guests = Guests(secret)
    handlers = Tables(hall, guests, limits)
    films = Films()
    profiles = Profiles(handlers, store, guests, limits, hooks)
    results = Results(hall, limits, films, page)
    app = Starlette(
        routes=[
            Route("/health", health),
            *(measures.routes() if measures else ()),
            *titles.routes(),
            *Elsewhere(handlers, hall, guests, limits, films).routes(),
            *handlers.routes(),
            *profiles.routes(),
            *MyPage(store, guests, limits).routes(),
            *Bots(handlers, hall, guests, limits).routes(),
            *Replays(hall, guests, limits, films).routes(),
            *Suppositions(handlers, hall, films, limits).routes(),
            *HintsAsked(handlers, hall, films, limits).routes(),
            *results.routes(),
            *Reviewed(handlers, reviews, limits).routes(),
            *Page(page, results.tags).routes(),
        ],
        middleware=[Middleware(Access, measures, log_addresses), Middleware(Guard, limits)],
        exception_handlers={Refused: _refused, HTTPException: _not_here},
        lifespan=lifespan,
    )
    app.state.hall = hall
    return app


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return refuse(request.scope, error)


async def _not_here(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 405:
        return refuse(request.scope, Refused("bad-request", "This address does not take such requests.", 405))
    return refuse(request.scope, Refused("no-page", "There is nothing at this address.", error.status_code))
