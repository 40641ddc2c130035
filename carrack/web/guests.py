"""Who asks: a guest is a random id in a signed cookie. No account, nothing to remember.

A cookie is of a generation. Who logs out everywhere begins the next one, and all cookies before it are nobody's.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping

from starlette.requests import HTTPConnection
from starlette.responses import Response

from carrack.table.sealing import Seals

COOKIE = "carrack"
TOKEN = "x-carrack-token"
_YEAR = 365 * 24 * 3600
_READ = "carrack.guest"


class Guests:
    """Makes and reads the cookies of one server."""

    def __init__(self, secret: bytes | Seals, generations: Mapping[str, int] | None = None, base: str = "") -> None:
        """`generations`: whose cookies are no longer the first ones. `base`: the path under which we serve."""
        self.seals = secret if isinstance(secret, Seals) else Seals(secret)
        self._generations = dict(generations or {})
        self._path = base or "/"

    def read(self, connection: HTTPConnection) -> str:
        """The guest of a request, "" if it brings no cookie of ours, or one of an earlier generation."""
        known: str | None = connection.scope.get(_READ)  # the guard has read it already
        if known is None:
            known = connection.scope[_READ] = self._read(connection)
        return known

    def _read(self, connection: HTTPConnection) -> str:
        said, _, seal = connection.cookies.get(COOKIE, "").partition(".")
        guest, _, generation = said.partition("-")
        if not guest or not self.seals.fits("guest", said, seal):
            return ""
        return guest if int(generation or 0) == self.generation(guest) else ""

    def new(self) -> str:
        """Somebody new."""
        return secrets.token_hex(16)

    def generation(self, guest: str) -> int:
        """Which cookies of somebody are good now."""
        return self._generations.get(guest, 0)

    def renew(self, guest: str, generation: int) -> None:
        """Cookies of earlier generations are nobody's from now on."""
        self._generations[guest] = generation

    def token(self, guest: str) -> str:
        """What the guest's own page sends along with whatever changes something."""
        return self.seals.make("csrf", guest)

    def brings_token(self, connection: HTTPConnection, guest: str) -> bool:
        """Whether the request comes from a page that could read the guest's token."""
        return self.seals.fits("csrf", guest, connection.headers.get(TOKEN, ""))

    def remember(self, response: Response, connection: HTTPConnection, guest: str) -> None:
        """Set the cookie."""
        generation = self.generation(guest)
        said = f"{guest}-{generation}" if generation else guest
        response.set_cookie(
            COOKIE,
            f"{said}.{self.seals.make('guest', said)}",
            max_age=_YEAR,
            path=self._path,
            httponly=True,
            samesite="lax",
            secure=connection.url.scheme == "https",
        )

    def forget(self, response: Response) -> None:
        """Delete the cookie."""
        response.delete_cookie(COOKIE, path=self._path, httponly=True, samesite="lax")
