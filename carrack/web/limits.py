"""How much anybody may ask of the server: buckets that fill again, for each address and each guest."""

from __future__ import annotations

import ipaddress
import time
from collections import defaultdict
from collections.abc import Callable, Iterable
from typing import NamedTuple

_MOST_BUCKETS = 20_000
"""Of each rate: who fills those of one, with cookies that are free, makes nobody forget the others."""


class Rate(NamedTuple):
    """How many at once, and how many more each second. Where it has a name, a host can set another one."""

    burst: float
    per_second: float
    name: str = ""


REQUESTS = Rate(240, 60, "requests")
"""Of one address: several people may share it."""
MOVES = Rate(60, 12, "moves")
"""Whatever one guest changes."""
TABLES = Rate(20, 0.2, "tables")
"""New tables of one address."""
REMARKS = Rate(8, 0.5, "remarks")
"""What one guest says: at tables, to the host, and by a name. Guests are free, so addresses count too."""
PHRASES = Rate(5, 1 / 60, "phrases")
"""Tries of one address to be somebody."""
NOTICES = Rate(10, 1 / 30, "notices")
"""What one address has sent to try a webhook, a browser or an address of mail."""
REPLAYS = Rate(60, 6, "replays")
"""Pieces of the past for one address: each of them is work."""
HINTS = Rate(30, 0.5, "hints")
"""Of one address: for each of them a bot thinks for a second."""
REVIEWS = Rate(6, 1 / 120, "reviews")
"""Matches that one guest wants reviewed: each takes a minute of a core. Guests are free, so addresses count too."""
RATES = (REQUESTS, MOVES, TABLES, REMARKS, PHRASES, NOTICES, REPLAYS, HINTS, REVIEWS)
"""Those that a host can set."""
SHARED = 4
"""Where guests and addresses are both counted, an address may have this many times as many: people share it."""
STREAMS = 200
"""Open streams of one address."""
BODY = 64 * 1024
"""Bytes of a request."""
RECORD = 1024 * 1024
"""Bytes of a request that brings a record: the longest match there may be."""


class Limits:
    """Buckets by who asks for what. `factor` 2 allows twice as much, 0 everything but a larger body."""

    def __init__(
        self,
        factor: float = 1.0,
        clock: Callable[[], float] = time.monotonic,
        *,
        rates: Iterable[Rate] = (),
        streams: int = STREAMS,
        body: int = BODY,
    ) -> None:
        """`rates` are in place of ours with the same names."""
        self.body = body
        self._factor = factor
        self._clock = clock
        self._rates = {rate.name: rate for rate in rates}
        self._most_streams = streams
        self._buckets: defaultdict[Rate, dict[str, tuple[float, float]]] = defaultdict(dict)
        self._streams: dict[str, int] = {}

    def allow(self, rate: Rate, who: str) -> bool:
        """Take one from a bucket; False if it is empty."""
        if not self._factor:
            return True
        rate = self._rates.get(rate.name, rate)
        now = self._clock()
        buckets = self._buckets[rate]
        left, then = buckets.pop(who, (rate.burst * self._factor, now))
        left = min(rate.burst * self._factor, left + (now - then) * rate.per_second * self._factor)
        allowed = left >= 1
        buckets[who] = (left - 1 if allowed else left, now)
        if len(buckets) > _MOST_BUCKETS:
            del buckets[next(iter(buckets))]
        return allowed

    def allow_shared(self, rate: Rate, address: str, faster: float = 1.0) -> bool:
        """The same for all guests of an address together, where a rate is that of one guest.

        `faster`: so many times as fast does their bucket fill again.
        """
        of_one = self._rates.get(rate.name, rate)
        return self.allow(Rate(of_one.burst * SHARED, of_one.per_second * faster), address)

    def open_stream(self, who: str) -> bool:
        """Count one more stream; False if there are too many."""
        count = self._streams.get(who, 0)
        if self._factor and count >= self._most_streams * self._factor:
            return False
        self._streams[who] = count + 1
        return True

    @property
    def most_streams(self) -> int:
        """How many streams one address may have; 0 if nobody counts."""
        return int(self._most_streams * self._factor)

    @property
    def open_streams(self) -> int:
        """How many streams are open now."""
        return sum(self._streams.values())

    def close_stream(self, who: str) -> None:
        """Count one less."""
        count = self._streams.get(who, 1) - 1
        if count:
            self._streams[who] = count
        else:
            self._streams.pop(who, None)


def neighbourhood(address: str) -> str:
    """An address, or the /64 that one household has in IPv6."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if parsed.version == 4:
        return address
    if parsed.ipv4_mapped:  # how a proxy that listens for both names one of IPv4: else all of them were one household
        return str(parsed.ipv4_mapped)
    return str(ipaddress.ip_network((parsed, 64), strict=False))
