"""Which addresses of the network we send to: what people type is not trusted.

A name is looked up once, and what was found is what is connected to. Whatever is wrong, the same sentence is said: from
our answers nobody can tell what stands in a network that they cannot see.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from concurrent.futures import ThreadPoolExecutor
from urllib.parse import urlsplit

from carrack.table.refused import Refused

_LONGEST = 500
_USUAL_PORTS = {"http": 80, "https": 443}
_FIRST_FREE_PORT = 1024
"""Below it are the services of an operating system: mail, shells, printers."""
_LOOK_UPS = 4
_MOST = 3
"""A name may have many addresses; so many of them are tried."""
_GIVEN_OUT = ipaddress.IPv6Network("2000::/3")
"""All that has been given out of IPv6; what hides an address of IPv4 is elsewhere, or among those below."""
_NOT_PEOPLE: tuple[ipaddress.IPv4Network | ipaddress.IPv6Network, ...] = tuple(
    ipaddress.ip_network(network)
    for network in ("192.0.0.0/24", "192.88.99.0/24", "2001::/23", "2002::/16", "2001:db8::/32", "3fff::/20")
)
"""Relays, tunnels and examples."""


class Addresses:
    """Looks up where an address leads, and refuses what is not public; `private`: unless the host allows it."""

    def __init__(self, private: bool = False) -> None:
        self.private = private
        # Threads of their own: a name that nobody answers for must not hold up those who read the store.
        self._threads = ThreadPoolExecutor(_LOOK_UPS, "carrack-look-up")

    def check(self, url: str) -> None:
        """Refuse what is no address that could be sent to."""
        try:
            parts = urlsplit(url)
            usable = parts.scheme in _USUAL_PORTS and parts.hostname and len(url) <= _LONGEST and url.isprintable()
            port = _port(url)
        except ValueError:
            usable = False
        if not usable or " " in url or parts.username or parts.password:
            said = f"An address begins with https:// or http://, and has at most {_LONGEST} characters and no password."
            raise Refused("bad-address", said, 422)
        if not self.private and port not in _USUAL_PORTS.values() and port < _FIRST_FREE_PORT:
            raise not_arrived()

    async def looked_up(self, url: str) -> list[str]:
        """The addresses behind a name, in the order in which to try them."""
        self.check(url)
        host, port = urlsplit(url).hostname or "", _port(url)
        found = await asyncio.get_running_loop().run_in_executor(self._threads, _look_up, host, port)
        if not found or not (self.private or all(is_public(address) for address in found)):
            raise not_arrived()
        return found[:_MOST]

    def close(self) -> None:
        """Wait for no answers any more."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def not_arrived() -> Refused:
    """The one sentence for whatever goes wrong."""
    return Refused(
        "bad-hook",
        "The message did not arrive. The address must be public, its port 80, 443 or at least 1024, "
        "and it must take the message within ten seconds.",
        422,
    )


def is_public(address: str) -> bool:
    """Whether anybody on the internet could be behind this address."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return False
    if any(parsed in network for network in _NOT_PEOPLE if network.version == parsed.version):
        return False
    if isinstance(parsed, ipaddress.IPv4Address):
        return parsed.is_global and not parsed.is_multicast
    return parsed in _GIVEN_OUT and parsed.scope_id is None


def _port(url: str) -> int:
    parts = urlsplit(url)
    return _USUAL_PORTS.get(parts.scheme, 0) if parts.port is None else parts.port


def _look_up(host: str, port: int) -> list[str]:
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, ValueError):  # a name that cannot be written in the alphabet of names is a ValueError
        return []
    return [str(each[4][0]) for each in found]
