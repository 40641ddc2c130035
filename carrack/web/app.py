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
from carrack.table.refused import Refused
from carrack.table.store.store import Store
from carrack.table.workers import Workers
from carrack.web import titles
from carrack.web.answers import json, problem
from carrack.web.guard import Guard
from carrack.web.guests import Guests
from carrack.web.limits import Limits
from carrack.web.page import BUILT, Page
from carrack.web.replays import Replays
from carrack.web.tables import Tables


def application(store: Store, workers: Workers, secret: bytes, limits: Limits, page: Path = BUILT) -> Starlette:
    """A server over this store. The store and the workers are the caller's to close."""
    hall = Hall(store, workers, secret)
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
        house = asyncio.create_task(hall.keep_house())
        try:
            yield
        finally:
            house.cancel()
            hall.close()

    guests = Guests(secret)
    handlers = [*Tables(hall, guests, limits).routes(), *Replays(hall, guests, limits).routes()]
    app = Starlette(
        routes=[Route("/health", health), *titles.routes(), *handlers, *Page(page).routes()],
        middleware=[Middleware(Guard, limits)],
        exception_handlers={Refused: _refused, HTTPException: _not_here},
        lifespan=lifespan,
    )
    app.state.hall = hall
    return app


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return problem(error)


async def _not_here(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 405:
        return problem(Refused("bad-request", "This address does not take such requests.", 405))
    return problem(Refused("no-page", "There is nothing at this address.", error.status_code))
