"""`carrack tidy`: it says first what it would delete, and deletes only that."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from carrack.table.store.rows import ChatRow, EventRow, Guest, Profile, ReviewRow, SeatRow
from carrack.table.store.store import Store
from carrack.table.wire import Status
from tests.cli.conftest import Run
from tests.table.store.samples import SECONDS, a_match
from tests.web.person import Denied, Person
from tests.web.serving import Server

DAY = 86_400.0
OF_A_MATCH = ("events", "chat", "seats", "snapshots", "reviews", "reports", "rating_changes")


def put(store: Store, name: str, status: Status, days: float, guest: str) -> None:
    """A match that nobody has touched for so many days, with all that belongs to one."""
    then = time.time() - days * DAY
    match = a_match(name, status, updated=then)
    seat = SeatRow(match_id=name, seat=0, kind="human", guest=guest, name=guest.title())
    store.new_match(match, [seat], EventRow(match_id=name, version=1, kind="seats", body=b"{}", time=then))
    store.say(ChatRow(match_id=name, room="players", seat=0, guest=guest, name="", text="hello", time=then))
    store.ask_review(name, then)
    store.keep_review(ReviewRow(match_id=name, body=b"{}")).result(SECONDS)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A store with old and new matches, and people who have gone."""
    folder = tmp_path / "data"
    folder.mkdir()
    store = Store(f"sqlite:///{folder / 'carrack.sqlite'}")
    for guest, days in (("anna", 1000), ("boris", 1000), ("carol", 1)):
        store.save_guest(Guest(guest, guest.title(), time.time() - days * DAY))
        store.save_profile(Profile(guest=guest))
    put(store, "abandoned", "playing", 100, "anna")
    put(store, "running", "playing", 10, "boris")
    put(store, "ancient", "over", 800, "anna")
    put(store, "recent", "over", 300, "carol")
    store.close()
    return folder


def left(folder: Path, table: str, column: str = "match_id") -> set[str]:
    """What is still there."""
    with closing(sqlite3.connect(folder / "carrack.sqlite")) as database:
        return {row[0] for row in database.execute(f"SELECT {column} FROM {table}")}


AGES = ("--unfinished", "90d", "--finished", "2y")


def test_it_says_first(run: Run, folder: Path) -> None:
    """Counts by kind; nothing is deleted."""
    ran = run("tidy", *AGES, "--data-dir", str(folder))
    lines = [line.split(maxsplit=1) for line in ran.out.splitlines()[:-1]]
    assert [int(number) for number, _ in lines] == [1, 1, 1, 2, 2, 2]
    assert lines[0][1] == "matches that were not finished"
    assert "Nothing was deleted" in ran.out
    assert left(folder, "matches", "id") == {"abandoned", "running", "ancient", "recent"}


def test_it_deletes_all_that_belongs_to_it(run: Run, folder: Path) -> None:
    """And people who sit nowhere any more and did not come; who plays on stays, however long ago they came."""
    ran = run("tidy", *AGES, "--yes", "--data-dir", str(folder))
    assert ran.out.endswith("All of this is deleted.\n")
    assert left(folder, "matches", "id") == {"running", "recent"}
    for table in OF_A_MATCH:
        assert left(folder, table) <= {"running", "recent"}
    assert left(folder, "seats") == left(folder, "chat") == {"running", "recent"}
    assert left(folder, "guests", "id") == left(folder, "profiles", "guest") == {"boris", "carol"}
    again = run("tidy", *AGES, "--yes", "--data-dir", str(folder))
    assert "Nothing is as old as that." in again.out


def test_what_is_not_named_stays(run: Run, folder: Path) -> None:
    """Finished ones for ever, if one says nothing about them."""
    run("tidy", "--unfinished", "90d", "--yes", "--data-dir", str(folder))
    assert left(folder, "matches", "id") == {"running", "ancient", "recent"}
    assert left(folder, "guests", "id") == {"anna", "boris", "carol"}


@pytest.mark.parametrize("argv", [(), ("--finished", "2"), ("--finished", "0d"), ("--people", "2 years")])
def test_mistakes(run: Run, folder: Path, argv: tuple[str, ...]) -> None:
    """One sentence."""
    ran = run("tidy", *argv, "--data-dir", str(folder))
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.count("\n") == 1


def test_beside_a_running_server(run: Run, tmp_path: Path) -> None:
    """Who looks at a table that goes finds out; others play on."""
    server = Server(tmp_path / "data")
    anna = Person(server.address, "Anna")
    try:
        old, new = anna.new_table(), anna.new_table()
        with anna.watch(old.id) as stream:
            assert stream.seen.table.id == old.id
            with closing(sqlite3.connect(server.folder / "carrack.sqlite")) as database, database:
                database.execute("UPDATE matches SET updated = 1 WHERE id = ?", [old.id])
            assert run("tidy", "--unfinished", "90d", "--yes", "--data-dir", str(server.folder)).code == 0
            stream.rest()
        with pytest.raises(Denied) as refused:
            anna.look(old.id)
        assert refused.value.code == "problem-no-table"
        assert anna.look(new.id).table.id == new.id
    finally:
        anna.close()
        server.close()


def test_who_comes_is_seen(tmp_path: Path) -> None:
    """Once a day is enough."""
    server = Server(tmp_path / "data")
    anna = Person(server.address, "Anna")
    try:
        anna.me()
        assert left(server.folder, "guests", "seen") == {None}
        with closing(sqlite3.connect(server.folder / "carrack.sqlite")) as database, database:
            database.execute("UPDATE guests SET created = 1")
        anna.me()
        anna.rename("Anuschka")
        [seen] = left(server.folder, "guests", "seen")
        assert abs(float(seen) - time.time()) < 600
    finally:
        anna.close()
        server.close()
