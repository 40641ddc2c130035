# mypyc: compiled
"""The end of a turn: holds are cut to their size, then the next seat has its turn, or the round was the last one."""

from carrack.core.rooms import SEATS, TURN_OF, State, Work, final, i64
from carrack.games.century.shared.questions.surplus import Surplus, overfull
from carrack.games.century.shared.turns import begin_turn


@final
class TurnEnd(Work):
    """`cut`: what is asked if a hold is too full; `surplus`, `turn`: kinds of frames; `first`, `ending`: cells."""

    def __init__(self, name: str, cut: Surplus, surplus: int, turn: int, first: int, ending: int) -> None:
        super().__init__(name)
        self.hold = cut.hold
        self.capacity = cut.capacity
        self.surplus: i64 = surplus
        self.turn: i64 = turn
        self.first: i64 = first
        self.ending: i64 = ending

    def follow(self, s: State) -> bool:
        c = s.cells
        seat = c[TURN_OF]
        too_full = overfull(c, self.hold, self.capacity)
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
