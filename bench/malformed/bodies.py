"""Bodies that are no JSON, or not the JSON that is expected."""

from __future__ import annotations

import random
from typing import Any

from bench.malformed.house import House, encoded, headers_of
from bench.malformed.raw import Shot, chunked, request

_PATHS = ("act", "undo", "redo", "answer", "window", "why", "preview", "link", "fill")
_WRONG: tuple[Any, ...] = (None, "x", "0", [], {}, [[]], 1.5, -1, 10**30, True, {"seat": 0}, "\u0000", 2**63, -(2**63))
_LIMIT = 64 * 1024


def _post(house: House, kind: str, body: bytes, path: str = "act", right: tuple[int, ...] = (422,)) -> Shot:
    return Shot(kind, request("POST", f"{house.at}/{path}", headers_of(house.actor), body), right)


def no_json(house: House, rng: random.Random) -> Shot:
    """Cut off, not closed, with comments, with something behind it."""
    whole = encoded(house.act(rng))
    body = rng.choice(
        [
            whole[: rng.randrange(len(whole))],
            whole + rng.choice([b"x", b"}", whole, b"\x00"]),
            whole.replace(b'"', b"'"),
            b"\xef\xbb\xbf" + whole,
            b"// act\n" + whole,
            b"seat=0&v=1",
            b"<act/>",
            bytes(rng.randrange(256) for _ in range(rng.randrange(200))),
        ]
    )
    return _post(house, "no JSON", body, rng.choice(_PATHS))


def wrong_types(house: House, rng: random.Random) -> Shot:
    """One field holds what cannot be there."""
    body = house.act(rng) | {"key": "k"}
    field = rng.choice(list(body))
    wrong = [value for value in _WRONG if field != "key" or not isinstance(value, str)]
    return _post(house, "wrong types", encoded(body | {field: rng.choice(wrong)}), right=(403, 409, 422))


def wrong_shapes(house: House, rng: random.Random) -> Shot:
    """The whole is something else."""
    body = rng.choice([None, True, 7, "act", [], [house.act(rng)], {}, {"act": house.act(rng)}])
    return _post(house, "wrong shapes", encoded(body), rng.choice(_PATHS))


def unknown_fields(house: House, rng: random.Random) -> Shot:
    """One field too many."""
    name = rng.choice(["admin", "guest", "seed", "__class__", "Seat", "", "v ", "\u202eseat", "x" * 5_000])
    return _post(house, "unknown fields", encoded(house.act(rng) | {name: rng.choice(_WRONG)}))


def deep(house: House, rng: random.Random) -> Shot:
    """Nested deeper than anybody reads."""
    depth = rng.choice([200, 1_000, 5_000, 10_000])
    nest = rng.choice([b"[" * depth + b"]" * depth, b'{"a":' * depth + b"1" + b"}" * depth, b"[" * depth])
    act = encoded(house.act(rng) | {"actions": 0}).replace(b'"actions":0', b'"actions":' + nest)
    return _post(house, "deep nesting", rng.choice([nest, act]), rng.choice(["act", "preview"]))


def huge_numbers(house: House, rng: random.Random) -> Shot:
    """Numbers that fit nowhere, and what is no number."""
    number = rng.choice(
        [
            "1" + "0" * rng.choice([19, 30, 300, 4_000]),
            "-" + "9" * 40,
            "1e400",
            "1e-400",
            "NaN",
            "-Infinity",
            "0x10",
            "01",
            "1_0",
        ]
    )
    field = rng.choice(["seat", "v", "actions", "argument"])
    body = encoded(house.act(rng) | ({"actions": [["claim", "#"]]} if field == "argument" else {field: "#"}))
    return _post(house, "huge numbers", body.replace(b'"#"', number.encode()), right=(403, 409, 422))


def not_utf8(house: House, rng: random.Random) -> Shot:
    """Bytes that are no text, and halves of letters."""
    broken = rng.choice([b"\xff\xfe", b"\xc3\x28", b"\xed\xa0\x80", b"\\ud800", b"\xf8\x88\x80\x80\x80", b"\x80"])
    path, body = rng.choice(
        [
            (f"{house.at}/act", encoded(house.act(rng) | {"key": "#", "actions": [["#"]]})),
            (f"{house.at}/why", encoded({"seat": house.asked, "action": ["#", 1]})),
            (f"{house.at}/fill", encoded({"seat": 0, "bot": "#"})),
            (f"{house.at}/window", encoded({"seat": house.asked, "window": "#", "ask": True})),
            ("/api/sit", encoded({"token": "#"})),
            ("/api/tables", encoded({"title": "#", "seats": [{"kind": "me"}]})),
        ]
    )
    data = request("POST", path, headers_of(house.actor), body.replace(b"#", broken))
    return Shot("not UTF-8", data, (403, 404, 422))


def oversized(house: House, rng: random.Random) -> Shot:
    """More than anybody reads: announced, in chunks, or one byte too much."""
    size = rng.choice([_LIMIT + 1, 100_000, 300_000])
    body = encoded(house.act(rng)) + b" " * size
    headers = headers_of(house.actor)
    if rng.random() < 0.5:
        return Shot("oversized", request("POST", f"{house.at}/act", headers, body), (413,))
    headers |= {"transfer-encoding": "chunked", "content-length": ""}
    data = request("POST", f"{house.at}/act", headers, chunked(body, rng.choice([1_000, 16_000, 70_000])))
    return Shot("oversized chunks", data, (413,))


def bad_tables(house: House, rng: random.Random) -> Shot:
    """A new table that cannot be."""
    me, friend = {"kind": "me"}, {"kind": "friend"}
    body = rng.choice(
        [
            {"title": "chess", "seats": [me, me]},
            {"title": "../../etc/passwd", "seats": [me, me]},
            {"title": "spice_road", "seats": []},
            {"title": "spice_road", "seats": [me]},
            {"title": "spice_road", "seats": [me] * rng.choice([6, 16, 17, 2_000])},
            {"title": "spice_road", "seats": [me, {"kind": "bot", "bot": rng.choice(["", "hal", "x" * 9_000])}]},
            {"title": "spice_road", "seats": [me, {"kind": "human"}]},
            {"title": "spice_road", "seats": [me, friend], "options": {"seed": 1}},
            {"title": "spice_road", "seats": [me, friend], "options": {"big_deals": rng.choice(["maybe", 7, ""])}},
            {"title": "spice_road", "seats": [me, friend], "options": {"big_deals": None}},
            {"title": "spice_road", "seats": [me, friend], "closed_scores": "yes"},
            {"title": "spice_road", "seats": [me | {"name": 7}, friend]},
        ]
    )
    return Shot("bad tables", request("POST", "/api/tables", headers_of(house.actor), encoded(body)), (422,))


KINDS = (
    no_json,
    wrong_types,
    wrong_shapes,
    unknown_fields,
    deep,
    huge_numbers,
    not_utf8,
    oversized,
    bad_tables,
)
