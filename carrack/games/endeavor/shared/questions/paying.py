# mypyc: compiled
"""The third phase: workers come home from their buildings, as many as finance pays. The seat chooses which.

Buildings are named in ascending order, so that every set has one path: register A holds the payments that are left,
register B the last building named. Whoever can pay all of them is not asked, unless that was agreed.
"""

from carrack.core.rooms import (
    SEAT,
    A,
    Answer,
    B,
    Enough,
    Pick,
    Question,
    State,
    Text,
    bit,
    final,
    i64,
    lowest,
    size,
    top_frame,
    vec,
)
from carrack.games.endeavor.shared.boards import copies, design_at, pieces_of, staffed, take_home
from carrack.games.endeavor.shared.statuses import value
from carrack.games.endeavor.shared.world import FINANCE, World


@final
class Recall(Answer):
    """A worker comes home."""

    def __init__(self, verb: str, w: World) -> None:
        super().__init__(verb)
        self.w = w
        self.nobody: i64 = w.why("NO_WORKER_THERE")
        self.disorder: i64 = w.why("OUT_OF_ORDER")

    def refuse(self, s: State, seat: i64, k: i64) -> i64:
        if staffed(s.cells, self.w, seat, -1) & bit(k + 1) == 0:
            return self.nobody
        return self.disorder if k + 1 < s.frame(B) else 0

    def list_into(self, s: State, seat: i64, buffer: vec[i64], n: i64) -> i64:
        floor = s.frame(B)
        designs = (staffed(s.cells, self.w, seat, -1) >> floor) << floor
        while designs != 0:
            buffer[n] = self.first + lowest(designs) - 1
            designs &= designs - 1
            n += 1
        return n

    def take(self, s: State, seat: i64, k: i64) -> None:
        c = s.cells
        top = top_frame(c)
        c[top + A] -= 1
        c[top + B] = k + 1
        take_home(s, self.w, seat, k + 1, 0, "recalled")

    def touches(self, s: State, seat: i64, k: i64) -> tuple[str, ...]:
        c = s.cells
        return pieces_of(self.w, seat, c[self.w.workers + seat] & copies(c, self.w, seat, k + 1))


@final
class Paying(Question):
    """Payments that are not used lapse."""

    def __init__(self, name: str, w: World) -> None:
        super().__init__(name, Recall("recall", w), Enough("enough"), turns=True)
        self.w = w

    def begin(self, s: State, seat: i64) -> None:
        """Put it on the stack for a seat."""
        s.push(self.kind, seat, a=value(s.cells, self.w, seat, FINANCE))

    def follow(self, s: State) -> bool:
        c = s.cells
        w = self.w
        top = top_frame(c)
        seat = c[top + SEAT]
        if c[top + A] == 0 or (staffed(c, w, seat, -1) >> c[top + B]) == 0:
            s.pop()
            return True
        if c[w.full_pay] == 0 and c[top + B] == 0 and size(c[w.workers + seat]) <= c[top + A]:
            while c[w.workers + seat] != 0:
                take_home(s, w, seat, design_at(c, w, seat, lowest(c[w.workers + seat])), 0, "recalled")
            s.pop()
            return True
        return super().follow(s)

    def ask(self, s: State, seat: i64) -> Text:
        return self.says, {"left": int(s.frame(A))}

    def pick(self, s: State, seat: i64) -> Pick | None:
        """The workers in the order of their buildings' numbers."""
        c = s.cells
        w = self.w
        floor = s.frame(B)
        found = []
        for design in range(floor, w.design_count + 1):
            name = ("recall", w.names.designs[design - 1])
            slots = c[w.workers + seat] & copies(c, w, seat, design) if design > 0 else 0
            found += [(piece, name) for piece in pieces_of(w, seat, slots)]
        return Pick("recall", 1, min(int(s.frame(A)), len(found)), tuple(found))
