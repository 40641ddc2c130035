"""One guest asks for much, and a bystander should not notice: bots at many tables, and cookies that looked once.

Limits are as they are for the world. The crowd, the guest and the bystander come from addresses of their own.
"""

from __future__ import annotations

import asyncio
import random
import statistics
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

import httpx2 as httpx

from bench.malformed.raw import request
from bench.player import Guest, Player
from bench.server import Watched
from tests.table.reader import Seen

TABLES, OTHERS = 20, 4
COOKIES = 2_000
SECONDS = 40.0
ANSWER_BAR = 2.0
"""Seconds until the bystander's bot answers, whatever others have asked for."""
_QUIET = 10.0
_PAUSE = 0.3
_LOOKERS = 16
_RENAMES = 40
_GUEST, _BYSTANDER = "127.0.0.3", "127.0.0.2"


class Visitor(Guest):
    """Somebody from another address."""

    def __init__(self, server: str, address: str) -> None:
        super().__init__(server)
        line = httpx.AsyncHTTPTransport(local_address=address)
        self.http = httpx.AsyncClient(base_url=server, timeout=30, transport=line)

    async def __aenter__(self) -> Visitor:
        await self.arrive()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def table(self, *bots: str) -> str:
        """A new table of mine, with these bots."""
        seats = [{"kind": "me"}, *({"kind": "bot", "bot": bot} for bot in bots)]
        made = await self.until_answered("/api/tables", title="spice_road", seats=seats)
        return str(made["id"])


@dataclass
class Unhurried(Player):
    """Somebody who notes how long the bot takes to answer."""

    waited: list[float] = field(default_factory=list)
    _since: float = 0.0

    async def _act(self, seen: Seen) -> None:
        if self._since:
            self.waited.append(time.perf_counter() - self._since)
        await asyncio.sleep(_PAUSE)
        await super()._act(seen)
        self._since = time.perf_counter()


@dataclass
class Crowding:
    """Seconds that the bystander waited: for the bot, alone and beside the guest's tables; for requests likewise."""

    tables: int
    cookies: int
    alone: list[float] = field(default_factory=list)
    beside: list[float] = field(default_factory=list)
    before: list[float] = field(default_factory=list)
    after: list[float] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)

    def line(self) -> str:
        """One line for the page."""
        alone, beside = statistics.median(self.alone), statistics.median(self.beside)
        before, after = 1000 * _slow(self.before), 1000 * _slow(self.after)
        return (
            f"- crowding: beside one guest's {self.tables} tables of {OTHERS} level5 bots a bystander's level2 answers "
            f"in {beside:.2f} s, at most {max(self.beside):.2f} s (alone {alone:.2f} s; bar: {ANSWER_BAR:g} s); while "
            f"somebody changes their name, nine of ten requests of others take {before:.1f} ms at most, and "
            f"{after:.1f} ms after {self.cookies:,} cookies have looked at that table once"
        )


def soak_crowding(tables: int = TABLES, cookies: int = COOKIES, seconds: float = SECONDS) -> Crowding:
    """Both, one after the other."""
    found = Crowding(tables, cookies)
    with tempfile.TemporaryDirectory() as folder:
        with closing(Watched(Path(folder) / "data", CARRACK_LIMITS="1")) as server:
            asyncio.run(_bots(server, found, seconds))
        renaming = f"{2 * _RENAMES},1"  # more than people may, and everything else as ever
        again = Watched(Path(folder) / "again", CARRACK_LIMITS="1", CARRACK_LIMIT_REMARKS=renaming)
        with closing(again) as server:
            asyncio.run(_ghosts(server, found))
    if max(found.beside) > ANSWER_BAR:
        found.wrong.append(f"a bystander's bot took {max(found.beside):.1f} s to answer")
    before, after = _slow(found.before), _slow(found.after)
    if after > max(2 * before, before + 0.02):
        found.wrong.append(f"after cookies have looked, requests take {after:.3f} s and not {before:.3f} s")
    return found


def _slow(took: list[float]) -> float:
    """Nine of ten were faster."""
    return statistics.quantiles(took, n=10, method="inclusive")[-1]


# ---- bots --------------------------------------------------------------------------------------------


async def _bots(server: Watched, found: Crowding, seconds: float) -> None:
    async with Visitor(server.address, _BYSTANDER) as bystander, Visitor(server.address, _GUEST) as guest:
        await _beside_tables(bystander, guest, found, seconds)


async def _beside_tables(bystander: Visitor, guest: Visitor, found: Crowding, seconds: float) -> None:
    found.alone = await _played(bystander, min(_QUIET, seconds), found)
    made = [await guest.table(*["level5"] * OTHERS) for _ in range(found.tables)]
    players = [Player(guest, table, 0, random.Random(table)) for table in made]
    playing = [asyncio.create_task(player.play()) for player in players]
    found.beside = await _played(bystander, seconds, found)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    found.wrong += [wrong for player in players for wrong in player.wrong]


async def _played(bystander: Visitor, seconds: float, found: Crowding) -> list[float]:
    """How long the bot took to answer, again and again."""
    waited: list[float] = []
    until = time.monotonic() + seconds
    while time.monotonic() < until or not waited:
        player = Unhurried(bystander, await bystander.table("level2"), 0, random.Random(1))
        playing = asyncio.create_task(player.play())
        await asyncio.wait([playing], timeout=max(5.0, until - time.monotonic()))
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        waited += player.waited
        found.wrong += player.wrong
    return waited


# ---- cookies -----------------------------------------------------------------------------------------


async def _ghosts(server: Watched, found: Crowding) -> None:
    async with Visitor(server.address, _BYSTANDER) as bystander, Visitor(server.address, _GUEST) as guest:
        table = await guest.table("level1")
        found.before = await _renamed(guest, bystander)
        numbers = iter(range(found.cookies))
        await asyncio.gather(*(_look(server.port, table, f"127.0.1.{k + 1}", numbers) for k in range(_LOOKERS)))
        found.after = await _renamed(guest, bystander)


async def _renamed(guest: Visitor, bystander: Visitor) -> list[float]:
    """How long requests of the bystander take while the guest, who sits there, changes their name again and again."""
    took: list[float] = []
    done = asyncio.Event()

    async def rename() -> None:
        for k in range(_RENAMES):
            await guest.until_answered("/api/me", name=f"Guest {k}")
            await asyncio.sleep(0.1)
        done.set()

    renaming = asyncio.create_task(rename())
    while not done.is_set():
        begun = time.perf_counter()
        await bystander.http.get("/api/me")
        took.append(time.perf_counter() - begun)
        await asyncio.sleep(0.03)
    await renaming
    return took


async def _look(port: int, table: str, address: str, numbers: Iterator[int]) -> None:
    """Look once with each of some new cookies, and go; as often as one address may ask."""
    for _ in numbers:
        reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1 << 20, local_addr=(address, 0))
        writer.write(request("GET", "/api/me", {"connection": "keep-alive"}))
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        await reader.readexactly(int(head.split("content-length: ")[1].split("\r\n")[0]))
        cookie = head.split("set-cookie: ")[1].split(";")[0]
        writer.write(request("GET", f"/api/tables/{table}/events", {"cookie": cookie}))
        await reader.readuntil(b"event: hello")
        writer.close()
        await writer.wait_closed()
        await asyncio.sleep(2 / 50)


if __name__ == "__main__":
    measured = soak_crowding()
    print(measured.line())
    print("\n".join(measured.wrong))
