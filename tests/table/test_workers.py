"""Bots in processes of their own: they answer, whatever happens to them, and know no more than their seat."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from pathlib import Path
from typing import Any, cast

import pytest

from carrack.core.contract import State
from carrack.core.registry import find
from carrack.table.queue import Rank
from carrack.table.workers import Workers
from carrack.testing import look
from tests.table.house import TOY

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def workers() -> Iterator[Workers]:
    """One process that thinks."""
    started = Workers(1)
    yield started
    started.close()


@pytest.fixture
def state() -> State:
    """A position in which seat 0 is asked."""
    return find(TOY).deal(2, seed=3)


class Pool:
    """Stands for the processes: keeps what is sent to them and answers at once."""

    def __init__(self, answer: int | None = None) -> None:
        self.sent: list[State] = []
        self._answer = answer

    def submit(self, carry_out: Callable[..., int], work: Callable[..., int], args: tuple[Any, ...]) -> Future[int]:
        """Think here and now."""
        self.sent.append(args[0])
        future: Future[int] = Future()
        future.set_result(carry_out(work, args) if self._answer is None else self._answer)
        return future


class Fake(Workers):
    """Workers without processes."""

    def __init__(self, pool: object, processes: int = 1) -> None:
        self._given = pool
        super().__init__(processes)

    def _started(self) -> ProcessPoolExecutor:
        return cast(ProcessPoolExecutor, self._given)


async def test_a_bot_answers(workers: Workers, state: State) -> None:
    """With a legal action; the position is untouched."""
    before = state.to_bytes()
    for bot in ("random", "greedy"):
        assert await workers.choose(state, 0, bot) in state.legal()
    assert state.to_bytes() == before


async def test_a_worker_that_dies_is_replaced(workers: Workers, state: State) -> None:
    """Whoever asks next notices nothing."""
    await workers.choose(state, 0, "random")
    died = list(workers._pool._processes)
    for process in died:
        os.kill(process, signal.SIGKILL)
    assert await workers.choose(state, 0, "random") in state.legal()
    assert await workers.choose(state, 0, "random") in state.legal()
    assert not set(died) & set(workers._pool._processes)


@pytest.fixture
def said_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Any mode counts as compiled."""
    monkeypatch.setattr("carrack.table.workers._is_compiled", _always)


def _always() -> bool:
    return True


def _slow(seconds: float) -> int:
    time.sleep(seconds)
    return os.getpid()


def _first_slow(mark: Path) -> int:
    """Sleeps for ever, the first time."""
    if not mark.exists():
        mark.touch()
        time.sleep(600)
    return os.getpid()


async def test_new_processes_take_over(
    workers: Workers, said_compiled: None, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """What an old one is thinking about is asked again, and nobody is told that a worker has died."""
    mark = tmp_path / "begun"
    [old] = {await workers.run(os.getpid, rank=Rank.MOVE)}
    asked = asyncio.create_task(workers.run(_first_slow, mark, rank=Rank.MOVE))
    waiting = asyncio.create_task(workers.run(os.getpid, rank=Rank.MOVE))
    while not mark.exists():
        await asyncio.sleep(0.01)
    assert await workers.renew()
    new = await asked
    assert new != old
    assert await waiting == new
    assert caplog.text == ""


async def test_new_processes_that_do_not_run_compiled_are_sent_away(
    workers: Workers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The old ones stay, and what they think about goes on."""
    monkeypatch.setenv("CARRACK_PURE", "1")
    old = await workers.run(os.getpid, rank=Rank.MOVE)
    asked = asyncio.create_task(workers.run(_slow, 0.5, rank=Rank.MOVE))
    assert not await workers.renew()
    assert await asked == old


async def test_a_bot_that_fails_moves_all_the_same(
    workers: Workers, state: State, caplog: pytest.LogCaptureFixture
) -> None:
    """At random, the fault is in the log, and the worker lives on."""
    await workers.choose(state, 0, "random")
    processes = set(workers._pool._processes)
    assert await workers.choose(state, 0, "no such bot") in state.legal()
    assert "the bot no such bot failed" in caplog.text
    assert "valid: random, greedy" in caplog.text
    assert set(workers._pool._processes) == processes


async def test_a_bot_that_cheats_moves_all_the_same(state: State) -> None:
    """What is no legal action is replaced by one."""
    for nonsense in (-1, 10**9, state.game.verbs.number(["keep"])):
        assert await Fake(Pool(nonsense)).choose(state, 0, "random") in state.legal()


async def test_somebody_is_told_how_long_it_took(state: State) -> None:
    """With the bot's name, for each answer, also one that was drawn for it."""
    heard: list[tuple[str, float]] = []
    for workers, bot in ((Fake(Pool()), "random"), (Fake(Pool(-1)), "greedy")):
        workers.on_answer(lambda bot, seconds: heard.append((bot, seconds)))
        await workers.choose(state, 0, bot)
    assert [bot for bot, _ in heard] == ["random", "greedy"]
    assert all(0 < seconds < 60 for _, seconds in heard)


async def test_what_leaves_is_dealt_anew(state: State) -> None:
    """A worker gets what the seat knows; all else, and the source of chance, is drawn afresh each time."""
    pool = Pool()
    for _ in range(5):
        await Fake(pool).choose(state, 0, "random")
    assert all(sent.observe(0) == state.observe(0) for sent in pool.sent)
    assert len({state.to_bytes(), *(sent.to_bytes() for sent in pool.sent)}) == 6
    real = look(state)
    assert all(look(sent)[hidden] != real[hidden] for sent in pool.sent for hidden in ("deck", "chance"))
