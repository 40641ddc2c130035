"""`carrack serve`: where it listens, what it keeps, and how it ends."""

from __future__ import annotations

import socket
import stat
from collections.abc import Iterator
from pathlib import Path

import httpx2 as httpx
import pytest

from tests.cli.conftest import Run
from tests.web.person import Person
from tests.web.serving import Server


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server that was told nothing but its folder."""
    started = Server(tmp_path / "data")
    yield started
    started.close()


def test_it_serves_until_it_is_stopped(server: Server) -> None:
    """The address that it prints answers; a polite stop is no error; the port is free again."""
    assert httpx.get(f"{server.address}/health").json()["status"] == "ok"
    assert server.stop() == 0
    assert server.log.read_text(encoding="utf-8") == ""
    with pytest.raises(httpx.ConnectError):
        httpx.get(server.address)


def test_its_files_are_its_owners_alone(server: Server) -> None:
    """Nobody else reads the secret or looks into the folder."""
    assert stat.S_IMODE((server.folder / "secret").stat().st_mode) == 0o600
    assert stat.S_IMODE(server.folder.stat().st_mode) == 0o700
    assert (server.folder / "carrack.sqlite").is_file()


def test_the_secret_stays_the_same(server: Server) -> None:
    """So that cookies and links stay good; another secret makes them worthless."""
    anna = Person(server.address, "Anna")
    server.restart()
    assert anna.me().name == "Anna"
    (server.folder / "secret").unlink()
    server.restart()
    assert anna.me().name == ""
    anna.close()


def test_the_environment_says_the_same(tmp_path: Path) -> None:
    """Folder and secret; the secret is not written down then."""
    folder = tmp_path / "data"
    server = Server(
        folder, "--data-dir", str(folder), CARRACK_SECRET="of-the-environment,-and-long-enough", CARRACK_PORT="1"
    )
    try:
        assert not (folder / "secret").exists()
        assert httpx.get(f"{server.address}/health").status_code == httpx.codes.OK
    finally:
        server.close()


def test_a_port_that_is_taken(run: Run, tmp_path: Path) -> None:
    """A sentence and a hint."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        ran = run("serve", "--port", port, "--data-dir", str(tmp_path))
    assert (ran.code, ran.out) == (2, "")
    assert f"cannot listen on 127.0.0.1, port {port}" in ran.err
    assert "--port" in ran.err


def test_a_folder_that_cannot_be_used(run: Run, tmp_path: Path) -> None:
    """A file is none."""
    (tmp_path / "file").touch()
    ran = run("serve", "--port", "0", "--data-dir", str(tmp_path / "file"))
    assert (ran.code, ran.out) == (2, "")
    assert f"the data folder {tmp_path}/file cannot be used" in ran.err


@pytest.mark.parametrize("port", ["x", "-1", "65536", "1.5"])
def test_a_port_that_is_none(run: Run, tmp_path: Path, port: str) -> None:
    """Is refused in words."""
    ran = run("serve", f"--port={port}", "--data-dir", str(tmp_path))
    assert (ran.code, ran.out) == (2, "")
    assert "port" in ran.err
    assert "Traceback" not in ran.err


def test_a_store_that_cannot_be_used(run: Run, tmp_path: Path) -> None:
    """An address that is none, or one of a database of another kind."""
    for url in ("nonsense", "mysql://localhost/x", "sqlite://"):
        ran = run("serve", "--port", "0", "--data-dir", str(tmp_path), "--database-url", url)
        assert (ran.code, ran.out) == (2, "")
        assert "the address of the store is" in ran.err


def test_a_second_server_on_one_store(run: Run, server: Server) -> None:
    """Is told so in a sentence; the first one notices nothing, and when it has gone the next may start."""
    ran = run("serve", "--port", "0", "--data-dir", str(server.folder))
    assert (ran.code, ran.out) == (2, "")
    assert "another Carrack serves the store" in ran.err
    assert httpx.get(f"{server.address}/health").status_code == httpx.codes.OK
    server.kill()
    server.restart()


def test_a_short_secret(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Could be guessed."""
    monkeypatch.setenv("CARRACK_SECRET", "swordfish")
    ran = run("serve", "--port", "0", "--data-dir", str(tmp_path))
    assert (ran.code, ran.out) == (2, "")
    assert "CARRACK_SECRET has 9 characters" in ran.err
    assert "swordfish" not in ran.err


def test_a_folder_that_others_can_look_into(tmp_path: Path) -> None:
    """A warning says how to shut it; the store in it is shut anyway."""
    folder = tmp_path / "data"
    folder.mkdir()
    folder.chmod(0o755)
    server = Server(folder)
    server.stop()
    assert "others can look into the data folder" in server.log.read_text(encoding="utf-8")
    assert stat.S_IMODE((folder / "carrack.sqlite").stat().st_mode) == 0o600
