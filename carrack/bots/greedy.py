# mypyc: compiled
"""Greedy one-ply search: the action after which the title's evaluation is highest; ties are drawn.

Where the title says so (`deals`), an action that reveals something is judged by the mean over several determinizations:
one deal alone would promise a lucky card.
"""

from mypy_extensions import i64

from carrack.bots.player import Bot
from carrack.core.contract import State
from carrack.core.evaluation import Evaluation, evaluation_of


class Greedy(Bot):
    """Looks one decision ahead."""

    def choose(self, state: State, seat: i64) -> i64:
        """Try every legal action on a copy."""
        evaluation = evaluation_of(state.game)
        best = -1
        best_worth = 0
        ties = 0
        for action in state.legal_for(seat):
            value = self._judge(evaluation, state, seat, action)
            if best < 0 or value > best_worth:
                best, best_worth, ties = action, value, 1
            elif value == best_worth:
                ties += 1
                if self.rng.below(ties) == 0:
                    best = action
        return best

    def _judge(self, evaluation: Evaluation, state: State, seat: i64, action: i64) -> int:
        copy = state.clone()
        copy.answer(seat, action)
        value = int(evaluation.at_a_glance(copy, seat))
        deals = int(evaluation.deals)
        if deals == 1 or copy.revealed == state.revealed:
            return value
        for _ in range(deals - 1):
            copy = state.clone()
            copy.redeal(seat, self.rng)
            copy.answer(seat, action)
            value += int(evaluation.at_a_glance(copy, seat))
        return value // deals
