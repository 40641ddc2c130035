# mypyc: compiled
"""Where an observation is written. A sheet is used again and again: it remembers what it shows."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from carrack.core.bits import bit
from carrack.core.cells import CellLayout
from carrack.core.lens import Lens
from carrack.core.lens_rows import Rows

_SEATS: Final = 0


class Lenses:
    """The lenses of a title, each made when it is first wanted."""

    def __init__(self, layout: CellLayout) -> None:
        rows = Rows(layout, layout.seats, -1, set(layout.flags()))
        self.layout = layout
        self.width: i64 = rows.width
        """How many numbers an observation has."""
        self.packed: i64 = rows.packed
        """How many cells with several numbers each a sheet remembers."""
        self.places: i64 = rows.places
        """How many places and counts it remembers."""
        self.blank = vec[i32]([0] * rows.width)
        self.no_packed = vec[i64]([0] * rows.packed)
        self.no_places = vec[i32]([0] * rows.places)
        self.flags = vec[i64](layout.flags())
        self.made: dict[tuple[int, int, int], Lens] = {}

    def in_play(self, cells: vec[i64]) -> i64:
        """The set of flags that are up: the k-th is bit k."""
        found: i64 = 0
        k: i64 = 0
        while k < len(self.flags):
            if cells[self.flags[k]] != 0:
                found |= bit(k)
            k += 1
        return found

    def of(self, cells: vec[i64], viewer: int) -> Lens:
        """The lens of one viewer (-1: a spectator) for positions with these seats and these parts in play."""
        seats = int(cells[_SEATS])
        flags = int(self.in_play(cells))
        made = self.made.get((seats, viewer, flags))
        if made is None:
            if not -1 <= viewer < seats:
                raise ValueError(f"there is no seat {viewer}: seats are numbered from 0 to {seats - 1}")
            up = {cell for k, cell in enumerate(self.layout.flags()) if flags >> k & 1}
            made = self.made[seats, viewer, flags] = Lens(Rows(self.layout, seats, viewer, up), flags)
        return made


class Sheet:
    """Room for one observation."""

    def __init__(self, lenses: Lenses) -> None:
        self.lenses = lenses
        self.numbers = lenses.blank[:]
        """The numbers of the last look; Python and NumPy read them where they lie, through the buffer protocol."""
        self.packed = lenses.no_packed[:]
        self.places = lenses.no_places[:]
        self.lens: Lens | None = None

    def look(self, cells: vec[i64], viewer: i64) -> None:
        """Write what the viewer sees of a position. Interpreted code calls `State.observe_into` instead."""
        last = self.lens
        flags = self.lenses.in_play(cells)
        if last is None or last.viewer != viewer or last.seats != cells[_SEATS] or last.flags != flags:
            lens = self.lenses.of(cells, viewer)
            if last is not None and not lens.goes_on_from(last):
                self._wipe()
            self.lens = lens
            lens.look(cells, self.packed, 0, self.places, 0, self.numbers, 0, False)
        else:
            last.look(cells, self.packed, 0, self.places, 0, self.numbers, 0, False)

    def _wipe(self) -> None:
        numbers = self.numbers
        packed = self.packed
        places = self.places
        k: i64 = 0
        while k < len(numbers):
            numbers[k] = 0
            k += 1
        k = 0
        while k < len(packed):
            packed[k] = 0
            k += 1
        k = 0
        while k < len(places):
            places[k] = 0
            k += 1
