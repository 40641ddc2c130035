"""What a host keeps order with, as it is stored: orders, bans, reports, and the beat that shows that it can be written.

An order is written by `carrack admin` beside the server, which looks for new ones and says what came of each: so who
did what when, and why, stays to be read.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import AbstractContextManager
from typing import Literal, NamedTuple

import msgspec
from sqlalchemy import Connection, RowMapping, delete, insert, select, update

from carrack.table.store import guests, profiles
from carrack.table.store.schema import bans, chat, heartbeat, orders, reports
from carrack.table.store.writer import Writer
from carrack.table.store.writes import one_by_one

OrderKind = Literal["hide", "show", "rename", "close", "ban", "unban", "announce", "drain", "settle", "drop"]
OPEN_REPORTS = 50
"""So many reports of one person wait to be settled; more are refused."""


class OrderRow(msgspec.Struct, frozen=True, kw_only=True):
    """What the host wants done; `body` depends on the kind. `outcome`: "" if it was done, else a code of why not."""

    kind: OrderKind
    body: dict[str, str | int | float | bool | list[str] | None]
    by: str
    why: str
    asked: float
    id: int = 0
    done: float | None = None
    outcome: str = ""


class BanRow(msgspec.Struct, frozen=True, kw_only=True):
    """Who may not come in: a guest's id, or an address or network. `until`: for good if it is None."""

    who: str
    since: float
    until: float | None = None
    why: str = ""
    by: str = ""


class ReportRow(msgspec.Struct, frozen=True, kw_only=True):
    """A remark or a name (`said`) that somebody has complained of; `about` is whose it is, `note` what they said."""

    match_id: str
    kind: Literal["remark", "name"]
    seat: int
    about: str | None
    said: str
    by: str | None
    note: str
    time: float
    remark: int | None = None
    id: int = 0
    settled: float | None = None


class Finished(NamedTuple):
    """An order that was carried out, or could not be."""

    order: int
    time: float
    outcome: str


# ---- jobs for the writer -------------------------------------------------------------------------------


@one_by_one
def finish(connection: Connection, done: Finished) -> None:
    """An order is done with."""
    values = {"done": done.time, "outcome": done.outcome}
    connection.execute(update(orders).where(orders.c.id == done.order).values(values))


@one_by_one
def ban(connection: Connection, row: BanRow) -> None:
    """Somebody may not come in any more; a ban that there was is replaced."""
    connection.execute(delete(bans).where(bans.c.who == row.who))
    connection.execute(insert(bans), msgspec.structs.asdict(row))


@one_by_one
def unban(connection: Connection, who: str) -> bool:
    """They may again; False if they always might."""
    return bool(connection.execute(delete(bans).where(bans.c.who == who)).rowcount)


@one_by_one
def hide(connection: Connection, wish: tuple[int, bool]) -> str | None:
    """Hide a remark, or show it again; the match it was said at, None if there is no such remark."""
    remark, hidden = wish
    connection.execute(update(chat).where(chat.c.id == remark).values(hidden=hidden))
    return connection.scalar(select(chat.c.match_id).where(chat.c.id == remark))


@one_by_one
def report(connection: Connection, row: ReportRow) -> bool:
    """Keep a report, once; False if its author has too many that nobody has looked at."""
    waiting = (reports.c.by == row.by) & reports.c.settled.is_(None)
    mine = connection.execute(select(reports.c.match_id, reports.c.remark, reports.c.seat).where(waiting)).all()
    if any(tuple(one) == (row.match_id, row.remark, row.seat) for one in mine):
        return True
    if len(mine) >= OPEN_REPORTS:
        return False
    values = msgspec.structs.asdict(row)
    del values["id"]
    connection.execute(insert(reports), values)
    return True


@one_by_one
def settle(connection: Connection, wish: tuple[int, float]) -> bool:
    """A report was looked at; False if there is none such."""
    number, now = wish
    return bool(connection.execute(update(reports).where(reports.c.id == number).values(settled=now)).rowcount)


@one_by_one
def beat(connection: Connection, now: float) -> None:
    """Write something: it shows that one can."""
    if not connection.execute(update(heartbeat).values(time=now)).rowcount:
        connection.execute(insert(heartbeat), {"id": 1, "time": now})


# ---- the store's face ----------------------------------------------------------------------------------


class HouseStore:
    """What the store keeps for the host."""

    def __init__(self, writer: Writer, read: Callable[[], AbstractContextManager[Connection]]) -> None:
        self._writer = writer
        self._read = read

    def pending(self) -> list[OrderRow]:
        """The orders that are still to be carried out, in their order."""
        with self._read() as connection:
            return read_orders(connection, pending=True)

    def last(self, kind: OrderKind) -> OrderRow | None:
        """The last order of a kind that was carried out."""
        with self._read() as connection:
            done = select(orders).where(orders.c.kind == kind, orders.c.done.is_not(None), orders.c.outcome == "")
            row = connection.execute(done.order_by(orders.c.id.desc()).limit(1)).mappings().first()
            return None if row is None else _order(row)

    def finish(self, order: int, outcome: str = "") -> Future[None]:
        """Write down what came of an order."""
        return self._writer.submit(finish, Finished(order, time.time(), outcome))

    def bans(self) -> list[BanRow]:
        """Everybody who may not come in."""
        with self._read() as connection:
            return [BanRow(**row) for row in connection.execute(select(bans).order_by(bans.c.since)).mappings()]

    def ban(self, row: BanRow) -> Future[None]:
        """Keep somebody out."""
        return self._writer.submit(ban, row)

    def unban(self, who: str) -> Future[bool]:
        """Let somebody in again."""
        return self._writer.submit(unban, who)

    def hide(self, remark: int, hidden: bool) -> Future[str | None]:
        """Hide a remark, or show it again; the match it was said at."""
        return self._writer.submit(hide, (remark, hidden))

    def report(self, row: ReportRow) -> Future[bool]:
        """Keep a report."""
        return self._writer.submit(report, row)

    def settle(self, number: int) -> Future[bool]:
        """A report was looked at."""
        return self._writer.submit(settle, (number, time.time()))

    def rename_everywhere(self, guest: str, name: str) -> Future[list[str]]:
        """Another name for somebody, by the host; the ids of the matches that it stands in."""
        return self._writer.submit(guests.rename_everywhere, (guest, name))

    def note_seen(self, guest: str) -> Future[None]:
        """Somebody came."""
        return self._writer.submit(guests.note_seen, (guest, time.time()))

    def generations(self) -> dict[str, int]:
        """Whose cookies are of a later generation than the first."""
        with self._read() as connection:
            return profiles.generations(connection)

    def next_generation(self, guest: str) -> Future[int]:
        """All cookies of somebody are worthless from now on; the generation of those to come."""
        return self._writer.submit(profiles.next_generation, guest)

    def beat(self) -> Future[None]:
        """Write something; it fails where nothing can be written."""
        return self._writer.submit(beat, time.time())


def read_orders(connection: Connection, *, pending: bool = False, limit: int = 1000) -> list[OrderRow]:
    """Orders, the first one first: the last ones, or all that are pending."""
    found = select(orders).order_by(orders.c.id.desc()).limit(limit)
    if pending:
        found = found.where(orders.c.done.is_(None))
    return [_order(row) for row in connection.execute(found).mappings()][::-1]


def _order(row: RowMapping) -> OrderRow:
    return OrderRow(**dict(row) | {"body": msgspec.json.decode(row["body"])})
