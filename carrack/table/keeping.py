"""Keepsakes are made of every match that is over, one after another, when nobody else needs a worker.

Those that ended before there were keepsakes, or while the server was going down, come when it starts.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from typing import Any

import msgspec

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
        self._failed: set[str] = set()
        self._woken = asyncio.Event()

    async def keep(self) -> None:
        """Make what is missing, for ever."""
        loop = asyncio.get_running_loop()

        def committed(items: Sequence[Any]) -> None:
            if any(_ends(item) for item in items):
                loop.call_soon_threadsafe(self._woken.set)

        self._store.on_commit(committed)
        while True:
            self._woken.clear()
            await self.catch_up()
            await self._woken.wait()

    async def catch_up(self) -> None:
        """Make all that are missing now and can be made."""
        try:
            missing = await asyncio.to_thread(self._store.without_keepsake)
        except Exception:
            _log.exception("which keepsakes are missing could not be read")
            return
        for match in missing:
            if match.match_id not in self._failed and _is_of_today(match):
                await self._make(match.match_id)

    async def _make(self, match_id: str) -> None:
        try:
            found = await asyncio.to_thread(self._record, match_id)
            if found is not None:
                body = await self._workers.run(packed, *found, rank=Rank.REVIEW)
                row = KeepsakeRow(match_id=match_id, version=VERSION, made=time.time(), body=body)
                await asyncio.wrap_future(self._store.keep(row))
        except Exception:
            self._failed.add(match_id)
            _log.exception("no keepsake of table %s could be made", match_id)

    def _record(self, match_id: str) -> tuple[Record, dict[int, int]] | None:
        stored = self._store.load(match_id)
        if stored is None:
            return None
        found = read_match(stored, [])
        record = msgspec.structs.replace(found.judgement.record, notes={})
        return record, found.session.conceded_at


def _is_of_today(match: Unkept) -> bool:
    game = games().get(match.title)
    return game is not None and (match.rules, match.fingerprint) == (game.rules_version, game.components.fingerprint)


def _ends(item: object) -> bool:
    """Whether a match is over with what was written."""
    if isinstance(item, NewMatch):
        return item.match.status == "over"
    return isinstance(item, Append | SeatChange) and item.status == "over"
