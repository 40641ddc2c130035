"""Puts a backup back: into a file of SQLite or into PostgreSQL, whichever it was made from. All or nothing.

It is read, checked and brought up to date as a copy; the backup itself is never touched.
"""

from __future__ import annotations

import secrets
import sqlite3
import tempfile
import time
from contextlib import closing
from pathlib import Path

from sqlalchemy import URL, Connection, Engine, delete, func, inspect, select
from sqlalchemy.exc import DBAPIError

from carrack.table.store.backup import copy_rows
from carrack.table.store.database import connect, parse, reading, reason, shown, writing
from carrack.table.store.errors import BackupRefused
from carrack.table.store.files import make_private
from carrack.table.store.lock import StoreLock
from carrack.table.store.migrate import bring_up_to_date, known, newest, revision
from carrack.table.store.schema import events, guests, matches, metadata, seats

_ALWAYS = {table.name for table in (guests, matches, seats, events)}
"""Tables that every Carrack has had."""
_PATIENCE_SECONDS = 2


def restore(file: str | Path, address: str, *, replace: bool = False) -> Path | None:
    """Make what is in the backup all that the store at this address holds.

    A store that holds matches is replaced only if asked for. A SQLite file that was there is kept: under which name.
    """
    url = parse(address)
    file = Path(file)
    if not file.is_file():
        raise BackupRefused(f"there is no backup {file}")
    _check_target(url, replace)
    try:
        if url.get_backend_name() == "sqlite":
            return _into_file(file, Path(url.database or ""))
        _into_server(file, url)
    except DBAPIError as error:
        raise BackupRefused(f"{file} could not be restored to {shown(url)}: {reason(error)}") from None
    return None


# ---- the backup ----------------------------------------------------------------------------------------


def _copy_of(file: Path, copy: Path) -> None:
    """A copy that is whole, ours, and has the tables of this Carrack."""
    # What nobody writes can be read in a folder that is closed to us; with a log beside it somebody may be writing.
    mode = "mode=ro" if file.with_name(f"{file.name}-wal").exists() else "immutable=1"
    try:
        with (
            closing(sqlite3.connect(f"{file.resolve().as_uri()}?{mode}", uri=True)) as source,
            closing(sqlite3.connect(copy)) as target,
        ):
            source.backup(target)
            whole = target.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    except sqlite3.OperationalError as error:
        raise BackupRefused(f"{file} cannot be copied: {error}") from None
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_NOTADB:
            raise _not_ours(file) from None
        whole = False
    if not whole:
        raise BackupRefused(f"{file} is damaged")
    engine = _opened(copy)
    try:
        with reading(engine).connect() as connection:
            found = revision(connection) if set(inspect(connection).get_table_names()) >= _ALWAYS else None
        if found is None:
            raise _not_ours(file)
        if found not in known():
            raise BackupRefused(
                f"{file} was made by a newer Carrack (tables {found}, ours are {newest()}); update Carrack"
            )
        bring_up_to_date(writing(engine))
    finally:
        engine.dispose()


def _not_ours(file: Path) -> BackupRefused:
    return BackupRefused(f"{file} is no backup of Carrack")


# ---- where it goes -------------------------------------------------------------------------------------


def _check_target(url: URL, replace: bool) -> None:
    if url.get_backend_name() == "sqlite":
        path = Path(url.database or "")
        if not path.parent.is_dir():
            raise BackupRefused(f"there is no folder {path.parent}")
        if not path.exists():
            return
    engine = connect(url)
    try:
        with reading(engine).connect() as connection:
            tables = inspect(connection).get_table_names()
            ours = revision(connection) is not None
            held = connection.scalar(select(func.count()).select_from(matches)) if ours else 0
    except DBAPIError as error:
        raise BackupRefused(f"the store {shown(url)} cannot be used: {reason(error)}") from None
    finally:
        engine.dispose()
    if tables and not ours and url.get_backend_name() == "sqlite":
        raise BackupRefused(f"{shown(url)} is no store of Carrack")
    if held and not replace:
        raise BackupRefused(f"{shown(url)} holds matches already ({held}); --replace puts the backup in their place")


def _into_file(file: Path, path: Path) -> Path | None:
    part = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    try:
        make_private(part)
        _copy_of(file, part)
        kept = _set_aside(path) if path.exists() else None
        try:
            part.rename(path)
        except OSError:
            if kept is not None:
                kept.rename(path)
            raise
        return kept
    finally:
        for ending in ("", "-wal", "-shm"):
            part.with_name(part.name + ending).unlink(missing_ok=True)


def _set_aside(path: Path) -> Path:
    """Under a dated name; refused while a server has the file open, which would go on writing to it unseen."""
    try:
        with closing(sqlite3.connect(path, timeout=_PATIENCE_SECONDS)) as database:
            # Needs the file for itself, and leaves no log beside it.
            [mode] = database.execute("PRAGMA journal_mode = DELETE").fetchone()
    except sqlite3.OperationalError:
        mode = "locked"
    if mode != "delete":
        raise BackupRefused(f"{path} is in use; stop the server first")
    kept = path.with_name(f"{path.stem}-{time.strftime('%Y%m%d-%H%M%S')}{path.suffix}")
    if kept.exists():
        kept = kept.with_stem(f"{kept.stem}-{secrets.token_hex(2)}")
    return path.rename(kept)


def _into_server(file: Path, url: URL) -> None:
    lock = StoreLock(url.render_as_string(hide_password=False))
    target = connect(url)
    try:
        with tempfile.TemporaryDirectory(prefix="carrack-") as folder:
            copy = Path(folder) / "copy.sqlite"
            _copy_of(file, copy)
            source = _opened(copy)
            try:
                bring_up_to_date(writing(target))
                with reading(source).connect() as origin, writing(target).begin() as connection:
                    for table in reversed(metadata.sorted_tables):
                        connection.execute(delete(table))
                    copy_rows(origin, connection)
                    _count_on(connection)
            finally:
                source.dispose()
    finally:
        target.dispose()
        lock.release()


def _count_on(connection: Connection) -> None:
    """PostgreSQL counts rows by itself, and has not seen the numbers of those that were copied."""
    for table in metadata.sorted_tables:
        if (column := table.autoincrement_column) is not None:
            sequence = func.pg_get_serial_sequence(table.name, column.name)
            connection.execute(select(func.setval(sequence, func.coalesce(func.max(column), 0) + 1, False)))


def _opened(path: Path) -> Engine:
    return connect(URL.create("sqlite", database=str(path)))
