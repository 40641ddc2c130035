# mypyc: compiled
"""A price of so many cubes of any colours, paid back to the supply one by one. Register A: how many are left."""

from carrack.core.rooms import A, State, i64, top_frame
from carrack.games.century.shared.cubes import one
from carrack.games.century.shared.hold import lose
from carrack.games.century.shared.questions.colours import ColourAnswer


class PayPrice(ColourAnswer):
    """One cube of the price."""

    def __init__(self, verb: str, hold: int, zone: str, none: int) -> None:
        super().__init__(verb, hold, zone, none)
        self.spends = True

    def take(self, s: State, seat: i64, k: i64) -> None:
        s.cells[top_frame(s.cells) + A] -= 1
        lose(s, self.hold, seat, one(k))
