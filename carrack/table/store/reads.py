"""What is read. All of one question is answered from one moment, whatever is written meanwhile."""

from __future__ import annotations

from itertools import groupby

from sqlalchemy import ColumnElement, Connection, and_, func, or_, select

from carrack.table.store.rows import ChatRow, EventRow, Guest, MatchRow, SeatRow, SnapshotRow, Stored, match_of
from carrack.table.store.schema import chat, events, guests, matches, seats, snapshots


def guest(connection: Connection, guest_id: str) -> Guest | None:
    """Somebody with a cookie, unless they are forgotten."""
    row = connection.execute(select(guests).where(guests.c.id == guest_id)).mappings().first()
    return None if row is None else Guest(**row)


def load(connection: Connection, match_id: str) -> Stored | None:
    """A match with all that is needed to play on."""
    row = connection.execute(select(matches).where(matches.c.id == match_id)).mappings().first()
    if row is None:
        return None
    return Stored(
        match_of(row), _seats(connection, [match_id]), _snapshot(connection, match_id), _events(connection, match_id)
    )


def told(connection: Connection, match_id: str) -> list[tuple[int, bytes]]:
    """What each version of a match told, and to whom."""
    found = select(events.c.version, events.c.told).where(events.c.match_id == match_id).order_by(events.c.version)
    return [(version, text.encode()) for version, text in connection.execute(found)]


def matches_of(connection: Connection, guest_id: str, limit: int) -> list[tuple[MatchRow, list[SeatRow]]]:
    """The matches that somebody sits at or has set up, the latest first."""
    seated = matches.c.id.in_(select(seats.c.match_id).where(seats.c.guest == guest_id))
    theirs = and_(or_(seated, matches.c.host == guest_id), matches.c.status != "cancelled")
    return _with_seats(connection, theirs, limit)


def listed(connection: Connection, limit: int) -> list[tuple[MatchRow, list[SeatRow]]]:
    """The matches that anybody may join or watch, the latest first."""
    return _with_seats(connection, and_(matches.c.listed, matches.c.status.in_(("gathering", "playing"))), limit)


def played_by(connection: Connection, guest_id: str, match_id: str) -> tuple[MatchRow, list[SeatRow]] | None:
    """A match that somebody has played to the end."""
    return next(iter(_with_seats(connection, and_(_played(guest_id), matches.c.id == match_id), 1)), None)


def ended_of(connection: Connection, guest_id: str, match_id: str) -> float | None:
    """When a match of somebody was over; None if it is not, or not theirs."""
    found: float | None = connection.scalar(select(_ended()).where(_played(guest_id), matches.c.id == match_id))
    return found


def history(
    connection: Connection, guest_id: str, before: tuple[float, str] | None, limit: int
) -> list[tuple[MatchRow, list[SeatRow]]]:
    """The matches that somebody has played to the end, the last to end first; those before a time and id."""
    which = _played(guest_id)
    if before is not None:
        ended, match_id = before
        earlier = or_(_ended() < ended, and_(_ended() == ended, matches.c.id > match_id))
        which = and_(which, earlier)
    return _with_seats(connection, which, limit, _ended())


def _ended() -> ColumnElement[float]:
    return func.coalesce(matches.c.ended, matches.c.updated)


def _played(guest_id: str) -> ColumnElement[bool]:
    seated = matches.c.id.in_(select(seats.c.match_id).where(seats.c.guest == guest_id))
    return and_(seated, matches.c.status == "over")


def _with_seats(
    connection: Connection, which: ColumnElement[bool], limit: int, latest: ColumnElement[float] = matches.c.updated
) -> list[tuple[MatchRow, list[SeatRow]]]:
    found = select(matches).where(which).order_by(latest.desc(), matches.c.id).limit(limit)
    rows = [match_of(row) for row in connection.execute(found).mappings()]
    around = groupby(_seats(connection, [match.id for match in rows]), key=lambda seat: seat.match_id)
    by_match = {match_id: list(group) for match_id, group in around}
    return [(match, by_match.get(match.id, [])) for match in rows]


def said(connection: Connection, match_id: str, limit: int) -> list[ChatRow]:
    """What was said at a table last, the latest last."""
    columns = [chat.c[name] for name in ChatRow.__struct_fields__]
    found = select(*columns).where(chat.c.match_id == match_id).order_by(chat.c.id.desc()).limit(limit)
    return [ChatRow(**row) for row in connection.execute(found).mappings()][::-1]


def counts(connection: Connection) -> dict[str, int]:
    """How many matches there are of each status."""
    found = select(matches.c.status, func.count()).group_by(matches.c.status)
    return dict(connection.execute(found).all())


def _seats(connection: Connection, match_ids: list[str]) -> list[SeatRow]:
    found = select(seats).where(seats.c.match_id.in_(match_ids)).order_by(seats.c.match_id, seats.c.seat)
    return [SeatRow(**row) for row in connection.execute(found).mappings()]


def _snapshot(connection: Connection, match_id: str) -> SnapshotRow | None:
    found = select(snapshots).where(snapshots.c.match_id == match_id).order_by(snapshots.c.version.desc()).limit(1)
    row = connection.execute(found).mappings().first()
    return None if row is None else SnapshotRow(**row)


def _events(connection: Connection, match_id: str) -> list[EventRow]:
    found = (
        select(events.c.version, events.c.kind, events.c.body, events.c.time)
        .where(events.c.match_id == match_id)
        .order_by(events.c.version)
    )
    return [
        EventRow(match_id=match_id, version=version, kind=kind, body=body.encode(), time=time, told=b"")
        for version, kind, body, time in connection.execute(found)
    ]
