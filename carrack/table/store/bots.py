"""Bots that people have registered, as they are stored. Jobs for the writer, as in writes.py, and what is read."""

from __future__ import annotations

from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from carrack.table import remote_ids
from carrack.table.store.rows import BotRow
from carrack.table.store.schema import bots, seats
from carrack.table.store.writes import one_by_one


class NewBot(NamedTuple):
    """A bot to be stored, unless its owner has `most` already."""

    row: BotRow
    most: int


@one_by_one
def add(connection: Connection, new: NewBot) -> bool:
    """Store a bot; False if its owner has too many."""
    have = connection.scalar(select(func.count()).select_from(bots).where(bots.c.guest == new.row.guest)) or 0
    if have >= new.most:
        return False
    connection.execute(insert(bots), msgspec.structs.asdict(new.row))
    return True


@one_by_one
def renew(connection: Connection, row: BotRow) -> None:
    """Another token for a bot."""
    connection.execute(update(bots).where(bots.c.id == row.id).values(token=row.token))


@one_by_one
def remove(connection: Connection, bot_id: str) -> None:
    """Forget a bot; its seats keep its name."""
    connection.execute(delete(bots).where(bots.c.id == bot_id))


def forget(connection: Connection, guest: str) -> list[str]:
    """Take out all bots of somebody, and what they were called; the ids of the matches where they sat."""
    sat = seats.c.bot.in_([remote_ids.named(row.id) for row in of_guest(connection, guest)])
    touched = list(connection.scalars(select(seats.c.match_id).where(sat).distinct()))
    connection.execute(update(seats).where(sat).values(name=""))
    connection.execute(delete(bots).where(bots.c.guest == guest))
    return touched


def of_guest(connection: Connection, guest: str) -> list[BotRow]:
    """The bots of somebody, the first one first."""
    found = connection.execute(select(bots).where(bots.c.guest == guest).order_by(bots.c.created, bots.c.id))
    return [BotRow(**row) for row in found.mappings()]


def of_id(connection: Connection, bot_id: str) -> BotRow | None:
    """The bot of this id; None if it was deleted."""
    row = connection.execute(select(bots).where(bots.c.id == bot_id)).mappings().first()
    return None if row is None else BotRow(**row)


def of_token(connection: Connection, token: str) -> BotRow | None:
    """Whose token this is, as it is stored."""
    row = connection.execute(select(bots).where(bots.c.token == token)).mappings().first()
    return None if row is None else BotRow(**row)
