"""Answers as JSON, and refusals as problems."""

from __future__ import annotations

import gzip

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Scope

from carrack.table.refused import Refused
from carrack.table.wire import Problem

WORTH_PACKING = 1_000
REFUSED = "carrack.refused"
IMMUTABLE = "public, max-age=31536000, immutable"


def json(value: object, status: int = 200) -> Response:
    """A value as JSON that nobody keeps."""
    return Response(msgspec.json.encode(value), status, {"cache-control": "no-store"}, "application/json")


def problem(error: Refused) -> Response:
    """A refusal, in words for people."""
    return json(Problem(error.say, error.detail, error.version, error.rule), error.status)


def refuse(scope: Scope, error: Refused) -> Response:
    """The same, and the request is marked with its code, for the counters of refusals."""
    scope[REFUSED] = error.code
    return problem(error)


class Kept:
    """Bytes that are sent often: packed once."""

    def __init__(self, data: bytes, media: str, cache: str = IMMUTABLE, vary: str = "accept-encoding") -> None:
        self.data = data
        self.media = media
        self._headers = {"cache-control": cache, "vary": vary}
        self._packed = gzip.compress(data, 9, mtime=0) if len(data) >= WORTH_PACKING else None

    def answer(self, request: Request) -> Response:
        """The bytes, packed if the client can unpack them."""
        if self._packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            headers = self._headers | {"content-encoding": "gzip"}
            return Response(self._packed, 200, headers, self.media)
        return Response(self.data, 200, dict(self._headers), self.media)
