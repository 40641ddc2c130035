# mypyc: compiled
"""A payment as an action: a worker of another building comes home."""

from carrack.core.rooms import SOURCE, State, bit, final, i64
from carrack.games.endeavor.shared.boards import copies, payable, pieces_of, staffed, take_home
from carrack.games.endeavor.shared.choices import PAY
from carrack.games.endeavor.shared.questions.deed import Deed
from carrack.games.endeavor.shared.world import World


@final
class Pay(Deed):
    """A building with a worker; never the building that pays, nor another one that shows a payment."""

    def __init__(self, verb: str, w: World) -> None:
        super().__init__(verb, w, PAY)
        self.nobody: i64 = w.why("NO_WORKER_TO_PAY")
        self.itself: i64 = w.why("PAYS_ITSELF")
        self.locked: i64 = w.why("PAYMENT_LOCKED")

    def refuse(self, s: State, seat: i64, k: i64) -> i64:
        w = self.w
        c = s.cells
        if not self.is_shown(s):
            return self.not_shown
        source = s.frame(SOURCE)
        if payable(c, w, seat, source) & bit(k + 1) != 0:
            return 0
        if staffed(c, w, seat, -1) & bit(k + 1) == 0:
            return self.nobody
        return self.itself if staffed(c, w, seat, ~bit(source)) & bit(k + 1) == 0 else self.locked

    def take(self, s: State, seat: i64, k: i64) -> None:
        source = s.frame(SOURCE)
        self.begin(s, 0)
        take_home(s, self.w, seat, k + 1, source, "paid")

    def touches(self, s: State, seat: i64, k: i64) -> tuple[str, ...]:
        c = s.cells
        slots = copies(c, self.w, seat, k + 1)
        return pieces_of(self.w, seat, slots & c[self.w.workers + seat] or slots)
