"""HTTP by hand, so that it can be wrong in every way."""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import dataclass
from typing import NamedTuple

_PATIENCE = 30.0


@dataclass(frozen=True)
class Shot:
    """One message. `right` are the answers that are allowed; 0 is a line that was closed without one."""

    kind: str
    data: bytes
    right: tuple[int, ...]
    half_closed: bool = False


class Answer(NamedTuple):
    """What came back; of a stream only its head."""

    status: int
    head: bytes
    body: bytes


SILENCE = Answer(0, b"", b"")


def request(method: str, path: str, headers: dict[str, str | bytes] | None = None, body: bytes = b"") -> bytes:
    """A request as bytes. Headers that are given replace those that belong there; an empty one leaves it out."""
    lines: dict[str, str | bytes] = {"host": "127.0.0.1", "connection": "close", "content-length": str(len(body))}
    lines |= headers or {}
    head = f"{method} {path} HTTP/1.1\r\n".encode()
    for name, value in lines.items():
        if value != "":
            head += name.encode() + b": " + (value if isinstance(value, bytes) else value.encode()) + b"\r\n"
    return head + b"\r\n" + body


def chunked(body: bytes, size: int) -> bytes:
    """A body in chunks."""
    parts = [body[k : k + size] for k in range(0, len(body), size)]
    return b"".join(f"{len(part):x}\r\n".encode() + part + b"\r\n" for part in parts) + b"0\r\n\r\n"


async def exchange(port: int, shot: Shot) -> Answer:
    """Send it on a line of its own and read the answer."""
    async with asyncio.timeout(_PATIENCE):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        try:
            # Who is refused early may find the line closed while still talking; the answer is there all the same.
            with contextlib.suppress(ConnectionError):
                writer.write(shot.data)
                await writer.drain()
                if shot.half_closed:
                    writer.write_eof()
            return await _answer(reader)
        except (ConnectionError, asyncio.IncompleteReadError):
            return SILENCE
        finally:
            writer.close()
            with contextlib.suppress(ConnectionError):
                await writer.wait_closed()


async def _answer(reader: asyncio.StreamReader) -> Answer:
    head = await reader.readuntil(b"\r\n\r\n")
    status = int(head.split(b" ", 2)[1])
    if b"text/event-stream" in head:
        return Answer(status, head, b"")
    length = next((line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:")), None)
    body = await (reader.read() if length is None else reader.readexactly(int(length.split(b":")[1])))
    return Answer(status, head, body)
