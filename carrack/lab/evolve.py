"""Better weights by evolution: CMA-ES tries populations of them, and play against the present ones judges each."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime
from fnmatch import fnmatch
from math import copysign, exp, log
from typing import Any, NamedTuple

from carrack.core.chance import derived_seed
from carrack.core.errors import CarrackError
from carrack.core.registry import find
from carrack.lab.arena import whole_deals
from carrack.lab.files import NeedsLab
from carrack.lab.parallel import Crew, crew
from carrack.lab.standings import Standing, standings
from carrack.lab.trial import NEW, Trial, fitness, plan_for, play_trial
from carrack.lab.tune_state import Generation, Tuning, TuningState


class Winner(NamedTuple):
    """What came out: the numbers, and their match against the old ones."""

    numbers: tuple[int, ...]
    match: Standing
    even: float

    @property
    def better(self) -> bool:
        """Whether it is sure enough."""
        return self.match.share.low > self.even


def candidate(tuning: Tuning, point: Sequence[float]) -> tuple[int, ...]:
    """The weights that a point of the search stands for: each tuned number times e to its coordinate, never 0."""
    found = list(tuning.base)
    for k, x in zip(tuning.tuned, point, strict=True):
        number = tuning.base[k]
        found[k] = int(copysign(max(1, round(abs(number) * exp(x))), number))
    return tuple(found)


def judge(tuning: Tuning, points: Sequence[Sequence[float]], generation: int, spread: Crew) -> list[float]:
    """How good each candidate of a generation is; all of them play the same deals."""
    seed = derived_seed(f"tune {tuning.seed} {generation}")
    plan = whole_deals(plan_for(tuning.title, tuning.seats, tuning.games, seed))
    work = [
        Trial(plan, tuning.bot, candidate(tuning, point), tuning.base, index)
        for point in points
        for index in range(plan.games)
    ]
    rows = [bout.row for bout in spread(play_trial, work)]
    return [fitness(rows[k : k + plan.games]) for k in range(0, len(rows), plan.games)]


def search(
    tuning: Tuning, generations: int, state: TuningState, spread: Crew
) -> Iterator[tuple[Generation, list[float]]]:
    """Generation after generation, those of the state file first; each with the mean of the search so far."""
    engine = engine_of(tuning)
    for number in range(generations):
        asked = engine.ask()
        points = [[float(x) for x in point] for point in asked]
        if number < len(state.generations):
            found = state.generations[number]
            if not found.is_of(points):
                raise CarrackError(f"{state.path} was made by another version of cma: take another file")
        else:
            found = Generation(points, judge(tuning, points, number, spread))
            state.add(found)
        engine.tell(asked, [-value for value in found.fitness])
        yield found, [float(x) for x in engine.result.xfavorite]


def match(tuning: Tuning, numbers: tuple[int, ...], games: int, spread: Crew) -> Winner:
    """The winner against the old weights, on deals that it has never seen."""
    plan = whole_deals(plan_for(tuning.title, tuning.seats, games, derived_seed(f"tune match {tuning.seed}")))
    work = [Trial(plan, tuning.bot, numbers, tuning.base, index) for index in range(plan.games)]
    bouts = list(spread(play_trial, work))
    return Winner(numbers, standings(find(tuning.title), plan, bouts)[NEW], 1 / tuning.seats)


def tune(
    tuning: Tuning, generations: int, games: int, state: TuningState, jobs: int, tell: Callable[[str], None] = print
) -> Winner:
    """All generations, then a match of the last one's mean, which owes less to luck than its best candidate."""
    with crew(jobs) as spread:
        numbers = tuning.base
        for number, (found, middle) in enumerate(search(tuning, generations, state, spread), start=1):
            best, mean = max(found.fitness), sum(found.fitness) / len(found.fitness)
            tell(f"generation {number} of {generations}: best {best:.3f}, mean {mean:.3f}")
            numbers = candidate(tuning, middle)
        return match(tuning, numbers, games, spread)


def about(tuning: Tuning, generations: int, winner: Winner, games: int, command: str) -> list[str]:
    """How the numbers were made, for the head of the file."""
    share, margin = winner.match.share, winner.match.margin
    won = f"{100 * share.value:.1f} % a seat, {100 * share.low:.1f} to {100 * share.high:.1f}"
    return [
        f"Tuned by `{command}` on {datetime.now(UTC):%Y-%m-%d}:",
        f"{generations} generations of {tuning.population} candidates, {tuning.games} games each, seed {tuning.seed}.",
        f"Against the values before, {games} games of {tuning.bot} at {tuning.seats} seats:",
        f"{won} (95 %; even: {100 * winner.even:.4g}), margin {margin.value:+.1f} ± {margin.high - margin.value:.1f}.",
    ]


def chosen(names: Sequence[str], base: Sequence[int], patterns: Sequence[str]) -> tuple[int, ...]:
    """Which numbers are tuned: those that a pattern names and that are not 0 (a factor does not move it)."""
    return tuple(
        k
        for k, (name, number) in enumerate(zip(names, base, strict=True))
        if number and any(fnmatch(name, pattern) for pattern in patterns)
    )


def engine_of(tuning: Tuning) -> Any:
    """The search itself, at its beginning."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # it would like to draw, too
            import cma
    except ImportError:
        raise NeedsLab("tuning needs cma: pip install cma") from None
    most = log(tuning.bound)
    settings = {
        "bounds": [-most, most],
        "popsize": tuning.population,
        "seed": tuning.seed % 2**31 + 1,
        "verbose": -9,
        "verb_log": 0,
    }
    return cma.CMAEvolutionStrategy([0.0] * len(tuning.tuned), tuning.sigma, settings)
