# mypyc: compiled
"""What can be done with each action now: the sets of its targets. Why something cannot be done is in the questions."""

from carrack.core.rooms import Final, bit, i64, vec
from carrack.games.endeavor.shared.boards import payable
from carrack.games.endeavor.shared.decks import drawable
from carrack.games.endeavor.shared.realm import held, within_reach
from carrack.games.endeavor.shared.world import World

SHIP: Final = 0
OCCUPY: Final = 1
ATTACK: Final = 2
PAY: Final = 3
DRAW: Final = 4
LANE: Final = 3  # offers.LANE
LOW: Final = 7
ALL: Final = 1_073_741_824  # offers.ALL


def shown(offer: i64, deed: i64) -> bool:
    """Whether an offer shows an action."""
    return (offer >> (LANE * deed)) & LOW != 0


def free_cities(c: vec[i64], w: World, seat: i64) -> i64:
    """The cities a seat may occupy, its harbour left aside."""
    return within_reach(c, w, seat) & w.cities & ~held(c, w)


def targets(c: vec[i64], w: World, seat: i64) -> i64:
    """The cities and fleets of others that a seat may attack, its harbour left aside."""
    return within_reach(c, w, seat) & held(c, w) & ~c[w.nodes + seat]


def doable(c: vec[i64], w: World, seat: i64, discs: i64, source: i64) -> i64:
    """The actions a seat can carry out with so many discs in its harbour, as one lane each: an offer of its own.

    `source` is the space of the building that lets it act, 0 if it is a token.
    """
    found: i64 = 0
    one = bit(0)
    if discs > 0:
        found |= one << (LANE * SHIP)
        reach = within_reach(c, w, seat)
        taken = held(c, w)
        if reach & w.cities & ~taken != 0:
            found |= one << (LANE * OCCUPY)
        if discs > w.casualties and reach & taken & ~c[w.nodes + seat] != 0:
            found |= one << (LANE * ATTACK)
    if payable(c, w, seat, source) != 0:
        found |= one << (LANE * PAY)
    if drawable(c, w, seat) != 0:
        found |= one << (LANE * DRAW)
    return found


def is_worth(offer: i64, can: i64) -> bool:
    """Whether any action of an offer is among those that can be done."""
    deed: i64 = 0
    while deed <= DRAW:
        if shown(offer, deed) and shown(can, deed):
            return True
        deed += 1
    return False
