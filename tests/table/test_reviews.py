"""Reviews at a server: asked for once, made in the background, kept, begun again after a restart."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Future

import msgspec
import pytest

from carrack.core.chance import Chance
from carrack.core.contract import State
from carrack.insight.analysis import Analysis, analyse
from carrack.insight.asking import Effort
from carrack.insight.review import VERSION
from carrack.table import reviews as module
from carrack.table.forks import Forks
from carrack.table.queue import Rank
from carrack.table.refused import Refused
from carrack.table.reviews import Reviews, decided_by_people
from carrack.table.store.rows import ReviewRow
from carrack.table.table import Table
from carrack.table.wire import Fork, NewSeat, ReviewView
from tests.table.house import SECONDS, House, code, person, until
from tests.table.test_fork import finished
from tests.table.test_replay import play

pytestmark = pytest.mark.anyio
TOY = "smugglers"
QUICK = Effort(quick=8, deep=12, seconds=0.0, suspects=2, points=10)


def anybody() -> None:
    """Nobody is refused."""


@pytest.fixture
def reviews(house: House) -> Reviews:
    """Of the house; nobody makes them yet."""
    return Reviews(house.lobby, house.workers, QUICK)


@pytest.fixture
async def made(reviews: Reviews) -> AsyncIterator[Reviews]:
    """Of the house, and they are made."""
    at_work = asyncio.create_task(reviews.keep())
    yield reviews
    at_work.cancel()


@pytest.fixture
async def over(house: House) -> Table:
    """A match that is over."""
    return await finished(house, TOY)


async def done(reviews: Reviews, table: Table) -> ReviewView:
    """Wait for a review as a page does."""
    async with asyncio.timeout(SECONDS):
        while (view := await reviews.of(table.row.id)).status == "making":
            await asyncio.sleep(0.01)
    return view


async def test_a_review_is_made_and_kept(house: House, made: Reviews, over: Table) -> None:
    """Behind everything else that workers do; another lobby over the same store has it."""
    assert await made.of(over.row.id) == ReviewView("none")
    house.workers.free.clear()
    asked = await made.ask(over.row.id, anybody)
    assert asked.status == "making"
    house.workers.free.set()
    view = await done(made, over)
    assert view.review is not None
    assert (view.status, view.review.people) == ("done", (0, 1))
    assert view.review.chances[-1].at == over.session.at
    assert set(house.workers.ranks) == {Rank.REVIEW}
    house.restart()
    assert await Reviews(house.lobby, house.workers, QUICK).of(over.row.id) == view


async def test_it_is_made_once(house: House, made: Reviews, over: Table) -> None:
    """However often it is asked for; who asks for what is there is not counted."""
    asked = []
    house.workers.free.clear()
    views = await asyncio.gather(*[made.ask(over.row.id, lambda: asked.append(1)) for _ in range(5)])
    assert {view.status for view in views} == {"making"}
    house.workers.free.set()
    first = await done(made, over)
    pieces = len(house.workers.ranks)
    assert await made.ask(over.row.id, lambda: asked.append(1)) == first
    assert len(house.workers.ranks) == pieces
    assert len(asked) == 1


async def test_how_far_it_has_come(house: House, made: Reviews, over: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """One after another; those who wait know how many are before them."""
    at_once = house.workers.run

    async def slowly(work: Callable[..., Analysis], *args: object, rank: Rank) -> Analysis:
        await asyncio.sleep(0.001)
        return await at_once(work, *args, rank=rank)

    monkeypatch.setattr(house.workers, "run", slowly)
    second = await finished(house, TOY)
    house.workers.free.clear()
    await made.ask(over.row.id, anybody)
    await made.ask(second.row.id, anybody)
    await until(lambda: bool(house.workers.ranks))
    assert await made.of(second.row.id) == ReviewView("making", ahead=1)
    house.workers.free.set()
    seen = set()
    async with asyncio.timeout(SECONDS):
        while (view := await made.of(over.row.id)).status == "making":
            seen.add(view.progress)
            await asyncio.sleep(0)
    assert len(seen) > 2
    assert max(seen) <= 1
    assert (await done(made, second)).status == "done"


async def test_a_server_that_was_stopped_begins_again(house: House, reviews: Reviews, over: Table) -> None:
    """In the middle of one, or before it."""
    house.workers.free.clear()
    at_work = asyncio.create_task(reviews.keep())
    await reviews.ask(over.row.id, anybody)
    await until(lambda: bool(house.workers.ranks))
    at_work.cancel()
    house.workers.free.set()
    house.restart()
    again = Reviews(house.lobby, house.workers, QUICK)
    assert (await again.of(over.row.id)).status == "making"
    at_work = asyncio.create_task(Reviews.keep(again))
    assert (await done(again, over)).status == "done"
    at_work.cancel()


async def test_what_fails_is_said_and_can_be_asked_for_again(
    made: Reviews, over: Table, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody waits for ever, nor is it tried for ever."""
    _fails(monkeypatch)
    await made.ask(over.row.id, anybody)
    assert await done(made, over) == ReviewView("failed")
    assert house.store.reviews_wanted() == []
    monkeypatch.setattr(module, "analyse", analyse)
    await made.ask(over.row.id, anybody)
    assert (await done(made, over)).status == "done"


def _fails(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """No position can be judged; the seats for which somebody has tried."""
    tries: list[int] = []

    def broken(state: State, seat: int, seed: int, iterations: int = 0, seconds: float = 0.0) -> Analysis:
        tries.append(seat)
        raise RuntimeError("no idea")

    monkeypatch.setattr(module, "analyse", broken)
    return tries


async def test_what_fails_is_tried_once(
    made: Reviews, over: Table, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However long the store takes to note it, and however often somebody looks meanwhile."""
    tries = _fails(monkeypatch)
    give_up = house.store.give_up_review

    def later(match_id: str) -> Future[None]:
        written: Future[None] = Future()
        asyncio.get_running_loop().call_later(
            0.1, lambda: give_up(match_id).add_done_callback(lambda done: written.set_result(done.result()))
        )
        return written

    monkeypatch.setattr(house.store, "give_up_review", later)
    await made.ask(over.row.id, anybody)
    assert await done(made, over) == ReviewView("failed")
    assert house.store.reviews_wanted() == []
    assert len(tries) == 1


async def test_a_store_that_fails_stops_no_other_review(
    reviews: Reviews, over: Table, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither when it is asked what was left nor when it is to note a failure, which is not tried again by itself."""

    def unreachable(*args: object) -> Future[None]:
        raise RuntimeError("no store")

    monkeypatch.setattr(house.store, "reviews_wanted", unreachable)
    monkeypatch.setattr(house.store, "give_up_review", unreachable)
    tries = _fails(monkeypatch)
    at_work = asyncio.create_task(reviews.keep())
    await reviews.ask(over.row.id, anybody)
    assert await done(reviews, over) == ReviewView("failed")
    assert await done(reviews, over) == ReviewView("failed")
    assert len(tries) == 1
    monkeypatch.setattr(module, "analyse", analyse)
    second = await finished(house, TOY)
    for table in (second, over):
        await reviews.ask(table.row.id, anybody)
        assert (await done(reviews, table)).status == "done"
    at_work.cancel()


@pytest.mark.parametrize("body", [b'{"version":0,"bot":"old","decisions":[1,2]}', b'{"of":"another form"}'])
async def test_an_old_one_is_made_anew(house: House, made: Reviews, over: Table, body: bytes) -> None:
    """When somebody asks for it; until then it is shown, if it can be read."""
    house.store.ask_review(over.row.id, 1.0)
    house.store.keep_review(ReviewRow(match_id=over.row.id, version=0, bot="old", body=body)).result(SECONDS)
    before = await made.of(over.row.id)
    assert (before.status, before.old) == (("done", True) if b"bot" in body else ("none", False))
    await made.ask(over.row.id, anybody)
    after = await done(made, over)
    assert after.review is not None
    assert (after.review.version, after.old) == (VERSION, False)
    row = house.store.review(over.row.id)
    assert row is not None
    assert row.body == msgspec.json.encode(after.review)


async def test_who_may_not(house: House, made: Reviews, over: Table) -> None:
    """Before the end, without a result, and more than one's share: nothing is begun."""
    running = await house.table("anna", "boris")
    gathering = await house.table("anna", "open")
    await gathering.presence.cancel("anna")
    assert await code(made.of(running.row.id)) == "problem-not-over"
    assert await code(made.ask(running.row.id, anybody)) == "problem-not-over"
    assert await code(made.of(gathering.row.id)) == "problem-review-none"
    assert await code(made.ask(gathering.row.id, anybody)) == "problem-review-none"

    def enough() -> None:
        raise Refused("too-many", "Enough.", 429)

    assert await code(made.ask(over.row.id, enough)) == "problem-too-many"
    assert await made.of(over.row.id) == ReviewView("none")


async def test_whose_decisions_are_judged(house: House) -> None:
    """Those of people: not of bots, nor what one did for somebody, nor what was played before a fork."""
    table = await house.table("anna", "anna", "-random", title="spice_road")
    house.workers.free.clear()
    await play(table, 1, Chance(5))
    first = int(table.session.match.record.actions[0][0])
    assert decided_by_people(table) == {0}
    await table.presence.leave("anna", 1 - first, "random")
    house.workers.free.set()
    await until(lambda: table.waiting() == [first] and table.session.at > 2 and not table.lock.locked())
    house.workers.free.clear()
    await play(table, 1, Chance(5))
    assert {int(table.session.match.record.actions[k][0]) for k in decided_by_people(table)} == {first}

    source = await finished(house, TOY)
    assert len(decided_by_people(source)) == source.session.at
    made = await Forks(house.lobby).fork(person("boris"), source.row.id, Fork(5, [NewSeat("me"), NewSeat("me")]))
    fork = await house.lobby.table(made.id)
    seat = fork.game.waiting(fork.state)[0]
    await fork.take(seat, fork.state.legal_for(seat)[0], auto=False)
    assert decided_by_people(fork) == {5}
