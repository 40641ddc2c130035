"""Sends a notice to an address that somebody gave us: ntfy and whatever takes plain text, or Discord.

The address is the guest's, so it is not trusted: it is looked up once, must not lead into a private network (unless
the host allows it), and what was looked up is what is connected to. Redirects are not followed.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from urllib.parse import urlsplit

import httpx2 as httpx

from carrack.table.refused import Refused

_PATIENCE = 10.0
_LONGEST = 500
_DISCORD = ("discord.com", "discordapp.com")
_OK = 300


class Hooks:
    """Sends notices; `private`: also into private networks."""

    def __init__(self, private: bool = False) -> None:
        self._private = private
        self._tls: ssl.SSLContext | None = None

    def check(self, url: str) -> None:
        """Refuse what is no address that could be sent to."""
        parts = urlsplit(url)
        if len(url) > _LONGEST or parts.scheme not in ("http", "https") or not parts.hostname:
            raise Refused("bad-hook", "A webhook is an address that begins with https:// or http://.", 422)
        if parts.username or parts.password:
            raise Refused("bad-hook", "A webhook's address holds no name and password.", 422)

    async def send(self, url: str, text: str, link: str) -> None:
        """Send a text; raises Refused if it does not arrive."""
        self.check(url)
        host = urlsplit(url).hostname or ""
        transport = _Pinned(await self._looked_up(url), await self._trusted())
        try:
            async with httpx.AsyncClient(transport=transport, timeout=_PATIENCE, trust_env=False) as client:
                if host in _DISCORD:
                    answer = await client.post(url, json={"content": f"{text}\n{link}"})
                else:
                    answer = await client.post(url, content=f"{text}\n{link}".encode(), headers={"Click": link})
        except (httpx.HTTPError, OSError, ValueError):
            raise Refused("bad-hook", "The webhook cannot be reached.", 422) from None
        if answer.status_code >= _OK:
            raise Refused("bad-hook", f"The webhook answered {answer.status_code}.", 422)

    async def _looked_up(self, url: str) -> str:
        parts = urlsplit(url)
        try:
            port = parts.port or (443 if parts.scheme == "https" else 80)
            found = await asyncio.get_running_loop().getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
        except (OSError, ValueError):
            raise Refused("bad-hook", "There is no such address.", 422) from None
        addresses = [str(each[4][0]) for each in found]
        if not self._private and not all(is_public(address) for address in addresses):
            raise Refused("bad-hook", "A webhook must not lead into a private network.", 422)
        return addresses[0]

    async def _trusted(self) -> ssl.SSLContext:
        """Whom we believe; read once, and aside, for it takes long enough to hold up all tables."""
        if self._tls is None:
            self._tls = await asyncio.to_thread(httpx.create_ssl_context)
        return self._tls


def is_public(address: str) -> bool:
    """Whether anybody on the internet could be behind this address."""
    parsed = ipaddress.ip_address(address.partition("%")[0])
    inner = getattr(parsed, "ipv4_mapped", None) or getattr(parsed, "sixtofour", None)
    return parsed.is_global and not parsed.is_multicast and (inner is None or is_public(str(inner)))


class _Pinned(httpx.AsyncHTTPTransport):
    """Connects to an address that was checked, under the name that was asked for."""

    def __init__(self, address: str, tls: ssl.SSLContext) -> None:
        super().__init__(verify=tls)
        self._address = address

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        request.extensions = {**request.extensions, "sni_hostname": request.url.host}
        request.url = request.url.copy_with(host=self._address)
        return await super().handle_async_request(request)
