"""`carrack backup`: everything in one file, while the server runs, and a server from that file."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from carrack.table.store.store import Store
from tests.cli.conftest import Run
from tests.web.person import ME, Person
from tests.web.serving import Server


def test_a_copy_that_can_be_served(run: Run, tmp_path: Path) -> None:
    """Taken while people play; a server over the copy shows the same table to the same person."""
    server, copy = Server(tmp_path / "data"), tmp_path / "monday.sqlite"
    try:
        anna = Person(server.address, "Anna")
        made = anna.new_table(ME, ME)
        with anna.watch(made.id) as stream:
            option = next(iter(stream.scene["options"].values()))["say"]
            anna.act(made.id, stream.scene["viewer"], 0, option)
            ran = run("backup", str(copy), "--data-dir", str(server.folder))
        assert (ran.code, ran.out) == (0, f"Everything is in {copy}.\n")
        before = anna.look(made.id, 0)
    finally:
        server.close()
    again = Server(server.folder, "--database-url", f"sqlite:///{copy}")
    try:
        anna.http.base_url = again.address
        seen = anna.look(made.id, 0)
        assert (anna.me().name, seen.scene, seen.log) == ("Anna", before.scene, before.log)
        anna.close()
    finally:
        again.close()


def test_the_environment_names_the_store(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As it does for the server."""
    Store(f"sqlite:///{tmp_path}/carrack.sqlite").close()
    for name, value in (("DATA_DIR", tmp_path), ("DATABASE_URL", f"sqlite:///{tmp_path}/carrack.sqlite")):
        with monkeypatch.context() as patch:
            patch.setenv(f"CARRACK_{name}", str(value))
            copy = tmp_path / f"{name}.sqlite"
            assert run("backup", str(copy)).code == 0
            with closing(sqlite3.connect(copy)) as database:
                assert database.execute("SELECT count(*) FROM matches").fetchone() == (0,)


def test_nothing_is_overwritten(run: Run, tmp_path: Path) -> None:
    """Nor is a store made where there is none."""
    Store(f"sqlite:///{tmp_path}/carrack.sqlite").close()
    there = tmp_path / "there"
    there.write_text("precious", encoding="utf-8")
    ran = run("backup", str(there), "--data-dir", str(tmp_path))
    assert (ran.code, ran.out) == (2, "")
    assert "is there already" in ran.err
    assert there.read_text(encoding="utf-8") == "precious"
    ran = run("backup", str(tmp_path / "new"), "--data-dir", str(tmp_path / "nowhere"))
    assert (ran.code, "there is no store" in ran.err) == (2, True)
    assert not (tmp_path / "nowhere").exists()
