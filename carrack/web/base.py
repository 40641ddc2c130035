"""Serving under a path (`--base /games`): requests come with it or without, as the proxy in front likes it."""

from __future__ import annotations

import re

from starlette.responses import RedirectResponse
from starlette.types import ASGIApp, Receive, Scope, Send

VALID = re.compile(r"(/[A-Za-z0-9._~-]+)+")


class Based:
    """Wraps the application: everything inside knows the path as `root_path`, and its routes begin behind it."""

    def __init__(self, app: ASGIApp, base: str = "") -> None:
        self._app = app
        self._base = base

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and self._base:
            if scope["path"] == self._base:
                await RedirectResponse(f"{self._base}/", 308)(scope, receive, send)
                return
            scope["root_path"] = self._base
            if not scope["path"].startswith(f"{self._base}/"):
                scope["path"] = self._base + scope["path"]
        await self._app(scope, receive, send)
