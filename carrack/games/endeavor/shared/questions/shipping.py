# mypyc: compiled
"""An expedition: a disc goes to the next free space of a shipping track, or beside a full one."""

from carrack.core.rooms import Final, State, bit, final, i64
from carrack.games.endeavor.shared.choices import SHIP
from carrack.games.endeavor.shared.gains import open_if_full, take_token
from carrack.games.endeavor.shared.questions.deed import Deed
from carrack.games.endeavor.shared.realm import next_space
from carrack.games.endeavor.shared.world import World

_BESIDE_BITS: Final = 8  # names.BESIDE_BITS


@final
class Ship(Deed):
    """A region overseas."""

    def __init__(self, verb: str, w: World) -> None:
        super().__init__(verb, w, SHIP)
        self.no_disc: i64 = w.why("NO_DISC_TO_SHIP")

    def refuse(self, s: State, seat: i64, k: i64) -> i64:
        w = self.w
        if not self.is_shown(s):
            return self.not_shown
        if s.cells[w.harbour + seat] == 0:
            return self.no_disc
        return self.other_region if self.is_elsewhere(s, w.overseas[k]) else 0

    def take(self, s: State, seat: i64, k: i64) -> None:
        w = self.w
        c = s.cells
        region = w.overseas[k]
        self.begin(s, region)
        c[w.harbour + seat] -= 1
        space = next_space(c, w, region)
        if space == 0:
            c[w.beside + seat] += bit(_BESIDE_BITS * k)
        else:
            c[w.sailed + seat] |= bit(space)
        if s.journal is not None:
            name = w.names.overseas[k]
            place = f"{name}-sea" if space == 0 else w.names.spaces[space - 1]
            what = "beside" if space == 0 else "shipped"
            s.journal.tell(what, int(seat), {"region": name, "place": place, "minus": {"disc": 1}})
        if space != 0:
            take_token(s, w, seat, w.on_space + space, "gained")
            open_if_full(s, w, region)

    def touches(self, s: State, seat: i64, k: i64) -> tuple[str, ...]:
        w = self.w
        space = next_space(s.cells, w, w.overseas[k])
        if space == 0:
            return (f"map:{w.names.overseas[k]}-sea",)
        return (f"map:{w.names.spaces[space - 1]}",)
