"""The bots of a title as a ladder: who stands on whose shoulders, and matches between neighbours."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from carrack.bots import BOTS, LEVELS, QUICK, USUAL
from carrack.core.contract import Game
from carrack.insight.calibration import bot_rating, calibrated
from carrack.insight.ratings import estimate
from carrack.lab.arena import whole_deals
from carrack.lab.kept import kept_in, played
from carrack.lab.simulate import Plan
from carrack.lab.standings import Standing, standings

LOWEST = "random"


class Rung(NamedTuple):
    """A bot and its match against the next lower one; the lowest has none."""

    bot: str
    lower: str
    match: Standing | None


def below(bot: str) -> str:
    """The bot that another one is measured by: a level by the next lower one, the quick bot by the usual opponent.

    The search has no rung of its own: at a table it is the highest level by another name, elsewhere as strong as it is
    given time.
    """
    if bot == QUICK:
        return USUAL
    return LEVELS[LEVELS.index(bot) - 1] if bot in LEVELS[1:] else LOWEST


def rungs() -> list[str]:
    """The bots from below: whom somebody is measured by comes before."""
    return [bot for bot in (LOWEST, *LEVELS, QUICK) if bot in BOTS]


def facing(upper: str, lower: str, seats: int) -> tuple[str, ...]:
    """Two bots by turns round the table: half of it each, or nearly."""
    return tuple(upper if seat % 2 == 0 else lower for seat in range(seats))


def climb(
    game: Game,
    seats: int,
    games: int,
    seed: int,
    jobs: int = 1,
    keep: Path | None = None,
    tell: Callable[[Rung], None] = lambda rung: None,
) -> list[Rung]:
    """Every bot against its neighbour; `keep` is a folder in which games stay, so that a stopped run can go on."""
    found = [Rung(LOWEST, "", None)]
    for upper in rungs()[1:]:
        lower = below(upper)
        plan = whole_deals(Plan(game.key, seats, {}, facing(upper, lower, seats), seed, games))
        bouts = played(plan, jobs, kept_in(keep, plan))
        found.append(Rung(upper, lower, standings(game, plan, bouts)[upper]))
        tell(found[-1])
    return found


def table(game: Game, seats: int, found: Sequence[Rung]) -> list[str]:
    """The ladder as a table of Markdown, strongest first as far as they were calibrated."""
    wins = f"wins a seat (even: {100 / seats:.4g} %)"
    lines = [
        f"| {seats} seats | rating | against | {wins} | margin | time a move | 95 % under |",
        "| --- | ---: | --- | ---: | ---: | ---: | ---: |",
    ]
    return lines + [_line(game, rung) for rung in sorted(found, key=lambda rung: -bot_rating(game, rung.bot).mu)]


def _line(game: Game, rung: Rung) -> str:
    rating = "not measured"
    if rung.bot in calibrated(game.package):
        points, unsure = estimate(bot_rating(game, rung.bot))
        rating = f"{points} ± {unsure}"
    if rung.match is None:
        return f"| {rung.bot} | {rating} | | | | | |"
    share, margin, pace = rung.match.share, rung.match.margin, rung.match.pace
    cells = (
        f"{100 * share.value:.1f} % ({100 * share.low:.1f}–{100 * share.high:.1f})",
        f"{margin.value:+.1f} ± {margin.high - margin.value:.1f}",
        _time(pace.mean),
        _time(pace.quantile(0.95)),
    )
    return f"| {rung.bot} | {rating} | {rung.lower} | {' | '.join(cells)} |"


def _time(seconds: float) -> str:
    return f"{1000 * seconds:.3g} ms" if seconds < 1 else f"{seconds:.2f} s"
