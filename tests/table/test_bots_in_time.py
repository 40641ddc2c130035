"""A bot's thinking time is no tell: where only it knows that it has no choice, it takes as long as with one."""

from __future__ import annotations

import asyncio
import heapq
import itertools
import random
from collections.abc import Iterator

import pytest

from carrack.core.chance import SHA256
from carrack.core.contract import State
from carrack.core.registry import games
from carrack.table import remote_ids, windows
from carrack.table.queue import HOUSE, Lane, Rank
from carrack.table.remote import Remote
from carrack.table.store.rows import BotRow
from carrack.table.table import Table
from tests.table.house import TOY, AtOnce, Eye, House, look, person

pytestmark = pytest.mark.anyio
_really_sleep = asyncio.sleep
THINKING = 0.7
"""Seconds for a real choice, as a search takes them."""


class FakeTime:
    """A clock that is set on by hand: whoever sleeps wakes when the clock comes there."""

    def __init__(self) -> None:
        self.now = 0.0
        self._asleep: list[tuple[float, int, asyncio.Future[None]]] = []
        self._count = itertools.count()

    async def sleep(self, seconds: float) -> None:
        """Until the clock is there."""
        wake = asyncio.get_running_loop().create_future()
        heapq.heappush(self._asleep, (self.now + seconds, next(self._count), wake))
        await wake

    async def until_version(self, table: Table, version: int) -> float:
        """Let time pass until this has happened; when that was."""
        for _ in range(2_000):
            if table.version >= version:
                return self.now
            await _really_sleep(0.002)
            if self._asleep and table.version < version and not table.lock.locked():
                self.now, _, wake = heapq.heappop(self._asleep)
                if not wake.done():
                    wake.set_result(None)
        raise AssertionError("nobody has answered")


class SlowThinkers(AtOnce):
    """Bots that think when there is something to choose, and note how many choices they saw."""

    def __init__(self, time: FakeTime) -> None:
        super().__init__()
        self._time = time
        self.choices: list[int] = []

    async def choose(self, state: State, seat: int, bot: str, rank: Rank = Rank.MOVE, lane: Lane = HOUSE) -> int:
        """The first, after a while."""
        legal = state.legal_for(seat)
        self.choices.append(len(legal))
        await self._time.sleep(THINKING if len(legal) > 1 else 0.0001)
        return legal[0]


def deals() -> Iterator[tuple[int, bool]]:
    """Seeds in which Anna begins and lands a card, and whether the other seat can then spring a trap."""
    game = games()[TOY]
    land = game.verbs.number(("land", 0))
    for seed in range(400):
        state = game.deal(2, {}, seed, SHA256)
        if state.actor == 0:
            state.answer(0, land)
            if state.waiting == 2 and state.secret(1):
                yield seed, len(state.legal_for(1)) > 1


def some_deals(choice: bool, count: int) -> list[int]:
    """Seeds with a choice for the bot, or without."""
    return [seed for seed, has_one in deals() if has_one == choice][:count]


@pytest.fixture
def fake(monkeypatch: pytest.MonkeyPatch) -> FakeTime:
    """Nobody sleeps in real time."""
    time = FakeTime()
    monkeypatch.setattr(asyncio, "sleep", time.sleep)
    return time


async def answer_time(house: House, fake: FakeTime, seed: int, bot: str, monkeypatch: pytest.MonkeyPatch) -> float:
    """How long a bot takes to answer at the window of Anna's landing."""
    monkeypatch.setattr("carrack.table.lobby.draw", lambda: (f"{seed:032x}", f"{8:032x}"))
    table = await house.table("anna", f"-{bot}")
    begun = fake.now
    anna: Eye = await look(table, "anna", 0)
    done = await anna.act(("land", 0))
    taken = await fake.until_version(table, done + 1) - begun
    anna.close()
    return taken


def draw_from(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pauses are drawn from this seed, not from the system."""
    rng = random.Random(seed)
    monkeypatch.setattr(random, "SystemRandom", lambda: rng)


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """The pauses as they are, drawn from a seed."""
    monkeypatch.setattr(windows, "THOUGHT", (1.5, 3.0))
    draw_from(5, monkeypatch)


@pytest.mark.parametrize("bot", ["level5", "greedy"])
async def test_as_long_without_a_choice_as_with_one(
    house: House, fake: FakeTime, drawn: None, bot: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same draws give the same times, whatever the hand holds; all of them are longer than thinking takes."""
    times = {}
    for choice in (True, False):
        house.workers = house.lobby._workers = SlowThinkers(fake)
        draw_from(7, monkeypatch)
        seeds = some_deals(choice, 6)
        times[choice] = [await answer_time(house, fake, seed, bot, monkeypatch) for seed in seeds]
    assert times[True] == pytest.approx(times[False])
    assert len(set(times[True])) == 6
    assert all(1.5 <= time <= 3.0 for time in times[True])


async def test_it_thinks_as_long_on_a_busy_server(
    house: House, fake: FakeTime, drawn: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without a choice it thinks about a deal with one: where thinking takes longer than the pause, it does so too."""
    monkeypatch.setattr("tests.table.test_bots_in_time.THINKING", 17.0)
    for choice in (True, False):
        thinkers = house.workers = house.lobby._workers = SlowThinkers(fake)
        [seed] = some_deals(choice, 1)
        assert await answer_time(house, fake, seed, "level5", monkeypatch) == pytest.approx(17.0)
        assert all(n > 1 for n in thinkers.choices)


async def test_a_bot_of_the_network_too(
    house: House, fake: FakeTime, drawn: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its program may answer at once: nobody is told before the pause is over."""
    row = BotRow(id="mine", guest="anna", name="Mine", token="", created=0.0)

    async def at_once(remote: Remote, state: State, *_: object) -> int:
        return int(state.legal_for(1)[0])

    monkeypatch.setattr(Remote, "choose", at_once)
    house.lobby.remote.connect(row)
    await asyncio.wrap_future(house.store.save_guest(person("anna")))
    for choice in (True, False):
        [seed] = some_deals(choice, 1)
        taken = await answer_time(house, fake, seed, remote_ids.named("mine"), monkeypatch)
        assert 1.5 <= taken <= 3.0


async def test_where_nothing_would_tell_nobody_waits(
    house: House, fake: FakeTime, drawn: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot's own turn is no secret question: the answer comes when it is found."""
    table = await house.table("anna", "-greedy")
    house.workers = house.lobby._workers = SlowThinkers(fake)
    anna = await look(table, "anna", 0)
    await anna.act(("draw",))
    done = await anna.act(("decline",))
    assert table.waiting() == [1]
    assert not table.state.secret(1)
    assert await fake.until_version(table, done + 1) < 1.5
