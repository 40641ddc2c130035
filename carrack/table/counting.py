"""Whether a match counts for ratings, and for whom: only what people have decided themselves, against others.

It counts among those for whom it counts: a seat that was left to a bot, or given up at once, is no opponent either,
or a second window of the same person could play badly, leave, and lose as somebody strong.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from carrack.table import remote_ids
from carrack.table.store.rows import MatchRow, SeatRow
from carrack.table.wire import Uncounted

if TYPE_CHECKING:
    from carrack.table.session import Message, Session

Actions = Sequence[Sequence[str | int]]
FEW = 5
"""So many actions everybody has to have decided before giving up loses a match: after five the opening is over in every
title, and nobody has to play on in a game that is lost. Fewer would let two windows make a match out of nothing."""


class Outcome(msgspec.Struct, frozen=True):
    """The parts of a stored result that are about places and ratings.

    `knew`: somebody went back and knew what would come, or over another's decision. `hinted`: somebody has asked what
    to do. `early`: who gave up before everybody had decided a few times; `unplayed`: that ended the match. `own`: how
    many of a seat's actions its owner has decided, and of how many; left out in matches of before.
    """

    places: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    conceded: tuple[int, ...] = ()
    knew: bool = False
    hinted: bool = False
    early: tuple[int, ...] = ()
    unplayed: bool = False
    own: tuple[tuple[int, int], ...] = ()


class Tallied(Outcome, frozen=True):
    """The same with the points of every seat by source."""

    tallies: tuple[dict[str, int], ...] = ()


_outcome = msgspec.json.Decoder(Outcome)
_tallied = msgspec.json.Decoder(Tallied)


def outcome_of(result: bytes | None) -> Outcome:
    """How a match ended."""
    return _outcome.decode(result) if result else Outcome()


def tallied(result: bytes | None) -> Tallied:
    """The same with all points."""
    return _tallied.decode(result) if result else Tallied()


def is_early(begun: Actions, messages: Sequence[Message], seats: int, conceded: Sequence[int]) -> bool:
    """Whether somebody who still plays has hardly decided anything yet, also before the match came to this table."""
    decided = Counter(int(seat) for seat, *_ in begun)
    for message in messages:
        decided[message.seat] += 0 if message.auto else len(message.actions)
    return any(decided[seat] < FEW for seat in range(seats) if seat not in conceded)


def decided(session: Session) -> list[tuple[int, int]]:
    """For each seat, how many actions its owner has decided, of how many. What comes after giving up is nobody's."""
    own = Counter({seat: own for seat, (own, _) in enumerate(session.own_before)})
    every = Counter({seat: every for seat, (_, every) in enumerate(session.own_before)})
    for message in session.messages:
        gave_up = session.conceded_at.get(message.seat)
        if message.auto or (gave_up is not None and message.start >= gave_up):
            continue
        every[message.seat] += len(message.actions)
        own[message.seat] += 0 if message.bot or message.chosen_by else len(message.actions)
    return [(own[seat], every[seat]) for seat in range(session.seats)]


def facts(session: Session) -> dict[str, object]:
    """What decides whether a match counts, for its result."""
    last = session.conceded[-1:] if session.early and not session.state.over else []
    return {
        "knew": session.knew,
        "hinted": session.hinted,
        "early": session.early,
        "unplayed": any(seat in session.early for seat in last),
        "own": decided(session),
    }


def uncounted_for_all(row: MatchRow, seats: Sequence[SeatRow], outcome: Outcome) -> Uncounted | None:
    """Why a match counts for nobody, as far as it has got; None if it may count."""
    people = [seat.guest for seat in seats if seat.guest]
    players = {seat.guest or f"{seat.kind} {seat.bot or seat.seat}" for seat in seats}
    households = [seat.household for seat in seats if seat.guest and seat.household]
    reasons: list[tuple[bool, Uncounted]] = [
        (may_be_known(row), "elsewhere"),
        (not people or len(players) < 2, "alone"),
        (len(set(people)) < len(people), "two-seats"),
        (any(remote_ids.is_remote(seat.bot) for seat in seats), "network-bot"),
        (outcome.knew, "knew"),
        (outcome.hinted, "hinted"),
        (outcome.unplayed, "early"),
        (len(set(households)) < len(households), "household"),
    ]
    return next((reason for holds, reason in reasons if holds), None)


def may_be_known(row: MatchRow) -> bool:
    """Whether somebody may know what comes, because the match began elsewhere."""
    origin: dict[str, Any] = row.house.get("from") or {}
    return bool(origin) and (origin.get("kind") != "rules" or bool(origin.get("known")))


def uncounted(row: MatchRow, seats: Sequence[SeatRow], outcome: Outcome, seat: int) -> Uncounted | None:
    """Why a match that is over does not count for somebody; None if it does."""
    if reason := uncounted_for_all(row, seats, outcome):
        return reason
    if reason := _not_theirs(seats[seat], outcome):
        return reason
    others = [other for other in seats if other.seat != seat and not _not_theirs(other, outcome)]
    return None if others else "nobody-left"


def _not_theirs(row: SeatRow, outcome: Outcome) -> Uncounted | None:
    """Why the place of this seat says nothing about the player who sits there."""
    if row.kind != "human":
        return None
    if row.seat in outcome.early:
        return "early"
    own, every = outcome.own[row.seat] if row.seat < len(outcome.own) else (0, 0)
    return "stand-in" if own * 2 < every else None
