"""Games between two sets of weights of a title's evaluation: the new one and the old one, in the same bot.

The weights are one vector for the whole process, so the bot that is about to decide puts its own in place first. Each
seat has its own bot: what a bot remembers, it has worked out with its own weights.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from mypy_extensions import i64

from carrack.bots import make
from carrack.bots.player import Bot
from carrack.core.chance import Chance
from carrack.core.contract import Game, State
from carrack.core.errors import CarrackError
from carrack.core.evaluation import evaluation_of
from carrack.core.registry import find
from carrack.core.weights import Weights
from carrack.lab.arena import Bout, play_bout
from carrack.lab.ladder import facing
from carrack.lab.rows import Row
from carrack.lab.simulate import Plan
from carrack.lab.standings import won

NEW, OLD = "new", "old"
_LEAD = 0.2
"""The weight of the lead in points beside a win: it tells candidates apart that win equally often."""


class Trial(msgspec.Struct, frozen=True):
    """One game of one candidate: number `index` of a plan whose line-up is of NEW and OLD."""

    plan: Plan
    bot: str
    new: tuple[int, ...]
    old: tuple[int, ...]
    index: int


class Weighted(Bot):
    """A bot that thinks with weights of its own."""

    def __init__(self, bot: Bot, weights: Weights, numbers: Sequence[int]) -> None:
        super().__init__(bot.rng)
        self._bot = bot
        self._weights = weights
        self._numbers = numbers

    def move(self, state: State, seat: i64) -> i64:
        """Put the weights in place and let the bot think."""
        put(self._weights, self._numbers)
        return self._bot.move(state, seat)


def weights_of(game: Game) -> Weights:
    """The weights of a title."""
    weights = evaluation_of(game).weights
    if weights is None:
        raise CarrackError(f"the evaluation of {game.key} has no weights to tune")
    return weights


def put(weights: Weights, numbers: Sequence[int]) -> None:
    """Overwrite the numbers that the evaluation reads."""
    vector = weights.numbers
    for k, number in enumerate(numbers):
        vector[k] = number


def numbers_in(weights: Weights) -> tuple[int, ...]:
    """The numbers as they are."""
    return tuple(int(weights.numbers[k]) for k in range(len(weights.names)))


def plan_for(title: str, seats: int, games: int, seed: int) -> Plan:
    """New and old by turns round the table."""
    return Plan(title, seats, {}, facing(NEW, OLD, seats), seed, games)


def play_trial(trial: Trial) -> Bout:
    """Play one game; afterwards the weights are what they were."""
    weights = weights_of(find(trial.plan.title))
    before = numbers_in(weights)

    def player(side: str, rng: Chance) -> Bot:
        return Weighted(make(trial.bot, rng), weights, trial.new if side == NEW else trial.old)

    try:
        return play_bout(trial.plan, trial.index, player)
    finally:
        put(weights, before)


def fitness(rows: Sequence[Row]) -> float:
    """How good the new weights are: the share of wins of their seats together, and a little for the lead in points."""
    return sum(won(row, NEW) + _LEAD * _lead(row) for row in rows) / len(rows)


def _lead(row: Row) -> float:
    """The difference of the mean scores of both sides, as a share of both together."""
    mean = {
        side: sum(score for name, score in zip(row.bots, row.scores, strict=False) if name == side)
        / row.bots.count(side)
        for side in (NEW, OLD)
    }
    return (mean[NEW] - mean[OLD]) / max(1.0, abs(mean[NEW]) + abs(mean[OLD]))
