"""My page over HTTP: what I have played, how often I won, how strong I am. Nobody is told about anybody else."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from carrack.core.registry import games
from carrack.table.refused import Refused
from carrack.table.standing import bots_of, change_of, past, rating_view, shares, why_uncounted
from carrack.table.store.store import Store
from carrack.table.wire import History, MyStanding, RatingOf, Uncounted
from carrack.web.allowing import allow
from carrack.web.guests import Guests
from carrack.web.limits import REPLAYS, Limits
from carrack.web.responses import json

_PAGE = 20
_CURVE = 60
"""How many of the last matches are in the curve of a rating."""
_MOST = 5000
"""How many of the last matches are counted."""


class MeRoutes:
    """The handlers."""

    def __init__(self, store: Store, guests: Guests, limits: Limits) -> None:
        self._store = store
        self._guests = guests
        self._limits = limits

    def routes(self) -> list[Route]:
        """What is asked about oneself."""
        return [
            Route("/api/me/history", self.history, methods=["GET"]),
            Route("/api/me/standing", self.standing, methods=["GET"]),
            Route("/api/tables/{id}/rating", self.rating, methods=["GET"]),
        ]

    async def history(self, request: Request) -> Response:
        """What I have played to the end, a page at a time."""
        guest = self._asks(request)
        before = request.query_params.get("before")
        found = await asyncio.to_thread(self._history, guest, before) if guest else History(())
        return json(found)

    async def standing(self, request: Request) -> Response:
        """How I have fared."""
        guest = self._asks(request)
        return json(await asyncio.to_thread(self._standing, guest) if guest else MyStanding())

    async def rating(self, request: Request) -> Response:
        """What a match did to my rating."""
        guest, match_id = self._asks(request), request.path_params["id"]
        known = bool(guest) and match_id.isascii() and match_id.isalnum()
        return json(await asyncio.to_thread(self._rating, guest, match_id) if known else RatingOf())

    def _history(self, guest: str, before: str | None) -> History:
        if before is not None and not (before.isascii() and before.isalnum()):
            raise _not_mine()
        found = self._store.history(guest, before, _PAGE + 1)
        if found is None:
            raise _not_mine()
        shown = found[:_PAGE]
        changes = self._store.rating_changes(guest, [match.id for match, _ in shown])
        pasts = tuple(past(match, seats, guest, changes.get(match.id)) for match, seats in shown)
        return History(pasts, len(found) > _PAGE)

    def _rating(self, guest: str, match_id: str) -> RatingOf:
        if found := self._store.rating_changes(guest, [match_id]).get(match_id):
            return RatingOf(change_of(found))
        played = self._store.played_by(guest, match_id)
        if played is None:
            return RatingOf()
        why = why_uncounted(*played, guest)
        unwanted: Uncounted | None = "unwanted" if self._store.profile(guest).unrated else None
        return RatingOf(None, why or unwanted)

    def _standing(self, guest: str) -> MyStanding:
        rated = self._store.ratings(guest)
        return MyStanding(
            shares(self._store.history(guest, limit=_MOST) or (), guest),
            tuple(rating_view(row, self._store.rating_curve(guest, row.title, _CURVE)) for row in rated),
            {row.title: bots_of(games()[row.title]) for row in rated if row.title in games()},
            self._store.profile(guest).unrated,
        )

    def _asks(self, request: Request) -> str:
        """Who asks, and not too often."""
        allow(self._limits, REPLAYS, request)
        return self._guests.read(request)


def _not_mine() -> Refused:
    return Refused("no-table", "'before' is the id of a match that you have played to the end.", 404)
