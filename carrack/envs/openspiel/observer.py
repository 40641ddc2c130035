"""What OpenSpiel looks at states with: the strings and tensors of one kind of view.

Without recall it is the observation. With recall it is the information state: all that was seen since the deal as a
string; as a tensor, whose size is fixed, the last choices and a digest of everything.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from carrack.core.contract import NOBODY, Game
from carrack.envs.openspiel.memory import DIGEST_BITS, UNREAD, Memory, described

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from carrack.envs.openspiel.state import SpielState


class Observer:
    """One kind of view, as OpenSpiel wants it: `tensor` in one piece, `dict` its named parts, and a string."""

    def __init__(self, title: Game, seats: int, choices: int | None, spectator: bool) -> None:
        """`choices` is how many past choices the tensor shows, None for a view without recall."""
        self._title = title
        self._seats = seats
        self._recall = choices is not None
        self._spectator = spectator
        shapes: dict[str, tuple[int, ...]] = {"player": (seats,), "observation": (int(title.lenses.width),)}
        if choices is not None:
            shapes["choices"] = (choices, seats + len(title.verbs.all) + 1)
            shapes["digest"] = (DIGEST_BITS,)
        self.tensor: NDArray[np.float32] = np.zeros(sum(map(_size, shapes.values())), np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {}
        at = 0
        for name, shape in shapes.items():
            self.dict[name] = self.tensor[at : at + _size(shape)].reshape(shape)
            at += _size(shape)

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what this player sees into the tensor; before the deal all is 0."""
        self.tensor.fill(0)
        if state.progress is None:
            return
        viewer = NOBODY if self._spectator else player
        if viewer != NOBODY:
            self.dict["player"][viewer] = 1
        if self._recall:
            self._recall_into(state.progress.memory(viewer))
        self.dict["observation"][:] = state.progress.observation(viewer)

    def string_from(self, state: SpielState, player: int) -> str:
        """What this player sees, in words."""
        if state.progress is None:
            return "before the deal"
        viewer = NOBODY if self._spectator else player
        who = "a spectator" if self._spectator else f"seat {player}"
        past = state.progress.memory(viewer).lines if self._recall else []
        return "\n".join([f"{who} of {self._seats}", *past, described(self._title, state.progress.observation(viewer))])

    def _recall_into(self, memory: Memory) -> None:
        first = max(memory.viewer, 0)
        for row, (seat, verb, action) in zip(self.dict["choices"], reversed(memory.choices), strict=False):
            row[(seat - first) % self._seats] = 1
            row[self._seats + verb] = 1
            row[-1] = 0 if action == UNREAD else 1 + action - self._title.verbs.all[verb].start
        self.dict["digest"][:] = np.unpackbits(np.frombuffer(memory.digest, np.uint8))


def _size(shape: tuple[int, ...]) -> int:
    return int(np.prod(shape))
