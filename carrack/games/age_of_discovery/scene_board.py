"""What never changes in a match: the map, the event lines as rows of one mat, the buildings, a mat for each seat."""

from typing import Any

from carrack.core.board import Board, Layout, Tab, Text, Zone, ZoneKind
from carrack.core.contract import Game
from carrack.core.options import Chosen
from carrack.games.age_of_discovery import at, parts
from carrack.games.age_of_discovery.beats import BEATS
from carrack.games.age_of_discovery.box import COMPONENTS
from carrack.games.age_of_discovery.faces import faces
from carrack.games.age_of_discovery.pieces import NAMES
from carrack.games.age_of_discovery.table import LINE_IDS

SPECIALIST_SPOTS = (*NAMES[1:], "training")
DOCK_EXTRA = ("x", "y")
SHIP = "ship"


def board(game: Game, options: Chosen, seats: int) -> Board:
    """The board for so many seats."""
    zones = (*_common(options, seats), *(zone for seat in range(seats) for zone in _of_seat(seat)))
    ages = COMPONENTS.box.turns.ages  # how many turns each has; colonies are scored in the last one
    return Board(
        game.key,
        seats,
        zones,
        faces(options),
        _layout(),
        course=tuple(((f"age-{k}", {}), (*[False] * (n - 1), True)) for k, n in enumerate(ages, 1)),
        houses=tuple((f"nation-{nation}", {}) for nation in parts.NATION_IDS[:seats]),
        plus={"income": "coin"},
        beats=BEATS,
    )


def _layout() -> Layout:
    def tab(zone: str, icon: str) -> Tab:
        return Tab((f"zone-{zone}", {}), ((zone,),), icon)

    tabs = tab("lines", "table"), tab("map", "map"), tab("buildings", "offer")
    own = (("hand", "goods", "ships"), ("owned", "finds"), ("next",))
    return Layout((("map",),), (("lines",), ("buildings",)), own, tabs)


def numbered(n: int) -> tuple[str, ...]:
    """Spots called by their numbers."""
    return tuple(str(k) for k in range(1, n + 1))


def _line(name: str, spots: tuple[str, ...] = (), **more: Any) -> Zone:
    """A row of the lines; without spots it is an open area."""
    number = LINE_IDS.index(name)
    about: Text = (f"about-{name}", {})
    kind: ZoneKind = "lane" if spots else "bag"
    return Zone(name, kind, (f"zone-{name}", {}), mat="lines", spots=spots, number=number, about=about, **more)


def _beside(name: str, kind: ZoneKind, line: str, size: int = 0) -> Zone:
    return Zone(name, kind, (f"zone-{name}", {}), mat="lines", beside=line, size=size)


def _common(options: Chosen, seats: int) -> tuple[Zone, ...]:
    dock = int(parts.DOCK_CELLS[seats])
    five = numbered(at.SHORT_LINE)
    trainings: tuple[Text, ...] = tuple((f"face-{kind}", {}) for kind in NAMES[1:])
    price: Text = ("label-training", {"n": parts.TRAINING_PRICE})
    regions: tuple[Text, ...] = tuple((f"region-{region}", {}) for region in parts.REGION_IDS)
    return (
        Zone(
            "map",
            "field",
            ("zone-map", {}),
            lattice="free",
            art="map",
            spots=parts.REGION_IDS,
            labels=regions,
            totals=True,
        ),
        Zone("lines", "mat", ("zone-lines", {})),
        _line("order", numbered(seats)),
        _line("initiative", numbered(seats), note=("note-initiative", {})),
        _line("dock", (*numbered(dock), *DOCK_EXTRA), shut=(dock, dock + 1)),
        _line("goods", numbered(at.OFFERED)),
        _beside("offer", "row", "goods", at.OFFERED),
        _line("shipping"),
        _beside("ship", "bag", "shipping"),
        _line("capital", five if options["capital_cells"] == "five" else ()),
        _line("discovery"),
        _beside("expedition", "bag", "discovery"),
        _beside("deck", "pile", "discovery"),
        _line("specialists", SPECIALIST_SPOTS, labels=(*trainings, price)),
        _line("warfare", five if options["warfare_cells"] == "five" else (), note=("note-war", {"n": parts.WAR_PRICE})),
        Zone("buildings", "row", ("zone-buildings", {}), size=at.ON_SALE),
        Zone("battle", "mat", ("zone-battle", {})),
    )


def _of_seat(seat: int) -> tuple[Zone, ...]:
    mat = f"seat.{seat}"
    return (
        Zone(mat, "mat", ("zone-seat", {}), seat),
        Zone(f"hand.{seat}", "bag", ("zone-hand", {}), seat, mat, brief=True),
        Zone(f"goods.{seat}", "bag", ("zone-own-goods", {}), seat, mat, holds=parts.GOOD_IDS),
        Zone(f"ships.{seat}", "bag", ("zone-own-ships", {}), seat, mat, holds=(SHIP,)),
        Zone(f"owned.{seat}", "row", ("zone-owned", {}), seat, mat),
        Zone(f"finds.{seat}", "row", ("zone-finds", {}), seat, mat),
        Zone(f"next.{seat}", "bag", ("zone-next", {}), seat, mat),
        Zone(f"battle.{seat}", "bag", ("zone-battle", {}), seat, "battle"),
    )
