# mypyc: compiled
"""What comes from outside: buildings on sale, goods on offer, the ship in the port, the deck of discoveries."""

from carrack.core.rooms import CHANCE, REVEALED, TURN, Final, Pile, State, i64, vec
from carrack.games.age_of_discovery import at, parts
from carrack.games.age_of_discovery.scoring import is_scoring_turn

GOOD_STOCK: Final = Pile(at.GOOD_PILE)
STACKS: Final = (Pile(at.STACK_1), Pile(at.STACK_2), Pile(at.STACK_3))
DECK: Final = Pile(at.DECK)


def price(turn: i64) -> i64:
    """What a building costs in this turn."""
    return i64(parts.PRICE[parts.AGE_OF_TURN[turn]])


def on_sale(c: vec[i64], design: i64) -> i64:
    """The place of a tile of this design among those on sale, -1 if there is none."""
    for k in range(i64(at.ON_SALE)):
        tile = c[at.SALE + k]
        if tile != 0 and i64(parts.DESIGN[tile]) == design:
            return k
    return -1


def refresh_sale(s: State) -> None:
    """New buildings; when an age ends, all that is left of it leaves the game."""
    c = s.cells
    age = i64(parts.AGE_OF_TURN[c[TURN]])
    if is_scoring_turn(c[TURN]):
        for k in range(i64(at.ON_SALE)):
            c[at.SALE + k] = 0
        old = STACKS[age - 1]
        while old.size(s) > 0:
            old.draw(s)
        age += 1
        if s.journal is not None:
            s.journal.tell("new_age", -1, {"age": int(age)})
    fill_sale(s, age)


def fill_sale(s: State, age: i64) -> None:
    """Every empty place of the sale gets a tile, as long as there are any."""
    c = s.cells
    stack = STACKS[age - 1]
    for k in range(i64(at.ON_SALE)):
        if c[at.SALE + k] == 0 and stack.size(s) > 0:
            tile = stack.draw(s)
            c[at.SALE + k] = tile
            c[REVEALED] += 1
            if s.journal is not None:
                s.journal.tell("for_sale", -1, {"building": parts.DESIGN_IDS[parts.DESIGN[tile]]})


def refresh_goods(s: State) -> None:
    """What nobody took is shuffled back, and four new goods come."""
    c = s.cells
    for k in range(i64(at.OFFERED)):
        if c[at.OFFER + k] != 0:
            GOOD_STOCK.put(s, c[at.OFFER + k])
            c[at.OFFER + k] = 0
    GOOD_STOCK.shuffle(s, CHANCE)
    offer_goods(s)


def offer_goods(s: State) -> None:
    """Goods are drawn from the pile."""
    c = s.cells
    for k in range(i64(at.OFFERED)):
        c[at.OFFER + k] = GOOD_STOCK.draw(s)
    c[REVEALED] += 1
    if s.journal is not None:
        kinds = [c[at.OFFER + k] for k in range(at.OFFERED)]
        goods = {parts.GOOD_IDS[good - 1]: kinds.count(good) for good in kinds if good > 0}
        s.journal.tell("offered", -1, {"goods": goods})


def refresh_ship(s: State) -> None:
    """A new ship comes only into an empty port."""
    c = s.cells
    if c[at.SHIP_IN_PORT] == 0 and c[at.SHIPS_LEFT] > 0:
        c[at.SHIP_IN_PORT] = 1
        c[at.SHIPS_LEFT] -= 1
