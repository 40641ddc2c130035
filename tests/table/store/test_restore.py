"""A backup put back is everything as it was, in either database; what cannot be is refused, and changes nothing."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command

from carrack.table.store.backup import backup
from carrack.table.store.database import connect, parse, writing
from carrack.table.store.errors import BackupRefused
from carrack.table.store.migrate import config, known
from carrack.table.store.restore import restore
from carrack.table.store.rows import ChatRow, Guest, Profile, SnapshotRow
from carrack.table.store.store import Store
from tests.table.store.samples import SECONDS, a_match, a_seat, append


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A backup of a match with a guest and what they like, a seat, two thousand events, a snapshot and a remark."""
    folder = tmp_path / "backups"
    folder.mkdir()
    store = Store(f"sqlite:///{tmp_path}/original.db")
    store.save_guest(Guest("ann", "Аня", 3.5))
    store.save_profile(Profile(guest="ann", settings=b'{"theme":"dark"}'))
    store.new_match(a_match(host="ann"), [a_seat(guest="ann", name="Аня")])
    store.say(a_remark("Привет"))
    for version in range(1, 2001):
        taken = SnapshotRow(match_id="m", version=version, at=version, state=b"\x00\xff") if version == 1500 else None
        last = append(store, version, snapshot=taken)
    last.result(SECONDS)
    store.close()
    backup(f"sqlite:///{tmp_path}/original.db", folder / "backup.db")
    return folder / "backup.db"


def a_remark(text: str) -> ChatRow:
    """Something that Ann says."""
    return ChatRow(match_id="m", room="players", seat=0, guest="ann", name="Аня", text=text, time=6.5)


def ids(address: str) -> list[str]:
    """The matches that a store holds, of those that the tests make."""
    store = Store(address)
    try:
        return [name for name in ("m", "other") if store.load(name)]
    finally:
        store.close()


def with_a_match(address: str) -> None:
    """A store that somebody plays in."""
    store = Store(address)
    store.save_guest(Guest("ann", "Another Ann", 1.0))
    store.new_match(a_match("other"), [a_seat(match_id="other")]).result(SECONDS)
    append(store, 1, "other").result(SECONDS)
    store.close()


def files(tmp_path: Path) -> set[str]:
    """What lies in the folder of the store."""
    return {path.name for path in tmp_path.iterdir()}


def test_everything_is_back(address: str, file: Path, tmp_path: Path) -> None:
    """Matches, seats, events with what they told, snapshots, guests; it can be played on, the backup stays."""
    before, around = file.read_bytes(), files(tmp_path)
    assert restore(file, address) is None
    original, store = Store(f"sqlite:///{tmp_path}/original.db"), Store(address)
    assert store.load("m") == original.load("m")
    assert store.told("m") == original.told("m")
    assert store.guest("ann") == original.guest("ann")
    assert store.matches_of("ann") == original.matches_of("ann")
    assert store.profile("ann") == original.profile("ann")
    assert store.chat("m") == original.chat("m")
    append(store, 2001).result(SECONDS)
    store.say(a_remark("Пока")).result(SECONDS)
    assert [row.text for row in store.chat("m")] == ["Привет", "Пока"]
    store.close()
    original.close()
    assert file.read_bytes() == before
    assert files(tmp_path) - {"store.db"} == around
    assert [path.name for path in file.parent.iterdir()] == ["backup.db"]


def test_an_empty_store_may_be_there(address: str, file: Path) -> None:
    """As after a first start of the server, with guests who have not played."""
    store = Store(address)
    store.save_guest(Guest("ann", "Another Ann", 1.0)).result(SECONDS)
    store.close()
    restore(file, address)
    store = Store(address)
    assert store.guest("ann") == Guest("ann", "Аня", 3.5)
    store.close()


def test_matches_are_not_replaced_unasked(address: str, file: Path, tmp_path: Path) -> None:
    """The sentence says how many there are and how to ask."""
    with_a_match(address)
    around = files(tmp_path)
    with pytest.raises(BackupRefused, match=r"holds matches already \(1\); --replace"):
        restore(file, address)
    assert ids(address) == ["other"]
    assert files(tmp_path) == around


def test_matches_are_replaced_if_asked_for(address: str, file: Path, tmp_path: Path) -> None:
    """All of them; a file is kept under a dated name, and is a store as before."""
    with_a_match(address)
    kept = restore(file, address, replace=True)
    assert ids(address) == ["m"]
    if address.startswith("sqlite"):
        assert kept is not None
        assert kept.parent == tmp_path
        assert kept.name.startswith("store-20")
        assert ids(f"sqlite:///{kept}") == ["other"]
        again = restore(file, address, replace=True)
        assert again not in (None, kept)
        assert ids(f"sqlite:///{again}") == ["m"]
    else:
        assert kept is None


def test_a_file_that_a_server_uses_is_left_alone(file: Path, tmp_path: Path) -> None:
    """It would go on writing to what was put aside. (Who serves PostgreSQL cannot be seen.)"""
    address = f"sqlite:///{tmp_path}/store.db"
    with_a_match(address)
    server = Store(address)
    assert server.load("other")
    with pytest.raises(BackupRefused, match="is in use; stop the server first"):
        restore(file, address, replace=True)
    append(server, 2, "other").result(SECONDS)
    server.close()
    assert ids(address) == ["other"]


def test_a_server_that_was_killed_leaves_all_it_had(file: Path, tmp_path: Path) -> None:
    """What was only in its log is in the file that is kept."""
    address, path = f"sqlite:///{tmp_path}/store.db", tmp_path / "store.db"
    with_a_match(address)
    killed = Store(address)
    append(killed, 2, "other").result(SECONDS)
    left = {name: path.with_name(name).read_bytes() for name in ("store.db", "store.db-wal")}
    killed.close()
    for name, data in left.items():
        path.with_name(name).write_bytes(data)
    kept = restore(file, address, replace=True)
    store = Store(f"sqlite:///{kept}")
    assert len(store.told("other")) == 2
    store.close()
    assert ids(address) == ["m"]


@pytest.mark.parametrize("content", ["", "Dear Ann, " * 1000, "SQLite format 3\0" + "x" * 5000])
def test_a_file_of_something_else_is_no_backup(address: str, tmp_path: Path, content: str) -> None:
    """Nothing is made or changed."""
    file = tmp_path / "letter.txt"
    file.write_text(content)
    with pytest.raises(BackupRefused, match="is no backup of Carrack"):
        restore(file, address)
    assert file.read_text() == content
    assert files(tmp_path) == {"letter.txt"}
    assert ids(address) == []


def test_another_database_is_no_backup(address: str, tmp_path: Path) -> None:
    """Even one of SQLite, even one that Alembic keeps."""
    file = tmp_path / "other.db"
    with closing(sqlite3.connect(file)) as database:
        database.execute("CREATE TABLE letters (text)")
        database.execute("CREATE TABLE alembic_version (version_num)")
        database.execute("INSERT INTO alembic_version VALUES ('abc')")
        database.commit()
    with pytest.raises(BackupRefused, match="is no backup of Carrack"):
        restore(file, address)


def test_a_damaged_backup_is_refused(address: str, file: Path) -> None:
    """Cut off, or with a hole in it."""
    whole = file.read_bytes()
    with_a_match(address)
    for damaged in (whole[: len(whole) // 2], whole[:20_000] + b"\0" * 40_000 + whole[60_000:]):
        file.write_bytes(damaged)
        with pytest.raises(BackupRefused, match="is damaged"):
            restore(file, address, replace=True)
    assert ids(address) == ["other"]


def test_a_newer_backup_is_refused(address: str, file: Path) -> None:
    """With a sentence that says what to do."""
    with closing(sqlite3.connect(file)) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
        database.commit()
    with pytest.raises(BackupRefused, match=r"newer Carrack \(tables 9999, ours are \d+\); update Carrack"):
        restore(file, address)
    assert ids(address) == []


def test_an_older_backup_is_brought_up_to_date(address: str, tmp_path: Path) -> None:
    """Of the very first tables."""
    file = tmp_path / "old.db"
    engine = connect(parse(f"sqlite:///{file}"))
    with writing(engine).begin() as connection:
        command.upgrade(config(connection), known()[-1])
        connection.exec_driver_sql(
            "INSERT INTO matches VALUES "
            "('m', 'smugglers', 1, 'f', 2, '{}', '{}', 'a', 'b', NULL, 'over', 0, '[]', NULL, 1, 2)"
        )
    engine.dispose()
    restore(file, address)
    store = Store(address)
    assert store.counts() == {"over": 1}
    store.close()


def test_there_must_be_a_backup_and_a_place_for_it(address: str, file: Path, tmp_path: Path) -> None:
    """Neither is made."""
    with pytest.raises(BackupRefused, match="there is no backup"):
        restore(tmp_path / "nowhere.db", address)
    with pytest.raises(BackupRefused, match="there is no folder"):
        restore(file, f"sqlite:///{tmp_path}/nowhere/store.db")
    assert not (tmp_path / "nowhere").exists()


def test_nothing_is_put_where_something_else_is(file: Path, tmp_path: Path) -> None:
    """Not even if asked for."""
    letter, other = tmp_path / "letter.txt", tmp_path / "other.db"
    letter.write_text("Dear Ann, " * 1000)
    with closing(sqlite3.connect(other)) as database:
        database.execute("CREATE TABLE letters (text)")
    with pytest.raises(BackupRefused, match="file is not a database"):
        restore(file, f"sqlite:///{letter}", replace=True)
    with pytest.raises(BackupRefused, match="is no store of Carrack"):
        restore(file, f"sqlite:///{other}", replace=True)
    assert letter.read_text() == "Dear Ann, " * 1000
    assert other.exists()
