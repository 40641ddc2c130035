"""What every request passes and every answer carries: origin, token, size, and the security headers."""

from __future__ import annotations

import socket
from collections.abc import Iterator

import httpx2 as httpx
import msgspec
import pytest

from carrack.table.wire import Problem
from carrack.web.limits import BODY
from carrack.web.tables import TableRoutes
from tests.web.person import FRIEND, ME, Person
from tests.web.serving import SECONDS, Server

CODES = httpx.codes


def secure(answer: httpx.Response) -> None:
    """What every answer carries."""
    policy = dict(part.strip().split(" ", 1) for part in answer.headers["content-security-policy"].split(";"))
    assert policy["default-src"] == policy["base-uri"] == policy["frame-ancestors"] == "'none'"
    assert {policy[kind] for kind in ("script-src", "style-src", "connect-src", "img-src")} == {"'self'"}
    assert "unsafe" not in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert answer.headers["cross-origin-opener-policy"] == "same-origin"
    assert answer.headers["cross-origin-resource-policy"] == "same-origin"
    assert "access-control-allow-origin" not in answer.headers
    assert "server" not in answer.headers


def refused(answer: httpx.Response, status: int, code: str) -> Problem:
    """Every refusal is a problem in words."""
    secure(answer)
    problem = msgspec.json.decode(answer.content, type=Problem)
    assert (answer.status_code, problem.say[0]) == (status, f"problem-{code}"), problem.detail
    assert problem.detail.endswith(".")
    assert answer.headers["cache-control"] == "no-store"
    return problem


@pytest.mark.parametrize("path", ["/", "/t/x", "/api/me", "/api/shelf", "/api/tables", "/health", "/nowhere"])
def test_security_headers(anna: Person, path: str) -> None:
    """On the page, on data, and where there is nothing."""
    secure(anna.http.get(path))


def test_security_headers_on_streams(anna: Person) -> None:
    """Too."""
    made = anna.new_table()
    with anna.http.stream("GET", f"/api/tables/{made.id}/events") as answer:
        secure(answer)


def test_nothing_at_this_address(anna: Person) -> None:
    """And nothing for this kind of request."""
    refused(anna.http.get("/api/nothing"), CODES.NOT_FOUND, "no-page")
    refused(anna.http.get("/api/tables/x/act"), CODES.NOT_FOUND, "no-page")
    refused(anna.http.put("/api/tables"), CODES.METHOD_NOT_ALLOWED, "bad-request")


CHANGES = [
    (method, route.path.replace("{id}", "x"))
    for route in TableRoutes.__new__(TableRoutes).routes()
    for method in sorted((route.methods or set()) - {"GET", "HEAD"})
]


@pytest.mark.parametrize(("method", "path"), CHANGES)
def test_a_token_is_needed(anna: Person, boris: Person, method: str, path: str) -> None:
    """For whatever is no GET: not none, nor another's, nor one's own without the cookie."""
    refused(anna.http.request(method, path, json={}), CODES.FORBIDDEN, "token")
    for token in (boris.csrf, "", anna.csrf[:-1]):
        answer = anna.http.request(method, path, json={}, headers={"x-carrack-token": token})
        refused(answer, CODES.FORBIDDEN, "token")
    with httpx.Client(base_url=anna.http.base_url) as stranger:
        answer = stranger.request(method, path, json={}, headers={"x-carrack-token": anna.csrf})
        refused(answer, CODES.FORBIDDEN, "token")


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://elsewhere.example"},
        {"origin": "null"},
        {"origin": "http://127.0.0.1"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
)
def test_other_sites_are_refused(anna: Person, headers: dict[str, str]) -> None:
    """Even with cookie and token."""
    answer = anna.http.post("/api/me", json={"name": "Eve"}, headers={"x-carrack-token": anna.csrf, **headers})
    refused(answer, CODES.FORBIDDEN, "forbidden")
    assert anna.me().name == "Anna"


def test_the_own_page_is_welcome(anna: Person) -> None:
    """With what a browser sends along."""
    own = {"origin": str(anna.http.base_url).rstrip("/"), "sec-fetch-site": "same-origin"}
    answer = anna.http.post("/api/me", json={"name": "Anna"}, headers={"x-carrack-token": anna.csrf, **own})
    assert answer.status_code == CODES.OK


def test_a_body_that_is_too_large(anna: Person) -> None:
    """It is refused by what it says, and in pieces once it has grown too much."""
    refused(anna.post("/api/me", name="x" * BODY), CODES.CONTENT_TOO_LARGE, "too-large")

    def pieces() -> Iterator[bytes]:
        for _ in range(3):
            yield b" " * (BODY // 2)

    headers = {"x-carrack-token": anna.csrf}
    refused(anna.http.post("/api/me", content=pieces(), headers=headers), CODES.CONTENT_TOO_LARGE, "too-large")
    assert anna.post("/api/me", name="x" * (BODY - 100)).status_code == CODES.OK


@pytest.mark.parametrize(("length", "status"), [("1000000", 413), ("-1", 400), ("x", 400), ("1e3", 400)])
def test_a_length_is_judged_at_once(server: Server, length: str, status: int) -> None:
    """Too large a body is not waited for, and neither is one whose length is no number."""
    with socket.create_connection(("127.0.0.1", server.port), SECONDS) as line:
        line.sendall(f"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: {length}\r\n\r\n".encode())
        assert line.recv(100).startswith(f"HTTP/1.1 {status} ".encode())


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b"[]", b"null", b"\xff", b'{"name":1}', b'{"nom":"x"}', b"{}", b'{"name":"x","more":1}', b"[" * 5000],
)
def test_what_is_not_expected(anna: Person, body: bytes) -> None:
    """Broken JSON, other types, unknown or missing fields, deep nesting."""
    answer = anna.http.post("/api/me", content=body, headers={"x-carrack-token": anna.csrf})
    refused(answer, CODES.UNPROCESSABLE_CONTENT, "bad-request")


def test_every_refusal_of_a_table_is_a_problem(anna: Person, boris: Person) -> None:
    """With its status, its words, and the version where it matters."""
    made = anna.new_table()
    table = f"/api/tables/{made.id}"
    seen = anna.look(made.id)
    seat, v = seen.scene["viewer"], seen.v
    open_table = f"/api/tables/{anna.new_table(ME, FRIEND).id}"
    act = {"seat": seat, "actions": [["rest"]]}
    refused(anna.post(f"{table}/act", v=v + 1, **act), CODES.CONFLICT, "old-version")
    refused(boris.post(f"{table}/act", v=v, **act), CODES.FORBIDDEN, "not-yours")
    refused(anna.post(f"{table}/undo", v=v, seat=seat, to=3), CODES.CONFLICT, "no-undo")
    refused(anna.post(f"{table}/redo", v=v, seat=seat), CODES.CONFLICT, "no-undo")
    refused(anna.post(f"{table}/answer", v=v, seat=seat, agree=True), CODES.CONFLICT, "no-undo")
    refused(anna.post(f"{table}/window", seat=seat, window="x", ask=True), CODES.UNPROCESSABLE_CONTENT, "bad-request")
    refused(boris.post(f"{table}/window", seat=seat, window="x", ask=True), CODES.FORBIDDEN, "not-yours")
    refused(anna.post(f"{table}/link", seat=7), CODES.NOT_FOUND, "no-seat")
    refused(anna.post(f"{table}/fill", seat=seat, bot="random"), CODES.CONFLICT, "seat-taken")
    refused(anna.post(f"{open_table}/act", seat=0, v=0, actions=[["rest"]]), CODES.CONFLICT, "gathering")
    refused(anna.post(f"{open_table}/window", seat=0, window="x", ask=False), CODES.CONFLICT, "gathering")
    refused(anna.http.get(f"{table}/record"), CODES.CONFLICT, "not-over")
    for what in ("act", "undo", "redo", "answer", "preview"):
        body = {"act": act, "preview": act, "undo": {"to": 0}, "answer": {"agree": True}}.get(what, {})
        refused(anna.post(f"/api/tables/x/{what}", v=0, **{"seat": 0, **body}), CODES.NOT_FOUND, "no-table")


def test_an_illegal_action_is_a_problem(anna: Person) -> None:
    """With the sentence of the title, the rule it rests on, and the same in English."""
    made = anna.new_table()
    seen = anna.look(made.id)
    answer = anna.post(f"/api/tables/{made.id}/act", seat=seen.scene["viewer"], v=seen.v, actions=[["acquire", 5]])
    secure(answer)
    problem = msgspec.json.decode(answer.content, type=Problem)
    assert (answer.status_code, problem.v) == (CODES.CONFLICT, seen.v)
    assert problem.say[0] == "refused-too-few-to-pay"
    assert problem.say[1]["need"] == 5
    assert problem.rule.startswith("CEN-SR-")
    assert problem.detail
