# mypyc: compiled
"""What bots go by: how good a position is for a seat (in the field's words: heuristic and value function).

A title writes a subclass of `Evaluation` in its `evaluation.py` and keeps its numbers in `evaluation.toml`.
"""

from mypy_extensions import i64, mypyc_attr

from carrack.core.contract import Game, State
from carrack.core.errors import CarrackError
from carrack.core.weights import Weights


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """A title's judgement, in whole numbers: `point` is what one point of the score is worth.

    `temperature`: an action that looks better by this much is e times as likely at first sight (the prior of a
    search). `rollout`: how many decisions a search plays on before it judges. `deals`: an action that turns something
    up is judged by the mean of this many deals.
    """

    def __init__(
        self,
        weights: Weights | None = None,
        point: int = 1000,
        temperature: int = 0,
        rollout: int = 0,
        deals: int = 1,
    ) -> None:
        self.weights = weights
        self.point: i64 = point
        self.temperature: i64 = temperature or point * 3 // 2
        self.rollout: i64 = rollout
        self.deals: i64 = deals

    def at_a_glance(self, s: State, seat: i64) -> i64:
        """How good a position looks to a bot that looks no further."""
        raise NotImplementedError  # abstract

    def value(self, s: State, seat: i64) -> i64:
        """What a seat will probably have in the end: the judgement where a simulation stops."""
        return self.at_a_glance(s, seat)

    def automa_value(self, s: State, seat: i64) -> i64:
        """The same for a seat that the rules play; its score, if the title knows nothing better."""
        return s.score(seat) * self.point

    def stage(self, s: State) -> i64:
        """How far the game is: the row of `weights.spread` and `weights.rest`."""
        return 0

    def spread(self, s: State) -> float:
        """By how much better judged a seat is e times as likely to win."""
        weights = self.weights
        if weights is None or len(weights.spread) == 0:
            return 12.0 * float(self.point)
        return float(weights.spread[self.stage(s)])

    def rest(self, s: State) -> float:
        """How much more than it is judged to have a seat has at the end, on average."""
        weights = self.weights
        if weights is None or len(weights.rest) == 0:
            return 0.0
        return float(weights.rest[self.stage(s)])


def evaluation_of(game: Game) -> Evaluation:
    """What bots go by at a title."""
    if game.evaluation is None:
        raise CarrackError(f"{game.key} has no evaluation: only random bots can play it")
    return game.evaluation
