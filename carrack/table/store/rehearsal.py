"""A copy of a store with the tables of this Carrack, to try an upgrade on: the store itself is only read.

It may be in use meanwhile, and may have older tables than ours.
"""

from __future__ import annotations

import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from alembic import command
from sqlalchemy import URL, Connection, Engine, MetaData, insert, inspect, select

from carrack.table.store.backup import ROWS_AT_ONCE
from carrack.table.store.database import answering, connect, parse, reading, shown, writing
from carrack.table.store.errors import BadAddress, NewerDatabase
from carrack.table.store.migrate import ONE_AT_A_TIME, config, known, newest, revision
from carrack.table.store.store import Store


@contextmanager
def rehearsed(address: str) -> Iterator[Store]:
    """All that the store at this address holds, in a copy that is deleted afterwards."""
    url = parse(address)
    with tempfile.TemporaryDirectory(prefix="carrack-") as folder:
        copy = Path(folder) / "copy.sqlite"
        if url.get_backend_name() == "sqlite":
            _copy_file(Path(url.database or ""), copy)
        else:
            _copy_server(url, copy)
        store = Store(f"sqlite:///{copy}")
        try:
            yield store
        finally:
            store.close()


def _copy_file(file: Path, copy: Path) -> None:
    if not file.is_file():
        raise BadAddress(f"there is no store {file}")
    try:
        with (
            closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as source,
            closing(sqlite3.connect(copy)) as target,
        ):
            source.backup(target)
    except sqlite3.DatabaseError as error:
        raise BadAddress(f"{file} is no store of Carrack: {error}") from None
    engine = connect(URL.create("sqlite", database=str(copy)))
    try:
        with answering(engine.url), reading(engine).connect() as connection:
            _checked(connection, str(file))
    finally:
        engine.dispose()


def _copy_server(url: URL, copy: Path) -> None:
    """Row by row into the tables of the same age; the copy is brought up to date when it is opened."""
    source, target = connect(url), connect(URL.create("sqlite", database=str(copy)))
    try:
        with answering(url), reading(source).connect() as origin:
            found = _checked(origin, shown(url))
            _make_tables(target, found)
            with writing(target).begin() as connection:
                _copy_rows(origin, connection)
    finally:
        source.dispose()
        target.dispose()


def _checked(connection: Connection, name: str) -> str:
    """Which of our tables a store has."""
    found = revision(connection) if inspect(connection).get_table_names() else None
    if found is None:
        raise BadAddress(f"{name} is no store of Carrack")
    if found not in known():
        raise NewerDatabase(f"{name} was written by a newer Carrack (tables {found}, ours are {newest()})")
    return found


def _make_tables(engine: Engine, found: str) -> None:
    with ONE_AT_A_TIME, writing(engine).begin() as connection:
        command.upgrade(config(connection), found)


def _copy_rows(origin: Connection, copy: Connection) -> None:
    tables = MetaData()
    tables.reflect(copy)
    for table in tables.sorted_tables:
        if table.name == "alembic_version":
            continue
        rows = origin.execution_options(yield_per=ROWS_AT_ONCE).execute(select(table))
        for part in rows.mappings().partitions():
            copy.execute(insert(table), [dict(row) for row in part])
