"""One thread that writes: whatever is queued is committed together, and only then is anybody told.

A disk makes a few hundred promises a second, so many writes share one.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from itertools import groupby
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Engine
from sqlalchemy.engine import Connection
from sqlalchemy.exc import InterfaceError, OperationalError

from carrack.table.store.database import unreachable
from carrack.table.store.errors import Closed

T = TypeVar("T")
R = TypeVar("R")

LARGEST_BATCH = 1000  # more make nothing faster, and the first would wait for the last


class QueuedWrite(NamedTuple):
    """One item of work and the job that does it."""

    job: Callable[[Connection, Sequence[Any]], Sequence[Any]]
    item: Any
    future: Future[Any]


class Writer:
    """Takes work from any thread, in order."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._queued: list[QueuedWrite] = []
        self._closed = False
        self.told: Callable[[Sequence[Any]], None] = lambda items: None
        self._changed = threading.Condition()
        self._thread = threading.Thread(target=self._run, name="carrack-writer", daemon=True)
        self._thread.start()

    def submit(self, job: Callable[[Connection, Sequence[T]], Sequence[R]], item: T) -> Future[R]:
        """Queue an item; the future resolves once it is committed. A job may be given several items at once."""
        future: Future[R] = Future()
        # A caller that stops waiting does not take its wish back: from here on it cannot be cancelled.
        future.set_running_or_notify_cancel()
        with self._changed:
            if self._closed:
                raise Closed("the store is closed")
            self._queued.append(QueuedWrite(job, item, future))
            self._changed.notify()
        return future

    def close(self) -> None:
        """Finish what is queued and take no more."""
        with self._changed:
            self._closed = True
            self._changed.notify()
        self._thread.join()

    def _run(self) -> None:
        while batch := self._take():
            self._commit(batch)

    def _take(self) -> list[QueuedWrite]:
        with self._changed:
            while not self._queued and not self._closed:
                self._changed.wait()
            batch, self._queued = self._queued[:LARGEST_BATCH], self._queued[LARGEST_BATCH:]
            return batch

    def _commit(self, batch: list[QueuedWrite]) -> None:
        try:
            with self._engine.begin() as connection:
                results = _do(connection, batch)
        except (OperationalError, InterfaceError) as error:  # the database's trouble, no piece is to blame
            for piece in batch:
                piece.future.set_exception(unreachable(self._engine.url, error))
        except Exception as error:
            if len(batch) == 1:
                batch[0].future.set_exception(error)
                return
            # Halves of halves, until the bad piece stands alone and all others are in.
            middle = len(batch) // 2
            self._commit(batch[:middle])
            self._commit(batch[middle:])
        else:
            self.told([piece.item for piece in batch])
            for piece, result in zip(batch, results, strict=True):
                piece.future.set_result(result)


def _do(connection: Connection, batch: list[QueuedWrite]) -> list[Any]:
    results: list[Any] = []
    for job, pieces in groupby(batch, key=lambda piece: piece.job):
        results += job(connection, [piece.item for piece in pieces])
    return results
