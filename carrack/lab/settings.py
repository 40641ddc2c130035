"""The ways to play a title: its seat counts and options, each alone, mixed at random, or every two of them together."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from typing import Any

from carrack.core.chance import Chance, derived_seed
from carrack.core.contract import Game

FEW = 4
"""With so many values besides the defaults, or fewer, each of them is tried at every seat count."""
Setting = tuple[str, int, dict[str, Any]]
"""What it is called, how many seats, which options."""
_Choice = tuple[int, int]
"""Which factor (the seats, or an option), and which of its values."""


def settings(game: Game) -> Iterator[Setting]:
    """Every seat count with defaults, and every other option value.

    If there are few values, each at every seat count, and all together; if there are many, each at one seat count.
    """
    others = [(option.key, value) for option in game.options for value in option.values[1:]]
    counts = range(game.fewest, game.most + 1)
    for seats in counts:
        yield f"{seats}-seats", seats, {}
        if len(others) > FEW:
            continue
        for key, value in others:
            yield _named(seats, key, value), seats, {key: value}
        if len(game.options) > 1:
            yield f"{seats}-seats-all", seats, dict(others)
    if len(others) > FEW:
        for k, (key, value) in enumerate(others):
            seats = counts[k % len(counts)]
            yield _named(seats, key, value), seats, {key: value}


def mixtures(game: Game, count: int = 50) -> Iterator[Setting]:
    """Random mixtures of all options at random seat counts, for a title with more of them than can be tried."""
    if sum(len(option.values) - 1 for option in game.options) <= FEW:
        return
    rng = Chance(derived_seed(f"mixtures of {game.key}"))
    for k in range(count):
        seats = game.fewest + int(rng.below(game.most - game.fewest + 1))
        options = {option.key: option.values[int(rng.below(len(option.values)))] for option in game.options}
        yield f"{seats}-seats-mixture-{k + 1}", seats, options


def pairwise(game: Game, seed: int = 0) -> Iterator[Setting]:
    """As few mixtures as it takes, or nearly, for every two values to meet in one; the first is the plain game.

    A seat count is a value like any other: each seat count meets each option.
    """
    counts = range(game.fewest, game.most + 1)
    sizes = [len(counts), *(len(option.values) for option in game.options)]
    rng = Chance(derived_seed(f"pairs of {game.key}, {seed}"))
    missing = {
        meeting
        for some in combinations(range(len(sizes)), _together(sizes))
        for meeting in product(*([(factor, value) for value in range(sizes[factor])] for factor in some))
    }
    row, rows = [0] * len(sizes), 0
    while True:
        rows += 1
        seats = counts[row[0]]
        options = {option.key: option.values[k] for option, k in zip(game.options, row[1:], strict=True)}
        yield f"{seats}-seats-mixture-{rows}" if any(row[1:]) else f"{seats}-seats", seats, options
        missing.difference_update(combinations(enumerate(row), _together(sizes)))
        if not missing:
            return
        row = _next_row(sizes, missing, rng)


def _together(sizes: list[int]) -> int:
    """How many values are to meet; without options there are but the seat counts."""
    return min(2, len(sizes))


def _next_row(sizes: list[int], missing: set[tuple[_Choice, ...]], rng: Chance) -> list[int]:
    """Something that is missing, and around it whatever brings most of the rest."""
    ordered = sorted(missing)
    chosen = dict(ordered[int(rng.below(len(ordered)))])
    rest = [factor for factor in range(len(sizes)) if factor not in chosen]
    while rest:
        factor = rest.pop(int(rng.below(len(rest))))
        first = int(rng.below(sizes[factor]))
        brought = {
            value: sum(tuple(sorted((other, (factor, value)))) in missing for other in chosen.items())
            for value in [(first + k) % sizes[factor] for k in range(sizes[factor])]
        }
        chosen[factor] = max(brought, key=brought.__getitem__)
    return [chosen[factor] for factor in range(len(sizes))]


def _named(seats: int, key: str, value: object) -> str:
    return f"{seats}-seats-{key}-{value}".lower()
