"""Tables made of what was played elsewhere: somebody plays on from a position, or brings a record."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from carrack.bots import BOTS
from carrack.table.beginnings import Beginning, brought, fork_of
from carrack.table.hall import Hall, clean_name
from carrack.table.refused import Refused
from carrack.table.store.rows import Guest, SeatRow
from carrack.table.wire import Brought, Fork, Import, Made, NewSeat


class Forks:
    """What a hall does with matches that began elsewhere. One record is checked at a time: playing comes first."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._turn = asyncio.Lock()

    async def fork(self, guest: Guest, match_id: str, wish: Fork) -> Made:
        """Play on from a position of a match that is over: the same cards come as there."""
        table = await self._hall.table(match_id)
        async with self._turn:
            beginning = await fork_of(table, wish.at)
            return await self._play_on(guest, beginning, wish.seats)

    async def bring(self, guest: Guest, wish: Import) -> Brought:
        """A record: a finished one can be looked at, another is played on by whom `seats` names."""
        async with self._turn:
            beginning = await asyncio.to_thread(brought, wish.record)
            record = beginning.record
            names = tuple(clean_name(name) for name in beginning.names)
            state, promise = beginning.state, beginning.origin.promise
            waiting = () if beginning.finished else tuple(state.game.waiting(state))
            at = len(record.actions)
            found = Brought(record.title, record.seats, at, names=names, waiting=waiting, promise=promise)
            if beginning.finished:
                rows = [_sat(beginning, seat, name) for seat, name in enumerate(names)]
                return msgspec.structs.replace(found, id=await self._store(guest, beginning, rows))
            if not wish.seats:
                return found
            made = await self._play_on(guest, beginning, wish.seats)
            return msgspec.structs.replace(found, id=made.id, seat=made.seat)

    async def _play_on(self, guest: Guest, beginning: Beginning, seats: list[NewSeat]) -> Made:
        if len(seats) != beginning.record.seats:
            detail = f"The match has {beginning.record.seats} seats, not {len(seats)}."
            raise Refused("bad-request", detail, 422)
        rows = self._hall.seats_for(guest, seats)
        made = await self._store(guest, beginning, rows)
        return Made(made, next((row.seat for row in rows if row.guest == guest.id), None))

    async def _store(self, guest: Guest, beginning: Beginning, rows: list[SeatRow]) -> str:
        """What was played elsewhere is no news to anybody who sits down here."""
        record = beginning.record
        seen = [msgspec.structs.replace(row, seen=len(record.actions)) for row in rows]
        house: dict[str, Any] = beginning.house | {"from": msgspec.to_builtins(beginning.origin)}
        return await self._hall.set_up(guest, seen, record.title, record.options, house, False, None, beginning)


def _sat(beginning: Beginning, seat: int, name: str) -> SeatRow:
    """Who sat there, as the notes tell it: nobody's seat, so that nobody has won or lost here."""
    bot = beginning.bots[seat]
    if bot in BOTS:
        return SeatRow(match_id="", seat=seat, kind="bot", bot=bot)
    return SeatRow(match_id="", seat=seat, kind="human", name=name)
