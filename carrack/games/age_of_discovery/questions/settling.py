# mypyc: compiled
"""Overpopulation: free colonists find a home, one after another. Register A: how many are left."""

from carrack.core.rooms import A, Question, State, Text, i64, top_frame
from carrack.games.age_of_discovery import at, parts
from carrack.games.age_of_discovery.pieces import COLONIST
from carrack.games.age_of_discovery.places import RegionAnswer
from carrack.games.age_of_discovery.realm import TO_REGION, discovered, due


class Settle(RegionAnswer):
    """A colonist goes to a region that is discovered."""

    def refuse(self, s: State, seat: i64, k: i64) -> i64:
        return 0 if discovered(s.cells, k) else at.UNDISCOVERED

    def take(self, s: State, seat: i64, k: i64) -> None:
        c = s.cells
        top = top_frame(c)
        c[top + A] -= 1
        if c[top + A] == 0:
            s.pop()
        if s.journal is not None:
            s.journal.tell("settled", seat, {"region": parts.REGION_IDS[k]})
        due(s, seat, COLONIST, TO_REGION + k)


class Counted(Question):
    """Asks about so many as register A says."""

    def ask(self, s: State, seat: i64) -> Text:
        c = s.cells
        return self.says, {"n": int(c[top_frame(c) + A])}


SETTLING = Counted("settling", Settle("settle"), turns=True, says="ask-settle")
