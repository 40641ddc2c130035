# mypyc: compiled
"""New World Cartography: a discovery without an expedition."""

from carrack.core.rooms import Question, State, i64
from carrack.games.age_of_discovery import at
from carrack.games.age_of_discovery.places import RegionAnswer
from carrack.games.age_of_discovery.realm import discovered, open_up, reveal_token


class ChartRegion(RegionAnswer):
    """A region that nobody has discovered."""

    def refuse(self, s: State, seat: i64, k: i64) -> i64:
        return at.DISCOVERED if discovered(s.cells, k) else 0

    def take(self, s: State, seat: i64, k: i64) -> None:
        s.pop()
        reveal_token(s, k)
        open_up(s, seat, k, 0)


CHARTING = Question("charting", ChartRegion("chart"), turns=True, says="ask-chart")
