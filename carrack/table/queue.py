"""Who gets a worker next: whatever a person waits for goes first, and among equals what came first."""

from __future__ import annotations

import asyncio
import heapq
from enum import IntEnum
from itertools import count


class Rank(IntEnum):
    """How urgent a piece of work is, the most urgent first."""

    MOVE = 0
    """A bot's move at a table where a person sits and waits."""
    HINT = 1
    """Somebody has asked what to do, and can do it without an answer."""
    ALONE = 2
    """A bot's move where only bots play."""
    REVIEW = 3
    """What may come minutes later."""


class Queue:
    """Some places, and those who wait for one."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: list[tuple[Rank, int, asyncio.Future[None]]] = []
        self._numbers = count()

    async def enter(self, rank: Rank) -> None:
        """Wait for a place and take it; a task that is cancelled meanwhile takes none."""
        if self._free:
            self._free -= 1
            return
        called = asyncio.get_running_loop().create_future()
        mine = (rank, next(self._numbers), called)
        heapq.heappush(self._waiting, mine)
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():  # called in the same moment: the next one gets the place
                self.leave()
            elif mine in self._waiting:
                self._waiting.remove(mine)
                heapq.heapify(self._waiting)
            raise

    def leave(self) -> None:
        """Give a place back: the most urgent of those who wait is called."""
        while self._waiting:
            _, _, called = heapq.heappop(self._waiting)
            if not called.done():
                called.set_result(None)
                return
        self._free += 1

    def __len__(self) -> int:
        """How many wait."""
        return len(self._waiting)
