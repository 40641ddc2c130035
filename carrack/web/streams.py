"""Routes of streams: they are opened by GET alone, for whoever asks for the head would never see its end."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route


def stream_route(path: str, endpoint: Callable[[Request], Awaitable[Response]]) -> Route:
    """A route without HEAD, which other routes take wherever they take GET."""
    route = Route(path, endpoint, methods=["GET"])
    assert route.methods is not None
    route.methods.discard("HEAD")
    return route
