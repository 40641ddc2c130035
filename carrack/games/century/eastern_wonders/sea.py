# mypyc: compiled
"""Where a ship may go: free and paid steps, and cells where a voyage can end.

A step is legal only if the voyage can be ended somewhere after it (CEN-EW-030), so that nobody is ever stuck at sea.
"""

from carrack.core.rooms import A, B, Final, bit, i64, lowest, top_frame, vec
from carrack.games.century.eastern_wonders import at, charts
from carrack.games.century.eastern_wonders.bonuses import owned
from carrack.games.century.shared.cubes import total
from carrack.games.century.shared.fleet import Fleet

FLEET: Final = Fleet(at.SHIP, at.HOLD, at.MARKET_CELLS)


def map_row(c: vec[i64]) -> i64:
    """Where the neighbours of the map in play begin."""
    return charts.chart_of(c[at.MAP], c[at.MAP_NUMBER]) * at.MAP_ROW


def neighbours(c: vec[i64], cell: i64) -> i64:
    """The cells that touch this one."""
    return charts.NEIGHBOURS[map_row(c) + cell]


def free_steps(c: vec[i64], seat: i64) -> i64:
    """How many steps of a voyage cost nothing."""
    return at.FREE_STEPS + owned(c, seat, at.KIND_MOVE)


def may_pay_from(c: vec[i64], cell: i64) -> bool:
    """Whether a paid step may begin in this cell: an option forbids it in ports."""
    return c[at.PORT_STEPS] == 0 or cell <= at.MARKETS


def next_cells(c: vec[i64], seat: i64, cubes: i64, free: i64) -> i64:
    """The cells to which a ship may sail next: with so many cubes aboard, and so many free steps after this one."""
    near = neighbours(c, c[at.SHIP + seat])
    if cubes > 2:
        return near
    dear = near & FLEET.too_dear(c, seat, cubes)
    open_cells = near & ~dear
    while dear != 0:
        if can_end(c, seat, dear & -dear, cubes, free):
            open_cells |= dear & -dear
        dear &= dear - 1
    return open_cells


def may_go_on(c: vec[i64], seat: i64) -> bool:
    """Whether a ship without free steps may pay for one more."""
    cubes = total(c[at.HOLD + seat])
    if cubes == 0 or not may_pay_from(c, c[at.SHIP + seat]):
        return False
    return cubes > 3 or next_cells(c, seat, cubes - 1, 0) != 0


def can_end(c: vec[i64], seat: i64, reached: i64, cubes: i64, free: i64) -> bool:
    """Whether a voyage that has come to one of these cells can end there, or anywhere beyond.

    In a port it always can, so the way on never begins in one.
    """
    while True:
        if reached & ~FLEET.too_dear(c, seat, cubes) != 0:
            return True
        if free <= 0:
            if cubes == 0:
                return False
            cubes -= 1
        free -= 1
        beyond = reached | spread(c, reached)
        if beyond == reached and cubes == 0:
            return False
        reached = beyond


def spread(c: vec[i64], cells: i64) -> i64:
    """All cells that touch one of these."""
    row = map_row(c)
    found: i64 = 0
    while cells != 0:
        found |= charts.NEIGHBOURS[row + lowest(cells)]
        cells &= cells - 1
    return found


def too_crowded(c: vec[i64], seat: i64) -> bool:
    """Whether the voyage cannot end where the ship is: not every rival there can be paid."""
    return FLEET.too_dear(c, seat, total(c[at.HOLD + seat])) & bit(c[at.SHIP + seat]) != 0


def free_left(c: vec[i64], seat: i64) -> i64:
    """How many free steps the ship has left in this turn."""
    top = top_frame(c)
    made: i64 = 0
    if c[top] == at.SAILING:
        made = c[top + A]
    return free_steps(c, seat) - made


def is_paid(c: vec[i64]) -> bool:
    """Whether the next step has been paid for."""
    top = top_frame(c)
    return c[top] == at.SAILING and c[top + B] == 1
