# mypyc: compiled
"""The end of a turn: holds are cut to their size, then the next seat has its turn, or the round was the last one."""

from carrack.core.rooms import ACTOR, SEAT, SEATS, TURN, TURN_OF, WAITING, State, Work, bit, final, i64, top_frame, vec
from carrack.games.century.shared.questions.surplus import Surplus, overfull


def begin_turn(c: vec[i64], kind: i64, seat: i64) -> None:
    """The next turn is this seat's, and it alone is asked. The bottom frame is always a turn or the end of one."""
    top = top_frame(c)
    c[top] = kind
    c[top + SEAT] = seat
    c[TURN] += 1
    c[TURN_OF] = seat
    c[ACTOR] = seat
    c[WAITING] = bit(seat)


@final
class TurnEnd(Work):
    """`cut`: what is asked if a hold is too full; `surplus`, `turn`: kinds of frames; `first`, `ending`: cells."""

    def __init__(self, name: str, cut: Surplus, surplus: int, turn: int, first: int, ending: int) -> None:
        super().__init__(name)
        self.room = cut.room
        self.surplus: i64 = surplus
        self.turn: i64 = turn
        self.first: i64 = first
        self.ending: i64 = ending

    def follow(self, s: State) -> bool:
        c = s.cells
        seat = c[TURN_OF]
        too_full = overfull(c, self.room)
        if too_full != 0:
            s.push(self.surplus, seat)
            s.ask_all(too_full)
            return False
        following = seat + 1
        if following == c[SEATS]:
            following = 0
        if c[self.ending] == 1 and following == c[self.first]:
            s.pop()
            s.end()
        else:
            begin_turn(c, self.turn, following)
        return False
