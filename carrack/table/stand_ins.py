"""Who answers when no person is asked: bots of ours, of the network, and the table at windows that are left to it."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import TYPE_CHECKING
from weakref import proxy

from carrack.bots import QUICK
from carrack.core.chance import Chance
from carrack.core.contract import DECLINE
from carrack.table import remote_ids, windows
from carrack.table.length import is_full
from carrack.table.queue import Rank
from carrack.table.refused import Refused
from carrack.table.remote import Remote
from carrack.table.workers import Workers

if TYPE_CHECKING:
    from carrack.table.table import Table

_log = logging.getLogger("carrack.table")
_TABLE = ""
"""Answers at windows; bots have names."""


class StandIns:
    """Those of one table. Each thinks or waits on its own, and looks again whether it is still asked."""

    def __init__(self, table: Table, workers: Workers, remote: Remote) -> None:
        self._table: Table = proxy(table)
        self._workers = workers
        self._remote = remote
        self.at_work: dict[int, asyncio.Task[None]] = {}

    def ask(self) -> None:
        """Ask the stand-ins of all seats that are to answer now; while people discuss going back, all of them wait."""
        if self._table.takebacks.stands or is_full(self._table.version):
            return
        for seat in self._table.waiting():
            who = self._who(seat)
            if who is not None and seat not in self.at_work:
                self.at_work[seat] = asyncio.create_task(self._answer(seat, who))

    def here(self) -> set[int]:
        """The seats of bots of the network that are there and answer."""
        return {
            row.seat for row in self._table.seats if remote_ids.is_remote(row.bot) and self._remote.is_here(row.bot)
        }

    def are_hurried(self) -> bool:
        """Whether a bot of ours plays here, and so many wait for theirs that it thinks for a shorter time."""
        table = self._table
        ours = any(row.bot and not remote_ids.is_remote(row.bot) for row in table.seats) or table.session.stand_ins
        return bool(ours) and table.status == "playing" and self._workers.busy(table.lane)

    def close(self) -> None:
        """Stop all of them."""
        for task in self.at_work.values():
            task.cancel()

    def _who(self, seat: int) -> str | None:
        """The bot that answers, or the table; None if a person is asked."""
        bot = self._table.session.stand_ins.get(seat) or self._table.seats[seat].bot
        if bot:
            return bot
        return _TABLE if self._table.leaves(seat) else None

    async def _answer(self, seat: int, who: str) -> None:
        table = self._table
        try:
            version = table.version
            action, stood_in = await (self._in_its_time(seat, who, version) if who else self._decline(seat))
            async with table.in_order():
                del self.at_work[seat]
                if table.still_asked(version, seat) and self._who(seat) == who and not table.takebacks.stands:
                    await table.take(seat, action, who == _TABLE, stood_in)
                else:
                    self.ask()
        except Refused as error:
            self._gave_up(seat)
            _log.warning("the answer for seat %d of table %s does not count: %s", seat, table.row.id, error)
        except Exception:
            self._gave_up(seat)
            _log.exception("nobody could answer for seat %d of table %s", seat, table.row.id)

    def _gave_up(self, seat: int) -> None:
        """Unless the seat was asked again meanwhile."""
        if self.at_work.get(seat) is asyncio.current_task():
            del self.at_work[seat]

    async def _in_its_time(self, seat: int, who: str, version: int) -> tuple[int, str]:
        """The action of a bot, and who stood in for it; not before a time that depends on nothing it holds."""
        time = asyncio.create_task(asyncio.sleep(windows.thinking_time(self._table.state, seat)))
        try:
            if remote_ids.is_remote(who):
                answer = await self._from_afar(seat, who, version)
            else:
                answer = await self._think(seat, who), ""
            await time
        finally:
            time.cancel()
        return answer

    async def _think(self, seat: int, bot: str) -> int:
        """A bot without a choice that only it knows of thinks about one all the same, as long as others would."""
        table = self._table
        state, legal = table.state, table.state.legal_for(seat)
        people = any(row.kind == "human" and row.seat not in table.session.stand_ins for row in table.seats)
        rank = Rank.MOVE if people else Rank.ALONE
        table.streams.tell_if_changed()
        if len(legal) > 1 or not state.secret(seat):
            return await self._workers.choose(state, seat, bot, rank, table.lane)
        if other := windows.deal_with_a_choice(state, seat, Chance(secrets.randbits(128))):
            await self._workers.choose(other, seat, bot, rank, table.lane)
        return int(legal[0])

    async def _from_afar(self, seat: int, who: str, version: int) -> tuple[int, str]:
        """The action of a bot of the network, or of the one that answers for it, and which one that is."""
        state = self._table.state.clone()
        action = await self._remote.choose(state, seat, who, lambda: self._table.still_asked(version, seat))
        if action is not None:
            return action, ""
        return await self._think(seat, QUICK), QUICK

    async def _decline(self, seat: int) -> tuple[int, str]:
        """The single choice there is, or none."""
        state, left = self._table.state, self._table.session.left(seat)
        await asyncio.sleep(windows.pause(state, seat))
        answer = windows.answer_of_the_table(state, seat, left)
        return DECLINE if answer is None else answer, ""
