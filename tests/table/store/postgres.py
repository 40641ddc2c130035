"""A private PostgreSQL for one run of the tests: its own folder, its own socket, gone afterwards."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import psycopg
import pytest

from tests.tools.install_postgres import can_install, install

USUAL_PLACES = ("/usr/lib/postgresql/*/bin", "/opt/homebrew/opt/postgresql*/bin", "/usr/local/opt/postgresql*/bin")
INITDB = ("--username=carrack", "--auth=trust", "--encoding=UTF8", "--no-locale", "--no-sync")
SETTINGS = {"listen_addresses": "", "fsync": "off", "max_connections": "200"}
START_SECONDS = 120


class Postgres:
    """A running server that hands out empty databases."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._numbers = count(1)
        self._free: list[str] = []

    def address(self, database: str) -> str:
        """Where a database is."""
        return f"postgresql://carrack@/{database}?host={self.folder}"

    def new_database(self) -> str:
        """The address of a database that is empty."""
        if self._free:
            return self._free.pop()
        name = f"test{next(self._numbers)}"
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.address(name)

    def give_back(self, address: str) -> None:
        """Empty a database for whoever wants one next, which costs less than to make one; nobody stays in it."""
        with psycopg.connect(address, autocommit=True) as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
            connection.execute("DROP SCHEMA public CASCADE")
            connection.execute("CREATE SCHEMA public")
        self._free.append(address)


@contextmanager
def running() -> Iterator[Postgres]:
    """Start a server and stop it at the end; where there is none, the test is skipped."""
    binaries = find() or _installed()
    folder = Path(tempfile.mkdtemp(prefix="carrack-pg-"))
    try:
        user, group = _owner()
        os.chown(folder, user, group)
        data = folder / "data"
        subprocess.run(
            [binaries / "initdb", "-D", data, *INITDB],
            user=user,
            group=group,
            cwd=folder,
            stdout=subprocess.DEVNULL,
            check=True,
        )
        settings = [f"--{name}={value}" for name, value in SETTINGS.items()]
        with (folder / "log").open("wb") as log:
            server = subprocess.Popen(
                [binaries / "postgres", "-D", data, "-k", folder, *settings],
                user=user,
                group=group,
                cwd=folder,
                stdout=log,
                stderr=log,
            )
        try:
            postgres = Postgres(folder)
            _wait_for(postgres, server)
            yield postgres
        finally:
            server.send_signal(signal.SIGQUIT)  # at once: nothing of it is needed any more
            server.wait()
    finally:
        shutil.rmtree(folder)


def find() -> Path | None:
    """The folder of the server's programs."""
    places = [Path(path).parent for path in [shutil.which("initdb")] if path]
    if shutil.which("pg_config"):
        places.append(Path(subprocess.check_output(["pg_config", "--bindir"], text=True).strip()))
    for pattern in USUAL_PLACES:
        places += sorted(Path("/").glob(pattern.lstrip("/")), reverse=True)
    return next((place for place in places if (place / "initdb").exists() and (place / "postgres").exists()), None)


def _installed() -> Path:
    if can_install():
        install()
    found = find()
    if found is None:
        pytest.skip("there is no PostgreSQL server on this machine, and only root on Debian can have one installed")
    return found


def _owner() -> tuple[int, int]:
    """The user and group to run the server as: PostgreSQL refuses to be root."""
    if os.geteuid() != 0:
        return os.geteuid(), os.getegid()
    known = {entry.pw_name: entry for entry in pwd.getpwall()}
    chosen = known.get("postgres") or known["nobody"]
    return chosen.pw_uid, chosen.pw_gid


def _wait_for(postgres: Postgres, server: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + START_SECONDS
    while True:
        try:
            psycopg.connect(postgres.address("postgres")).close()
            return
        except psycopg.OperationalError:
            if server.poll() is not None or time.monotonic() > end:
                pytest.fail(f"PostgreSQL does not start: {(postgres.folder / 'log').read_text()}")
            time.sleep(0.02)
