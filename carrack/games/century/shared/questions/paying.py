# mypyc: compiled
"""Paying cubes of one's choice, one to each place on the way. Register A: the next place; source: the goal."""

from carrack.core.rooms import A, State, i64, top_frame
from carrack.games.century.shared.cubes import one
from carrack.games.century.shared.questions.colours import ColourAnswer


class Pay(ColourAnswer):
    """A cube goes from the hold to the place that is next: `places` is the first of their cells."""

    def __init__(self, verb: str, hold: int, places: int, zone: str, none: int) -> None:
        super().__init__(verb, hold, zone, none)
        self.places: i64 = places

    def take(self, s: State, seat: i64, k: i64) -> None:
        c = s.cells
        top = top_frame(c)
        place = c[top + A]
        c[self.hold + seat] -= one(k)
        c[self.places + place] += one(k)
        c[top + A] = place + 1
        if s.journal is not None:
            self.tell(s, seat, place, k)

    def tell(self, s: State, seat: i64, place: i64, colour: i64) -> None:
        """What the journal says of it."""
        raise NotImplementedError  # abstract
