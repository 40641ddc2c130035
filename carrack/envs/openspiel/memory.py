"""What one viewer has seen since the deal: all that an information state is made of.

After each decision a viewer learns three things: who chose what (of a secret choice the verb alone), what the
journal tells it, and what has changed in its observation. The three together are one line. A digest chained over
the lines stands for all of them where there is no room.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from functools import cache
from itertools import compress
from operator import ne

import msgspec

from carrack.core.contract import Game, State
from carrack.core.journal import Entry, Journal

DIGEST_BITS = 128
UNREAD = -1
"""Instead of the action, where only the verb of a choice was seen."""


@cache
def field_names(title: Game) -> tuple[str, ...]:
    """The names of the numbers of an observation."""
    return tuple(field.name for field in title.fields())


def observe(position: State, viewer: int) -> list[int]:
    """All that this viewer sees now."""
    return position.observe(viewer)


def described(title: Game, observation: list[int]) -> str:
    """An observation as words; numbers that are 0 are left out."""
    return _named(title, observation, observation)


def _named(title: Game, observation: list[int], picked: Iterable[int]) -> str:
    # `compress`, since this is where the time goes: hardly any of many numbers are picked.
    return " ".join([f"{name}={n}" for name, n in compress(zip(field_names(title), observation, strict=True), picked)])


class Memory:
    """One viewer's past (NOBODY: a spectator's), and the position it has followed the game to."""

    __slots__ = ("choices", "digest", "followed", "lines", "observation", "position", "viewer")

    def __init__(self, viewer: int, position: State, before: Memory | None = None) -> None:
        """Begin to watch at this position; `before` is what was public until then."""
        self.viewer = viewer
        self.position = position.clone()
        self.followed = 0
        self.lines: list[str] = list(before.lines) if before else []
        self.choices: list[tuple[int, int, int]] = list(before.choices) if before else []
        """Of each decision the seat, the number of the verb, and the action or UNREAD."""
        self.digest: bytes = before.digest if before else b""
        self.observation = observe(position, viewer)
        self._keep("sees " + described(position.game, self.observation))

    def copy(self) -> Memory:
        """A memory that goes its own way from here."""
        copy = object.__new__(Memory)
        copy.viewer = self.viewer
        copy.position = self.position.clone()
        copy.followed = self.followed
        copy.lines = list(self.lines)
        copy.choices = list(self.choices)
        copy.digest = self.digest
        copy.observation = self.observation
        return copy

    def moved_to(self, position: State) -> Memory:
        """The same past, going on from another position that looks the same."""
        copy = self.copy()
        copy.position = position.clone()
        copy.followed = 0
        return copy

    def follow(self, action: int) -> None:
        """See the actor take this action."""
        position = self.position
        position.journal = journal = Journal()
        position.apply(action)
        position.journal = None
        title = position.game
        entries = list(journal.seen_by(self.viewer))
        self.choices.append(_choice(title, action, entries))
        before, self.observation = self.observation, observe(position, self.viewer)
        changes = _named(title, self.observation, map(ne, self.observation, before))
        self._keep("; ".join([*(_told(title, entry) for entry in entries), f"now {changes}"]))
        self.followed += 1

    def _keep(self, line: str) -> None:
        self.lines.append(line)
        self.digest = hashlib.blake2b(self.digest + line.encode(), digest_size=DIGEST_BITS // 8).digest()


def _choice(title: Game, action: int, entries: list[Entry]) -> tuple[int, int, int]:
    """The decision as it was seen. It is the journal's first entry; choices told after it were forced."""
    seen = entries[0].data.get("action")
    verb = title.verbs.all.index(title.verbs.of(action))
    return entries[0].seat, verb, seen if isinstance(seen, int) else UNREAD


def _told(title: Game, entry: Entry) -> str:
    data = entry.data
    if entry.what != "chose":
        return f"{entry.seat} {entry.what} {msgspec.json.encode(data).decode()}"
    action = data.get("action")
    if isinstance(action, int):
        return f"{entry.seat} {' '.join(str(word) for word in title.verbs.readable(action))}"
    return f"{entry.seat} {data['verb']} …"
