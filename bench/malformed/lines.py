"""Lines on which something else than our protocol is spoken: wrong addresses, wrong lengths, no HTTP at all."""

from __future__ import annotations

import random

from bench.malformed.house import House, encoded, headers_of
from bench.malformed.raw import Shot, chunked, request


def addresses(house: House, rng: random.Random) -> Shot:
    """Where there is nothing, or nothing for this method."""
    path = rng.choice(
        [
            "/api",
            f"{house.at}",
            f"{house.at}/seed",
            f"{house.at}/../../health",
            "/api/../../../../etc/passwd",
            "/page/../../../../etc/passwd",
            "/page/%2e%2e/%2e%2e/web/serve.py",
            "/page/..%2f..%2fsecret",
            "/page//etc/passwd",
            "/page/%00",
            "/api/titles/spice_road/art/../components.toml",
            "/api/titles/spice_road/art/%2e%2e%2fcomponents.toml",
            "/api/titles/..%2f..%2f/en.ftl",
            "/api/titles/spice_road/..%2f..%2fsecret.ftl",
            "/api/titles/spice_road/%ff.ftl",
            "/carrack.sqlite",
            "/secret",
            "/" + "x" * 9_000,
            "/%ff%fe",
            "/рынок",
            "*",
            "//",
        ]
    )
    method = rng.choice(["GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "BREW"])
    data = request(method, path, headers_of(house.actor), encoded(house.act(rng)) if method == "POST" else b"")
    return Shot("addresses", data, (400, 404, 405))


def methods(house: House, rng: random.Random) -> Shot:
    """The right address, the wrong method."""
    path, wrong = rng.choice(
        [
            (f"{house.at}/{rng.choice(['act', 'undo', 'window', 'why', 'link', 'fill'])}", ["GET", "PUT", "DELETE"]),
            (f"{house.at}/{rng.choice(['events', 'board', 'record'])}", ["POST", "PUT", "DELETE"]),
            ("/api/me", ["PUT", "PATCH"]),
            ("/api/shelf", ["POST", "DELETE"]),
            ("/health", ["POST"]),
            ("/", ["POST", "DELETE"]),
        ]
    )
    return Shot("methods", request(rng.choice(wrong), path, headers_of(house.actor)), (404, 405))


def unknown_tables(house: House, rng: random.Random) -> Shot:
    """Tables that nobody has set up."""
    name = rng.choice(
        [
            f"{rng.getrandbits(128):x}",
            house.table[:-1],
            house.table.swapcase(),
            f"{house.table}%00",
            "%00",
            "'%20OR%201=1--",
            "x" * 5_000,
            "%ff",
            "-1",
            "%F0%9F%98%80",
        ]
    )
    what = rng.choice(["act", "undo", "events", "board", "record", "why", "link"])
    method = "GET" if what in ("events", "board", "record") else "POST"
    body = encoded({"seat": 0} if what in ("why", "link") else house.act(rng))
    if what == "undo":
        body = encoded({"seat": 0, "v": 1})
    data = request(method, f"/api/tables/{name}/{what}", headers_of(house.actor), body if method == "POST" else b"")
    return Shot("unknown tables", data, (404,))


def record_too_early(house: House, rng: random.Random) -> Shot:
    """The record holds the seed."""
    path = f"/api/tables/{rng.choice([house.table, house.waiting])}/record"
    return Shot("record too early", request("GET", path, headers_of(house.actor)), (409,))


def lengths(house: House, rng: random.Random) -> Shot:
    """A body that is shorter or longer than it says, or says it twice, or not in numbers."""
    body, path = encoded(house.act(rng)), f"{house.at}/act"
    headers = headers_of(house.actor)
    n = str(len(body))
    if rng.random() < 0.3:
        longer = request("POST", path, headers | {"content-length": str(len(body) + rng.randrange(1, 999))}, body)
        return Shot("lengths", longer, (0, 400), half_closed=True)
    if rng.random() < 0.3:
        shorter = request("POST", path, headers | {"content-length": str(rng.randrange(len(body)))}, body)
        return Shot("lengths", shorter, (422,))
    wrong = rng.choice(
        [f"-{n}", f"+{n}", f"{n}x", "x", f"{n}\r\ncontent-length: 3", "1e2", "9" * 40, f"{n}, 7", "0x20"]
    )
    if rng.random() < 0.2:
        both = request(
            "POST", path, headers | {"transfer-encoding": rng.choice(["gzip, x", "x", "chunked, chunked"])}, body
        )
        return Shot("lengths", both, (400, 501))
    return Shot("lengths", request("POST", path, headers | {"content-length": wrong}, body), (400, 413))


def chunks(house: House, rng: random.Random) -> Shot:
    """Chunks that are none."""
    good = chunked(encoded(house.act(rng)), 20)
    bad = rng.choice(
        [b"zz\r\n" + good, good[2:], b"-5\r\n" + good, b"f" * 30 + b"\r\n" + good, good.replace(b"\r\n", b"\n", 1)]
    )
    headers = headers_of(house.actor) | {"transfer-encoding": "chunked", "content-length": ""}
    return Shot("chunks", request("POST", f"{house.at}/act", headers, bad), (0, 400, 422), half_closed=True)


def garbage(house: House, rng: random.Random) -> Shot:
    """No HTTP at all."""
    data = rng.choice(
        [
            bytes(rng.randrange(256) for _ in range(rng.randrange(1, 400))) + b"\r\n\r\n",
            b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + rng.randbytes(200),
            b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
            b"GET /\r\n\r\n",
            b"GET /x HTTP/9.9\r\n\r\n",
            b"GET  / HTTP/1.1\r\nhost: x\r\n\r\n",
            b"GET / HTTP/1.1\r\nhost : x\r\n\r\n",
            b"GET / HTTP/1.1\r\nno colon\r\n\r\n",
            b"GET / HTTP/1.1\r\n\r\n",
            b"GET /\x00 HTTP/1.1\r\nhost: x\r\n\r\n",
            b"GET /x HTTP/1.1\r\nhost: x\r\nx: " + b"y" * 100_000 + b"\r\n\r\n",
            b"GET /" + b"y" * 100_000,
            b"\r\n" * 40 + b"x",
        ]
    )
    lenient = (200,) if data.startswith(b"GET  /") else ()  # some readers of HTTP take two spaces for one
    return Shot("garbage", data, (0, 400, 404, *lenient), half_closed=True)


KINDS = (addresses, methods, unknown_tables, record_too_early, lengths, chunks, garbage)
