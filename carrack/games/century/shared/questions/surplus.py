# mypyc: compiled
"""What is more than a hold can carry goes back: each seat chooses among its own cubes.

Colours are named in ascending order, so that every set has one path; register B holds for each seat, two bits wide,
the lowest colour that it may still name.
"""

from carrack.core.rooms import SEATS, WAITING, B, Bundle, Final, Pick, Repeated, State, bit, final, i64, top_frame, vec
from carrack.games.century.shared.cubes import LANE, named, one, returnable, total
from carrack.games.century.shared.questions.colours import ColourAnswer, cheapest, list_colours, only_colour

_FLOOR_BITS: Final = 2
_FLOOR: Final = 3


@final
class Room:
    """How many cubes the hold of a seat carries: `capacity`, and what `extra` counts for each seat, if it is a cell."""

    def __init__(self, hold: int, capacity: int, extra: int = 0) -> None:
        self.hold: i64 = hold
        self.capacity: i64 = capacity
        self.extra: i64 = extra

    def of(self, c: vec[i64], seat: i64) -> i64:
        """The slots of a seat."""
        if self.extra == 0:
            return self.capacity
        return self.capacity + c[self.extra + seat]

    def left(self, c: vec[i64], seat: i64) -> i64:
        """The empty slots; below 0, what is too much."""
        return self.of(c, seat) - total(c[self.hold + seat])


def overfull(c: vec[i64], room: Room) -> i64:
    """The seats with more cubes than their hold carries."""
    found: i64 = 0
    for seat in range(c[SEATS]):
        found |= bit(seat) & (room.left(c, seat) >> 63)
    return found


def returnable_now(c: vec[i64], room: Room, seat: i64) -> i64:
    """The colours of which a seat may give a cube back now, as the guard bits of their lanes."""
    floor = (c[top_frame(c) + B] >> (_FLOOR_BITS * seat)) & _FLOOR
    return returnable(c[room.hold + seat], room.of(c, seat)) & -bit(LANE * floor)


@final
class Return(ColourAnswer):
    """One cube goes back; a colour below one named before is `out_of_order`."""

    def __init__(self, verb: str, room: Room, zone: str, none: int, out_of_order: int) -> None:
        super().__init__(verb, int(room.hold), zone, none, out_of_order)
        self.room = room

    def askable(self, s: State, seat: i64) -> i64:
        return returnable_now(s.cells, self.room, seat)

    def take(self, s: State, seat: i64, k: i64) -> None:
        c = s.cells
        floors = top_frame(c) + B
        c[self.hold + seat] -= one(k)
        c[floors] += (k - ((c[floors] >> (_FLOOR_BITS * seat)) & _FLOOR)) << (_FLOOR_BITS * seat)
        if s.journal is not None:
            s.journal.tell("discarded", seat, {"minus": named(one(k))})
        if self.room.left(c, seat) == 0:
            s.answered(seat)


@final
class Surplus(Repeated):
    """All seats that have too much are asked, in any order."""

    def __init__(self, name: str, back: Return, says: str) -> None:
        super().__init__(name, back, says=says)
        self.back = back
        self.room = back.room

    def list_into(self, s: State, seat: i64, buffer: vec[i64]) -> i64:
        return list_colours(returnable_now(s.cells, self.room, seat), self.back.first, buffer, 0)

    def only(self, s: State, seat: i64) -> i64:
        return only_colour(returnable_now(s.cells, self.room, seat), self.back.first)

    def follow(self, s: State) -> bool:
        if s.cells[WAITING] != 0:
            return False
        s.pop()
        return True

    def left(self, s: State, seat: i64) -> i64:
        """How many cubes a seat has too many."""
        return -self.room.left(s.cells, seat)

    def pick(self, s: State, seat: i64) -> Pick | None:
        """What is too many is ticked and given back at once."""
        left = int(self.left(s, seat))
        verb, zone = self.back.verb, f"{self.back.zone}.{seat}"
        held = named(s.cells[self.back.hold + seat])
        return Pick(verb, left, left, tuple((f"{zone}/{name}", (verb, name)) for name in held))

    def bundles(self, s: State, seat: i64) -> tuple[Bundle, ...]:
        c = s.cells
        floor = (c[top_frame(c) + B] >> (_FLOOR_BITS * seat)) & _FLOOR
        return cheapest("bundle-return", self.back.verb, c[self.back.hold + seat], self.left(s, seat), floor)
