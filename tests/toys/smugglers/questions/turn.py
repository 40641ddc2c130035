"""The turn: draw, peek at the reef, stow a crate, call for bribes, jettison two cards, or land one."""

from __future__ import annotations

from carrack.core.rooms import REVEALED, SEATS, Answer, Question, State, bit
from smugglers import at
from smugglers.piles import DECK_PILE, HANDS, REEF_PILE, draw
from smugglers.questions.hand import SlotAnswer
from smugglers.questions.stowing import spots


class Draw(Answer):
    """The top card of the deck."""

    def refuse(self, s: State, seat: int, k: int) -> int:
        if DECK_PILE.size(s) == 0:
            return at.NOTHING_THERE
        return at.NO_ROOM if HANDS[seat].size(s) == at.ROOM else 0

    def take(self, s: State, seat: int, k: int) -> None:
        draw(s, seat)


class Peek(Answer):
    """The top token of the reef: keep it, or slip it under."""

    def refuse(self, s: State, seat: int, k: int) -> int:
        return at.NOTHING_THERE if REEF_PILE.size(s) == 0 else 0

    def take(self, s: State, seat: int, k: int) -> None:
        s.cells[at.REEF_SEEN + REEF_PILE.size(s) - 1] |= bit(seat)
        s.cells[REVEALED] += 1
        s.push(at.PEEKED, seat)


class Stow(Answer):
    """A crate of two cells, if it fits anywhere."""

    def refuse(self, s: State, seat: int, k: int) -> int:
        return 0 if spots(s, seat) else at.NO_ROOM

    def take(self, s: State, seat: int, k: int) -> None:
        s.push(at.STOWING, seat)


class Bribe(Answer):
    """Everybody offers coins, unseen by the others."""

    def take(self, s: State, seat: int, k: int) -> None:
        everybody = bit(s.cells[SEATS]) - 1
        s.push(at.SEALED, seat, a=everybody)
        s.ask_all(everybody)


class Jettison(Answer):
    """Two cards go under the deck, for coins."""

    def refuse(self, s: State, seat: int, k: int) -> int:
        return 0 if HANDS[seat].size(s) >= 2 else at.NOTHING_THERE

    def take(self, s: State, seat: int, k: int) -> None:
        s.push(at.TOSSING, seat)


class Land(SlotAnswer):
    """A card from the hand; the others may spring a trap first."""

    def refuse(self, s: State, seat: int, k: int) -> int:
        return 0 if k < HANDS[seat].size(s) else at.NOTHING_THERE

    def take(self, s: State, seat: int, k: int) -> None:
        s.push(at.LANDING, seat, source=k)
        s.push(at.TRAPS, seat, a=1)


TURN = Question(
    "turn",
    Draw("draw"),
    Peek("peek"),
    Stow("stow"),
    Bribe("bribe"),
    Jettison("jettison"),
    Land("land"),
    then="whistles",
)
"""One action; then whistles may be blown."""
