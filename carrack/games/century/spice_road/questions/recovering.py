# mypyc: compiled
"""Taking back one played card by the symbol of another. The source of the frame is the card with the symbol."""

from carrack.core.rooms import SEAT, SOURCE, Final, Question, State, bit, i64, vec
from carrack.games.century.spice_road import at, cards
from carrack.games.century.spice_road.hands import CardAnswer, list_cards, piece_of


class Recover(CardAnswer):
    """A played card comes back to the hand."""

    def refuse(self, s: State, seat: i64, k: i64) -> i64:
        if s.cells[at.PLAYED + seat] & bit(k + 1) == 0:
            return at.NOT_PLAYED
        return at.RECOVERS_OTHERS if s.frame(SOURCE) == k + 1 else 0

    def list_into(self, s: State, seat: i64, buffer: vec[i64], n: i64) -> i64:
        return list_cards(s.cells[at.PLAYED + seat] & ~bit(s.frame(SOURCE)), self.first, buffer, n)

    def take(self, s: State, seat: i64, k: i64) -> None:
        s.pop()
        s.cells[at.PLAYED + seat] &= ~bit(k + 1)
        s.cells[at.HAND + seat] |= bit(k + 1)
        if s.journal is not None:
            s.journal.tell("recovered", seat, {"card": cards.CARD_IDS[k]})


class Recovering(Question):
    """Asked only if there is a card to take back."""

    def follow(self, s: State) -> bool:
        if s.cells[at.PLAYED + s.frame(SEAT)] & ~bit(s.frame(SOURCE)) != 0:
            return False
        s.pop()
        return True

    def concerns(self, s: State, seat: i64) -> tuple[str, ...]:
        return (piece_of(int(s.frame(SOURCE)), int(seat)),)


RECOVERING: Final = Recovering("recovering", Recover("recover"), decline=True, says="ask-recover")
