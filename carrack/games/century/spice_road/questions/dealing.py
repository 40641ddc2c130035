# mypyc: compiled
"""Big Deals: a card is laid down without effect, the card of the deal is discarded, and the deal is done.

The card comes from the hand (`laying`: the frame's source is the card) or straight from the row, when its merchant has
just been paid for (`offered`: the source is its slot).
"""

from carrack.core.rooms import KIND, SOURCE, Answer, Final, Question, State, Text, Work, bit, i64, vec
from carrack.games.century.spice_road import at, cards
from carrack.games.century.spice_road.effects import resolve
from carrack.games.century.spice_road.hands import CardAnswer, list_cards, piece_of
from carrack.games.century.spice_road.market import MERCHANTS, close_row, take_cubes, take_merchant


def list_deals(hand: i64, buffer: vec[i64], n: i64) -> i64:
    """Write the deals of a hand: of all but the starting cards, if another card can be laid."""
    return list_cards(hand & ~cards.STARTING_HAND, at.DO_DEAL, buffer, n) if hand & (hand - 1) != 0 else n


def dealt(s: State) -> i64:
    """The card whose deal is struck: the one offered in the row, or the one from the hand."""
    source = s.frame(SOURCE)
    return s.cells[at.MERCHANT_ROW + source] if s.frame(KIND) == at.OFFERED else source


class Deal(CardAnswer):
    """The deal of a card in hand; another card must be laid down for it."""

    def refuse(self, s: State, seat: i64, k: i64) -> i64:
        hand = s.cells[at.HAND + seat]
        if hand & bit(k + 1) == 0:
            return at.NOT_IN_HAND_TO_DEAL
        if s.cells[at.DEAL + k] == 0:
            return at.NO_DEAL
        return at.NONE_TO_LAY if hand == bit(k + 1) else 0

    def take(self, s: State, seat: i64, k: i64) -> None:
        s.push(at.LAYING, seat, source=k + 1)

    def touches(self, s: State, seat: i64, k: i64) -> tuple[str, ...]:
        own = super().touches(s, seat, k)
        return (*own, f"{own[0]}/deal") if own and s.cells[at.DEAL + k] != 0 else ()


class Keep(Answer):
    """The merchant is taken, its deal is left alone."""

    def take(self, s: State, seat: i64, k: i64) -> None:
        take_merchant(s, seat, s.pop())

    def touches(self, s: State, seat: i64, k: i64) -> tuple[str, ...]:
        return MERCHANTS.pieces(s, s.frame(SOURCE)) if self.stands(s) else ()


class Lay(CardAnswer):
    """The card that is laid down; not the one that is dealt with."""

    def refuse(self, s: State, seat: i64, k: i64) -> i64:
        if s.cells[at.HAND + seat] & bit(k + 1) == 0:
            return at.NOT_IN_HAND_TO_LAY if s.frame(KIND) == at.LAYING else at.NOT_IN_HAND_TO_OFFER
        return at.LAYS_ANOTHER if dealt(s) == k + 1 else 0

    def list_into(self, s: State, seat: i64, buffer: vec[i64], n: i64) -> i64:
        return list_cards(s.cells[at.HAND + seat] & ~bit(dealt(s)), self.first, buffer, n)

    def take(self, s: State, seat: i64, k: i64) -> None:
        """A card from the row brings the cubes that lie on it; the row closes when the deal is done."""
        c = s.cells
        card = dealt(s)
        offered = s.frame(KIND) == at.OFFERED
        slot = s.pop()
        c[at.HAND + seat] &= ~(bit(k + 1) | bit(card))
        c[at.PLAYED + seat] |= bit(k + 1)
        c[at.DISCARDED] |= bit(card)
        deal = c[at.DEAL + card - 1]
        if s.journal is not None:
            laid, gone = cards.CARD_IDS[k], cards.CARD_IDS[card - 1]
            s.journal.tell("struck", seat, {"laid": laid, "card": gone, "deal": cards.DEAL_IDS[deal - 1]})
        if offered:
            c[at.MERCHANT_ROW + slot] = 0
            take_cubes(s, seat, slot)
            s.push(at.GAP, seat, source=slot)
        resolve(s, cards.DEAL_EFFECT[deal], seat, card, 1)


class DealQuestion(Question):
    """Which card is laid down for the deal."""

    def concerns(self, s: State, seat: i64) -> tuple[str, ...]:
        return (piece_of(int(dealt(s)), int(seat)),)

    def ask(self, s: State, seat: i64) -> Text:
        return self.says, {"deal": cards.DEAL_IDS[s.cells[at.DEAL + dealt(s) - 1] - 1]}


class Gap(Work):
    """The deal is done: the row closes where its card lay."""

    def follow(self, s: State) -> bool:
        close_row(s, s.pop())
        return True


OFFERED: Final = DealQuestion("offered", Keep("keep"), Lay("lay"))
LAYING: Final = DealQuestion("laying", Lay("lay"), says="ask-lay")
GAP: Final = Gap("gap")
