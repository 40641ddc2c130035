"""What a seat sees and may do, as NumPy arrays. The only place that knows how a position gives them."""

from __future__ import annotations

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from carrack.core.contract import Game, State
from carrack.core.registry import find

Numbers = NDArray[np.int32]
Mask = NDArray[np.int8]


class Senses:
    """Reads positions of one title through buffers of its own; every array handed out is new."""

    def __init__(self, game: Game) -> None:
        self._take(game, vec[i64]([0] * int(game.sight.width)), game.buffer())

    def _take(self, game: Game, seen: vec[i64], legal: vec[i64]) -> None:
        self.game = game
        self.width = int(game.sight.width)
        self.actions = int(game.actions)
        self._seen = seen
        self._legal = legal
        self._seen_view = np.asarray(memoryview(seen))
        self._legal_view = np.asarray(memoryview(legal))

    def observation(self, state: State, seat: int) -> Numbers:
        """All that a seat knows; `Game.fields` says what each number is."""
        state.observe_into(seat, self._seen)
        return self._seen_view.astype(np.int32)

    def mask(self, state: State) -> Mask:
        """1 for each action that the actor may take now."""
        made = np.zeros(self.actions, np.int8)
        made[self._legal_view[: state.legal_into(self._legal)]] = 1
        return made

    def no_mask(self) -> Mask:
        """Nothing may be done."""
        return np.zeros(self.actions, np.int8)

    def twin(self) -> Senses:
        """The same with other buffers, for an environment that runs beside this one."""
        made = Senses.__new__(Senses)
        made._take(self.game, self._seen[:], self._legal[:])
        return made

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return _of_title, (self.game.key,)


def _of_title(title: str) -> Senses:
    return Senses(find(title))
