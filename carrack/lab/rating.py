"""The ratings of bots after many games against each other: bots do not change, so all games are counted alike."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from carrack.table.ratings import NEW, Rating, rated

PASSES = 3
"""So often are the games counted: each time the guess to begin with is better."""

Result = tuple[Sequence[str], Sequence[int]]
"""A game: who had each seat, and the places."""


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
