"""A store has one server; and whatever it stores elsewhere is noticed."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import text

from carrack.table.store.backup import backup
from carrack.table.store.database import connect, parse
from carrack.table.store.errors import StoreError, StoreInUse
from carrack.table.store.lock import StoreLock
from carrack.table.store.restore import restore
from carrack.table.store.store import Store


def test_the_second_is_told_so(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a sentence without a password; when the first has gone, the next may have it."""
    monkeypatch.setattr("carrack.table.store.lock._PATIENCE_SECONDS", 0.1)
    first = StoreLock(address)
    with pytest.raises(StoreInUse, match="another Carrack serves the store") as caught:
        StoreLock(address)
    assert "postgres:" not in str(caught.value)
    assert first.is_held()
    first.release()
    first.release()
    StoreLock(address).release()


def test_a_link_leads_to_the_same_store(tmp_path: Path) -> None:
    """Another name for the file is no other store."""
    (tmp_path / "elsewhere").mkdir()
    link = tmp_path / "elsewhere" / "link.sqlite"
    link.symlink_to(tmp_path / "carrack.sqlite")
    first = StoreLock(f"sqlite:///{tmp_path}/carrack.sqlite")
    with pytest.raises(StoreInUse):
        StoreLock(f"sqlite:///{link}")
    first.release()


def test_a_file_that_was_tidied_away_is_locked_again(tmp_path: Path) -> None:
    """Unless another server has made a new one: then the first one ends."""
    address = f"sqlite:///{tmp_path}/carrack.sqlite"
    first = StoreLock(address)
    (tmp_path / "carrack.sqlite.lock").unlink()
    assert first.is_held()
    with pytest.raises(StoreInUse):
        StoreLock(address)
    (tmp_path / "carrack.sqlite.lock").unlink()
    second = StoreLock(address)
    assert not first.is_held()
    assert second.is_held()
    first.release()
    second.release()


def test_backups_need_no_lock(address: str, tmp_path: Path) -> None:
    """They are made beside a running server."""
    lock, store = StoreLock(address), Store(address)
    backup(address, tmp_path / "copy.sqlite")
    assert (tmp_path / "copy.sqlite").is_file()
    store.close()
    lock.release()


def test_a_lock_that_was_lost_is_taken_again(address: str) -> None:
    """If the database was away meanwhile, and nobody was faster."""
    lock = StoreLock(address)
    _cut(address)
    assert lock.is_held()
    with pytest.raises(StoreInUse):
        StoreLock(address)
    _cut(address)
    if address.startswith("postgresql"):
        other = StoreLock(address)
        assert not lock.is_held()
        other.release()
    lock.release()


def test_nothing_is_restored_under_a_running_server(address: str, tmp_path: Path) -> None:
    """Its tables would be others than those it shows."""
    Store(address).close()
    backup(address, tmp_path / "copy.sqlite")
    lock, store = StoreLock(address), Store(address)
    with pytest.raises(StoreError, match=r"in use|another Carrack"):
        restore(tmp_path / "copy.sqlite", address, replace=True)
    store.close()
    lock.release()


def test_the_store_says_whether_it_can_write(address: str) -> None:
    """Nothing is changed by asking."""
    store = Store(address)
    store.can_write().result()
    assert store.counts() == {}
    store.close()


def _cut(address: str) -> None:
    """End all connections to the database but this one."""
    if not address.startswith("postgresql"):
        return
    engine = connect(parse(address))
    with engine.connect() as connection:
        connection.execute(
            text(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE datname = current_database() AND pid != pg_backend_pid()"
            )
        )
    engine.dispose()
