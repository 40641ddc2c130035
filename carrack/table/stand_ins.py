"""Who answers when no person is asked: bots, and the table at windows that a seat has left to it."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING
from weakref import proxy

from carrack.core.contract import DECLINE
from carrack.table import windows
from carrack.table.queue import Rank
from carrack.table.workers import Workers

if TYPE_CHECKING:
    from carrack.table.table import Table

_log = logging.getLogger("carrack.table")
_TABLE = ""
"""Answers at windows; bots have names."""


class StandIns:
    """Those of one table. Each thinks or waits on its own, and looks again whether it is still asked."""

    def __init__(self, table: Table, workers: Workers) -> None:
        self._table: Table = proxy(table)
        self._workers = workers
        self.at_work: dict[int, asyncio.Task[None]] = {}

    def ask(self) -> None:
        """Ask those for whom nobody else answers now; while people talk about going back all wait."""
        if self._table.course.proposal:
            return
        for seat in self._table.waiting():
            who = self._who(seat)
            if who is not None and seat not in self.at_work:
                self.at_work[seat] = asyncio.create_task(self._answer(seat, who))

    def close(self) -> None:
        """Stop all of them."""
        for task in self.at_work.values():
            task.cancel()

    def _who(self, seat: int) -> str | None:
        """The bot that answers, or the table; None if a person is asked."""
        bot = self._table.course.stand_ins.get(seat) or self._table.seats[seat].bot
        if bot:
            return bot
        return _TABLE if self._table.leaves(seat) else None

    async def _answer(self, seat: int, who: str) -> None:
        table = self._table
        try:
            version = table.version
            action = await (self._think(seat, who) if who else self._decline(seat))
            async with table.in_order():
                del self.at_work[seat]
                if table.still_asked(version, seat) and self._who(seat) == who and not table.course.proposal:
                    await table.take(seat, action, auto=who == _TABLE)
                else:
                    self.ask()
        except Exception:
            self.at_work.pop(seat, None)
            _log.exception("nobody could answer for seat %d of table %s", seat, table.row.id)

    async def _think(self, seat: int, bot: str) -> int:
        table = self._table
        people = any(row.kind == "human" and row.seat not in table.course.stand_ins for row in table.seats)
        return await self._workers.choose(table.state, seat, bot, Rank.MOVE if people else Rank.ALONE)

    async def _decline(self, seat: int) -> int:
        """The single choice there is, or none."""
        state, left = self._table.state, self._table.course.left(seat)
        await asyncio.sleep(windows.pause(state, seat))
        answer = windows.answer_of_the_table(state, seat, left)
        return DECLINE if answer is None else answer
