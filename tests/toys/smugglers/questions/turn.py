"""The turn: draw, peek at the reef, stow a crate, call for bribes, jettison two cards, land one, or sail."""

from __future__ import annotations

from carrack.core.rooms import REVEALED, SEATS, Answer, Question, State, Way, bit
from smugglers import at
from smugglers.piles import DECK_PILE, HANDS, REEF_PILE, draw
from smugglers.questions.hand import SlotAnswer
from smugglers.questions.sailing import REACH, SetSail, ways_of
from smugglers.questions.stowing import has_room


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
    """A crate, if there is one left and it fits anywhere."""

    def refuse(self, s: State, seat: int, k: int) -> int:
        return 0 if has_room(s, seat) else at.NO_ROOM

    def take(self, s: State, seat: int, k: int) -> None:
        s.push(at.STOWING, seat)


class Bribe(Answer):
    """Everybody offers coins, unseen by the others."""

    def refuse(self, s: State, seat: int, k: int) -> int:
        return at.ALONE if s.cells[SEATS] == 1 else 0

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


class Right(Answer):
    """A boat that lies on its side is set up again."""

    def refuse(self, s: State, seat: int, k: int) -> int:
        return 0 if s.cells[at.STRANDED + seat] else at.UPRIGHT

    def take(self, s: State, seat: int, k: int) -> None:
        s.cells[at.STRANDED + seat] = 0

    def touches(self, s: State, seat: int, k: int) -> tuple[str, ...]:
        return (f"boat.{seat}",)


class Land(SlotAnswer):
    """A card from the hand; the others may spring a trap first."""

    def refuse(self, s: State, seat: int, k: int) -> int:
        return 0 if k < HANDS[seat].size(s) else at.NOTHING_THERE

    def take(self, s: State, seat: int, k: int) -> None:
        s.push(at.LANDING, seat, source=k)
        s.push(at.TRAPS, seat, a=1)


class Turn(Question):
    """One action; then whistles may be blown."""

    def ways(self, s: State, seat: int) -> tuple[Way, ...]:
        return ways_of(s, seat, REACH)


TURN = Turn(
    "turn",
    Draw("draw"),
    Peek("peek"),
    Stow("stow"),
    Bribe("bribe"),
    Jettison("jettison"),
    Right("right"),
    Land("land"),
    SetSail("sail"),
    then="whistles",
)
