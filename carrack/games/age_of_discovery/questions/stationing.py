# mypyc: compiled
"""Indian Allies: soldiers join one colony, all of them. Register A: how many."""

from carrack.core.rooms import A, State, i64, top_frame
from carrack.games.age_of_discovery import at, parts
from carrack.games.age_of_discovery.pieces import SOLDIER
from carrack.games.age_of_discovery.places import RegionAnswer
from carrack.games.age_of_discovery.questions.settling import Counted
from carrack.games.age_of_discovery.realm import TO_REGION, colony, due


class Station(RegionAnswer):
    """A region with a piece of one's own."""

    def refuse(self, s: State, seat: i64, k: i64) -> i64:
        return at.NO_OWN_PIECE if colony(s.cells, seat, k) == 0 else 0

    def take(self, s: State, seat: i64, k: i64) -> None:
        c = s.cells
        n = c[top_frame(c) + A]
        s.pop()
        if s.journal is not None:
            s.journal.tell("stationed", seat, {"n": int(n), "region": parts.REGION_IDS[k]})
        for _ in range(n):
            due(s, seat, SOLDIER, TO_REGION + k)


STATIONING = Counted("stationing", Station("station"), turns=True, says="ask-station")
