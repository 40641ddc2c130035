"""Somebody's lines to a server: plain HTTP over asyncio, cheap enough for hundreds, and cut wherever one likes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any, NamedTuple

import msgspec

from bench.malformed.raw import request
from tests.table.reader import Event, events

_LONGEST = 1 << 22
_PATIENCE = 60.0
"""Real seconds: a server that says nothing for so long has lost the request."""


class Reply(NamedTuple):
    """An answer."""

    status: int
    body: Any

    @property
    def code(self) -> str:
        """Of a refusal: which one it is."""
        return str(self.body["say"][0]) if self.status >= 400 else ""


class Line:
    """One guest."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._headers: dict[str, str | bytes] = {"connection": "keep-alive"}
        self._kept: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._one_by_one = asyncio.Lock()

    async def arrive(self) -> None:
        """Get a cookie."""
        head, me = await self._ask("GET", "/api/me", b"")
        cookie = head.split("set-cookie: ")[1].split(";")[0]
        self._headers |= {"cookie": cookie, "x-carrack-token": me["csrf"], "content-type": "application/json"}

    async def get(self, path: str) -> Any:
        """What is there."""
        return (await self._ask("GET", path, b""))[1]

    async def post(self, path: str, **body: object) -> Reply:
        """Ask for something."""
        head, answer = await self._ask("POST", path, msgspec.json.encode(body))
        return Reply(int(head.split(" ", 2)[1]), answer)

    async def must(self, path: str, **body: object) -> Any:
        """Ask for something that cannot be refused."""
        reply = await self.post(path, **body)
        assert reply.status < 400, f"{path} {body}: {reply}"
        return reply.body

    async def lose(self, after: float, path: str, **body: object) -> None:
        """Ask for something, and be gone before the answer is here."""
        _, writer = await asyncio.open_connection("127.0.0.1", self._port)
        writer.write(request("POST", path, self._headers, msgspec.json.encode(body)))
        await writer.drain()
        await asyncio.sleep(after)
        writer.transport.abort()

    async def stream(self, table: str, seat: int | None, since: int | None = None) -> Stream:
        """Begin to look at a table."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self._port, limit=_LONGEST)
        had: dict[str, str | bytes] = {} if since is None else {"last-event-id": str(since)}
        path = f"/api/tables/{table}/events" + ("" if seat is None else f"?seat={seat}")
        writer.write(request("GET", path, self._headers | had))
        head = (await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), _PATIENCE)).decode()
        assert head.split(" ", 2)[1] == "200", head
        return Stream(reader, writer)

    def hang_up(self) -> None:
        """Close what is kept open for requests."""
        if self._kept is not None:
            self._kept[1].close()
            self._kept = None

    async def _ask(self, method: str, path: str, body: bytes) -> tuple[str, Any]:
        async with self._one_by_one, asyncio.timeout(_PATIENCE):
            while True:
                kept = self._kept or await asyncio.open_connection("127.0.0.1", self._port, limit=_LONGEST)
                fresh, self._kept = self._kept is None, None
                reader, writer = kept
                try:
                    writer.write(request(method, path, self._headers, body))
                    head = (await reader.readuntil(b"\r\n\r\n")).decode()
                    length = int(head.lower().split("content-length: ")[1].split("\r\n")[0])
                    answer = await reader.readexactly(length)
                except (ConnectionError, asyncio.IncompleteReadError):
                    writer.close()
                    # The server closes lines that nobody uses; if that was just now, another one is opened.
                    if fresh:
                        raise
                    continue
                self._kept = kept
                json = "application/json" in head
                return head, msgspec.json.decode(answer) if json else answer.decode()


class Stream:
    """An open stream of events."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    async def __aiter__(self) -> AsyncIterator[Event]:
        """What comes, until one of both hangs up."""
        try:
            while True:
                block = await asyncio.wait_for(self._reader.readuntil(b"\n\n"), _PATIENCE)
                lines = block.decode().split("\n")
                start = next((k for k, line in enumerate(lines) if line.startswith(("id: ", "event: "))), len(lines))
                for event in events(lines[start:]):
                    yield event
        except (ConnectionError, asyncio.IncompleteReadError):
            return
        finally:
            self.cut()

    def cut(self) -> None:
        """The line breaks."""
        self._writer.transport.abort()
