# mypyc: compiled
"""The University: once in the game its owner moves a piece to the front of a line, and the others shift back."""

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core.contract import SEATS
from carrack.games.age_of_discovery import layout as at
from carrack.games.age_of_discovery import parts
from carrack.games.age_of_discovery.pieces import count
from carrack.games.age_of_discovery.realm import Realm, first_free


def may_study(c: vec[i64], seat: i64) -> bool:
    """Whether a seat has a University that it has not used."""
    return c[at.STUDIED] == 0 and c[at.OWNED + seat] & parts.UNIVERSITIES != 0


def line_of(target: i64) -> i64:
    """The line that an `advance` speaks of."""
    if target == 0:
        return 0
    if target < at.ADVANCE_DOCK:
        return at.LINE_INITIATIVE
    return at.LINE_DOCK if target < at.ADVANCE_CAPITAL else at.LINE_CAPITAL


def place_in_order(c: vec[i64], seat: i64) -> i64:
    """The place of a seat in turn order, from 0."""
    place: i64 = 0
    while c[at.ORDER + place] != seat:
        place += 1
    return place


def _first_own(c: vec[i64], line: i64, cells: i64, seat: i64) -> i64:
    """The leftmost cell of a line where a seat stands, -1 if it does not."""
    cell: i64 = 0
    while cell < cells:
        if c[line + cell] == seat and c[line + cells + cell] != 0:
            return cell
        cell += 1
    return -1


def refuse_advance(c: vec[i64], seat: i64, target: i64) -> i64:
    """Why a piece cannot be moved to the front."""
    if not may_study(c, seat):
        return at.NO_UNIVERSITY
    if target == 0:
        return at.ALREADY_FIRST if c[at.ORDER] == seat else 0
    if c[at.UNIVERSITY] == 1:
        return at.HAND_ONLY
    if target == at.ADVANCE_INITIATIVE:
        cell = _first_own(c, at.INITIATIVE, at.MOST_SEATS, seat)
        if cell < 0:
            return at.NONE_ON_LINE
    elif target < at.ADVANCE_CAPITAL:
        cell = target - at.ADVANCE_DOCK
        if c[at.DOCK_PIECE + cell] == 0 or c[at.DOCK + cell] != seat:
            return at.NONE_ON_LINE
    else:
        cell = target - at.ADVANCE_CAPITAL
        if c[at.CAPITAL_PIECE + cell] == 0 or c[at.CAPITAL + cell] != seat:
            return at.NONE_ON_LINE
    return at.ALREADY_FIRST if cell == 0 else 0


def refuse_front(c: vec[i64], seat: i64, kind: i64) -> i64:
    """Why a piece from the hand cannot be put at the front of a line."""
    if not may_study(c, seat):
        return at.NO_UNIVERSITY
    if c[at.UNIVERSITY] == 0:
        return at.STANDING_ONLY
    return at.NONE_IN_HAND if count(c[at.HAND + seat], kind) == 0 else 0


def _to_front(c: vec[i64], line: i64, cells: i64, cell: i64) -> None:
    """The piece in a cell goes to the first one; those before it shift back."""
    seat = c[line + cell]
    piece = c[line + cells + cell]
    while cell > 0:
        c[line + cell] = c[line + cell - 1]
        c[line + cells + cell] = c[line + cells + cell - 1]
        cell -= 1
    c[line] = seat
    c[line + cells] = piece


class University(Realm):
    """The rules of the University."""

    def advance_piece(self, c: vec[i64], seat: i64, target: i64) -> None:
        c[at.STUDIED] = 1
        if target == 0:
            place = place_in_order(c, seat)
            while place > 0:
                c[at.ORDER + place] = c[at.ORDER + place - 1]
                place -= 1
            c[at.ORDER] = seat
        elif target < at.ADVANCE_DOCK:
            cell = _first_own(c, at.INITIATIVE, at.MOST_SEATS, seat)
            _to_front(c, at.INITIATIVE, at.MOST_SEATS, cell)
        elif target < at.ADVANCE_CAPITAL:
            _to_front(c, at.DOCK, at.DOCK_CELLS, target - at.ADVANCE_DOCK)
        else:
            _to_front(c, at.CAPITAL, at.LONG_LINE, target - at.ADVANCE_CAPITAL)
        self.tell_studied(seat, line_of(target))

    def front_piece(self, c: vec[i64], seat: i64, kind: i64, line: i64) -> None:
        """A piece from the hand takes the first cell: it is put at the end and moved to the front."""
        c[at.STUDIED] = 1
        first: i64 = at.INITIATIVE
        cells: i64 = at.MOST_SEATS
        number: i64 = at.LINE_INITIATIVE
        if line == 1:
            first = at.DOCK
            cells = at.DOCK_CELLS
            number = at.LINE_DOCK
        elif line == 2:
            first = at.CAPITAL
            cells = at.LONG_LINE
            number = at.LINE_CAPITAL
        cell = first_free(c, first + cells, cells)
        c[first + cell] = seat
        c[first + cells + cell] = kind + 1
        _to_front(c, first, cells, cell)
        self.tell_studied(seat, number)

    def tell_studied(self, seat: i64, line: i64) -> None:
        if self.journal is not None:
            self.journal.tell("studied", int(seat), {"line": at.LINE_IDS[line]})

    def offer_study(self, c: vec[i64], line: i64) -> None:
        """Before a line resolves, and after a new turn order, the owner of an unused University is asked."""
        seat: i64 = 0
        while seat < c[SEATS]:
            if may_study(c, seat) and could_advance(c, seat, line):
                self.push(at.STUDYING, seat, pc=line)
                return
            seat += 1


def could_advance(c: vec[i64], seat: i64, line: i64) -> bool:
    """Whether any piece of a seat on this line stands behind the first cell."""
    first, after = advances_of(line)
    while first < after:
        if refuse_advance(c, seat, first) == 0:
            return True
        first += 1
    return False


def advances_of(line: i64) -> tuple[i64, i64]:
    """The targets of `advance` that belong to a line: the first, and the one after the last."""
    if line == 0:
        return 0, at.ADVANCE_INITIATIVE
    if line == at.LINE_INITIATIVE:
        return at.ADVANCE_INITIATIVE, at.ADVANCE_DOCK
    if line == at.LINE_DOCK:
        return at.ADVANCE_DOCK, at.ADVANCE_CAPITAL
    return at.ADVANCE_CAPITAL, at.ADVANCES
