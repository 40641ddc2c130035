"""People as programs: a guest speaks to a server as the page does, a player sits at a table and plays at random.

A player comes back by itself with the last version it has heard of, and sends again what was not answered.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Any

import httpx2 as httpx
import msgspec

from carrack.table.wire import Me
from tests.table.reader import Event, Reader, Scene, Seen

_PATIENCE = httpx.Timeout(20, read=40)
"""The server says something on every stream in 15 seconds."""


class Guest:
    """Somebody with a cookie."""

    def __init__(self, address: str) -> None:
        self.http = httpx.AsyncClient(base_url=address, timeout=_PATIENCE, trust_env=False)
        self.csrf = ""

    async def arrive(self) -> None:
        """Get a cookie and its token."""
        answer = await self.http.get("/api/me")
        self.csrf = msgspec.json.decode(answer.content, type=Me).csrf

    async def post(self, path: str, **body: object) -> httpx.Response:
        """Ask for something."""
        return await self.http.post(path, content=msgspec.json.encode(body), headers={"x-carrack-token": self.csrf})

    async def until_answered(self, path: str, **body: object) -> Any:
        """Ask again until there is an answer."""
        while True:
            try:
                answer = await self.post(path, **body)
                return answer.raise_for_status().json()
            except httpx.TransportError:
                await asyncio.sleep(0.1)


async def events(answer: httpx.Response) -> AsyncIterator[Event]:
    """The events of a stream as they come."""
    name = ""
    async for line in answer.aiter_lines():
        if line.startswith("event: "):
            name = line[7:]
        elif line.startswith("data: "):
            yield Event(name, None, line[6:])


@dataclass(frozen=True)
class Accepted:
    """An act that the server has said yes to; the version is known if the first answer arrived."""

    seat: int
    actions: list[list[str | int]]
    key: str
    version: int | None


@dataclass
class Player:
    """One seat at one table. `wrong` is whatever was told that cannot be true."""

    guest: Guest
    table: str
    seat: int
    rng: random.Random
    sent: asyncio.Event = field(default_factory=asyncio.Event)
    reader: Reader = field(default_factory=Reader)
    heard: dict[int, str] = field(default_factory=dict)
    accepted: list[Accepted] = field(default_factory=list)
    in_flight: str = ""
    hellos: int = 0
    wrong: list[str] = field(default_factory=list)
    _news: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def over(self) -> bool:
        """Whether the match has ended, as far as this seat has heard."""
        return self.reader.begun and self.reader.seen.table.status == "over"

    async def play(self) -> None:
        """Play until the match is over."""
        listening = asyncio.create_task(self._listen())
        try:
            while not self.over:
                self._news.clear()
                if self.reader.begun and self.reader.scene["options"]:
                    await self._act(self.reader.seen)
                else:
                    await self._news.wait()
        finally:
            listening.cancel()
            await asyncio.gather(listening, return_exceptions=True)

    # ---- listening ----------------------------------------------------------------------------------

    async def _listen(self) -> None:
        path = f"/api/tables/{self.table}/events?seat={self.seat}"
        while not self.over:
            headers = {"last-event-id": str(self.reader.v)} if self.reader.begun else {}
            try:
                async with self.guest.http.stream("GET", path, headers=headers) as answer:
                    if answer.status_code != httpx.codes.OK:
                        self.wrong.append(f"{answer.status_code} for a stream")
                        return
                    async for event in events(answer):
                        self._hear(event)
            except httpx.TransportError:
                pass
            await asyncio.sleep(self.rng.uniform(0.02, 0.3))

    def _hear(self, event: Event) -> None:
        before = self.reader.seen if self.reader.begun else None
        self.reader.take(event)
        if event.name == "hello":
            self.hellos += 1
            if before is not None:
                self._compare(before, self.reader.seen)
        elif event.name == "update" and before is not None:
            v = self.reader.v
            if self.heard.setdefault(v, event.data) != event.data:
                self.wrong.append(f"version {v} was told twice, and not the same")
            if v != before.v + 1:
                self.wrong.append(f"version {v} was told after {before.v}")
        self._news.set()

    def _compare(self, before: Seen, now: Seen) -> None:
        """A match here only grows, so whatever was known before still holds."""
        if now.v < before.v:
            self.wrong.append(f"version {before.v} was told, and then the table was at {now.v}")
        if now.log[: len(before.log)] != before.log:
            self.wrong.append(f"the log as of version {before.v} is another one at {now.v}")
        if now.v == before.v and now.scene != before.scene:
            self.wrong.append(f"the scene put together of updates is another one at version {now.v}")

    # ---- acting -------------------------------------------------------------------------------------

    async def _act(self, seen: Seen) -> None:
        wish = [_choice(seen.scene, self.rng)]
        self.in_flight = key = f"{self.rng.getrandbits(64):016x}"
        tries = 0
        while self.in_flight:
            tries += 1
            self.sent.set()
            try:
                path = f"/api/tables/{self.table}/act"
                answer = await self.guest.post(path, seat=self.seat, v=seen.v, actions=wish, key=key)
            except httpx.TransportError:
                await asyncio.sleep(self.rng.uniform(0.02, 0.3))
                continue
            self.in_flight = ""
            if answer.status_code == httpx.codes.OK:
                version = answer.json()["v"] if tries == 1 else None
                self.accepted.append(Accepted(self.seat, wish, key, version))
            else:
                self.wrong.append(f"{answer.status_code} for {wish}: {answer.text}")
        while self.reader.v <= seen.v:
            self._news.clear()
            await self._news.wait()


def _choice(scene: Scene, rng: random.Random) -> list[str | int]:
    """Whatever ends a game is taken first, so that games end."""
    said: list[list[str | int]] = [option["say"] for option in scene["options"].values()]
    return rng.choice([say for say in said if say[0] == "claim"] or said)
