# mypyc: compiled
"""The goods line: each piece takes one good of the offer."""

from carrack.core.rooms import Answer, Question, State, i64
from carrack.games.age_of_discovery import at
from carrack.games.age_of_discovery.lines import find
from carrack.games.age_of_discovery.realm import gain_good


class Take(Answer):
    """A kind of good that is offered."""

    def refuse(self, s: State, seat: i64, k: i64) -> i64:
        return at.NOT_OFFERED if find(s.cells, at.OFFER, at.OFFERED, k + 1) < 0 else 0

    def take(self, s: State, seat: i64, k: i64) -> None:
        c = s.cells
        s.pop()
        c[at.OFFER + find(c, at.OFFER, at.OFFERED, k + 1)] = 0
        gain_good(s, seat, k + 1, "took")

    def touches(self, s: State, seat: i64, k: i64) -> tuple[str, ...]:
        c = s.cells
        return tuple([f"offer/{place}" for place in range(at.OFFERED) if c[at.OFFER + place] == k + 1])


TRADING = Question("trading", Take("take"), turns=True, says="ask-trade")
