"""The log: one line an event, for people or programs, and no secret in it whatever happens."""

from __future__ import annotations

import io
import json
import logging
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest
from starlette.applications import Starlette

from carrack.table.wire import Phrase
from carrack.web.app import application
from carrack.web.limits import Limits
from carrack.web.logs import AsJson, AsText, fields
from tests.table.house import SECRET, House
from tests.web.person import FRIEND, ME, RANDOM, Denied, Person
from tests.web.serving import Server

LONG = "0123456789abcdef0123456789abcdef"


@pytest.fixture(params=[AsText, AsJson])
def written(request: pytest.FixtureRequest) -> Iterator[io.StringIO]:
    """What the loggers `tests.…` and `carrack.…` write, in either form."""
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(request.param())
    loggers = [logging.getLogger(name) for name in ("tests", "carrack")]
    levels = [logger.level for logger in loggers]
    for logger in loggers:
        logger.addHandler(handler)
        logger.setLevel(logging.DEBUG)
    yield stream
    for logger, level in zip(loggers, levels, strict=True):
        logger.removeHandler(handler)
        logger.setLevel(level)


def test_a_line_for_people(written: io.StringIO) -> None:
    """Time, level, logger, message, fields: as text, or the same as JSON."""
    logging.getLogger("tests.one").info("a %s line", "good", extra=fields(status=200, ms=1.5, route="/t/{id}"))
    line = written.getvalue()
    assert line.count("\n") == 1
    if line.startswith("{"):
        told = json.loads(line)
        assert re.fullmatch(r"20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", told.pop("time"))
        assert told == {
            "level": "info",
            "logger": "tests.one",
            "message": "a good line",
            "status": 200,
            "ms": 1.5,
            "route": "/t/{id}",
        }
    else:
        assert re.fullmatch(r"20\S+Z info tests.one: a good line status=200 ms=1.5 route=/t/{id}\n", line)


def test_nobody_forges_a_line(written: io.StringIO) -> None:
    """Line breaks and control characters stay inside the line."""
    forged = "x\n2026-01-01T00:00:00.000Z error carrack: gone\x1b[2J\u2028"
    logging.getLogger("tests").warning("%s", forged, extra=fields(method=forged))
    try:
        raise ValueError(forged)
    except ValueError:
        logging.getLogger("tests").exception("it failed")
    lines = written.getvalue().split("\n")
    assert lines.pop() == ""
    assert "\x1b" not in written.getvalue()
    if lines[0].startswith("{"):
        assert [json.loads(line)["logger"] for line in lines] == ["tests", "tests"]
    else:
        assert [line[:4] for line in lines[1:]] == [lines[1][:4], *["    "] * (len(lines) - 2)]


def test_a_secret_is_cut_out(written: io.StringIO) -> None:
    """Out of the message, a field and a traceback; a seed also as a number."""
    log = logging.getLogger("tests")
    log.warning("the guest %s", LONG, extra=fields(cookie=f"{LONG}.{LONG}{LONG}", seed=int(LONG, 16)))
    try:
        raise KeyError(f"AbCd.0.1.{LONG}")
    except KeyError:
        log.exception("the link")
    said = written.getvalue()
    assert LONG[:16] not in said
    assert str(int(LONG, 16)) not in said
    assert "the guest …" in said
    assert "KeyError" in said


# ---- in this process ---------------------------------------------------------------------------------


def client(app: Starlette, address: str = "203.0.113.9") -> httpx.AsyncClient:
    """Somebody who asks."""
    return httpx.AsyncClient(transport=httpx.ASGITransport(app, client=(address, 1)), base_url="http://carrack")


@pytest.mark.anyio
async def test_an_error_that_tells_too_much(
    app: Starlette, house: House, written: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Is written down without it, and without the address that was asked for."""

    def broken(match_id: str) -> None:
        raise RuntimeError(f"the guest {LONG} at a table")

    monkeypatch.setattr(house.store, "load", broken)
    async with client(app) as somebody:
        answer = await somebody.get("/api/tables/ofAnna/board?name=Anna")
    assert answer.status_code == httpx.codes.INTERNAL_SERVER_ERROR
    said = written.getvalue()
    assert "GET /api/tables/{id}/board failed" in said
    assert "the guest … at a table" in said
    assert not any(word in said for word in (LONG, "ofAnna", "name=Anna", "203.0.113.9"))


@pytest.mark.anyio
async def test_addresses_only_if_asked_for(house: House, limits: Limits, tmp_path: Path, written: io.StringIO) -> None:
    """They are data about people."""
    for asked in (False, True):
        app = application(house.store, house.workers, SECRET, limits, tmp_path, log_addresses=asked)
        async with client(app) as somebody:
            await somebody.request("FROB", "/health?x=203.0.113.9")
        assert ("203.0.113.9" in written.getvalue()) is asked
    assert "FROB" not in written.getvalue()


@pytest.mark.anyio
async def test_the_usual_level_has_no_line_for_a_request(app: Starlette, written: io.StringIO) -> None:
    """Nor for a refusal, which is nobody's fault."""
    logging.getLogger("carrack").setLevel(logging.WARNING)
    async with client(app) as somebody:
        assert (await somebody.get("/api/tables/x/board")).status_code == httpx.codes.NOT_FOUND
    assert written.getvalue() == ""


# ---- a real server -----------------------------------------------------------------------------------


def test_no_secret_while_people_play(tmp_path: Path) -> None:
    """At the most talkative, with links, bots, mistakes, forged requests, and a store that breaks."""
    server = Server(tmp_path / "data", "--log-level", "debug", "--log-format", "json")
    try:
        anna, boris = Person(server.address, "Anna Ananas"), Person(server.address, "Boris Baobab")
        made = anna.new_table(ME, FRIEND, RANDOM)
        token = anna.link(made.id, 1)
        boris.invitation(token)
        boris.sit(token)
        with anna.watch(made.id, 0) as stream:
            stream.until(lambda stream: stream.scene["waiting"][0] in (0, 1))
            seat = stream.scene["waiting"][0]
            player = (anna, boris)[seat]
            seen = player.look(made.id, seat)
            player.act(made.id, seat, seen.v, next(iter(seen.scene["options"].values()))["say"])
        anna.post(f"/api/tables/{made.id}/chat", text="Quince, anyone?")
        phrase = anna.ask("/api/profile/phrase", Phrase).phrase
        boris.post("/api/recover", phrase=f"{phrase} more")
        boris.post("/api/profile/hook", url="http://127.0.0.1:1/mytopic")
        mistakes(anna, boris, made.id, token)
        secrets = [value for person in (anna, boris) for value in secrets_of(person)]
        secrets += [token, token.rpartition(".")[2], "Ananas", "Baobab", "Quince", phrase, "mytopic"]
        with closing(sqlite3.connect(server.folder / "carrack.sqlite")) as database:
            secrets += database.execute("SELECT seed, nonce FROM matches").fetchone()
            database.execute("ALTER TABLE seats RENAME TO gone")
        assert anna.http.get("/api/tables").status_code == httpx.codes.INTERNAL_SERVER_ERROR
        anna.close()
        boris.close()
        assert server.stop() == 0
    finally:
        server.close()
    said = server.log.read_text(encoding="utf-8")
    lines = [json.loads(line) for line in said.splitlines()]
    assert all({"time", "level", "logger", "message"} <= line.keys() for line in lines)
    assert len(secrets) == 15
    assert [secret for secret in secrets if secret in said] == []
    check_access([line for line in lines if line["logger"] == "carrack.access"], made.id)


def mistakes(anna: Person, boris: Person, table: str, token: str) -> None:
    """Requests that hold secrets where they do not belong."""
    with pytest.raises(Denied):
        boris.sit(f"{token}0")
    with pytest.raises(Denied):
        boris.act(table, 0, 1, ["rest"])
    cookie = anna.http.cookies["carrack"]
    for path in (f"/s/{token}", f"/api/tables/{cookie}/board", f"/health?token={token}", f"/api/{anna.csrf}?{cookie}"):
        anna.http.get(path)
    for body in (token, "{", json.dumps({"name": [token]}), json.dumps({token: cookie})):
        anna.http.post("/api/me", content=body, headers={"x-carrack-token": anna.csrf})
    anna.http.post("/api/me", headers={"x-carrack-token": token, "origin": f"https://{anna.csrf}.example"})


def secrets_of(person: Person) -> list[str]:
    """The cookie, the guest in it, and the token of the page."""
    cookie = person.http.cookies["carrack"]
    return [cookie, cookie.partition(".")[0], person.csrf]


def check_access(lines: list[dict[str, Any]], table: str) -> None:
    """What is told of requests, and nothing else."""
    usual = {"time", "level", "logger", "message", "method", "route", "status", "ms"}
    assert {key for line in lines for key in line} == usual | {"refused"}
    assert table not in json.dumps(lines)
    assert "127.0.0.1" not in json.dumps(lines)
    told = {(line["method"], line["route"], line["status"], line.get("refused", "")) for line in lines}
    assert {
        ("GET", "/api/me", 200, ""),
        ("POST", "/api/tables", 201, ""),
        ("POST", "/api/tables/{id}/act", 200, ""),
        ("POST", "/api/tables/{id}/act", 403, "not-yours"),
        ("GET", "/api/tables/{id}/events", 200, ""),
        ("POST", "/api/sit", 404, "link-old"),
        ("GET", "/{path:path}", 404, ""),
        ("POST", "-", 403, "forbidden"),
        ("GET", "/api/tables", 500, "server"),
    } <= told
    assert all(isinstance(line["ms"], float | int) and line["ms"] >= 0 for line in lines)
