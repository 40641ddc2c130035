"""Who is let in at all: which names the server answers to, and whom its host keeps out."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterable

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import Scope

from carrack.table.bans import Bans
from carrack.table.refused import Refused
from carrack.web.guests import Guests

ANY = "*"
_LOCAL = ("localhost", "carrack.localhost")


class Admission:
    """Checks each request before anything is done for it."""

    def __init__(self, guests: Guests, bans: Bans, hosts: Iterable[str] = (ANY,)) -> None:
        """`hosts`: the names that we answer to, besides addresses; `*` stands for all."""
        self._guests = guests
        self._bans = bans
        self._hosts = frozenset(host.lower() for host in hosts)

    def check(self, scope: Scope, path: str) -> None:
        """Refuse a wrong name, and who is banned. Whoever is, sees the page, which says so."""
        self.check_host(Headers(scope=scope).get("host", ""))
        if path.startswith("/api/"):
            self._bans.check(self._guests.read(HTTPConnection(scope)), address(scope))

    def check_owner(self, scope: Scope, guest: str) -> None:
        """Refuse a program that brings no cookie, if its owner is banned."""
        self._bans.refuse(guest, address(scope))

    def check_host(self, host: str) -> None:
        """Else a page of somebody else could, with a name that leads here, speak to a server at home."""
        name = name_of(host)
        if ANY in self._hosts or name in self._hosts or _is_address(name):
            return
        detail = (
            "This server does not answer to the name in the address. "
            "Its host can allow a name: carrack serve --allowed-hosts NAME."
        )
        raise Refused("host", detail, 400)

    def may_stay(self, scope: Scope, guest: str, generation: int) -> bool:
        """Whether a stream goes on: its owner was neither banned nor logged out since it began."""
        same = generation == self._guests.generation(guest)
        return same and self._bans.found(guest, address(scope)) is None


def address(scope: Scope) -> str:
    """Where a request comes from."""
    found: str = (scope.get("client") or ("", 0))[0]
    return found


def name_of(host: str) -> str:
    """A Host header without its port."""
    if host.startswith("["):
        return host.partition("]")[0].removeprefix("[")
    return host.partition(":")[0].lower().removesuffix(".")


def usual_hosts(host: str) -> tuple[str, ...]:
    """The names of a server for which none was named: that it listens at, and, if others reach it, this machine's."""
    names = (*_LOCAL, host.lower())
    if _is_address(host) and ipaddress.ip_address(host).is_loopback:
        return names
    own = socket.gethostname().lower()
    return (*names, own, f"{own.partition('.')[0]}.local")


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
