"""`carrack restore`: a backup, put back on another machine, is the same server."""

from __future__ import annotations

import shutil
import stat
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.web.person import ME, Person
from tests.web.serving import Server


def test_a_server_on_another_machine(run: Run, tmp_path: Path) -> None:
    """With the backup and the secret everybody is who they were, and plays on."""
    old, new, copy = tmp_path / "old", tmp_path / "new", tmp_path / "monday.sqlite"
    server = Server(old)
    try:
        anna = Person(server.address, "Anna")
        made = anna.new_table(ME, ME)
        seen = anna.look(made.id)
        option = next(iter(seen.scene["options"].values()))["say"]
        anna.act(made.id, seen.scene["viewer"], seen.v, option)
        before = anna.look(made.id, 0)
    finally:
        server.close()
    assert run("backup", str(copy), "--data-dir", str(old)).code == 0
    ran = run("restore", str(copy), "--data-dir", str(new))
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith(f"Everything in {copy} is back.\nThere is no {new / 'secret'}: ")
    assert stat.S_IMODE(new.stat().st_mode) == 0o700
    shutil.copy(old / "secret", new / "secret")
    again = Server(new)
    try:
        anna.http.base_url = again.address
        after = anna.look(made.id, 0)
        assert (anna.me().name, after.scene, after.log) == ("Anna", before.scene, before.log)
        anna.close()
    finally:
        again.close()


def test_matches_are_replaced_only_if_asked_for(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While a server runs not even then; the environment names the folder."""
    copy, folder = tmp_path / "monday.sqlite", tmp_path / "data"
    monkeypatch.setenv("CARRACK_DATA_DIR", str(folder))
    server = Server(folder)
    try:
        anna = Person(server.address, "Anna")
        first = anna.new_table(ME, ME).id
        assert run("backup", str(copy)).code == 0
        second = anna.new_table(ME, ME).id
        ran = run("restore", str(copy))
        assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
        assert "holds matches already (2); --replace" in ran.err
        ran = run("restore", str(copy), "--replace")
        assert (ran.code, ran.out, "stop the server first" in ran.err) == (2, "", True)
        server.stop()
        ran = run("restore", str(copy), "--replace")
        assert ran.code == 0
        assert ran.out.startswith(f"What was there before is kept as {folder}/carrack-20")
        assert "secret" not in ran.out
        server.restart()
        assert [table.id for table in anna.tables().tables] == [first]
        assert second != first
        anna.close()
    finally:
        server.close()


def test_what_is_no_backup(run: Run, tmp_path: Path) -> None:
    """A sentence."""
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ann", encoding="utf-8")
    for name, said in ((file, "is no backup of Carrack"), (tmp_path / "nothing", "there is no backup")):
        ran = run("restore", str(name), "--data-dir", str(tmp_path / "data"))
        assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
        assert said in ran.err
