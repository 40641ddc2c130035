# mypyc: compiled
"""Occupying: a disc goes into a free city of an open region where the seat is present."""

from carrack.core.rooms import State, bit, final, i64, vec
from carrack.games.endeavor.shared.choices import OCCUPY, free_cities
from carrack.games.endeavor.shared.gains import take_links, take_token
from carrack.games.endeavor.shared.questions.deed import Deed
from carrack.games.endeavor.shared.realm import held, is_open, is_present
from carrack.games.endeavor.shared.world import World


@final
class Occupy(Deed):
    """A city that nobody holds."""

    def __init__(self, verb: str, w: World) -> None:
        super().__init__(verb, w, OCCUPY)
        self.no_disc: i64 = w.why("NO_DISC_TO_OCCUPY")
        self.taken: i64 = w.why("CITY_TAKEN")
        self.closed: i64 = w.why("REGION_CLOSED")
        self.absent: i64 = w.why("NO_PRESENCE")

    def refuse(self, s: State, seat: i64, k: i64) -> i64:
        w = self.w
        c = s.cells
        region = w.region_of[k + 1]
        if not self.is_shown(s):
            return self.not_shown
        if c[w.harbour + seat] == 0:
            return self.no_disc
        if not is_open(c, w, region):
            return self.closed
        if held(c, w) & bit(k + 1) != 0:
            return self.taken
        if not is_present(c, w, seat, region):
            return self.absent
        return self.other_region if self.is_elsewhere(s, region) else 0

    def list_into(self, s: State, seat: i64, buffer: vec[i64], n: i64) -> i64:
        w = self.w
        c = s.cells
        if not self.is_shown(s) or c[w.harbour + seat] == 0:
            return n
        cities = free_cities(c, w, seat)
        for k in range(self.size):
            if cities & bit(k + 1) != 0 and not self.is_elsewhere(s, w.region_of[k + 1]):
                buffer[n] = self.first + k
                n += 1
        return n

    def take(self, s: State, seat: i64, k: i64) -> None:
        w = self.w
        c = s.cells
        self.begin(s, w.region_of[k + 1])
        c[w.harbour + seat] -= 1
        c[w.nodes + seat] |= bit(k + 1)
        if s.journal is not None:
            s.journal.tell("occupied", int(seat), {"place": w.names.nodes[k], "minus": {"disc": 1}})
        take_token(s, w, seat, w.on_node + k + 1, "gained")
        take_links(s, w, seat, k + 1)

    def touches(self, s: State, seat: i64, k: i64) -> tuple[str, ...]:
        return (f"map:{self.w.names.nodes[k]}",)
