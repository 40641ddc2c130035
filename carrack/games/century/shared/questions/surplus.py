# mypyc: compiled
"""What is more than a hold can carry goes back: each seat chooses among its own cubes.

Colours are named in ascending order, so that every set has one path; register B holds for each seat, two bits wide,
the lowest colour that it may still name.
"""

from carrack.core.rooms import SEATS, WAITING, B, Final, Pick, Repeated, State, bit, final, i64, top_frame, vec
from carrack.games.century.shared.cubes import LANE, named, one, returnable, total
from carrack.games.century.shared.questions.colours import ColourAnswer, list_colours, only_colour

_FLOOR_BITS: Final = 2
_FLOOR: Final = 3


def overfull(c: vec[i64], hold: i64, capacity: i64) -> i64:
    """The seats with more cubes than their hold carries."""
    found: i64 = 0
    for seat in range(c[SEATS]):
        room_left = capacity - total(c[hold + seat])
        found |= bit(seat) & (room_left >> 63)
    return found


def returnable_now(c: vec[i64], hold: i64, capacity: i64, seat: i64) -> i64:
    """The colours of which a seat may give a cube back now, as the guard bits of their lanes."""
    floor = (c[top_frame(c) + B] >> (_FLOOR_BITS * seat)) & _FLOOR
    return returnable(c[hold + seat], capacity) & -bit(LANE * floor)


@final
class Return(ColourAnswer):
    """One cube goes back; a colour below one named before is `out_of_order`."""

    def __init__(self, verb: str, hold: int, capacity: int, zone: str, none: int, out_of_order: int) -> None:
        super().__init__(verb, hold, zone, none, out_of_order)
        self.capacity: i64 = capacity

    def askable(self, s: State, seat: i64) -> i64:
        return returnable_now(s.cells, self.hold, self.capacity, seat)

    def take(self, s: State, seat: i64, k: i64) -> None:
        c = s.cells
        floors = top_frame(c) + B
        c[self.hold + seat] -= one(k)
        c[floors] += (k - ((c[floors] >> (_FLOOR_BITS * seat)) & _FLOOR)) << (_FLOOR_BITS * seat)
        if s.journal is not None:
            s.journal.tell("discarded", seat, {"minus": named(one(k))})
        if total(c[self.hold + seat]) == self.capacity:
            s.answered(seat)


@final
class Surplus(Repeated):
    """All seats that have too much are asked, in any order."""

    def __init__(self, name: str, back: Return, says: str) -> None:
        super().__init__(name, back, says=says)
        self.back = back
        self.hold = back.hold
        self.capacity = back.capacity

    def list_into(self, s: State, seat: i64, buffer: vec[i64]) -> i64:
        return list_colours(returnable_now(s.cells, self.hold, self.capacity, seat), self.back.first, buffer, 0)

    def only(self, s: State, seat: i64) -> i64:
        return only_colour(returnable_now(s.cells, self.hold, self.capacity, seat), self.back.first)

    def follow(self, s: State) -> bool:
        if s.cells[WAITING] != 0:
            return False
        s.pop()
        return True

    def left(self, s: State, seat: i64) -> i64:
        """How many cubes a seat has too many."""
        return total(s.cells[self.hold + seat]) - self.capacity

    def pick(self, s: State, seat: i64) -> Pick | None:
        """What is too many is ticked and given back at once."""
        left = int(self.left(s, seat))
        verb, zone = self.back.verb, f"{self.back.zone}.{seat}"
        held = named(s.cells[self.hold + seat])
        return Pick(verb, left, left, tuple((f"{zone}/{name}", (verb, name)) for name in held))
