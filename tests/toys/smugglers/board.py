"""What never changes in a match: piles, the chart of hexes, the track of fame; for each seat a hand, a hold, a ship."""

from __future__ import annotations

from carrack.core.board import Area, Beat, Board, Face, Layout, Mark, Stand, Tab, Text, Zone
from carrack.core.contract import Game
from carrack.core.options import Chosen
from smugglers.box import COMPONENTS
from smugglers.cards import CARDS, TOKENS
from smugglers.chart import AT, COVES, HARBOUR, HEXES, ROCKS, TILES
from smugglers.hold import COLUMNS, CRATES, FOOTPRINT, HOLD_OF, MAST, PLACES

_BOX = COMPONENTS.box
_PILES = ("deck", "reef", "landed")
_STANDS = {"boat": Stand((-0.5, 0.35), (0.33, 0.0), 0.45), "coin": Stand((0.35, -0.4), (0.2, 0.0), 0.4)}
BEATS = {
    "rolled": Beat(at="die"),
    "patrolled": Beat(("chapter-customs", {}), "{place}", together=True),
    "bids": Beat(("chapter-bribes", {}), scored="row-bribe"),
    "sank": Beat(at="deck", brief=True),
}


def board(game: Game, options: Chosen, seats: int) -> Board:
    """The board for so many seats."""
    zones = [Zone(name, "pile", (f"zone-{name}", {})) for name in _PILES]
    zones += [Zone("die", "row", ("zone-die", {}), size=1), _chart(), _fame()]
    for seat in range(seats):
        zones += [
            Zone(f"hand.{seat}", "fan", ("zone-hand", {}), seat),
            _hold(seat, str(options["vessel"])),
            Zone(f"ship.{seat}", "field", ("zone-ship", {}), seat, lattice="free", art="ship", spots=("hook", "chest")),
        ]
    layout = Layout(
        (("chart",),),
        (("fame",), (*_PILES, "die")),
        (("hand",), ("hold", "ship")),
        (Tab(("zone-chart", {}), (("chart",), ("fame",)), "map"), Tab(("tab-piles", {}), ((*_PILES, "die"),), "table")),
    )
    course: tuple[tuple[Text, tuple[bool, ...]], ...] = ((("course-runs", {}), (False,) * CRATES),)
    automa: tuple[Text, ...] = (("automa-customs", {}),) if options["customs"] else ()
    return Board(game.key, seats, tuple(zones), _faces(), layout, course=course, automa=automa, beats=BEATS)


def _chart() -> Zone:
    printed = {HARBOUR: "harbour"} | {k: f"cove.{coins}" for k, coins in COVES.items()}
    return Zone(
        "chart",
        "field",
        ("zone-chart", {}),
        lattice="hex",
        art="chart",
        spots=HEXES,
        labels=tuple(("place-harbour" if k == HARBOUR else "place-hex", {"n": name}) for k, name in enumerate(HEXES)),
        cells=tuple((float(q), float(r)) for q, r in AT.values()),
        shut=ROCKS,
        printed=tuple(printed.get(k, "") for k in range(len(HEXES))),
        stands=_STANDS,
        about=("about-chart", {}),
        totals=True,
    )


def _fame() -> Zone:
    spaces = tuple(str(k) for k in range(len(_BOX.fame)))
    printed = tuple(f"fame.{points}" if points else "" for points in _BOX.fame)
    return Zone("fame", "track", ("zone-fame", {}), spots=spaces, printed=printed)


def _hold(seat: int, vessel: str) -> Zone:
    """Rows are marked by letters, columns by numbers, and beside each area stands what it brings."""
    hold = HOLD_OF[vessel]
    cells = {k: (float(k % COLUMNS), float(k // COLUMNS)) for k in hold.drawn}
    rows = sorted({k // COLUMNS for k in hold.drawn})
    marks = [Mark((float(x), -1.0), ("mark-hold", {"n": x + 1})) for x in range(hold.columns)]
    marks += [Mark((-1.0, float(y)), ("mark-hold", {"n": PLACES[y * COLUMNS][0]})) for y in rows]
    ends = {"b": -2.0, "s": float(hold.columns)}
    marks += [Mark((ends[name], 0.0), face=f"full.{points}") for name, points in _BOX.hold.full.items()]
    areas = {name: tuple(PLACES[k] for k, sign in hold.drawn.items() if sign == name) for name in _BOX.hold.full}
    return Zone(
        f"hold.{seat}",
        "field",
        ("zone-hold", {}),
        seat,
        spots=tuple(PLACES[k] for k in hold.drawn),
        cells=tuple(cells.values()),
        shut=tuple(n for n, sign in enumerate(hold.drawn.values()) if sign == MAST),
        printed=tuple(f"cargo.{hold.coins[k]}" if k in hold.coins else "" for k in hold.drawn),
        areas=tuple(Area(name, spots, (f"area-{name}", {}), tone=name) for name, spots in areas.items()),
        marks=tuple(marks),
    )


def _faces() -> dict[str, Face]:
    faces = {card: Face("card", (f"face-{card}", {})) for card in CARDS}
    faces |= {f"token.{value}": Face("token", ("face-token", {"n": int(value)})) for value in TOKENS}
    faces |= {f"back.{kind}": Face("back", (f"face-back-{kind}", {})) for kind in ("card", "token")}
    faces |= {tile: Face("hex", (f"face-{tile}", {}), "sea", art=tile, ground=True) for tile in TILES}
    faces |= {f"die.{n}": Face("die", ("face-die", {"n": n}), corners={"value": str(n)}) for n in _die()}
    faces |= {f"fame.{n}": _printed("fame", n, "vp") for n in _BOX.fame if n}
    faces |= {f"full.{n}": _printed("full", n, "loot") for n in _BOX.hold.full.values()}
    faces |= {f"cargo.{n}": _printed("cargo", n, "coin") for hold in HOLD_OF.values() for n in hold.coins.values()}
    for n in COVES.values():
        faces[f"cove.{n}"] = Face("hex", ("face-cove", {"n": n}), "coast", corners={"gain": ("coin", n)}, art="cove")
    return faces | {
        "harbour": Face("hex", ("face-harbour", {}), "coast", art="harbour"),
        "crate": Face("tile", ("face-crate", {}), "wood", art="crate", footprint=FOOTPRINT),
        "boat": Face("figure", ("face-boat", {}), art="boat", stand="boat"),
        "cutter": Face("figure", ("face-cutter", {}), art="cutter", stand="boat"),
        "marker": Face("figure", ("face-marker", {})),
        "whistle": Face("token", ("face-whistle", {}), art="whistle"),
        "coin": Face("coin", ("face-coin", {}), "gold", art="coin", stand="coin"),
    }


def _die() -> range:
    return range(1, _BOX.die + 1)


def _printed(name: str, n: int, thing: str) -> Face:
    """A number of things on the board."""
    return Face("token", (f"face-{name}", {"n": n}), rows=(((thing, n),),))
