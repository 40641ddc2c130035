"""Thousands of messages that no page would send: each gets a clear refusal, and nothing whatever happens.

No answer and no line of the server's errors holds a secret; the tables, their streams and the server stay as they were.
"""

from __future__ import annotations

import asyncio
import random
import tempfile
from collections import Counter
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from bench.malformed import beside, bodies, lines, senders, tried, wishes
from bench.malformed.house import House, secrets_of, set_up
from bench.malformed.onlookers import Onlookers
from bench.malformed.raw import Answer, Shot, exchange
from bench.malformed.too_many import FACTOR, too_many
from bench.server import Watched
from carrack.table.wire import Problem

KINDS = (*bodies.KINDS, *wishes.KINDS, *senders.KINDS, *lines.KINDS, *tried.KINDS, *beside.KINDS)
_AT_ONCE = 8
_PAGE = b"<!doctype html>"
"""Outside the protocol's addresses the page itself says that there is nothing."""
_BY_UVICORN = b"Invalid HTTP request received."
"""What is not even HTTP never reaches us; the answer is uvicorn's."""


@dataclass
class Malformed:
    """What was sent, what came back, and what should not have."""

    seed: int
    answers: Counter[int] = field(default_factory=Counter)
    kinds: Counter[str] = field(default_factory=Counter)
    limited: int = 0
    wrong: list[str] = field(default_factory=list)

    def line(self) -> str:
        """One line for the page."""
        statuses = ", ".join(f"{n:,} x {status or 'hung up'}" for status, n in sorted(self.answers.items()))
        return (
            f"- malformed: {self.answers.total():,} messages of {len(self.kinds)} kinds and "
            f"{self.limited:,} too many: {statuses}; {len(self.wrong)} failures"
        )


def soak_malformed(messages: int, seed: int, folder: Path | None = None) -> Malformed:
    """Send so many messages to a server of their own; some more to one with limits."""
    found = Malformed(seed)
    with tempfile.TemporaryDirectory() as made:
        base = folder or Path(made)
        with closing(Watched(base / "data")) as server:
            _attack(server, messages, random.Random(seed), found)
        with closing(Watched(base / "limited", CARRACK_LIMITS=str(FACTOR))) as limited:
            found.limited = too_many(limited, found.wrong)
    return found


def _attack(server: Watched, messages: int, rng: random.Random, found: Malformed) -> None:
    with closing(set_up(server, rng)) as house:
        secrets = secrets_of(server, house)
        asyncio.run(_send_all(house, messages, rng, secrets, found))
        if not server.running:
            found.wrong.append("the server has ended")
        said = server.said()
        found.wrong += [f"the server's errors hold {secret}" for secret in secrets if secret in said]
        if "Traceback" in said:
            found.wrong.append(f"the server says {said[said.index('Traceback') :][:3000]}")
        house.actor.ask(f"{house.at}/act", dict, **house.act(rng))


async def _send_all(house: House, messages: int, rng: random.Random, secrets: dict[str, str], found: Malformed) -> None:
    shots = iter([KINDS[k % len(KINDS)](house, rng) for k in range(messages)])

    async def sender() -> None:
        for shot in shots:
            answer = await exchange(house.port, shot)
            found.answers[answer.status] += 1
            found.kinds[shot.kind] += 1
            found.wrong += [f"{shot.kind}: {what}: {shot.data[:300]!r}" for what in _wrong(shot, answer, secrets)]

    async with Onlookers(house) as onlookers:
        await asyncio.gather(*(sender() for _ in range(_AT_ONCE)))
        found.wrong += onlookers.disturbed()


def _wrong(shot: Shot, answer: Answer, secrets: dict[str, str]) -> list[str]:
    wrong = []
    if answer.status not in shot.right:
        wrong.append(f"{answer.status}, not {shot.right}: {answer.body[:200]!r}")
    if answer.status >= 400 and not _clear(answer):
        wrong.append(f"no clear refusal: {answer.body[:200]!r}")
    mine = [whose for whose in secrets.values() if whose and whose.encode() in shot.data]
    for secret, whose in secrets.items():
        told = secret.encode() in answer.head + answer.body and secret.encode() not in shot.data
        if told and whose not in mine:
            wrong.append("the answer holds a secret")
    return wrong


def _clear(answer: Answer) -> bool:
    if _BY_UVICORN in answer.body or (answer.status == 404 and answer.body.startswith(_PAGE)):
        return True
    try:
        problem = msgspec.json.decode(answer.body, type=Problem)
    except msgspec.MsgspecError:
        return False
    return (
        bool(problem.say[0].startswith(("problem-", "refused-")) and problem.detail) and b"Traceback" not in answer.body
    )
