# mypyc: compiled
"""Big Deals: a card is laid down without effect, the card of the deal is discarded, and the deal is done.

The card comes from the hand (`laying`: the frame's source is the card) or straight from the row, when its merchant has
just been paid for (`offered`: the source is its slot).
"""

from carrack.core.rooms import SOURCE, Answer, Final, Question, State, Text, Work, bit, i64, top_frame, vec
from carrack.games.century.shared.hold import gain
from carrack.games.century.spice_road import at, cards
from carrack.games.century.spice_road.effects import resolve
from carrack.games.century.spice_road.hands import CardAnswer, list_cards, owns, piece_of
from carrack.games.century.spice_road.market import close_row, merchant_at, take_merchant


def dealable(hand: i64) -> i64:
    """The cards of a hand whose deal can be struck: all but the starting cards, if another card can be laid."""
    return hand & ~cards.STARTING_HAND if hand & (hand - 1) != 0 else 0


def list_deals(hand: i64, buffer: vec[i64], n: i64) -> i64:
    """Write the deals of a hand."""
    return list_cards(dealable(hand), at.DO_DEAL, buffer, n)


class Deal(CardAnswer):
    """The deal of a card in hand; another card must be laid down for it."""

    def refuse(self, s: State, seat: i64, k: i64) -> i64:
        c = s.cells
        hand = c[at.HAND + seat]
        if hand & bit(k + 1) == 0:
            return at.NOT_IN_HAND_TO_DEAL
        if c[at.DEAL + k] == 0:
            return at.NO_DEAL
        return at.NONE_TO_LAY if hand == bit(k + 1) else 0

    def take(self, s: State, seat: i64, k: i64) -> None:
        s.push(at.LAYING, seat, source=k + 1)

    def touches(self, s: State, seat: i64, k: i64) -> tuple[str, ...]:
        if s.cells[at.DEAL + k] == 0 or not owns(s, seat, k + 1):
            return ()
        piece = piece_of(k + 1, seat)
        return piece, f"{piece}/deal"


class Keep(Answer):
    """The merchant is taken, its deal is left alone."""

    def take(self, s: State, seat: i64, k: i64) -> None:
        c = s.cells
        slot = c[top_frame(c) + SOURCE]
        s.pop()
        take_merchant(s, seat, slot)

    def touches(self, s: State, seat: i64, k: i64) -> tuple[str, ...]:
        c = s.cells
        top = top_frame(c)
        return merchant_at(s, c[top + SOURCE]) if c[top] == at.OFFERED else ()


class Lay(CardAnswer):
    """The card that is laid down; not the one that is dealt with."""

    def refuse(self, s: State, seat: i64, k: i64) -> i64:
        c = s.cells
        top = top_frame(c)
        from_hand = c[top] == at.LAYING
        if c[at.HAND + seat] & bit(k + 1) == 0:
            return at.NOT_IN_HAND_TO_LAY if from_hand else at.NOT_IN_HAND_TO_OFFER
        return at.LAYS_ANOTHER if from_hand and c[top + SOURCE] == k + 1 else 0

    def take(self, s: State, seat: i64, k: i64) -> None:
        """A card from the row brings the cubes that lie on it; the row closes when the deal is done."""
        c = s.cells
        top = top_frame(c)
        from_hand = c[top] == at.LAYING
        source = c[top + SOURCE]
        s.pop()
        c[at.HAND + seat] &= ~bit(k + 1)
        c[at.PLAYED + seat] |= bit(k + 1)
        card = source
        if from_hand:
            c[at.HAND + seat] &= ~bit(card)
        else:
            card = c[at.MERCHANT_ROW + source]
        c[at.DISCARDED] |= bit(card)
        deal = c[at.DEAL + card - 1]
        if s.journal is not None:
            laid, dealt = cards.CARD_IDS[k], cards.CARD_IDS[card - 1]
            s.journal.tell("struck", seat, {"laid": laid, "card": dealt, "deal": cards.DEAL_IDS[deal - 1]})
        if not from_hand:
            lying = c[at.MERCHANT_CUBES + source]
            c[at.MERCHANT_ROW + source] = 0
            c[at.MERCHANT_CUBES + source] = 0
            if lying != 0:
                gain(s, at.CARAVAN, seat, lying)
            s.push(at.GAP, seat, source=source)
        resolve(s, cards.DEAL_EFFECT[deal], seat, card, 1)


class DealQuestion(Question):
    """Which card is laid down for the deal."""

    def ask(self, s: State, seat: i64) -> Text:
        c = s.cells
        top = top_frame(c)
        card = c[top + SOURCE]
        if c[top] == at.OFFERED:
            card = c[at.MERCHANT_ROW + card]
        return self.says, {"deal": cards.DEAL_IDS[c[at.DEAL + card - 1] - 1]}


class Gap(Work):
    """The deal is done: the row closes where its card lay."""

    def follow(self, s: State) -> bool:
        c = s.cells
        slot = c[top_frame(c) + SOURCE]
        s.pop()
        close_row(s, slot)
        return True


OFFERED: Final = DealQuestion("offered", Keep("keep"), Lay("lay"))
LAYING: Final = DealQuestion("laying", Lay("lay"), says="ask-lay")
GAP: Final = Gap("gap")
