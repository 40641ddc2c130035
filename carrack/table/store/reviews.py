"""Reviews as they are stored, from the moment they are asked for. Jobs for the writer, as in writes.py, and reads."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select, update

from carrack.table.store.rows import ReviewRow, bytes_or_none, text_or_none
from carrack.table.store.schema import reviews
from carrack.table.store.writes import one_by_one


@one_by_one
def ask(connection: Connection, wish: tuple[str, float]) -> None:
    """Note that a review is wanted; one that is there stays until the new one is."""
    match_id, now = wish
    wanted = update(reviews).where(reviews.c.match_id == match_id).values(asked=now, wanted=True)
    if not connection.execute(wanted).rowcount:
        row = {"match_id": match_id, "asked": now, "wanted": True, "version": 0, "bot": "", "body": None}
        connection.execute(insert(reviews), row)


@one_by_one
def keep(connection: Connection, row: ReviewRow) -> None:
    """Store a review that has been made. Who has deleted the match meanwhile wants none."""
    made = {"wanted": False, "version": row.version, "bot": row.bot, "body": text_or_none(row.body)}
    connection.execute(update(reviews).where(reviews.c.match_id == row.match_id).values(made))


@one_by_one
def give_up(connection: Connection, match_id: str) -> None:
    """It cannot be made: nobody is to try again by himself."""
    connection.execute(update(reviews).where(reviews.c.match_id == match_id).values(wanted=False))
    connection.execute(delete(reviews).where(reviews.c.match_id == match_id, reviews.c.body.is_(None)))


def of_match(connection: Connection, match_id: str) -> ReviewRow | None:
    """The review of a match, or that one is wanted."""
    row = connection.execute(select(reviews).where(reviews.c.match_id == match_id)).mappings().first()
    return None if row is None else ReviewRow(**dict(row) | {"body": bytes_or_none(row["body"])})


def wanted(connection: Connection) -> list[str]:
    """The matches whose review is still to be made, in the order of asking."""
    found = select(reviews.c.match_id).where(reviews.c.wanted).order_by(reviews.c.asked, reviews.c.match_id)
    return list(connection.scalars(found))
