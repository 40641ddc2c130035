"""What was accepted is there after the worst: the process killed in the middle of writing."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import insert
from sqlalchemy.exc import IntegrityError

from carrack.table.store.schema import metadata
from carrack.table.store.store import Store

WRITING = """
import sys
from carrack.table.store.store import Store
from tests.table.store.samples import SECONDS, a_match, append

store = Store(sys.argv[1])
store.new_match(a_match(), [])
for version in range(1, 1_000_000):
    append(store, version).result(SECONDS)
    print(version, flush=True)
"""
ROOT = Path(__file__).parents[3]


def test_what_was_accepted_survives_a_kill(address: str) -> None:
    """The event of each version that was told is in the store, and the store opens as if nothing had happened."""
    with subprocess.Popen([sys.executable, "-c", WRITING, address], cwd=ROOT, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        for _ in range(50):
            accepted = int(process.stdout.readline())
        process.kill()
        accepted = max([accepted, *map(int, process.stdout.read().split())])
    store = Store(address)
    stored = store.load("m")
    store.close()
    assert stored is not None
    versions = [event.version for event in stored.events]
    assert len(versions) in (accepted, accepted + 1)  # one more may be stored and not yet told
    assert versions == list(range(1, len(versions) + 1))
    assert stored.match.version == len(versions)


def test_a_commit_waits_for_the_disk(address: str) -> None:
    """The settings that make a commit survive a loss of power are on."""
    store = Store(address)
    with store._writer._engine.connect() as connection:
        if connection.dialect.name == "sqlite":
            wanted = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}
            found = {name: connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in wanted}
        else:
            wanted = {"synchronous_commit": "on"}
            found = {name: connection.exec_driver_sql(f"SHOW {name}").scalar() for name in wanted}
    store.close()
    assert found == wanted


@pytest.mark.parametrize("table", ["seats", "events", "snapshots"])
def test_nothing_can_belong_to_no_match(store: Store, table: str) -> None:
    """The database itself refuses it."""
    any_values = {str: "x", int: 1, float: 1.0, bytes: b"x"}
    row = {column.name: any_values[column.type.python_type] for column in metadata.tables[table].columns}
    with store._engine.begin() as connection, pytest.raises(IntegrityError):
        connection.execute(insert(metadata.tables[table]), row)
