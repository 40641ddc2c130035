"""Routes of streams: they are opened by GET alone, for whoever asks for the head of one would never see its end."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route


def stream_route(path: str, endpoint: Callable[[Request], Awaitable[Response]]) -> Route:
    """A route that refuses HEAD, which others take wherever they take GET."""

    async def get_only(request: Request) -> Response:
        if request.method != "GET":
            raise HTTPException(405)
        return await endpoint(request)

    return Route(path, get_only, methods=["GET"])
