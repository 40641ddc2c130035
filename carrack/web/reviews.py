"""The review of a match over HTTP. docs/review.md explains it."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from carrack.table.refused import Refused
from carrack.table.reviews import Reviews
from carrack.table.wire import Nothing
from carrack.web.allowing import address_of, allow
from carrack.web.limits import REPLAYS, REVIEWS, Limits
from carrack.web.responses import json
from carrack.web.tables import TableRoutes


class ReviewRoutes:
    """The handlers."""

    def __init__(self, tables: TableRoutes, reviews: Reviews, limits: Limits) -> None:
        self._tables = tables
        self._reviews = reviews
        self._limits = limits

    def routes(self) -> list[Route]:
        """Where reviews are."""
        path = "/api/tables/{id}/review"
        return [Route(path, self.look, methods=["GET"]), Route(path, self.ask, methods=["POST"])]

    async def look(self, request: Request) -> Response:
        """The review, or how far it has come."""
        allow(self._limits, REPLAYS, request)
        return json(await self._reviews.of(request.path_params["id"]))

    async def ask(self, request: Request) -> Response:
        """Have it made. Asking for a review that is there, or under way, costs nothing."""
        guest, _ = await self._tables.wish(request, Nothing)

        def allowed() -> None:
            if not self._limits.allow(REVIEWS, guest):
                raise Refused("too-many", "You have asked for many reviews; wait some minutes.", 429)
            if not self._limits.allow_shared(REVIEWS, address_of(request)):
                raise Refused("too-many", "Many reviews were asked for from your address; wait some minutes.", 429)

        return json(await self._reviews.ask(request.path_params["id"], allowed))
