"""The matches of the soak and their bars."""

from __future__ import annotations

import pytest

from bench.soak_arena import ABOVE_EVEN, NOT_BELOW_EVEN, Bar, Match, at_least, matches, soak_arena
from carrack.insight.ratings import NEW
from carrack.lab.pace import Pace
from carrack.lab.paired import Estimate
from carrack.lab.standings import Standing

EVEN = 0.5


@pytest.mark.parametrize(
    ("bar", "low", "high", "met"),
    [
        (at_least(0.9), 0.9, 0.95, True),
        (at_least(0.9), 0.89, 0.99, False),
        (ABOVE_EVEN, 0.51, 0.6, True),
        (ABOVE_EVEN, 0.5, 0.6, False),
        (NOT_BELOW_EVEN, 0.4, 0.5, True),
        (NOT_BELOW_EVEN, 0.4, 0.49, False),
    ],
)
def test_bars(bar: Bar, low: float, high: float, met: bool) -> None:
    """An interval is held against a bar."""
    share = Estimate((low + high) / 2, low, high, 200)
    assert bar.met(Standing(1, 0, share, share, NEW, Pace(), {}), EVEN) is met


def test_a_bar_that_is_missed_is_told() -> None:
    """On the toy, where who plays at random is better than who is greedy."""
    toy = "smugglers"
    wanted = [Match(toy, ("greedy", "random"), at_least(0.9)), Match(toy, ("random", "greedy"), NOT_BELOW_EVEN)]
    told: list[str] = []
    found = soak_arena(wanted, 12, 1, jobs=1, progress=told.append)
    assert [line.endswith("MISSED") for line in found.lines] == [True, False]
    assert told == found.lines
    assert len(found.wrong) == 1
    assert "12 games of 6 deals" in found.lines[0]


def test_every_bar_is_played() -> None:
    """The highest level against greedy bots, a greedy one against chance, each level, and more time against less."""
    line_ups = [(match.title, match.bots) for match in matches()]
    assert line_ups[:5] == [
        ("spice_road", ("level5", "greedy")),
        ("spice_road", ("level5", "greedy", "greedy", "greedy")),
        ("age_of_discovery", ("level5", "greedy", "greedy", "greedy")),
        ("eastern_wonders", ("greedy", "random")),
        ("eastern_wonders", ("level5", "greedy")),
    ]
    assert ("spice_road", ("level5", "level4")) in line_ups
    assert ("age_of_discovery", ("level2", "level1")) in line_ups
    assert ("endeavor", ("level5", "greedy", "greedy", "greedy")) in line_ups
    assert ("endeavor", ("level4", "level3", "level4", "level3")) in line_ups
    assert len(line_ups) == 5 + 1 + 4 + 4 + 4 + 2
    assert line_ups[-1] == ("age_of_discovery", ("search@400", "search@100"))
