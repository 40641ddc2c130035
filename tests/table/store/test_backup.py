"""A backup is everything of one moment, whichever database it was in, and can be served from."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from carrack.table.store.backup import backup
from carrack.table.store.errors import BackupRefused
from carrack.table.store.rows import Guest, SnapshotRow
from carrack.table.store.store import Store
from tests.table.store.samples import SECONDS, a_match, a_seat, append


@pytest.fixture
def file(tmp_path: Path) -> Iterator[Path]:
    """Where a backup can be made; nothing else may lie there afterwards."""
    folder = tmp_path / "backups"
    folder.mkdir()
    yield folder / "backup.db"
    assert {path.name for path in folder.iterdir()} <= {"backup.db"}


def opened(file: Path) -> Store:
    """The backup as a store."""
    return Store(f"sqlite:///{file}")


def test_everything_is_in_the_backup(address: str, store: Store, file: Path) -> None:
    """Matches, seats, events with what they told, snapshots, guests."""
    store.save_guest(Guest("ann", "Аня", 3.5))
    store.new_match(a_match(host="ann"), [a_seat(guest="ann", name="Аня")])
    for version in range(1, 1101):
        snapshot = (
            SnapshotRow(match_id="m", version=version, at=version, state=b"\x00\xff") if version == 1000 else None
        )
        last = append(store, version, snapshot=snapshot)
    last.result(SECONDS)
    backup(address, file)
    copy = opened(file)
    assert copy.load("m") == store.load("m")
    assert copy.told("m") == store.told("m")
    assert copy.guest("ann") == store.guest("ann")
    assert copy.matches_of("ann") == store.matches_of("ann")
    copy.close()
    for leftover in ("-wal", "-shm"):
        assert not file.with_name(file.name + leftover).exists()


def test_a_backup_can_be_played_on(address: str, store: Store, file: Path) -> None:
    """Without the one it was made from."""
    store.new_match(a_match(), [])
    append(store, 1).result(SECONDS)
    backup(address, file)
    copy = opened(file)
    append(copy, 2).result(SECONDS)
    assert len(copy.told("m")) == 2
    assert len(store.told("m")) == 1
    copy.close()


def test_a_backup_while_it_is_played_is_of_one_moment(address: str, store: Store, file: Path) -> None:
    """Each match in it stands at the version of its last event, and none is from later than another."""
    names = ("a", "b", "c")
    for name in names:
        store.new_match(a_match(name), []).result(SECONDS)
    stop, begun = threading.Event(), threading.Event()

    def play() -> None:
        version = 0
        while not stop.is_set():
            version += 1
            for name in names:
                last = append(store, version, name)
            last.result(SECONDS)
            begun.set()

    player = threading.Thread(target=play)
    player.start()
    try:
        assert begun.wait(SECONDS)
        backup(address, file)
    finally:
        stop.set()
        player.join()
    copy = opened(file)
    found = [copy.load(name) for name in names]
    copy.close()
    versions = [stored.match.version for stored in found if stored is not None]
    assert [len(stored.events) for stored in found if stored is not None] == versions
    assert versions == sorted(versions, reverse=True)
    assert versions[0] - versions[-1] in (0, 1)


def test_a_file_is_never_overwritten(address: str, store: Store, file: Path) -> None:
    """Whatever it is."""
    file.write_text("precious")
    with pytest.raises(BackupRefused, match="is there already"):
        backup(address, file)
    assert file.read_text() == "precious"


def test_a_backup_needs_its_folder(address: str, store: Store, tmp_path: Path) -> None:
    """It makes none."""
    with pytest.raises(BackupRefused, match="there is no folder"):
        backup(address, tmp_path / "nowhere" / "backup.db")


def test_there_must_be_something_to_back_up(address: str, file: Path) -> None:
    """Asking for a backup makes no store."""
    with pytest.raises(BackupRefused, match=r"no store"):
        backup(address, file)
    assert not file.exists()
    assert not (file.parents[1] / "store.db").exists()
