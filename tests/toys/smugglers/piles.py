"""Deck, reef, landing place and hands, and how cards move between them."""

from __future__ import annotations

from carrack.core.rooms import REVEALED, SEATS, Pile, State, bit
from smugglers import at
from smugglers.cards import CARDS

DECK_PILE, LANDED_PILE, REEF_PILE = (
    Pile(at.DECK, at.DECK_SEEN, at.DECK_SEGMENT),
    Pile(at.LANDED),
    Pile(at.REEF, at.REEF_SEEN),
)
HANDS = [
    Pile(at.HAND + k * (at.ROOM + 1), at.HAND_SEEN + k * at.ROOM, at.HAND_SEGMENT + k * at.ROOM)
    for k in range(at.MOST_SEATS)
]


def draw(s: State, seat: int) -> None:
    """Who draws a card that lay face up before all draws it under their eyes."""
    c = s.cells
    top = DECK_PILE.size(s) - 1
    seen, segment = c[at.DECK_SEEN + top], DECK_PILE.segment_of(s, top)
    card = DECK_PILE.draw(s)
    HANDS[seat].put(s, card, seen, segment)
    c[REVEALED] += 1
    if s.journal is not None:
        s.journal.tell("drew", int(seat), {"card": CARDS[card - 1]}, int(bit(seat) | seen))


def sink(s: State, seat: int, slot: int) -> None:
    """A card from the hand goes under the deck, seen by all."""
    c = s.cells
    segment = HANDS[seat].segment_of(s, slot)
    card = HANDS[seat].take(s, slot)
    DECK_PILE.put_under(s, card, bit(c[SEATS]) - 1, segment)
    c[REVEALED] += 1
    if s.journal is not None:
        s.journal.tell("sank", int(seat), {"card": CARDS[card - 1]})


def change(s: State, seat: int, purse: int, n: int) -> None:
    """Coins or points come or go."""
    s.cells[purse + seat] += n
    if s.journal is not None and n:
        thing = "coin" if purse == at.COIN else "loot"
        sign = "plus" if n > 0 else "minus"
        s.journal.tell("gained" if n > 0 else "paid", int(seat), {sign: {thing: abs(int(n))}})
