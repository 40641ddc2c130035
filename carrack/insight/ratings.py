"""How strong players are, and what a match says about it: the arithmetic alone, with OpenSkill's Plackett-Luce model.

A rating is a mean and its uncertainty. Bots are calibrated by play (`carrack calibrate`), so theirs never move at a
table; between bots, which do not change, all games are counted alike.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from openskill.models import PlackettLuce


class Rating(NamedTuple):
    """What is known of a player's strength."""

    mu: float
    sigma: float


NEW = Rating(25.0, 25.0 / 3)
"""Somebody of whom nothing is known."""
ENOUGH = 10
"""With fewer matches a rating is provisional."""
_POINTS = 30
"""Points for one of `mu`: as many as make differences read like those of Elo."""
_BEGIN = 1000
"""The number of somebody new."""
_CAUTION = 3
"""The number shown is the estimate less this many times its uncertainty: playing more does not lower it by itself."""
_LIKELY = 2
"""In 19 of 20 cases the true strength lies within this many times the uncertainty."""

PASSES = 3
"""How often the games of bots are counted: each time the first guess is better."""

_PEOPLE = PlackettLuce(mu=NEW.mu, sigma=NEW.sigma)
_BOTS = PlackettLuce(mu=NEW.mu, sigma=NEW.sigma, tau=0.0)  # who does not change is known ever better


Result = tuple[Sequence[str], Sequence[int]]
"""A game: who had each seat, and the places."""


def rated(ratings: Sequence[Rating], places: Sequence[int], drift: bool = True) -> list[Rating]:
    """The ratings of all after a match that ended with these places; the caller keeps those that may move.

    `drift`: people change, so each match makes them a little less certain before it makes them more so.
    """
    model = _PEOPLE if drift else _BOTS
    teams = [[model.rating(mu, sigma)] for mu, sigma in ratings]
    after = model.rate(teams, ranks=[float(place) for place in places])
    return [Rating(team[0].mu, team[0].sigma) for team in after]


def points(rating: Rating) -> int:
    """A rating as people read it: what somebody plays at least, and never less than nothing."""
    return max(0, round(_BEGIN + _POINTS * (rating.mu - _CAUTION * rating.sigma)))


def estimate(rating: Rating) -> tuple[int, int]:
    """What somebody plays probably, and how many points more or less it may be, in the same numbers."""
    return round(_BEGIN + _POINTS * rating.mu), round(_POINTS * _LIKELY * rating.sigma)


def rate(games: Sequence[Result], fixed: Mapping[str, Rating]) -> dict[str, Rating]:
    """The ratings of all bots; those that are `fixed` are the measure and do not move."""
    guess = next(iter(fixed.values()), NEW)
    found = {bot: guess for bots, _ in games for bot in bots} | dict(fixed)
    for _ in range(PASSES):
        found = {bot: fixed.get(bot, Rating(rating.mu, NEW.sigma)) for bot, rating in found.items()}
        for bots, places in games:
            found |= _after(found, bots, places) | dict(fixed)
    return found


def _after(ratings: Mapping[str, Rating], bots: Sequence[str], places: Sequence[int]) -> dict[str, Rating]:
    """The bots of one game; who had several seats moves by their mean."""
    moved = rated([ratings[bot] for bot in bots], places, drift=False)
    found: dict[str, Rating] = {}
    for bot in dict.fromkeys(bots):
        own = [rating for rating, name in zip(moved, bots, strict=True) if name == bot]
        found[bot] = Rating(sum(rating.mu for rating in own) / len(own), min(rating.sigma for rating in own))
    return found
