"""Hundreds of people in one process: plain HTTP over asyncio, so that the server is measured and not its clients."""

from __future__ import annotations

import asyncio
import random
import time
from typing import Any, Literal

import msgspec

from bench.malformed.raw import request

_SEATS = 3
_LONGEST = 1 << 20
_SECONDS = 60.0
_AT_ONCE = 8


class _Choice(msgspec.Struct, frozen=True):
    say: list[str | int]


class _Scene(msgspec.Struct, frozen=True):
    waiting: tuple[int, ...] | msgspec.UnsetType = msgspec.UNSET
    options: dict[str, _Choice] | msgspec.UnsetType = msgspec.UNSET


class _Patch(msgspec.Struct, frozen=True):
    scene: _Scene = _Scene()


class _Said(msgspec.Struct, frozen=True):
    """What a mover needs of a hello or an update."""

    v: int
    scene: _Scene = _Scene()
    patch: _Patch = _Patch()


_said = msgspec.json.Decoder(_Said)


class Someone:
    """One person: a line for requests, and one for the stream."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._headers: dict[str, str | bytes] = {"connection": "keep-alive"}
        self._line: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._stream: asyncio.Task[None] | None = None
        self.version = -1
        self.waiting: tuple[int, ...] = ()
        self.legal: list[list[str | int]] = []
        self.heard: asyncio.Future[float] = asyncio.get_running_loop().create_future()

    async def arrive(self) -> None:
        """Get a cookie."""
        head, body = await self._ask(request("GET", "/api/me", self._headers))
        cookie = head.split("set-cookie: ")[1].split(";")[0]
        self._headers |= {"cookie": cookie, "x-carrack-token": body["csrf"], "content-type": "application/json"}

    async def post(self, path: str, **body: object) -> Any:
        """Ask for something."""
        head, answer = await self._ask(request("POST", path, self._headers, msgspec.json.encode(body)))
        assert head.split(" ")[1].startswith("2"), answer
        return answer

    async def _ask(self, data: bytes) -> tuple[str, Any]:
        """The server closes lines that are idle for long; if that was just now, a new one is opened, as browsers do."""
        while True:
            if self._line is None or self._line[0].at_eof():
                self._line = await asyncio.open_connection("127.0.0.1", self._port)
            reader, writer = self._line
            try:
                writer.write(data)
                head = (await reader.readuntil(b"\r\n\r\n")).decode()
            except (ConnectionError, asyncio.IncompleteReadError):
                self._line = None
                continue
            length = int(head.split("content-length: ")[1].split("\r\n")[0])
            return head, msgspec.json.decode(await reader.readexactly(length))

    async def look(self, table: str, seat: int | Literal[""]) -> None:
        """Open the stream, of a seat or of none; returns with the hello."""
        self._stream = asyncio.create_task(self._listen(table, seat))
        await self.heard

    async def _listen(self, table: str, seat: int | Literal[""]) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", self._port, limit=_LONGEST)
        writer.write(request("GET", f"/api/tables/{table}/events?seat={seat}", self._headers))
        try:
            while True:
                block = await reader.readuntil(b"\n\n")
                now = time.perf_counter()
                _, found, data = block.partition(b"data: ")
                if found and b"event: here" not in block:
                    self._hear(_said.decode(data), now)
        finally:
            writer.close()

    def _hear(self, said: _Said, now: float) -> None:
        self.version = said.v
        for scene in (said.scene, said.patch.scene):
            if scene.waiting is not msgspec.UNSET:
                self.waiting = scene.waiting
            if scene.options is not msgspec.UNSET:
                self.legal = [choice.say for choice in scene.options.values()]
        if not self.heard.done():
            self.heard.set_result(now)

    async def leave(self) -> None:
        """Hang up."""
        if self._stream is not None:
            self._stream.cancel()
            await asyncio.gather(self._stream, return_exceptions=True)
        if self._line is not None:
            self._line[1].close()


class Live:
    """A table and those who sit there."""

    def __init__(self, table: str, people: list[Someone]) -> None:
        self.table = table
        self.people = people

    async def move(self, rng: random.Random) -> tuple[float, list[float]]:
        """Somebody whose turn it is moves: seconds until the answer, and until the event has reached each person."""
        if not self.people[0].waiting:  # the match is over
            return 0.0, []
        seat = self.people[0].waiting[0]
        mover = self.people[seat]
        for person in self.people:
            person.heard = asyncio.get_running_loop().create_future()
        action = rng.choice(mover.legal)
        start = time.perf_counter()
        path = f"/api/tables/{self.table}/act"
        done = await mover.post(path, seat=seat, v=mover.version, actions=[action])
        answered = time.perf_counter() - start
        async with asyncio.timeout(_SECONDS):
            arrived = [await person.heard - start for person in self.people]
        assert {person.version for person in self.people} == {done["v"]}
        return answered, arrived


class Crowd:
    """Everybody."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._people: list[Someone] = []
        self._live: list[Live] = []

    async def tables(self, count: int) -> list[Live]:
        """So many tables, everybody seated and looking."""
        self._live = [await self._table() for _ in range(count)]
        return self._live

    async def watch(self, count: int) -> None:
        """So many strangers look at the tables, and do nothing."""
        for k in range(count):
            self._people.append(Someone(self._port))
            await self._people[-1].arrive()
            await self._people[-1].look(self._live[k % len(self._live)].table, "")

    async def play_on(self, moves: int, rng: random.Random) -> None:
        """So many moves at every table, as fast as they go, a few tables at a time."""
        tables = iter(self._live)

        async def play() -> None:
            for table in tables:
                for _ in range(moves):
                    await table.move(rng)

        await asyncio.gather(*(play() for _ in range(_AT_ONCE)))

    async def _table(self) -> Live:
        people = [Someone(self._port) for _ in range(_SEATS)]
        self._people += people
        for person in people:
            await person.arrive()
        seats = [{"kind": "me"}, *[{"kind": "friend"}] * (_SEATS - 1)]
        made = await people[0].post("/api/tables", title="spice_road", seats=seats)
        for seat, person in enumerate(people[1:], 1):
            link = await people[0].post(f"/api/tables/{made['id']}/link", seat=seat)
            await person.post("/api/sit", token=link["path"].removeprefix("/s#"))
        for seat, person in enumerate(people):
            await person.look(made["id"], seat)
        return Live(made["id"], people)

    async def leave(self) -> None:
        """Everybody goes."""
        for person in self._people:
            await person.leave()
