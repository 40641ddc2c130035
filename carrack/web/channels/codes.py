"""Codes sent to addresses of mail, until they are typed. Kept in memory: no address is stored before."""

from __future__ import annotations

import hmac
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass

from carrack.table.refused import Refused

_DIGITS = 6
_TRIES = 5
_SECONDS = 30 * 60
_MOST = 1000
"""Codes under way; the oldest makes room."""


@dataclass
class _Sent:
    address: str
    language: str
    code: str
    until: float
    tries: int = _TRIES


class Codes:
    """Who was sent which code; one for each person."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._sent: dict[str, _Sent] = {}

    def new(self, guest: str, address: str, language: str) -> str:
        """The code to be sent; an earlier one is worthless."""
        self._sent.pop(guest, None)
        code = "".join(secrets.choice("0123456789") for _ in range(_DIGITS))
        self._sent[guest] = _Sent(address, language, code, self._clock() + _SECONDS)
        if len(self._sent) > _MOST:
            del self._sent[next(iter(self._sent))]
        return code

    def waiting(self, guest: str) -> str:
        """The address to which somebody was sent a code that still counts."""
        sent = self._sent.get(guest)
        return sent.address if sent and sent.until > self._clock() else ""

    def check(self, guest: str, code: str) -> tuple[str, str]:
        """The address and the language that a code confirms."""
        if not self.waiting(guest):
            raise Refused("old-code", "This code is too old, or was tried too often. Have a new one sent.", 422)
        sent = self._sent[guest]
        sent.tries -= 1
        right = hmac.compare_digest("".join(code.split()).encode(), sent.code.encode())
        if right or not sent.tries:
            del self._sent[guest]
        if not right:
            raise Refused("bad-code", "This is not the code that was sent.", 422)
        return sent.address, sent.language

    def drop(self, guest: str) -> None:
        """Nobody waits for it."""
        self._sent.pop(guest, None)
