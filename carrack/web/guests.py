"""Who asks: a guest is a random id in a signed cookie. No account, nothing to remember."""

from __future__ import annotations

import hashlib
import hmac
import secrets

from starlette.requests import HTTPConnection
from starlette.responses import Response

COOKIE = "carrack"
TOKEN = "x-carrack-token"
_YEAR = 365 * 24 * 3600


class Guests:
    """Makes and reads the cookies of one server."""

    def __init__(self, secret: bytes) -> None:
        self.secret = secret

    def read(self, connection: HTTPConnection) -> str:
        """The guest of a request, "" if it brings no cookie of ours."""
        guest, _, seal = connection.cookies.get(COOKIE, "").partition(".")
        return guest if guest and _same(seal, self._seal("guest", guest)) else ""

    def new(self) -> str:
        """Somebody new."""
        return secrets.token_hex(16)

    def token(self, guest: str) -> str:
        """What the guest's own page sends along with whatever changes something."""
        return self._seal("csrf", guest)

    def brings_token(self, connection: HTTPConnection, guest: str) -> bool:
        """Whether the request comes from a page that could read the guest's token."""
        return _same(connection.headers.get(TOKEN, ""), self.token(guest))

    def remember(self, response: Response, connection: HTTPConnection, guest: str) -> None:
        """Set the cookie."""
        response.set_cookie(
            COOKIE,
            f"{guest}.{self._seal('guest', guest)}",
            max_age=_YEAR,
            httponly=True,
            samesite="lax",
            secure=connection.url.scheme == "https",
        )

    def forget(self, response: Response) -> None:
        """Delete the cookie."""
        response.delete_cookie(COOKIE, httponly=True, samesite="lax")

    def _seal(self, use: str, guest: str) -> str:
        return hmac.new(self.secret, f"{use}|{guest}".encode(), hashlib.sha256).hexdigest()


def _same(given: str, wanted: str) -> bool:
    return hmac.compare_digest(given.encode(), wanted.encode())
