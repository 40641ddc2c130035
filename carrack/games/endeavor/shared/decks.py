# mypyc: compiled
"""Decks and cards: what may be drawn, what the limit allows, where a discarded card goes, the abolition of slavery."""

from carrack.core.rooms import SEATS, State, bit, i64, lowest, size, vec
from carrack.games.endeavor.shared.realm import is_open, presence
from carrack.games.endeavor.shared.statuses import value
from carrack.games.endeavor.shared.world import POLITICS, World


def top_card(c: vec[i64], w: World, deck: i64) -> i64:
    """The card on top of a deck, 0 if it is empty: decks stay sorted, a governor above all."""
    left = c[w.decks] & w.cards_of[deck]
    if left == 0:
        return 0
    return lowest(left)


def drawable(c: vec[i64], w: World, seat: i64) -> i64:
    """The decks whose top card a seat may draw, as a set."""
    found: i64 = 0
    deck: i64 = 1
    while deck <= w.deck_count:
        card = top_card(c, w, deck)
        region = w.region_of_deck[deck]
        if card != 0 and is_open(c, w, region) and w.card_value[card] <= presence(c, w, seat, region):
            found |= bit(deck)
        deck += 1
    return found


def free_places(c: vec[i64], w: World, seat: i64) -> i64:
    """How many cards lie beside the limit: one governor, one slavery card."""
    held = c[w.cards + seat]
    n: i64 = 0
    if held & w.governors != 0:
        n += 1
    if held & w.slavery != 0:
        n += 1
    return n


def surplus(c: vec[i64], w: World, seat: i64) -> i64:
    """How many cards a seat has above its limit; 0 or less: none."""
    return size(c[w.cards + seat]) - free_places(c, w, seat) - value(c, w, seat, POLITICS)


def takes_place(c: vec[i64], w: World, seat: i64, card: i64) -> bool:
    """Whether a card counts against the limit: the only governor and the only slavery card do not."""
    held = c[w.cards + seat]
    if w.governors & bit(card) != 0:
        return size(held & w.governors) > 1
    if w.slavery & bit(card) != 0:
        return size(held & w.slavery) > 1
    return True


def lose_card(s: State, w: World, seat: i64, card: i64, what: str) -> None:
    """A card leaves a board: back to its deck, a governor out of the game, slavery face down beside the board."""
    c = s.cells
    c[w.cards + seat] &= ~bit(card)
    c[w.status + seat] -= w.card_icons[card]
    if w.governors & bit(card) != 0:
        c[w.removed] |= bit(card)
    elif w.slavery & bit(card) != 0:
        c[w.aside + seat] |= bit(card)
    else:
        c[w.decks] |= bit(card)
    if s.journal is not None:
        s.journal.tell(
            what,
            int(seat),
            {"card": w.names.cards[card - 1], "minus": w.names.named_icons(w.card_icons[card])},
        )


def abolish_slavery(s: State, w: World, seat: i64) -> None:
    """All slavery cards of all boards are set aside, those of the deck leave the game."""
    c = s.cells
    left = c[w.decks] & w.slavery
    c[w.decks] &= ~left
    c[w.removed] |= left
    if s.journal is not None:
        s.journal.tell("abolished", int(seat))
    for k in range(c[SEATS]):
        other = (seat + k) % c[SEATS]
        cards = c[w.cards + other] & w.slavery
        while cards != 0:
            lose_card(s, w, other, lowest(cards), "set_aside")
            cards &= cards - 1
