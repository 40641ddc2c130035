# mypyc: compiled
"""Greedy one-ply search: the action after which the title's evaluation is highest; ties are drawn.

Where the title says so (`DEALS`), an action that reveals something is judged by the mean over several determinizations:
one deal alone would promise a lucky card.
"""

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
        self._deals: dict[str, int] = {}

    def choose(self, state: State, seat: i64) -> i64:
        """Try every legal action on a copy."""
        key = state.game.key
        if key not in self._worth:
            sense = state.game.part("sense")
            self._worth[key] = sense.worth
            self._deals[key] = getattr(sense, "DEALS", 1)
        best = -1
        best_worth = 0
        ties = 0
        for action in state.legal_for(seat):
            value = self._judge(state, seat, action)
            if best < 0 or value > best_worth:
                best, best_worth, ties = action, value, 1
            elif value == best_worth:
                ties += 1
                if self.rng.below(ties) == 0:
                    best = action
        return best

    def _judge(self, state: State, seat: i64, action: i64) -> int:
        worth = self._worth[state.game.key]
        copy = state.clone()
        copy.answer(seat, action)
        value = int(worth(copy, seat))
        deals = self._deals[state.game.key]
        if deals == 1 or copy.revealed == state.revealed:
            return value
        for _ in range(deals - 1):
            copy = state.clone()
            copy.redeal(seat, self.rng)
            copy.answer(seat, action)
            value += int(worth(copy, seat))
        return value // deals
