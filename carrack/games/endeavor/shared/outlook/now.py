# mypyc: compiled
"""From where a seat looks ahead: the rounds after this one, and what of this one it has yet to do."""

from carrack.core.rooms import DEPTH, SEAT, SEATS, STACK, TURN, A, B, Final, bit, final, i64, vec
from carrack.games.endeavor.shared.outlook.basis import Basis
from carrack.games.endeavor.shared.statuses import value
from carrack.games.endeavor.shared.world import FINANCE

_FRAME: Final = 6  # cells.FRAME


@final
class Now:
    """Of whole rounds, `after` come; in this one the seat yet builds, grows, pays so often, acts."""

    def __init__(self, c: vec[i64], f: Basis, seat: i64) -> None:
        w = f.w
        self.after = w.rounds - c[TURN]
        phase = c[STACK + A]
        asked = c[DEPTH] > 1 and c[STACK + _FRAME + SEAT] == seat
        had = (seat - c[w.first] + c[SEATS]) % c[SEATS] < c[STACK + B]
        self.builds = _comes(phase, f.building, had and not asked)
        self.grows = _comes(phase, f.growing, had)
        self.pays: i64 = 0
        if _comes(phase, f.paying, had and not asked):
            self.pays = value(c, w, seat, FINANCE)
            if asked and phase == f.paying:
                self.pays = c[STACK + _FRAME + A]
        self.passed = phase == f.acting and c[w.passed] & bit(seat) != 0
        self.acts = _comes(phase, f.acting, c[w.passed] & bit(seat) != 0)


def _comes(now: i64, phase: i64, over: bool) -> bool:
    """Whether a phase of this round is still to come for a seat, which has had it if it is `over`."""
    if phase == now:
        return not over
    return phase > now
