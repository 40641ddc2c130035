"""Keepsakes of matches that are over, and matches that go on with other rules. Jobs for the writer, and reads."""

from __future__ import annotations

from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, delete, insert, select

from carrack.table.store.rows import EventRow, KeepsakeRow, event_values, json_text
from carrack.table.store.schema import events, keepsakes, matches, snapshots
from carrack.table.store.writes import NEXT, conflict, one_by_one


class CarryOver(NamedTuple):
    """The event that lets a match go on with other rules or components, and what its row says from then on."""

    event: EventRow
    rules: int
    fingerprint: str
    options: dict[str, str | int | bool]
    waiting: tuple[int, ...]
    opening: str


class Unkept(NamedTuple):
    """A match that is over and has no keepsake yet."""

    match_id: str
    title: str
    rules: int
    fingerprint: str


@one_by_one
def keep(connection: Connection, row: KeepsakeRow) -> None:
    """Store a keepsake, unless there is one or the match was deleted meanwhile."""
    known = connection.scalar(select(matches.c.id).where(matches.c.id == row.match_id))
    there = connection.scalar(select(keepsakes.c.match_id).where(keepsakes.c.match_id == row.match_id))
    if known is not None and there is None:
        connection.execute(insert(keepsakes), msgspec.structs.asdict(row))


@one_by_one
def carry_over(connection: Connection, carried: CarryOver) -> None:
    """Let a match go on; its snapshots were made by other rules."""
    event = carried.event
    new = {
        "version": event.version,
        "rules": carried.rules,
        "fingerprint": carried.fingerprint,
        "options": json_text(carried.options),
        "waiting": json_text(carried.waiting),
        "opening": carried.opening,
    }
    moved = connection.execute(NEXT.values(new), {"match": event.match_id, "following": event.version})
    if moved.rowcount != 1:
        raise conflict(connection, event)
    connection.execute(insert(events), event_values(event))
    connection.execute(delete(snapshots).where(snapshots.c.match_id == event.match_id))


def of_match(connection: Connection, match_id: str) -> KeepsakeRow | None:
    """The keepsake of a match."""
    row = connection.execute(select(keepsakes).where(keepsakes.c.match_id == match_id)).mappings().first()
    return None if row is None else KeepsakeRow(**row)


def missing(connection: Connection) -> list[Unkept]:
    """The matches that are over and have none, the last to end first."""
    found = (
        select(matches.c.id, matches.c.title, matches.c.rules, matches.c.fingerprint)
        .where(matches.c.status == "over", matches.c.id.not_in(select(keepsakes.c.match_id)))
        .order_by(matches.c.updated.desc())
    )
    return [Unkept(*row) for row in connection.execute(found)]


def all_matches(connection: Connection) -> list[str]:
    """The ids of all matches, in the order in which they began."""
    return list(connection.scalars(select(matches.c.id).order_by(matches.c.created, matches.c.id)))
