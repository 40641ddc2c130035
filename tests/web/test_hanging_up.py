"""Who hangs up is gone: no stream is left open, nothing that was begun is left half done."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.types import Message

from carrack.table.table import Table
from carrack.web.limits import Limits
from tests.table.house import House, until

pytestmark = pytest.mark.anyio


def get(path: str) -> dict[str, Any]:
    """The scope of a request."""
    route, _, query = path.partition("?")
    return {
        "type": "http",
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "method": "GET",
        "scheme": "http",
        "path": route,
        "query_string": query.encode(),
        "headers": [(b"host", b"127.0.0.1")],
        "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 2),
    }


class Line:
    """A connection: what the server has sent, and when the client hangs up."""

    def __init__(self) -> None:
        self.sent: list[Message] = []
        self.hung_up = asyncio.Event()

    async def receive(self) -> Message:
        """What the client sends: nothing, and then the end."""
        if not self.hung_up.is_set():
            await self.hung_up.wait()
        return {"type": "http.disconnect"}

    async def send(self, message: Message) -> None:
        """What the server sends."""
        self.sent.append(message)


def nobody_is_left(table: Table, limits: Limits) -> None:
    """Neither at the table nor in the count of streams."""
    assert not table.streams.anybody
    assert limits._streams == {}


async def test_a_stream_ends_when_the_client_hangs_up(house: House, app: Starlette, limits: Limits) -> None:
    """After it has begun."""
    table, line = await house.table("anna", "boris"), Line()
    serving = asyncio.create_task(app(get(f"/api/tables/{table.row.id}/events"), line.receive, line.send))
    await until(lambda: len(line.sent) >= 2)
    assert table.streams.anybody
    line.hung_up.set()
    await serving
    nobody_is_left(table, limits)


async def test_a_client_that_has_hung_up_before_the_stream_begins(house: House, app: Starlette, limits: Limits) -> None:
    """A page that was reloaded while the table was busy."""
    table, line = await house.table("anna", "boris"), Line()
    line.hung_up.set()
    await app(get(f"/api/tables/{table.row.id}/events"), line.receive, line.send)
    nobody_is_left(table, limits)


async def test_a_line_that_breaks_while_something_is_sent(house: House, app: Starlette, limits: Limits) -> None:
    """The stream is closed all the same."""
    table, line = await house.table("anna", "boris"), Line()

    async def stuck(message: Message) -> None:
        line.sent.append(message)
        if len(line.sent) > 1:
            await asyncio.Event().wait()

    serving = asyncio.create_task(app(get(f"/api/tables/{table.row.id}/events"), line.receive, stuck))
    await until(lambda: len(line.sent) == 2)
    line.hung_up.set()
    await serving
    nobody_is_left(table, limits)


async def test_a_stream_that_cannot_begin_is_not_counted(
    house: House, app: Starlette, limits: Limits, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its client gets a problem."""
    table, line = await house.table("anna", "boris"), Line()

    async def broken(*_: object) -> None:
        raise RuntimeError("out of order")

    monkeypatch.setattr(table, "listen", broken)
    await app(get(f"/api/tables/{table.row.id}/events"), line.receive, line.send)
    assert line.sent[0]["status"] == 500
    nobody_is_left(table, limits)
