# mypyc: compiled
"""From where a seat looks ahead."""

from carrack.core.rooms import PC, SEATS, STACK, TURN, A, bit, final, i64, top_frame, vec
from carrack.games.age_of_discovery import at, parts
from carrack.games.age_of_discovery.outlook import rates
from carrack.games.age_of_discovery.realm import discovered


@final
class Now:
    """Whose view, which turn, which line resolves (0: none yet), and what others still do at the dock."""

    def __init__(self, c: vec[i64], seat: i64) -> None:
        self.seat = seat
        self.turn = c[TURN]
        self.line: i64 = 0
        phase = c[STACK]
        if phase == at.CLOSING:
            self.turn += 1
        elif phase == at.RESOLVING:
            self.line = c[STACK + PC]
        elif phase == at.BENEFITS:
            self.line = at.LINE_WARFARE + 1
        cells = parts.DOCK_CELLS[c[SEATS]]
        sailing = rates.TO_SCORING[self.turn] * cells * 3 // 4
        coming: i64 = 0
        for cell in range(i64(at.DOCK_CELLS)):
            if c[at.DOCK_PIECE + cell] == 0:
                if self.line == 0 and cell < cells:
                    sailing += 1
            elif c[at.DOCK + cell] != seat:
                sailing += 1
                coming += bit(8 * c[at.DOCK + cell])
        regions: i64 = 0
        for region in range(i64(at.REGIONS)):
            if discovered(c, region):
                regions += 1
        self.coming = coming if regions == 1 else 0
        self.sure = rates.POINT * 2 * regions // (2 * regions + sailing)

    def first_waiting(self, c: vec[i64], line: i64, question: i64) -> i64:
        """The first cell of a line that has not acted yet."""
        if self.line != line:
            return 0 if self.line < line else i64(at.LONG_LINE)
        cell = c[STACK + A]
        return cell - 1 if c[top_frame(c)] == question else cell
