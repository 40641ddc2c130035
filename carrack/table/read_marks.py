"""How far those who sit at a table have looked, so that they can be told what has happened since."""

from __future__ import annotations

from typing import TYPE_CHECKING
from weakref import proxy

import msgspec

from carrack.table.store.store import Store

if TYPE_CHECKING:
    from carrack.table.table import Table


class ReadMarks:
    """Of one table. `actions_told`: how many actions the viewers have been told of.

    An action that is still being stored is not counted yet.
    """

    def __init__(self, table: Table, store: Store) -> None:
        self._table: Table = proxy(table)
        self._store = store
        self.actions_told = 0

    def all_by(self, seat: int) -> None:
        """The person at this seat has seen everything so far."""
        self._note(seat, self.actions_told)

    def back_to(self, to: int) -> None:
        """What was taken back is not what will stand there."""
        for row in list(self._table.seats):
            self._note(row.seat, min(row.seen, to))

    def _note(self, seat: int, at: int) -> None:
        row = self._table.seats[seat]
        if row.seen != at:
            self._table.seats[seat] = msgspec.structs.replace(row, seen=at)
            self._store.look(self._table.row.id, seat, at)
