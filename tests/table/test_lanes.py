"""Nobody's tables hold up those of others: places go round among hosts, and those of an address share theirs."""

from __future__ import annotations

import asyncio
from concurrent.futures import Future

import pytest

from carrack.bots import at_table
from carrack.core.contract import State
from carrack.core.registry import find
from carrack.table import queue
from carrack.table.lanes import Lanes
from carrack.table.queue import HOUSE, Lane, Queue, Rank
from tests.table.house import TOY, House, look
from tests.table.test_queue import Fake, settled

pytestmark = pytest.mark.anyio
GREEDY, OTHER, THIRD = Lane("a", "greedy"), Lane("b", "other"), Lane("c", "third")


class Line:
    """A queue, and the order in which its places were given."""

    def __init__(self, places: int = 1) -> None:
        self.now = 0.0
        self.queue = Queue(places, lambda: self.now)
        self.order: list[str] = []
        self._inside: dict[str, Lane] = {}
        self._tasks: list[asyncio.Task[None]] = []

    async def ask(self, lane: Lane, *names: str, rank: Rank = Rank.MOVE) -> None:
        """Some pieces of work are wanted."""
        self._tasks += [asyncio.create_task(self._enter(lane, name, rank)) for name in names]
        await settled()

    async def _enter(self, lane: Lane, name: str, rank: Rank) -> None:
        await self.queue.enter(rank, lane)
        self.order.append(name)
        self._inside[name] = lane

    async def done(self, count: int = 1) -> None:
        """So many of them are done, the oldest first."""
        for _ in range(count):
            name = next(iter(self._inside))
            self.queue.leave(self._inside.pop(name))
            await settled()


async def test_places_go_round_among_hosts() -> None:
    """One who asks for twenty thoughts waits for their own; who comes later is next."""
    line = Line()
    await line.ask(GREEDY, *(f"g{k}" for k in range(20)))
    await line.ask(OTHER, "o0", "o1")
    await line.ask(THIRD, "t0")
    await line.done(6)
    assert line.order == ["g0", "o0", "t0", "g1", "o1", "g2", "g3"]


async def test_guests_of_one_address_share_its_turn() -> None:
    """Cookies are free: twenty of them get no more than one."""
    line = Line()
    for k in range(20):
        await line.ask(Lane("a", f"guest{k}"), f"g{k}")
    await line.ask(OTHER, "o0", "o1", "o2")
    await line.done(6)
    assert line.order == ["g0", "o0", "g1", "o1", "g2", "o2", "g3"]


async def test_a_lane_leaves_places_for_others() -> None:
    """However many it has waiting, and though nobody else is there yet."""
    for places, guest, address in ((1, 1, 1), (2, 1, 1), (3, 2, 2), (7, 2, 6)):
        line = Line(places)
        await line.ask(GREEDY, *(f"g{k}" for k in range(20)))
        assert len(line.order) == guest
        for k in range(20):
            await line.ask(Lane("a", f"another{k}"), f"a{k}")
        assert len(line.order) == address
        await line.ask(OTHER, "o0")
        assert ("o0" in line.order) == (places > 1)


async def test_a_hint_is_not_starved_by_moves_of_others() -> None:
    """Among what one lane wants, moves come first."""
    line = Line()
    await line.ask(GREEDY, *(f"g{k}" for k in range(5)))
    await line.ask(OTHER, "hint", rank=Rank.HINT)
    await line.ask(OTHER, "move")
    await line.done(4)
    assert line.order == ["g0", "move", "g1", "hint", "g2"]


async def test_what_can_wait_does_not_wait_for_ever() -> None:
    """After half a minute a review is as urgent as a move."""
    line = Line()
    await line.ask(GREEDY, *(f"g{k}" for k in range(9)))
    await line.ask(HOUSE, "review", rank=Rank.REVIEW)
    await line.done(2)
    line.now = queue._PATIENCE + 1
    await line.done(1)
    assert line.order == ["g0", "g1", "g2", "review"]


async def test_who_makes_the_crowd_hurries() -> None:
    """Others have their whole time until many of them wait; the bots of one table never hurry."""
    line = Line()
    await line.ask(GREEDY, *"abcde")
    assert (line.queue.share(GREEDY), line.queue.share(OTHER)) == (1, 1)
    await line.ask(GREEDY, *(f"g{k}" for k in range(15)))
    assert line.queue.share(GREEDY) == pytest.approx(4 / 19)
    assert line.queue.share(OTHER) == 1
    for k in range(7):
        await line.ask(Lane(f"{k}", f"{k}"), f"{k}")
    assert line.queue.share(OTHER) == 2 / 8


def test_levels_have_a_least_time() -> None:
    """And those that answer at once need none."""
    assert [at_table("level5", share) for share in (1, 0.5, 0.001)] == ["level5@1.2s", "level5@0.6s", "level5@0.3s"]
    assert at_table("level2", 0.1) == "level2"


async def test_the_time_is_settled_when_the_thought_begins() -> None:
    """Those who came while it waited count."""
    pool = Specs()
    workers = Fake(pool)
    state = find(TOY).deal(2, seed=3)
    asked = [asyncio.ensure_future(workers.choose(state, 0, "level5", lane=GREEDY)) for _ in range(30)]
    await settled()
    assert (workers.busy(GREEDY), workers.busy(OTHER)) == (True, False)
    for k in range(30):
        pool.begun[k].set_result(state.legal_for(0)[0])
        await settled()
    await asyncio.gather(*asked)
    assert [pool.specs[k] for k in (0, 1, 20, 29)] == ["level5@1.2s", "level5@0.3s", "level5@0.53s", "level5@1.2s"]


class Specs:
    """Processes that finish when they are told to, and the specs of the bots that thought in them."""

    def __init__(self) -> None:
        self.specs: list[str] = []
        self.begun: list[Future[int]] = []

    def submit(self, _: object, work: object, args: tuple[State, int, str, int]) -> Future[int]:
        """It is begun."""
        self.specs.append(args[2])
        self.begun.append(Future())
        return self.begun[-1]


async def test_guests_are_known_by_where_they_came_from() -> None:
    """Else each has a lane that is nobody else's."""
    lanes = Lanes()
    assert lanes.of("anna") == Lane("anna", "anna")
    lanes.note("anna", "192.0.2.7")
    lanes.note("boris", "192.0.2.7")
    assert (lanes.of("anna"), lanes.of("boris")) == (Lane("192.0.2.7", "anna"), Lane("192.0.2.7", "boris"))


async def test_a_host_who_is_forgotten_leaves_no_lane_for_each_table(house: House) -> None:
    """Who plays there pays: else one guest would set up twenty tables for another, and each had a turn of its own."""
    lanes = house.lobby.lanes
    lanes.note("boris", "192.0.2.7")
    tables = [await house.table("anna", "boris", "-random") for _ in range(2)]
    assert [table.lane for table in tables] == [Lane("192.0.2.7", "boris")] * 2
    lanes.note("anna", "192.0.2.9")
    assert [table.lane for table in tables] == [Lane("192.0.2.9", "anna")] * 2
    await house.lobby.forget("anna")
    assert [table.row.host for table in tables] == [None, None]
    assert [table.lane for table in tables] == [Lane("192.0.2.7", "boris")] * 2


async def test_the_table_says_that_the_server_is_busy(house: House) -> None:
    """To everybody who looks, and again when it is over."""
    table = await house.table("anna", "-random")
    anna = await look(table, "anna", 0)
    house.workers.hurried = True
    table.streams.tell_if_changed()
    house.workers.hurried = False
    table.streams.tell_if_changed()
    told = [event.data for event in [await anna.next() for _ in range(3)] if event]
    assert told == ['{"here":[0]}', '{"here":[0],"busy":true}', '{"here":[0]}']
