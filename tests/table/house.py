"""A lobby in this process: a store in a file, and bots that answer at once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, TypeVar, cast

import msgspec
import pytest

from carrack.core.contract import State
from carrack.core.scene import board
from carrack.table import counting
from carrack.table.counting import FEW
from carrack.table.kept import KeptTable
from carrack.table.lobby import Lobby
from carrack.table.queue import HOUSE, Lane, Rank
from carrack.table.refused import Refused
from carrack.table.store.rows import Guest
from carrack.table.store.store import Store
from carrack.table.table import Table
from carrack.table.wire import Act, Action, AskMe, Back, Consent, NewSeat, NewTable
from carrack.table.workers import Workers
from tests.table.reader import Event, Reader, Seen, events

T = TypeVar("T")
SECONDS = 60.0
"""Long enough for the slowest machine: a test that waits this long has failed."""
TOY = "smugglers"
SECRET = b"a secret of the tests"


class AtOnce(Workers):
    """Bots without processes: the first legal action, unless `chosen` says otherwise. They wait while `free` is not."""

    def __init__(self) -> None:
        self.free = asyncio.Event()
        self.free.set()
        self.asked: list[tuple[int, str]] = []
        self.ranks: list[Rank] = []
        self.hurried = False
        self.chosen: Callable[[State, int], int] = lambda state, seat: state.legal_for(seat)[0]
        self.dead = False

    @property
    def alive(self) -> bool:
        """There is nothing that could die."""
        return not self.dead

    def mend(self) -> None:
        """Start again."""
        self.dead = False

    async def choose(self, state: State, seat: int, bot: str, rank: Rank = Rank.MOVE, lane: Lane = HOUSE) -> int:
        """Consent."""
        self.asked.append((seat, bot))
        self.ranks.append(rank)
        await self.free.wait()
        return self.chosen(state, seat)

    def busy(self, lane: Lane) -> bool:
        """What `hurried` says."""
        return self.hurried

    async def run(self, work: Callable[..., T], *args: object, rank: Rank, lane: Lane = HOUSE) -> T:
        """Do it here and now."""
        self.ranks.append(rank)
        await self.free.wait()
        return work(*args)

    def close(self) -> None:
        """There is nothing to end."""


class House:
    """A store, a lobby over it, and people: "anna" is the guest of that id, called Anna."""

    def __init__(self, path: Path) -> None:
        self.store = Store(f"sqlite:///{path}")
        self.workers = AtOnce()
        self.lobby = Lobby(self.store, self.workers, SECRET)

    def close(self) -> None:
        """Let go of the file."""
        self.store.close()

    def restart(self) -> None:
        """A new lobby over the same store."""
        self.lobby.close()
        self.lobby = Lobby(self.store, self.workers, SECRET)

    async def table(self, *seats: str, title: str = TOY, **more: Any) -> Table:
        """A table: a seat is somebody's name, "open", or a bot's name with a dash ("-greedy"). The first one hosts."""
        host = next(name for name in seats if not name.startswith("-") and name != "open")
        wish = NewTable(title, [_seat(name, host) for name in seats], **more)
        made = await self.lobby.new_table(person(host), wish)
        for seat, name in enumerate(seats):
            if name not in (host, "open") and not name.startswith("-"):
                await self.lobby.sit(person(name), await self.lobby.link(host, made.id, seat))
        return await self.lobby.table(made.id)


def _hardly_begun(table: Table, decisions: int) -> bool:
    every = [of_all for _, of_all in counting.decided(table.session)]
    return min(n for seat, n in enumerate(every) if seat not in table.session.conceded) < decisions


async def play_a_while(table: Table, decisions: int = FEW) -> None:
    """Everybody decides so often that giving up loses a match; each takes what is first among the legal actions."""
    while table.status == "playing" and _hardly_begun(table, decisions):
        seat = table.waiting()[0]
        guest, version = table.seats[seat].guest, table.version
        if guest and seat not in table.session.stand_ins:
            action = table.state.legal_for(seat)[0]
            await table.act(guest, Act(seat, version, [tuple(table.game.verbs.readable(action))]))
        else:
            await until(lambda: table.version > version)  # noqa: B023


def person(name: str) -> Guest:
    """Somebody."""
    return Guest(name, name.title(), 1.0)


def _seat(name: str, host: str) -> NewSeat:
    if name.startswith("-"):
        return NewSeat("bot", bot=name[1:])
    return NewSeat("me") if name == host else NewSeat("friend")


def offered(table: Table, scene: Mapping[str, Any]) -> list[Action]:
    """Every action that a scene offers: its options, and all placements of its shapes."""
    state = table.state
    zones = {zone.id: zone for zone in board(table.game, table.game.options_of(state), int(state.seats)).zones}
    said: list[Action] = [tuple(option["say"]) for option in scene["options"].values()]
    for shape in scene.get("shapes", ()):
        spots, turns = zones[shape["in"]].spots, shape.get("turns", True)
        for turn, fits in shape["fits"].items():
            said += [(*shape["say"], spots[k], *([int(turn)] if turns else [])) for k in fits]
    return said


class Eye(Reader):
    """Somebody who looks at a table. Use `await look(table, guest, seat)` to open one."""

    def __init__(self, table: Table, guest: str, viewer: int | None) -> None:
        super().__init__()
        self.table = table
        self.guest = guest
        self.viewer = viewer
        self.bytes = b""

    async def open(self, since: int | None = None) -> list[Event]:
        """Begin to look; what the stream begins with."""
        self.listener, first = await self.table.listen(self.guest, self.viewer, since)
        return [event for data in first for event in self._read(data)]

    async def next(self) -> Event | None:
        """Wait for one event; None if the table has closed the stream."""
        data = await self.listener.next(SECONDS)
        assert data != b"", "nothing happened"
        return None if data is None else self._read(data)[0]

    @property
    def offered(self) -> list[Action]:
        """What can be done now."""
        return offered(self.table, self.scene)

    async def until_version(self, v: int) -> Seen:
        """Wait until this version has come."""
        while self.v < v:
            assert await self.next() is not None, "the stream was closed"
        return self.seen

    def close(self) -> None:
        """Look away."""
        self.table.leave(self.guest, self.viewer, self.listener)

    # ---- what its owner does ------------------------------------------------------------------------

    async def act(self, *actions: Action, key: str = "", v: int | None = None) -> int:
        """Take actions; the version that tells of them, which is waited for."""
        assert self.viewer is not None
        wish = Act(self.viewer, self.v if v is None else v, list(actions), key)
        return (await self.until_version(await self.table.act(self.guest, wish))).v

    async def undo(self, to: int | None) -> int:
        """Go back, or ask to."""
        assert self.viewer is not None
        assert to is not None
        return (await self.until_version(await self.table.takebacks.undo(self.guest, Back(self.viewer, self.v, to)))).v

    async def redo(self) -> int:
        """Take again what was taken back."""
        assert self.viewer is not None
        return (await self.until_version(await self.table.takebacks.redo(self.guest, Back(self.viewer, self.v)))).v

    async def answer(self, agree: bool) -> int:
        """Agree to somebody's wish to go back, or not."""
        assert self.viewer is not None
        done = await self.table.takebacks.answer(self.guest, Consent(self.viewer, self.v, agree))
        return (await self.until_version(done)).v

    async def switch(self, window: str, ask: bool) -> int:
        """Be asked at a window, or not."""
        assert self.viewer is not None
        done = await self.table.switch(self.guest, AskMe(self.viewer, window, ask))
        return (await self.until_version(done)).v

    def _read(self, data: bytes) -> list[Event]:
        self.bytes += data
        found = list(events(data.decode().split("\n")))
        for event in found:
            self.take(event)
        return found


async def look(table: Table | KeptTable, guest: str = "", viewer: int | None = None) -> Eye:
    """Begin to look at a table through a seat, or as a spectator; what is only shown can be looked at, no more."""
    eye = Eye(cast(Table, table), guest, viewer)
    await eye.open()
    return eye


async def glance(table: Table | KeptTable, guest: str = "", viewer: int | None = None) -> Seen:
    """What somebody sees who comes now."""
    eye = await look(table, guest, viewer)
    eye.close()
    return eye.seen


async def until(there: Callable[[], bool]) -> None:
    """Let others go on until it is so."""
    async with asyncio.timeout(SECONDS):
        while not there():
            await asyncio.sleep(0)


def position(seen: Seen) -> Seen:
    """The same but for who is looking and what time is left, which change without a version."""
    seats = tuple(msgspec.structs.replace(seat, here=False) for seat in seen.table.seats)
    clock = seen.clock and msgspec.structs.replace(seen.clock, left=())
    return msgspec.structs.replace(seen, table=msgspec.structs.replace(seen.table, seats=seats), clock=clock)


async def code(wish: object) -> str:
    """What is said to who may not."""
    with pytest.raises(Refused) as caught:
        await wish  # type: ignore[misc]
    return caught.value.say[0]
