"""`python -m carrack.lab.stages TITLE`: what the evaluation of all seats means for the result, stage by stage.

Games are played, positions taken from them, and each stage gets the two numbers that fit best what came in the end: how
much more worth makes a seat how much likelier to win (`spread`), and how much the worth still grows (`rest`).
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime
from importlib.resources import files
from math import exp, log
from pathlib import Path
from typing import NamedTuple

from carrack.bots import make
from carrack.core.chance import Chance, derived_seed
from carrack.core.contract import Game
from carrack.core.errors import CarrackError
from carrack.core.evaluation import evaluation_of
from carrack.core.registry import find
from carrack.core.weights import FILE
from carrack.lab.parallel import crew
from carrack.lab.trial import weights_of
from carrack.lab.weights_file import restaged

_EVERY = 5
_GOLDEN = 0.6180339887498949
_NARROWINGS = 40
_FEWEST = 20
"""With fewer positions a stage keeps its numbers."""


class StagedPosition(NamedTuple):
    """A position: its stage, what each seat was worth, what each had in the end in the same unit, and who won."""

    stage: int
    worths: tuple[int, ...]
    ends: tuple[int, ...]
    wins: tuple[float, ...]


class StageGame(NamedTuple):
    """Which game is to be played."""

    title: str
    seats: int
    bot: str
    seed: int
    number: int


def watch(work: StageGame) -> list[StagedPosition]:
    """Play one game of a bot against itself and note some positions."""
    game = find(work.title)
    state = game.deal(work.seats, seed=derived_seed(f"stages {work.seed} {work.seats} {work.number}"))
    rng = Chance(derived_seed(f"stages bots {work.seed} {work.seats} {work.number}"))
    bots = [make(work.bot, rng) for _ in range(work.seats)]
    evaluation = evaluation_of(game)
    noted: list[tuple[int, tuple[int, ...]]] = []
    n = 0
    while not state.over and n < game.horizon:
        if n % _EVERY == 0:
            values = tuple(int(evaluation.value(state, k)) for k in range(work.seats))
            noted.append((int(evaluation.stage(state)), values))
        state.apply(bots[int(state.actor)].move(state, state.actor))
        n += 1
    places = state.ranking()
    wins = tuple(1 / places.count(1) if place == 1 else 0.0 for place in places[: work.seats])
    ends = tuple(round(int(state.score(k)) * int(evaluation.point)) for k in range(work.seats))
    return [StagedPosition(number, worths, ends, wins) for number, worths in noted]


def surprise(seen: Sequence[StagedPosition], spread: float) -> float:
    """How surprising the winners are on average, if this is the spread: the mean of -log of their shares."""
    total = 0.0
    for each in seen:
        peak = max(each.worths)
        shares = [exp((worth - peak) / spread) for worth in each.worths]
        norm = sum(shares)
        total -= sum(win * log(max(share / norm, 1e-12)) for win, share in zip(each.wins, shares, strict=True))
    return total / len(seen)


def least(cost: Callable[[float], float], low: float, high: float) -> float:
    """Where a function with one minimum is least: golden-section search over the logarithm."""
    a, b = log(low), log(high)
    for _ in range(_NARROWINGS):
        left, right = b - _GOLDEN * (b - a), a + _GOLDEN * (b - a)
        if cost(exp(left)) < cost(exp(right)):
            b = right
        else:
            a = left
    return exp((a + b) / 2)


def fitted(seen: Sequence[StagedPosition], point: int) -> tuple[int, int]:
    """The spread and the rest of one stage."""
    spread = least(lambda spread: surprise(seen, spread), 0.2 * point, 200.0 * point)
    rests = [end - worth for each in seen for worth, end in zip(each.worths, each.ends, strict=True)]
    return round(spread), round(sum(rests) / len(rests))


def stages(game: Game, bot: str, games: int, seed: int, jobs: int) -> Iterator[tuple[int, int, int, int]]:
    """Stage, positions, spread and rest for every stage that was seen often enough."""
    counts = range(max(2, game.fewest), game.most + 1)
    work = [StageGame(game.key, seats, bot, seed, number) for seats in counts for number in range(games)]
    found: dict[int, list[StagedPosition]] = defaultdict(list)
    with crew(jobs) as spread:
        for seen in spread(watch, work):
            for each in seen:
                found[each.stage].append(each)
    for stage in sorted(found):
        if len(found[stage]) >= _FEWEST:
            yield (stage, len(found[stage]), *fitted(found[stage], int(evaluation_of(game).point)))


def main(argv: Sequence[str] | None = None) -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m carrack.lab.stages", description=__doc__)
    parser.add_argument("title")
    parser.add_argument("--bot", default="greedy", help="who plays against itself: any bot (greedy)")
    parser.add_argument("--games", type=int, default=200, help="at each seat count (200)")
    parser.add_argument("--seed", type=int, default=1, help="(1)")
    parser.add_argument("--jobs", type=int, default=1, help="in how many processes (1)")
    parser.add_argument("--out", type=Path, help=f"the file to change (the title's {FILE})")
    given = parser.parse_args(argv)
    try:
        game = find(given.title)
        out = given.out or Path(str(files(game.package).joinpath(FILE)))
        weights = weights_of(game)
        spreads, rests = [int(x) for x in weights.spread], [int(x) for x in weights.rest]
        for stage, n, spread, rest in stages(game, given.bot, given.games, given.seed, given.jobs):
            while stage >= len(spreads):
                spreads.append(spread)
                rests.append(rest)
            print(f"stage {stage}: {n} positions, spread {spread} (was {spreads[stage]}), rest {rest}")
            spreads[stage], rests[stage] = spread, rest
        command = f"{parser.prog} {game.key} --bot {given.bot} --games {given.games} --seed {given.seed}"
        about = f"Fitted by `{command}` on {datetime.now(UTC):%Y-%m-%d}."
        out.write_text(restaged(out.read_text(encoding="utf-8"), spreads, rests, about), encoding="utf-8")
        print(f"Written to {out}.")
    except (CarrackError, OSError, ValueError) as error:
        sys.exit(f"carrack.lab.stages: {error}")


if __name__ == "__main__":
    main()
