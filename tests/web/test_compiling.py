"""Compiling behind a server: people play meanwhile, bots take over compiled, and stopping stops everything."""

from __future__ import annotations

import asyncio
import os
import shlex
import time
from collections.abc import Callable
from pathlib import Path
from typing import cast

import httpx2 as httpx
import pytest

from carrack import _modes
from carrack.table.workers import Workers
from carrack.web.compiling import Compiling
from tests.web.serving import SECONDS, Server


class Pool:
    """Stands for the workers: whether they would run compiled, and which mode the environment asked for then."""

    def __init__(self, compiled: bool = True) -> None:
        self.asked: list[str] = []
        self._compiled = compiled

    async def renew(self) -> bool:
        """Start again."""
        self.asked.append(os.environ["CARRACK_PURE"])
        return self._compiled


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a server that has started interpreted."""
    monkeypatch.setenv("CARRACK_PURE", "1")


@pytest.fixture
def fit(monkeypatch: pytest.MonkeyPatch) -> None:
    """The command leaves a whole set of compiled files."""
    monkeypatch.setattr(_modes, "is_fit", lambda: True)


def compile_with(command: str, folder: Path, pool: Pool) -> list[bool]:
    """What is told when the command has ended."""
    told: list[bool] = []
    compiling = Compiling(shlex.split(command), folder / "deep" / "compile.log", told.append)
    asyncio.run(compiling.run(cast(Workers, pool)))
    return told


def test_workers_start_again_when_it_is_done(tmp_path: Path, fit: None) -> None:
    """Only then, compiled; what the command said is in the log."""
    pool = Pool()
    assert compile_with("sh -c 'echo compiling; echo hard >&2'", tmp_path, pool) == [True]
    assert pool.asked == ["0"]
    assert os.environ["CARRACK_PURE"] == "0"
    assert (tmp_path / "deep" / "compile.log").read_text() == "compiling\nhard\n"


def test_workers_that_cannot_run_compiled(tmp_path: Path, fit: None) -> None:
    """Whatever starts later is interpreted as before."""
    assert compile_with("true", tmp_path, Pool(compiled=False)) == [False]
    assert os.environ["CARRACK_PURE"] == "1"


def test_nothing_could_be_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The workers are left alone; also if there is no such command."""
    monkeypatch.setattr(_modes, "is_fit", lambda: False)
    pool = Pool()
    assert compile_with("false", tmp_path, pool) == [False]
    assert compile_with("no-such-command", tmp_path, pool) == [False]
    assert pool.asked == []


def is_running(process: int) -> bool:
    """Whether there is such a process."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.fixture
def endless(tmp_path: Path) -> tuple[str, Path]:
    """A command that never ends, and the file in which a process that it has started says who it is."""
    noted = tmp_path / "process"
    return f"sh -c {shlex.quote(f'sleep 600 & echo $! > {noted}.new; mv {noted}.new {noted}; wait')}", noted


def wait_for(happens: Callable[[], bool]) -> None:
    """Until it does."""
    end = time.monotonic() + SECONDS
    while not happens():
        assert time.monotonic() < end
        time.sleep(0.05)


def test_a_server_that_stops_stops_the_compiler(tmp_path: Path, endless: tuple[str, Path]) -> None:
    """It serves while that runs; then nothing is left behind, and it is no error."""
    command, noted = endless
    server = Server(tmp_path / "data", CARRACK_COMPILE=command, CARRACK_PURE="1")
    try:
        wait_for(noted.exists)
        process = int(noted.read_text())
        assert httpx.get(f"{server.address}/health").json()["status"] == "ok"
        assert is_running(process)
        assert server.stop() == 0
        wait_for(lambda: not is_running(process))
        assert server.log.read_text(encoding="utf-8") == ""
    finally:
        server.close()


@pytest.mark.skipif(not _modes.is_fit(), reason="needs the compiled files that the command would leave")
def test_the_terminal_says_when_bots_are_fast(tmp_path: Path) -> None:
    """One line, and one at the beginning that says that it is coming."""
    server = Server(tmp_path / "data", CARRACK_COMPILE="true", CARRACK_PURE="1")
    try:
        assert server.line().startswith("You can play. The rules are being compiled")
        assert server.line() == "The rules are compiled: bots think at full speed from now on.\n"
        assert server.stop() == 0
    finally:
        server.close()
