# mypyc: compiled
"""The board of a seat: its buildings and their workers, its harbour, its supply. Spaces are numbered from 1."""

from carrack.core.rooms import Final, State, bit, i64, lowest, vec
from carrack.games.endeavor.shared.world import World

_DEED: Final = 3  # offers.LANE
_PAY: Final = 3  # the lane of paying in offers.DEEDS


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


def shows_payment(w: World, design: i64) -> bool:
    """Whether a building shows a payment among its actions."""
    return (w.design_offer[design] >> (_DEED * _PAY)) & 7 != 0


def payable(c: vec[i64], w: World, seat: i64, source: i64) -> i64:
    """The spaces whose worker a payment action may take home: not its own, and not those of buildings that pay."""
    found = c[w.workers + seat] & ~bit(source)
    left = found
    while left != 0:
        slot = lowest(left)
        left &= left - 1
        if w.payment_locked and shows_payment(w, design_at(c, w, seat, slot)):
            found &= ~bit(slot)
    return found


def take_home(s: State, w: World, seat: i64, slot: i64, what: str) -> None:
    """A worker goes from its building to the harbour."""
    c = s.cells
    c[w.workers + seat] &= ~bit(slot)
    c[w.harbour + seat] += 1
    if s.journal is not None:
        building = w.names.designs[design_at(c, w, seat, slot) - 1]
        s.journal.tell(what, int(seat), {"building": building, "plus": {"disc": 1}})


def pieces_of(c: vec[i64], w: World, seat: i64, slots: i64) -> list[str]:
    """What the buildings on these spaces are called in a scene."""
    return [f"owned.{seat}/{w.names.slots[k - 1]}" for k in range(1, len(w.names.slots) + 1) if slots >> k & 1]
