"""Sends one request to an address that somebody gave us, and looks at the status of the answer alone.

What is behind the address may do its worst: send for ever, send slowly, send a bomb, or nothing. So the answer is not
read, the whole has an end, and only so many requests are under way at a time.
"""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import httpcore2 as httpcore
import httpx2 as httpx

from carrack.web.channels.addresses import Addresses, not_arrived
from carrack.web.limits import neighbourhood

_PATIENCE = 10.0
"""Seconds for all of a request."""
_AT_ONCE = 8
_AT_ONE_PLACE = 2
"""Who answers slowly must not take all places."""
_LONGEST_HEAD = 32 * 1024
"""Bytes that are read of an answer, until its head is there."""
_PIECE = 4 * 1024


_BROKEN = (
    httpcore.NetworkError,
    httpcore.ProtocolError,
    httpcore.TimeoutException,
    httpcore.UnsupportedProtocol,
    httpx.HTTPError,
    httpx.InvalidURL,
    OSError,
    ValueError,
)


class Letter(NamedTuple):
    """A request, ready to be sent."""

    url: str
    body: bytes
    headers: dict[str, str]
    method: str = "POST"


class Postman:
    """Takes letters to addresses that were looked up and found public."""

    def __init__(self, addresses: Addresses) -> None:
        self.addresses = addresses
        self._tls: ssl.SSLContext | None = None
        self._slots = asyncio.Semaphore(_AT_ONCE)
        self._places: dict[str, tuple[asyncio.Semaphore, int]] = {}

    async def send(self, letter: Letter) -> int:
        """The status of the answer; raises Refused if none comes in time."""
        try:
            async with asyncio.timeout(_PATIENCE):
                addresses = await self.addresses.looked_up(letter.url)
            async with self._place(neighbourhood(addresses[0])), self._slots, asyncio.timeout(_PATIENCE):
                return await self._sent(letter, addresses)
        except _BROKEN:
            raise not_arrived() from None

    async def _sent(self, letter: Letter, addresses: list[str]) -> int:
        outward = _Outward(addresses, await self._trusted())
        headers = {"accept-encoding": "identity"} | letter.headers
        async with (
            httpx.AsyncClient(transport=outward, timeout=_PATIENCE, trust_env=False) as client,
            client.stream(letter.method, letter.url, content=letter.body, headers=headers) as answer,
        ):
            return answer.status_code

    @asynccontextmanager
    async def _place(self, name: str) -> AsyncIterator[None]:
        gate, users = self._places.get(name, (asyncio.Semaphore(_AT_ONE_PLACE), 0))
        self._places[name] = (gate, users + 1)
        try:
            async with gate:
                yield
        finally:
            gate, users = self._places.pop(name)
            if users > 1:
                self._places[name] = (gate, users - 1)

    async def _trusted(self) -> ssl.SSLContext:
        """Whom we believe; read once, and aside, for it takes long enough to hold up all tables."""
        if self._tls is None:
            self._tls = await asyncio.to_thread(httpx.create_ssl_context)
        return self._tls


class _Outward(httpx.AsyncBaseTransport):
    """Connects to addresses that were checked, under the name that was asked for, and hangs up after the head."""

    def __init__(self, addresses: list[str], tls: ssl.SSLContext) -> None:
        self._pool = httpcore.AsyncConnectionPool(ssl_context=tls, network_backend=_Checked(addresses))

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        url = request.url
        answer = await self._pool.handle_async_request(
            httpcore.Request(
                request.method,
                httpcore.URL(scheme=url.raw_scheme, host=url.raw_host, port=url.port, target=url.raw_path),
                headers=request.headers.raw,
                content=request.stream,
                extensions=request.extensions,
            )
        )
        await answer.aclose()
        return httpx.Response(answer.status)

    async def aclose(self) -> None:
        await self._pool.aclose()


class _Checked(httpcore.AnyIOBackend):
    """Opens lines to the first of some addresses that takes one, whatever name was asked for."""

    def __init__(self, addresses: list[str]) -> None:
        self._addresses = addresses

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        *first, last = self._addresses
        for address in first:
            try:
                return _Short(await super().connect_tcp(address, port, timeout, local_address, socket_options))
            except httpcore.ConnectError:
                continue
        return _Short(await super().connect_tcp(last, port, timeout, local_address, socket_options))


class _Short(httpcore.AsyncNetworkStream):
    """A line of which no more is read than a head can have, in pieces that take no time."""

    def __init__(self, line: httpcore.AsyncNetworkStream) -> None:
        self._line = line
        self._left = _LONGEST_HEAD

    async def read(self, max_bytes: int, timeout: float | None = None) -> bytes:
        if self._left <= 0:
            raise httpcore.ReadError("the answer has no end")
        piece = await self._line.read(min(max_bytes, _PIECE), timeout)
        self._left -= len(piece)
        return piece

    async def write(self, buffer: bytes, timeout: float | None = None) -> None:
        await self._line.write(buffer, timeout)

    async def start_tls(
        self,
        ssl_context: ssl.SSLContext,
        server_hostname: str | None = None,
        timeout: float | None = None,
    ) -> httpcore.AsyncNetworkStream:
        return _Short(await self._line.start_tls(ssl_context, server_hostname, timeout))

    async def aclose(self) -> None:
        await self._line.aclose()

    def get_extra_info(self, info: str) -> Any:
        return self._line.get_extra_info(info)
