# mypyc: compiled
"""The third phase: workers come home from their buildings, as many as finance pays. The seat chooses which.

Spaces are named in ascending order, so that every set has one path: register A holds the payments that are left,
register B the last space named. Whoever can pay all of them is not asked, unless that was agreed.
"""

from carrack.core.rooms import SEAT, A, Answer, B, Enough, Pick, Question, State, Text, bit, final, i64, size, top_frame
from carrack.games.endeavor.shared.boards import pieces_of, take_home
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
        if s.cells[self.w.workers + seat] & bit(k + 1) == 0:
            return self.nobody
        return self.disorder if k + 1 <= s.frame(B) else 0

    def take(self, s: State, seat: i64, k: i64) -> None:
        c = s.cells
        top = top_frame(c)
        c[top + A] -= 1
        c[top + B] = k + 1
        take_home(s, self.w, seat, k + 1, "recalled")

    def touches(self, s: State, seat: i64, k: i64) -> tuple[str, ...]:
        return tuple(pieces_of(s.cells, self.w, seat, s.cells[self.w.workers + seat] & bit(k + 1)))


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
        left = (c[w.workers + seat] >> (c[top + B] + 1)) << (c[top + B] + 1)
        if left == 0 or c[top + A] == 0:
            s.pop()
            return True
        if c[w.full_pay] == 0 and c[top + B] == 0 and size(left) <= c[top + A]:
            for slot in range(1, w.slot_count + 1):
                if left & bit(slot) != 0:
                    take_home(s, w, seat, slot, "recalled")
            s.pop()
            return True
        return super().follow(s)

    def ask(self, s: State, seat: i64) -> Text:
        return self.says, {"left": int(s.frame(A))}

    def pick(self, s: State, seat: i64) -> Pick | None:
        c = s.cells
        floor = s.frame(B)
        workers = c[self.w.workers + seat]
        names = self.w.names.slots
        slots = [k for k in range(int(floor) + 1, len(names) + 1) if workers >> k & 1]
        among = tuple((f"owned.{seat}/{names[k - 1]}", ("recall", names[k - 1])) for k in slots)
        return Pick("recall", 1, min(int(s.frame(A)), len(slots)), among)
