"""Sorts the cells that a viewer is shown by how they are shown: the rows that a lens runs through.

Every number in a row is an offset: of a cell, of a number in the observation, or of a slot in the sheet's memory.
Numbers and slots are counted from the viewer's seat, so that they mean the same whoever looks.
"""

from __future__ import annotations

from collections.abc import Collection

from carrack.core.cells import SET_ROOM, CellLayout, Pool, Range
from carrack.core.fields import block_width, blocks, cell_width, count_only
from carrack.core.knowledge import NOWHERE

_PACKED = ("items", "seats", "lanes")


class Rows:
    """What one viewer is shown at a table of so many seats; -1 is a spectator. `up` are the flags that are not 0."""

    def __init__(self, layout: CellLayout, seats: int, viewer: int, up: Collection[int]) -> None:
        self.layout = layout
        self.seats = seats
        self.viewer = viewer
        self.up = up
        self.plain: list[int] = []
        """Cell, number."""
        self.seat_cells: list[int] = []
        """Cell, number."""
        self.sets: list[int] = []
        """Cell, number of member 0, slot."""
        self.seat_sets: list[int] = []
        """Cell, number of member 0, slot."""
        self.lanes: list[int] = []
        """Cell, first number, slot, bits, how many."""
        self.piles: list[int] = []
        """The count's cell, first number, slot."""
        self.sealed: list[int] = []
        """First number, how many."""
        self.hidden: list[int] = []
        """First cell, length, 1 if counted, seen_by, known, segments, first number, tally, things, slot.

        A tally is the number before that of the pool's first thing; the first number is NOWHERE if none is shown.
        """
        self.decks: list[int] = []
        """For piles that nobody ever looks into, if nothing else of their pool is hidden: the count's cell, tally,
        slot."""
        self.frames_at = self.frames_slot = self.revealed_slot = 0
        self.packed = self.places = 0
        """How many slots there are for packed cells, and for places and counts."""
        self.width = sum(block_width(r, layout) for r, _ in blocks(layout))
        self.tallies: dict[Pool, int] = {}
        for pool in layout.pools():
            self.tallies[pool] = self.width - 1
            self.width += len(pool.names) * pool.segments
        at = 0
        for r, k in blocks(layout):
            self._add(r, k, at)
            at += block_width(r, layout)

    def _block(self, r: Range, k: int) -> int:
        """The seat whose block is the k-th from the viewer's."""
        return (max(self.viewer, 0) + k) % self.seats if r.seats else 0

    def _hidden(self, r: Range, k: int) -> bool:
        own = r.seen == "owner" and self._block(r, k) == self.viewer
        return r.seen != "all" and not own

    def _first(self, r: Range, k: int) -> int:
        return r.start + self._block(r, k) * r.block + (1 if r.pile else 0)

    def _add(self, r: Range, k: int, at: int) -> None:
        first, slot = self._first(r, k), self._slot(r)
        if (r.seats and k >= self.seats) or (r.when and self.layout.named(r.when).start not in self.up):
            return
        if r.pile:
            self.plain += [first - 1, at]
            at += 1
        width = cell_width(r, self.layout)
        if r.name == "revealed":
            self.revealed_slot = slot
        if r.name == "frames":
            self.frames_at, self.frames_slot = at, slot
        elif self._hidden(r, k) and r.sealed:
            self.sealed += [at, r.length * width]
        elif self._hidden(r, k):
            self._add_hidden(r, k, at, slot)
        elif r.kind.form in ("seat", *_PACKED):
            span = r.kind.span
            for i in range(r.length * span):
                self._add_cell(r, first + i, at + i // span * width + i % span * SET_ROOM, slot + i)
        elif r.pile:
            self.piles += [first - 1, at, slot]
        else:
            for i in range(r.length):
                self.plain += [first + i, at + i]

    def _slot(self, r: Range) -> int:
        """Where a sheet remembers one block: each packed cell, each hidden place after their number, or how much it
        showed."""
        packed, places = self.packed, self.places
        if r.kind.form in _PACKED:
            self.packed += r.length * r.kind.span
            return packed
        if r.seen != "all":
            self.places += r.length + 1
        elif r.pile or r.name in ("frames", "revealed"):
            self.places += 1
        return places

    def _add_cell(self, r: Range, cell: int, at: int, slot: int) -> None:
        form = r.kind.form
        if form == "seat":
            self.seat_cells += [cell, at]
        elif form == "seats":
            self.seat_sets += [cell, at, slot]
        elif form == "items":
            self.sets += [cell, at - 1, slot]
        else:
            self.lanes += [cell, at, slot, r.kind.bits, r.kind.width]

    def _add_hidden(self, r: Range, k: int, at: int, slot: int) -> None:
        assert r.pool is not None
        first, tally = self._first(r, k), self.tallies[r.pool]
        if all(count_only(other) and not other.segment for other in self.layout.hidden() if other.pool == r.pool):
            self.decks += [first - 1, tally, slot]
            return
        named = self.layout.named
        beside = self._block(r, k) * r.length
        marks = [
            named(r.seen_by).start + beside if r.seen_by else NOWHERE,
            named(r.known).start if r.known else NOWHERE,
            named(r.segment).start + beside if r.segment else NOWHERE,
        ]
        shown_at = NOWHERE if count_only(r) else at
        self.hidden += [first, r.length, int(r.pile), *marks, shown_at, tally, len(r.pool.names), slot]
