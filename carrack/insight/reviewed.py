"""What a review of a match holds: numbers, and actions in their readable form. It is told in words by who shows it."""

from __future__ import annotations

import msgspec

from carrack.core.board import Amount
from carrack.core.journal import Entry

Action = tuple[str | int, ...]


class Chances(msgspec.Struct, omit_defaults=True, frozen=True):
    """Every seat's win chance after `at` actions, 0 to 1, each with its standard error."""

    at: int
    win: tuple[float, ...]
    error: tuple[float, ...]


class Outlook(msgspec.Struct, omit_defaults=True, frozen=True):
    """Something that was done or could have been: with which win chance and which final score one goes on from there.

    `cost`, `gain` and `entries` tell what the seat's own actions do up to the first thing that is revealed; `points`,
    what it has more after `moves` of its decisions, as far as that is certain.
    """

    action: Action
    win: float
    error: float
    score: float
    cost: tuple[Amount, ...] = ()
    gain: tuple[Amount, ...] = ()
    points: int = 0
    moves: int = 1
    entries: tuple[Entry, ...] = ()


class Costly(msgspec.Struct, omit_defaults=True, frozen=True):
    """A decision that cost more than the error, after `at` actions: what was done, and what the bot would have done."""

    at: int
    seat: int
    round: int
    cost: float
    error: float
    played: Outlook
    better: Outlook


class Review(msgspec.Struct, omit_defaults=True, frozen=True):
    """A match, reviewed by a bot. `decisions`: how many of each seat were judged.

    `people`: the seats that people played, whose decisions these are; none: the decisions are those of all.
    """

    version: int
    bot: str
    decisions: tuple[int, ...]
    people: tuple[int, ...] = ()
    chances: tuple[Chances, ...] = ()
    costly: tuple[Costly, ...] = ()
