# mypyc: compiled
"""What one viewer sees of a position, as numbers, by the rows of lens_rows.py.

A sheet keeps the numbers between looks. Those that lie one to a cell are written at every look; sets, piles and
the tally of what is unseen take many numbers each, so the sheet remembers what they came from, and only what has
changed is written. Seats are counted from the viewer, and so is what is remembered.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from carrack.core.bits import DE_BRUIJN, PLACES, bit
from carrack.core.cells import FRAME, HEADER
from carrack.core.knowledge import UNKNOWN, has_seen
from carrack.core.lens_rows import Rows

_REVEALED: Final = 5
_DEPTH: Final = 10
_STACK: Final = 11  # HEADER; a literal, so that it is folded
_FRAME: Final = 6
_MEMBERS: Final = vec[i64](PLACES)

if (_STACK, _FRAME) != (HEADER, FRAME):
    raise ValueError("lens.py and cells.py disagree about where the frames lie")


class Lens:
    """One viewer at a table of so many seats, with some parts of the game in play."""

    def __init__(self, rows: Rows, flags: i64) -> None:
        self.seats: i64 = rows.seats
        self.viewer: i64 = rows.viewer
        self.base: i64 = max(rows.viewer, 0)
        self.flags = flags
        self.plain = vec[i64](rows.plain)
        self.seat_cells = vec[i64](rows.seat_cells)
        self.sets = vec[i64](rows.sets)
        self.seat_sets = vec[i64](rows.seat_sets)
        self.lanes = vec[i64](rows.lanes)
        self.piles = vec[i64](rows.piles)
        self.sealed = vec[i64](rows.sealed)
        self.hidden = vec[i64](rows.hidden)
        self.decks = vec[i64](rows.decks)
        self.has_secrets = bool(rows.piles or rows.sealed or rows.hidden)
        self.frames_at: i64 = rows.frames_at
        self.frames_slot: i64 = rows.frames_slot
        self.revealed_slot: i64 = rows.revealed_slot

    def goes_on_from(self, last: "Lens") -> bool:
        """Whether what another lens has written can stay: what differs between them is written at every look."""
        return self.seats == last.seats and self.flags == last.flags and self.viewer >= 0 and last.viewer >= 0

    def look(
        self, c: vec[i64], packed: vec[i64], k: i64, places: vec[i32], p: i64, out: vec[i32], o: i64, follows: bool
    ) -> None:
        """Bring the numbers from `o` on up to date; the packed cells from `k` on and the places from `p` on are kept.

        All of them begin as zeros. `follows`: these cells came from those last shown by actions alone.
        """
        base = self.base
        seats = self.seats
        _copy(self.plain, c, out, o)
        _copy_seats(self.seat_cells, c, base, seats, out, o)
        _show_frames(c, base, seats, places, p + self.frames_slot, out, o + self.frames_at)
        _show_sets(self.sets, c, packed, k, out, o)
        _show_seat_sets(self.seat_sets, c, base, seats, packed, k, out, o)
        _show_lanes(self.lanes, c, packed, k, out, o)
        unturned = follows and c[_REVEALED] == i64(places[p + self.revealed_slot])
        places[p + self.revealed_slot] = i32(c[_REVEALED])
        _tally_decks(self.decks, c, unturned, places, p, out, o)
        if self.has_secrets:
            _show_piles(self.piles, c, places, p, out, o)
            _cover_sealed(self.sealed, out, o)
            _show_hidden(self.hidden, c, self.viewer, seats, places, p, out, o)


def _copy(rows: vec[i64], c: vec[i64], out: vec[i32], o: i64) -> None:
    row: i64 = 0
    while row < len(rows):
        out[o + rows[row + 1]] = i32(c[rows[row]])
        row += 2


def _from_base(seat: i64, base: i64, seats: i64) -> i64:
    """A seat counted from another; below 0 it is nobody."""
    if seat < 0:
        return seat
    seat -= base
    if seat < 0:
        seat += seats
    return seat


def _copy_seats(rows: vec[i64], c: vec[i64], base: i64, seats: i64, out: vec[i32], o: i64) -> None:
    row: i64 = 0
    while row < len(rows):
        out[o + rows[row + 1]] = i32(_from_base(c[rows[row]], base, seats))
        row += 2


def _show_frames(c: vec[i64], base: i64, seats: i64, places: vec[i32], slot: i64, out: vec[i32], at: i64) -> None:
    end = at + c[_DEPTH] * _FRAME
    last = at + i64(places[slot]) * _FRAME
    places[slot] = i32(c[_DEPTH])
    cell: i64 = _STACK
    while at < end:
        out[at] = i32(c[cell])
        out[at + 1] = i32(_from_base(c[cell + 1], base, seats))
        out[at + 2] = i32(c[cell + 2])
        out[at + 3] = i32(c[cell + 3])
        out[at + 4] = i32(c[cell + 4])
        out[at + 5] = i32(c[cell + 5])
        cell += _FRAME
        at += _FRAME
    _wipe(out, at, last)


def _wipe(out: vec[i32], at: i64, end: i64) -> None:
    while at < end:
        out[at] = 0
        at += 1


def _change_set(members: vec[i64], new: i64, packed: vec[i64], slot: i64, out: vec[i32], at: i64) -> None:
    changed = new ^ packed[slot]
    packed[slot] = new
    while changed != 0:
        k = members[((changed & -changed) * DE_BRUIJN >> 58) & 63]
        out[at + k] = i32((new >> k) & 1)
        changed &= changed - 1


def _show_sets(rows: vec[i64], c: vec[i64], packed: vec[i64], k: i64, out: vec[i32], o: i64) -> None:
    members = _MEMBERS
    row: i64 = 0
    while row < len(rows):
        _change_set(members, c[rows[row]], packed, k + rows[row + 2], out, o + rows[row + 1])
        row += 3


def _show_seat_sets(
    rows: vec[i64], c: vec[i64], base: i64, seats: i64, packed: vec[i64], k: i64, out: vec[i32], o: i64
) -> None:
    members = _MEMBERS
    everybody = bit(seats) - 1
    row: i64 = 0
    while row < len(rows):
        those = c[rows[row]]
        turned = (those >> base | those << (seats - base)) & everybody
        _change_set(members, turned, packed, k + rows[row + 2], out, o + rows[row + 1])
        row += 3


def _show_lanes(rows: vec[i64], c: vec[i64], packed: vec[i64], k: i64, out: vec[i32], o: i64) -> None:
    row: i64 = 0
    while row < len(rows):
        counts = c[rows[row]]
        if counts != packed[k + rows[row + 2]]:
            packed[k + rows[row + 2]] = counts
            at = o + rows[row + 1]
            bits = rows[row + 3]
            lane = bit(bits) - 1
            end = at + rows[row + 4]
            while at < end:
                out[at] = i32(counts & lane)
                counts >>= bits
                at += 1
        row += 5


def _show_piles(rows: vec[i64], c: vec[i64], places: vec[i32], p: i64, out: vec[i32], o: i64) -> None:
    row: i64 = 0
    while row < len(rows):
        cell = rows[row]
        at = o + rows[row + 1]
        slot = p + rows[row + 2]
        end = at + c[cell]
        last = at + i64(places[slot])
        places[slot] = i32(c[cell])
        while at < end:
            cell += 1
            out[at] = i32(c[cell])
            at += 1
        _wipe(out, at, last)
        row += 3


def _cover_sealed(rows: vec[i64], out: vec[i32], o: i64) -> None:
    """Even that nothing was answered yet is a secret."""
    row: i64 = 0
    while row < len(rows):
        at = o + rows[row]
        end = at + rows[row + 1]
        while at < end:
            out[at] = UNKNOWN
            at += 1
        row += 2


def _is_known(c: vec[i64], i: i64, viewer: i64, seats: i64, masks: i64, known: i64) -> bool:
    if masks >= 0 and has_seen(c[masks + i], viewer, seats):
        return True
    return known >= 0 and (c[known] >> (i + 1)) & 1 != 0


def _tally_decks(rows: vec[i64], c: vec[i64], unturned: bool, places: vec[i32], p: i64, out: vec[i32], o: i64) -> None:
    """Count each thing of piles that nobody has looked into. Of a place is remembered its thing.

    All else of such a pool lies open. So where nothing was turned up nothing has come out, or somebody would have
    learnt of it; and if there are as many as before, nothing has gone in.
    """
    row: i64 = 0
    while unturned and row < len(rows) and c[rows[row]] == i64(places[p + rows[row + 2]]):
        row += 3
    if row == len(rows):
        return
    row = 0
    while row < len(rows):
        cell = rows[row]
        tally = o + rows[row + 1]
        slot = p + rows[row + 2]
        last = cell + max(c[cell], i64(places[slot]))
        places[slot] = i32(c[cell])
        while cell < last:
            cell += 1
            slot += 1
            thing = c[cell]
            old = i64(places[slot])
            if thing != old:
                if old != 0:
                    out[tally + old] -= 1
                if thing != 0:
                    out[tally + thing] += 1
                places[slot] = i32(thing)
        row += 3


def _show_hidden(
    rows: vec[i64], c: vec[i64], viewer: i64, seats: i64, places: vec[i32], p: i64, out: vec[i32], o: i64
) -> None:
    """Show each thing the viewer knows, count each other one. Of a place is remembered its thing or, below 0, where
    it is counted."""
    row: i64 = 0
    while row < len(rows):
        first = rows[row]
        n = rows[row + 1]
        if rows[row + 2] != 0:
            n = c[first - 1]
        slot = p + rows[row + 9]
        end = max(n, i64(places[slot]))
        places[slot] = i32(n)
        i: i64 = 0
        while i < end:
            slot += 1
            thing = c[first + i]
            if thing != 0 and not _is_known(c, i, viewer, seats, rows[row + 3], rows[row + 4]):
                thing = -thing
                if rows[row + 5] >= 0:
                    thing -= c[rows[row + 5] + i] * rows[row + 8]
            if thing != i64(places[slot]):
                _change_place(thing, places, slot, out, o + rows[row + 7])
                if rows[row + 6] >= 0:
                    out[o + rows[row + 6] + i] = i32(max(thing, UNKNOWN))
            i += 1
        row += 10


def _change_place(thing: i64, places: vec[i32], slot: i64, out: vec[i32], tally: i64) -> None:
    old = i64(places[slot])
    if old < 0:
        out[tally - old] -= 1
    if thing < 0:
        out[tally - thing] += 1
    places[slot] = i32(thing)
