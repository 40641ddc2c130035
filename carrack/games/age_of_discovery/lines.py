# mypyc: compiled
"""The event lines: who stands in which cell. A line is two runs of cells: whose piece it is, and what it is."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core.contract import NOBODY
from carrack.games.age_of_discovery import at

LINES: Final = (
    ("initiative", at.INITIATIVE, at.MOST_SEATS),
    ("dock", at.DOCK, at.DOCK_CELLS),
    ("goods", at.GOODS_AT, at.GOOD_CELLS),
    ("capital", at.CAPITAL, at.LONG_LINE),
    ("specialists", at.SPECIALISTS, at.SPECIALIST_CELLS),
    ("warfare", at.WARFARE, at.LONG_LINE),
)
"""Those with cells: name, first cell, how many. Shipping and discovery are open areas."""


def first_free(c: vec[i64], pieces: i64, cells: i64) -> i64:
    """The leftmost empty cell of a line, -1 if it is full."""
    for cell in range(cells):
        if c[pieces + cell] == 0:
            return cell
    return -1


def first_own(c: vec[i64], line: i64, cells: i64, seat: i64) -> i64:
    """The leftmost cell of a line where a seat stands, -1 if it does not."""
    for cell in range(cells):
        if c[line + cell] == seat and c[line + cells + cell] != 0:
            return cell
    return -1


def stand(c: vec[i64], line: i64, cells: i64, cell: i64, seat: i64, kind: i64) -> None:
    """A piece takes a cell of a line."""
    c[line + cell] = seat
    c[line + cells + cell] = kind + 1


def line_up(c: vec[i64], line: i64, cells: i64, seat: i64, kind: i64) -> i64:
    """A piece takes the leftmost free cell of a line; which that is."""
    cell = first_free(c, line + cells, cells)
    stand(c, line, cells, cell, seat, kind)
    return cell


def to_front(c: vec[i64], line: i64, cells: i64, cell: i64) -> None:
    """The piece in a cell goes to the first one; those before it shift back."""
    seat = c[line + cell]
    piece = c[line + cells + cell]
    while cell > 0:
        c[line + cell] = c[line + cell - 1]
        c[line + cells + cell] = c[line + cells + cell - 1]
        cell -= 1
    c[line] = seat
    c[line + cells] = piece


def clear(c: vec[i64], line: i64, cells: i64) -> None:
    """All pieces of a line go back to the reserve."""
    for cell in range(cells):
        c[line + cell] = NOBODY
        c[line + cells + cell] = 0


def place_in_order(c: vec[i64], seat: i64) -> i64:
    """The place of a seat in turn order, from 0."""
    place: i64 = 0
    while c[at.ORDER + place] != seat:
        place += 1
    return place
