"""A game in progress as OpenSpiel's states hold it: the position, and what everybody has seen on the way to it.

What was seen is worked out only when somebody asks, by following the actions again from the opening with a journal
attached: random playouts, which ask for nothing, pay nothing.
"""

from __future__ import annotations

from carrack.core.chance import Chance
from carrack.core.contract import NOBODY, OVER, State
from carrack.envs.openspiel.memory import Memory, observe


class GameInProgress:
    """A position, the actions that led to it, and the memories asked for so far.

    The opening is the deal, or the moment of a resample. Then `known` holds the memories that came before it: that
    of the viewer it was resampled for, and the spectator's, which is all that is left to the other seats.
    """

    def __init__(self, opening: State, horizon: int, known: dict[int, Memory] | None = None, decided: int = 0) -> None:
        self.position = opening.clone()
        self.horizon = horizon
        self.decided = decided
        self._opening = opening
        self._known = known or {}
        self._actions: list[int] = []
        self._memories: dict[int, Memory] = {}

    @property
    def over(self) -> bool:
        """Whether the game has ended, by its rules or at the horizon."""
        return self.position.over or self.decided >= self.horizon

    @property
    def actor(self) -> int:
        """The seat that decides now, or OVER."""
        return OVER if self.over else int(self.position.actor)

    def apply(self, action: int) -> None:
        """Take the actor's action."""
        self.position.apply(action)
        self._actions.append(action)
        self.decided += 1

    def observation(self, viewer: int) -> list[int]:
        """All that this viewer sees now."""
        memory = self._memories.get(viewer)
        if memory is not None and memory.followed == len(self._actions):
            return memory.observation
        return observe(self.position, viewer)

    def memory(self, viewer: int) -> Memory:
        """All that this viewer has seen since the deal; not to be changed."""
        memory = self._memories.get(viewer)
        if memory is None:
            known = self._known.get(viewer)
            memory = known.copy() if known else Memory(viewer, self._opening, self._known.get(NOBODY))
            self._memories[viewer] = memory
        for action in self._actions[memory.followed :]:
            memory.follow(action)
        return memory

    def resampled(self, viewer: int, rng: Chance) -> GameInProgress:
        """A game that this viewer cannot tell from this one; it depends on nothing that the viewer does not know."""
        opening = self.position.clone()
        opening.redeal(viewer, rng)
        known = {seat: self.memory(seat).moved_to(opening) for seat in (viewer, NOBODY)}
        return GameInProgress(opening, self.horizon, known, self.decided)

    def copy(self) -> GameInProgress:
        """A game that goes its own way from here."""
        copy = GameInProgress(self.position, self.horizon, self._known, self.decided)
        copy._opening = self._opening
        copy._actions = list(self._actions)
        copy._memories = {viewer: memory.copy() for viewer, memory in self._memories.items()}
        return copy

    def __deepcopy__(self, memo: dict[int, object]) -> GameInProgress:
        return self.copy()

    def __getstate__(self) -> dict[str, object]:
        # Without the memories: they come back when asked for, and a state's bytes do not tell who has asked.
        return self.__dict__ | {"_memories": {}}
