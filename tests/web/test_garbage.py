"""What is old and not used any more is found: else matches that are over would pile up in the memory of a server."""

from __future__ import annotations

import asyncio
import gc
import re
import urllib.request
import weakref
from contextlib import closing, suppress
from pathlib import Path

from carrack.web.serve import collect_again
from tests.tools.other_time import AHEAD
from tests.web.serving import SECONDS, Server

_FULL = re.compile(r'^python_gc_collections_total\{generation="2"\} (\S+)$', re.MULTILINE)
_HOUR = "3600"


class _Circle:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.me = self


class _Leaping(Server):
    module = "tests.tools.other_time"


def test_an_old_circle_is_found() -> None:
    """Python by itself looks at what is old after millions of new things only."""
    gc.disable()
    try:
        circle = _Circle()
        gc.collect()  # now it is old
        seen = weakref.ref(circle)
        del circle
        asyncio.run(_look_until_gone(seen))
    finally:
        gc.enable()


async def _look_until_gone(seen: weakref.ref[_Circle]) -> None:
    assert seen() is not None
    looking = asyncio.create_task(collect_again(0.001))
    async with asyncio.timeout(SECONDS):
        while seen() is not None:
            await asyncio.sleep(0.001)
    looking.cancel()
    with suppress(asyncio.CancelledError):
        await looking


def test_a_server_looks_for_garbage_of_every_age(tmp_path: Path) -> None:
    """Once an hour has passed it has done so, though hardly anything has happened."""
    ahead = tmp_path / "ahead"
    ahead.write_text("0", encoding="ascii")
    with closing(_Leaping(tmp_path / "data", "--metrics", **{AHEAD: str(ahead)})) as server:
        before = _full_collections(server)
        ahead.write_text(_HOUR, encoding="ascii")
        asyncio.run(_wait_for_one_more(server, before))


async def _wait_for_one_more(server: Server, before: float) -> None:
    async with asyncio.timeout(SECONDS):
        while _full_collections(server) <= before:
            await asyncio.sleep(0.05)


def _full_collections(server: Server) -> float:
    with urllib.request.urlopen(f"{server.address}/metrics", timeout=SECONDS) as answer:
        found = _FULL.search(answer.read().decode())
    assert found
    return float(found[1])
