"""Whatever a webhook answers, the server stays as large and as quick as it was."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from carrack.table.refused import Refused
from carrack.web.channels import post
from carrack.web.channels.addresses import Addresses
from carrack.web.channels.post import Letter, Postman
from tests.web.monster import NOT_TAKEN, TAKEN, Monster, lurking

pytestmark = pytest.mark.anyio
SHORT = 1.0
"""Seconds of patience."""
SLACK = 3.0
"""What a busy machine may take besides."""
QUICK = 2.0
"""No other request may wait for longer, on a busy machine either."""
MEGABYTES = 40


@pytest.fixture
def monster() -> Iterator[Monster]:
    """Does its worst."""
    with lurking() as one:
        yield one


@pytest.fixture
def short_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """The sender gives up soon."""
    monkeypatch.setattr(post, "_PATIENCE", SHORT)


class Watch:
    """How long the loop was held up at worst, and how much memory was taken, while it is open."""

    async def __aenter__(self) -> Watch:
        self.slowest, self.megabytes, self._before = 0.0, 0.0, _megabytes()
        self._task = asyncio.create_task(self._tick())
        self._begun = time.monotonic()
        return self

    async def __aexit__(self, *_: object) -> None:
        self.seconds = time.monotonic() - self._begun
        self._weigh()
        self._task.cancel()

    def _weigh(self) -> None:
        self.megabytes = max(self.megabytes, _megabytes() - self._before)

    async def _tick(self) -> None:
        while True:
            before = time.monotonic()
            await asyncio.sleep(0.01)
            self.slowest = max(self.slowest, time.monotonic() - before)
            self._weigh()


def _megabytes() -> float:
    return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * 4096 / 1e6


async def send(monster: Monster, how: str) -> int:
    """One message to the monster."""
    return await Postman(Addresses(private=True)).send(Letter(monster.url(how), b"{}", {}))


@pytest.mark.parametrize("how", TAKEN)
async def test_nothing_of_an_answer_is_read(monster: Monster, how: str) -> None:
    """Its status is enough: at once, in no memory, and the line is closed."""
    async with Watch() as watch:
        assert await send(monster, how) == 200
    assert watch.slowest < QUICK
    assert watch.megabytes < MEGABYTES
    before = monster.sent
    await asyncio.sleep(0.3)
    assert monster.sent - before < 8 * 1024 * 1024  # what was under way


@pytest.mark.usefixtures("short_patience")
@pytest.mark.parametrize("how", NOT_TAKEN)
async def test_a_head_without_an_end_is_given_up(monster: Monster, how: str) -> None:
    """In time, however steadily it comes."""
    async with Watch() as watch:
        with pytest.raises(Refused):
            await send(monster, how)
    assert watch.seconds < 2 * SHORT + SLACK
    assert watch.slowest < QUICK
    assert watch.megabytes < MEGABYTES


async def test_what_is_accepted_is_not_packed() -> None:
    """Nobody is invited to send a bomb."""
    heard: list[bytes] = []

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        heard.append(await reader.readuntil(b"\r\n\r\n"))
        writer.write(b"HTTP/1.1 204 No Content\r\n\r\n")
        writer.close()

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    assert await Postman(Addresses(private=True)).send(Letter(f"http://127.0.0.1:{port}/", b"x", {})) == 204
    server.close()
    assert b"accept-encoding: identity" in heard[0].lower()


class Slow(Postman):
    """Counts who is under way."""

    def __init__(self) -> None:
        super().__init__(Places())
        self.now = self.most = 0

    async def _sent(self, letter: Letter, addresses: list[str]) -> int:
        self.now += 1
        self.most = max(self.most, self.now)
        await asyncio.sleep(0.05)
        self.now -= 1
        return 200


class Places(Addresses):
    """Every name is the address that it says."""

    async def looked_up(self, url: str) -> list[str]:
        """What stands in the address."""
        return [url.removeprefix("https://")]


async def test_eight_at_a_time_and_two_at_one_place() -> None:
    """Who answers slowly at one place does not hold up all others."""
    one, many = Slow(), Slow()
    await asyncio.gather(*(one.send(Letter("https://192.0.2.1", b"", {})) for _ in range(10)))
    await asyncio.gather(*(many.send(Letter(f"https://192.0.2.{n}", b"", {})) for n in range(30)))
    assert (one.most, many.most) == (2, 8)
    assert not one._places


@pytest.mark.usefixtures("short_patience")
async def test_a_name_nobody_answers_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is given up in time, and those who read the store wait for nothing."""

    def look_up(host: str, port: int) -> list[str]:
        time.sleep(3 * SHORT)
        return []

    monkeypatch.setattr("carrack.web.channels.addresses._look_up", look_up)
    postman = Postman(Addresses())
    begun = time.monotonic()
    sending = [asyncio.create_task(postman.send(Letter("https://slow.example/", b"", {}))) for _ in range(40)]
    await asyncio.sleep(0)
    await asyncio.to_thread(lambda: None)
    assert time.monotonic() - begun < SHORT
    answers = await asyncio.gather(*sending, return_exceptions=True)
    assert all(isinstance(answer, Refused) for answer in answers)
    assert time.monotonic() - begun < SHORT + SLACK
    postman.addresses.close()
