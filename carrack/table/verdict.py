"""What a match that has just ended says about its players, for their ratings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from carrack.core.registry import games
from carrack.insight.calibration import bot_rating
from carrack.insight.ratings import NEW
from carrack.table import remote_ids
from carrack.table.store.ratings import Player, Verdict
from carrack.table.store.rows import MatchRow, SeatRow


class Outcome(msgspec.Struct, frozen=True):
    """The parts of a stored result that are about places.

    `knew`: somebody went back and knew what would come. `hinted`: somebody has asked what to do.
    """

    places: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    conceded: tuple[int, ...] = ()
    knew: bool = False
    hinted: bool = False


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


def is_rated(row: MatchRow, seats: Sequence[SeatRow], outcome: Outcome) -> bool:
    """Whether a match that is over says something about its players: there were several, and each had one seat.

    Where it began elsewhere and what comes may be known, or somebody went back over what had been revealed, the cards
    were known. Where a player asked for hints, it was not the player alone who decided. Bots of the network have no
    measured strength.
    """
    if _may_be_known(row) or outcome.knew or outcome.hinted or len(outcome.places) != len(seats):
        return False
    if any(remote_ids.is_remote(seat.bot) for seat in seats):
        return False
    people = [seat.guest for seat in seats if seat.guest]
    players = {seat.guest or f"{seat.kind} {seat.bot or seat.seat}" for seat in seats}
    return bool(people) and len(set(people)) == len(people) and len(players) > 1


def _may_be_known(row: MatchRow) -> bool:
    """Whether somebody may know what comes, because the match began elsewhere."""
    origin: dict[str, Any] = row.house.get("from") or {}
    return bool(origin) and (origin.get("kind") != "rules" or bool(origin.get("known")))


def verdict_of(row: MatchRow, seats: Sequence[SeatRow], result: bytes) -> Verdict | None:
    """Who came where, if the match counts. A seat that a bot has played for somebody is theirs."""
    outcome = outcome_of(result)
    if not is_rated(row, seats, outcome):
        return None
    return Verdict(row.title, [_player(row, seat, place) for seat, place in zip(seats, outcome.places, strict=True)])


def _player(row: MatchRow, seat: SeatRow, place: int) -> Player:
    if seat.guest:
        return Player(place, seat.guest)
    return Player(place, None, bot_rating(games()[row.title], seat.bot) if seat.bot else NEW)
