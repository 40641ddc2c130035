"""A token that only its finder has seen: it is kept, or slipped under the reef."""

from __future__ import annotations

from carrack.core.rooms import REVEALED, Answer, Question, State
from smugglers import at
from smugglers.piles import REEF_PILE


class Keep(Answer):
    """It is shown, and counts."""

    def take(self, s: State, seat: int, k: int) -> None:
        s.pop()
        s.cells[at.VP + seat] += REEF_PILE.draw(s)
        s.cells[REVEALED] += 1


class Leave(Answer):
    """It goes under the others; who has seen it knows where it lies."""

    def take(self, s: State, seat: int, k: int) -> None:
        s.pop()
        seen = s.cells[at.REEF_SEEN + REEF_PILE.size(s) - 1]
        REEF_PILE.put_under(s, REEF_PILE.draw(s), seen)


PEEKED = Question("peeked", Keep("keep"), Leave("leave"))
