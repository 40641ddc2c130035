"""A database is made, or brought up to date, by whoever opens it; one that is newer than the code is left alone."""

from __future__ import annotations

import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from carrack.table.store.errors import NewerDatabase
from carrack.table.store.migrate import newest, revision
from carrack.table.store.schema import metadata
from carrack.table.store.store import Store
from tests.table.store.samples import SECONDS, a_match

ROOT = Path(__file__).parents[3]
OPENERS = 3
OPENING = """
import sys
from carrack.table.store.store import Store

print("ready", flush=True)
sys.stdin.read()
store = Store(sys.argv[1])
assert store.counts() == {}
store.close()
"""


def test_the_migrations_lead_to_the_tables_of_the_code(store: Store) -> None:
    """Column by column, on both databases."""
    with store._engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        assert revision(connection) == newest()


def test_opening_again_keeps_what_is_there(address: str, store: Store) -> None:
    """Nothing is made twice."""
    store.new_match(a_match(), []).result(SECONDS)
    again = Store(address)
    assert again.load("m") == store.load("m")
    again.close()


def test_several_processes_may_open_an_empty_database_at_once(address: str) -> None:
    """The first makes the tables and the others wait for it."""
    command = [sys.executable, "-c", OPENING, address]
    with ExitStack() as stack:
        openers = [
            stack.enter_context(subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE))
            for _ in range(OPENERS)
        ]
        for opener in openers:
            assert opener.stdout is not None
            assert opener.stdout.readline() == b"ready\n"
        for opener in openers:
            assert opener.stdin is not None
            opener.stdin.close()
        assert [opener.wait(SECONDS) for opener in openers] == [0] * OPENERS


def test_several_threads_may_open_an_empty_database_at_once(address: str) -> None:
    """Alembic alone would mix them up."""
    together = threading.Barrier(OPENERS)

    def open_and_count(_: int) -> dict[str, int]:
        together.wait(SECONDS)
        store = Store(address)
        try:
            return store.counts()
        finally:
            store.close()

    with ThreadPoolExecutor(OPENERS) as pool:
        assert list(pool.map(open_and_count, range(OPENERS))) == [{}] * OPENERS


def test_a_newer_database_is_refused(address: str) -> None:
    """With a sentence that says what to do."""
    store = Store(address)
    with store._writer._engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    store.close()
    with pytest.raises(NewerDatabase, match=r"newer Carrack \(tables 9999, ours are \d+\); update Carrack"):
        Store(address)
