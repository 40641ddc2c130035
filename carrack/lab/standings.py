"""What an arena comes to: for each bot its share of wins, margin, rating and pace."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import NamedTuple

from carrack.core.contract import Game
from carrack.insight.calibration import bot_rating
from carrack.insight.ratings import Rating, rate
from carrack.lab.arena import Bout, rotations
from carrack.lab.pace import Pace
from carrack.lab.paired import Estimate, mean, share
from carrack.lab.rows import Row
from carrack.lab.simulate import Plan
from carrack.lab.summary import Counts


class Standing(NamedTuple):
    """One bot. `share` is that of one of its seats: even is one over the number of seats, however many it has."""

    seats: int
    wins: float
    share: Estimate
    margin: Estimate
    rating: Rating
    pace: Pace
    scores: Counts


def standings(game: Game, plan: Plan, bouts: Sequence[Bout]) -> dict[str, Standing]:
    """Every bot of the line-up, in its order, after whole deals."""
    rows = [bout.row for bout in bouts]
    ratings = rate(
        [(row.bots, row.places[: row.seats]) for row in rows], {plan.bots[-1]: bot_rating(game, plan.bots[-1])}
    )
    times = rotations(plan.bots)
    deals = [rows[k : k + times] for k in range(0, len(rows), times)]
    found: dict[str, Standing] = {}
    for bot in dict.fromkeys(plan.bots):
        seats = plan.bots.count(bot)
        together = share([sum(won(row, bot) for row in deal) / times for deal in deals], times)
        margins = [sum(margin(row, bot) for row in deal) / times for deal in deals]
        pace, scores = Pace(), Counts()
        for bout in bouts:
            pace.merge(bout.paces[bot])
        for score in (score for row in rows for name, score in _named(row, row.scores) if name == bot):
            scores[score] = scores.get(score, 0) + 1
        found[bot] = Standing(
            seats,
            together.value * len(rows),
            Estimate(together.value / seats, together.low / seats, together.high / seats, together.worth),
            mean(margins),
            ratings[bot],
            pace,
            scores,
        )
    return found


def won(row: Row, bot: str) -> float:
    """What a bot has won of a game with all its seats: a shared first place counts in parts, also with the rules."""
    firsts = [name for name, place in _named(row, row.places) if place == 1]
    return firsts.count(bot) / len(firsts)


def margin(row: Row, bot: str) -> float:
    """How far the best seat of a bot was ahead of the best seat of all others; nothing if there are none."""
    others = [score for name, score in _named(row, row.scores) if name != bot]
    own = [score for name, score in _named(row, row.scores) if name == bot]
    return float(max(own) - max(others)) if others else 0.0


def _named(row: Row, numbers: Sequence[int]) -> list[tuple[str, int]]:
    """The numbers of a game with the bots they belong to; seats that the rules play have no name."""
    return list(zip_longest(row.bots, numbers, fillvalue=""))  # type: ignore[arg-type]
