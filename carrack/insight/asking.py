"""Questions about positions, which somebody else answers: here and now, or in another process."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import NamedTuple, TypeVar

from carrack.core.chance import Chance, derived_seed
from carrack.core.contract import State
from carrack.insight.analysis import Analysis, analyse

_T = TypeVar("_T")
_LEAST = 50


class Inquiry(NamedTuple):
    """A position to be looked at: a copy, re-dealt for the seat that decides there. It is called like `analyse`."""

    state: State
    seat: int
    seed: int
    iterations: int
    seconds: float


Asking = Generator[Inquiry, Analysis, _T]
"""Asks one question after another and comes to something in the end."""


class Effort(NamedTuple):
    """How much is thought: iterations at every decision, and at those that look costly (`suspects` of each player).

    `first` and `second` are the iterations of all these decisions together: in a long match each gets fewer. `seconds`
    is the longest time for one position, `points` the largest number of points of the curve.
    """

    quick: int = 300
    deep: int = 3_000
    first: int = 90_000
    second: int = 45_000
    seconds: float = 0.9
    suspects: int = 6
    points: int = 60

    def at_every(self, decisions: int) -> int:
        """Iterations at each decision, of which there are this many."""
        return min(self.quick, max(_LEAST, self.first // max(1, decisions)))

    def at_costly(self, decisions: int) -> int:
        """The same for those that look costly."""
        return min(self.deep, max(_LEAST, self.second // max(1, decisions)))


def known(state: State, seat: int, what: str) -> State:
    """A copy of a position with all that the seat cannot know dealt anew; `what` says how."""
    copy = state.clone()
    copy.redeal(seat, Chance(derived_seed(what)))
    return copy


def settled(asking: Asking[_T], tell: Callable[[], None] = lambda: None) -> _T:
    """What it comes to if every question is answered here and now; `tell` is called before each."""
    try:
        question = next(asking)
        while True:
            tell()
            question = asking.send(analyse(*question))
    except StopIteration as done:
        found: _T = done.value
        return found
