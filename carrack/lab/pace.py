"""How long moves take: how many, how long in all, and how they are spread, in few numbers."""

from __future__ import annotations

from math import ceil, log2

import msgspec

_STEPS = 16
"""How many classes there are for each doubling of the time: a quantile is at most 4.5 % too long."""
_SHORTEST = 1e-6


class Pace(msgspec.Struct):
    """The moves of one bot; `classes` counts them by the logarithm of their time."""

    moves: int = 0
    seconds: float = 0.0
    classes: dict[int, int] = {}

    def add(self, seconds: float) -> None:
        """One more move."""
        self.moves += 1
        self.seconds += seconds
        index = ceil(_STEPS * log2(max(seconds, _SHORTEST) / _SHORTEST))
        self.classes[index] = self.classes.get(index, 0) + 1

    def merge(self, other: Pace) -> None:
        """The moves of another part."""
        self.moves += other.moves
        self.seconds += other.seconds
        for index, n in other.classes.items():
            self.classes[index] = self.classes.get(index, 0) + n

    @property
    def mean(self) -> float:
        """Seconds a move."""
        return self.seconds / self.moves if self.moves else 0.0

    def quantile(self, share: float) -> float:
        """Seconds that at least this share of all moves did not exceed."""
        seen = 0
        for index in sorted(self.classes):
            seen += self.classes[index]
            if seen >= share * self.moves:
                return float(_SHORTEST * 2 ** (index / _STEPS))
        return 0.0
