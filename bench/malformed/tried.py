"""Nonsense about the past, about what might be, and about files: none of it changes anything."""

from __future__ import annotations

import random
from typing import Any

from bench.malformed.house import House, encoded, headers_of
from bench.malformed.raw import Shot, request
from carrack.core.record import begin, write

_ODD: tuple[Any, ...] = (-1, 10**30, 2**63, 1.5, "0", None, [], {}, True)


def what_ifs(house: House, rng: random.Random) -> Shot:
    """Lines that nobody can have played, of seats and positions that are not there."""
    good = {"seat": house.asked, "at": house.seen.scene["at"], "deal": 1, "moves": [], "known": 0}
    moves: list[Any] = rng.choice(
        [
            [[]],
            [[house.asked]],
            [[house.asked, "fly"]],
            [[house.asked, *rng.choice(house.legal())]] * 2_000,
            [[rng.choice([-1, 9, "0", 10**20]), *rng.choice(house.legal())]],
            [[house.asked, *rng.choice(house.legal()), "x" * 999]],
        ]
    )
    wrong = rng.choice(
        [
            {"moves": moves},
            {"actions": [["fly"]]},
            {"actions": [[]]},
            {"at": rng.choice([-1, 999, *_ODD])},
            {"deal": rng.choice([2**53, *_ODD])},
            {"known": rng.choice([1, *_ODD])},
            {"seat": rng.choice([3, 99, *_ODD])},
            {"more": 1},
        ]
    )
    what = rng.choice(["", "", "/preview", "/why"])
    body = good | ({"piece": "x"} if what == "/why" else {}) | wrong
    right = (403, 404, 409, 413, 422) if what == "" or "actions" not in wrong else (409, 422, 200)
    return Shot("what-ifs", request("POST", f"{house.at}/what-if{what}", headers_of(house.actor), encoded(body)), right)


def files(house: House, rng: random.Random) -> Shot:
    """Records that are none, or of no match; and forks of a match that runs."""
    if rng.random() < 0.3:
        body: Any = {"at": rng.choice([0, 3, *_ODD]), "seats": [{"kind": "me"}] * 3}
        return Shot("forks", request("POST", f"{house.at}/fork", headers_of(house.actor), encoded(body)), (409, 422))
    whole = write(begin(house.game, 3, {}, rng.getrandbits(128))).decode()
    text = rng.choice(
        [
            "",
            whole[: rng.randrange(len(whole) - 1)],
            whole.replace("3", "4", 1),
            whole.replace(house.game.key, "chess"),
            whole + "x",
            "[" * 9_000,
            '{"carrack_seen": 1}',
            '{"carrack": 1}',
            "\u0000",
        ]
    )
    body = rng.choice([{"record": text}, {"record": text, "seats": "me"}, {"record": rng.choice(_ODD)}, {}, text])
    return Shot("files", request("POST", "/api/tables/import", headers_of(house.actor), encoded(body)), (422,))


def looking_back(house: House, rng: random.Random) -> Shot:
    """Pieces of the past that are not there, other people's histories, languages that nobody speaks."""
    path, *right = rng.choice(
        [
            (f"{house.at}/replay?from={rng.choice(['-1', 'x', '9' * 30, '%00', '999'])}", 404, 422),
            (f"{house.at}/replay?seat={rng.choice(['all', '99', '%FF', 'x', '0' * 99])}", 403, 409, 422),
            (f"{house.at}/result", 409),
            (f"{house.at}/export?seat={rng.choice(['all', 'x', '-1', '99'])}", 403, 409, 422),
            (f"/api/me/history?before={rng.choice(['x', '%00', house.table, '9' * 400, '%F0%9F%98%80'])}", 404),
            (f"{house.at}/picture.png?lang={rng.choice(['xx', '%00', '../en', 'x' * 999])}", 200),
            (f"/t/{rng.choice(['%00', 'x' * 400, '%3Cscript%3E'])}/result", 200, 404),
        ]
    )
    return Shot("looking back", request("GET", str(path), headers_of(house.actor)), tuple(int(each) for each in right))


def channels(house: House, rng: random.Random) -> Shot:
    """Webhooks that lead inwards, browsers that are none, codes that were never sent, channels of others."""
    odd = rng.choice(_ODD)
    inward = rng.choice(["127.0.0.1", "localhost", "[::1]", "169.254.169.254", "[64:ff9b::7f00:1]", "0x7f000001", ""])
    keys = {"p256dh": "B" * 87, "auth": "A" * 22}
    path, body = rng.choice(
        [
            ("hook", {"url": f"{rng.choice(['http', 'https', 'ftp', 'file'])}://{inward}:{rng.choice([22, 8000])}/"}),
            ("hook", {"url": odd}),
            ("hook", {"url": "http://127.0.0.1/", "shape": odd, "key": "a\r\nb: c"}),
            ("push", {"endpoint": f"https://{inward}/", **keys}),
            ("push", {"endpoint": odd, "p256dh": odd, "auth": odd}),
            ("mail", {"address": "a@b.example\r\nbcc: c@d.example"}),
            ("mail/code", {"code": odd}),
            ("try", {"id": rng.choice([odd, "x", house.table])}),
            ("remove", {"id": rng.choice([odd, "x", house.table])}),
        ]
    )
    data = request("POST", f"/api/notices/{path}", headers_of(house.actor), encoded(body))
    return Shot("channels", data, (404, 409, 422, 429))


KINDS = (what_ifs, files, looking_back, channels)
