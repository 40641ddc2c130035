"""Looking changes nothing, and shows nothing of what is kept secret until the end."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing

import httpx2 as httpx
import pytest
from starlette.applications import Starlette
from starlette.routing import Route

from tests.web.person import FRIEND, ME, RANDOM, Person
from tests.web.serving import Server

KNOWN = {"title": "spice_road", "language": "en", "name": "icons.svg", "path": "nowhere"}


@pytest.fixture
def paths(app: Starlette) -> list[str]:
    """Every address that can be looked at."""
    routes = [route for route in app.routes if isinstance(route, Route) and "GET" in (route.methods or ())]
    assert len(routes) > 10
    return [route.path_format for route in routes]


def everything(server: Server) -> list[str]:
    """All that the server keeps."""
    with closing(sqlite3.connect(server.folder / "carrack.sqlite")) as database:
        return list(database.iterdump())


def kept(server: Server, match_id: str) -> tuple[str, str]:
    """Seed and nonce of a match."""
    with closing(sqlite3.connect(server.folder / "carrack.sqlite")) as database:
        [found] = database.execute("SELECT seed, nonce FROM matches WHERE id = ?", [match_id])
        return found[0], found[1]


def got(person: Person, path: str, match_id: str) -> bytes:
    """What there is at an address; of a stream its beginning."""
    with person.http.stream("GET", path.format(id=match_id, **KNOWN)) as answer:
        if not path.endswith("/events"):
            return answer.read()
        lines: list[str] = []
        for line in answer.iter_lines():
            lines.append(line)
            if line == "event: here":
                break
        return "".join(lines).encode()


def test_looking_changes_nothing(server: Server, anna: Person, paths: list[str]) -> None:
    """Whatever is asked for by GET or HEAD, all that is kept stays as it is."""
    made = anna.new_table()
    before = everything(server)
    for path in paths:
        got(anna, path, made.id)
        if not path.endswith("/events"):
            anna.http.head(path.format(id=made.id, **KNOWN))
    assert everything(server) == before


def test_asking_changes_nothing(server: Server, anna: Person) -> None:
    """Nor do questions that are sent by POST."""
    made = anna.new_table(ME, FRIEND)
    token = anna.link(made.id, 1)
    before = everything(server)
    anna.link(made.id, 1)
    anna.invitation(token)
    anna.why(made.id, 0, "s1.0")
    anna.post(f"/api/tables/{made.id}/preview", seat=0, v=0, actions=[["rest"]])
    assert everything(server) == before


def test_secrets_are_not_shown_before_the_end(server: Server, anna: Person, paths: list[str]) -> None:
    """Seed, nonce and the server's own secret stand in no answer, and in no line of the server's output."""
    made = anna.new_table(ME, RANDOM)
    secrets = [*kept(server, made.id), (server.folder / "secret").read_text(encoding="ascii")]
    assert all(len(secret) >= 32 for secret in secrets)
    said = b"".join(got(anna, path, made.id) for path in paths)
    said += anna.post(f"/api/tables/{made.id}/link", seat=0).content
    said += anna.post(f"/api/tables/{made.id}/why", seat=0, action=["rest"]).content
    with anna.watch(made.id) as stream:
        for _ in range(8):
            stream.until(lambda stream: bool(stream.scene["options"]))
            option = next(iter(stream.scene["options"].values()))["say"]
            said += anna.post(f"/api/tables/{made.id}/preview", seat=0, v=stream.v, actions=[option]).content
            stream.until_version(anna.act(made.id, 0, stream.v, option))
    said += got(anna, "/api/tables/{id}/events", made.id) + server.log.read_bytes()
    assert [secret for secret in secrets if secret.encode() in said] == []
    assert said.count(b'"commitment"') > 1


def test_the_record_cannot_be_had_before_the_end(anna: Person) -> None:
    """By nobody, not even the host."""
    made = anna.new_table(ME, RANDOM)
    answer = anna.http.get(f"/api/tables/{made.id}/record")
    assert (answer.status_code, answer.json()["say"][0]) == (httpx.codes.CONFLICT, "problem-not-over")


def test_what_fails_tells_no_secret(own_server: Server) -> None:
    """Neither the answer nor the log holds a seed, a cookie or a token, even if nothing can be stored."""
    anna = Person(own_server.address, "Anna")
    made = anna.new_table()
    with closing(sqlite3.connect(own_server.folder / "carrack.sqlite")) as database:
        database.execute("ALTER TABLE events RENAME TO lost")
        database.execute("ALTER TABLE seats RENAME TO gone")
    answers = [anna.post("/api/tables", title="spice_road", seats=[ME, ME])]
    answers += [anna.http.get("/api/tables"), anna.http.get(f"/api/tables/{made.id}/events")]
    anna.close()
    assert [answer.status_code for answer in answers] == [httpx.codes.INTERNAL_SERVER_ERROR] * 3
    assert {answer.json()["say"][0] for answer in answers} == {"problem-server"}
    log = own_server.log.read_text(encoding="utf-8")
    assert "POST /api/tables failed" in log
    told = log + "".join(answer.text for answer in answers)
    assert not re.search("[0-9a-f]{32}", told)


def test_only_known_titles_and_pictures_are_served(anna: Person) -> None:
    """No address leads to another file."""
    for path in ("nothing/en.ftl", "spice_road/de.ftl", "spice_road/art/rules.toml", "spice_road/art/..%2fen.ftl"):
        answer = anna.http.get(f"/api/titles/{path}")
        assert (answer.status_code, answer.json()["say"][0]) == (httpx.codes.NOT_FOUND, "problem-no-page")
