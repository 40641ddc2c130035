# mypyc: compiled
"""The event lines: who stands in which cell. A line is two runs of cells: whose piece it is, and what it is."""

from carrack.core.rooms import NOBODY, SEATS, Final, i64, vec
from carrack.games.age_of_discovery import at, parts
from carrack.games.age_of_discovery.table import LINE_IDS

LINES: Final = (
    ("initiative", at.INITIATIVE, at.MOST_SEATS),
    ("dock", at.DOCK, at.DOCK_CELLS),
    ("goods", at.GOODS_AT, at.OFFERED),
    ("capital", at.CAPITAL, at.LONG_LINE),
    ("specialists", at.SPECIALISTS, at.SPECIALIST_CELLS),
    ("warfare", at.WARFARE, at.LONG_LINE),
)
"""Those with cells: name, first cell, how many. Shipping and discovery are open areas."""
_BY_NAME: Final = {name: (first, cells) for name, first, cells in LINES}
FIRST: Final = vec[i64]([_BY_NAME.get(name, (0, 0))[0] for name in LINE_IDS])
LENGTH: Final = vec[i64]([_BY_NAME.get(name, (0, 0))[1] for name in LINE_IDS])
"""The same by the numbers of the lines."""


def room(c: vec[i64], line: i64) -> i64:
    """How many cells pieces of the hand may take in this game, 0 if that is without limit."""
    if line == at.LINE_INITIATIVE:
        return c[SEATS]
    if line == at.LINE_DOCK:
        return parts.DOCK_CELLS[c[SEATS]]
    if line == at.LINE_GOODS:
        return at.OFFERED
    if line == at.LINE_CAPITAL:
        return at.SHORT_LINE if c[at.CAPITAL_CELLS] == 0 else 0
    return at.SHORT_LINE if line == at.LINE_WARFARE and c[at.WARFARE_CELLS] == 1 else 0


def find(c: vec[i64], first: i64, cells: i64, value: i64) -> i64:
    """The first of some cells that holds a value, counted from 0; -1 if none does."""
    for cell in range(cells):
        if c[first + cell] == value:
            return cell
    return -1


def first_own(c: vec[i64], line: i64, seat: i64) -> i64:
    """The leftmost cell of a line where a seat stands, -1 if it does not."""
    return find(c, FIRST[line], LENGTH[line], seat)


def place_in_order(c: vec[i64], seat: i64) -> i64:
    """The place of a seat in turn order, from 0."""
    return find(c, at.ORDER, at.MOST_SEATS, seat)


def stand(c: vec[i64], line: i64, cell: i64, seat: i64, kind: i64) -> None:
    """A piece takes a cell of a line."""
    c[FIRST[line] + cell] = seat
    c[FIRST[line] + LENGTH[line] + cell] = kind + 1


def line_up(c: vec[i64], line: i64, seat: i64, kind: i64) -> i64:
    """A piece takes the leftmost free cell of a line; which that is."""
    cell = first_own(c, line, NOBODY)
    stand(c, line, cell, seat, kind)
    return cell


def to_front(c: vec[i64], first: i64, cell: i64) -> None:
    """What is in a cell goes to the first one; what was before it shifts back."""
    moved = c[first + cell]
    while cell > 0:
        c[first + cell] = c[first + cell - 1]
        cell -= 1
    c[first] = moved


def clear(c: vec[i64], line: i64) -> None:
    """All pieces of a line go back to the reserve."""
    first = FIRST[line]
    cells = LENGTH[line]
    for cell in range(cells):
        c[first + cell] = NOBODY
        c[first + cells + cell] = 0
