"""The cell table: what each cell of a position means and who may see it.

A title writes one `Range` for each run of cells (in its table.py). From them copies, bytes, observations, the plain
form and redeals are made, for every title alike.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal

HEADER: Final = 11
FRAME: Final = 6
MOST_FRAMES: Final = 64
SET_ROOM: Final = 62
"""How many members of a set one cell holds."""

Seen = Literal["all", "owner", "nobody"]


@dataclass(frozen=True, slots=True)
class Kind:
    """How one cell is read."""

    form: Literal["count", "flag", "seat", "seats", "item", "items", "lanes", "choice", "word"]
    names: tuple[str, ...] = ()
    bits: int = 0

    @property
    def width(self) -> int:
        """How many numbers it gives in an observation (a set of seats gives one for each seat)."""
        return len(self.names) if self.form in ("items", "lanes") else 1

    @property
    def span(self) -> int:
        """How many cells it takes: a large set lies in several, one after another."""
        return -(-len(self.names) // SET_ROOM) if self.form == "items" and self.names else 1


COUNT: Final = Kind("count")
FLAG: Final = Kind("flag")
SEAT: Final = Kind("seat")
SEAT_SET: Final = Kind("seats")
WORD: Final = Kind("word")


def item(names: Sequence[str]) -> Kind:
    """One thing by its number from 1; 0 is nothing."""
    return Kind("item", tuple(names))


def items(names: Sequence[str]) -> Kind:
    """A set of things, one bit each: the thing numbered k is bit k (bit 0 stays clear).

    Of more than 62 things the next ones lie in the next cell, again from bit 1 on: `carrack.core.sets` knows where.
    """
    return Kind("items", tuple(names))


def lanes(names: Sequence[str], bits: int) -> Kind:
    """Several counts packed into one cell, `bits` wide each; the top bit of a lane stays clear."""
    if len(names) * bits > 63:
        raise ValueError("lanes do not fit into one cell")
    return Kind("lanes", tuple(names), bits)


def choice(names: Sequence[str]) -> Kind:
    """One of several named values, numbered from 0."""
    return Kind("choice", tuple(names))


@dataclass(frozen=True, slots=True)
class Pool:
    """Hidden things with one back. They change places in a redeal, each within its segment."""

    name: str
    names: tuple[str, ...]
    segments: int = 1


@dataclass(frozen=True, slots=True)
class Range:
    """A run of cells: `seats` blocks (1 if it does not belong to seats) of `length` cells each.

    A pile has one more cell at the front of each block, its count; the last thing counted is the top.
    `seen_by` names a parallel range with the set of seats that have seen each thing, `segment` one with
    the segment each thing came from. Where a thing once seen is seen by all, `known` names one cell instead, the
    set of places whose things are known (place i is bit i + 1). A sealed range is an answer that only its owner
    knows yet. `when` names a flag that the deal sets for good: where it is 0, the range stays empty. `start` is its
    first cell: the table of a title works it out.
    """

    name: str
    kind: Kind
    length: int = 1
    seats: int = 0
    pile: bool = False
    seen: Seen = "all"
    pool: Pool | None = None
    seen_by: str = ""
    known: str = ""
    segment: str = ""
    sealed: bool = False
    listed: bool = False
    when: str = ""
    start: int = 0

    @property
    def block(self) -> int:
        """Cells of one seat."""
        return self.length * self.kind.span + (1 if self.pile else 0)

    @property
    def size(self) -> int:
        """Cells in all."""
        return self.block * (self.seats or 1)

    @property
    def is_list(self) -> bool:
        """Whether one seat's part is shown as a list."""
        return self.pile or self.listed or self.length > 1


@dataclass(frozen=True, slots=True)
class CellLayout:
    """The whole table of a title, checked: the ranges tile the cells exactly.

    It is `private` if a seat may know for long what another one does not: a hand, or things that it alone has seen.
    (Sealed answers come out as soon as all are given.)
    """

    seats: int
    frames: int
    frame_kinds: Mapping[int, str]
    own: tuple[Range, ...]
    ranges: tuple[Range, ...] = field(init=False)
    size: int = field(init=False)
    private: bool = field(init=False)

    def __post_init__(self) -> None:
        ranges = (*_header(self.frames), *self.own)
        object.__setattr__(self, "ranges", ranges)
        object.__setattr__(self, "size", _tiled(ranges))
        own = any(not r.sealed and (r.seen == "owner" or r.seen_by) for r in self.own)
        object.__setattr__(self, "private", own)
        if not 1 <= self.frames <= MOST_FRAMES:
            raise ValueError(f"a title keeps room for 1 to {MOST_FRAMES} frames, not {self.frames}")
        by_name = {r.name: r for r in ranges}
        if len(by_name) != len(ranges):
            raise ValueError("two ranges of cells have one name")
        for r in self.own:
            _check_hidden(r, by_name)

    def named(self, name: str) -> Range:
        """The range of that name."""
        for r in self.ranges:
            if r.name == name:
                return r
        raise KeyError(f"no cells are called {name!r}; there are {', '.join(r.name for r in self.ranges)}")

    def pools(self) -> list[Pool]:
        """The pools of hidden things, in table order."""
        found: list[Pool] = []
        for r in self.own:
            if r.pool is not None and r.pool not in found:
                found.append(r.pool)
        return found

    def flags(self) -> list[int]:
        """The cells of the flags that say whether some ranges are in play, in table order."""
        return [r.start for r in self.own if any(other.when == r.name for other in self.own)]

    def hidden(self) -> Iterator[Range]:
        """The ranges whose things change places in a redeal."""
        return (r for r in self.own if r.pool is not None and r.seen != "all")


def _header(frames: int) -> tuple[Range, ...]:
    return (
        Range("seats", COUNT, start=0),
        Range("actor", SEAT, start=1),
        Range("waiting", SEAT_SET, start=2),
        Range("turn", COUNT, start=3),
        Range("turn_of", SEAT, start=4),
        Range("revealed", COUNT, start=5),
        Range("chance", WORD, length=4, seen="nobody", start=6),
        Range("depth", COUNT, start=10),
        Range("frames", COUNT, length=frames * FRAME, start=HEADER),
    )


def _tiled(ranges: Sequence[Range]) -> int:
    at = 0
    for r in ranges:
        if r.start != at:
            raise ValueError(f"cells {r.name!r} start at {r.start}, but the cells before them end at {at}")
        at += r.size
    return at


def _check_hidden(r: Range, by_name: Mapping[str, Range]) -> None:
    if r.seen != "all" and r.pool is None and not r.sealed:
        raise ValueError(f"cells {r.name!r} are hidden, but neither a pool nor sealed: no redeal could draw them anew")
    if r.sealed and (r.seen != "owner" or not r.seats):
        raise ValueError(f"cells {r.name!r} are sealed, so they must belong to seats and be seen by their owner")
    if r.sealed and r.seen_by:
        raise ValueError(f"cells {r.name!r} are sealed, so nobody but their owner can be noted as having seen them")
    if r.seen == "owner" and not r.seats:
        raise ValueError(f"cells {r.name!r} are seen by their owner, but belong to no seat")
    if r.pile and r.kind.span > 1:
        raise ValueError(f"cells {r.name!r} are a pile of sets that need several cells each: no pile holds such")
    if r.pool is not None and (r.kind.form != "item" or r.kind.names != r.pool.names):
        raise ValueError(f"cells {r.name!r} must hold things of the pool {r.pool.name!r}")
    if r.known and (by_name[r.known].size != 1 or r.seats or r.seen_by):
        raise ValueError(
            f"cells {r.known!r} must be one cell, the known places of {r.name!r}, which belongs to no seat"
        )
    if r.when and by_name[r.when].size != 1:
        raise ValueError(f"cells {r.when!r} must be one cell, the flag that says whether {r.name!r} is in play")
    for parallel in (r.seen_by, r.segment):
        if parallel and by_name[parallel].size != r.length * (r.seats or 1):
            raise ValueError(f"cells {parallel!r} do not run parallel to {r.name!r}")
