# mypyc: compiled
"""The second phase: discs come from the supply to the harbour."""

from carrack.core.rooms import SEAT, State, Work, final
from carrack.games.endeavor.shared.boards import grow
from carrack.games.endeavor.shared.statuses import value
from carrack.games.endeavor.shared.world import CULTURE, World


@final
class Growing(Work):
    """As many as the level of culture says, or what is left."""

    def __init__(self, name: str, w: World) -> None:
        super().__init__(name)
        self.w = w

    def follow(self, s: State) -> bool:
        w = self.w
        seat = s.frame(SEAT)
        s.pop()
        n = grow(s, w, seat, value(s.cells, w, seat, CULTURE))
        if s.journal is not None:
            s.journal.tell("grew", int(seat), {"n": int(n), "plus": {"disc": int(n)}})
        return True
