"""Work for the processes waits in a queue: whatever a person waits for goes first."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, cast

import pytest

from carrack.table.queue import Queue, Rank
from carrack.table.workers import Workers
from tests.table.house import House, look

pytestmark = pytest.mark.anyio


class Slow:
    """Processes that finish a piece when they are told to."""

    def __init__(self) -> None:
        self.begun: list[tuple[str, Future[str]]] = []

    def submit(self, _: Callable[..., str], work: Callable[..., str], args: tuple[str]) -> Future[str]:
        """It is begun."""
        piece: Future[str] = Future()
        piece.set_running_or_notify_cancel()
        self.begun.append((args[0], piece))
        return piece

    @property
    def names(self) -> list[str]:
        """What was begun so far."""
        return [name for name, _ in self.begun]

    async def finish(self, name: str) -> None:
        """It is done."""
        next(piece for begun, piece in self.begun if begun == name).set_result(name.upper())
        await settled()


class Fake(Workers):
    """Workers with these processes; `started` counts how often they were."""

    def __init__(self, pool: Any, processes: int = 1) -> None:
        self.started, self._given = 0, pool
        super().__init__(processes)

    def _started(self) -> ProcessPoolExecutor:
        self.started += 1
        return cast(ProcessPoolExecutor, self._given)

    def ask(self, name: str, rank: Rank) -> asyncio.Task[str]:
        """Somebody wants this done."""
        return asyncio.ensure_future(self.run(str.upper, name, rank=rank))


async def settled() -> None:
    """Let everybody do what they can."""
    for _ in range(10):
        await asyncio.sleep(0)


async def test_the_most_urgent_goes_first() -> None:
    """And among equals whoever came first."""
    pool = Slow()
    workers = Fake(pool)
    asked = [
        workers.ask(name, rank)
        for name, rank in (
            ("first", Rank.REVIEW),
            ("review", Rank.REVIEW),
            ("alone", Rank.ALONE),
            ("hint", Rank.HINT),
            ("move", Rank.MOVE),
            ("another move", Rank.MOVE),
        )
    ]
    await settled()
    for name in ("first", "move", "another move", "hint", "alone", "review"):
        assert pool.names[-1] == name
        await pool.finish(name)
    assert await asyncio.gather(*asked) == [task.result() for task in asked]
    assert asked[0].result() == "FIRST"


async def test_no_more_is_begun_than_there_are_processes() -> None:
    """So that what comes later and is more urgent does not stand behind it."""
    pool = Slow()
    workers = Fake(pool, processes=2)
    asked = [workers.ask(name, Rank.REVIEW) for name in "abcd"]
    await settled()
    assert pool.names == ["a", "b"]
    await pool.finish("b")
    assert pool.names == ["a", "b", "c"]
    for name in "acd":
        await pool.finish(name)
    assert await asyncio.gather(*asked) == list("ABCD")


async def test_what_nobody_waits_for_is_dropped() -> None:
    """What has begun keeps its process until it is done."""
    pool = Slow()
    workers = Fake(pool)
    asked = {name: workers.ask(name, Rank.MOVE) for name in "abcd"}
    await settled()
    for name in "ab":
        asked[name].cancel()
    await settled()
    assert pool.names == ["a"]
    await pool.finish("a")
    assert pool.names == ["a", "c"]
    await pool.finish("c")
    await pool.finish("d")
    assert (await asked["c"], await asked["d"], pool.names) == ("C", "D", ["a", "c", "d"])


async def test_who_is_called_and_cancelled_at_once_passes_it_on() -> None:
    """The place is not lost."""
    queue = Queue(1)
    await queue.enter(Rank.MOVE)
    first, second = (asyncio.ensure_future(queue.enter(Rank.MOVE)) for _ in range(2))
    await settled()
    queue.leave()
    first.cancel()
    await settled()
    assert (first.cancelled(), second.done(), len(queue)) == (True, True, 0)


async def test_work_is_done_again_once(caplog: pytest.LogCaptureFixture) -> None:
    """If its worker dies twice, whoever asked is told so; the place is free again."""

    class Dead:
        def submit(self, *args: object) -> Future[str]:
            raise BrokenProcessPool

    workers = Fake(Dead())
    with pytest.raises(BrokenProcessPool):
        await workers.ask("a", Rank.HINT)
    assert (workers.started, workers._queue._free) == (3, 1)
    assert "a worker has died" in caplog.text


async def test_a_fault_comes_back_as_text() -> None:
    """Of the work, not of the workers."""
    workers = Workers(1)
    try:
        with pytest.raises(RuntimeError, match=r"ValueError: .*'nothing'"):
            await workers.run(int, "nothing", rank=Rank.HINT)
        assert await workers.run(int, "7", rank=Rank.HINT) == 7
    finally:
        workers.close()


async def test_a_person_who_waits_comes_before_bots_alone(house: House) -> None:
    """Where a bot stands in for the only person, nobody waits any more."""
    house.workers.free.clear()
    table = await house.table("-random", "anna")
    anna = await look(table, "anna", 1)
    await settled()
    assert house.workers.ranks == [Rank.MOVE]
    await table.presence.leave("anna", 1, "random")
    house.workers.free.set()
    await anna.until_version(table.version + 3)
    assert house.workers.ranks[1:3] == [Rank.ALONE, Rank.ALONE]
