"""Which database an address means, and connections to it: durable on commit, and readers that wait for nobody."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from carrack.table.store.errors import BadAddress, Unreachable

FORMS = "the address of the store is sqlite:///FILE or postgresql://USER:PASSWORD@HOST/DATABASE"
PATIENCE_SECONDS = 30
RETRY_SECONDS = 0.01
CONNECT_SECONDS = 10

PRAGMAS = (
    f"busy_timeout = {PATIENCE_SECONDS * 1000}",
    "journal_mode = WAL",  # readers and the writer do not block each other
    "synchronous = FULL",  # a commit survives a loss of power, not just the end of the process
    "fullfsync = ON",  # on macOS nothing less reaches the disk
    "foreign_keys = ON",
)


def parse(address: str) -> URL:
    """The address, with the driver that we use."""
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        raise BadAddress(FORMS) from None
    if url.drivername == "sqlite":
        if not url.database or url.database == ":memory:":
            raise BadAddress(f"{FORMS}; the store cannot be in memory")
        return url
    if url.drivername not in ("postgresql", "postgresql+psycopg"):
        raise BadAddress(f"{FORMS}, not {url.drivername}")
    if "@" in (url.host or ""):  # else a part of the password would be taken, and shown, as the host
        raise BadAddress(f"{FORMS}; in a password @ is written %40")
    if find_spec("psycopg") is None:
        raise BadAddress("PostgreSQL needs its driver: pip install 'psycopg[binary]'")
    return url.set(drivername="postgresql+psycopg")


def shown(url: URL) -> str:
    """The address as it may be printed."""
    return str(URL.create(url.get_backend_name(), host=url.host, port=url.port, database=url.database))


def connect(url: URL) -> Engine:
    """Connections to this database; nothing is opened yet. Errors show no parameters, which may be secret cards."""
    if url.get_backend_name() == "sqlite":
        # With no isolation level the driver begins no transactions of its own accord; we do.
        engine = create_engine(url, connect_args={"isolation_level": None}, hide_parameters=True)
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
        return engine
    timeout = {} if "connect_timeout" in url.query else {"connect_timeout": CONNECT_SECONDS}
    return create_engine(url, connect_args=timeout, pool_pre_ping=True, hide_parameters=True)


def writing(engine: Engine) -> Engine:
    """The same database for those who write."""
    return engine.execution_options(carrack_writes=True)


def reading(engine: Engine) -> Engine:
    """The same database for those who read: all of one transaction shows one moment."""
    if engine.dialect.name == "sqlite":
        return engine
    return engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)


@contextmanager
def answering(url: URL) -> Iterator[None]:
    """Whatever the database refuses in here is told in one sentence."""
    try:
        yield
    except DBAPIError as error:
        raise unreachable(url, error) from None


def unreachable(url: URL, error: DBAPIError) -> Unreachable:
    """What to tell the caller."""
    return Unreachable(f"the store {shown(url)} cannot be used: {reason(error)}")


def reason(error: DBAPIError) -> str:
    """What the database itself says, in one line."""
    return " ".join(str(error.orig).split())


def _prepare_sqlite(connection: sqlite3.Connection, record: object) -> None:
    for pragma in PRAGMAS:
        _execute_patiently(connection, f"PRAGMA {pragma}")


def _execute_patiently(connection: sqlite3.Connection, statement: str) -> None:
    end = time.monotonic() + PATIENCE_SECONDS
    while True:
        try:
            connection.execute(statement).close()
            return
        except sqlite3.OperationalError as error:
            # Of two that turn to WAL at once, SQLite sends one away without the patience it was told to have.
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > end:
                raise
            time.sleep(RETRY_SECONDS)


def _begin_sqlite(connection: Connection) -> None:
    # A writer that first reads and then finds somebody else writing cannot wait, so it takes the lock at once.
    writes = connection.get_execution_options().get("carrack_writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
