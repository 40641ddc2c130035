"""/ready beside /health: whether new visitors are welcome."""

from __future__ import annotations

from concurrent.futures import Future

import httpx2 as httpx
import pytest
from starlette.applications import Starlette

from carrack.table.store.errors import Unreachable
from carrack.web import ready
from tests.table.house import House
from tests.web.serving import Server

pytestmark = pytest.mark.anyio


@pytest.fixture
def client(app: Starlette, monkeypatch: pytest.MonkeyPatch) -> httpx.AsyncClient:
    """Somebody who asks, and never gets an old answer."""
    monkeypatch.setattr(ready, "_KEPT", 0.0)
    return httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://carrack")


async def faults(client: httpx.AsyncClient) -> list[str]:
    """What is wrong."""
    answer = await client.get("/ready")
    found: list[str] = answer.json()["faults"]
    assert (answer.status_code, answer.json()["ready"]) == ((503, False) if found else (200, True))
    return found


async def test_all_is_well(client: httpx.AsyncClient, house: House) -> None:
    """And something was written to show it."""
    assert await faults(client) == []
    with house.store._engine.connect() as connection:
        assert connection.exec_driver_sql("SELECT count(*) FROM heartbeat").scalar() == 1


async def test_a_disk_that_is_full(client: httpx.AsyncClient, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """It lives, but nobody should come."""

    def full() -> Future[None]:
        failed: Future[None] = Future()
        failed.set_exception(Unreachable("the disk is full"))
        return failed

    monkeypatch.setattr(house.store.house, "beat", full)
    assert await faults(client) == ["store"]
    assert (await client.get("/health")).status_code == httpx.codes.OK


async def test_while_it_drains(client: httpx.AsyncClient, house: House) -> None:
    """Those who play go on; a balancer sends nobody new."""
    house.lobby.news.change(draining=True)
    assert await faults(client) == ["draining"]
    house.lobby.news.change(draining=False)
    assert await faults(client) == []


async def test_bots_without_processes(client: httpx.AsyncClient, house: House) -> None:
    """They are started again, and the next one is told that all is well."""
    house.workers.dead = True
    assert await faults(client) == ["workers"]
    assert await faults(client) == []


def test_a_whole_server(server: Server) -> None:
    """Its workers live."""
    assert httpx.get(f"{server.address}/ready").json() == {"ready": True, "faults": []}
