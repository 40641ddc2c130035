# mypyc: compiled
"""The view that bots have of a title's `sense.py`."""

from collections.abc import Callable
from typing import final

from mypy_extensions import i64

from carrack.core.contract import State
from carrack.core.weights import Weights


@final
class Sense:
    """What a title's `sense.py` says, with what is assumed where it says nothing."""

    def __init__(self, state: State) -> None:
        sense = state.game.part("sense")
        self.worth: Callable[[State, i64], i64] = sense.worth
        """What an action leads to, at first sight."""
        self.judgement: Callable[[State, i64], i64] = getattr(sense, "judgement", sense.worth)
        """What a seat will have in the end, as far as can be told."""
        self.point = float(getattr(sense, "POINT", 1000))
        self.sharp = float(getattr(sense, "SHARP", 1.5 * self.point))
        self.rollout: i64 = getattr(sense, "ROLLOUT", 0)
        self._stage: Callable[[State], i64] | None = getattr(sense, "stage", None)
        self._weights: Weights | None = getattr(sense, "WEIGHTS", None)
        if self._weights is not None and len(self._weights.spread) == 0:
            self._weights = None

    def spread(self, state: State) -> float:
        """By how much better judged a seat is e times as likely to win."""
        if self._stage is None or self._weights is None:
            return 12 * self.point
        return float(self._weights.spread[self._stage(state)])

    def rest(self, state: State) -> float:
        """How much more than it is judged to have a seat has at the end, on average."""
        if self._stage is None or self._weights is None:
            return 0.0
        return float(self._weights.rest[self._stage(state)])
