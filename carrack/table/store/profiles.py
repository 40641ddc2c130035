"""What people like, as it is stored. Jobs for the writer, as in writes.py, and what is read."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, RowMapping, delete, insert, select

from carrack.table.store.rows import Hook, Profile, json_text
from carrack.table.store.schema import profiles
from carrack.table.store.writes import one_by_one


@one_by_one
def save(connection: Connection, profile: Profile) -> None:
    """Store a profile, new or known."""
    connection.execute(delete(profiles).where(profiles.c.guest == profile.guest))
    values = {
        "guest": profile.guest,
        "settings": profile.settings.decode(),
        "hook": json_text(profile.hook) if profile.hook else None,
        "phrase": profile.phrase,
    }
    connection.execute(insert(profiles), values)


def of_guest(connection: Connection, guest: str) -> Profile:
    """What somebody likes; the usual if they have never said."""
    row = connection.execute(select(profiles).where(profiles.c.guest == guest)).mappings().first()
    return Profile(guest=guest) if row is None else _profile(row)


def guest_of(connection: Connection, phrase: str) -> str | None:
    """Whose phrase this is."""
    return connection.scalar(select(profiles.c.guest).where(profiles.c.phrase == phrase))


def _profile(row: RowMapping) -> Profile:
    hook = msgspec.json.decode(row["hook"], type=Hook) if row["hook"] else None
    return Profile(guest=row["guest"], settings=row["settings"].encode(), hook=hook, phrase=row["phrase"])
