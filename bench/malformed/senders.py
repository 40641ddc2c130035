"""Senders who are not who they say, or come from elsewhere."""

from __future__ import annotations

import random

from bench.malformed.house import House, cookie, encoded, headers_of
from bench.malformed.raw import Shot, request


def _act(house: House, rng: random.Random, kind: str, headers: dict[str, str | bytes], *right: int) -> Shot:
    """What the actor may do, with other headers."""
    headers = headers_of(house.actor) | headers
    return Shot(kind, request("POST", f"{house.at}/act", headers, encoded(house.act(rng))), right)


def cookies(house: House, rng: random.Random) -> Shot:
    """A cookie that is somebody else's, was changed, or is none."""
    mine, other = cookie(house.actor), cookie(house.stranger)
    guest, _, seal = mine.partition(".")
    flipped = ("0" if mine[0] != "0" else "1") + mine[1:]
    value = rng.choice(
        [
            other,
            flipped,
            mine[:-1],
            f"{guest}.{other.partition('.')[2]}",
            f"{other.partition('.')[0]}.{seal}",
            f"{guest}.",
            guest,
            f".{seal}",
            "",
            "x" * 9_000,
            "%00.%00",
            f'"{mine}"x',
        ]
    )
    sent: list[str | bytes] = [f"carrack={value}", f"carrack={value}", b"carrack=\xff\xfe." + seal.encode(), "carrack"]
    return _act(house, rng, "cookies", {"cookie": rng.choice(sent)}, 403)


def tokens(house: House, rng: random.Random) -> Shot:
    """No token, somebody else's, or a changed one."""
    mine = house.actor.csrf
    sent: list[str | bytes] = ["", mine[:-1], mine + "0", mine.upper() + "x", "0" * 64, b"\xff\xb2"]
    token = rng.choice([*sent, house.stranger.csrf, cookie(house.actor)])
    return _act(house, rng, "tokens", {"x-carrack-token": token}, 403)


def origins(house: House, rng: random.Random) -> Shot:
    """From another site."""
    here = f"127.0.0.1:{house.port}"
    headers: dict[str, str | bytes] = rng.choice(
        [
            {"origin": "https://example.com", "host": here},
            {"origin": "null", "host": here},
            {"origin": f"http://{here}.example.com", "host": here},
            {"origin": f"http://127.0.0.1:{house.port + 1}", "host": here},
            {"origin": f"http://me@{here}", "host": here},
            {"origin": "http://[::1", "host": here},
            {"origin": "http://[x]/", "host": here},
            {"origin": "x" * 9_000, "host": here},
            {"origin": b"\xff\xfe\xb2", "host": here},
            {"sec-fetch-site": rng.choice(["cross-site", "same-site", "elsewhere"]), "host": here},
        ]
    )
    return _act(house, rng, "origins", headers, 403)


def hosts(house: House, rng: random.Random) -> Shot:
    """To a name that is not this server's."""
    host = rng.choice(["example.com", f"example.com:{house.port}", "127.0.0.1.example.com", "x" * 300])
    return _act(house, rng, "hosts", {"origin": f"http://{host}", "host": host}, 400)


def nobody(house: House, rng: random.Random) -> Shot:
    """No cookie at all, at every address that changes something."""
    path = rng.choice(["/api/me", "/api/tables", "/api/sit", "/api/invitation", f"{house.at}/act", f"{house.at}/undo"])
    method = "DELETE" if path == "/api/me" and rng.random() < 0.5 else "POST"
    return Shot("nobody", request(method, path, {}, encoded(house.act(rng))), (403,))


def streams(house: House, rng: random.Random) -> Shot:
    """Looking through seats that are not one's own or not there; a last event that is none begins anew."""
    seat = rng.choice(
        ["0", "1", "2", "3", "99", "-1", "x", "%C2%B2", "1e0", "0" * 5_000, "mine%00", "%FF", "_", "MINE"]
    )
    headers = headers_of(house.stranger)
    if rng.random() < 0.3:
        last: list[str | bytes] = ["-1", "x", "9" * 5_000, "1.5", b"\xb2", b"\xb9\xb2", b"\xff", "999999999", "1 "]
        headers["last-event-id"] = rng.choice(last)
        return Shot("last events", request("GET", f"{house.at}/events", headers), (200,))
    return Shot("streams", request("GET", f"{house.at}/events?seat={seat}", headers), (403, 422))


KINDS = (cookies, tokens, origins, hosts, nobody, streams)
