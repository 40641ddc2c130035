"""What people say at a table. Those who play and those who watch talk apart while the match is played.

At a table that is open to all, who watches may read what the players say; nobody who plays reads what watchers say
before the end. Before the match begins nobody has anything to hide, and all talk together.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING
from weakref import proxy

import msgspec

from carrack.table import seating
from carrack.table.lettering import readable
from carrack.table.refused import Refused
from carrack.table.store.rows import ChatRow
from carrack.table.store.store import Store
from carrack.table.wire import Remark, Room

if TYPE_CHECKING:
    from carrack.table.kept import KeptTable
    from carrack.table.table import Table

LENGTH = 400


class Chat:
    """The talk at one table."""

    def __init__(self, table: Table | KeptTable, store: Store) -> None:
        self._table: Table | KeptTable = proxy(table)
        self._store = store

    async def say(self, guest: str, name: str, text: str) -> None:
        """Say something; everybody who may read it is told."""
        said = readable(text, LENGTH)
        if not said:
            raise Refused("bad-request", f"A remark has 1 to {LENGTH} characters.", 422)
        mine = seating.seats_of(self._table.seats, guest)
        seat = mine[0] if mine else -1
        row = ChatRow(
            match_id=self._table.row.id,
            room="players" if mine or not self._table.begun else "watchers",
            seat=seat,
            guest=guest,
            name=(self._table.seats[seat].name if mine else "") or name,
            text=said,
            time=time.time(),
        )
        number = await asyncio.shield(asyncio.wrap_future(self._store.say(row)))
        self.tell(msgspec.structs.replace(row, id=number))

    def tell(self, row: ChatRow) -> None:
        """Tell everybody who may read it of a remark, or what has become of it."""
        data = msgspec.json.encode(_remark(row))
        self._table.streams.tell_some("chat", data, lambda each: self.may_read(row.room, each))

    async def read(self, guest: str) -> list[Remark]:
        """What somebody may read, the latest last."""
        rows = await asyncio.to_thread(self._store.chat, self._table.row.id)
        return [_remark(row) for row in rows if self.may_read(row.room, guest)]

    async def find(self, guest: str, remark: int) -> ChatRow:
        """A remark that somebody may read."""
        rows = await asyncio.to_thread(self._store.chat, self._table.row.id)
        found = next((row for row in rows if row.id == remark and self.may_read(row.room, guest)), None)
        if found is None or found.hidden:
            raise Refused("no-remark", "There is no such remark at this table.", 404)
        return found

    def may_read(self, room: Room, guest: str) -> bool:
        """Whether somebody may read what is said there; who plays does not become a watcher by watching."""
        if self._table.status in ("over", "cancelled"):
            return True
        sits = bool(seating.seats_of(self._table.seats, guest))
        heard = sits or self._table.row.listed or not self._table.begun
        return heard if room == "players" else not sits


def _remark(row: ChatRow) -> Remark:
    return Remark(row.time, row.seat, "" if row.hidden else row.text, row.room, row.name, row.id, row.hidden)
