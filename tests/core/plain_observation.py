"""An observation written out plainly from the cell table, number by number: what the fast way must give."""

from __future__ import annotations

from collections.abc import Sequence

from carrack.core.cells import FRAME, CellLayout, Range

UNKNOWN = -1


def observation(layout: CellLayout, cells: Sequence[int], viewer: int) -> list[int]:
    """All that a viewer knows, in the order of the fields."""
    found: list[int] = []
    seats = cells[0]
    base = max(viewer, 0)
    for r in layout.ranges:
        if r.kind.form == "word":
            continue
        for k in range(r.seats or 1):
            there = k < seats or not r.seats
            block = (base + k) % seats if r.seats else 0
            first = r.start + block * r.block + (1 if r.pile else 0)
            if r.pile:
                found.append(cells[first - 1] if there else 0)
            if r.pile and r.seen == "nobody" and not r.seen_by and not r.known:
                continue
            for i in range(r.length):
                if not there:
                    found += [0] * width(r, layout)
                elif r.kind.span > 1:
                    found += wide_set(r, cells[first + i * r.kind.span : first + (i + 1) * r.kind.span])
                elif is_secret(layout, cells, viewer, r, block, i):
                    found += [UNKNOWN] * width(r, layout)
                elif r.name == "frames":
                    is_seat = i % FRAME == 1 and cells[first + i - 1] != 0
                    found.append(from_base(cells[first + i], base, seats) if is_seat else cells[first + i])
                else:
                    found += shown(r, layout, cells[first + i], base, seats)
    return found + unseen(layout, cells, viewer)


def width(r: Range, layout: CellLayout) -> int:
    """How many numbers a cell gives."""
    return layout.seats if r.kind.form == "seats" else r.kind.width


def wide_set(r: Range, packed: Sequence[int]) -> list[int]:
    """A set over several cells, 62 members in each, from bit 1 on."""
    members = [cell >> j & 1 for cell in packed for j in range(1, 63)]
    return members[: r.kind.width]


def shown(r: Range, layout: CellLayout, value: int, base: int, seats: int) -> list[int]:
    """What a cell that is seen is shown as."""
    if r.kind.form == "seat":
        return [from_base(value, base, seats)]
    if r.kind.form == "seats":
        return [value >> (base + j) % seats & 1 if j < seats else 0 for j in range(layout.seats)]
    if r.kind.form == "items":
        return [value >> j & 1 for j in range(1, r.kind.width + 1)]
    if r.kind.form == "lanes":
        return [value >> r.kind.bits * j & (1 << r.kind.bits) - 1 for j in range(r.kind.width)]
    return [value]


def from_base(seat: int, base: int, seats: int) -> int:
    """A seat counted from the viewer's."""
    return seat if seat < 0 else (seat - base) % seats


def is_secret(layout: CellLayout, cells: Sequence[int], viewer: int, r: Range, block: int, i: int) -> bool:
    """Whether the viewer may not know what lies in the i-th cell of a block."""
    if r.seen == "all" or (r.seen == "owner" and block == viewer):
        return False
    if r.sealed:
        return True
    if r.known and cells[layout.named(r.known).start] >> i + 1 & 1:
        return False
    if r.seen_by:
        have_seen = cells[layout.named(r.seen_by).start + block * r.length + i]
        if have_seen >> viewer & 1 if viewer >= 0 else have_seen == (1 << cells[0]) - 1:
            return False
    return cells[r.start + block * r.block + (1 if r.pile else 0) + i] != 0


def unseen(layout: CellLayout, cells: Sequence[int], viewer: int) -> list[int]:
    """How many of each thing lie where the viewer does not see them, pool by pool and segment by segment."""
    found: list[int] = []
    for pool in layout.pools():
        counts = [0] * (len(pool.names) * pool.segments)
        for r in layout.hidden():
            for block in range(r.seats or 1) if r.pool == pool else ():
                for i in range(r.length):
                    thing = cells[r.start + block * r.block + (1 if r.pile else 0) + i]
                    if thing and is_secret(layout, cells, viewer, r, block, i):
                        segment = cells[layout.named(r.segment).start + block * r.length + i] if r.segment else 0
                        counts[segment * len(pool.names) + thing - 1] += 1
        found += counts
    return found
