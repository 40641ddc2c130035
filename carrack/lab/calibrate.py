"""How strong the bots are at a title, measured by play: what their matches against people are judged by.

A good bot wins every game against one that plays at random, which says only that it is better. So it climbs a ladder:
on each step a larger share of its moves is its own and the others are random, and each step plays against the one
below.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from carrack.bots import BOTS, make
from carrack.bots.player import Bot
from carrack.core.chance import Chance, derived_seed
from carrack.core.contract import Game, State
from carrack.table.ratings import NEW, Rating, rated

ANCHOR = "random"
"""The bot that is as strong everywhere: the lowest step."""
ANCHORED = Rating(-40.0, 1.0)
"""Where a scale begins is free: from here a bot that looks one decision ahead comes out near somebody new."""
STEPS = 8
PASSES = 3
"""So often are the games counted: each time the guess to begin with is better."""


class Played(NamedTuple):
    """A game between two steps: which seats had the upper one, and the places."""

    upper: list[bool]
    places: list[int]


def calibrate(
    game: Game, games: int, seed: int, tell: Callable[[int], None] = lambda played: None
) -> dict[str, Rating]:
    """The ratings of all bots after so many games of each at all seat counts."""
    ratings = {ANCHOR: ANCHORED}
    played = 0
    for bot in (name for name in BOTS if name != ANCHOR):
        ratings[bot] = ANCHORED
        for step in range(1, STEPS + 1):
            found: list[Played] = []
            for index in range(step - 1, games, STEPS):
                found.append(_play(game, bot, step, index, seed))
                played += 1
                tell(played)
            ratings[bot] = step_above(ratings[bot], found)
    return ratings


def written(game: Game, ratings: dict[str, Rating], games: int, seed: int) -> str:
    """The ratings as the title's file."""
    lines = [f"# How strong the bots are: made by `carrack calibrate {game.key} --games {games} --seed {seed}`."]
    for bot, rating in ratings.items():
        lines += ["", f"[{bot}]", f"mu = {rating.mu:.1f}", f"sigma = {rating.sigma:.1f}"]
    return "\n".join([*lines, ""])


def _play(game: Game, bot: str, step: int, index: int, seed: int) -> Played:
    """Seat counts come in turn, and whoever had the first seat has the second one the next time."""
    counts = range(max(2, game.fewest), game.most + 1)
    lap = index // STEPS
    seats = counts[lap % len(counts)]
    upper = [(seat + lap // len(counts)) % 2 == 0 for seat in range(seats)]
    rng = Chance(derived_seed(f"calibration bots {seed} {bot} {index}"))
    own, chance = make(bot, rng), make(ANCHOR, rng)
    state = game.deal(seats, {}, derived_seed(f"calibration {seed} {bot} {index}"))
    decisions = 0
    while decisions < game.horizon and not state.over:
        seat = int(state.actor)
        state.apply(_move(state, seat, own, chance, step if upper[seat] else step - 1))
        decisions += 1
    return Played(upper, state.ranking())


def _move(state: State, seat: int, own: Bot, chance: Bot, step: int) -> int:
    """So many moves of eight are the bot's own."""
    return int((own if own.rng.below(STEPS) < step else chance).move(state, seat))


def step_above(below: Rating, games: Sequence[Played]) -> Rating:
    """The rating of a step that has played these games against the one below, which does not move."""
    found = below
    for _ in range(PASSES):
        found = Rating(found.mu, NEW.sigma)
        for game in games:
            after = rated([found if upper else below for upper in game.upper], game.places, drift=False)
            moved = [rating for rating, upper in zip(after, game.upper, strict=True) if upper]
            found = Rating(sum(rating.mu for rating in moved) / len(moved), min(rating.sigma for rating in moved))
    return found
