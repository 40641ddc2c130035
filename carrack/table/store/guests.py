"""What is written about people: their names, and that they are forgotten. Jobs for the writer, as in writes.py."""

from __future__ import annotations

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, delete, func, insert, or_, select, update

from carrack.table.store import bots, channels, ratings
from carrack.table.store.rows import Guest
from carrack.table.store.schema import chat, guests, matches, profiles, reports, seats
from carrack.table.store.writes import one_by_one

IS_OVER = seats.c.match_id.in_(select(matches.c.id).where(matches.c.status == "over"))


@one_by_one
def save_guest(connection: Connection, guest: Guest) -> None:
    """Store a guest, new or known."""
    known = connection.execute(update(guests).where(guests.c.id == guest.id).values(name=guest.name))
    if not known.rowcount:
        connection.execute(insert(guests), msgspec.structs.asdict(guest))


@one_by_one
def rename(connection: Connection, change: tuple[str, str]) -> list[str]:
    """Give a guest another name, also at the tables that are still played at; their ids.

    Further seats, and one that was given a name of its own, belong to others at the same device.
    """
    guest, name = change
    old = connection.scalar(select(guests.c.name).where(guests.c.id == guest))
    other = seats.alias()
    first = select(func.min(other.c.seat)).where(other.c.match_id == seats.c.match_id, other.c.guest == guest)
    own = and_(seats.c.name == old, seats.c.seat == first.scalar_subquery())
    theirs = and_(seats.c.guest == guest, own, ~IS_OVER)
    connection.execute(update(guests).where(guests.c.id == guest).values(name=name))
    touched = _matches(connection, theirs)
    connection.execute(update(seats).where(theirs).values(name=name))
    return touched


@one_by_one
def rename_everywhere(connection: Connection, change: tuple[str, str]) -> list[str]:
    """The same by the host, also where it is over; what else they have called anybody is gone."""
    guest, name = change
    other = seats.alias()
    first = select(func.min(other.c.seat)).where(other.c.match_id == seats.c.match_id, other.c.guest == guest)
    theirs, own = seats.c.guest == guest, seats.c.seat == first.scalar_subquery()
    hosted = seats.c.match_id.in_(select(matches.c.id).where(matches.c.host == guest))
    nobody = and_(hosted, seats.c.guest.is_(None), seats.c.kind != "bot", seats.c.name != "")
    touched = _matches(connection, or_(theirs, nobody))
    connection.execute(update(guests).where(guests.c.id == guest).values(name=name))
    connection.execute(update(seats).where(theirs, ~own).values(name=""))
    connection.execute(update(seats).where(theirs, own).values(name=name))
    connection.execute(update(seats).where(nobody).values(name=""))
    connection.execute(update(chat).where(chat.c.guest == guest).values(name=name))
    return touched


@one_by_one
def note_seen(connection: Connection, visit: tuple[str, float]) -> None:
    """Somebody came. Who has settings here but never did anything else becomes somebody, so as to be forgotten once."""
    guest, now = visit
    known = connection.execute(update(guests).where(guests.c.id == guest).values(seen=now)).rowcount
    if not known and connection.scalar(select(profiles.c.guest).where(profiles.c.guest == guest)):
        connection.execute(insert(guests), {"id": guest, "name": "", "created": now, "seen": now})


@one_by_one
def forget(connection: Connection, guest: str) -> list[str]:
    """Take somebody out of everything. Their seats in finished matches lose the name, others are open again."""
    theirs = seats.c.guest == guest
    hosted = connection.scalars(select(matches.c.id).where(matches.c.host == guest)).all()
    touched = sorted({*_matches(connection, theirs), *hosted, *bots.forget(connection, guest)})
    unseat = {"kind": "open", "guest": None, "name": "", "household": "", "generation": seats.c.generation + 1}
    connection.execute(update(seats).where(theirs, ~IS_OVER).values(unseat))
    connection.execute(update(seats).where(theirs).values(guest=None, name="", household=""))
    connection.execute(update(matches).where(matches.c.host == guest).values(host=None))
    connection.execute(update(chat).where(chat.c.guest == guest).values(guest=None, name=""))
    connection.execute(update(reports).where(reports.c.by == guest).values(by=None))
    connection.execute(update(reports).where(reports.c.about == guest).values(about=None, said=""))
    ratings.forget(connection, guest)
    channels.forget(connection, guest)
    connection.execute(delete(profiles).where(profiles.c.guest == guest))
    connection.execute(delete(guests).where(guests.c.id == guest))
    return touched


def _matches(connection: Connection, seated: ColumnElement[bool]) -> list[str]:
    found = select(seats.c.match_id).where(seated).distinct().order_by(seats.c.match_id)
    return list(connection.scalars(found))
