"""Reviews of matches that are over: asked for, made one after another when nobody else needs a worker, and kept.

What is wanted is noted in the store, and a review that was interrupted is begun again, so that none is ever stuck.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable

import msgspec

from carrack.insight.analysis import analyse
from carrack.insight.asking import Effort
from carrack.insight.review import VERSION, Reviewing
from carrack.insight.reviewed import Review
from carrack.table.ending import ending_of
from carrack.table.lobby import Lobby
from carrack.table.queue import Rank
from carrack.table.refused import Refused
from carrack.table.store.rows import ReviewRow
from carrack.table.table import Table
from carrack.table.wire import ReviewView
from carrack.table.workers import Workers

_log = logging.getLogger("carrack.reviews")
_USUAL = Effort()
_MOST_WAITING = 200
_review = msgspec.json.Decoder(Review)


class Reviews:
    """The reviews of one server."""

    def __init__(self, lobby: Lobby, workers: Workers, effort: Effort = _USUAL) -> None:
        self._lobby = lobby
        self._store = lobby.store
        self._workers = workers
        self._effort = effort
        self._waiting: list[str] = []
        """The matches in the order in which they are reviewed; the first one is at work."""
        self._now: Reviewing | None = None
        self._failed: set[str] = set()
        self._woken = asyncio.Event()

    async def of(self, match_id: str) -> ReviewView:
        """The review of a match, or how far it has come."""
        await self._over(match_id)
        row = await self._row(match_id)
        if row is not None and row.wanted and match_id not in self._failed:
            self._line_up(match_id)
        return self._view(match_id, row)

    async def ask(self, match_id: str, allow: Callable[[], None]) -> ReviewView:
        """Have a match reviewed, once; `allow` refuses those who want too many."""
        await self._over(match_id)
        row = await self._row(match_id)
        if match_id in self._waiting or (row is not None and not row.wanted and row.version >= VERSION):
            return self._view(match_id, row)
        allow()
        if len(self._waiting) >= _MOST_WAITING:
            raise Refused("too-many", "Too many matches wait for their review; try again later.", 429)
        self._failed.discard(match_id)
        self._line_up(match_id)
        await asyncio.wrap_future(self._store.ask_review(match_id, time.time()))
        return self._view(match_id, await self._row(match_id))

    async def keep(self) -> None:
        """Make what is wanted, for ever; what an earlier server has left comes first."""
        await self._take_up()
        while True:
            while self._waiting:
                await self._next(self._waiting[0])
            self._woken.clear()
            await self._woken.wait()

    async def _take_up(self) -> None:
        """What an earlier server has left; if the store does not say, it is begun when somebody looks at it."""
        try:
            for match_id in await asyncio.to_thread(self._store.reviews_wanted):
                self._line_up(match_id)
        except Exception:
            _log.exception("what reviews were left could not be read")

    async def _next(self, match_id: str) -> None:
        try:
            made = await self._made(await self._lobby.table(match_id))
            body = msgspec.json.encode(made)
            row = ReviewRow(match_id=match_id, version=made.version, bot=made.bot, body=body)
            await asyncio.wrap_future(self._store.keep_review(row))
        except Exception:
            _log.exception("table %s could not be reviewed", match_id)
            await self._give_up(match_id)
        finally:
            self._now = None
            self._waiting.remove(match_id)

    async def _give_up(self, match_id: str) -> None:
        """Wait until that is stored: before, a reader would find the review wanted, and have it begun again."""
        self._failed.add(match_id)
        try:
            await asyncio.wrap_future(self._store.give_up_review(match_id))
        except Exception:
            _log.exception("that table %s could not be reviewed is not stored", match_id)

    async def _made(self, table: Table) -> Review:
        async with table.in_order():
            ending = ending_of(table)
            people = decided_by_people(table)
        record = await self._lobby.record(table.row.id)
        self._now = Reviewing(record, people, ending.places if ending else (), self._effort)
        asking = self._now.ask()
        try:
            question = next(asking)
            while True:
                found = await self._workers.run(analyse, *question, rank=Rank.REVIEW)
                question = asking.send(found)
        except StopIteration as done:
            made: Review = done.value
            return made

    async def _over(self, match_id: str) -> None:
        """Refuse what cannot be reviewed."""
        table = await self._lobby.table(match_id)
        if table.status == "cancelled":
            raise Refused("review-none", "This match was called off: there is nothing to review.", 409)
        if table.status != "over":
            raise Refused("not-over", "The match is not over yet.", 409)

    async def _row(self, match_id: str) -> ReviewRow | None:
        """What is stored; read again if the review was finished meanwhile."""
        while True:
            waiting = match_id in self._waiting
            row = await asyncio.to_thread(self._store.review, match_id)
            if waiting == (match_id in self._waiting):
                return row

    def _line_up(self, match_id: str) -> None:
        if match_id not in self._waiting:
            self._waiting.append(match_id)
            self._woken.set()

    def _view(self, match_id: str, row: ReviewRow | None) -> ReviewView:
        review = _read(row)
        old = review is not None and review.version < VERSION
        if match_id in self._waiting:
            ahead = self._waiting.index(match_id)
            progress = self._now.progress if self._now and not ahead else 0.0
            return ReviewView("making", round(progress, 3), ahead, review, old)
        if review is not None:
            return ReviewView("done", 1.0, review=review, old=old)
        return ReviewView("failed" if match_id in self._failed else "none")


def decided_by_people(table: Table) -> frozenset[int]:
    """The numbers of the actions that people here have taken themselves.

    What was played before the match came here was decided by others, unless all of it was.
    """
    session = table.session
    people = {row.seat for row in table.seats if row.kind == "human"}
    first = len(session.begun) if session.at > len(session.begun) else 0
    by_bots = session.bots()
    taken = enumerate(session.match.record.actions)
    return frozenset(k for k, (seat, *_) in taken if k >= first and seat in people and k not in by_bots)


def _read(row: ReviewRow | None) -> Review | None:
    """What is stored; nothing if an older Carrack has written it in another form."""
    if row is None or row.body is None:
        return None
    try:
        return _review.decode(row.body)
    except msgspec.DecodeError:
        return None
