# mypyc: compiled
"""The University: once in the game its owner moves a piece to the front of a line, and the others shift back.

It is asked before a line resolves and after a new turn order (pc: the line); while placing it may be used at any time.
"""

from carrack.core.rooms import PC, SEATS, Answer, Final, Question, State, Text, i64, top_frame, vec
from carrack.games.age_of_discovery import at, parts
from carrack.games.age_of_discovery.lines import FIRST, LENGTH, first_own, place_in_order, to_front
from carrack.games.age_of_discovery.places import marker
from carrack.games.age_of_discovery.table import ADVANCE_IDS, LINE_IDS

UNIVERSITY: Final = "university"
"""The window: both readings of it, asked or not."""
ADVANCE_LINE: Final = vec[i64]([LINE_IDS.index(name.split("_")[0]) for name in ADVANCE_IDS])
_CELL: Final = vec[i64]([int(name.split("_")[1]) - 1 if "_" in name else 0 for name in ADVANCE_IDS])
"""Of which line and cell an `advance` speaks; of the turn order and the initiative line one has only one piece."""


def may_study(c: vec[i64], seat: i64) -> bool:
    """Whether a seat has a University that it has not used."""
    return c[at.STUDIED] == 0 and c[at.BUILDINGS + seat] & parts.UNIVERSITIES != 0


def cell_of(c: vec[i64], seat: i64, target: i64) -> i64:
    """Where the piece stands that an `advance` of this seat speaks of, -1 if it has none there."""
    line = ADVANCE_LINE[target]
    if line == at.LINE_ORDER:
        return place_in_order(c, seat)
    if line == at.LINE_INITIATIVE:
        return first_own(c, line, seat)
    return _CELL[target] if c[FIRST[line] + _CELL[target]] == seat else -1


def refuse_advance(c: vec[i64], seat: i64, target: i64) -> i64:
    """Why a piece cannot be moved to the front."""
    if not may_study(c, seat):
        return at.NO_UNIVERSITY
    if target != 0 and c[at.UNIVERSITY] == 1:
        return at.HAND_ONLY
    cell = cell_of(c, seat, target)
    if cell < 0:
        return at.NONE_ON_LINE
    return at.ALREADY_FIRST if cell == 0 else 0


def bring_to_front(s: State, seat: i64, line: i64, cell: i64) -> None:
    """The University is used."""
    c = s.cells
    c[at.STUDIED] = 1
    if line == at.LINE_ORDER:
        to_front(c, at.ORDER, cell)
    else:
        to_front(c, FIRST[line], cell)
        to_front(c, FIRST[line] + LENGTH[line], cell)
    if s.journal is not None:
        s.journal.tell("studied", seat, {"line": LINE_IDS[line]})


def offer_study(s: State, line: i64) -> None:
    """The owner of an unused University is asked, if one of its pieces on this line stands behind the first cell."""
    c = s.cells
    for seat in range(c[SEATS]):
        if may_study(c, seat):
            for target in range(i64(at.ADVANCES)):
                if ADVANCE_LINE[target] == line and refuse_advance(c, seat, target) == 0:
                    s.push(at.STUDYING, seat, pc=line)
                    return


class Advance(Answer):
    """A piece of one's own, or one's marker of turn order, goes to the front."""

    def refuse(self, s: State, seat: i64, k: i64) -> i64:
        return refuse_advance(s.cells, seat, k)

    def list_into(self, s: State, seat: i64, buffer: vec[i64], n: i64) -> i64:
        return super().list_into(s, seat, buffer, n) if may_study(s.cells, seat) else n

    def take(self, s: State, seat: i64, k: i64) -> None:
        bring_to_front(s, seat, ADVANCE_LINE[k], cell_of(s.cells, seat, k))

    def touches(self, s: State, seat: i64, k: i64) -> tuple[str, ...]:
        if k == 0:
            return marker(s, seat)
        cell = cell_of(s.cells, seat, k)
        return (f"{LINE_IDS[ADVANCE_LINE[k]]}/{cell + 1}",) if cell >= 0 else ()

    def about(self, s: State, seat: i64, k: i64, reason: i64) -> dict[str, object]:
        return {"line": LINE_IDS[ADVANCE_LINE[k]]}


class Study(Advance):
    """The same on the line in question."""

    def refuse(self, s: State, seat: i64, k: i64) -> i64:
        c = s.cells
        return at.OTHER_LINE if ADVANCE_LINE[k] != c[top_frame(c) + PC] else refuse_advance(c, seat, k)

    def take(self, s: State, seat: i64, k: i64) -> None:
        s.pop()
        super().take(s, seat, k)


class Studying(Question):
    """Asked for one line."""

    def ask(self, s: State, seat: i64) -> Text:
        c = s.cells
        return self.says, {"line": LINE_IDS[c[top_frame(c) + PC]]}


STUDYING = Studying("studying", Study("advance"), decline=True, window=UNIVERSITY, turns=True, says="ask-study")
