# mypyc: compiled
"""Who knows what: redeals and observations, worked from the cell table alone.

A redeal takes all things that the viewer has not seen, pool by pool and segment by segment, puts them in
one canonical order and deals them anew. What it gives depends only on what the viewer knows and on chance.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from carrack.core.bits import bit
from carrack.core.cells import FRAME, HEADER, Layout, Range
from carrack.core.chance import Chance, below
from carrack.core.fields import count_only, fields

UNKNOWN: Final = -1
NOWHERE: Final = -1
_NO_OWNER: Final = -2  # not -1: that is a spectator

_SEATS: Final = 0
_STACK: Final = 11  # HEADER; a literal, so that it is folded
_FORMS: Final = {"count": 0, "flag": 0, "choice": 0, "item": 0, "seat": 1, "seats": 2, "items": 3, "lanes": 4}
_FRAMES: Final = 5
_SEEN: Final = {"all": 0, "owner": 1, "nobody": 2}
_NOBODY: Final = 2
_SEALED: Final = 3  # like owner, but even that it is 0 is a secret
_HIDDEN_ROW: Final = 6
_SHOWN_ROW: Final = 11

if _STACK != HEADER:
    raise ValueError("knowledge.py and cells.py disagree about where the frames begin")


def has_seen(mask: i64, viewer: i64, seats: i64) -> bool:
    """Whether a viewer is among the seats that have seen a thing; a spectator has seen what all seats have."""
    if viewer >= 0:
        return mask & bit(viewer) != 0
    return mask == bit(seats) - 1


class Sight:
    """What a title's cell table says about seeing, in a form that runs fast."""

    def __init__(self, layout: Layout) -> None:
        self.hidden = vec[i64]()
        self.pool_first = vec[i64]()
        self.pool_things = vec[i64]()
        self.pool_segments = vec[i64]()
        self.shown = vec[i64]()
        self.sealed = vec[i64]()
        self.seats: i64 = layout.seats
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
            if r.kind.form != "word":
                self._add_shown(r, layout)
            if r.sealed:
                for k in range(r.seats):
                    for j in range(r.block):
                        self.sealed = append(self.sealed, i64(k))
                        self.sealed = append(self.sealed, i64(r.start + k * r.block + j))
        places = 0
        for r in layout.hidden():
            places += r.size
        self.places = vec[i64]([0] * places)
        self.tally = vec[i64]([0] * (most + 1))
        self.width: i64 = len(fields(layout))

    def _add_hidden(self, r: Range, layout: Layout) -> int:
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

    def _add_shown(self, r: Range, layout: Layout) -> None:
        form = _FRAMES if r.name == "frames" else _FORMS[r.kind.form]
        row = [
            form,
            r.start + (1 if r.pile else 0),
            r.seats,
            r.block,
            0 if count_only(r) else r.length,
            _SEALED if r.sealed else _SEEN[r.seen],
            layout.named(r.seen_by).start if r.seen_by else NOWHERE,
            r.kind.width,
            r.kind.bits,
            1 if r.pile else 0,
            layout.named(r.known).start if r.known else NOWHERE,
        ]
        for value in row:
            self.shown = append(self.shown, i64(value))

    def redeal(self, cells: vec[i64], viewer: i64, rng: Chance) -> None:
        """Deal anew, fairly, all things in pools that the viewer has not seen."""
        p: i64 = 0
        while p < len(self.pool_things):
            s: i64 = 0
            while s < self.pool_segments[p]:
                n = self._gather(cells, viewer, p, s)
                self._scatter(cells, self.pool_things[p], n, rng)
                s += 1
            p += 1

    def _gather(self, cells: vec[i64], viewer: i64, pool: i64, segment: i64) -> i64:
        """Count what the viewer has not seen of one pool and segment, and note where it lies."""
        rows = self.hidden
        places = self.places
        tally = self.tally
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
            if rows[row + 2] != viewer:
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

    def _scatter(self, cells: vec[i64], things: i64, n: i64, rng: Chance) -> None:
        places = self.places
        tally = self.tally
        at: i64 = 0
        thing: i64 = 1
        while thing <= things:
            while tally[thing] > 0:
                cells[places[at]] = thing
                tally[thing] -= 1
                at += 1
            thing += 1
        i = n - 1
        while i > 0:
            j = below(rng.words, 0, i + 1)
            kept = cells[places[i]]
            cells[places[i]] = cells[places[j]]
            cells[places[j]] = kept
            i -= 1

    def observe(self, cells: vec[i64], viewer: i64, out: vec[i64]) -> i64:
        """Write all that the viewer knows; seats are counted from the viewer. Returns how many numbers."""
        rows = self.shown
        seats = cells[_SEATS]
        base = viewer if viewer >= 0 else 0
        at: i64 = 0
        row: i64 = 0
        while row < len(rows):
            blocks = rows[row + 2]
            k: i64 = 0
            while k < (blocks if blocks > 0 else 1):
                if blocks == 0:
                    at = self._show(cells, viewer, 0, row, out, at, 1)
                elif k < seats:
                    at = self._show(cells, viewer, (base + k) % seats, row, out, at, 1)
                else:
                    at = self._show(cells, viewer, 0, row, out, at, 0)
                k += 1
            row += _SHOWN_ROW
        return self._unseen(cells, viewer, out, at)

    def _show(self, cells: vec[i64], viewer: i64, block: i64, row: i64, out: vec[i64], at: i64, there: i64) -> i64:
        rows = self.shown
        form = rows[row]
        first = rows[row + 1] + block * rows[row + 3]
        length = rows[row + 4]
        seen = rows[row + 5]
        masks = rows[row + 6]
        width = rows[row + 7]
        bits = rows[row + 8]
        known: i64 = 0
        if rows[row + 10] >= 0:
            known = cells[rows[row + 10]]
        if rows[row + 9] == 1:
            out[at] = cells[first - 1] * there
            at += 1
        seats = cells[_SEATS]
        base = viewer if viewer >= 0 else 0
        i: i64 = 0
        while i < length:
            value = cells[first + i] * there
            if (
                there != 0
                and seen != 0
                and (value != 0 or seen == _SEALED)
                and not (seen != _NOBODY and block == viewer)
                and (known >> (i + 1)) & 1 == 0
            ):
                if masks < 0 or not has_seen(cells[masks + block * length + i], viewer, seats):
                    value = UNKNOWN
            if form == 0 or (value == UNKNOWN and form != 1):
                j: i64 = 0
                while j < width:
                    out[at] = value
                    at += 1
                    j += 1
            elif form == 1:
                out[at] = value if value < 0 or there == 0 else (value - base + seats) % seats
                at += 1
            elif form == 2:
                j = 0
                while j < self.seats:
                    out[at] = (value >> ((base + j) % seats)) & 1 if j < seats else 0
                    at += 1
                    j += 1
            elif form == 3:
                j = 1
                while j <= width:
                    out[at] = (value >> j) & 1
                    at += 1
                    j += 1
            elif form == 4:
                lane = bit(bits) - 1
                j = 0
                while j < width:
                    out[at] = value & lane
                    value >>= bits
                    at += 1
                    j += 1
            else:
                if (first + i - _STACK) % FRAME == 1 and cells[first + i - 1] != 0 and value >= 0:
                    value = (value - base + seats) % seats
                out[at] = value
                at += 1
            i += 1
        return at

    def _unseen(self, cells: vec[i64], viewer: i64, out: vec[i64], at: i64) -> i64:
        """For each pool and segment, how many of each thing lie where the viewer has not seen them."""
        tally = self.tally
        p: i64 = 0
        while p < len(self.pool_things):
            s: i64 = 0
            while s < self.pool_segments[p]:
                self._gather(cells, viewer, p, s)
                thing: i64 = 1
                while thing <= self.pool_things[p]:
                    out[at] = tally[thing]
                    tally[thing] = 0
                    at += 1
                    thing += 1
                s += 1
            p += 1
        return at
