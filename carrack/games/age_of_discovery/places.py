# mypyc: compiled
"""What pieces and places are called on the table: a piece by its id, a place as `zone:spot`."""

from typing import Final

from mypy_extensions import i64

from carrack.core.contract import DEPTH, PC, SEATS, STACK, State
from carrack.core.question import Answer
from carrack.games.age_of_discovery import at
from carrack.games.age_of_discovery.lines import LINES, first_free
from carrack.games.age_of_discovery.parts import DOCK_CELLS, REGION_IDS
from carrack.games.age_of_discovery.pieces import NAMES, count, named
from carrack.games.age_of_discovery.realm import colony
from carrack.games.age_of_discovery.table import SPOT_IDS

_PIECES: Final = {name: first + cells for name, first, cells in LINES}


class RegionAnswer(Answer):
    """An answer that names a region."""

    def touches(self, s: State, seat: i64, k: i64) -> tuple[str, ...]:
        return (f"map:{REGION_IDS[k]}",)


def in_hand(s: State, seat: i64, kind: i64) -> tuple[str, ...]:
    """The pieces of a kind that a seat has to place."""
    return (f"hand.{seat}/{NAMES[kind]}",) if count(s.cells[at.HAND + seat], kind) > 0 else ()


def in_region(s: State, seat: i64, region: i64, kind: i64) -> tuple[str, ...]:
    """The pieces of a kind that a seat has in a region."""
    if count(colony(s.cells, seat, region), kind) == 0:
        return ()
    return (f"map/{REGION_IDS[region]}/{seat}/{NAMES[kind]}",)


def first_in(s: State, seat: i64, region: i64) -> tuple[str, ...]:
    """The first kind that a seat has in a region: it stands for all of them."""
    found = list(named(colony(s.cells, seat, region)))
    return (f"map/{REGION_IDS[region]}/{seat}/{found[0]}",) if found else ()


def marker(s: State, seat: i64) -> tuple[str, ...]:
    """The marker of a seat in turn order: it stands for the seat itself."""
    c = s.cells
    return tuple([f"order/{place + 1}" for place in range(first_marker(s), c[SEATS]) if c[at.ORDER + place] == seat])


def first_marker(s: State) -> int:
    """The first place of the turn order that somebody has: in the auction only those who have passed have one."""
    c = s.cells
    return int(c[SEATS] - c[STACK + PC]) if c[DEPTH] > 0 and c[STACK] == at.BIDDING else 0


def cell(s: State, line: str, k: int) -> str:
    """A cell of a line; one whose cells are without limit is an open area."""
    return f"{line}:{k + 1}" if _cells(s, line) > 0 else f"{line}:"


def spot_places(s: State, k: i64) -> tuple[str, ...]:
    """The place that a piece would take; if it is taken, or a line is full, what stands there as well."""
    c = s.cells
    name = SPOT_IDS[k]
    if k >= at.TO_DOCK_X:
        return _either(c[at.DOCK_PIECE + at.DOCK_X + k - at.TO_DOCK_X], "dock", name.removeprefix("dock_"))
    if k >= at.TO_CAPTAIN:
        return _either(c[at.SPECIALISTS_PIECE + k - at.TO_CAPTAIN], "specialists", name)
    cells = _cells(s, name)
    if cells == 0:
        return (f"{name}:",)
    free = first_free(c, _PIECES[name], cells)
    if free >= 0:
        return (f"{name}:{free + 1}",)
    return tuple([each for place in range(1, cells + 1) for each in _either(1, name, str(place))])


def _either(taken: int, zone: str, place: str) -> tuple[str, ...]:
    return (f"{zone}:{place}", f"{zone}/{place}") if taken else (f"{zone}:{place}",)


def _cells(s: State, line: str) -> int:
    """How many cells a line has in this game, 0 if it is an open area."""
    c = s.cells
    if line == "capital":
        return 0 if c[at.CAPITAL_CELLS] == 1 else at.SHORT_LINE
    if line == "warfare":
        return 0 if c[at.WARFARE_CELLS] == 0 else at.SHORT_LINE
    seats = int(c[SEATS])
    return {"initiative": seats, "dock": DOCK_CELLS[seats], "goods": at.GOOD_CELLS}.get(line, 0)
