"""What is noted of each request: a line in the log and a count, neither of which says who asked or for which table."""

from __future__ import annotations

import logging
import time

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from carrack.web.logs import fields
from carrack.web.measures import Measures
from carrack.web.responses import REFUSED

_log = logging.getLogger("carrack.access")
_METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")


class Access:
    """Wraps the application and its guard. A stream is noted when it ends."""

    def __init__(self, app: ASGIApp, measures: Measures | None = None, addresses: bool = False) -> None:
        self._app = app
        self._measures = measures
        self._addresses = addresses

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or not (self._measures or _log.isEnabledFor(logging.INFO)):
            await self._app(scope, receive, send)
            return
        status = 0

        async def noting(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        begun = time.perf_counter()
        try:
            await self._app(scope, receive, noting)
        finally:
            self._note(scope, status, time.perf_counter() - begun)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        method, route = asked(scope)
        refused = scope.get(REFUSED, "")
        if self._measures:
            self._measures.request(route, status, refused, seconds)
        if _log.isEnabledFor(logging.INFO):
            said: dict[str, object] = {"method": method, "route": route, "status": status}
            said["ms"] = round(seconds * 1000, 1)
            if refused:
                said["refused"] = refused
            if self._addresses:
                said["address"] = (scope.get("client") or ("", 0))[0]
            _log.info("request", extra=fields(**said))


def asked(scope: Scope) -> tuple[str, str]:
    """The method and the pattern of the address, never the address itself: it may name a table or hold what was typed.

    A request that was turned away before it was looked at has no pattern.
    """
    method = scope["method"]
    return method if method in _METHODS else "OTHER", getattr(scope.get("route"), "path", "-")
