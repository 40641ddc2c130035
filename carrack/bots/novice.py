# mypyc: compiled
"""A softmax (Boltzmann) policy over a one-ply search: plausible mistakes, with a temperature.

An action is drawn with probability proportional to exp(evaluation / (temperature * haze)): the priors of the search
(search.py) with another temperature.
"""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.bots.player import Bot
from carrack.core.chance import Chance
from carrack.core.contract import State
from carrack.core.evaluation import evaluation_of

_GRAIN: Final = 1_000_000


class Novice(Bot):
    """Looks one decision ahead; `haze` is the temperature: the larger it is, the more alike all actions look."""

    def __init__(self, rng: Chance, haze: float) -> None:
        super().__init__(rng)
        self.haze = haze

    def choose(self, state: State, seat: i64) -> i64:
        """Draw an action; those that look much worse than the best hardly ever."""
        evaluation = evaluation_of(state.game)
        legal = state.legal_for(seat)
        worths = vec[float]([0.0] * len(legal))
        peak = 0.0
        for k, action in enumerate(legal):
            copy = state.clone()
            copy.answer(seat, action)
            worths[k] = float(evaluation.at_a_glance(copy, seat))
            if k == 0 or worths[k] > peak:
                peak = worths[k]
        total = 0.0
        for k in range(len(legal)):
            worths[k] = exp((worths[k] - peak) / (float(evaluation.temperature) * self.haze))
            total += worths[k]
        drawn = total * float(self.rng.below(_GRAIN)) / float(_GRAIN)
        for k, action in enumerate(legal):
            drawn -= worths[k]
            if drawn < 0.0:
                return action
        return legal[len(legal) - 1]
