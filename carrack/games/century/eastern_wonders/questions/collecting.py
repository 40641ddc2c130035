# mypyc: compiled
"""Cubes that lie where a voyage has ended: all of them come aboard, or none (CEN-AMB-068)."""

from carrack.core.rooms import Answer, Final, Question, State, Text, i64, top_frame
from carrack.games.century.eastern_wonders import at, maps
from carrack.games.century.shared.cubes import named


def collect(s: State, seat: i64) -> None:
    """All cubes that lie with the ship come into its hold."""
    c = s.cells
    cell = c[at.SHIP + seat]
    lying = c[at.LYING - 1 + cell]
    c[at.LYING - 1 + cell] = 0
    c[at.HOLD + seat] += lying
    if s.journal is not None:
        s.journal.tell("collected", seat, {"plus": named(lying)})


class Collect(Answer):
    """What lies here, after a voyage."""

    def take(self, s: State, seat: i64, k: i64) -> None:
        s.pop()
        collect(s, seat)

    def touches(self, s: State, seat: i64, k: i64) -> tuple[str, ...]:
        cell = s.cells[at.SHIP + seat]
        return (
            tuple([f"{maps.CELL_IDS[cell - 1]}/{name}" for name in named(s.cells[at.LYING - 1 + cell])]) if cell else ()
        )


class CollectStaying(Collect):
    """The same without a voyage, where an option allows it; then comes the action."""

    def refuse(self, s: State, seat: i64, k: i64) -> i64:
        c = s.cells
        if c[at.LYING - 1 + c[at.SHIP + seat]] == 0:
            return at.NOTHING_LIES_HERE
        return 0 if c[at.STAYING] == 1 else at.ONLY_AFTER_SAILING

    def take(self, s: State, seat: i64, k: i64) -> None:
        c = s.cells
        c[top_frame(c)] = at.ACTING
        collect(s, seat)


class Collecting(Question):
    """Asked only if something lies there."""

    def ask(self, s: State, seat: i64) -> Text:
        lying = s.cells[at.LYING - 1 + s.cells[at.SHIP + seat]]
        return self.says, {"lying": named(lying)}


COLLECTING: Final = Collecting("collecting", Collect("collect"), decline=True)
