"""Connections that bring no request are closed, too many of one address are turned away, and HEAD opens no stream."""

from __future__ import annotations

import asyncio
import errno
import logging
import socket
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from carrack.table.store.store import Store
from carrack.table.workers import Workers
from carrack.web import doors, serve
from carrack.web.doors import Doors, Outages
from carrack.web.limits import Limits
from tests.web.person import Person
from tests.web.serving import SECONDS, Server
from tests.web.test_guard import CODES

HALF_HEAD = b"GET /health HTTP/1.1\r\nhost: x\r\n"
HALF_BODY = b"POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{"


def test_connections_of_an_address_are_counted() -> None:
    """Besides its streams it has some; a proxy has as many as there are, and all together no more."""
    kept = Doors(Limits(streams=5), ("10.0.0.0/8",), most=200)
    of_one = 5 + doors._BESIDE_STREAMS
    assert [kept.enter("192.0.2.7") for _ in range(of_one + 1)] == [True] * of_one + [False]
    kept.leave("192.0.2.7")
    assert (kept.enter("192.0.2.7"), kept.enter("192.0.2.7")) == (True, False)
    assert [kept.enter("10.1.2.3") for _ in range(200 - of_one + 1)] == [True] * (200 - of_one) + [False]
    assert not kept.enter("192.0.2.8")


def test_a_household_is_one_address() -> None:
    """All of its /64; without limits nobody counts but the room there is."""
    kept = Doors(Limits(streams=1), most=1_000)
    assert sum(kept.enter(f"2001:db8::{k:x}") for k in range(500)) == 1 + doors._BESIDE_STREAMS
    free = Doors(Limits(0), most=300)
    assert sum(free.enter("192.0.2.7") for _ in range(500)) == 300


def test_no_room_is_told_once_a_minute(caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch) -> None:
    """One line, without a traceback; whatever else goes wrong is told as ever."""
    now = 1_000.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    loop, outages = asyncio.new_event_loop(), Outages()
    try:
        for _ in range(1_000):
            outages(loop, {"message": "accept", "exception": OSError(errno.EMFILE, "Too many open files")})
        assert [record.exc_info for record in caplog.records] == [None]
        now += 61
        outages(loop, {"message": "accept", "exception": OSError(errno.EMFILE, "Too many open files")})
        assert len(caplog.records) == 2
        with caplog.at_level(logging.ERROR, "asyncio"):
            outages(loop, {"message": "something else"})
        assert "something else" in caplog.text
    finally:
        loop.close()


class Impatient(Server):
    """A server that waits a moment for a head, and a little longer for a body."""

    module = "tests.tools.impatient"


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for these tests, with room for 30 connections."""
    started = Impatient(tmp_path_factory.mktemp("impatient") / "data")
    yield started
    started.close()


@pytest.mark.parametrize("half", [b"", HALF_HEAD, HALF_BODY, b"\r\n", HALF_HEAD + b"cookie: " + b"x" * 1_000])
def test_half_a_request_is_not_waited_for(impatient: Server, half: bytes) -> None:
    """The connection is closed, also if a byte comes now and then."""
    begun = time.monotonic()
    with socket.create_connection(("127.0.0.1", impatient.port), SECONDS) as line:
        line.sendall(half)
        line.settimeout(0.1)
        while time.monotonic() < begun + SECONDS:
            try:
                if line.recv(65536) == b"":
                    break
            except TimeoutError:
                line.sendall(b"x" if half else b"")
            except OSError:
                break
        else:
            pytest.fail("it is still open")
    assert time.monotonic() - begun < SECONDS / 2


def test_a_head_without_end_is_cut_off(impatient: Server) -> None:
    """Long before the time is up."""
    sent = 0
    with socket.create_connection(("127.0.0.1", impatient.port), SECONDS) as line, suppress(OSError):
        line.sendall(HALF_HEAD)
        while sent < 10**8:
            sent += line.send(b"x: " + b"y" * 8_000 + b"\r\n")
    assert sent < 10**8


def test_who_has_asked_is_served_for_long(impatient: Server) -> None:
    """A stream stays open, and a line that is used again has its time anew."""
    anna = Person(impatient.address, "Anna")
    made = anna.new_table()
    with anna.watch(made.id) as stream:
        time.sleep(3)
        v = stream.seen.v
        stream.until_version(anna.act(made.id, stream.scene["viewer"], v, ["rest"]))
    anna.close()


def test_too_many_connections_are_closed_and_others_served(impatient: Server) -> None:
    """When they have gone there is room again."""
    lines = [socket.create_connection(("127.0.0.1", impatient.port), SECONDS) for _ in range(40)]
    time.sleep(0.3)
    for line in lines:
        line.close()
    Person(impatient.address).close()


def test_the_head_of_a_stream_is_not_to_be_had(anna: Person) -> None:
    """It would never end."""
    made = anna.new_table()
    for path in (f"/api/tables/{made.id}/events", "/api/bot/asked", "/api/news/events"):
        assert anna.http.head(path).status_code == CODES.METHOD_NOT_ALLOWED


def test_the_settings_reach_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A short queue of those who are not let in yet, and an end to how much is done at once."""
    found: dict[str, object] = {}

    class Noted(Exception):
        pass

    def config(*_: object, **given: object) -> None:
        found.update(given)
        raise Noted

    monkeypatch.setattr("uvicorn.Config", config)
    monkeypatch.setattr(Workers, "warm_up", lambda self: None)
    serving = serve.Serving(serve.ServerSettings(port=0, data_dir=tmp_path))
    with pytest.raises(Noted):
        serving.run()
    serving._socket.close()
    assert found["backlog"] == 128
    assert isinstance(found["limit_concurrency"], int)
    Store(f"sqlite:///{tmp_path}/carrack.sqlite").close()
