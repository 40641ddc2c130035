"""How people are told that it is their turn, and that they were. Jobs for the writer, as in writes.py, and reads."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, RowMapping, and_, delete, func, insert, select, true, update

from carrack.table.store.rows import ChannelRow, json_text
from carrack.table.store.schema import channels, events, matches, notices, seats
from carrack.table.store.writes import one_by_one

_ENDS_QUESTION = ("ask", "act", "undo", "redo", "leave", "concede", "carry", "cancel")
"""Events after which a question is gone, as the session has it."""


class NewChannel(NamedTuple):
    """A channel to be stored, unless its owner has `most` already."""

    row: ChannelRow
    most: int


class AwaitedRow(NamedTuple):
    """Somebody is awaited at a table, because it is their turn or for an answer to a `question`.

    `sent`: they were told so then.
    """

    guest: str
    match_id: str
    title: str
    sent: float | None
    question: str = ""


@one_by_one
def add(connection: Connection, new: NewChannel) -> bool:
    """Store a channel in place of one with the same address; False if its owner has too many.

    A browser is told of one person alone: whoever uses it now.
    """
    row = new.row
    same = and_(channels.c.kind == row.kind, channels.c.address == row.address)
    whose = true() if row.kind == "push" else channels.c.guest == row.guest
    connection.execute(delete(channels).where(same, whose))
    have = connection.scalar(select(func.count()).select_from(channels).where(channels.c.guest == row.guest)) or 0
    if have >= new.most:
        return False
    connection.execute(insert(channels), msgspec.structs.asdict(row) | {"details": json_text(row.details)})
    return True


@one_by_one
def remove(connection: Connection, channel_id: str) -> None:
    """Nothing is sent there any more."""
    connection.execute(delete(channels).where(channels.c.id == channel_id))


@one_by_one
def mark(connection: Connection, change: tuple[str, bool]) -> None:
    """A notice has arrived, or one more has not."""
    channel_id, arrived = change
    failed = 0 if arrived else channels.c.failed + 1
    connection.execute(update(channels).where(channels.c.id == channel_id).values(failed=failed))


@one_by_one
def tell(connection: Connection, told: tuple[str, Sequence[str], float]) -> None:
    """Somebody was told that they are awaited at these tables. Of one that was deleted meanwhile nothing is kept."""
    guest, match_ids, now = told
    untell(connection, [(guest, match_id) for match_id in match_ids])
    there = connection.scalars(select(matches.c.id).where(matches.c.id.in_(match_ids))).all()
    rows = [{"guest": guest, "match_id": match_id, "sent": now} for match_id in there]
    if rows:
        connection.execute(insert(notices), rows)


@one_by_one
def untell(connection: Connection, told: tuple[str, str]) -> None:
    """They have come, or are awaited there no longer."""
    guest, match_id = told
    connection.execute(delete(notices).where(notices.c.guest == guest, notices.c.match_id == match_id))


def forget(connection: Connection, guest: str) -> None:
    """Take out all channels of somebody."""
    connection.execute(delete(channels).where(channels.c.guest == guest))
    connection.execute(delete(notices).where(notices.c.guest == guest))


def of_guest(connection: Connection, guest: str) -> list[ChannelRow]:
    """The channels of somebody, the first one first."""
    found = select(channels).where(channels.c.guest == guest).order_by(channels.c.created, channels.c.id)
    return [_channel(row) for row in connection.execute(found).mappings()]


def of_id(connection: Connection, channel_id: str) -> ChannelRow | None:
    """The channel of this id; None if it was deleted."""
    row = connection.execute(select(channels).where(channels.c.id == channel_id)).mappings().first()
    return None if row is None else _channel(row)


def awaited(connection: Connection) -> list[AwaitedRow]:
    """Where people who have channels are awaited."""
    found = (
        select(seats.c.guest, matches.c.id, matches.c.title, notices.c.sent, seats.c.seat, matches.c.waiting)
        .join(matches, matches.c.id == seats.c.match_id)
        .outerjoin(notices, and_(notices.c.guest == seats.c.guest, notices.c.match_id == matches.c.id))
        .where(matches.c.status == "playing", seats.c.guest.in_(select(channels.c.guest)))
        .order_by(matches.c.updated, matches.c.id)
    )
    return [
        AwaitedRow(guest, match_id, title, sent)
        for guest, match_id, title, sent, seat, waiting in connection.execute(found)
        if seat in msgspec.json.decode(waiting)
    ]


def questioned(connection: Connection) -> list[AwaitedRow]:
    """Where people who have channels are asked to go back: nothing but answers has come since the question."""
    since = events.alias()
    over = select(since.c.version).where(
        since.c.match_id == events.c.match_id, since.c.version > events.c.version, since.c.kind.in_(_ENDS_QUESTION)
    )
    found = (
        select(matches.c.id, matches.c.title, events.c.version, events.c.body, events.c.time)
        .join(events, events.c.match_id == matches.c.id)
        .where(matches.c.status == "playing", events.c.kind == "ask", ~over.exists())
        .order_by(matches.c.updated, matches.c.id)
    )
    return [row for one in connection.execute(found).all() for row in _asked(connection, *one)]


def _asked(
    connection: Connection, match_id: str, title: str, version: int, body: str, time: float
) -> Iterator[AwaitedRow]:
    """Those whose answer a question waits for; nobody, if somebody has said no."""
    later = select(events.c.body).where(
        events.c.match_id == match_id, events.c.version > version, events.c.kind == "answer"
    )
    answers = [msgspec.json.decode(answer) for answer in connection.scalars(later)]
    if not all(answer["agree"] for answer in answers):
        return
    ask, agreed = msgspec.json.decode(body), {answer["seat"] for answer in answers}
    found = (
        select(seats.c.seat, seats.c.guest, notices.c.sent)
        .outerjoin(notices, and_(notices.c.guest == seats.c.guest, notices.c.match_id == seats.c.match_id))
        .where(seats.c.match_id == match_id, seats.c.guest.in_(select(channels.c.guest)))
    )
    for seat, guest, sent in connection.execute(found):
        if seat in ask["asked"] and seat not in agreed:
            told = sent if sent is not None and sent >= time else None
            yield AwaitedRow(guest, match_id, title, told, f"{ask['seat']}.{ask['to']}")


def _channel(row: RowMapping) -> ChannelRow:
    return ChannelRow(**dict(row) | {"details": msgspec.json.decode(row["details"])})
