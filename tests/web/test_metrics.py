"""/metrics: the numbers of a server in Prometheus' text format, and nothing about anybody."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path

import httpx2 as httpx
import pytest
from starlette.applications import Starlette

from carrack.web.app import application
from carrack.web.limits import Limits
from carrack.web.measures import ACT
from carrack.web.tables import TableRoutes
from tests.table.house import SECRET, TOY, House, glance, look
from tests.web.person import ME, Person
from tests.web.serving import Server

SAMPLE = re.compile(r'([a-z_]+(?:\{(?:[a-z_]+="(?:[^"\\\n]|\\[\\"n])*",?)+\})?) (-?[0-9.]+(?:e[+-]?\d+)?)')


def numbers(text: str) -> dict[str, float]:
    """The samples of a text, each of which must be one; every name is explained once."""
    found: dict[str, float] = {}
    heads: list[str] = []
    for line in text.splitlines():
        if line.startswith("# "):
            heads.append(" ".join(line.split()[1:3]))
            continue
        sample = SAMPLE.fullmatch(line)
        assert sample, line
        assert sample[1] not in found
        found[sample[1]] = float(sample[2])
    assert len(heads) == len(set(heads))
    assert text.endswith("\n")
    return found


# ---- of a server -------------------------------------------------------------------------------------


@pytest.fixture
def app(house: House, limits: Limits, tmp_path: Path) -> Starlette:
    """A server that measures."""
    made = application(house.store, house.workers, SECRET, limits, tmp_path / "page", metrics=True)
    house.lobby = made.state.lobby
    return made


@pytest.fixture
async def client(app: Starlette) -> AsyncIterator[httpx.AsyncClient]:
    """Somebody who asks for it."""
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://carrack") as made:
        yield made


async def measured(client: httpx.AsyncClient) -> dict[str, float]:
    """The numbers now."""
    answer = await client.get("/metrics")
    assert answer.status_code == httpx.codes.OK
    assert answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
    assert answer.headers["cache-control"] == "no-store"
    return numbers(answer.text)


def test_the_route_of_an_act_is_a_route() -> None:
    """Else its time would never be measured."""
    assert ACT in {route.path for route in TableRoutes.__new__(TableRoutes).routes()}


@pytest.mark.anyio
async def test_what_is_counted(client: httpx.AsyncClient, house: House, limits: Limits) -> None:
    """Requests, refusals, acts, events, tables, matches, streams."""
    csrf = (await client.get("/api/me")).json()["csrf"]
    headers = {"x-carrack-token": csrf}
    seats = {"title": TOY, "seats": [{"kind": "me"}, {"kind": "me"}]}
    made = (await client.post("/api/tables", json=seats, headers=headers)).json()
    table = await house.lobby.table(made["id"])
    seat = table.waiting()[0]
    guest = str(table.seats[seat].guest)
    option = (await glance(table, guest, seat)).scene["options"]
    act = {"seat": seat, "v": 0, "actions": [next(iter(option.values()))["say"]]}
    assert (await client.post(f"/api/tables/{made['id']}/act", json=act, headers=headers)).status_code == httpx.codes.OK
    assert (await client.post(f"/api/tables/{made['id']}/act", json=act)).status_code == httpx.codes.FORBIDDEN
    await client.get("/api/tables/x/board")
    await client.get("/nowhere/at/all")
    assert limits.open_stream("a")
    found = await measured(client)
    assert found['carrack_requests_total{route="/api/me",status="2xx"}'] == 1
    assert found['carrack_requests_total{route="/api/tables/{id}/act",status="2xx"}'] == 1
    assert found['carrack_requests_total{route="/api/tables/{id}/act",status="4xx"}'] == 1
    assert found['carrack_requests_total{route="/{path:path}",status="4xx"}'] == 1
    assert found['carrack_refusals_total{code="no-table"}'] == 1
    assert found['carrack_refusals_total{code="token"}'] == 1
    assert found['carrack_events_stored_total{kind="act"}'] == 1
    assert found["carrack_act_seconds_count"] == found['carrack_act_seconds_bucket{le="+Inf"}'] == 1
    assert 0 < found["carrack_act_seconds_sum"] < 60
    assert found["carrack_open_tables"] == 1
    assert found["carrack_open_streams"] == 1
    assert found['carrack_matches{status="playing"}'] == 1
    assert found["process_resident_memory_bytes"] > 1_000_000
    assert found["carrack_uptime_seconds"] >= 0
    assert found["carrack_ready"] == 1
    assert found["process_cpu_seconds_total"] > 0
    assert found['python_gc_collections_total{generation="0"}'] >= 0
    assert not any(name.endswith("_created") for name in found)


@pytest.mark.anyio
async def test_the_format_that_is_asked_for(client: httpx.AsyncClient) -> None:
    """OpenMetrics for those who read it."""
    answer = await client.get("/metrics", headers={"accept": "application/openmetrics-text; version=1.0.0"})
    assert answer.headers["content-type"].startswith("application/openmetrics-text; version=1.0.0")
    assert answer.text.endswith("# EOF\n")
    assert "carrack_info{version=" in answer.text


@pytest.mark.anyio
async def test_two_servers_in_one_process_count_apart(client: httpx.AsyncClient, house: House, tmp_path: Path) -> None:
    """Each has numbers of its own."""
    await client.get("/api/me")
    other = application(house.store, house.workers, SECRET, Limits(), tmp_path / "page", metrics=True)
    async with httpx.AsyncClient(transport=httpx.ASGITransport(other), base_url="http://carrack") as stranger:
        assert 'carrack_requests_total{route="/api/me",status="2xx"}' not in await measured(stranger)


@pytest.mark.anyio
async def test_bots_count_too(client: httpx.AsyncClient, house: House) -> None:
    """Their acts are events; how long they think is measured where they do."""
    table = await house.table("anna", "-random")
    eye = await look(table, "anna", 0)
    while table.version < 6 and table.status == "playing":
        if options := eye.seen.scene.get("options"):
            await eye.act(next(iter(options.values()))["say"])
        else:
            await eye.next()
    version = table.version
    found = await measured(client)
    assert found['carrack_events_stored_total{kind="act"}'] >= version - 1
    eye.close()


def test_only_if_it_was_asked_for(own_server: Server) -> None:
    """Else there is no such page."""
    assert httpx.get(f"{own_server.address}/metrics").status_code == httpx.codes.NOT_FOUND


def test_a_whole_server_that_measures(tmp_path: Path) -> None:
    """Bots think, and no number names a person or a table."""
    server = Server(tmp_path / "data", CARRACK_METRICS="1")
    try:
        anna = Person(server.address, "Anna Ananas")
        made = anna.new_table(ME, {"kind": "bot", "bot": "greedy"})
        with anna.watch(made.id) as stream:
            while not stream.scene["over"] and stream.v < 4:
                if options := stream.scene.get("options"):
                    said = next(iter(options.values()))["say"]
                    stream.until_version(anna.act(made.id, stream.scene["viewer"], stream.v, said))
                else:
                    stream.next()
            text = httpx.get(f"{server.address}/metrics").text
        cookie = anna.http.cookies["carrack"]
        anna.close()
    finally:
        server.close()
    found = numbers(text)
    assert found['carrack_bot_seconds_count{bot="greedy"}'] >= 1
    assert found["carrack_open_streams"] == 1
    assert not any(word in text for word in (made.id, "Ananas", cookie.partition(".")[0], "127.0.0.1"))
