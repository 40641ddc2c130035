"""Who may connect, and for how long nothing may come: before a request is there, nobody else can refuse it.

A connection is closed at once if there are too many, or too many of one address; later if its request does not
arrive. A proxy in front does the same and more: on the open net there is always one.
"""

from __future__ import annotations

import asyncio
import errno
import ipaddress
import logging
import time
from collections import Counter
from collections.abc import Sequence
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol

from carrack.web.limits import Limits, neighbourhood

HEAD_SECONDS = 10.0
"""From the first byte of a request, or from the connection on, until all of its head has come."""
BODY_SECONDS = 60.0
"""From there until its body has come: the longest is that of a record over a slow line."""
_LONGEST_HEAD = 64 * 1024
_RESERVED = 128
"""Descriptors for the store, the workers, and whatever else is not a connection."""
_MOST = 20_000
_BESIDE_STREAMS = 100
"""Connections of one address besides its streams."""
_MINUTE = 60.0
_EXHAUSTED = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)
_log = logging.getLogger("carrack.web")


class Doors:
    """Counts connections, all of them and those of each address; proxies come from one, and for many."""

    def __init__(self, limits: Limits, proxies: Sequence[str] = (), most: int | None = None) -> None:
        self.most = most or _descriptors()
        self._most_of_one = limits.most_streams + _BESIDE_STREAMS if limits.most_streams else self.most
        self._proxies = [ipaddress.ip_network(each) for each in proxies]
        self._all = 0
        self._of: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Count one more; False if there are too many."""
        who = neighbourhood(address)
        if self._all >= self.most or (self._of[who] >= self._most_of_one and not self._is_proxy(address)):
            return False
        self._all += 1
        self._of[who] += 1
        return True

    def leave(self, address: str) -> None:
        """Count one less."""
        who = neighbourhood(address)
        self._all -= 1
        self._of[who] -= 1
        if not self._of[who]:
            del self._of[who]

    def _is_proxy(self, address: str) -> bool:
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self._proxies)


def patient(doors: Doors) -> type[asyncio.Protocol]:
    """The HTTP of uvicorn, with doors, and with an end to its patience."""

    class TimedHTTP(AutoHTTPProtocol):  # type: ignore[misc, valid-type]
        _address: str | None = None
        _timer: asyncio.TimerHandle | None = None
        _for_body = False
        _head = 0

        def connection_made(self, transport: asyncio.Transport) -> None:
            super().connection_made(transport)
            address = self.client[0] if self.client else ""
            if not doors.enter(address):
                transport.abort()
                return
            self._address = address
            self._wait(HEAD_SECONDS)

        def connection_lost(self, exc: Exception | None) -> None:
            super().connection_lost(exc)
            self._stop()
            if self._address is not None:
                doors.leave(self._address)
                self._address = None

        def data_received(self, data: bytes) -> None:
            if self._address is None:  # turned away, and not gone yet
                return
            super().data_received(data)
            cycle: Any = self.cycle
            if cycle is not None and cycle.more_body:  # also of who was answered meanwhile, and must hear it
                self._more_body()
            elif cycle is None or cycle.response_complete:
                self._more_head(len(data))
            else:
                self._stop()

        def _more_head(self, length: int) -> None:
            self._head += length
            if self._head > _LONGEST_HEAD:
                self.transport.close()
            if self._timer is None:
                self._wait(HEAD_SECONDS)

        def _more_body(self) -> None:
            if not self._for_body:
                self._stop()
                self._for_body = True
                self._wait(BODY_SECONDS)

        def _wait(self, seconds: float) -> None:
            self._timer = self.loop.call_later(seconds, self.transport.close)

        def _stop(self) -> None:
            self._head, self._for_body = 0, False
            if self._timer is not None:
                self._timer.cancel()
                self._timer = None

    return TimedHTTP


class Outages:
    """Handles what goes wrong in the loop: that there are no descriptors left is told once a minute."""

    def __init__(self) -> None:
        self._told = -_MINUTE

    def __call__(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        error = context.get("exception")
        if not (isinstance(error, OSError) and error.errno in _EXHAUSTED):
            loop.default_exception_handler(context)
        elif time.monotonic() >= self._told + _MINUTE:
            self._told = time.monotonic()
            _log.error("nobody can connect: %s; allow this process more, or close what is open", error.strerror)


def _descriptors() -> int:
    """How many connections there is room for; the process is allowed as many as it may have."""
    try:
        import resource
    except ImportError:
        return _MOST
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _MOST + _RESERVED
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    room = wanted if soft == resource.RLIM_INFINITY else soft
    return max(1, min(_MOST, room - _RESERVED))
