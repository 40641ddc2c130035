"""The built page, kept in memory and packed; every address that is the page's own shows the same document.

Its head is in the language of whoever asks, and says what the address is about: previews of links are made of that.
The worker of the page lies above all that it looks after, and names its build: browsers take another one when a byte of
it has changed.
"""

from __future__ import annotations

import hashlib
import mimetypes
from collections.abc import Awaitable, Callable
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from carrack.core.registry import games
from carrack.table.refused import Refused
from carrack.web.previews import with_head
from carrack.web.responses import IMMUTABLE, Kept
from carrack.web.share import LinkPreview, language_of, of_site, of_title

BUILT = Path(__file__).parent / "page"
_ADDRESSES = (
    "/",
    "/s",
    "/about",
    "/learn/{title}",
    "/settings",
    "/me",
    "/unsubscribe",
)
_TABLES = ("/t/{id}", "/t/{id}/result", "/t/{id}/replay", "/t/{id}/what-if", "/t/{id}/practice", "/i/{id}")
_MOST_HEADS = 64
_VARY = "accept-language, accept-encoding"
_WORKER = "sw.js"
_BUILD = 16
"""So many letters tell one build from another."""
_MEDIA = {".js": "text/javascript; charset=utf-8", ".webmanifest": "application/manifest+json; charset=utf-8"}
_MISSING = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Carrack</title>
<p>The page has not been built. Run <code>make run</code>, or <code>npm ci &amp;&amp; npm run build</code> in client/.
"""


class Page:
    """All files of the page."""

    def __init__(
        self, folder: Path, preview: Callable[[Request, str], Awaitable[LinkPreview | None]], base: str = ""
    ) -> None:
        """`preview` says what the link to a table tells; `base` is the path under which the page lies."""
        self._preview = preview
        self._heads: dict[tuple[str, str, str], Kept] = {}
        self._files: dict[str, Kept] = {}
        for path in sorted(folder.rglob("*")):
            if path.is_file():
                name = path.relative_to(folder).as_posix()
                self._files[name] = Kept(path.read_bytes(), _media(path), _cache(name))
        for name in [name for name in self._files if name.endswith(".html")]:
            self._keep(name, _placed(self._files[name].data, base))
        if _WORKER in self._files:
            build = hashlib.sha256(b"".join(name.encode() + kept.data for name, kept in self._files.items()))
            self._keep(_WORKER, f'const BUILD = "{build.hexdigest()[:_BUILD]}";\n'.encode() + self._files[_WORKER].data)
        if "index.html" not in self._files:
            self._keep("index.html", _MISSING)

    def routes(self) -> list[Route]:
        """Where they are."""
        document = [
            *(Route(path, self._show) for path in _ADDRESSES),
            *(Route(path, self._table) for path in _TABLES),
            Route("/how/{title}", self._how),
        ]
        files = [
            Route("/page/{name:path}", self._file),
            Route("/favicon.ico", self._icon),
            Route("/sw.js", self._worker),
        ]
        return [*document, *files, Route("/{path:path}", self._lost)]

    async def _show(self, request: Request) -> Response:
        return self._document(request, "")

    async def _how(self, request: Request) -> Response:
        title = request.path_params["title"]
        return self._document(request, title if title in games() else "")

    async def _table(self, request: Request) -> Response:
        language = _language(request)
        preview = await self._preview(request, language)
        if preview is None:
            return self._document(request, "")
        headers = {"cache-control": "no-cache", "vary": "accept-language"}
        found = self._found("index.html")
        return Response(with_head(found.data, _address(request), preview, language), 200, headers, found.media)

    def _document(self, request: Request, title: str) -> Response:
        """The same for all addresses that tell of a title, or of none; packed once for a language and a host."""
        name = (_address(request), _language(request), title)
        if name not in self._heads:
            base, language, _ = name
            preview = of_title(title, language) if title else of_site(language)
            found = self._found("index.html")
            if len(self._heads) >= _MOST_HEADS:  # names of hosts may be anybody's
                self._heads.clear()
            self._heads[name] = Kept(with_head(found.data, base, preview, language), found.media, "no-cache", _VARY)
        return self._heads[name].answer(request)

    async def _lost(self, request: Request) -> Response:
        """An address that nobody has: the page says so, programs get a problem."""
        if request.path_params["path"].startswith("api/"):
            raise Refused("no-page", "There is nothing at this address.", 404)
        answer = self._document(request, "")
        answer.status_code = 404
        return answer

    async def _icon(self, request: Request) -> Response:
        return self._found("favicon.svg").answer(request)

    async def _worker(self, request: Request) -> Response:
        return self._found(_WORKER).answer(request)

    async def _file(self, request: Request) -> Response:
        return self._found(request.path_params["name"]).answer(request)

    def _keep(self, name: str, data: bytes) -> None:
        self._files[name] = Kept(data, _media(Path(name)), _cache(name))

    def _found(self, name: str) -> Kept:
        if name not in self._files:
            raise Refused("no-page", "There is nothing at this address.", 404)
        return self._files[name]


def _language(request: Request) -> str:
    """That of the link, else that of the reader."""
    return language_of(request.query_params.get("lang", ""), request.headers.get("accept-language", ""))


def _address(request: Request) -> str:
    """Where this server is, as whoever asks knows it."""
    return str(request.base_url).rstrip("/")


def _placed(document: bytes, base: str) -> bytes:
    """The document names its files beside itself; but it is shown at many addresses, so they get whole paths."""
    placed = document.replace(b'="./', f'="{base}/page/'.encode())
    return placed.replace(b"<html ", f'<html data-base="{base}" '.encode(), 1) if base else placed


def _media(path: Path) -> str:
    if path.suffix in _MEDIA:
        return _MEDIA[path.suffix]
    guessed = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return f"{guessed}; charset=utf-8" if guessed.startswith("text/") else guessed


def _cache(name: str) -> str:
    """Files under assets/ have a hash in their name."""
    return IMMUTABLE if name.startswith("assets/") else "no-cache"
