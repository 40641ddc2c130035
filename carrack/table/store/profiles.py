"""What people like, as it is stored. Jobs for the writer, as in writes.py, and what is read."""

from __future__ import annotations

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


def of_guest(connection: Connection, guest: str) -> Profile:
    """What somebody likes; the usual if they have never said."""
    row = connection.execute(select(profiles).where(profiles.c.guest == guest)).mappings().first()
    return Profile(guest=guest) if row is None else _profile(row)


def guest_of(connection: Connection, phrase: str) -> str | None:
    """Whose phrase this is."""
    return connection.scalar(select(profiles.c.guest).where(profiles.c.phrase == phrase))


def _keep(connection: Connection, guest: str, values: dict[str, Any]) -> None:
    if not connection.execute(update(profiles).where(profiles.c.guest == guest).values(values)).rowcount:
        connection.execute(insert(profiles), {"settings": "{}"} | values | {"guest": guest})


def _profile(row: RowMapping) -> Profile:
    return Profile(
        guest=row["guest"],
        settings=row["settings"].encode(),
        phrase=row["phrase"],
        unrated=row["unrated"],
    )
