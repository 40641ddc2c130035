"""The server of the tests, watched from outside: its workers, its memory, the core it runs on."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.web.serving import SECONDS, Server


class Watched(Server):
    """A server whose processes are known."""

    def processes(self) -> list[int]:
        """The server and the workers of its bots."""
        pid = self._process.pid
        children = Path(f"/proc/{pid}/task/{pid}/children")
        return [pid, *map(int, children.read_text(encoding="ascii").split())]

    def kill(self) -> None:
        """End it as a power cut would; its workers have to notice that they are alone."""
        workers = self.processes()[1:]
        super().kill()
        until = time.monotonic() + SECONDS
        while left := [pid for pid in workers if Path(f"/proc/{pid}").exists()]:
            assert time.monotonic() < until, f"the server was killed, and its workers {left} live on"
            time.sleep(0.005)

    @property
    def running(self) -> bool:
        """Whether it has not ended."""
        return self._process.poll() is None

    def said(self) -> str:
        """All that it has written as errors."""
        return self.log.read_text(encoding="utf-8", errors="replace")

    def megabytes(self) -> list[float]:
        """The resident memory of each process."""
        return [_resident(pid) / 2**20 for pid in self.processes()]


@contextmanager
def on_cores(cores: set[int]) -> Iterator[None]:
    """What is started in here runs on these cores only."""
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, cores)
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def _resident(pid: int) -> int:
    pages = int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")
