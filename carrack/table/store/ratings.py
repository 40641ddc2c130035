"""Ratings as they are stored, and what each match changed. Parts of jobs for the writer, as in writes.py, and reads."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, insert, select, update

from carrack.insight.ratings import NEW, Rating, rated
from carrack.table.store.schema import matches, profiles, rating_changes, ratings, seats


class Player(msgspec.Struct, frozen=True):
    """Who sat at a rated match: a person, or a bot (or somebody forgotten) with a rating that never moves."""

    place: int
    guest: str | None = None
    rating: Rating = NEW


class Verdict(msgspec.Struct, frozen=True):
    """A match that is over and counts: its title and who came where."""

    title: str
    players: Sequence[Player]


class RatingRow(NamedTuple):
    """A guest's rating at a title, and after how many matches."""

    title: str
    rating: Rating
    games: int


class ChangeRow(NamedTuple):
    """What a match did to somebody's rating."""

    match_id: str
    title: str
    before: Rating
    after: Rating


def rate(connection: Connection, match_id: str, verdict: Verdict) -> None:
    """Move the ratings of those who want one, once: in the transaction in which the match ends.

    Who has been forgotten in the meantime sits here no longer.
    """
    if connection.scalar(select(rating_changes.c.match_id).where(rating_changes.c.match_id == match_id).limit(1)):
        return
    guests = list(
        connection.scalars(select(seats.c.guest).where(seats.c.match_id == match_id, seats.c.guest.is_not(None)))
    )
    unrated = set(connection.scalars(select(profiles.c.guest).where(profiles.c.guest.in_(guests), profiles.c.unrated)))
    known = _known(connection, guests, verdict.title)
    before = [known[player.guest].rating if player.guest in known else player.rating for player in verdict.players]
    after = rated(before, [player.place for player in verdict.players])
    for player, old, new in zip(verdict.players, before, after, strict=True):
        if player.guest and player.guest in guests and player.guest not in unrated:
            games = 1 + (known[player.guest].games if player.guest in known else 0)
            _keep(connection, player.guest, RatingRow(verdict.title, new, games))
            values = {"mu_before": old.mu, "sigma_before": old.sigma, "mu": new.mu, "sigma": new.sigma, "games": games}
            connection.execute(insert(rating_changes), values | {"match_id": match_id, "guest": player.guest})


def forget(connection: Connection, guest: str) -> None:
    """Delete the ratings of somebody, and their curve."""
    connection.execute(delete(ratings).where(ratings.c.guest == guest))
    connection.execute(delete(rating_changes).where(rating_changes.c.guest == guest))


def of_guest(connection: Connection, guest: str) -> list[RatingRow]:
    """Somebody's ratings, by title."""
    found = select(ratings).where(ratings.c.guest == guest).order_by(ratings.c.title)
    return [RatingRow(row.title, Rating(row.mu, row.sigma), row.games) for row in connection.execute(found).all()]


def changes_of(connection: Connection, guest: str, title: str, limit: int) -> list[ChangeRow]:
    """The last changes of somebody's rating at a title, in the order of time."""
    which = (rating_changes.c.guest == guest) & (matches.c.title == title)
    return _changes(connection, which, limit)[::-1]


def changes(connection: Connection, guest: str, match_ids: Sequence[str]) -> dict[str, ChangeRow]:
    """What these matches did to somebody's rating."""
    which = (rating_changes.c.guest == guest) & rating_changes.c.match_id.in_(match_ids)
    return {row.match_id: row for row in _changes(connection, which, len(match_ids))}


def _known(connection: Connection, guests: Sequence[str], title: str) -> dict[str, RatingRow]:
    found = select(ratings).where(ratings.c.guest.in_(guests), ratings.c.title == title)
    return {
        row.guest: RatingRow(title, Rating(row.mu, row.sigma), row.games) for row in connection.execute(found).all()
    }


def _keep(connection: Connection, guest: str, row: RatingRow) -> None:
    values = {"mu": row.rating.mu, "sigma": row.rating.sigma, "games": row.games}
    theirs = (ratings.c.guest == guest) & (ratings.c.title == row.title)
    if not connection.execute(update(ratings).where(theirs).values(values)).rowcount:
        connection.execute(insert(ratings), values | {"guest": guest, "title": row.title})


def _changes(connection: Connection, which: ColumnElement[bool], limit: int) -> list[ChangeRow]:
    """The latest first."""
    changed = rating_changes.c
    found = (
        select(changed.match_id, matches.c.title, changed.mu_before, changed.sigma_before, changed.mu, changed.sigma)
        .join(matches, matches.c.id == changed.match_id)
        .where(which)
        .order_by(changed.games.desc())
        .limit(limit)
    )
    return [
        ChangeRow(row.match_id, row.title, Rating(row.mu_before, row.sigma_before), Rating(row.mu, row.sigma))
        for row in connection.execute(found).all()
    ]
