"""Who asks, as far as limits are concerned, and how often they may."""

from __future__ import annotations

from starlette.requests import Request

from carrack.table.queue import Lane
from carrack.table.refused import Refused
from carrack.web.limits import REMARKS, SHARED, Limits, Rate, neighbourhood


def address_of(request: Request) -> str:
    """The address that a request comes from, or its household's network."""
    return neighbourhood(request.client.host if request.client else "")


def lane_of(request: Request, guest: str = "") -> Lane:
    """For whom something is worked out that takes its time."""
    return Lane(address_of(request), guest)


def allow_words(limits: Limits, request: Request, guest: str) -> None:
    """Refuse what others would have to read too often, from one guest or from all of an address."""
    if not (limits.allow(REMARKS, guest) and limits.allow_shared(REMARKS, address_of(request), SHARED)):
        raise Refused("too-many", "Too many remarks; wait a moment.", 429)


def allow(limits: Limits, rate: Rate, request: Request, pieces: int = 1) -> None:
    """Refuse what is asked too often from one address; a large wish counts as several `pieces`."""
    for _ in range(pieces):
        if not limits.allow(rate, address_of(request)):
            raise Refused("too-many", "Too many requests; wait a moment.", 429)
