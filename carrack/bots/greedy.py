# mypyc: compiled
"""The action after which the title's own `sense` likes the position best; ties are drawn."""

from collections.abc import Callable

from mypy_extensions import i64

from carrack.bots.player import Bot
from carrack.core.chance import Chance
from carrack.core.contract import State


class Greedy(Bot):
    """Looks one decision ahead."""

    def __init__(self, rng: Chance) -> None:
        super().__init__(rng)
        self._worth: dict[str, Callable[[State, i64], i64]] = {}

    def choose(self, state: State, seat: i64) -> i64:
        """Try every legal action on a copy."""
        key = state.game.key
        if key not in self._worth:
            self._worth[key] = state.game.part("sense").worth
        worth = self._worth[key]
        best = -1
        best_worth = 0
        ties = 0
        for action in state.legal_for(seat):
            copy = state.clone()
            copy.answer(seat, action)
            value = int(worth(copy, seat))
            if best < 0 or value > best_worth:
                best, best_worth, ties = action, value, 1
            elif value == best_worth:
                ties += 1
                if self.rng.below(ties) == 0:
                    best = action
        return best
