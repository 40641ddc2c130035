"""Nonsense beside the match: about lessons, plans, invitations, seats that are not one's own, salts and reports."""

from __future__ import annotations

import random
from typing import Any

from bench.malformed.house import House, encoded, headers_of
from bench.malformed.raw import Shot, request
from tests.web.person import Person

_ODD: tuple[Any, ...] = (-1, 10**30, 2**63, 1.5, "0", None, [], {}, True)


def _post(person: Person, kind: str, path: str, body: object, *right: int) -> Shot:
    return Shot(kind, request("POST", path, headers_of(person), encoded(body)), right)


def lessons(house: House, rng: random.Random) -> Shot:
    """Steps that are not there, actions that are none, thousands of them, and titles that teach nothing."""
    legal = rng.choice(house.legal())
    actions = rng.choice([[["fly"]], [[]], [legal] * 3_000, [[legal[0], *_ODD]], [["x" * 9_000]], rng.choice(_ODD)])
    wrong: dict[str, Any] = rng.choice(
        [
            {"step": rng.choice([999, *_ODD])},
            {"step": rng.randrange(9), "done": actions},
            {"step": rng.randrange(9), "actions": actions},
            {"step": 0, "more": 1},
            {},
        ]
    )
    title = rng.choice([house.game.key, house.game.key, house.game.key, "chess", "..", "%00", "x" * 400])
    what = rng.choice(["", "/preview", "/why"])
    body = ({"piece": rng.choice(["", "x" * 9_000, "рука"])} if what == "/why" else {}) | wrong
    # Who only looks at a step, or asks for a reason there, has done no wrong.
    return _post(house.stranger, "lessons", f"/api/titles/{title}/lesson{what}", body, 200, 404, 409, 422)


def plans(house: House, rng: random.Random) -> Shot:
    """Of a seat that is asked already, of somebody else's, of none; and what could not be done then either."""
    path = rng.choice(["ahead", "ahead/preview"])
    other = rng.choice([seat for seat in range(3) if seat != house.asked])
    plan: dict[str, Any] = {"seat": house.asked, "v": house.seen.v}
    who, body, right = rng.choice(
        [
            (house.actor, plan, (409,)),
            (house.stranger, plan | {"seat": other}, (403,)),
            (house.actor, plan | {"seat": other}, (403,)),
            (house.people[other], plan | {"seat": other, "v": rng.choice(["0", None, 1.5])}, (422,)),
            (house.people[other], plan | {"seat": other, "actions": [["fly"]] * rng.choice([1, 65])}, (200, 409, 422)),
            (house.people[other], plan | {"seat": rng.choice([-1, 3, 10**20])}, (403,)),
        ]
    )
    return _post(who, "plans", f"{house.at}/{path}", body, *right)


def invitations(house: House, rng: random.Random) -> Shot:
    """Links for a whole table that were not given out, asked for by others, or for a seat that is not free."""
    seal = rng.choice(["", "0" * 32, house.token.rpartition(".")[2], "x" * 9_000, "\u0000"])
    token = f"{rng.choice([house.table, house.waiting])}.{seal}"
    at = f"/api/tables/{house.waiting}"
    who, path, body, right = rng.choice(
        [
            (house.stranger, "/api/sit", {"token": token}, (404,)),
            (house.stranger, "/api/sit", {"token": token, "seat": rng.choice([0, 1, *_ODD])}, (404, 422)),
            (house.stranger, "/api/invitation", {"token": token}, (404,)),
            (house.stranger, f"{at}/invite", {}, (403,)),
            (house.people[1], f"{house.at}/invite", {}, (403,)),
            (house.people[0], f"{at}/invite", {"more": 1}, (422,)),
        ]
    )
    return _post(who, "invitations", path, body, *right)


def standing_up(house: House, rng: random.Random) -> Shot:
    """From seats that are others', that are not there, or at which it is too late."""
    at = f"/api/tables/{house.waiting}"
    who, path, seat, right = rng.choice(
        [
            (house.stranger, at, 0, 403),
            (house.stranger, house.at, 1, 403),
            (house.people[1], house.at, 2, 403),
            (house.people[1], house.at, 1, 409),
            (house.people[0], house.at, rng.choice([0, 1, 2]), 409),
            (house.people[0], at, rng.choice([-1, 2, 10**6]), 404),
            (house.people[0], at, rng.choice(["0", None, 1.5]), 422),
        ]
    )
    return _post(who, "standing up", f"{path}/free", {"seat": seat}, right)


def salts(house: House, rng: random.Random) -> Shot:
    """For seats of others, for cards that are dealt, and texts that are none."""
    at = f"/api/tables/{house.waiting}"
    who, path, body, right = rng.choice(
        [
            (house.stranger, at, {"seat": 0, "text": "x"}, 403),
            (house.actor, house.at, {"seat": house.asked, "text": "x"}, 409),
            (house.people[0], at, {"seat": 1, "text": "x"}, 403),
            (house.people[0], at, {"seat": 0, "text": rng.choice([None, 1, []])}, 422),
        ]
    )
    return _post(who, "salts", f"{path}/salt", body, right)


def reports(house: House, rng: random.Random) -> Shot:
    """About remarks and seats that are not there."""
    body = rng.choice(
        [
            {"kind": "remark", "remark": rng.choice([0, -1, 10**9, 2**63, 10**30, "1"])},
            {"kind": "name", "seat": rng.choice([-1, 3, 99, 10**30])},
            {"kind": rng.choice(_ODD)},
            {"kind": "name", "seat": 0, "note": rng.choice([None, 1, []])},
        ]
    )
    return _post(house.stranger, "reports", f"{house.at}/report", body, 404, 422)


KINDS = (lessons, plans, invitations, standing_up, salts, reports)
