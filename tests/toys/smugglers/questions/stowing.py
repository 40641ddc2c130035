"""A crate of two cells, laid into the hold and turned: one decision, however many spots there are."""

from __future__ import annotations

from carrack.core.rooms import Answer, Question, Shape, State
from smugglers import at
from smugglers.cards import PLACES, crate


def spots(s: State, seat: int) -> list[int]:
    """Where a crate fits: cell * 2 + turn."""
    hold = s.cells[at.HOLD + seat]
    shapes = [(k, crate(k // 2, k % 2)) for k in range(2 * len(PLACES))]
    return [k for k, shape in shapes if shape and not shape & hold]


class Place(Answer):
    """The cell of its upper left corner, and how it is turned."""

    def refuse(self, s: State, seat: int, k: int) -> int:
        return 0 if k in spots(s, seat) else at.NO_ROOM

    def take(self, s: State, seat: int, k: int) -> None:
        s.pop()
        s.cells[at.HOLD + seat] |= crate(k // 2, k % 2)
        s.cells[at.VP + seat] += 1


class Stowing(Question):
    """Shown as one shape that fits on many spots."""

    def shapes(self, s: State, seat: int) -> tuple[Shape, ...]:
        fits = spots(s, seat)
        by_turn = {str(turn): tuple(k // 2 for k in fits if k % 2 == turn) for turn in (0, 1)}
        return (Shape(("place",), "crate", f"hold.{seat}", by_turn),)


STOWING = Stowing("stowing", Place("place"), says="ask-stow")
