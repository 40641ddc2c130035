"""What a person is told about their own matches: how each ended, how often they won, how strong they are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec

from carrack.bots import BOTS
from carrack.core.contract import Game
from carrack.insight.calibration import calibrated
from carrack.insight.ratings import ENOUGH, estimate, points
from carrack.table import seating
from carrack.table.counting import outcome_of, uncounted
from carrack.table.store.ratings import ChangeRow, RatingRow
from carrack.table.store.rows import MatchRow, SeatRow
from carrack.table.wire import Past, Rated, RatingChange, Share, Uncounted


def past(match: MatchRow, seats: Sequence[SeatRow], guest: str, change: ChangeRow | None) -> Past:
    """A match that is over, for one of its players."""
    outcome = outcome_of(match.result)
    views = tuple(
        msgspec.structs.replace(view, conceded=seat in outcome.conceded)
        for seat, view in enumerate(seating.seat_views(seats, guest))
    )
    ended = match.updated if match.ended is None else match.ended
    why = None if change else why_uncounted(match, seats, guest)
    return Past(match.id, match.title, views, ended, outcome.places, outcome.scores, change_of(change), why)


def why_uncounted(match: MatchRow, seats: Sequence[SeatRow], guest: str) -> Uncounted | None:
    """Why a match that is over does not count for somebody who sat there."""
    mine = seating.seats_of(seats, guest)
    return uncounted(match, seats, outcome_of(match.result), mine[0]) if mine and match.status == "over" else None


def change_of(change: ChangeRow | None) -> RatingChange | None:
    """What a match did to a rating, in points."""
    return None if change is None else RatingChange(points(change.before), points(change.after))


def shares(matches: Iterable[tuple[MatchRow, list[SeatRow]]], guest: str) -> tuple[Share, ...]:
    """How often somebody won, by title and seat count, at the matches that count; a shared first place is won."""
    games: Counter[tuple[str, int]] = Counter()
    won: Counter[tuple[str, int]] = Counter()
    for match, seats in matches:
        outcome = outcome_of(match.result)
        mine = next(iter(seating.seats_of(seats, guest)), None)
        if mine is not None and outcome.places and not uncounted(match, seats, outcome, mine):
            games[match.title, match.seats] += 1
            won[match.title, match.seats] += outcome.places[mine] == 1
    return tuple(Share(*key, games[key], won[key]) for key in sorted(games))


def rating_view(row: RatingRow, changes: Sequence[ChangeRow]) -> Rated:
    """Somebody's rating at a title."""
    curve = [points(change.before) for change in changes[:1]] + [points(change.after) for change in changes]
    likely, give = estimate(row.rating)
    return Rated(row.title, points(row.rating), likely, give, row.games, tuple(curve), row.games < ENOUGH)


def bots_of(game: Game) -> dict[str, int]:
    """How strong the bots are at a title, for comparison, as far as it was measured."""
    found = calibrated(game.package)
    return {bot: points(found[bot]) for bot in BOTS if bot in found}
