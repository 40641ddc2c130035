"""Salts: what those who wait for the deal add to its seed, so that whoever has drawn it cannot choose the cards.

What a seat has added is its owner's secret until the cards are dealt. Then everybody sees all of it, and can work out
after the match that the deal follows from it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING
from weakref import proxy

from carrack.table.events import Salted, Seated
from carrack.table.lettering import readable
from carrack.table.refused import Refused
from carrack.table.shuffle import LONGEST_SALT
from carrack.table.store.rows import SeatRow

if TYPE_CHECKING:
    from carrack.table.table import Table


class Salts:
    """Those of one table."""

    def __init__(self, table: Table) -> None:
        self._table: Table = proxy(table)

    async def add(self, guest: str, seat: int, text: str) -> int:
        """Add this instead of what the seat has added before; if it is the same, nothing happens."""
        table = self._table
        async with table.in_order():
            table.check_seat(guest, seat)
            if table.session.dealt or table.status != "gathering":
                detail = "The cards are dealt already: nothing can be added to their seed any more."
                raise Refused("dealt", detail, 409, table.version)
            salt = readable(text, LONGEST_SALT)
            if salt == table.session.salts.get(seat, ""):
                return table.version
            return await table.append(Salted(seat, salt))

    async def seat(self, changed: SeatRow, text: str) -> int:
        """Somebody sits down and adds this; the last one to do so has the cards dealt. The caller holds the lock."""
        table, session = self._table, self._table.session
        salt = readable(text, LONGEST_SALT)
        last = all(row.kind != "open" or row.seat == changed.seat for row in table.seats)
        if session.dealt or not last:
            version = await table.append(Seated(), changed)
            return await table.append(Salted(changed.seat, salt)) if salt and not session.dealt else version
        salts = session.salts | ({changed.seat: salt} if salt else {})
        added = tuple(salts.get(seat, "") for seat in range(len(table.seats)))
        return await table.append(Seated(added), changed)
