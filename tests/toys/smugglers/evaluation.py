"""What bots go by: the score, and a little for cards in hand."""

from __future__ import annotations

from carrack.core.contract import State
from carrack.core.evaluation import Evaluation
from smugglers.piles import HANDS


class SmugglersEvaluation(Evaluation):
    """Ten for each point, one for each card."""

    def at_a_glance(self, s: State, seat: int) -> int:
        return 10 * int(s.score(seat)) + int(HANDS[seat].size(s))


EVALUATION = SmugglersEvaluation(point=10)
