"""A copy of everything as it is at one moment, taken while the server runs, in a file that can be served from."""

from __future__ import annotations

import secrets
from pathlib import Path

from sqlalchemy import URL, Connection, Engine, insert, select
from sqlalchemy.exc import DBAPIError

from carrack.table.store.database import connect, parse, reading, reason, shown, writing
from carrack.table.store.errors import BackupRefused
from carrack.table.store.files import make_private
from carrack.table.store.migrate import bring_up_to_date, newest, revision
from carrack.table.store.schema import metadata

ROWS_AT_ONCE = 1000


def backup(address: str, file: str | Path) -> None:
    """Copy the store at this address, of either kind, into a new SQLite file."""
    url = parse(address)
    file = Path(file)
    _check(url, file)
    # Under another name until it is whole, so that half a backup is never taken for one.
    part = file.with_name(f".{file.name}.{secrets.token_hex(4)}")
    make_private(part)
    source = connect(url)
    target = connect(URL.create("sqlite", database=str(part)))
    try:
        _copy(source, target)
        target.dispose()
        _check(url, file)
        part.rename(file)
    except DBAPIError as error:
        raise BackupRefused(f"the backup of {shown(url)} to {file} failed: {reason(error)}") from None
    finally:
        source.dispose()
        target.dispose()
        for ending in ("", "-wal", "-shm"):
            part.with_name(part.name + ending).unlink(missing_ok=True)


def _check(url: URL, file: Path) -> None:
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        raise BackupRefused(f"there is no store {shown(url)}")
    if file.exists():
        raise BackupRefused(f"{file} is there already; a backup is a new file")
    if not file.parent.is_dir():
        raise BackupRefused(f"there is no folder {file.parent}")


def _copy(source: Engine, target: Engine) -> None:
    bring_up_to_date(writing(target))
    with reading(source).connect() as origin, writing(target).begin() as copy:
        found = revision(origin)
        if found is None:
            raise BackupRefused(f"{shown(source.url)} is no store of Carrack")
        if found != newest():
            raise BackupRefused(
                f"the store has tables {found}, ours are {newest()}; let the Carrack that serves it make the backup"
            )
        copy_rows(origin, copy)


def copy_rows(origin: Connection, copy: Connection) -> None:
    """All rows of all tables, from one store into another that has none."""
    for table in metadata.sorted_tables:
        rows = origin.execution_options(yield_per=ROWS_AT_ONCE).execute(select(table))
        for part in rows.mappings().partitions():
            copy.execute(insert(table), [dict(row) for row in part])
