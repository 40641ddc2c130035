"""What people like, as it is stored. Jobs for the writer, as in writes.py, and what is read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, RowMapping, insert, select, update

from carrack.table.store import ratings
from carrack.table.store.rows import Profile
from carrack.table.store.schema import profiles
from carrack.table.store.writes import one_by_one


@one_by_one
def save(connection: Connection, profile: Profile) -> None:
    """Store a profile, new or known; whether they want a rating is said apart."""
    values = {
        "settings": profile.settings.decode(),
        "phrase": profile.phrase,
    }
    _keep(connection, profile.guest, values)


@one_by_one
def want_rating(connection: Connection, wish: tuple[str, bool]) -> None:
    """Somebody wants a rating from now on, or none: then what they had is deleted."""
    guest, wanted = wish
    _keep(connection, guest, {"unrated": not wanted})
    if not wanted:
        ratings.forget(connection, guest)


@one_by_one
def next_generation(connection: Connection, guest: str) -> int:
    """Cookies of somebody that were given out so far are worthless; the number of those to come."""
    _keep(connection, guest, {})
    mine = profiles.c.guest == guest
    connection.execute(update(profiles).where(mine).values(generation=profiles.c.generation + 1))
    return int(connection.execute(select(profiles.c.generation).where(mine)).scalar_one())


def generations(connection: Connection) -> dict[str, int]:
    """Whose cookies are no longer those of the beginning, and which they are now."""
    found = select(profiles.c.guest, profiles.c.generation).where(profiles.c.generation > 0)
    return dict(connection.execute(found).all())


def of_guest(connection: Connection, guest: str) -> Profile:
    """What somebody likes; the usual if they have never said."""
    row = connection.execute(select(profiles).where(profiles.c.guest == guest)).mappings().first()
    return Profile(guest=guest) if row is None else _profile(row)


def guest_of(connection: Connection, phrases: Sequence[str]) -> str | None:
    """Whose phrase one of these is."""
    return connection.scalar(select(profiles.c.guest).where(profiles.c.phrase.in_(phrases)))


def _keep(connection: Connection, guest: str, values: dict[str, Any]) -> None:
    changed = update(profiles).where(profiles.c.guest == guest).values(values or {"guest": guest})
    if not connection.execute(changed).rowcount:
        connection.execute(insert(profiles), {"settings": "{}"} | values | {"guest": guest})


def _profile(row: RowMapping) -> Profile:
    return Profile(
        guest=row["guest"],
        settings=row["settings"].encode(),
        phrase=row["phrase"],
        unrated=row["unrated"],
    )
