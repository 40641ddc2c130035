"""Limits as a host has set them."""

from __future__ import annotations

from collections.abc import AsyncIterator

import httpx2 as httpx
import pytest
from starlette.applications import Starlette

from carrack.web.limits import MOVES, REQUESTS, STREAMS, TABLES, Limits, Rate


def stands() -> float:
    """A clock that does."""
    return 0.0


def taken(counted: Limits, rate: Rate) -> int:
    """How many of a thousand tries are allowed."""
    return sum(counted.allow(rate, "a") for _ in range(1000))


def test_a_rate_that_was_set_is_in_place_of_ours() -> None:
    """The others stay, and a factor counts for all."""
    assert taken(Limits(clock=stands, rates=[Rate(5, 1, "moves")]), MOVES) == 5
    assert taken(Limits(clock=stands, rates=[Rate(5, 1, "moves")]), TABLES) == TABLES.burst
    assert taken(Limits(3, stands, rates=[Rate(5, 1, "moves")]), MOVES) == 15


def test_it_fills_as_fast_as_was_said() -> None:
    """So many more each second."""
    now = 0.0
    counted = Limits(clock=lambda: now, rates=[Rate(10, 4, "requests")])
    assert taken(counted, REQUESTS) == 10
    now = 2.0
    assert taken(counted, REQUESTS) == 8


def test_equal_rates_are_different_buckets() -> None:
    """New tables do not use up requests."""
    counted = Limits(clock=stands, rates=[Rate(7, 1, "requests"), Rate(7, 1, "tables")])
    assert [taken(counted, REQUESTS), taken(counted, TABLES)] == [7, 7]


def test_streams() -> None:
    """As many as was said, times the factor; they can be counted."""
    counted = Limits(2, streams=3)
    assert sum(counted.open_stream("a") for _ in range(STREAMS)) == 6
    assert counted.open_stream("b")
    assert counted.open_streams == 7


@pytest.fixture
def limits() -> Limits:
    """Of a server that reads little."""
    return Limits(0, body=2048)


@pytest.mark.anyio
async def test_the_size_of_a_request(app: Starlette) -> None:
    """Also of one that is sent in pieces; the sentence says how much it may be."""
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://carrack") as client:
        headers = {"x-carrack-token": (await client.get("/api/me")).json()["csrf"]}

        async def post(length: int, pieces: bool) -> httpx.Response:
            body = b'{"name":"' + b"x" * (length - 11) + b'"}'
            content = _pieces(body) if pieces else body
            return await client.post("/api/me", content=content, headers=headers)

        for pieces in (False, True):
            assert (await post(2048, pieces)).status_code == httpx.codes.OK
            answer = await post(2049, pieces)
            assert answer.status_code == httpx.codes.CONTENT_TOO_LARGE
            assert answer.json()["detail"] == "A request holds at most 2048 bytes."


async def _pieces(body: bytes) -> AsyncIterator[bytes]:
    for start in range(0, len(body), 1000):
        yield body[start : start + 1000]
