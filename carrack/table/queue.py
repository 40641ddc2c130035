"""Who gets a worker next (a fair queue): whatever a person waits for goes first, and nobody's tables hold up others'.

Each host of tables has a lane, and those of one address have a common one above theirs, for guests are free. Places go
round among addresses, and among the guests of an address; what a lane has waiting makes only itself wait.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Hashable
from enum import IntEnum
from itertools import count
from typing import NamedTuple, TypeVar

_T = TypeVar("_T")
_PATIENCE = 30.0
"""What has waited for so many seconds counts as urgent, or it might wait for ever."""
_REMEMBERED = 4_096
"""Lanes of which it is known when they had a place last."""
_AHEAD = 2
"""So many lanes may wait for each place before everybody hurries."""
_OWN_AHEAD = 4
"""So many pieces of one lane may wait for each place before that lane hurries: the bots of one table never do."""


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


class Lane(NamedTuple):
    """For whom a piece of work is done: the guest who has set up the table, and where they came from, if known."""

    address: str
    guest: str


HOUSE = Lane("", "")
"""Work that is nobody's own."""


class _Waiting(NamedTuple):
    rank: Rank
    number: int
    lane: Lane
    since: float
    called: asyncio.Future[None]


class Queue:
    """Some places, and those who wait for one."""

    def __init__(self, places: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._places = places
        self._clock = clock
        self._free = places
        self._waiting: list[_Waiting] = []
        self._numbers = count(1)
        self._inside: Counter[Hashable] = Counter()
        self._served: dict[Hashable, int] = {}
        self._most_of_address = max(1, places - 1)
        self._most_of_guest = 2 if places > 2 else 1

    async def enter(self, rank: Rank, lane: Lane = HOUSE) -> None:
        """Wait for a place and take it; a task that is cancelled meanwhile takes none."""
        if self._free and self._has_room(lane):
            self._take(lane)
            return
        called = asyncio.get_running_loop().create_future()
        mine = _Waiting(rank, next(self._numbers), lane, self._clock(), called)
        self._waiting.append(mine)
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():  # called in the same moment: the next one gets the place
                self.leave(lane)
            elif mine in self._waiting:
                self._waiting.remove(mine)
            raise

    async def do(self, work: Callable[[], Awaitable[_T]], lane: Lane = HOUSE, rank: Rank = Rank.MOVE) -> _T:
        """Wait for a place and do something there."""
        await self.enter(rank, lane)
        try:
            return await work()
        finally:
            self.leave(lane)

    def leave(self, lane: Lane = HOUSE) -> None:
        """Give a place back, and call whoever may have one now."""
        self._free += 1
        for key in _keys(lane):
            self._inside[key] -= 1
            if not self._inside[key]:
                del self._inside[key]
        while self._free and (next_one := self._next()):
            self._waiting.remove(next_one)
            if not next_one.called.done():
                self._take(next_one.lane)
                next_one.called.set_result(None)

    def share(self, lane: Lane) -> float:
        """The part of its usual time that a piece of this lane should take: less where many wait."""
        own = sum(each.lane == lane for each in self._waiting)
        lanes = len({each.lane for each in self._waiting if each.rank <= Rank.HINT and each.lane != lane})
        return min(1.0, _OWN_AHEAD * self._places / max(1, own), _AHEAD * self._places / max(1, lanes))

    def __len__(self) -> int:
        """How many wait."""
        return len(self._waiting)

    def _take(self, lane: Lane) -> None:
        self._free -= 1
        turn = next(self._numbers)
        for key in _keys(lane):
            self._inside[key] += 1
            self._served.pop(key, None)
            self._served[key] = turn
        while len(self._served) > _REMEMBERED:
            del self._served[next(iter(self._served))]

    def _has_room(self, lane: Lane) -> bool:
        if lane == HOUSE:
            return True
        return self._inside[lane.address] < self._most_of_address and self._inside[lane] < self._most_of_guest

    def _next(self) -> _Waiting | None:
        now = self._clock()
        able = [each for each in self._waiting if self._has_room(each.lane)]
        return min(able, key=lambda each: self._order(each, now), default=None)

    def _order(self, each: _Waiting, now: float) -> tuple[bool, int, int, Rank, int]:
        """Urgent ones first, then whoever was served longest ago, then what this lane itself holds most urgent."""
        can_wait = each.rank > Rank.HINT and now - each.since < _PATIENCE
        address, guest = (self._served.get(key, 0) for key in _keys(each.lane))
        return can_wait, address, guest, each.rank, each.number


def _keys(lane: Lane) -> tuple[str, Lane]:
    return lane.address, lane
