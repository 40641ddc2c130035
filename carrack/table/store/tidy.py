"""Deleting what nobody needs any more: matches that were left alone, and people who never came back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, Select, Table, and_, delete, func, or_, select

from carrack.table.store import guests as people
from carrack.table.store.beside import Beside
from carrack.table.store.schema import chat, events, guests, matches, metadata, reviews, seats

AT_ONCE = 50
"""Matches in one transaction: a server that plays beside us waits for no more than that."""
_OF_A_MATCH = [table for table in reversed(metadata.sorted_tables) if "match_id" in table.c]
"""Tables whose rows go with their match."""


class Ages(NamedTuple):
    """The times before which things are old; None keeps them for ever."""

    unfinished: float | None
    finished: float | None
    people: float | None


class TidyCounts(NamedTuple):
    """How much of each kind is old."""

    unfinished: int
    finished: int
    people: int
    actions: int
    remarks: int
    reviews: int

    def __bool__(self) -> bool:
        return bool(self.unfinished or self.finished or self.people)


def count(store: Beside, ages: Ages) -> TidyCounts:
    """What `tidy` would delete."""
    old = select(matches.c.id).where(_old(ages))
    with store.read() as connection:
        return TidyCounts(
            _number(connection, matches, _unfinished(ages)),
            _number(connection, matches, _finished(ages)),
            len(connection.scalars(_gone(ages)).all()),
            _number(connection, events, events.c.match_id.in_(old)),
            _number(connection, chat, chat.c.match_id.in_(old)),
            _number(connection, reviews, reviews.c.match_id.in_(old)),
        )


def tidy(store: Beside, ages: Ages) -> Iterator[Sequence[str]]:
    """Delete it, some at a time: the ids of the matches that have just gone."""
    while True:
        with store.write() as connection:
            gone = list(connection.scalars(select(matches.c.id).where(_old(ages)).limit(AT_ONCE)))
            for table in _OF_A_MATCH:
                connection.execute(delete(table).where(table.c.match_id.in_(gone)))
            connection.execute(delete(matches).where(matches.c.id.in_(gone)))
        if not gone:
            break
        yield gone
    while True:
        with store.write() as connection:
            strangers = list(connection.scalars(_gone(ages).limit(AT_ONCE)))
            for guest in strangers:
                people.forget(connection, [guest])
        if not strangers:
            return
        yield ()


def _old(ages: Ages) -> ColumnElement[bool]:
    return or_(_unfinished(ages), _finished(ages))


def _unfinished(ages: Ages) -> ColumnElement[bool]:
    """Nothing has happened there for long."""
    return and_(matches.c.status != "over", matches.c.updated < (ages.unfinished or 0.0))


def _finished(ages: Ages) -> ColumnElement[bool]:
    ended = func.coalesce(matches.c.ended, matches.c.updated)
    return and_(matches.c.status == "over", ended < (ages.finished or 0.0))


def _gone(ages: Ages) -> Select[str]:
    """People who did not come for long and who sit at no table that stays."""
    old = select(matches.c.id).where(_old(ages))
    staying = select(seats.c.guest).where(seats.c.guest.is_not(None), seats.c.match_id.not_in(old))
    hosting = select(matches.c.host).where(matches.c.host.is_not(None), ~_old(ages))
    latest: ColumnElement[float] = func.coalesce(guests.c.seen, guests.c.created)
    return select(guests.c.id).where(
        latest < (ages.people or 0.0), guests.c.id.not_in(staying), guests.c.id.not_in(hosting)
    )


def _number(connection: Connection, table: Table, which: ColumnElement[bool]) -> int:
    return connection.scalar(select(func.count()).select_from(table).where(which)) or 0
