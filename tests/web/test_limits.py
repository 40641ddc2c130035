"""How much anybody may ask: buckets that fill again."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import httpx2 as httpx
import pytest
from starlette.applications import Starlette

from carrack.web import limits as module
from carrack.web.limits import (
    HINTS,
    MOVES,
    PHRASES,
    REMARKS,
    REQUESTS,
    SHARED,
    STREAMS,
    TABLES,
    Limits,
    Rate,
    neighbourhood,
)
from carrack.web.profiles import NEWCOMERS
from tests.table.house import TOY, House
from tests.web.serving import SECONDS, Server

RATE = Rate(burst=3, per_second=2)


class Clock:
    """Time that passes when it is told to."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        """The time."""
        return self.now


@pytest.fixture
def clock() -> Clock:
    """A clock that stands."""
    return Clock()


def taken(counted: Limits, who: str, rate: Rate = RATE, tries: int = 100) -> int:
    """How many of so many tries are allowed."""
    return sum(counted.allow(rate, who) for _ in range(tries))


def test_a_bucket_is_emptied_and_fills_again(clock: Clock) -> None:
    """So many at once, so many more each second, and never more than it holds."""
    counted = Limits(clock=clock)
    assert taken(counted, "a") == 3
    clock.now += 0.5
    assert taken(counted, "a") == 1
    clock.now += 1000
    assert taken(counted, "a") == 3


def test_trying_in_vain_costs_nothing(clock: Clock) -> None:
    """Who waits is served, however often they asked."""
    counted = Limits(clock=clock)
    taken(counted, "a")
    served = 0
    for _ in range(16):
        clock.now += 0.0625
        served += taken(counted, "a", tries=1)
    assert served == 2


def test_everybody_has_a_bucket_for_each_thing(clock: Clock) -> None:
    """One does not empty another's."""
    counted = Limits(clock=clock)
    assert [taken(counted, "a"), taken(counted, "b"), taken(counted, "a", Rate(5, 1))] == [3, 3, 5]


def test_a_factor_allows_more(clock: Clock) -> None:
    """Twice as much, or everything."""
    assert taken(Limits(2, clock), "a") == 6
    assert taken(Limits(0, clock), "a") == 100


def test_buckets_do_not_pile_up(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those that were used longest ago are forgotten."""
    monkeypatch.setattr(module, "_MOST_BUCKETS", 2)
    counted = Limits(clock=clock)
    taken(counted, "a")
    taken(counted, "b")
    taken(counted, "a")
    taken(counted, "c")
    assert len(counted._buckets[RATE]) == 2
    assert taken(counted, "a") == 0
    assert taken(counted, "b") == 3


def test_many_of_one_kind_push_out_none_of_another(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever comes with thousands of cookies has tried a phrase as often as before."""
    monkeypatch.setattr(module, "_MOST_BUCKETS", 2)
    counted = Limits(clock=clock)
    assert taken(counted, "a", PHRASES) == PHRASES.burst
    for guest in "bcdef":
        taken(counted, guest, MOVES)
    assert taken(counted, "a", PHRASES) == 0


def test_open_streams_are_counted() -> None:
    """Of one address; who closes one may open one."""
    counted = Limits()
    assert sum(counted.open_stream("a") for _ in range(2 * STREAMS)) == STREAMS
    assert counted.open_stream("b")
    counted.close_stream("a")
    assert [counted.open_stream("a"), counted.open_stream("a")] == [True, False]
    for _ in range(STREAMS):
        counted.close_stream("a")
    counted.close_stream("b")
    assert counted._streams == {}


@pytest.mark.parametrize(
    ("address", "who"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("", ""),
        ("unix", "unix"),
    ],
)
def test_a_household_is_one_address(address: str, who: str) -> None:
    """In IPv6 it has 2⁶⁴ of them."""
    assert neighbourhood(address) == who


# ---- at the server -----------------------------------------------------------------------------------


@pytest.fixture
async def client(app: Starlette) -> AsyncIterator[httpx.AsyncClient]:
    """Somebody at a server whose clock stands."""
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://carrack") as made:
        made.headers["x-carrack-token"] = (await made.get("/api/me")).json()["csrf"]
        yield made


@pytest.fixture
def limits(clock: Clock) -> Limits:
    """The limits of that server."""
    return Limits(clock=clock)


async def allowed(client: httpx.AsyncClient, path: str, body: object = None) -> int:
    """How many requests are answered before the first is one too many."""
    for count in range(1000):
        async with asyncio.timeout(SECONDS):
            answer = await (client.get(path) if body is None else client.post(path, json=body))
        if answer.status_code == httpx.codes.TOO_MANY_REQUESTS:
            assert answer.json()["say"][0] == "problem-too-many"
            return count
    raise AssertionError("there is no limit")


@pytest.mark.anyio
async def test_requests_of_one_address(client: httpx.AsyncClient, clock: Clock) -> None:
    """Whatever they ask for; a moment later all is well."""
    assert await allowed(client, "/health") == REQUESTS.burst - 1
    assert (await client.get("/")).status_code == httpx.codes.TOO_MANY_REQUESTS
    clock.now += 1
    assert await allowed(client, "/health") == REQUESTS.per_second


@pytest.mark.anyio
async def test_wishes_of_one_guest(client: httpx.AsyncClient) -> None:
    """Somebody else may go on."""
    assert await allowed(client, "/api/invitation", {"token": ""}) == MOVES.burst
    client.cookies.clear()
    client.headers["x-carrack-token"] = (await client.get("/api/me")).json()["csrf"]
    assert await allowed(client, "/api/invitation", {"token": ""}) == MOVES.burst


@pytest.mark.anyio
async def test_new_tables_of_one_address(client: httpx.AsyncClient) -> None:
    """Whoever sets them up."""
    table = {"title": TOY, "seats": [{"kind": "me"}, {"kind": "me"}]}
    assert await allowed(client, "/api/tables", table) == TABLES.burst
    client.cookies.clear()
    client.headers["x-carrack-token"] = (await client.get("/api/me")).json()["csrf"]
    assert await allowed(client, "/api/tables", table) == 0


@pytest.mark.anyio
async def test_hints_of_one_address(client: httpx.AsyncClient) -> None:
    """At tables and in private copies together, whatever comes of them."""
    assert await allowed(client, "/api/tables/none/hint", {"seat": 0, "v": 0}) == HINTS.burst
    assert await allowed(client, "/api/tables/none/what-if/hint", {"seat": 0, "at": 0}) == 0


async def becomes_another(client: httpx.AsyncClient) -> None:
    """Cookies are free."""
    client.cookies.clear()
    client.headers["x-carrack-token"] = (await client.get("/api/me")).json()["csrf"]


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/tables/{}/chat", {"text": "You fool"}),
        ("/api/tables/{}/report", {"kind": "name", "seat": 0}),
        ("/api/me", {"name": "Eve"}),
    ],
)
async def test_what_one_address_has_others_read(
    client: httpx.AsyncClient, house: House, path: str, body: dict[str, object]
) -> None:
    """So much of each guest; and all guests of an address together no more than some of them."""
    table = await house.table("anna", "boris")
    counts = []
    for _ in range(SHARED + 2):
        await becomes_another(client)
        counts.append(await allowed(client, path.format(table.row.id), body))
    assert counts == [REMARKS.burst] * SHARED + [0, 0]


@pytest.mark.anyio
async def test_settings_of_newcomers_from_one_address(client: httpx.AsyncClient) -> None:
    """Cookies are free, and the disk is not; whoever has settings here changes them as before."""
    path, body = "/api/profile/settings", {"settings": {"theme": "dark"}}
    known = dict(client.cookies), client.headers["x-carrack-token"]
    counts = [int((await client.post(path, json=body)).is_success)]
    for _ in range(int(NEWCOMERS.burst) + 1):
        await becomes_another(client)
        counts.append(int((await client.post(path, json=body)).is_success))
    assert sum(counts) == NEWCOMERS.burst
    assert counts[-2:] == [0, 0]
    client.cookies.clear()
    client.cookies.update(known[0])
    client.headers["x-carrack-token"] = known[1]
    assert (await client.post(path, json=body)).is_success


def test_what_many_share_fills_faster(clock: Clock) -> None:
    """If it is said so."""
    counted = Limits(clock=clock)
    for faster, more in ((1.0, 2), (4.0, 8)):
        while counted.allow_shared(RATE, "a", faster):
            pass
        clock.now += 1
        assert sum(counted.allow_shared(RATE, "a", faster) for _ in range(100)) == more


@pytest.mark.anyio
async def test_streams_of_one_address(client: httpx.AsyncClient, house: House, limits: Limits) -> None:
    """One too many is refused; a refused one is not counted."""
    table = await house.table("anna", "boris")
    for _ in range(STREAMS):
        assert limits.open_stream("127.0.0.1")
    assert await allowed(client, f"/api/tables/{table.row.id}/events") == 0
    limits.close_stream("127.0.0.1")
    answer = await client.get(f"/api/tables/{table.row.id}/events?seat=0")
    assert answer.status_code == httpx.codes.FORBIDDEN
    assert limits.open_stream("127.0.0.1")
    assert not limits.open_stream("127.0.0.1")


def test_the_environment_sets_the_limits(tmp_path: Path) -> None:
    """A server that allows next to nothing."""
    started = Server(tmp_path / "data", CARRACK_LIMITS="0.005")
    try:
        found = {httpx.get(f"{started.address}/health").status_code for _ in range(20)}
    finally:
        started.close()
    assert httpx.codes.TOO_MANY_REQUESTS in found
