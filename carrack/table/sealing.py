"""Seals: what proves that we have written something. The first secret makes them, all of them are believed.

So a host can change the secret: the new one comes first, and the old one stays until whoever it vouches for was here.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator, Sequence


class Seals:
    """The secrets of a server, the newest first."""

    def __init__(self, secrets: bytes | Sequence[bytes]) -> None:
        self._secrets = (secrets,) if isinstance(secrets, bytes) else tuple(secrets)
        if not self._secrets:
            raise ValueError("a server has a secret")

    def make(self, use: str, text: str) -> str:
        """The seal of a text; one for another use is another."""
        return _seal(self._secrets[0], use, text)

    def all(self, use: str, text: str) -> Iterator[str]:
        """All seals that are believed, the newest first."""
        return (_seal(secret, use, text) for secret in self._secrets)

    def fits(self, use: str, text: str, seal: str, digits: int = 64) -> bool:
        """Whether we have made this seal of this text, or so many digits of it."""
        return any(_same(seal, whole[:digits]) for whole in self.all(use, text))


def _same(given: str, wanted: str) -> bool:
    """Compared in a time that does not tell how much of it is right."""
    return hmac.compare_digest(given.encode(), wanted.encode())


def _seal(secret: bytes, use: str, text: str) -> str:
    return hmac.new(secret, f"{use}|{text}".encode(), hashlib.sha256).hexdigest()
