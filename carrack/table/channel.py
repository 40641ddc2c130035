"""A viewer's stream of events: the last ones are kept, so that who comes back gets just what was missed."""

from __future__ import annotations

import asyncio
from collections import deque

_KEPT = 64
"""How many events are kept for each viewer; one who missed more begins anew."""
_TOO_SLOW = 1_000


def event(name: str, data: bytes, version: int | None = None) -> bytes:
    """One server-sent event; its id is our version."""
    head = f"event: {name}\n" if version is None else f"id: {version}\nevent: {name}\n"
    return head.encode() + b"data: " + data + b"\n\n"


class Listener:
    """One open stream."""

    def __init__(self) -> None:
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue()

    def put(self, data: bytes) -> None:
        """Send something; who does not read for long is cut off and comes back."""
        if self._queue.qsize() > _TOO_SLOW:
            self.close()
        else:
            self._queue.put_nowait(data)

    def close(self) -> None:
        """End the stream."""
        self._queue.put_nowait(None)

    async def next(self, patience: float) -> bytes | None:
        """What is to be sent next; nothing (b"") if there was nothing for so long; None at the end."""
        try:
            async with asyncio.timeout(patience):  # unlike wait_for it makes no task for each event
                return await self._queue.get()
        except TimeoutError:
            return b""


class Channel:
    """All streams of one person who looks through one seat (or through none)."""

    def __init__(self, viewer: int | None, guest: str, version: int) -> None:
        self.viewer = viewer
        self.guest = guest
        self.listeners: set[Listener] = set()
        self.left = 0.0
        """When the last of them went."""
        self._recent: deque[tuple[int, bytes]] = deque(maxlen=_KEPT)
        self._from = version

    def put(self, version: int, data: bytes) -> None:
        """Send an event with a version to everybody here, and keep it."""
        if len(self._recent) == _KEPT:
            self._from = self._recent[0][0]
        self._recent.append((version, data))
        self.tell(data)

    def tell(self, data: bytes) -> None:
        """Send something that is true only now."""
        for listener in self.listeners:
            listener.put(data)

    def close(self) -> None:
        """End all streams here."""
        for listener in self.listeners:
            listener.close()

    def since(self, version: int) -> list[bytes] | None:
        """All events after a version, or None if they are no longer at hand."""
        if version < self._from:
            return None
        return [data for v, data in self._recent if v > version]
