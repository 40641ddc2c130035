# mypyc: compiled
"""Who knows what, and redeals, worked from the cell table alone.

A redeal takes all things that the viewer has not seen, pool by pool and segment by segment, puts them in
one canonical order and deals them anew. What it gives depends only on what the viewer knows and on chance.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from carrack.core.bits import bit
from carrack.core.cells import CellLayout, Range
from carrack.core.chance import Chance, below

UNKNOWN: Final = -1
NOWHERE: Final = -1
TOGETHER: Final = -3
"""A viewer who has seen whatever any seat has seen."""
_NO_OWNER: Final = -2  # not -1: that is a spectator

_SEATS: Final = 0
_HIDDEN_ROW: Final = 6


def has_seen(mask: i64, viewer: i64, seats: i64) -> bool:
    """Whether a viewer is among the seats that have seen a thing; a spectator has seen what all seats have."""
    if viewer >= 0:
        return mask & bit(viewer) != 0
    if viewer == TOGETHER:
        return mask != 0
    return mask == bit(seats) - 1


class Sight:
    """What a title's cell table says about hidden things, in a form that runs fast."""

    def __init__(self, layout: CellLayout) -> None:
        self.hidden = vec[i64]()
        self.pool_first = vec[i64]()
        self.pool_things = vec[i64]()
        self.pool_segments = vec[i64]()
        self.sealed = vec[i64]()
        most = 0
        rows = 0
        pools = layout.pools()
        for pool in pools:
            self.pool_first = append(self.pool_first, i64(rows))
            self.pool_things = append(self.pool_things, i64(len(pool.names)))
            self.pool_segments = append(self.pool_segments, i64(pool.segments))
            for r in layout.hidden():
                if r.pool == pool:
                    rows += self._add_hidden(r, layout)
            most = max(most, len(pool.names))
        self.pool_first = append(self.pool_first, i64(rows))
        for r in layout.ranges:
            if r.sealed:
                for k in range(r.seats):
                    for j in range(r.block):
                        self.sealed = append(self.sealed, i64(k))
                        self.sealed = append(self.sealed, i64(r.start + k * r.block + j))
        places = 0
        for r in layout.hidden():
            places += r.size
        self._no_places = vec[i64]([0] * places)
        self._no_tally = vec[i64]([0] * (most + 1))

    def _add_hidden(self, r: Range, layout: CellLayout) -> int:
        for k in range(r.seats or 1):
            first = r.start + k * r.block + (1 if r.pile else 0)
            row = [
                first,
                r.length,
                k if r.seen == "owner" else _NO_OWNER,
                layout.named(r.seen_by).start + k * r.length if r.seen_by else NOWHERE,
                layout.named(r.segment).start + k * r.length if r.segment else NOWHERE,
                layout.named(r.known).start if r.known else NOWHERE,
            ]
            for value in row:
                self.hidden = append(self.hidden, i64(value))
        return r.seats or 1

    def redeal(self, cells: vec[i64], viewer: i64, rng: Chance) -> None:
        """Deal anew, fairly, all things in pools that the viewer has not seen."""
        places = self._no_places[:]
        tally = self._no_tally[:]
        for p in range(i64(len(self.pool_things))):
            for segment in range(self.pool_segments[p]):
                n = self._gather(cells, viewer, p, segment, places, tally)
                _scatter(cells, self.pool_things[p], n, places, tally, rng)

    def _gather(self, cells: vec[i64], viewer: i64, pool: i64, segment: i64, places: vec[i64], tally: vec[i64]) -> i64:
        """Count what the viewer has not seen of one pool and segment, and note where it lies."""
        rows = self.hidden
        n: i64 = 0
        row = self.pool_first[pool] * _HIDDEN_ROW
        end = self.pool_first[pool + 1] * _HIDDEN_ROW
        while row < end:
            first = rows[row]
            length = rows[row + 1]
            masks = rows[row + 3]
            segments = rows[row + 4]
            known: i64 = 0
            if rows[row + 5] >= 0:
                known = cells[rows[row + 5]]
            owned = rows[row + 2] != _NO_OWNER
            if rows[row + 2] != viewer and not (owned and viewer == TOGETHER):
                i: i64 = 0
                while i < length:
                    thing = cells[first + i]
                    if (
                        thing != 0
                        and (masks < 0 or not has_seen(cells[masks + i], viewer, cells[_SEATS]))
                        and (known >> (i + 1)) & 1 == 0
                        and (segments < 0 or cells[segments + i] == segment)
                        and (segments >= 0 or segment == 0)
                    ):
                        places[n] = first + i
                        tally[thing] += 1
                        n += 1
                    i += 1
            row += _HIDDEN_ROW
        return n


def _scatter(cells: vec[i64], things: i64, n: i64, places: vec[i64], tally: vec[i64], rng: Chance) -> None:
    """Lay what was counted in one canonical order, then shuffle."""
    at: i64 = 0
    for thing in range(i64(1), things + 1):
        while tally[thing] > 0:
            cells[places[at]] = thing
            tally[thing] -= 1
            at += 1
    i = n - 1
    while i > 0:
        j = below(rng.words, 0, i + 1)
        kept = cells[places[i]]
        cells[places[i]] = cells[places[j]]
        cells[places[j]] = kept
        i -= 1
