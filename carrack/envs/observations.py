"""What a seat sees and may do, as NumPy arrays. The only place that knows how a position gives them."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from carrack.core.contract import Game, State
from carrack.core.registry import find

Numbers = NDArray[np.int32]
Mask = NDArray[np.int8]


class Observations:
    """Reads positions of one title; every array handed out is new."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.width = int(game.lenses.width)
        self.actions = int(game.actions)
        self._sheet = game.sheet()
        self._seen_view: Numbers = np.asarray(memoryview(self._sheet.numbers))

    def observation(self, state: State, seat: int) -> Numbers:
        """All that a seat knows; `Game.fields` says what each number is."""
        state.observe_into(seat, self._sheet)
        return self._seen_view.copy()

    def mask(self, state: State) -> Mask:
        """1 for each action that the actor may take now."""
        made = np.zeros(self.actions, np.int8)
        made[state.legal()] = 1
        return made

    def no_mask(self) -> Mask:
        """Nothing may be done."""
        return np.zeros(self.actions, np.int8)

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return _of_title, (self.game.key,)


def _of_title(title: str) -> Observations:
    return Observations(find(title))
