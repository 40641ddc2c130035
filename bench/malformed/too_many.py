"""More requests, tables and streams than one address may have: refused with 429, and served again a moment later."""

from __future__ import annotations

import time
from contextlib import ExitStack

import httpx2 as httpx

from carrack.web.limits import MOVES, REQUESTS, STREAMS, TABLES
from tests.web.person import ME, Denied, Person
from tests.web.serving import Server

FACTOR = 0.1
"""A tenth of the usual limits: they are reached on the slowest machine, too."""
_TOO_MANY = 429
_MORE = 5


def too_many(server: Server, wrong: list[str]) -> int:
    """Try all limits; how many requests were refused."""
    person = Person(server.address)
    refused = sum(part(person, wrong) for part in (_tables, _moves, _streams, _requests))
    person.close()
    return refused


def _tables(person: Person, wrong: list[str]) -> int:
    made = refused = 0
    for _ in range(int(TABLES.burst * FACTOR) + 3):
        try:
            made += bool(person.new_table(ME, ME).id)
        except Denied as denied:
            refused += 1
            if (denied.status, denied.code) != (_TOO_MANY, "problem-too-many"):
                wrong.append(f"too many tables were refused with {denied}")
    if made != TABLES.burst * FACTOR:
        wrong.append(f"{made} tables were made at once")
    return refused


def _moves(person: Person, wrong: list[str]) -> int:
    answers = [person.post("/api/invitation", token="").status_code for _ in range(int(MOVES.burst * FACTOR) * 3)]
    if set(answers) != {404, _TOO_MANY}:
        wrong.append(f"{len(answers)} wishes of one guest got {set(answers)}")
    return answers.count(_TOO_MANY)


def _streams(person: Person, wrong: list[str]) -> int:
    """However slowly they are opened."""
    time.sleep(REQUESTS.burst / REQUESTS.per_second)
    most = int(STREAMS * FACTOR)
    table = person.tables().tables[0].id
    answers: list[int] = []
    with ExitStack() as stack:
        for _ in range(most + _MORE):
            path = f"/api/tables/{table}/events"
            answers.append(stack.enter_context(person.http.stream("GET", path)).status_code)
            time.sleep(1 / (REQUESTS.per_second * FACTOR))
    if answers != [200] * most + [_TOO_MANY] * _MORE:
        wrong.append(f"streams of one address got {answers}")
    return _MORE


def _requests(person: Person, wrong: list[str]) -> int:
    answers = [person.http.get("/api/shelf").status_code for _ in range(int(REQUESTS.burst * FACTOR) * 6)]
    if set(answers) != {200, _TOO_MANY}:
        wrong.append(f"{len(answers)} requests of one address got {set(answers)}")
    time.sleep(2 / (REQUESTS.per_second * FACTOR))
    if person.http.get("/api/shelf").status_code != httpx.codes.OK:
        wrong.append("a moment later the address is still refused")
    return answers.count(_TOO_MANY)
