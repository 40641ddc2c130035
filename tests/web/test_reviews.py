"""Reviews over HTTP: asked for by whoever may see the result, not too often, and looked at until they are done."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import httpx2 as httpx
import msgspec
import pytest
from starlette.applications import Starlette

from carrack.insight.analysis import analyse
from carrack.table import reviews
from carrack.table.wire import ReviewView
from carrack.web.limits import REVIEWS, SHARED, Limits, Rate
from tests.table.house import House
from tests.table.test_fork import finished

pytestmark = pytest.mark.anyio
TOY = "smugglers"


@pytest.fixture
def limits() -> Limits:
    """Two reviews are enough for anybody."""
    return Limits(clock=lambda: 0.0, rates=[Rate(2, 0, REVIEWS.name)])


@asynccontextmanager
async def somebody(app: Starlette, address: str = "127.0.0.1") -> AsyncIterator[httpx.AsyncClient]:
    """A new guest, from an address."""
    transport = httpx.ASGITransport(app, client=(address, 1))
    async with httpx.AsyncClient(transport=transport, base_url="http://carrack.example") as made:
        made.headers["x-carrack-token"] = (await made.get("/api/me")).json()["csrf"]
        yield made


@pytest.fixture
async def client(app: Starlette) -> AsyncIterator[httpx.AsyncClient]:
    """Somebody's browser; the server's chores are not done: what is asked for waits."""
    async with somebody(app) as made:
        yield made


async def looked(client: httpx.AsyncClient, table: str) -> ReviewView:
    """What the page reads."""
    answer = await client.get(f"/api/tables/{table}/review")
    assert answer.status_code == httpx.codes.OK
    return msgspec.json.decode(answer.content, type=ReviewView)


async def asked(client: httpx.AsyncClient, table: str) -> httpx.Response:
    """What the button does."""
    return await client.post(f"/api/tables/{table}/review", content=b"{}")


async def test_a_review_over_http(
    client: httpx.AsyncClient, house: House, app: Starlette, monkeypatch: pytest.MonkeyPatch
) -> None:
    """None, asked for, and after the server has come to it, done."""
    monkeypatch.setattr(reviews, "analyse", lambda state, seat, seed, *more: analyse(state, seat, seed, 8))
    table = (await finished(house, TOY)).row.id
    assert await looked(client, table) == ReviewView("none")
    answer = await asked(client, table)
    assert msgspec.json.decode(answer.content, type=ReviewView) == ReviewView("making")
    assert await looked(client, table) == ReviewView("making")
    async with app.router.lifespan_context(app):
        while (view := await looked(client, table)).status == "making":
            await asyncio.sleep(0.05)  # who asks without a pause is soon refused
    assert view.status == "done"
    assert view.review is not None
    assert len(view.review.decisions) == 2


async def test_a_guest_has_a_share(client: httpx.AsyncClient, house: House, app: Starlette) -> None:
    """What is under way is asked for once; somebody else at the same address has a share of their own."""
    first, second, third = [(await finished(house, TOY)).row.id for _ in range(3)]
    assert [(await asked(client, table)).status_code for table in (first, first, second, first)] == [200] * 4
    refused = await asked(client, third)
    assert (refused.status_code, refused.json()["say"][0]) == (429, "problem-too-many")
    assert (await looked(client, third)).status == "none"
    async with somebody(app) as other:
        assert (await asked(other, third)).status_code == 200


async def test_an_address_has_a_share(house: House, app: Starlette) -> None:
    """Larger than a guest's, however many guests come from there; whom their own share is refused takes none of it."""
    share = 2 * SHARED
    tables = [(await finished(house, TOY)).row.id for _ in range(share + 1)]
    async with somebody(app) as greedy:
        assert [(await asked(greedy, tables[k])).status_code for k in (0, 1, 2, 2)] == [200, 200, 429, 429]
    for table in tables[2:share]:
        async with somebody(app) as other:
            assert (await asked(other, table)).status_code == 200
    async with somebody(app) as other:
        refused = await asked(other, tables[share])
        assert (refused.status_code, refused.json()["say"][0]) == (429, "problem-too-many")
        assert (await looked(other, tables[share])).status == "none"
    async with somebody(app, "192.0.2.7") as elsewhere:
        assert (await asked(elsewhere, tables[share])).status_code == 200


async def test_what_is_refused(client: httpx.AsyncClient, house: House) -> None:
    """With a sentence: a match that goes on, none at all, nonsense, a request without its token."""
    running = (await house.table("anna", "boris")).row.id
    table = (await finished(house, TOY)).row.id
    for path, status, say in ((running, 409, "problem-not-over"), ("nothing", 404, "problem-no-table")):
        for answer in (await client.get(f"/api/tables/{path}/review"), await asked(client, path)):
            assert (answer.status_code, answer.json()["say"][0]) == (status, say)
    nonsense = await client.post(f"/api/tables/{table}/review", content=b'{"deep":1}')
    assert (nonsense.status_code, nonsense.json()["say"][0]) == (422, "problem-bad-request")
    del client.headers["x-carrack-token"]
    assert (await asked(client, table)).status_code == 403
