"""The built page, kept in memory and packed; every address that is the page's own shows the same document.

The address of a result has tags in its head besides, for those who show previews of links.
"""

from __future__ import annotations

import mimetypes
from collections.abc import Awaitable, Callable
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from carrack.table.refused import Refused
from carrack.web.responses import IMMUTABLE, Kept

BUILT = Path(__file__).parent / "page"
_ADDRESSES = (
    "/",
    "/t/{id}",
    "/t/{id}/replay",
    "/t/{id}/what-if",
    "/s",
    "/about",
    "/how/{title}",
    "/settings",
    "/me",
    "/unsubscribe",
)
_MISSING = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Carrack</title>
<p>The page has not been built. Run <code>make run</code>, or <code>npm ci &amp;&amp; npm run build</code> in client/.
"""


class Page:
    """All files of the page."""

    def __init__(self, folder: Path, tags: Callable[[Request], Awaitable[str]]) -> None:
        """`tags` makes those of a result's address."""
        self._tags = tags
        self._files: dict[str, Kept] = {}
        for path in sorted(folder.rglob("*")):
            if path.is_file():
                name = path.relative_to(folder).as_posix()
                self._files[name] = Kept(path.read_bytes(), _media(path), _cache(name))
        self._files.setdefault("index.html", Kept(_MISSING, "text/html; charset=utf-8", "no-cache"))

    def routes(self) -> list[Route]:
        """Where they are."""
        document = [Route("/t/{id}/result", self._result), *(Route(path, self._show) for path in _ADDRESSES)]
        files = [Route("/page/{name:path}", self._file), Route("/favicon.ico", self._icon)]
        return [*document, *files, Route("/{path:path}", self._lost)]

    async def _show(self, request: Request) -> Response:
        return self._found("index.html").answer(request)

    async def _result(self, request: Request) -> Response:
        found, tags = self._found("index.html"), await self._tags(request)
        document = found.data.replace(b"</head>", tags.encode() + b"\n</head>", 1)
        return Response(document, 200, {"cache-control": "no-cache"}, found.media)

    async def _lost(self, request: Request) -> Response:
        """An address that nobody has: the page says so, programs get a problem."""
        if request.url.path.startswith("/api/"):
            raise Refused("no-page", "There is nothing at this address.", 404)
        answer = self._found("index.html").answer(request)
        answer.status_code = 404
        return answer

    async def _icon(self, request: Request) -> Response:
        return self._found("favicon.svg").answer(request)

    async def _file(self, request: Request) -> Response:
        return self._found(request.path_params["name"]).answer(request)

    def _found(self, name: str) -> Kept:
        if name not in self._files:
            raise Refused("no-page", "There is nothing at this address.", 404)
        return self._files[name]


def _media(path: Path) -> str:
    guessed = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if path.suffix == ".js":
        return "text/javascript; charset=utf-8"
    return f"{guessed}; charset=utf-8" if guessed.startswith("text/") else guessed


def _cache(name: str) -> str:
    """Files under assets/ have a hash in their name."""
    return IMMUTABLE if name.startswith("assets/") else "no-cache"
