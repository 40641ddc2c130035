# mypyc: compiled
"""The order of play: rounds, and in each round the phases of the edition, from the seat with the crown on.

Register A is the phase, from 0; register B counts the seats that have had it, or in the phase of actions is the seat
that follows next, counted from the crown.
"""

from carrack.core.rooms import SEATS, STACK, TURN, A, B, State, Text, Work, bit, final, i64, top_frame, vec
from carrack.games.endeavor.shared.questions.acting import Acting
from carrack.games.endeavor.shared.questions.paying import Paying
from carrack.games.endeavor.shared.scoring import tally
from carrack.games.endeavor.shared.world import World


@final
class Playing(Work):
    """The frame at the bottom; `phases` are the questions and steps of a round."""

    def __init__(self, name: str, w: World, phases: list[Work]) -> None:
        super().__init__(name)
        self.w = w
        self.phases = vec[Work](phases)

    def phase(self, s: State) -> Text:
        """The phase that is played now."""
        k = min(s.cells[STACK + A], len(self.phases) - 1)
        return f"phase-{self.phases[k].name}", {}

    def follow(self, s: State) -> bool:
        w = self.w
        c = s.cells
        top = top_frame(c)
        if c[top + A] == len(self.phases):
            return self._end_round(s)
        room = self.phases[c[top + A]]
        if isinstance(room, Acting):
            return self._next_to_act(s, room)
        if c[top + B] == c[SEATS]:
            self._next_phase(c, top)
            return True
        seat = (c[w.first] + c[top + B]) % c[SEATS]
        c[top + B] += 1
        if isinstance(room, Paying):
            room.begin(s, seat)
        else:
            s.push(room.kind, seat)
        return True

    def _next_phase(self, c: vec[i64], top: i64) -> None:
        c[top + A] += 1
        c[top + B] = 0

    def _next_to_act(self, s: State, room: Acting) -> bool:
        """The next seat that has not passed."""
        w = self.w
        c = s.cells
        top = top_frame(c)
        if c[w.passed] == bit(c[SEATS]) - 1:
            c[w.passed] = 0
            self._next_phase(c, top)
            return True
        seat = (c[w.first] + c[top + B]) % c[SEATS]
        while c[w.passed] & bit(seat) != 0:
            seat = (seat + 1) % c[SEATS]
        c[top + B] = (seat - c[w.first] + c[SEATS]) % c[SEATS] + 1
        s.push(room.kind, seat)
        return True

    def _end_round(self, s: State) -> bool:
        """The crown goes on; after the last round everything is scored."""
        w = self.w
        c = s.cells
        top = top_frame(c)
        if c[TURN] == w.rounds:
            s.end()
            if s.journal is not None:
                self._tell_score(s)
            return False
        c[TURN] += 1
        c[w.first] = (c[w.first] + 1) % c[SEATS]
        c[top + A] = 0
        c[top + B] = 0
        if s.journal is not None:
            s.journal.tell("crown", int(c[w.first]), {"n": int(c[TURN])})
        return True

    def _tell_score(self, s: State) -> None:
        tallies = [tally(s.cells, self.w, seat) for seat in range(s.cells[SEATS])]
        for source in tallies[0]:
            if s.journal is not None:
                s.journal.tell("scored", -1, {"source": source, "shares": [each[source] for each in tallies]})
