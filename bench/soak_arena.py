"""Whether the bots are as strong as they are said to be: matches in the arena, each with its bar.

Every match is of at least 200 games on paired deals, and the 95 % interval of the share of wins is held against the
bar. The highest level makes 400 simulations a decision here. One against three are two names at four seats. Levels
meet one against one, at two seats (two against two where the rulebook has no game for two), and so do four times as
many simulations, which are 400 beside 100.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from carrack.bots import LEVELS, QUICK, TOP
from carrack.core.registry import find
from carrack.lab.arena import rotations, seated, whole_deals
from carrack.lab.kept import kept_in, played
from carrack.lab.ladder import facing
from carrack.lab.simulate import Plan
from carrack.lab.standings import Standing, standings

SPICE_ROAD, DISCOVERY, WONDERS, ENDEAVOR = "spice_road", "age_of_discovery", "eastern_wonders", "endeavor"
MORE, FEWER = "search@400", "search@100"
RANDOM = "random"
GAMES = 200


class Bar(NamedTuple):
    """What the share of the first bot must come to: its words, and whether an interval meets it."""

    words: str
    met: Callable[[Standing, float], bool]


class Match(NamedTuple):
    """A line-up at a title, and the bar for the first bot."""

    title: str
    bots: tuple[str, ...]
    bar: Bar


def at_least(share: float) -> Bar:
    """The lower end of the interval is no less."""
    return Bar(f"at least {share:.0%}", lambda found, even: found.share.low >= share)


ABOVE_EVEN = Bar("above even", lambda found, even: found.share.low > even)
NOT_BELOW_EVEN = Bar("not below even", lambda found, even: found.share.high >= even)


def matches() -> list[Match]:
    """All that is promised."""
    steps = [(upper, lower) for lower, upper in pairwise(LEVELS)]
    return [
        Match(SPICE_ROAD, seated([TOP, QUICK], 2), at_least(0.90)),
        Match(SPICE_ROAD, seated([TOP, QUICK], 4), at_least(0.70)),
        Match(DISCOVERY, seated([TOP, QUICK], 4), at_least(0.65)),
        Match(WONDERS, seated([QUICK, RANDOM], 2), at_least(0.95)),
        Match(WONDERS, seated([TOP, QUICK], 2), at_least(0.85)),
        Match(ENDEAVOR, seated([TOP, QUICK], 4), at_least(0.60)),
        *[Match(ENDEAVOR, facing(*step, 4), ABOVE_EVEN) for step in steps],
        *[Match(title, facing(*step, 2), ABOVE_EVEN) for title in (SPICE_ROAD, DISCOVERY) for step in steps],
        *[Match(title, facing(MORE, FEWER, 2), NOT_BELOW_EVEN) for title in (SPICE_ROAD, DISCOVERY)],
    ]


@dataclass
class Arena:
    """What was played, a line each, and the bars that were missed."""

    lines: list[str] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)


def soak_arena(
    wanted: list[Match],
    games: int,
    seed: int,
    jobs: int = 2,
    keep: Path | None = None,
    progress: Callable[[str], None] = lambda line: None,
) -> Arena:
    """Play the matches; `keep` is a folder in which games stay, so that a stopped run can go on."""
    found = Arena()
    for match in wanted:
        seats = len(match.bots)
        plan = whole_deals(Plan(match.title, seats, {}, match.bots, seed, games))
        top = standings(find(match.title), plan, played(plan, jobs, kept_in(keep, plan)))[match.bots[0]]
        line = told(match, plan, top)
        met = match.bar.met(top, 1 / seats)
        found.lines.append(line if met else f"{line}: MISSED")
        if not met:
            found.wrong.append(f"a bar of the arena was missed: {line.removeprefix('- ')}")
        progress(found.lines[-1])
    return found


def told(match: Match, plan: Plan, top: Standing) -> str:
    """One line for the page."""
    share, pace = top.share, top.pace
    return (
        f"- arena, {match.title}, {' · '.join(match.bots)}: {match.bots[0]} wins {share.value:.1%} a seat, "
        f"{share.low:.1%} to {share.high:.1%} (95 %; even: {1 / plan.seats:.0%}; bar: {match.bar.words}), margin "
        f"{top.margin.value:+.1f}, {plan.games} games of {plan.games // rotations(plan.bots)} deals, "
        f"{1000 * pace.mean:.0f} ms a move (95 % under {1000 * pace.quantile(0.95):.0f} ms)"
    )
