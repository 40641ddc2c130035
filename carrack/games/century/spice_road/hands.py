# mypyc: compiled
"""Cards of a seat: what they are called on the table, and an answer that names one of them."""

from carrack.core.rooms import Answer, State, bit, i64, lowest, vec
from carrack.games.century.spice_road import at, cards


def piece_of(card: int, seat: int) -> str:
    """The piece that a card is; of the starting cards every seat has one."""
    name = cards.CARD_IDS[card - 1]
    return f"{name}.{seat}" if card < cards.FIRST_MERCHANT else name


def list_cards(held: i64, verb: i64, buffer: vec[i64], n: i64) -> i64:
    """Write the actions of a verb that names one card, for every card of a set."""
    while held != 0:
        buffer[n] = verb + lowest(held) - 1
        n += 1
        held &= held - 1
    return n


class CardAnswer(Answer):
    """An answer that names a card in one's hand or played before one; k = 0 is the first card."""

    def touches(self, s: State, seat: i64, k: i64) -> tuple[str, ...]:
        own = s.cells[at.HAND + seat] | s.cells[at.PLAYED + seat]
        return (piece_of(k + 1, seat),) if own & bit(k + 1) != 0 else ()
