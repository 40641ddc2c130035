"""Bots think in processes of their own, so that thinking never freezes a table.

What goes to a worker is a copy that was re-dealt for the bot's seat before it left: a worker never holds what its
seat may not know.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import threading
import time
import traceback
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from carrack import bots
from carrack.core.chance import Chance
from carrack.core.contract import State

_log = logging.getLogger("carrack.bots")
_TRIES = 2


def _nobody_listens(bot: str, seconds: float) -> None:
    pass


class Workers:
    """Some processes that answer for bots."""

    _answered: Callable[[str, float], None] = staticmethod(_nobody_listens)

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool = self._started()

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

    async def choose(self, state: State, seat: int, bot: str) -> int:
        """The bot's action. If it fails, or the workers again and again, one is drawn, so that no game is stuck."""
        begun = time.perf_counter()
        action = await self._chosen(state, seat, bot)
        self._answered(bot, time.perf_counter() - begun)
        return action

    async def _chosen(self, state: State, seat: int, bot: str) -> int:
        copy = state.clone()
        copy.redeal(seat, Chance(secrets.randbits(128)))
        legal = copy.legal_for(seat)
        for _ in range(_TRIES):
            pool = self._pool
            try:
                work = pool.submit(think, copy, seat, bot, secrets.randbits(128))
                action = await asyncio.wrap_future(work)
            except BrokenProcessPool:
                _log.warning("a worker has died; the bot %s is asked again", bot)
                if pool is self._pool:
                    self._pool = self._started()
            except Exception:
                _log.exception("the bot %s failed", bot)
                break
            else:
                if action in legal:
                    return action
                _log.error("the bot %s has chosen %d, which is not legal", bot, action)
                break
        return secrets.choice(legal)

    def close(self) -> None:
        """End the processes."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def think(state: State, seat: int, bot: str, seed: int) -> int:
    """What a worker does: the state is a re-dealt copy already. Errors travel as text, for not every one can travel."""
    try:
        return int(bots.make(bot, Chance(seed)).choose(state, seat))
    except Exception:
        raise RuntimeError(traceback.format_exc()) from None


def _end_with_the_parent() -> None:
    """A worker does not outlive a server that was killed."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_watch, args=(parent,), daemon=True).start()


def _watch(parent: multiprocessing.process.BaseProcess) -> None:
    parent.join()
    os._exit(0)
