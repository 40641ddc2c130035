"""The store as `carrack admin` uses it beside a running server: it reads, and it writes down orders."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import Connection, Engine, case, func, insert, select

from carrack.table.store.database import answering, connect, parse, reading, shown, writing
from carrack.table.store.errors import StoreError
from carrack.table.store.house import BanRow, OrderKind, OrderRow, ReportRow, read_orders
from carrack.table.store.migrate import newest, revision
from carrack.table.store.rows import json_text
from carrack.table.store.schema import bans, chat, guests, matches, orders, reports, seats

SHORT = 10
"""So many characters of an id are shown; as many as tell it from all others are taken."""


class NotThere(StoreError):
    """There is no such store, match, person or remark, or several."""


class MatchLine(NamedTuple):
    """A match in a list."""

    id: str
    title: str
    status: str
    names: str
    updated: float
    listed: bool


class PersonLine(NamedTuple):
    """A person in a list."""

    id: str
    name: str
    created: float
    seen: float | None
    tables: int
    running: int


class RemarkLine(NamedTuple):
    """A remark in a list."""

    id: int
    match_id: str
    guest: str | None
    name: str
    text: str
    time: float
    hidden: bool


class Beside:
    """A store that a server may be using at this moment."""

    def __init__(self, address: str) -> None:
        self._url = parse(address)
        if self._url.get_backend_name() == "sqlite" and not Path(self._url.database or "").is_file():
            raise NotThere(f"there is no store {shown(self._url)}")
        self._engine: Engine = connect(self._url)
        try:
            with self.read() as connection:
                found = revision(connection)
        except StoreError:
            self.close()
            raise
        if found != newest():
            self.close()
            raise NotThere(
                f"the store has tables {found}, ours are {newest()}; start the server of this version once, or use the "
                "command of the version that serves it"
            )

    def close(self) -> None:
        """Let go of it."""
        self._engine.dispose()

    @contextmanager
    def read(self) -> Iterator[Connection]:
        """Everything of one moment."""
        with answering(self._url), reading(self._engine).connect() as connection:
            yield connection

    @contextmanager
    def write(self) -> Iterator[Connection]:
        """All or nothing."""
        with answering(self._url), writing(self._engine).begin() as connection:
            yield connection

    # ---- orders --------------------------------------------------------------------------------------

    def order(self, kind: OrderKind, body: dict[str, Any], by: str, why: str = "") -> int:
        """Write down what is to be done; its number."""
        values = {"kind": kind, "body": json_text(body), "by": by, "why": why, "asked": time.time(), "outcome": ""}
        with self.write() as connection:
            return int(connection.execute(insert(orders).returning(orders.c.id), values).scalar_one())

    def outcome(self, order: int, patience: float) -> str | None:
        """What came of it: "" if it was done; None if nobody has looked at it for so many seconds."""
        end = time.monotonic() + patience
        while True:
            with self.read() as connection:
                found = select(orders.c.outcome).where(orders.c.id == order, orders.c.done.is_not(None))
                outcome: str | None = connection.scalar(found)
            if outcome is not None or time.monotonic() > end:
                return outcome
            time.sleep(0.1)

    def orders(self, limit: int) -> list[OrderRow]:
        """The last orders, the latest last."""
        with self.read() as connection:
            return read_orders(connection, limit=limit)

    # ---- lists ---------------------------------------------------------------------------------------

    def matches(self, limit: int, person: str = "") -> list[MatchLine]:
        """Matches, the latest first; of one person, if one is named."""
        found = select(matches).order_by(matches.c.updated.desc()).limit(limit)
        if person:
            theirs = matches.c.id.in_(select(seats.c.match_id).where(seats.c.guest == person))
            found = found.where(theirs | (matches.c.host == person))
        with self.read() as connection:
            rows = connection.execute(found).all()
            around = select(seats).where(seats.c.match_id.in_([row.id for row in rows]))
            sitting = connection.execute(around.order_by(seats.c.match_id, seats.c.seat)).all()
        names: dict[str, list[str]] = {}
        for seat in sitting:
            who = f" ({seat.guest[:SHORT]})" if seat.guest else ""
            names.setdefault(seat.match_id, []).append(f"{seat.name or seat.bot or '–'}{who}")
        return [
            MatchLine(row.id, row.title, row.status, ", ".join(names.get(row.id, ())), row.updated, row.listed)
            for row in rows
        ]

    def people(self, limit: int, named: str = "") -> list[PersonLine]:
        """People, those who came last first; those with this in their names, if it is said."""
        running = func.sum(case((matches.c.status.in_(("gathering", "playing")), 1), else_=0))
        sat = (
            select(seats.c.guest, func.count().label("tables"), running.label("running"))
            .join(matches, matches.c.id == seats.c.match_id)
            .where(seats.c.guest.is_not(None))
            .group_by(seats.c.guest)
            .subquery()
        )
        latest = func.coalesce(guests.c.seen, guests.c.created).desc()
        found = select(guests, sat.c.tables, sat.c.running).outerjoin(sat, sat.c.guest == guests.c.id).order_by(latest)
        if named:
            found = found.where(guests.c.name.icontains(named, autoescape=True))
        with self.read() as connection:
            return [
                PersonLine(row.id, row.name, row.created, row.seen, row.tables or 0, int(row.running or 0))
                for row in connection.execute(found.limit(limit))
            ]

    def remarks(self, match_id: str, limit: int) -> list[RemarkLine]:
        """What was said at a table, the latest last."""
        columns = [chat.c[name] for name in RemarkLine._fields]
        found = select(*columns).where(chat.c.match_id == match_id).order_by(chat.c.id.desc()).limit(limit)
        with self.read() as connection:
            return [RemarkLine(*row) for row in connection.execute(found)][::-1]

    def reports(self, limit: int, everything: bool) -> list[ReportRow]:
        """What was complained of and not settled, the latest last; or all of it."""
        found = select(reports).order_by(reports.c.id.desc()).limit(limit)
        if not everything:
            found = found.where(reports.c.settled.is_(None))
        with self.read() as connection:
            return [ReportRow(**row) for row in connection.execute(found).mappings()][::-1]

    def bans(self) -> list[BanRow]:
        """Who may not come in."""
        with self.read() as connection:
            return [BanRow(**row) for row in connection.execute(select(bans).order_by(bans.c.since)).mappings()]

    # ---- finding -------------------------------------------------------------------------------------

    def find_match(self, beginning: str) -> str:
        """The match whose id begins so."""
        found = select(matches.c.id).where(matches.c.id.startswith(beginning, autoescape=True)).limit(2)
        with self.read() as connection:
            return _only(list(connection.scalars(found)), "match", beginning)

    def find_person(self, beginning: str) -> str:
        """The person whose id begins so, whether they have a name or just a seat."""
        known = select(guests.c.id).where(guests.c.id.startswith(beginning, autoescape=True))
        seated = select(seats.c.guest).where(seats.c.guest.startswith(beginning, autoescape=True))
        said = select(chat.c.guest).where(chat.c.guest.startswith(beginning, autoescape=True))
        with self.read() as connection:
            return _only(list(connection.scalars(known.union(seated, said).limit(2))), "person", beginning)


def _only(found: list[str], what: str, beginning: str) -> str:
    if not found or not beginning:
        raise NotThere(f"there is no {what} whose id begins with {beginning!r}")
    if len(found) > 1:
        raise NotThere(f"several ids begin with {beginning!r}; say more of it")
    return found[0]
