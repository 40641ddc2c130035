# mypyc: compiled
"""Paying cubes of one's choice, one to each card on the way. Register A: the next slot; source: the goal."""

from carrack.core.rooms import A, State, i64, top_frame
from carrack.games.century.shared.cubes import named, one
from carrack.games.century.shared.questions.colours import ColourAnswer
from carrack.games.century.shared.row import CardRow


class Pay(ColourAnswer):
    """A cube goes from the hold onto the next card of the row: `lying` is the first cell of what lies on the cards."""

    def __init__(self, verb: str, hold: int, row: CardRow, lying: int, zone: str, none: int) -> None:
        super().__init__(verb, hold, zone, none)
        self.spends = True
        self.row = row
        self.lying: i64 = lying

    def take(self, s: State, seat: i64, k: i64) -> None:
        c = s.cells
        top = top_frame(c)
        slot = c[top + A]
        c[self.hold + seat] -= one(k)
        c[self.lying + slot] += one(k)
        c[top + A] = slot + 1
        if s.journal is not None:
            card = self.row.pieces(s, slot)[0]
            s.journal.tell("paid", seat, {"minus": named(one(k)), "card": card, "slot": int(slot)})

    def touches(self, s: State, seat: i64, k: i64) -> tuple[str, ...]:
        onto = self.row.pieces(s, s.frame(A)) if self.stands(s) else ()
        return *super().touches(s, seat, k), *onto
