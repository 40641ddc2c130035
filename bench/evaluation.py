"""`python -m bench.evaluation`: whether the greedy bot plays Age of Discovery sensibly.

It plays against three random bots, its seat moving on from game to game; and four of it play games in which blunders
are counted: turns of a seat in which it stands on the capital buildings without money for any, declares a war without a
soldier in reach, or launches an expedition that cannot succeed against any unknown token.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections import Counter
from dataclasses import dataclass, field
from multiprocessing import get_context

from carrack.core.contract import TURN, State
from carrack.core.registry import find
from carrack.games.age_of_discovery import at, parts
from carrack.games.age_of_discovery.pieces import SOLDIER, count, strength
from carrack.games.age_of_discovery.supply import price
from carrack.games.age_of_discovery.war import fights_in_war
from carrack.lab.simulate import Plan, game_seed, play, players

TITLE = "age_of_discovery"
MATCHES, GAMES = 200, 1_000
WINS_BAR, BLUNDERS_BAR = 0.90, 0.01
BLUNDERS = ("capital without money", "war without a soldier", "hopeless expedition")


@dataclass
class Findings:
    """What was found."""

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
        return self.least_share >= WINS_BAR and all(self.blunders[b] < BLUNDERS_BAR * self.turns for b in BLUNDERS)

    def line(self) -> str:
        """One line for the page."""
        blunders = ", ".join(f"{name} {self.blunders[name] / self.turns:.2%}" for name in BLUNDERS)
        return (
            f"- evaluation of {TITLE}: one greedy against three random wins {self.wins} of {self.matches} games, at "
            f"least {self.least_share:.1%} (95 %; bar: {WINS_BAR:.0%}); in {self.games:,} games of four greedy, "
            f"{self.turns:,} turns of a seat, blunders: {blunders} (bar: under {BLUNDERS_BAR:.0%})"
        )


def blunder(state: State, seat: int, action: int) -> str:
    """What a seat is about to do wrong, in a word, or nothing."""
    verb, *args = state.game.verbs.readable(action)
    c = state.cells
    if verb == "place" and args[1] == "capital" and c[at.MONEY + seat] < price(c[TURN]):
        return BLUNDERS[0]
    if verb == "war":
        foe = parts.NATION_IDS.index(str(args[0]))
        reach = [r for r in range(at.REGIONS) if fights_in_war(state, seat, r, foe)]
        return "" if any(count(c[at.COLONY + seat * at.REGIONS + r], SOLDIER) for r in reach) else BLUNDERS[1]
    if verb == "explore":
        return BLUNDERS[2] if _hopeless(state, str(args[0])) else ""
    return ""


def _hopeless(state: State, land: str) -> bool:
    c = state.cells
    power = strength(c[at.SENT], parts.DISCOVERY_STRENGTH)
    if not any(c[at.TOKEN + k] for k in range(at.REGIONS)):
        finds = [parts.CARD_OFFSET + c[at.DECK + 1 + k] for k in range(c[at.DECK])]
    else:
        known = {k for k in range(at.REGIONS) if c[at.TOKEN_KNOWN] >> (k + 1) & 1}
        region = parts.REGION_IDS.index(land)
        if region in known:
            return bool(parts.FIND_NATIVES[c[at.TOKEN + region]] > power)
        finds = [c[at.TOKEN + k] for k in range(at.REGIONS + at.BOX_ROOM) if k not in known and c[at.TOKEN + k]]
    return all(parts.FIND_NATIVES[find] > power for find in finds)


def _match(index: int) -> bool:
    row = play(Plan(TITLE, 4, {}, ("greedy", "random", "random", "random"), 1, MATCHES), index)
    return row.winner == row.bots.index("greedy")


def _watched(index: int) -> tuple[int, Counter[str]]:
    """One game of four greedy: how many turns of a seat there were, and in how many it blundered."""
    seed = game_seed(2, index)
    state = find(TITLE).deal(4, {}, seed)
    bots = players(["greedy"] * 4, seed)
    wrong: set[tuple[str, int, int]] = set()
    while not state.over:
        seat, turn = int(state.actor), int(state.turn)
        action = int(bots[seat].move(state, seat))
        if name := blunder(state, seat, action):
            wrong.add((name, seat, turn))
        state.apply(action)
    return parts.TURNS * 4, Counter(name for name, _, _ in wrong)


def measure(matches: int = MATCHES, games: int = GAMES, jobs: int = 2) -> Findings:
    """Play it all."""
    with get_context("spawn").Pool(jobs) as pool:
        wins = sum(pool.imap_unordered(_match, range(matches), 5))
        watched = list(pool.imap_unordered(_watched, range(games), 5))
    blunders: Counter[str] = Counter()
    for _, found in watched:
        blunders += found
    return Findings(matches, wins, games, sum(turns for turns, _ in watched), blunders)


def main() -> None:
    """Measure and print; exit 1 if a bar is missed."""
    parser = argparse.ArgumentParser(prog="python -m bench.evaluation", description=__doc__)
    parser.add_argument("--matches", type=int, default=MATCHES)
    parser.add_argument("--games", type=int, default=GAMES)
    given = parser.parse_args()
    found = measure(given.matches, given.games)
    print(found.line())
    sys.exit(0 if found.within_bars else 1)


if __name__ == "__main__":
    main()
