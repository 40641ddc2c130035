"""Well-formed wishes of people who may not have them, or not now."""

from __future__ import annotations

import random
from typing import Any

from bench.malformed.house import House, encoded, headers_of
from bench.malformed.raw import Shot, request
from tests.web.person import Person


def _post(person: Person, kind: str, path: str, body: object, *right: int) -> Shot:
    return Shot(kind, request("POST", path, headers_of(person), encoded(body)), right)


def illegal_actions(house: House, rng: random.Random) -> Shot:
    """Actions of the title that are refused now, and actions that are none."""
    verbs, legal = house.game.verbs, house.legal()
    refused = [said for said in map(verbs.readable, range(verbs.count)) if said not in legal]
    verb = rng.choice(verbs.all).name
    said: list[Any] = rng.choice(
        [
            rng.choice(refused),
            rng.choice(refused),
            [verb, *(rng.choice([-1, 99, 10**20, "x", ""]) for _ in range(rng.randrange(1, 5)))],
            [rng.choice(["", "cheat", verb.upper(), "x" * 9_000, "рынок", 0])],
            [],
        ]
    )
    actions = rng.choice([[said], [said], [rng.choice(legal), said], [said] * 65, []])
    path = rng.choice(["act", "act", "preview"])
    return _post(
        house.actor, "illegal actions", f"{house.at}/{path}", house.act(rng) | {"actions": actions}, 409, 413, 422
    )


def other_seats(house: House, rng: random.Random) -> Shot:
    """What the actor may do, asked for by somebody else; or for seats that are not there."""
    body = house.act(rng)
    if rng.random() < 0.3:
        body["seat"] = rng.choice([-1, 3, 99, 2**40])
    others = [person for person in house.people if person is not house.actor]
    who = house.actor if body["seat"] != house.asked else rng.choice([*others, house.stranger])
    why = {"seat": body["seat"], "piece": "x"}
    window = {"seat": body["seat"], "window": "x", "ask": False}
    path, more = rng.choice([("act", body), ("preview", body), ("why", why), ("window", window)])
    return _post(who, "other seats", f"{house.at}/{path}", more, 403)


def out_of_turn(house: House, rng: random.Random) -> Shot:
    """Somebody else does it for their own seat."""
    seat = rng.choice([seat for seat in range(3) if seat != house.asked])
    body = house.act(rng) | {"seat": seat}
    return _post(house.people[seat], "out of turn", f"{house.at}/{rng.choice(['act', 'preview'])}", body, 409)


def replays(house: House, rng: random.Random) -> Shot:
    """What was accepted once, once more: the same act is answered and not done again."""
    seat, body = rng.choice(house.old)
    return _post(house.people[seat], "replays", f"{house.at}/act", body, 200)


def old_versions(house: House, rng: random.Random) -> Shot:
    """What was decided upon before, or at a version that is still to come."""
    if rng.random() < 0.5:
        seat, body = rng.choice(house.old)
        body = {**body, "key": rng.choice(["", f"{rng.getrandbits(64):x}"])}
    else:
        v = rng.choice([rng.randrange(house.seen.v), -1, house.seen.v + 1, 2**63, 10**30])
        seat, body = house.asked, house.act(rng) | {"v": v}
    return _post(house.people[seat], "old versions", f"{house.at}/act", body, 409)


def takebacks(house: House, rng: random.Random) -> Shot:
    """Going back to where one may not go, taking again what was not taken back, agreeing to nothing."""
    seat = house.asked
    others = [line.at for line in house.seen.log if line.seat != seat]
    to = rng.choice([-1, house.seen.scene["at"], 999, 10**30, *others])
    back = {"seat": seat, "v": house.seen.v, "to": to}
    agree = {"seat": seat, "v": house.seen.v, "agree": rng.random() < 0.5}
    path, body = rng.choice(
        [("undo", back), ("undo", back), ("redo", {"seat": seat, "v": house.seen.v}), ("answer", agree)]
    )
    if rng.random() < 0.2:
        return _post(house.stranger, "takebacks", f"{house.at}/{path}", body, 403)
    return _post(house.actor, "takebacks", f"{house.at}/{path}", body, 409)


def unknown_windows(house: House, rng: random.Random) -> Shot:
    """Windows that the title does not have."""
    window = rng.choice(["", "x", "trap", "window-", "x" * 9_000, "\u0000", "окно", "../x"])
    body = {"seat": house.asked, "window": window, "ask": rng.random() < 0.5}
    return _post(house.actor, "unknown windows", f"{house.at}/window", body, 422)


def seats_of_others(house: House, rng: random.Random) -> Shot:
    """Links of seats that are somebody's, bots for seats that are taken or not one's own to give."""
    bot = {"seat": rng.choice([0, 1]), "bot": rng.choice(["random", "greedy"])}
    at = f"/api/tables/{house.waiting}"
    table, person, path, body, right = rng.choice(
        [
            (house.at, house.stranger, "link", {"seat": rng.choice([0, 1, 2])}, 403),
            (house.at, house.people[1], "link", {"seat": rng.choice([0, 2])}, 403),
            (house.at, house.people[0], "link", {"seat": rng.choice([-1, 3, 10**20])}, 404),
            (at, house.stranger, "link", {"seat": 1}, 403),
            (at, house.stranger, "fill", bot, 403),
            (house.at, house.people[0], "fill", bot, 409),
            (at, house.people[0], "fill", bot | {"seat": 1, "bot": "hal"}, 422),
            (at, house.people[0], "fill", bot | {"seat": rng.choice([-1, 2, 10**20])}, 404),
            (at, house.people[0], "act", house.act(rng) | {"seat": 0}, 409),
        ]
    )
    return _post(person, "seats of others", f"{table}/{path}", body, right)


def forged_links(house: House, rng: random.Random) -> Shot:
    """Links that were not given out, are used up, or were changed on the way."""
    match, seat, generation, seal = house.token.split(".")
    flipped = seal[:-1] + ("0" if seal[-1] != "0" else "1")
    token = rng.choice(
        [
            house.used_token,
            f"{match}.{seat}.{generation}.{flipped}",
            f"{match}.0.{generation}.{seal}",
            f"{match}.{seat}.{int(generation) + 1}.{seal}",
            f"{house.table}.{seat}.{generation}.{seal}",
            f"{match}.{seat}.{generation}.",
            f"{match}.{seat}",
            f"{match}.{'1' * 4_000}.0.{seal}",
            f"{match}.².0.{seal}",
            "",
            "." * 9_000,
            "\u0000",
            "рука",
        ]
    )
    return _post(
        house.stranger, "forged links", rng.choice(["/api/sit", "/api/invitation"]), {"token": token}, 404, 409
    )


KINDS = (
    illegal_actions,
    other_seats,
    out_of_turn,
    replays,
    old_versions,
    takebacks,
    unknown_windows,
    seats_of_others,
    forged_links,
)
