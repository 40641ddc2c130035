"""Presence: who leaves a table and who comes back; bots that stand in for people, giving up, calling it off."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING
from weakref import proxy

from carrack.bots import BOTS, QUICK
from carrack.core.errors import Unknown
from carrack.table import seating, ticking
from carrack.table.events import Cancelled, Conceded, Left, Rematched, Returned, Vacated
from carrack.table.refused import Refused

if TYPE_CHECKING:
    from carrack.table.table import Table

_ABSENT = 60.0
"""Seconds that somebody has not looked at the table before the host may call a bot in."""


class Presence:
    """Leaving, coming back, giving up and calling off, at one table."""

    def __init__(self, table: Table) -> None:
        self._table: Table = proxy(table)

    async def leave(self, guest: str, seat: int, bot: str) -> int:
        """A bot plays a seat until its owner is back. I may say so of my seat, others if I am out of time or away."""
        table = self._table
        async with table.in_order():
            table.check_playing()
            check_bot(bot)
            self._check_person(seat)
            mine = seating.seats_of(table.seats, guest)
            if seat not in mine:
                self._check_absent(guest, seat)
            return await table.append(Left(seat, bot, seat if seat in mine else mine[0]))

    async def come_back(self, guest: str, seat: int) -> int:
        """I play my seat again; where I do already nothing happens."""
        table = self._table
        async with table.in_order():
            table.check_seat(guest, seat)
            table.check_playing()
            if seat in table.session.conceded:
                raise Refused("conceded", "You have given up: a bot plays on for you.", 409, table.version)
            return await self.back(guest, seat)

    async def back(self, guest: str, seat: int) -> int:
        """The same for a player who looks at the table again; the caller holds the lock."""
        table = self._table
        theirs = seat in seating.seats_of(table.seats, guest) and seat not in table.session.conceded
        if not (theirs and seat in table.session.stand_ins and table.status == "playing"):
            return table.version
        if table.clock and seat in table.session.replaced:
            table.clock.refill(seat)
        return await table.append(Returned(seat))

    async def concede(self, guest: str, seat: int) -> int:
        """I give up: I am last, and a bot plays on for the others' sake."""
        table = self._table
        async with table.in_order():
            table.check_seat(guest, seat)
            table.check_playing()
            if seat in table.session.conceded:
                return table.version
            return await table.append(Conceded(seat, QUICK))

    async def cancel(self, guest: str) -> int:
        """The host calls off a match that has not begun."""
        table = self._table
        async with table.in_order():
            if table.row.host != guest:
                raise Refused("not-yours", "Only the host calls a match off.", 403)
            if table.status != "gathering":
                raise Refused("begun", "The match has begun; you can leave it or give up.", 409, table.version)
            return await table.append(Cancelled())

    async def free(self, guest: str, seat: int) -> int:
        """Before the match begins: I stand up, or, where I am the host, somebody is asked to, or a bot is taken out."""
        table = self._table
        async with table.in_order():
            self._check_there(seat)
            row = table.seats[seat]
            mine = row.guest is not None and row.guest == guest
            if not mine and table.row.host != guest:
                raise Refused("not-yours", "Only the host gives away the seats of others.", 403)
            if table.begun:
                raise Refused("begun", "The match has begun; you can leave it or give up.", 409, table.version)
            if row.kind == "open":
                return table.version
            mark = "" if mine or row.guest is None else seating.mark_of(table.row.id, row.guest)
            return await table.append(Vacated(seat, mark), seating.vacated(row))

    async def close_table(self, why: str) -> int:
        """The host of the server closes the table, whether the match has begun or not."""
        table = self._table
        async with table.in_order():
            if table.status in ("over", "cancelled"):
                table.check_playing()
            return await table.append(Cancelled(closed=why))

    async def rematch(self, guest: str, make: Callable[[], Awaitable[str]]) -> str:
        """The same people play again: the table where they do, made for the first who asks."""
        table = self._table
        async with table.in_order():
            if not table.session.rematch:
                await table.append(Rematched(seating.seats_of(table.seats, guest)[0], await make()))
            return table.session.rematch

    def _check_person(self, seat: int) -> None:
        table = self._table
        self._check_there(seat)
        if table.seats[seat].kind != "human" or seat in table.session.stand_ins:
            raise Refused("bot-plays", "A bot plays this seat already.", 409, table.version)

    def _check_there(self, seat: int) -> None:
        seats = len(self._table.seats)
        if not 0 <= seat < seats:
            raise Refused("no-seat", f"The table has {seats} seats, counted from 0.", 404)

    def _check_absent(self, guest: str, seat: int) -> None:
        """A player may call a bot in for another who is out of time; the host also for one who is away.

        By correspondence being away is the normal thing: there only the clock says who is late.
        """
        table = self._table
        if not seating.seats_of(table.seats, guest):
            raise Refused("not-yours", "Only those who sit here decide about seats.", 403)
        if table.clock and seat in table.clock.out(ticking.now()):
            return
        by_days = table.clock is not None and table.clock.rules.kind == "days"
        if by_days or table.row.host != guest:
            raise Refused("in-time", "A bot may play for somebody who is out of time, not before.", 409, table.version)
        if table.streams.away_for(seat) < _ABSENT:
            detail = f"A bot may play for somebody who has been away for {_ABSENT:.0f} seconds, not before."
            raise Refused("in-time", detail, 409, table.version)


def check_bot(bot: str) -> None:
    """Refuse a bot that is not there."""
    if bot not in BOTS:
        raise Refused("bad-request", str(Unknown("bot", bot, BOTS)), 422)
