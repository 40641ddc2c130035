"""What never changes in a match: zones on their lattices, faces, and how the zones are arranged on a screen.

Zones are geometry, not one kind for each title. A `field` has cells on a lattice: square, hexagonal (flat top, axial
coordinates) or free, where a drawing says where its places are. The plain kinds need no coordinates.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

Text = tuple[str, dict[str, Any]]
Amount = tuple[str, int]
ZoneKind = Literal["row", "lane", "grid", "fan", "pile", "bag", "mat", "field", "track"]
Lattice = Literal["square", "hex", "free"]
Frame = Literal["card", "poster", "slip", "tile", "hex", "token", "cube", "coin", "figure", "die", "back"]
"""A card with a small picture and rows of icons, one with a large picture, a slip on a card, pieces, and any back."""
Point = tuple[float, float]
Lines = tuple[tuple[str, ...], ...]
"""Ids of zones, line by line."""
STEPS: dict[Lattice, int] = {"square": 4, "hex": 6, "free": 8}
"""How many steps of rotation make a whole turn."""


class Stand(msgspec.Struct, omit_defaults=True, frozen=True):
    """Where in a cell some pieces stand: the first at `at`, each further one `step` away, `size` across.

    The middle of a cell is 0, 0; the unit is the side of a hexagon, or half a square.
    """

    at: Point
    step: Point = (0.0, 0.0)
    size: float = 0.5


class Mark(msgspec.Struct, omit_defaults=True, frozen=True):
    """What is printed beside the cells, at a point of the lattice: the head of a row or of a column."""

    at: Point
    text: Text | None = None
    face: str = ""


class Area(msgspec.Struct, omit_defaults=True, frozen=True):
    """Cells that belong together: outlined as one, tinted by `tone`, shown as full while a scene says so."""

    id: str
    spots: tuple[str, ...]
    name: Text | None = None
    tone: str = ""


class Zone(msgspec.Struct, omit_defaults=True, frozen=True):
    """A place for pieces: how it lies (`kind`), whose it is, in which mat, how many spots it has.

    A `brief` zone is part of its seat's summary; the others are seen in full only in the seat's own area. A zone
    that `holds` some faces keeps them as counts: what an option costs and gives is shown as that zone before and after.
    Zones of a `mat` without a seat are its rows: `number` is a row's place in an order of resolution, and a zone
    `beside` another one stands in the row of that one. `about` says in a sentence what the zone is for.

    A `field` has one of the `cells` for each of its `spots`, on a `lattice`; on a free one the drawing
    `art/<art>.svg` has a group `place:<spot>` for each, and on the others it is what lies under the cells. Faces in
    `printed` are part of the board, one for each spot ("" for none): a piece hides the one it covers. `stands` say
    where in a cell the pieces of a face with that `stand` are; the others follow each other in its middle.
    `marks` are printed beside the cells. Where it `totals`, what counts in a place is how many pieces each seat has.
    A `track` is cells in a line, with `printed` and `labels` as a field; markers of several seats share a space.
    """

    id: str
    kind: ZoneKind
    name: Text
    seat: int | None = None
    mat: str = ""
    size: int = 0
    columns: int = 0
    shut: tuple[int, ...] = ()
    art: str = ""
    spots: tuple[str, ...] = ()
    labels: tuple[Text, ...] = ()
    brief: bool = False
    holds: tuple[str, ...] = ()
    note: Text | None = None
    number: int = 0
    beside: str = ""
    about: Text | None = None
    lattice: Lattice = "square"
    cells: tuple[Point, ...] = ()
    printed: tuple[str, ...] = ()
    areas: tuple[Area, ...] = ()
    stands: dict[str, Stand] = {}
    marks: tuple[Mark, ...] = ()
    totals: bool = False


class Face(msgspec.Struct, omit_defaults=True, frozen=True):
    """How a piece looks, as data: a frame, a tone, a name, rows of icons (`"arrow"` is one), corner values.

    Icons and `art` (a vignette) are symbols of the title's sheet `art/icons.svg`; what has none is said in words. A
    corner is a text or an icon with its number. A `ground` fills its cell, and other pieces stand on it. Its
    `footprint` are the cells that it covers, counted from its spot and turned with it; a face without one covers its
    spot alone. `stand` names where in a cell it stands, else its tone does.
    """

    frame: Frame
    name: Text
    tone: str = ""
    rows: tuple[tuple[Amount, ...], ...] = ()
    corners: Mapping[str, str | Amount] = {}
    text: Text | None = None
    art: str = ""
    ground: bool = False
    footprint: tuple[tuple[int, int], ...] = ()
    stand: str = ""


class Tab(msgspec.Struct, omit_defaults=True, frozen=True):
    """What a small screen shows at a time: some zones, under a name and a sign."""

    name: Text
    zones: Lines
    icon: str = ""


class Layout(msgspec.Struct, omit_defaults=True, frozen=True):
    """Slots that one desk arranges for every screen; zones that no slot names are drawn in none.

    `main` is what everybody looks at, `side` what lies beside it where there is room, `own` what a viewer has
    (without the number of the seat: `hand` is `hand.0` for the first one). Where they do not fit at once, `tabs`
    follow each other; without any the desk makes one of the main and the side slot.
    """

    main: Lines
    side: Lines = ()
    own: Lines = ()
    tabs: tuple[Tab, ...] = ()


class Beat(msgspec.Struct, omit_defaults=True, frozen=True):
    """What follows by itself after a decision and is shown before the next question: one step of a story.

    `at` is the place it is about, filled from the data of the entry: "map:{region}", or a whole zone. Beats of one
    `chapter` that follow each other stand under its name; those that come `together` are one step, with a line for
    each seat. A `brief` one is pointed out, but nobody waits for it. `scored` is the message that names its row in
    the table of a scoring; the entry then has what each seat gets as `shares`, and what was compared as `counts`.
    An `unasked` one is a step only where it follows by itself, and not where it is what was just decided.
    """

    chapter: Text | None = None
    at: str = ""
    together: bool = False
    brief: bool = False
    unasked: bool = False
    scored: str = ""


class Board(msgspec.Struct, omit_defaults=True, frozen=True):
    """All that never changes in a match.

    `course` are the parts of a match with their rounds, True where something is scored at the end of a round.
    `houses` is what each seat plays (a nation); those of seats that the rules play follow in `automa`: they have
    numbers, panels, pieces and places like others, but nobody sits there. `plus` names the numbers of a panel that
    are added to another one. `verbs` names the arguments of the verbs that take names alone, so that a page can say
    `do-<verb>`. `beats` are the entries of the journal that make a story.
    """

    title: str
    seats: int
    zones: tuple[Zone, ...]
    faces: dict[str, Face]
    layout: Layout
    course: tuple[tuple[Text, tuple[bool, ...]], ...] = ()
    houses: tuple[Text, ...] = ()
    automa: tuple[Text, ...] = ()
    plus: dict[str, str] = {}
    verbs: dict[str, tuple[str, ...]] = {}
    beats: dict[str, Beat] = {}
