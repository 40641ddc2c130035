"""How many simulations a second the search makes, beside OpenSpiel's own tree search in C++.

Ours thinks in Spice Road, three seats, in mid-game, each simulation in a fresh deal, with rollouts at random that are
cut after 20 decisions and judged by the evaluation. OpenSpiel's `MCTSBot` thinks in mid-game of backgammon; its
rollouts go to the end, which is longer, so the ratio says how the two feel in use, not who is the better programmer.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from typing import NamedTuple

import pyspiel

from bench.page import put
from carrack._modes import compiled
from carrack.bots import make
from carrack.bots.search import Search, SearchSettings
from carrack.core.chance import Chance
from carrack.core.contract import State
from carrack.core.registry import find

BAR = 25_000
CUT = 20
_SIMULATIONS = 20_000
_THEIR_WALKS = 300
_MIDGAME = 60
_CHOICE = 3
_ROUNDS = 5


class Thinking(NamedTuple):
    """Simulations a second, the medians of the rounds, and the median of the ratio; `playing`: as the levels think."""

    ours: float
    playing: float
    theirs: float
    ratio: float

    @property
    def within_bar(self) -> bool:
        """Whether it is fast enough."""
        return self.ours >= BAR

    def line(self) -> str:
        """For the page."""
        return (
            f"- search, Spice Road, three seats, mid-game, rollouts at random cut at {CUT} decisions, one core: "
            f"{self.ours:,.0f} simulations/s (bar: {BAR:,}); beside OpenSpiel's MCTSBot in C++, backgammon in mid-game "
            f"with random rollouts to the end: {self.theirs:,.0f} simulations/s, ratio {self.ratio:.1f}; as the levels "
            f"play, with rollouts by evaluation, mostly to the end: {self.playing:,.0f} simulations/s"
        )


def midgame() -> State:
    """A position after so many decisions of greedy bots in which there is a choice."""
    state = find("spice_road").deal(3, seed=5)
    bot = make("greedy", Chance(1))
    n = 0
    while n < _MIDGAME or len(state.legal()) < _CHOICE:
        state.apply(bot.move(state, state.actor))
        n += 1
    return state


def ours(state: State, settings: SearchSettings) -> float:
    """Simulations a second."""
    search = Search(Chance(2), settings)
    start = time.perf_counter()
    search.think(state, state.actor)
    return float(search.done) / (time.perf_counter() - start)


def theirs() -> float:
    """The same of OpenSpiel."""
    game = pyspiel.load_game("backgammon")
    state = game.new_initial_state()
    rng = Chance(4)
    while state.move_number() < _MIDGAME or state.is_chance_node() or len(state.legal_actions()) < _CHOICE:
        legal = state.legal_actions()
        state.apply_action(legal[rng.below(len(legal))])
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, _THEIR_WALKS, 1000, False, 1, False)
    start = time.perf_counter()
    bot.step(state)
    return _THEIR_WALKS / (time.perf_counter() - start)


def measure(rounds: int = _ROUNDS) -> Thinking:
    """Both in turn."""
    state = midgame()
    quick = SearchSettings(iterations=_SIMULATIONS, rollout=CUT, evaluated=False, reuse=False, scores=True)
    playing = SearchSettings(iterations=_SIMULATIONS // 10, reuse=False, scores=True)
    pairs = [(ours(state, quick), theirs()) for _ in range(rounds)]
    return Thinking(
        statistics.median(mine for mine, _ in pairs),
        statistics.median(ours(state, playing) for _ in range(rounds)),
        statistics.median(other for _, other in pairs),
        statistics.median(mine / other for mine, other in pairs),
    )


def main() -> None:
    """Measure, print and write; exit 1 if it is too slow."""
    parser = argparse.ArgumentParser(prog="python -m bench.thinking", description=__doc__)
    parser.add_argument("--rounds", type=int, default=_ROUNDS)
    given = parser.parse_args()
    if not compiled():
        sys.exit("Only the compiled search is measured: make build, without CARRACK_PURE.")
    found = measure(given.rounds)
    print(found.line())
    put("Search", [found.line()])
    sys.exit(0 if found.within_bar else 1)


if __name__ == "__main__":
    main()
