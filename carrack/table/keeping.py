"""Keepsakes are made of every match that is over, one after another, when nobody else needs a worker.

Those that ended before there were keepsakes, or while the server was going down, come when it starts.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from typing import Any

from carrack.core.record import Record
from carrack.core.registry import games
from carrack.table.keepsake import VERSION, packed
from carrack.table.loading import read_match
from carrack.table.queue import Rank
from carrack.table.store.keepsakes import Unkept
from carrack.table.store.rows import KeepsakeRow
from carrack.table.store.store import Store
from carrack.table.store.writes import Append, NewMatch, SeatChange
from carrack.table.workers import Workers

_log = logging.getLogger("carrack.keepsakes")


class Keeping:
    """The keepsakes of one server."""

    def __init__(self, store: Store, workers: Workers) -> None:
        self._store = store
        self._workers = workers
        self._ended: list[str] = []
        self._woken = asyncio.Event()

    async def keep(self) -> None:
        """Make those that an earlier server has left, and then one for each match that ends, for ever."""
        loop = asyncio.get_running_loop()

        def committed(items: Sequence[Any]) -> None:
            if ended := [match_id for item in items if (match_id := _ended_by(item))]:
                loop.call_soon_threadsafe(self._line_up, ended)

        self._store.on_commit(committed)
        await self.catch_up()
        while True:
            while self._ended:
                await self._make(self._ended.pop(0))
            self._woken.clear()
            await self._woken.wait()

    async def catch_up(self) -> None:
        """Make all that are missing now and can be made."""
        try:
            missing = await asyncio.to_thread(self._store.without_keepsake)
        except Exception:
            _log.exception("which keepsakes are missing could not be read")
            return
        for match in missing:
            if _is_of_today(match):
                await self._make(match.match_id)

    def _line_up(self, ended: list[str]) -> None:
        self._ended += ended
        self._woken.set()

    async def _make(self, match_id: str) -> None:
        """Make one, unless it is there; one that fails is tried again when the server starts anew."""
        try:
            found = await asyncio.to_thread(self._record, match_id)
            if found is not None:
                body = await self._workers.run(packed, *found, rank=Rank.REVIEW)
                row = KeepsakeRow(match_id=match_id, version=VERSION, made=time.time(), body=body)
                await asyncio.wrap_future(self._store.keep(row))
        except Exception:
            _log.exception("no keepsake of table %s could be made", match_id)

    def _record(self, match_id: str) -> tuple[Record, dict[int, int]] | None:
        """The whole record of a match that has none yet, and who gave up; none of one that nobody can replay."""
        stored = self._store.load(match_id)
        if stored is None or self._store.keepsake(match_id) is not None:
            return None
        found = read_match(stored, [])
        return (found.judgement.record, found.session.conceded_at) if found.judgement.fate == "same" else None


def _is_of_today(match: Unkept) -> bool:
    game = games().get(match.title)
    return game is not None and (match.rules, match.fingerprint) == (game.rules_version, game.components.fingerprint)


def _ended_by(item: object) -> str:
    """The match that is over with what was written, if one is."""
    match item:
        case NewMatch(match):
            return match.id if match.status == "over" else ""
        case Append(event, "over"):
            return event.match_id
        case SeatChange(match_id, _, _, "over"):
            return match_id
    return ""
