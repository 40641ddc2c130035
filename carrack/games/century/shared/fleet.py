# mypyc: compiled
"""Ships on the cells of a map: whom one has to pay where a voyage ends. Cells are counted from 1, 0 is nowhere."""

from carrack.core.rooms import SEATS, State, bit, final, i64, vec
from carrack.games.century.shared.cubes import named as named_cubes
from carrack.games.century.shared.cubes import one


@final
class Fleet:
    """`ship`, `hold`: the first cells of the seats' ships and holds; `toll`: the set of cells where rivals are paid."""

    def __init__(self, ship: int, hold: int, toll: int) -> None:
        self.ship: i64 = ship
        self.hold: i64 = hold
        self.toll: i64 = toll

    def rivals(self, c: vec[i64], seat: i64, cell: i64) -> i64:
        """The seats that are paid by the one that ends its voyage in this cell."""
        found: i64 = 0
        if self.toll & bit(cell) != 0:
            for rival in range(c[SEATS]):
                if rival != seat and c[self.ship + rival] == cell:
                    found |= bit(rival)
        return found

    def too_dear(self, c: vec[i64], seat: i64, cubes: i64) -> i64:
        """The cells with more rivals than so many cubes can pay."""
        one_there: i64 = 0
        two_there: i64 = 0
        three_there: i64 = 0
        for rival in range(c[SEATS]):
            if rival != seat:
                place = bit(c[self.ship + rival]) & self.toll
                three_there |= two_there & place
                two_there |= one_there & place
                one_there |= place
        if cubes == 0:
            return one_there
        if cubes == 1:
            return two_there
        return three_there if cubes == 2 else 0

    def pay(self, s: State, seat: i64, rival: i64, colour: i64) -> None:
        """A cube goes from one hold to another, whether there is room for it or not."""
        c = s.cells
        c[self.hold + seat] -= one(colour)
        c[self.hold + rival] += one(colour)
        if s.journal is not None:
            cube = named_cubes(one(colour))
            s.journal.tell("paid", seat, {"minus": cube, "seat": int(rival)})
            s.journal.tell("received", rival, {"plus": cube, "seat": int(seat)})
