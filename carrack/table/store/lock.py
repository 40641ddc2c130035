"""One server for each store: a table lives in one process, and two would not hear of each other.

Beside SQLite it is a lock on a file, in PostgreSQL an advisory lock of a connection of its own. Either is let go when
the process ends, however it ends. Backups need no lock.
"""

from __future__ import annotations

import os
import sys
import time
from contextlib import suppress
from pathlib import Path

from sqlalchemy import URL, Connection, text
from sqlalchemy.exc import DBAPIError

from carrack.table.store.database import answering, connect, parse, shown
from carrack.table.store.errors import StoreInUse, Unreachable
from carrack.table.store.migrate import LOCK

_SERVING = LOCK + 1
_PATIENCE_SECONDS = 3.0
"""PostgreSQL may need a moment to notice that the server before has ended."""


class StoreLock:
    """Held from its making until it is let go."""

    def __init__(self, address: str) -> None:
        self._url = parse(address)
        self._file = -1
        self._connection: Connection | None = None
        if self._url.get_backend_name() == "sqlite":
            self._file = self._locked_file()
        else:
            self._connection = self._locked_connection(_PATIENCE_SECONDS)

    def is_held(self) -> bool:
        """Whether it is still ours; if database or file were away, it is taken again unless another was faster."""
        is_file = self._url.get_backend_name() == "sqlite"
        if self._is_in_place() if is_file else self._answers():
            return True
        try:
            if is_file:
                self._take_file_again()
            else:
                self._connection = self._locked_connection(0.0)
        except StoreInUse:
            return False
        except Unreachable:  # then nobody else can use it either
            pass
        return True

    def _is_in_place(self) -> bool:
        """Whether the file that we hold is the one that others would lock: somebody may have tidied it away."""
        try:
            return os.path.samestat(os.fstat(self._file), self._path.stat())
        except OSError:
            return False

    def _take_file_again(self) -> None:
        file = self._locked_file()
        os.close(self._file)
        self._file = file

    @property
    def _path(self) -> Path:
        """Beside the file itself, whatever links lead to it."""
        return Path(f"{Path(self._url.database or '').resolve()}.lock")

    def _answers(self) -> bool:
        """Whether the connection that holds the lock is alive; a dead one is let go."""
        if self._connection is None:
            return False
        try:
            self._connection.execute(text("SELECT 1"))
        except DBAPIError:
            _let_go(self._connection)
            self._connection = None
        return self._connection is not None

    def release(self) -> None:
        """Let another server have the store."""
        if self._file >= 0:
            os.close(self._file)
            self._file = -1
        if self._connection is not None:
            _let_go(self._connection)
            self._connection = None

    def _locked_file(self) -> int:
        try:
            file = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise Unreachable(f"the store {shown(self._url)} cannot be used: {error.strerror}") from None
        try:
            _lock(file)
        except OSError:
            os.close(file)
            raise in_use(self._url) from None
        return file

    def _locked_connection(self, patience: float) -> Connection:
        until = time.monotonic() + patience
        with answering(self._url):
            connection = connect(self._url).connect().execution_options(isolation_level="AUTOCOMMIT")
            try:
                while not connection.scalar(text("SELECT pg_try_advisory_lock(:key)"), {"key": _SERVING}):
                    if time.monotonic() >= until:
                        raise in_use(self._url)
                    time.sleep(0.1)
            except BaseException:
                _let_go(connection)
                raise
            return connection


def _let_go(connection: Connection) -> None:
    with suppress(DBAPIError):
        connection.invalidate()
        connection.close()
    connection.engine.dispose()


def in_use(url: URL) -> StoreInUse:
    """What the second server is told."""
    return StoreInUse(
        f"another Carrack serves the store {shown(url)}, and a store has one server: "
        "stop that one, or name another store with --data-dir or --database-url"
    )


if sys.platform == "win32":

    def _lock(file: int) -> None:
        import msvcrt

        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:

    def _lock(file: int) -> None:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
