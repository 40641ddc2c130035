"""Files that hold hidden cards are their owner's alone, and a full disk is noticed."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from carrack.table.store.backup import backup
from carrack.table.store.database import parse
from carrack.table.store.errors import BadAddress
from carrack.table.store.restore import restore
from carrack.table.store.store import Store

_FULL = """
import resource, signal, sys
from carrack.table.store.errors import Unreachable
from carrack.table.store.store import Store
store = Store(sys.argv[1])
store.can_write().result()
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096))
try:
    store.can_write().result()
except Unreachable as error:
    print(error)
"""


@pytest.fixture(autouse=True)
def usual_mask() -> Iterator[None]:
    """Others may read what is made, unless it is said otherwise."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def test_nobody_else_reads_the_store_or_its_copies(tmp_path: Path) -> None:
    """Nor the logs of SQLite beside it; a store that was open is shut."""
    file = tmp_path / "store.sqlite"
    file.touch(0o644)
    store = Store(f"sqlite:///{file}")
    store.can_write().result()
    backup(f"sqlite:///{file}", tmp_path / "copy.sqlite")
    found = {path.name: stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()}
    assert {"store.sqlite", "store.sqlite-wal", "copy.sqlite"} <= found.keys()
    assert set(found.values()) == {0o600}
    store.close()
    restore(tmp_path / "copy.sqlite", f"sqlite:///{tmp_path}/again.sqlite")
    assert stat.S_IMODE((tmp_path / "again.sqlite").stat().st_mode) == 0o600


def test_a_full_disk_is_noticed(tmp_path: Path) -> None:
    """By who asks whether the store can write."""
    command = [sys.executable, "-c", _FULL, f"sqlite:///{tmp_path}/store.sqlite"]
    ran = subprocess.run(command, capture_output=True, text=True, check=True, env=os.environ | {"CARRACK_PURE": "1"})
    assert "cannot be used" in ran.stdout


def test_postgresql_without_its_driver(monkeypatch: pytest.MonkeyPatch) -> None:
    """A sentence says what to install."""
    monkeypatch.setattr("carrack.table.store.database.find_spec", lambda name: None)
    with pytest.raises(BadAddress, match=r"pip install 'psycopg\[binary\]'"):
        parse("postgresql://somebody@localhost/carrack")
    assert parse("sqlite:///file").drivername == "sqlite"
