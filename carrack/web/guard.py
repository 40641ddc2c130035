"""What every request passes: name, size, rate, origin, bans; and what every answer carries: the security headers."""

from __future__ import annotations

import logging

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from carrack.table.refused import Refused
from carrack.web.access import asked
from carrack.web.admission import Admission
from carrack.web.limits import RECORD, REQUESTS, Limits, neighbourhood
from carrack.web.responses import refuse

_log = logging.getLogger("carrack.web")
_SAFE = ("GET", "HEAD", "OPTIONS")
_RECORDS = "/api/tables/import"
_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; "
    "manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
_HEADERS = {
    "content-security-policy": _POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class TooLarge(Exception):
    """The body is longer than it said, or longer than we read."""


class Guard:
    """Wraps the application."""

    def __init__(self, app: ASGIApp, limits: Limits, admission: Admission) -> None:
        self._app = app
        self._limits = limits
        self._admission = admission

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        begun = False

        async def guarded(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                headers = MutableHeaders(scope=message)
                for name, value in _HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        try:
            self._check(scope)
            await self._app(scope, _measured(receive, self._most(scope)), guarded)
        except Refused as error:
            await refuse(scope, error)(scope, receive, guarded)
        except TooLarge:
            await refuse(scope, self._too_large(scope))(scope, receive, guarded)
        except Exception:
            _log.exception("%s %s failed", *asked(scope))
            if begun:
                raise
            said = Refused("server", "Something went wrong on the server; nothing was changed.", 500)
            await refuse(scope, said)(scope, receive, guarded)

    def _check(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        _check_form(scope, headers)
        if not self._limits.allow(REQUESTS, neighbourhood((scope.get("client") or ("", 0))[0])):
            raise Refused("too-many", "Too many requests; wait a moment.", 429)
        self._admission.check(scope, path_of(scope))
        if scope["method"] in _SAFE:
            return
        length = headers.get("content-length", "0")
        if not length.isdigit() or int(length) > self._most(scope):
            raise self._too_large(scope)
        origin = headers.get("origin")
        if origin is not None and origin.partition("://")[2] != headers.get("host"):
            raise Refused("forbidden", "This request comes from another site.", 403)
        if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            raise Refused("forbidden", "This request comes from another site.", 403)

    def _most(self, scope: Scope) -> int:
        return max(self._limits.body, RECORD) if path_of(scope) == _RECORDS else self._limits.body

    def _too_large(self, scope: Scope) -> Refused:
        return Refused("too-large", f"A request holds at most {self._most(scope)} bytes.", 413)


def _check_form(scope: Scope, headers: Headers) -> None:
    """Refuse what a lenient reader of HTTP lets through."""
    version = scope["http_version"]
    if version not in ("1.0", "1.1", "2"):
        raise Refused("bad-request", f"This is HTTP {version}; HTTP 1.1 is spoken here.", 400)
    if version == "1.1" and len(headers.getlist("host")) != 1:
        raise Refused("bad-request", "A request names one host.", 400)


def path_of(scope: Scope) -> str:
    """The path of a request behind the one that we serve under."""
    root: str = scope.get("root_path", "")
    return str(scope["path"]).removeprefix(root) if root else scope["path"]


def _measured(receive: Receive, most: int) -> Receive:
    read = 0

    async def measured() -> Message:
        nonlocal read
        message = await receive()
        read += len(message.get("body", b""))
        if read > most:
            raise TooLarge
        return message

    return measured
