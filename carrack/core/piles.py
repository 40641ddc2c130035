# mypyc: compiled
"""Piles of things inside the cells, with who has seen each thing and which shuffle it came from.

They are given the state, not its cells: a vec that interpreted code hands to a compiled function is never freed
(mypyc 2.4), and other people's titles are interpreted.
"""

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core.chance import shuffle
from carrack.core.contract import State


class Pile:
    """A stack of things in the cells: its count, then the things, the top one last."""

    def __init__(self, start: i64, seen_by: i64 = -1, segment: i64 = -1) -> None:
        self.start = start
        self.seen_by = seen_by
        self.segment = segment

    def size(self, state: State) -> i64:
        """How many things it holds."""
        cells = state.cells
        return cells[self.start]

    def draw(self, state: State) -> i64:
        """Take the top thing off; 0 if there is none."""
        cells = state.cells
        n = cells[self.start]
        if n == 0:
            return 0
        thing = cells[self.start + n]
        cells[self.start + n] = 0
        cells[self.start] = n - 1
        if self.seen_by >= 0:
            cells[self.seen_by + n - 1] = 0
        if self.segment >= 0:
            cells[self.segment + n - 1] = 0
        return thing

    def put(self, state: State, thing: i64, seen_by: i64 = 0, segment: i64 = 0) -> None:
        """Lay a thing on top, with the seats that know it and the segment it came from."""
        cells = state.cells
        n = cells[self.start]
        cells[self.start + n + 1] = thing
        cells[self.start] = n + 1
        if self.seen_by >= 0:
            cells[self.seen_by + n] = seen_by
        if self.segment >= 0:
            cells[self.segment + n] = segment

    def put_under(self, state: State, thing: i64, seen_by: i64 = 0, segment: i64 = 0) -> None:
        """Slip a thing under the pile."""
        cells = state.cells
        n = cells[self.start]
        _make_room(cells, self.start + 1, n)
        cells[self.start + 1] = thing
        cells[self.start] = n + 1
        if self.seen_by >= 0:
            _make_room(cells, self.seen_by, n)
            cells[self.seen_by] = seen_by
        if self.segment >= 0:
            _make_room(cells, self.segment, n)
            cells[self.segment] = segment

    def take(self, state: State, k: i64) -> i64:
        """Take the k-th thing out (0 is the bottom) and close the gap."""
        cells = state.cells
        n = cells[self.start]
        thing = cells[self.start + 1 + k]
        close_gap(cells, self.start + 1, k, n)
        cells[self.start] = n - 1
        if self.seen_by >= 0:
            close_gap(cells, self.seen_by, k, n)
        if self.segment >= 0:
            close_gap(cells, self.segment, k, n)
        return thing

    def segment_of(self, state: State, k: i64) -> i64:
        """The segment of the k-th thing."""
        cells = state.cells
        return cells[self.segment + k] if self.segment >= 0 else 0

    def shuffle(self, state: State, chance_at: i64, segment: i64 = 0) -> None:
        """Put the things in a fair order that nobody knows; from now on they are all of one segment."""
        cells = state.cells
        n = cells[self.start]
        shuffle(cells, chance_at, self.start + 1, n)
        i: i64 = 0
        while i < n:
            if self.seen_by >= 0:
                cells[self.seen_by + i] = 0
            if self.segment >= 0:
                cells[self.segment + i] = segment
            i += 1


def _make_room(cells: vec[i64], first: i64, n: i64) -> None:
    i = n
    while i > 0:
        cells[first + i] = cells[first + i - 1]
        i -= 1


def close_gap(cells: vec[i64], first: i64, k: i64, n: i64) -> None:
    """Of n cells those after the k-th move up by one; the last one is empty then."""
    i = k
    while i < n - 1:
        cells[first + i] = cells[first + i + 1]
        i += 1
    cells[first + n - 1] = 0
