# mypyc: compiled
"""An attack: one disc is lost, another one takes the place of a rival's disc. It never fails."""

from carrack.core.rooms import State, bit, final, i64, vec
from carrack.games.endeavor.shared.choices import ATTACK, targets
from carrack.games.endeavor.shared.gains import take_links
from carrack.games.endeavor.shared.questions.deed import Deed
from carrack.games.endeavor.shared.realm import holder, is_open, is_present
from carrack.games.endeavor.shared.world import World


@final
class Attack(Deed):
    """A city of another seat."""

    def __init__(self, verb: str, w: World) -> None:
        super().__init__(verb, w, ATTACK)
        self.too_few: i64 = w.why("TOO_FEW_TO_ATTACK")
        self.nobody: i64 = w.why("NOBODY_THERE")
        self.own: i64 = w.why("OWN_CITY")
        self.closed: i64 = w.why("REGION_CLOSED")
        self.absent: i64 = w.why("NO_PRESENCE")

    def refuse(self, s: State, seat: i64, k: i64) -> i64:
        w = self.w
        c = s.cells
        region = w.region_of[k + 1]
        if not self.is_shown(s):
            return self.not_shown
        if c[w.harbour + seat] <= w.casualties:
            return self.too_few
        if not is_open(c, w, region):
            return self.closed
        foe = holder(c, w, k + 1)
        if foe < 0:
            return self.nobody
        if foe == seat:
            return self.own
        if not is_present(c, w, seat, region):
            return self.absent
        return self.other_region if self.is_elsewhere(s, region) else 0

    def list_into(self, s: State, seat: i64, buffer: vec[i64], n: i64) -> i64:
        w = self.w
        c = s.cells
        if not self.is_shown(s) or c[w.harbour + seat] <= w.casualties:
            return n
        cities = targets(c, w, seat)
        for k in range(self.size):
            if cities & bit(k + 1) != 0 and not self.is_elsewhere(s, w.region_of[k + 1]):
                buffer[n] = self.first + k
                n += 1
        return n

    def take(self, s: State, seat: i64, k: i64) -> None:
        """Casualties and the loser's disc go to their owners' supplies."""
        w = self.w
        c = s.cells
        foe = holder(c, w, k + 1)
        self.begin(s, w.region_of[k + 1])
        c[w.harbour + seat] -= 1 + w.casualties
        c[w.supply + seat] += w.casualties
        c[w.nodes + foe] &= ~bit(k + 1)
        c[w.supply + foe] += 1
        c[w.nodes + seat] |= bit(k + 1)
        if s.journal is not None:
            place = w.names.nodes[k]
            minus = {"disc": int(1 + w.casualties)}
            s.journal.tell("attacked", int(seat), {"place": place, "foe": int(foe), "minus": minus})
        take_links(s, w, seat, k + 1)

    def touches(self, s: State, seat: i64, k: i64) -> tuple[str, ...]:
        return (f"map:{self.w.names.nodes[k]}",)

    def about(self, s: State, seat: i64, k: i64, reason: i64) -> dict[str, object]:
        w = self.w
        if reason != self.too_few:
            return {}
        return {"need": int(1 + w.casualties), "have": int(s.cells[w.harbour + seat])}
