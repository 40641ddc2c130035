"""Rows to store, and a way to hold the writer still while they are queued."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager

from sqlalchemy import Connection

from carrack.table.store.rows import EventRow, MatchRow, SeatRow, SnapshotRow
from carrack.table.store.store import Store
from carrack.table.store.writer import Writer
from carrack.table.wire import Status

SECONDS = 60.0
"""Long enough for the slowest machine: a test that waits this long has failed."""


def a_match(match_id: str = "m", status: Status = "playing", host: str | None = None, updated: float = 5.0) -> MatchRow:
    """A match of two seats."""
    return MatchRow(
        id=match_id,
        title="smugglers",
        rules=1,
        fingerprint="f",
        seats=2,
        options={"long": True, "crates": 3, "harbour": "порт"},
        house={"closed_scores": True},
        seed="5" * 32,
        nonce="7" * 32,
        host=host,
        status=status,
        waiting=(0, 1),
        created=4.25,
        updated=updated,
    )


def a_seat(seat: int = 0, match_id: str = "m", guest: str | None = None, name: str = "") -> SeatRow:
    """A seat: a guest's, or open."""
    return SeatRow(match_id=match_id, seat=seat, kind="human" if guest else "open", guest=guest, name=name)


def an_event(version: int, match_id: str = "m") -> EventRow:
    """An event that knows its version."""
    body = b'{"version":%d}' % version
    return EventRow(
        match_id=match_id, version=version, kind="act", body=body, told=b"[%d]" % version, time=5.5 + version
    )


def append(store: Store, version: int, match_id: str = "m", snapshot: SnapshotRow | None = None) -> Future[None]:
    """Ask for an event to be stored."""
    return store.append(an_event(version, match_id), status="playing", waiting=[1], result=None, snapshot=snapshot)


@contextmanager
def held(writer: Writer) -> Iterator[None]:
    """The writer stands in the middle of a transaction, so that all that is queued in here becomes one batch."""
    begun, go_on = threading.Event(), threading.Event()

    def hold(connection: Connection, items: Sequence[None]) -> Sequence[None]:
        begun.set()
        assert go_on.wait(SECONDS)
        return items

    waiting = writer.submit(hold, None)
    assert begun.wait(SECONDS)
    try:
        yield
    finally:
        go_on.set()
        waiting.result(SECONDS)
