# mypyc: compiled
"""The two rows and their decks: how a merchant leaves its row, and how the rows fill up again."""

from carrack.core.rooms import CHANCE, REVEALED, Final, Pile, State, bit, i64, lowest, members
from carrack.games.century.shared.hold import gain
from carrack.games.century.spice_road import at, cards

MERCHANT_PILE: Final = Pile(at.MERCHANT_DECK)
GOAL_PILE: Final = Pile(at.GOAL_DECK)


def merchant_at(s: State, slot: i64) -> tuple[str, ...]:
    """The piece in a slot of the row, if there is one."""
    card = s.cells[at.MERCHANT_ROW + slot]
    return (cards.CARD_IDS[card - 1],) if card != 0 else ()


def take_merchant(s: State, seat: i64, slot: i64) -> None:
    """A merchant comes to the hand with the cubes that lie on it."""
    c = s.cells
    card = c[at.MERCHANT_ROW + slot]
    lying = c[at.MERCHANT_CUBES + slot]
    c[at.HAND + seat] |= bit(card)
    if s.journal is not None:
        s.journal.tell("acquired", seat, {"card": cards.CARD_IDS[card - 1], "slot": int(slot)})
    if lying != 0:
        gain(s, at.CARAVAN, seat, lying)
    close_row(s, slot)


def close_row(s: State, slot: i64) -> None:
    """The merchants further right move up to this place, and the row is filled again."""
    c = s.cells
    while slot < at.MERCHANT_SLOTS - 1:
        c[at.MERCHANT_ROW + slot] = c[at.MERCHANT_ROW + slot + 1]
        c[at.MERCHANT_CUBES + slot] = c[at.MERCHANT_CUBES + slot + 1]
        slot += 1
    c[at.MERCHANT_ROW + slot] = 0
    c[at.MERCHANT_CUBES + slot] = 0
    refill_merchants(s)


def refill_merchants(s: State) -> None:
    """With Big Deals an empty deck is made anew from the discards, and a sleeved card shows its deal."""
    c = s.cells
    refill(s, MERCHANT_PILE, at.MERCHANT_ROW, at.MERCHANT_SLOTS)
    if c[at.BIG_DEALS] == 0:
        return
    if c[at.DISCARDED] != 0 and c[at.MERCHANT_ROW + at.MERCHANT_SLOTS - 1] == 0:
        renew_deck(s)
        refill(s, MERCHANT_PILE, at.MERCHANT_ROW, at.MERCHANT_SLOTS)
    for slot in range(i64(at.MERCHANT_SLOTS)):
        c[at.DEAL_KNOWN] |= bit(c[at.MERCHANT_ROW + slot])
    c[at.DEAL_KNOWN] &= ~bit(0)


def renew_deck(s: State) -> None:
    """The discards become the deck, in an order that nobody knows."""
    c = s.cells
    discarded = c[at.DISCARDED]
    c[at.DISCARDED] = 0
    if s.journal is not None:
        s.journal.tell("reshuffled", -1, {"n": len(members(discarded))})
    while discarded != 0:
        MERCHANT_PILE.put(s, lowest(discarded))
        discarded &= discarded - 1
    MERCHANT_PILE.shuffle(s, CHANCE)


def refill_goals(s: State) -> None:
    """The row of goals is filled again."""
    refill(s, GOAL_PILE, at.GOAL_ROW, at.GOAL_SLOTS)


def refill(s: State, deck: Pile, row: i64, slots: i64) -> None:
    """Turn cards from the deck until the row is full or the deck is empty."""
    c = s.cells
    for slot in range(slots):
        if c[row + slot] == 0 and deck.size(s) > 0:
            card = deck.draw(s)
            c[row + slot] = card
            c[REVEALED] += 1
            if s.journal is not None:
                ids = cards.CARD_IDS if row == at.MERCHANT_ROW else cards.GOAL_IDS
                s.journal.tell("turned", -1, {"card": ids[card - 1], "slot": int(slot)})
