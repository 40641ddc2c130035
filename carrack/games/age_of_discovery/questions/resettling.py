# mypyc: compiled
"""Relocation: where the people go who leave a region (the source). Register A: the load."""

from carrack.core.rooms import SOURCE, A, Question, State, i64, top_frame
from carrack.games.age_of_discovery import at, parts
from carrack.games.age_of_discovery.pieces import SOLDIER, count, one
from carrack.games.age_of_discovery.places import RegionAnswer
from carrack.games.age_of_discovery.questions.improving import OTHERS, SOLDIERS
from carrack.games.age_of_discovery.realm import colony, discovered, move_pieces


class Resettle(RegionAnswer):
    """Another region that is discovered."""

    def refuse(self, s: State, seat: i64, k: i64) -> i64:
        c = s.cells
        if c[top_frame(c) + SOURCE] == k:
            return at.SAME_REGION
        return 0 if discovered(c, k) else at.UNDISCOVERED

    def take(self, s: State, seat: i64, k: i64) -> None:
        c = s.cells
        top = top_frame(c)
        source = c[top + SOURCE]
        pieces = load_pieces(colony(c, seat, source), c[top + A])
        s.pop()
        move_pieces(s, seat, source, k, pieces)


def load_pieces(pieces: i64, load: i64) -> i64:
    """The pieces that a load takes from these: colonists first, since the other civilians are worth as much."""
    found = i64(SOLDIERS[load]) * one(SOLDIER)
    others = i64(OTHERS[load])
    for kind in range(i64(SOLDIER)):
        n = min(count(pieces, kind), others)
        found += n * one(kind)
        others -= n
    return found


class Resettling(Question):
    """Asked when it is known who goes."""

    def concerns(self, s: State, seat: i64) -> tuple[str, ...]:
        return (f"map:{parts.REGION_IDS[s.frame(SOURCE)]}",)


RESETTLING = Resettling("resettling", Resettle("resettle"), turns=True, says="ask-resettle")
