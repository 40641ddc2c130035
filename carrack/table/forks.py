"""Tables made of what was played elsewhere: somebody plays on from a position, or brings a record."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from carrack.bots import BOTS
from carrack.table import seating
from carrack.table.imports import ImportedMatch, fork_of, read_import
from carrack.table.kept import KeptTable
from carrack.table.lettering import clean_name
from carrack.table.lobby import Lobby
from carrack.table.moving_on import moved_on
from carrack.table.refused import Refused
from carrack.table.store.rows import Guest, SeatRow
from carrack.table.wire import Fork, Import, Imported, Made, NewSeat


class Forks:
    """What a lobby does with matches that began elsewhere. One record is checked at a time: playing comes first."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._turn = asyncio.Lock()

    async def fork(self, guest: Guest, match_id: str, wish: Fork) -> Made:
        """Play on from a position of a match that is over: the same cards come as there."""
        table = await self._lobby.table(match_id)
        async with self._turn:
            imported = await fork_of(table, wish.at)
            return await self._play_on(guest, imported, wish.seats)

    async def go_on(self, guest: Guest, match_id: str) -> Made:
        """Other rules came while a match ran: its people play on from where it holds; the first makes the table."""
        kept = await self._lobby.shown(match_id)
        if not isinstance(kept, KeptTable):
            raise Refused("goes-on", "This match needs no other table.", 409)
        if not kept.offers:
            raise kept.refused()
        mine = seating.seats_of(kept.seats, guest.id)
        if not mine and kept.row.host != guest.id:
            raise Refused("not-yours", "Only those who sit here decide how this match goes on.", 403)
        made = await kept.elsewhere(mine[0] if mine else -1, lambda: moved_on(self._lobby, guest, kept))
        table = await self._lobby.table(made)
        await table.call()
        return Made(made, next(iter(seating.seats_of(table.seats, guest.id)), None))

    async def bring(self, guest: Guest, wish: Import) -> Imported:
        """Import a record. A finished match can be looked at; another one is played on, by those whom `seats` names."""
        async with self._turn:
            imported = await asyncio.to_thread(read_import, wish.record)
            record = imported.record
            names = tuple(clean_name(name) for name in imported.names)
            state, promise = imported.state, imported.origin.promise
            waiting = () if imported.finished else tuple(state.game.waiting(state))
            at = len(record.actions)
            found = Imported(record.title, record.seats, at, names=names, waiting=waiting, promise=promise)
            if imported.finished:
                rows = [_sat(imported, seat, name) for seat, name in enumerate(names)]
                return msgspec.structs.replace(found, id=await self._store(guest, imported, rows))
            if not wish.seats:
                return found
            made = await self._play_on(guest, imported, wish.seats)
            return msgspec.structs.replace(found, id=made.id, seat=made.seat)

    async def _play_on(self, guest: Guest, imported: ImportedMatch, seats: list[NewSeat]) -> Made:
        if len(seats) != imported.record.seats:
            detail = f"The match has {imported.record.seats} seats, not {len(seats)}."
            raise Refused("bad-request", detail, 422)
        rows = self._lobby.seats_for(guest, seats)
        made = await self._store(guest, imported, rows)
        return Made(made, next((row.seat for row in rows if row.guest == guest.id), None))

    async def _store(self, guest: Guest, imported: ImportedMatch, rows: list[SeatRow]) -> str:
        """What was played elsewhere is no news to anybody who sits down here."""
        record = imported.record
        seen = [msgspec.structs.replace(row, seen=len(record.actions)) for row in rows]
        house: dict[str, Any] = imported.house | {"from": msgspec.to_builtins(imported.origin)}
        return await self._lobby.set_up(guest, seen, record.title, record.options, house, False, None, imported)


def _sat(imported: ImportedMatch, seat: int, name: str) -> SeatRow:
    """A seat as the record's notes tell it. It belongs to no guest, so nobody has won or lost here."""
    bot = imported.bots[seat]
    if bot in BOTS:
        return SeatRow(match_id="", seat=seat, kind="bot", bot=bot)
    return SeatRow(match_id="", seat=seat, kind="human", name=name)
