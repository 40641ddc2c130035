# mypyc: compiled
"""Before the first turn, from the last seat to the first: a set of starting cubes, then the ship on any market."""

from carrack.core.rooms import SEAT, SEATS, TURN, Answer, Final, Question, State, bit, i64, top_frame
from carrack.games.century.eastern_wonders import at, maps, tiles
from carrack.games.century.shared.cubes import named
from carrack.games.century.shared.questions.turn_end import begin_turn


def begin_choosing(s: State, last: i64) -> None:
    """All sets lie there, and the last seat chooses. Until the first turn begins it is told as part of that turn."""
    s.cells[at.STARTS] = at.ALL_STARTS
    s.cells[TURN] = 1
    s.push(at.STARTING, last)


class TakeStart(Answer):
    """A set that nobody has taken yet."""

    def refuse(self, s: State, seat: i64, k: i64) -> i64:
        return 0 if s.cells[at.STARTS] & bit(k + 1) != 0 else at.START_TAKEN

    def take(self, s: State, seat: i64, k: i64) -> None:
        c = s.cells
        c[at.STARTS] &= ~bit(k + 1)
        c[at.HOLD + seat] = tiles.START_CUBES[k + 1]
        c[top_frame(c)] = at.MOORING
        if s.journal is not None:
            s.journal.tell("started", seat, {"plus": named(tiles.START_CUBES[k + 1])})

    def touches(self, s: State, seat: i64, k: i64) -> tuple[str, ...]:
        return (tiles.START_IDS[k],) if s.cells[at.STARTS] & bit(k + 1) != 0 else ()


class Moor(Answer):
    """The ship comes to a market; others may be there, and nobody is paid."""

    def take(self, s: State, seat: i64, k: i64) -> None:
        c = s.cells
        c[at.SHIP + seat] = k + 1
        if s.journal is not None:
            tile = tiles.TILE_IDS[c[at.TILE + k] - 1]
            s.journal.tell("moored", seat, {"tile": tile})
        if seat == c[at.FIRST]:
            c[at.STARTS] = 0
            c[TURN] = 0
            begin_turn(c, at.TURN_FRAME, seat)
        else:
            top = top_frame(c)
            c[top] = at.STARTING
            c[top + SEAT] = (seat + c[SEATS] - 1) % c[SEATS]

    def touches(self, s: State, seat: i64, k: i64) -> tuple[str, ...]:
        return (f"map:{maps.MARKET_IDS[k]}",) if s.cells[at.SHIP + seat] == 0 else ()


STARTING: Final = Question("starting", TakeStart("take"), turns=True)
MOORING: Final = Question("mooring", Moor("moor"), turns=True)
