# mypyc: compiled
"""What pieces and places are called on the table: a piece by its id, a place as `zone:spot`."""

from carrack.core.rooms import DEPTH, NOBODY, PC, SEATS, STACK, Answer, Final, State, i64
from carrack.games.age_of_discovery import at, parts
from carrack.games.age_of_discovery.lines import FIRST, find, room
from carrack.games.age_of_discovery.pieces import NAMES, count, named
from carrack.games.age_of_discovery.realm import colony
from carrack.games.age_of_discovery.table import LINE_IDS, SPOT_IDS

LINE: Final = bytes([LINE_IDS.index(spot) for spot in SPOT_IDS[: at.TO_CAPTAIN]])
"""The line of each spot that is its leftmost free cell."""


class RegionAnswer(Answer):
    """An answer that names a region."""

    def touches(self, s: State, seat: i64, k: i64) -> tuple[str, ...]:
        return (f"map:{parts.REGION_IDS[k]}",)


def in_hand(s: State, seat: i64, kind: i64) -> tuple[str, ...]:
    """The pieces of a kind that a seat has to place."""
    return (f"hand.{seat}/{NAMES[kind]}",) if count(s.cells[at.HAND + seat], kind) > 0 else ()


def in_region(s: State, seat: i64, region: i64, kind: i64) -> tuple[str, ...]:
    """The pieces of a kind that a seat has in a region."""
    if count(colony(s.cells, seat, region), kind) == 0:
        return ()
    return (f"map/{parts.REGION_IDS[region]}/{seat}/{NAMES[kind]}",)


def first_in(s: State, seat: i64, region: i64) -> tuple[str, ...]:
    """The first kind that a seat has in a region: it stands for all of them."""
    found = list(named(colony(s.cells, seat, region)))
    return (f"map/{parts.REGION_IDS[region]}/{seat}/{found[0]}",) if found else ()


def marker(s: State, seat: i64) -> tuple[str, ...]:
    """The marker of a seat in turn order: it stands for the seat itself."""
    c = s.cells
    return tuple([f"order/{place + 1}" for place in range(first_marker(s), c[SEATS]) if c[at.ORDER + place] == seat])


def first_marker(s: State) -> int:
    """The first place of the turn order that somebody has: in the auction only those who have passed have one."""
    c = s.cells
    return int(c[SEATS] - c[STACK + PC]) if c[DEPTH] > 0 and c[STACK] == at.BIDDING else 0


def cell(s: State, line: i64, k: i64) -> str:
    """A cell of a line; one whose cells are without limit is an open area."""
    return f"{LINE_IDS[line]}:{k + 1}" if room(s.cells, line) > 0 else f"{LINE_IDS[line]}:"


def spot_places(s: State, spot: i64) -> tuple[str, ...]:
    """The place that a piece would take; if it is taken, or a line is full, what stands there as well."""
    c = s.cells
    if spot >= at.TO_DOCK_X:
        return _either(c[at.DOCK_PIECE + at.DOCK_X + spot - at.TO_DOCK_X], "dock", SPOT_IDS[spot].removeprefix("dock_"))
    if spot >= at.TO_CAPTAIN:
        return _either(c[at.SPECIALISTS_PIECE + spot - at.TO_CAPTAIN], "specialists", SPOT_IDS[spot])
    line = i64(LINE[spot])
    cells = room(c, line)
    free = find(c, FIRST[line], cells, NOBODY)
    if cells == 0 or free >= 0:
        return (cell(s, line, free),)
    return tuple([each for k in range(1, cells + 1) for each in _either(1, SPOT_IDS[spot], str(k))])


def _either(taken: int, zone: str, place: str) -> tuple[str, ...]:
    return (f"{zone}:{place}", f"{zone}/{place}") if taken else (f"{zone}:{place}",)
