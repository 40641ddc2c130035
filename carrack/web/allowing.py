"""Who asks, as far as limits are concerned, and how often they may."""

from __future__ import annotations

from starlette.requests import Request

from carrack.table.refused import Refused
from carrack.web.limits import Limits, Rate, neighbourhood


def address_of(request: Request) -> str:
    """The address that a request comes from, or its household's network."""
    return neighbourhood(request.client.host if request.client else "")


def allow(limits: Limits, rate: Rate, request: Request, pieces: int = 1) -> None:
    """Refuse what is asked too often from one address; a large wish counts as several `pieces`."""
    for _ in range(pieces):
        if not limits.allow(rate, address_of(request)):
            raise Refused("too-many", "Too many requests; wait a moment.", 429)
