"""`python -m bench.evaluation`: whether the greedy bot plays sensibly, title by title.

It plays against random bots, its seat moving on from game to game; and games of greedy bots alone are watched for
blunders, which are counted by turns of a seat (bench/blunders/ says what they are).
"""

from __future__ import annotations

import argparse
import math
import sys
from collections import Counter
from dataclasses import dataclass, field
from multiprocessing import get_context

from bench.blunders.age_of_discovery import DiscoveryWatch
from bench.blunders.endeavor import EndeavorWatch
from bench.blunders.watch import Watch
from carrack.core.registry import find
from carrack.lab.simulate import Plan, game_seed, play, players

WATCHES: dict[str, type[Watch]] = {watch.title: watch for watch in (DiscoveryWatch, EndeavorWatch)}
MATCHES, GAMES = 200, 1_000
BLUNDERS_BAR = 0.01


@dataclass
class Findings:
    """What was found at a title."""

    watch: type[Watch]
    matches: int
    wins: int
    games: int
    turns: int
    blunders: Counter[str] = field(default_factory=Counter)

    @property
    def least_share(self) -> float:
        """The lower end of the 95 % interval of the share of wins (Wilson)."""
        n, z = self.matches, 1.96
        p = self.wins / n
        return (p + z * z / (2 * n) - z * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n))) / (1 + z * z / n)

    @property
    def within_bars(self) -> bool:
        """Whether it wins and does not blunder."""
        wins = self.least_share >= self.watch.wins_bar
        return wins and all(self.blunders[each] < BLUNDERS_BAR * self.turns for each in self.watch.blunders)

    def line(self) -> str:
        """One line for the page."""
        blunders = ", ".join(f"{name} {self.blunders[name] / self.turns:.2%}" for name in self.watch.blunders)
        return (
            f"- evaluation of {self.watch.title}: one greedy against three random wins {self.wins} of {self.matches} "
            f"games, at least {self.least_share:.1%} (95 %; bar: {self.watch.wins_bar:.0%}); in {self.games:,} games "
            f"of four greedy, {self.turns:,} turns of a seat, blunders: {blunders} (bar: under {BLUNDERS_BAR:.0%})"
        )


def _match(asked: tuple[str, int]) -> bool:
    title, index = asked
    row = play(Plan(title, 4, {}, ("greedy", "random", "random", "random"), 1, MATCHES), index)
    return row.winner == row.bots.index("greedy")


def _watched(asked: tuple[str, int]) -> tuple[int, Counter[str]]:
    """One game of four greedy: how many turns of a seat there were, and in how many it blundered."""
    title, index = asked
    watch = WATCHES[title]()
    seed = game_seed(2, index)
    state = find(title).deal(4, {}, seed)
    bots = players(["greedy"] * 4, seed)
    wrong: set[tuple[str, int, int]] = set()
    while not state.over:
        seat, turn = int(state.actor), int(state.turn)
        action = int(bots[seat].move(state, seat))
        if name := watch.blunder(state, seat, action):
            wrong.add((name, seat, turn))
        state.apply(action)
    return watch.turns(state) * 4, Counter(name for name, _, _ in wrong)


def measure(title: str, matches: int = MATCHES, games: int = GAMES, jobs: int = 2) -> Findings:
    """Play it all at one title."""
    with get_context("spawn").Pool(jobs) as pool:
        wins = sum(pool.imap_unordered(_match, [(title, k) for k in range(matches)], 5))
        watched = list(pool.imap_unordered(_watched, [(title, k) for k in range(games)], 5))
    blunders: Counter[str] = Counter()
    for _, found in watched:
        blunders += found
    return Findings(WATCHES[title], matches, wins, games, sum(turns for turns, _ in watched), blunders)


def main() -> None:
    """Measure and print; exit 1 if a bar is missed."""
    parser = argparse.ArgumentParser(prog="python -m bench.evaluation", description=__doc__)
    parser.add_argument("titles", nargs="*", default=list(WATCHES), metavar="TITLE")
    parser.add_argument("--matches", type=int, default=MATCHES)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    missed = False
    for title in given.titles:
        found = measure(title, given.matches, given.games, given.jobs)
        print(found.line(), flush=True)
        missed = missed or not found.within_bars
    sys.exit(missed)


if __name__ == "__main__":
    main()
