# mypyc: compiled
"""Paying the rivals where a voyage has ended, one cube of one's choice to each. Register A: the set of those to pay."""

from carrack.core.rooms import SEATS, A, State, Text, bit, i64, size, top_frame, vec
from carrack.games.century.shared.fleet import Fleet
from carrack.games.century.shared.questions.colours import ColourAnswer, ColourQuestion


def next_rival(c: vec[i64], seat: i64, rivals: i64) -> i64:
    """The first of them clockwise from the one who pays."""
    rival = seat
    while rivals & bit(rival) == 0:
        rival += 1
        if rival == c[SEATS]:
            rival = 0
    return rival


class PayRival(ColourAnswer):
    """A cube for the next rival."""

    def __init__(self, verb: str, fleet: Fleet, zone: str, none: int) -> None:
        super().__init__(verb, int(fleet.hold), zone, none)
        self.spends = True
        self.fleet = fleet

    def take(self, s: State, seat: i64, k: i64) -> None:
        c = s.cells
        top = top_frame(c)
        rival = next_rival(c, seat, c[top + A])
        c[top + A] &= ~bit(rival)
        self.fleet.pay(s, seat, rival, k)


class Rivals(ColourQuestion):
    """Until each of them has a cube."""

    def left(self, s: State, seat: i64) -> i64:
        return size(s.frame(A))

    def ask(self, s: State, seat: i64) -> Text:
        rival = next_rival(s.cells, seat, s.frame(A))
        return self.says, {"seat": int(rival), "left": int(self.left(s, seat))}
