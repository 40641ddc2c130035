# mypyc: compiled
"""The board of a seat: its buildings and their workers, its harbour, its supply. Spaces are numbered from 1."""

from carrack.core.rooms import State, bit, i64, lowest, vec
from carrack.games.endeavor.shared.world import World


def design_at(c: vec[i64], w: World, seat: i64, slot: i64) -> i64:
    """The building on a space, 0 if it is free."""
    return c[w.owned + seat * w.slot_count + slot]


def free_slot(c: vec[i64], w: World, seat: i64) -> i64:
    """The first free space, 0 if there is none."""
    slot: i64 = 1
    while slot <= w.slot_count:
        if design_at(c, w, seat, slot) == 0:
            return slot
        slot += 1
    return 0


def owns_top_level(c: vec[i64], w: World, seat: i64) -> bool:
    """Whether a seat has its one building of the highest level."""
    slot: i64 = 1
    while slot <= w.slot_count:
        if w.level[design_at(c, w, seat, slot)] == w.top_level:
            return True
        slot += 1
    return False


def grow(s: State, w: World, seat: i64, most: i64) -> i64:
    """Discs come from the supply to the harbour, as many as there are; how many."""
    c = s.cells
    n = most
    if n > c[w.supply + seat]:
        n = c[w.supply + seat]
    c[w.supply + seat] -= n
    c[w.harbour + seat] += n
    return n


def idle(c: vec[i64], w: World, seat: i64) -> i64:
    """The designs of which a seat has a building with a free place for a worker, as a set."""
    found: i64 = 0
    workers = c[w.workers + seat]
    slot: i64 = 1
    while slot <= w.slot_count:
        design = design_at(c, w, seat, slot)
        if workers & bit(slot) == 0 and w.design_offer[design] != 0:
            found |= bit(design)
        slot += 1
    return found


def idle_slots(c: vec[i64], w: World, seat: i64) -> i64:
    """The spaces of these buildings."""
    found: i64 = 0
    slot: i64 = 1
    while slot <= w.slot_count:
        if w.design_offer[design_at(c, w, seat, slot)] != 0:
            found |= bit(slot)
        slot += 1
    return found & ~c[w.workers + seat]


def owned(c: vec[i64], w: World, seat: i64) -> i64:
    """The designs of all buildings of a seat."""
    found: i64 = 0
    slot: i64 = 1
    while slot <= w.slot_count:
        found |= bit(design_at(c, w, seat, slot))
        slot += 1
    return found & ~1


def staffed(c: vec[i64], w: World, seat: i64, slots: i64) -> i64:
    """The designs of the buildings on these spaces that have a worker."""
    found: i64 = 0
    left = c[w.workers + seat] & slots
    while left != 0:
        found |= bit(design_at(c, w, seat, lowest(left)))
        left &= left - 1
    return found


def copies(c: vec[i64], w: World, seat: i64, design: i64) -> i64:
    """The spaces where a seat has this building."""
    found: i64 = 0
    slot: i64 = 1
    while slot <= w.slot_count:
        if design_at(c, w, seat, slot) == design:
            found |= bit(slot)
        slot += 1
    return found


def payable(c: vec[i64], w: World, seat: i64, source: i64) -> i64:
    """The designs whose worker a payment action may take home.

    `source` is the space that pays, which never pays itself; nor does it pay another building that shows a payment.
    """
    found = staffed(c, w, seat, ~bit(source))
    if w.payment_locked:
        return found & ~w.paying_designs
    return found


def take_home(s: State, w: World, seat: i64, design: i64, besides: i64, what: str) -> None:
    """A worker goes from a building of this design, but not from the space `besides`, to the harbour."""
    c = s.cells
    slot = lowest(c[w.workers + seat] & copies(c, w, seat, design) & ~bit(besides))
    c[w.workers + seat] &= ~bit(slot)
    c[w.harbour + seat] += 1
    if s.journal is not None:
        s.journal.tell(what, int(seat), {"building": w.names.designs[design - 1], "plus": {"disc": 1}})


def pieces_of(w: World, seat: i64, slots: i64) -> tuple[str, ...]:
    """What the buildings on these spaces are called in a scene."""
    return tuple([f"owned.{seat}/{name}" for k, name in enumerate(w.names.slots, 1) if slots >> k & 1])
