"""What each number of an observation is called and means, from the cell table."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from carrack.core.cells import FRAME, CellLayout, Range

_FRAME_CELLS = (
    ("kind", "pending work, the bottom of the stack first: its kind, 0 = none"),
    ("seat", "whose it is, counted from my seat"),
    ("pc", "where in an effect it stands"),
    ("source", "the card or place it comes from"),
    ("a", "a register of this work"),
    ("b", "another"),
)


@dataclass(frozen=True, slots=True)
class Field:
    """One number of an observation."""

    index: int
    name: str
    meaning: str


def count_only(r: Range) -> bool:
    """Whether nobody ever knows more of a pile than how many things it holds."""
    return r.pile and r.seen == "nobody" and not r.seen_by and not r.known


def cell_width(r: Range, layout: CellLayout) -> int:
    """How many numbers one cell of a range gives."""
    return layout.seats if r.kind.form == "seats" else r.kind.width


def block_width(r: Range, layout: CellLayout) -> int:
    """How many numbers one seat's part of a range gives."""
    return (1 if r.pile else 0) + (0 if count_only(r) else r.length * cell_width(r, layout))


def blocks(layout: CellLayout) -> Iterator[tuple[Range, int]]:
    """Every range that is shown, with each of its blocks: 0 is the viewer's, 1 that of the next seat."""
    return ((r, k) for r in layout.ranges if r.kind.form != "word" for k in range(r.seats or 1))


def fields(layout: CellLayout) -> list[Field]:
    """Every number of an observation with its name and meaning, in order."""
    found: list[Field] = []

    def add(name: str, meaning: str) -> None:
        found.append(Field(len(found), name, meaning))

    for r, k in blocks(layout):
        owner = "" if not r.seats else "[me]" if k == 0 else f"[+{k}]"
        if r.pile:
            add(f"{r.name}{owner}.count", "how many")
        for i in range(0 if count_only(r) else r.length):
            place = f"{r.name}{owner}" + (f"[{i}]" if r.is_list else "")
            if r.kind.form in ("items", "lanes"):
                meaning = "1 = there" if r.kind.form == "items" else "how many"
                for name in r.kind.names:
                    add(f"{place}.{name}", meaning)
            elif r.kind.form == "seats":
                for j in range(layout.seats):
                    add(f"{place}." + ("me" if j == 0 else f"+{j}"), "1 = this seat")
            elif r.name == "frames":
                name, meaning = _FRAME_CELLS[i % FRAME]
                add(f"frames[{i // FRAME}].{name}", meaning)
            else:
                add(place, _meaning(r))
    for pool in layout.pools():
        for s in range(pool.segments):
            for name in pool.names:
                add(f"unseen.{pool.name}[{s}].{name}", "how many I have not seen")
    return found


def _meaning(r: Range) -> str:
    form = r.kind.form
    if form == "item":
        return "number of the thing, 0 = nothing" + ("" if r.seen == "all" else ", -1 = unknown")
    if form == "choice":
        return " ".join(f"{k}={name}" for k, name in enumerate(r.kind.names))
    if form == "seat":
        return "seat counted from mine, -1 = nobody"
    return {"flag": "1 = yes"}.get(form, "number")
