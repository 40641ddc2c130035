# mypyc: compiled
"""How a game begins: the layout of the board, and the turn order by lot or by auction."""

from carrack.core.rooms import CHANCE, NOBODY, SEATS, TURN, State, bit, i64, shuffle
from carrack.games.age_of_discovery import at, parts
from carrack.games.age_of_discovery.lines import FIRST, clear
from carrack.games.age_of_discovery.pieces import COLONIST, one
from carrack.games.age_of_discovery.questions.bidding import pay_places
from carrack.games.age_of_discovery.supply import DECK, GOOD_STOCK, STACKS, fill_sale, offer_goods


def set_up(s: State) -> None:
    """Chance decides the tokens, the order of buildings, goods and cards, and who goes first."""
    c = s.cells
    lay_tokens(s)
    lay_goods(s)
    stack_cards(s)
    for line in range(i64(len(FIRST))):
        clear(c, line)
    c[TURN] = 1
    c[at.SHIP_IN_PORT] = 1
    c[at.SHIPS_LEFT] = i64(parts.SHIPS) - 1
    fill_sale(s, 1)
    offer_goods(s)
    for place in range(i64(at.MOST_SEATS)):
        c[at.ORDER + place] = NOBODY
    for seat in range(c[SEATS]):
        c[at.MONEY + seat] = i64(parts.START_MONEY)
        c[at.HAND + seat] = i64(parts.START_COLONISTS) * one(COLONIST)
        c[at.ORDER + seat] = seat
    if c[at.AUCTION] == 1:
        s.push(at.BIDDING, s.below(c[SEATS]))
        return
    shuffle(c, CHANCE, at.ORDER, c[SEATS])
    pay_places(s)
    s.push(at.PLACING, c[at.ORDER])


def lay_tokens(s: State) -> None:
    """One on each region, the others stay in the box; the Caribbean has one only for the auction."""
    c = s.cells
    for k in range(i64(at.ALL_TOKENS)):
        c[at.TOKEN + k] = k + 1
    shuffle(c, CHANCE, at.TOKEN, at.ALL_TOKENS)
    if c[at.AUCTION] == 0:
        c[at.BOX + at.BOX_ROOM - 1] = c[at.TOKEN + parts.OPEN_REGION]
        c[at.TOKEN + parts.OPEN_REGION] = 0


def lay_goods(s: State) -> None:
    """One on each region, all others in the pile."""
    c = s.cells
    for region in range(i64(at.REGIONS)):
        c[at.UNCLAIMED] |= bit(region + 1)
    for good in range(1, at.GOOD_KINDS + 1):
        for _ in range(parts.GOOD_COPIES[good] - (good in parts.REGION_GOOD)):
            GOOD_STOCK.put(s, good)
    GOOD_STOCK.shuffle(s, CHANCE)


def stack_cards(s: State) -> None:
    """The buildings of each age, and the discovery cards."""
    for tile in range(1, len(parts.TILE_IDS) + 1):
        STACKS[parts.TILE_AGE[tile] - 1].put(s, tile)
    for stack in STACKS:
        stack.shuffle(s, CHANCE)
    for card in range(1, at.ALL_CARDS + 1):
        DECK.put(s, card)
    DECK.shuffle(s, CHANCE)
