"""Whatever is queued is committed together, and nobody is told before; one bad piece fails alone."""

from __future__ import annotations

import threading
from collections.abc import Sequence

import pytest
from sqlalchemy import Connection, event
from sqlalchemy.exc import OperationalError

from carrack.table.store.errors import Unreachable, WriteConflict
from carrack.table.store.store import Store
from tests.table.store.samples import SECONDS, a_match, append, held


@pytest.fixture(autouse=True)
def match(store: Store) -> None:
    """A match called "m"."""
    store.new_match(a_match(), []).result(SECONDS)


def test_what_is_queued_is_one_transaction(store: Store) -> None:
    """A hundred events cost one commit."""
    commits: list[Connection] = []
    with held(store._writer):
        futures = [append(store, version) for version in range(1, 101)]
        event.listen(store._writer._engine, "commit", commits.append)
    for future in futures:
        future.result(SECONDS)
    assert len(commits) == 2  # one of them is that of the piece that held the writer
    assert len(store.told("m")) == 100


def test_a_future_resolves_only_after_the_commit(store: Store) -> None:
    """Whoever hears of an event finds it stored."""
    found: list[int] = []
    told = threading.Event()

    def look(_: object) -> None:
        found.append(len(store.told("m")))
        told.set()

    with held(store._writer):
        append(store, 1).add_done_callback(look)
    assert told.wait(SECONDS)
    assert found == [1]


def test_one_bad_piece_fails_alone(store: Store) -> None:
    """Those before and after it in the batch are stored."""
    store.new_match(a_match("other"), []).result(SECONDS)
    with held(store._writer):
        good = [append(store, version) for version in range(1, 21)]
        bad = append(store, 5)
        good += [append(store, version, "other") for version in range(1, 21)]
        good += [append(store, version) for version in range(21, 31)]
    assert isinstance(bad.exception(SECONDS), WriteConflict)
    assert [future.exception(SECONDS) for future in good] == [None] * 50
    assert [version for version, _ in store.told("m")] == list(range(1, 31))
    assert [version for version, _ in store.told("other")] == list(range(1, 21))


def test_an_error_in_the_work_itself_leaves_nothing_half_done(store: Store) -> None:
    """The writer goes on, and the caller gets the error."""

    def fail(connection: Connection, items: Sequence[None]) -> Sequence[None]:
        connection.exec_driver_sql("DELETE FROM matches")
        raise ZeroDivisionError

    with held(store._writer):
        bad = store._writer.submit(fail, None)
        good = append(store, 1)
    assert isinstance(bad.exception(SECONDS), ZeroDivisionError)
    assert good.exception(SECONDS) is None


def test_a_database_in_trouble_fails_the_whole_batch_at_once(store: Store) -> None:
    """No piece is to blame, so none is tried again; later ones may find it well."""
    tries = 0

    def fail(connection: Connection, items: Sequence[None]) -> Sequence[None]:
        nonlocal tries
        tries += 1
        raise OperationalError("INSERT", {}, Exception("the disk is full"))

    with held(store._writer):
        futures = [append(store, 1), store._writer.submit(fail, None), append(store, 2)]
    assert [type(future.exception(SECONDS)) for future in futures] == [Unreachable] * 3
    assert tries == 1
    append(store, 1).result(SECONDS)


def test_what_was_asked_for_cannot_be_cancelled(store: Store) -> None:
    """A player who closes the page has moved all the same."""
    with held(store._writer):
        future = append(store, 1)
        assert not future.cancel()
    future.result(SECONDS)


def test_reading_does_not_wait_for_the_writer(store: Store) -> None:
    """In the middle of a transaction the last commit is what is read."""
    append(store, 1).result(SECONDS)
    with held(store._writer):
        append(store, 2)
        assert [version for version, _ in store.told("m")] == [1]


def test_what_is_read_together_is_of_one_moment(store: Store) -> None:
    """While events are stored, the version of a loaded match is always that of its last event."""
    futures = [append(store, version) for version in range(1, 2001)]
    while not futures[-1].done():
        stored = store.load("m")
        assert stored is not None
        assert stored.match.version == len(stored.events)
