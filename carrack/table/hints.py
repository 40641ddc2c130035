"""Somebody asks what to do: among other people only if the host has allowed it, and the match is not rated then."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import TYPE_CHECKING
from weakref import proxy

from carrack.core.chance import Chance
from carrack.core.contract import State
from carrack.table import explain
from carrack.table.advice import advise, weigh
from carrack.table.events import Hinted
from carrack.table.queue import Rank
from carrack.table.refused import Refused
from carrack.table.wire import Action, AskHint, Hint, Judged
from carrack.table.workers import Workers

if TYPE_CHECKING:
    from carrack.table.table import Table

_log = logging.getLogger("carrack.table")
_SECONDS = 1.0
_ITERATIONS = 1_000_000
"""Time ends it first."""
_TRY_ITERATIONS = 3_000
"""As deep as a review looks at what seems costly."""


class Hints:
    """Those of one table."""

    def __init__(self, table: Table, workers: Workers) -> None:
        self._table: Table = proxy(table)
        self._workers = workers
        self._one_by_one = asyncio.Lock()
        self._last: dict[int, tuple[int, Hint]] = {}

    def allowed(self, guest: str) -> bool:
        """Whether somebody may ask: all others are bots or at the same device, or the host has allowed it.

        When the match is over anybody may, in a private copy.
        """
        if self._table.status == "over":
            return True
        seats = self._table.seats
        mine = [row for row in seats if guest and row.guest == guest]
        alone = all(row.kind == "bot" or row in mine for row in seats)
        return bool(mine) and (alone or bool(self._table.row.house.get("hints")))

    async def ask(self, guest: str, wish: AskHint) -> Hint:
        """What the seat should do now; the same question has the same answer."""
        table, seat = self._table, wish.seat
        async with self._one_by_one:
            async with table.in_order():
                table.check_mine(guest, seat)
                self._check(guest)
                if seat not in table.waiting():
                    raise _not_asked()
                table.check_version(wish.v, seat)
                version, last = self._last.get(seat, (-1, None))
                if last is not None and version == table.version:
                    return last
                known = _known(table.state, seat)
            hint = await self._think(guest, known, seat)
            async with table.in_order():
                table.check_version(wish.v, seat)
                await self._note(seat)
                self._last[seat] = table.version, hint
                return hint

    async def in_copy(self, guest: str, seat: int, state: State) -> Hint:
        """The same in a private copy in which the seat decides; while the match runs, it counts as a hint there."""
        table = self._table
        self._check(guest)
        if not state.waiting >> seat & 1:
            raise _not_asked()
        async with self._one_by_one:
            hint = await self._think(guest, _known(state, seat), seat)
            async with table.in_order():
                await self._note(seat)
            return hint

    async def judge(self, guest: str, seat: int, state: State, action: Action) -> Judged:
        """What a decision in a copy would cost; while the match runs nobody is told."""
        if self._table.status != "over":
            raise Refused("not-over", "Tries are judged when the match is over.", 409)
        if reason := int(state.refusal_for(seat, explain.number_of(state, action))):
            raise explain.refused(state, state.illegal(seat, explain.number_of(state, action), reason), None)
        try:
            question = (_known(state, seat), seat, action, _TRY_ITERATIONS, _SECONDS)
            return await self._workers.run(weigh, *question, rank=Rank.HINT, lane=self._table.lanes.of(guest))
        except Exception:
            _log.exception("a try of seat %d of table %s could not be judged", seat, self._table.row.id)
            raise Refused("hint-failed", "No hint could be worked out here.", 500) from None

    def _check(self, guest: str) -> None:
        if not self.allowed(guest):
            detail = "Other people play here, and the host has not allowed hints at this table."
            raise Refused("no-hints", detail, 403)

    async def _think(self, guest: str, known: State, seat: int) -> Hint:
        try:
            question = (known, seat, secrets.randbits(128), _ITERATIONS, _SECONDS)
            return await self._workers.run(advise, *question, rank=Rank.HINT, lane=self._table.lanes.of(guest))
        except Exception:
            _log.exception("no hint for seat %d of table %s", seat, self._table.row.id)
            raise Refused("hint-failed", "No hint could be worked out here.", 500) from None

    async def _note(self, seat: int) -> None:
        """Tell everybody at the first hint of a running match; later ones are not told again."""
        table = self._table
        if table.status == "playing" and not table.session.hinted:
            await table.append(Hinted(seat))


def _known(state: State, seat: int) -> State:
    copy = state.clone()
    copy.redeal(seat, Chance(secrets.randbits(128)))
    return copy


def _not_asked() -> Refused:
    return Refused("hint-turn", "There is a hint when it is your turn.", 409)
