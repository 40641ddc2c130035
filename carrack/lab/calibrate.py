"""How strong the bots are at a title, measured by play: what their matches against people are judged by.

A good bot wins every game against one that plays at random, which says only that it is better. So the gentlest level
climbs from random play in steps: on each a larger share of its moves is its own, and each step plays against the one
below. The other bots are close enough to each other: each plays the one that it is measured by as it is.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from carrack.bots import SEARCH, TOP, USUAL, make
from carrack.bots.player import Bot
from carrack.core.chance import Chance, derived_seed
from carrack.core.contract import Game, State
from carrack.core.registry import find
from carrack.insight.ratings import NEW, Rating, rate
from carrack.lab.ladder import LOWEST, below, rungs
from carrack.lab.parallel import in_processes

_BEGIN = Rating(0.0, 1.0)
STEPS = 8


class CalibrationStep(NamedTuple):
    """One of the games in which a bot climbs: `step` of `steps` moves are its own, one fewer for the lower seats."""

    title: str
    bot: str
    below: str
    step: int
    steps: int
    lap: int
    seed: int


class CalibrationGame(NamedTuple):
    """A game between two steps: which seats had the upper one, and the places."""

    upper: list[bool]
    places: list[int]


def calibrate(
    game: Game, games: int, seed: int, tell: Callable[[int], None] = lambda played: None, jobs: int = 1
) -> dict[str, Rating]:
    """The ratings of all bots; `games` is for the eight steps from random play up, an eighth of it for each step."""
    ratings = {LOWEST: _BEGIN}
    laps = games // STEPS
    climbs = [step for bot in rungs() if bot != LOWEST for step in _climb(bot)]
    work = [CalibrationStep(game.key, *climb, lap, seed) for climb in climbs for lap in range(laps)]
    played = in_processes(play_step, work, jobs)
    for k, (bot, lower, step, _) in enumerate(climbs):
        found: list[CalibrationGame] = []
        for n in range(laps):
            found.append(next(played))
            tell(k * laps + n + 1)
        ratings[bot] = step_above(ratings[lower if step == 1 else bot], found)
    return anchored(ratings)


def anchored(ratings: dict[str, Rating]) -> dict[str, Rating]:
    """The zero of a rating scale is free: the usual opponent gets the rating of a new player."""
    up = NEW.mu - ratings[USUAL].mu
    found = {bot: Rating(rating.mu + up, rating.sigma) for bot, rating in ratings.items()}
    return {**found, SEARCH: found[TOP]}


def _climb(bot: str) -> list[tuple[str, str, int, int]]:
    """The steps of one bot: from random play in many, from another bot in one."""
    lower = below(bot)
    steps = STEPS if lower == LOWEST else 1
    return [(bot, lower, step, steps) for step in range(1, steps + 1)]


def written(game: Game, ratings: dict[str, Rating], games: int, seed: int) -> str:
    """The ratings as the title's file."""
    lines = [f"# How strong the bots are: made by `carrack calibrate {game.key} --games {games} --seed {seed}`."]
    for bot, rating in ratings.items():
        lines += ["", f"[{bot}]", f"mu = {rating.mu:.1f}", f"sigma = {rating.sigma:.1f}"]
    return "\n".join([*lines, ""])


def play_step(work: CalibrationStep) -> CalibrationGame:
    """Seat counts come in turn, and the bot that had the first seat has the second one the next time."""
    game = find(work.title)
    counts = range(max(2, game.fewest), game.most + 1)
    seats = counts[work.lap % len(counts)]
    upper = [(seat + work.lap // len(counts)) % 2 == 0 for seat in range(seats)]
    name = f"{work.seed} {work.bot} {STEPS * work.lap + work.step - 1}"
    players = [_pair(work, Chance(derived_seed(f"calibration bots {name} {seat}"))) for seat in range(seats)]
    state = game.deal(seats, {}, derived_seed(f"calibration {name}"))
    decisions = 0
    while decisions < game.horizon and not state.over:
        seat = int(state.actor)
        own = work.step if upper[seat] else work.step - 1
        state.apply(_move(state, seat, *players[seat], own, work.steps))
        decisions += 1
    return CalibrationGame(upper, state.ranking()[: state.seats])


def _pair(work: CalibrationStep, rng: Chance) -> tuple[Bot, Bot]:
    """A seat's own two bots: they may remember what they thought about."""
    return make(work.bot, rng), make(work.below, rng)


def _move(state: State, seat: int, bot: Bot, lower: Bot, own: int, steps: int) -> int:
    """A move of the bot with probability own / steps, else one of the lower bot."""
    return int((bot if bot.rng.below(steps) < own else lower).move(state, seat))


def step_above(below: Rating, games: Sequence[CalibrationGame]) -> Rating:
    """The rating of a step that has played these games against the one below, which does not move."""
    named = [(["upper" if upper else "lower" for upper in game.upper], game.places) for game in games]
    return rate(named, {"lower": below})["upper"]
