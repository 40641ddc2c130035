# mypyc: compiled
"""The two rows and their decks: how a merchant leaves its row, and how its row fills up again."""

from carrack.core.rooms import CHANCE, Final, State, bit, close_gap, i64, lowest, size
from carrack.games.century.shared.hold import gain
from carrack.games.century.shared.row import CardRow
from carrack.games.century.spice_road import at, cards

GOALS: Final = CardRow(at.GOAL_ROW, at.GOAL_SLOTS, at.GOAL_DECK, cards.GOAL_IDS)
MERCHANTS: Final = CardRow(at.MERCHANT_ROW, at.MERCHANT_SLOTS, at.MERCHANT_DECK, cards.CARD_IDS)


def take_merchant(s: State, seat: i64, slot: i64) -> None:
    """A merchant comes to the hand with the cubes that lie on it."""
    c = s.cells
    card = c[at.MERCHANT_ROW + slot]
    c[at.HAND + seat] |= bit(card)
    if s.journal is not None:
        s.journal.tell("acquired", seat, {"card": cards.CARD_IDS[card - 1], "slot": int(slot)})
    take_cubes(s, seat, slot)
    close_row(s, slot)


def take_cubes(s: State, seat: i64, slot: i64) -> None:
    """The cubes that lie on a merchant come to the caravan."""
    lying = s.cells[at.MERCHANT_CUBES + slot]
    s.cells[at.MERCHANT_CUBES + slot] = 0
    if lying != 0:
        gain(s, at.CARAVAN, seat, lying)


def close_row(s: State, slot: i64) -> None:
    """The merchants further right move up to this place with their cubes, and the row is filled again."""
    MERCHANTS.close(s, slot)
    close_gap(s.cells, at.MERCHANT_CUBES, slot, at.MERCHANT_SLOTS)
    refill_merchants(s)


def refill_merchants(s: State) -> None:
    """With Big Deals an empty deck is made anew from the discards, and a sleeved card shows its deal."""
    c = s.cells
    MERCHANTS.refill(s)
    if c[at.BIG_DEALS] == 0:
        return
    if c[at.DISCARDED] != 0 and c[at.MERCHANT_ROW + at.MERCHANT_SLOTS - 1] == 0:
        renew_deck(s)
        MERCHANTS.refill(s)
    for slot in range(i64(at.MERCHANT_SLOTS)):
        c[at.DEAL_KNOWN] |= bit(c[at.MERCHANT_ROW + slot])
    c[at.DEAL_KNOWN] &= ~bit(0)


def renew_deck(s: State) -> None:
    """The discards become the deck, in an order that nobody knows."""
    discarded = s.cells[at.DISCARDED]
    s.cells[at.DISCARDED] = 0
    if s.journal is not None:
        s.journal.tell("reshuffled", -1, {"n": int(size(discarded))})
    while discarded != 0:
        MERCHANTS.deck.put(s, lowest(discarded))
        discarded &= discarded - 1
    MERCHANTS.deck.shuffle(s, CHANCE)
