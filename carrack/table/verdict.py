"""What a match that has just ended says about its players, for their ratings."""

from __future__ import annotations

from collections.abc import Sequence

from carrack.core.registry import games
from carrack.insight.calibration import bot_rating
from carrack.insight.ratings import NEW
from carrack.table.counting import outcome_of, uncounted, uncounted_for_all
from carrack.table.store.ratings import Player, Verdict
from carrack.table.store.rows import MatchRow, SeatRow


def verdict_of(row: MatchRow, seats: Sequence[SeatRow], result: bytes) -> Verdict | None:
    """Who came where among those for whom the match counts; None if there are no two, or none of them is a person."""
    outcome = outcome_of(result)
    if len(outcome.places) < len(seats) or uncounted_for_all(row, seats, outcome):
        return None
    counted = [seat for seat in seats if not uncounted(row, seats, outcome, seat.seat)]
    if len(counted) < 2 or not any(seat.guest for seat in counted):
        return None
    return Verdict(row.title, [_player(row, seat, outcome.places[seat.seat]) for seat in counted])


def _player(row: MatchRow, seat: SeatRow, place: int) -> Player:
    if seat.guest:
        return Player(place, seat.guest)
    return Player(place, None, bot_rating(games()[row.title], seat.bot) if seat.bot else NEW)
