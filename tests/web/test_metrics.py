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
from carrack.web.metrics import Counter, Histogram, gauge
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


def test_a_counter() -> None:
    """One line for each combination of labels, whatever is in them."""
    counter = Counter("visits_total", "Visits.", "who", "how")
    for who in ("b", "a", "b", 'a "\\\n'):
        counter.add(who, "x")
    assert list(counter.lines()) == [
        "# HELP visits_total Visits.",
        "# TYPE visits_total counter",
        'visits_total{who="a",how="x"} 1',
        'visits_total{who="a \\"\\\\\\n",how="x"} 1',
        'visits_total{who="b",how="x"} 2',
    ]


def test_a_histogram() -> None:
    """Each bucket holds all that is as small; a bound belongs to its own bucket."""
    histogram = Histogram("wait_seconds", "Waiting.", (0.1, 1.0), "bot")
    for seconds in (0.0625, 0.1, 0.5, 8.0):
        histogram.observe(seconds, "x")
    assert list(histogram.lines()) == [
        "# HELP wait_seconds Waiting.",
        "# TYPE wait_seconds histogram",
        'wait_seconds_bucket{bot="x",le="0.1"} 2',
        'wait_seconds_bucket{bot="x",le="1.0"} 3',
        'wait_seconds_bucket{bot="x",le="+Inf"} 4',
        'wait_seconds_sum{bot="x"} 8.6625',
        'wait_seconds_count{bot="x"} 4',
    ]


def test_a_gauge() -> None:
    """Just a number."""
    assert list(gauge("height", "Height.", 1.5)) == ["# HELP height Height.", "# TYPE height gauge", "height 1.5"]


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
