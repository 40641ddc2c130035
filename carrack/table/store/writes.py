"""What is written, as jobs for the writer: each takes the connection and all items queued for it one after another."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeVar

import msgspec
from sqlalchemy import Connection, bindparam, delete, func, insert, literal_column, select, text, update
from sqlalchemy.exc import IntegrityError

from carrack.table.store.database import reason
from carrack.table.store.errors import WriteConflict
from carrack.table.store.many import execute_many
from carrack.table.store.ratings import Verdict, rate
from carrack.table.store.rows import (
    ChatRow,
    EventRow,
    MatchRow,
    SeatRow,
    SnapshotRow,
    event_values,
    json_text,
    match_values,
    text_or_none,
)
from carrack.table.store.schema import chat, events, matches, seats, snapshots
from carrack.table.wire import Status

T = TypeVar("T")
R = TypeVar("R")


class NewMatch(NamedTuple):
    """A match to be stored, perhaps with its first event."""

    match: MatchRow
    seats: Sequence[SeatRow]
    event: EventRow | None


class Append(NamedTuple):
    """An event and how the match stands after it; `verdict` comes with the one that ends a match that counts."""

    event: EventRow
    status: Status
    waiting: Sequence[int]
    result: bytes | str | None
    snapshot: SnapshotRow | None
    clock: bytes | None = None
    verdict: Verdict | None = None


class SeatChange(NamedTuple):
    """Seats as they are after an event; `waiting` is None where it stays."""

    match_id: str
    seats: Sequence[SeatRow]
    event: EventRow
    status: Status
    waiting: Sequence[int] | None
    clock: bytes | None = None
    result: bytes | None = None
    verdict: Verdict | None = None
    opening: str | None = None
    """What was dealt, if the cards were dealt now."""


# The version is in the condition, so that one statement both checks and moves it.
NEXT = update(matches).where(
    matches.c.id == bindparam("match"),
    matches.c.version == bindparam("following", type_=matches.c.version.type) - literal_column("1"),
)
# What happens to a match after its end (a rematch, a name that is forgotten) does not move the end.
ENDED = func.coalesce(matches.c.ended, bindparam("over_now", type_=matches.c.ended.type))
ADVANCE = NEXT.values(
    version=bindparam("following"),
    status=bindparam("new_status"),
    waiting=bindparam("new_waiting"),
    result=bindparam("new_result"),
    clock=bindparam("new_clock"),
    updated=bindparam("now"),
    ended=ENDED,
)
RESEAT = NEXT.values(
    version=bindparam("following"),
    status=bindparam("new_status"),
    waiting=func.coalesce(bindparam("new_waiting", type_=matches.c.waiting.type), matches.c.waiting),
    clock=func.coalesce(bindparam("new_clock", type_=matches.c.clock.type), matches.c.clock),
    result=func.coalesce(bindparam("new_result", type_=matches.c.result.type), matches.c.result),
    opening=func.coalesce(bindparam("new_opening", type_=matches.c.opening.type), matches.c.opening),
    updated=bindparam("now"),
    ended=ENDED,
)
CHANGE_SEAT = (
    update(seats)
    .where(seats.c.match_id == bindparam("match"), seats.c.seat == bindparam("number"))
    .values(
        {name: bindparam(f"new_{name}") for name in ("kind", "guest", "name", "bot", "generation", "seen", "household")}
    )
)
LOOK = (
    update(seats)
    .where(seats.c.match_id == bindparam("match"), seats.c.seat == bindparam("number"))
    .values(seen=bindparam("at"))
)
ADD_EVENT = insert(events)
TOUCH = text("UPDATE alembic_version SET version_num = version_num")
NEWEST = select(func.max(snapshots.c.version)).where(snapshots.c.match_id == bindparam("match")).scalar_subquery()
FORGET_OLD_SNAPSHOTS = delete(snapshots).where(snapshots.c.match_id == bindparam("match"), snapshots.c.version < NEWEST)


def one_by_one(write: Callable[[Connection, T], R]) -> Callable[[Connection, Sequence[T]], Sequence[R]]:
    """A job that gains nothing from seeing several items at once."""

    def job(connection: Connection, items: Sequence[T]) -> Sequence[R]:
        return [write(connection, item) for item in items]

    return job


@one_by_one
def add_match(connection: Connection, new: NewMatch) -> None:
    """Store a match that nobody has stored yet."""
    match = new.match
    if new.event is not None:
        match = msgspec.structs.replace(match, version=new.event.version)
    try:
        connection.execute(insert(matches), match_values(match))
        if new.seats:
            connection.execute(insert(seats), [msgspec.structs.asdict(seat) for seat in new.seats])
        if new.event is not None:
            connection.execute(insert(events), event_values(new.event))
    except IntegrityError as error:
        raise WriteConflict(f"match {match.id} cannot be stored: {reason(error)}") from None


def append(connection: Connection, items: Sequence[Append]) -> Sequence[None]:
    """Store events, each the next one of its match."""
    moved = execute_many(
        connection,
        ADVANCE,
        [
            {
                "match": item.event.match_id,
                "following": item.event.version,
                "new_status": item.status,
                "new_waiting": json_text(tuple(item.waiting)),
                "new_result": text_or_none(item.result),
                "new_clock": text_or_none(item.clock),
                "now": item.event.time,
                "over_now": item.event.time if item.status == "over" else None,
            }
            for item in items
        ],
    )
    if moved != len(items):
        raise conflict(connection, items[0].event)
    execute_many(connection, ADD_EVENT, [event_values(item.event) for item in items])
    for item in items:
        if item.snapshot is not None:
            connection.execute(FORGET_OLD_SNAPSHOTS, {"match": item.snapshot.match_id})
            connection.execute(insert(snapshots), msgspec.structs.asdict(item.snapshot))
        if item.verdict is not None:
            rate(connection, item.event.match_id, item.verdict)
    return [None] * len(items)


@one_by_one
def change_seats(connection: Connection, change: SeatChange) -> None:
    """Store seats together with the event that changed them."""
    event = change.event
    moved = connection.execute(
        RESEAT,
        {
            "match": change.match_id,
            "following": event.version,
            "new_status": change.status,
            "new_waiting": None if change.waiting is None else json_text(tuple(change.waiting)),
            "new_clock": text_or_none(change.clock),
            "new_result": text_or_none(change.result),
            "new_opening": change.opening,
            "now": event.time,
            "over_now": event.time if change.status == "over" else None,
        },
    )
    if moved.rowcount != 1:
        raise conflict(connection, event)
    connection.execute(insert(events), event_values(event))
    for seat in change.seats:
        values = {f"new_{name}": value for name, value in msgspec.structs.asdict(seat).items()}
        changed = connection.execute(CHANGE_SEAT, values | {"match": change.match_id, "number": seat.seat})
        if changed.rowcount != 1:
            raise WriteConflict(f"match {change.match_id} has no seat {seat.seat}")
    if change.verdict is not None:
        rate(connection, change.match_id, change.verdict)


@one_by_one
def look(connection: Connection, seen: tuple[str, int, int]) -> None:
    """Store how far somebody has looked through a seat: match, seat, actions taken by then."""
    match, number, at = seen
    connection.execute(LOOK, {"match": match, "number": number, "at": at})


@one_by_one
def touch(connection: Connection, _: None) -> None:
    """Store what is stored already: which tables these are."""
    connection.execute(TOUCH)


@one_by_one
def say(connection: Connection, row: ChatRow) -> int:
    """Store what somebody said; its id."""
    values = msgspec.structs.asdict(row)
    del values["id"]
    return int(connection.execute(insert(chat).returning(chat.c.id), values).scalar_one())


def conflict(connection: Connection, event: EventRow) -> WriteConflict:
    """What stands in the way of an event; when several came together, they are tried again and each gets its own."""
    version = connection.scalar(select(matches.c.version).where(matches.c.id == event.match_id))
    if version is None:
        return WriteConflict(f"there is no match {event.match_id}")
    return WriteConflict(f"match {event.match_id} is at version {version}, so {event.version} cannot be stored")
