"""Where something is worked out that takes its time: here and now, or in a thread, so that the tables go on."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Protocol, TypeVar

from carrack.table.queue import HOUSE, Lane, Queue

_T = TypeVar("_T")


class Elsewhere(Protocol):
    """Does something somewhere, and brings what comes of it."""

    def __call__(self, work: Callable[[], _T]) -> Awaitable[_T]:
        """What comes of the work."""


async def at_once(work: Callable[[], _T]) -> _T:
    """Here and now."""
    return work()


class Threads:
    """Some threads, to which addresses come in turn: nobody waits for all that another has asked for."""

    def __init__(self, at_once: int) -> None:
        self._turns = Queue(at_once)

    async def do(self, work: Callable[[], _T], lane: Lane = HOUSE) -> _T:
        """Do something in one of them; `lane`: for whom."""
        return await self._turns.do(lambda: asyncio.to_thread(work), lane)
