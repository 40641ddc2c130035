"""Which seed each game of an environment is dealt with."""

from __future__ import annotations

import operator
import secrets
from dataclasses import dataclass

from carrack.core.chance import SEED_BITS, derived_seed


@dataclass(frozen=True, slots=True)
class Seeds:
    """A place in a series of seeds: the first as it was given, those after it follow from it."""

    first: int
    game: int = 0

    @property
    def seed(self) -> int:
        """The seed at this place."""
        if self.game == 0:
            return self.first
        return derived_seed(f"game {self.first} {self.game}")

    def next(self) -> Seeds:
        """The place after it."""
        return Seeds(self.first, self.game + 1)


def start(seed: int | None) -> Seeds:
    """The series that begins with this seed, or with fresh random bits."""
    return Seeds(secrets.randbits(SEED_BITS) if seed is None else operator.index(seed))
