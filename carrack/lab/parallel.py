"""The same work in any number of processes; the results come in order."""

from __future__ import annotations

import multiprocessing
import signal
import sys
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing import resource_tracker
from multiprocessing.pool import Pool
from typing import Protocol, TypeVar

Work = TypeVar("Work")
Made = TypeVar("Made")


class Crew(Protocol):
    """`map`, in whatever processes."""

    def __call__(self, function: Callable[[Work], Made], work: Iterable[Work], /) -> Iterator[Made]:
        """What the function makes of each piece, in order."""


def in_processes(function: Callable[[Work], Made], work: Sequence[Work], jobs: int) -> Iterator[Made]:
    """What a function of a module makes of each piece, as soon as it is there. The processes start at once."""
    if jobs == 1 or len(work) < 2:
        return map(function, work)
    return _from(_pool(min(jobs, len(work))), function, work)


@contextmanager
def crew(jobs: int) -> Iterator[Crew]:
    """Processes that stay for one piece of work after another."""
    if jobs == 1:
        yield map
        return
    with _pool(jobs) as pool:
        yield pool.imap


def _from(pool: Pool, function: Callable[[Work], Made], work: Sequence[Work]) -> Iterator[Made]:
    with pool:
        yield from pool.imap(function, work)


def _pool(jobs: int) -> Pool:
    """Processes that leave Ctrl-C to this one, from their first moment on: they inherit that it is blocked.

    On Linux they are forked, which saves them the imports: they start before anything here has a second thread.
    """
    forked = sys.platform == "linux" and threading.active_count() == 1
    context = multiprocessing.get_context("fork" if forked else "spawn")
    if sys.platform == "win32":
        return context.Pool(jobs)
    resource_tracker.ensure_running()  # its start would lift the block
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        return context.Pool(jobs)
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
