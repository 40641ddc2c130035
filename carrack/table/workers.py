"""Bots think in processes of their own, so that thinking never freezes a table.

A process takes one piece of work at a time, and whatever a person waits for goes first. What has begun is not stopped
for something more urgent: long work comes in pieces of a second or two. Where many wait, bots think for a shorter time.

What goes to a worker is a copy that was re-dealt for the bot's seat before it left: a worker never holds what its
seat may not know.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
import threading
import time
import traceback
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import TypeVar

from carrack import _modes, bots
from carrack.core.chance import Chance
from carrack.core.contract import State
from carrack.table.queue import HOUSE, Lane, Queue, Rank

T = TypeVar("T")
Args = tuple[object, ...]

_log = logging.getLogger("carrack.bots")


def _nobody_listens(bot: str, seconds: float) -> None:
    pass


class Workers:
    """Some processes that answer for bots."""

    _answered: Callable[[str, float], None] = staticmethod(_nobody_listens)

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._queue = Queue(processes)
        self._pool = self._started()
        self._renewals = 0

    def _started(self) -> ProcessPoolExecutor:
        spawn = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._processes, spawn, initializer=_end_with_the_parent)

    def warm_up(self) -> None:
        """Start the processes before the first bot is asked."""
        for _ in range(self._processes):
            self._pool.submit(os.getpid)

    def on_answer(self, told: Callable[[str, float], None]) -> None:
        """From now on tell somebody of each answer: the bot's name, and the seconds it took."""
        self._answered = told

    def busy(self, lane: Lane) -> bool:
        """Whether so many wait that bots of this lane think for a shorter time."""
        return self._queue.share(lane) < 1

    async def choose(self, state: State, seat: int, bot: str, rank: Rank = Rank.MOVE, lane: Lane = HOUSE) -> int:
        """The bot's action. If it fails, or the workers again and again, one is drawn, so that no game is stuck."""
        begun = time.perf_counter()
        action = await self._chosen(state, seat, bot, rank, lane)
        self._answered(bot, time.perf_counter() - begun)
        return action

    async def _chosen(self, state: State, seat: int, bot: str, rank: Rank, lane: Lane) -> int:
        copy = state.clone()
        copy.redeal(seat, Chance(secrets.randbits(128)))
        legal = copy.legal_for(seat)
        seed = secrets.randbits(128)

        def question() -> tuple[object, ...]:
            return copy, seat, bots.at_table(bot, self._queue.share(lane)), seed

        try:
            action = await self._done(think, question, rank, lane)
        except Exception:
            _log.exception("the bot %s failed", bot)
        else:
            if action in legal:
                return action
            _log.error("the bot %s has chosen %d, which is not legal", bot, action)
        return secrets.choice(legal)

    async def run(self, work: Callable[..., T], *args: object, rank: Rank, lane: Lane = HOUSE) -> T:
        """What a function of a module answers in a worker, where its arguments travel to.

        Work whose worker dies is done again. Its own fault comes back as a `RuntimeError` with the text of it. Whoever
        is cancelled before the work has begun takes it out of the queue.
        """
        return await self._done(work, lambda: args, rank, lane)

    async def _done(self, work: Callable[..., T], args: Callable[[], Args], rank: Rank, lane: Lane) -> T:
        """`args` are made when the work begins."""
        renewals = self._renewals
        try:
            return await self._once(work, args, rank, lane)
        except BrokenProcessPool:
            if renewals == self._renewals:
                _log.warning("a worker has died; its work is done again")
                return await self._once(work, args, rank, lane)
        return await self._done(work, args, rank, lane)

    async def renew(self) -> bool:
        """Let new processes take over if they run compiled, and say whether they do.

        They do it when all of them are ready. What the old ones were thinking about is asked again.
        """
        new = self._started()
        ready = [asyncio.wrap_future(new.submit(_is_compiled)) for _ in range(self._processes)]
        try:
            compiled = all(await asyncio.gather(*ready))
        except BrokenProcessPool:
            compiled = False
        old = new
        if compiled:
            old, self._pool = self._pool, new
            self._renewals += 1
        _end(old)
        return compiled

    async def _once(self, work: Callable[..., T], args: Callable[[], Args], rank: Rank, lane: Lane) -> T:
        await self._queue.enter(rank, lane)
        pool = self._pool
        try:
            return await asyncio.wrap_future(self._submitted(pool, work, args(), lane))
        except BrokenProcessPool:
            if pool is self._pool:
                self._pool = self._started()
            raise

    def _submitted(self, pool: ProcessPoolExecutor, work: Callable[..., T], args: Args, lane: Lane) -> Future[T]:
        """The place is free again when the process is, also if nobody waits for the answer any more."""
        loop = asyncio.get_running_loop()

        def left(_: Future[T]) -> None:
            with suppress(RuntimeError):  # the loop has ended, and with it all who waited
                loop.call_soon_threadsafe(self._queue.leave, lane)

        try:
            piece = pool.submit(_carried_out, work, args)
        except BaseException:
            self._queue.leave(lane)
            raise
        piece.add_done_callback(left)
        return piece

    def close(self) -> None:
        """End the processes, whatever they are doing."""
        _end(self._pool)


def think(state: State, seat: int, spec: str, seed: int) -> int:
    """What a worker does for a bot: the state is a re-dealt copy already, the spec that of `at_table`."""
    return int(bots.make(spec, Chance(seed)).choose(state, seat))


def _is_compiled() -> bool:
    return _modes.compiled()


def _end(pool: ProcessPoolExecutor) -> None:
    for process in list((pool._processes or {}).values()):
        process.kill()
    pool.shutdown(wait=False)


def _carried_out(work: Callable[..., T], args: tuple[object, ...]) -> T:
    """Errors travel as text, for not every one can travel."""
    try:
        return work(*args)
    except Exception:
        raise RuntimeError(traceback.format_exc()) from None


def _end_with_the_parent() -> None:
    """A worker does not outlive a server that was killed; Ctrl+C is meant for the server, which ends its workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_watch, args=(parent,), daemon=True).start()


def _watch(parent: multiprocessing.process.BaseProcess) -> None:
    parent.join()
    os._exit(0)
