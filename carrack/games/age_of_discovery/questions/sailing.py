# mypyc: compiled
"""The dock: the next piece sails to a region and does there what it is good for. The source is its cell."""

from carrack.core.rooms import NOBODY, SOURCE, Question, State, Text, i64, lowest, top_frame
from carrack.games.age_of_discovery import at, parts
from carrack.games.age_of_discovery.pieces import COLONIST, MERCHANT, MISSIONARY, NAMES
from carrack.games.age_of_discovery.questions.settling import Settle
from carrack.games.age_of_discovery.realm import TO_REGION, due, earn, put


class Land(Settle):
    """A merchant earns money, a missionary converts natives."""

    def take(self, s: State, seat: i64, k: i64) -> None:
        c = s.cells
        cell = c[top_frame(c) + SOURCE]
        kind = c[at.DOCK_PIECE + cell] - 1
        s.pop()
        c[at.DOCK + cell] = NOBODY
        c[at.DOCK_PIECE + cell] = 0
        if s.journal is not None:
            s.journal.tell("sailed", seat, {"piece": NAMES[kind], "region": parts.REGION_IDS[k]})
        put(s, seat, kind, TO_REGION + k)
        if kind == MERCHANT:
            earn(s, seat, i64(parts.MERCHANT_MONEY), "merchant")
        elif kind == MISSIONARY:
            n = i64(parts.MISSIONARY_COLONISTS)
            if c[at.BUILDINGS + seat] & parts.CONVERTERS != 0:
                n = parts.ARG[lowest(parts.CONVERTERS)]
            if s.journal is not None:
                s.journal.tell("converted", seat, {"n": int(n), "region": parts.REGION_IDS[k]})
            for _ in range(n):
                due(s, seat, COLONIST, TO_REGION + k)


class Sailing(Question):
    """Asked for each piece in the dock."""

    def concerns(self, s: State, seat: i64) -> tuple[str, ...]:
        k = s.frame(SOURCE)
        return (f"dock/{k + 1}" if k < at.DOCK_X else f"dock/{'xy'[k - at.DOCK_X]}",)

    def ask(self, s: State, seat: i64) -> Text:
        c = s.cells
        return self.says, {"piece": NAMES[c[at.DOCK_PIECE + c[top_frame(c) + SOURCE]] - 1]}


SAILING = Sailing("sailing", Land("settle"), turns=True, says="ask-sail")
