"""What never changes in a match: the islands of its map, what lies beside them, a board and a hold for each seat."""

from carrack.core.board import Area, Beat, Board, Layout, Mark, Stand, Tab, Text, Zone
from carrack.core.contract import Game
from carrack.core.options import Chosen
from carrack.games.century.eastern_wonders import at, charts, maps, tiles
from carrack.games.century.eastern_wonders.faces import faces
from carrack.games.century.shared.cubes import NAMES

_STANDS = {
    "token": Stand((0.0, 0.0), size=1.3),
    "outpost": Stand((-0.36, 0.62), (0.24, 0.0), 0.3),
    "ship": Stand((0.58, -0.46), (-0.39, 0.0), 0.46),
    "cube": Stand((-0.74, 0.06), (0.11, 0.17), 0.25),
}
"""As on every tile: outposts below in the order of the seats, ships above, loose cubes down from the left corner."""
BEATS = {
    "received": Beat(brief=True),
    "turned": Beat(at="map:{place}", brief=True),
    "closed": Beat(at="map:{place}", brief=True),
    "ending": Beat(),
}
COLUMNS = tuple(str(k) for k in range(1, at.COLUMNS + 1))


def board(game: Game, options: Chosen, seats: int) -> Board:
    """The board for so many seats."""
    zones = [
        _map(options),
        Zone("bonus", "row", ("zone-bonus", {}), spots=tiles.BONUS_IDS, about=("about-bonus", {})),
        Zone("starts", "row", ("zone-starts", {}), spots=tiles.START_IDS),
        Zone("pile", "pile", ("zone-pile", {})),
    ]
    zones += [zone for seat in range(seats) for zone in _of_seat(seat)]
    side = (("bonus", "pile"), ("starts",))
    layout = Layout(
        main=(("map",),),
        side=side,
        own=(("board",), ("hold",), ("tokens", "bonus")),
        tabs=(Tab(("tab-sea", {}), (("map",),), "sea"), Tab(("tab-tokens", {}), side, "harbour")),
    )
    return Board(game.key, seats, tuple(zones), faces(), layout, beats=BEATS)


def slot(row: str, column: str) -> str:
    """A slot of a board is called by its row and its column."""
    return f"{row}-{column}"


def _map(options: Chosen) -> Zone:
    chart = charts.chart_of(maps.KINDS.index(str(options["map"])), int(options["map_number"]) - 1)
    cells = tuple((float(q), float(r)) for q, r in maps.CHARTS[chart])
    names: list[Text] = [("face-cell", {"n": k}) for k in range(1, maps.MARKETS + 1)]
    names += [(f"place-{side}", {}) for side in maps.sides(chart)]
    return Zone(
        "map",
        "field",
        ("zone-map", {}),
        lattice="hex",
        art="sea",
        spots=maps.CELL_IDS,
        labels=tuple(names),
        cells=cells,
        printed=("",) * maps.MARKETS + ("port",) * maps.PORTS,
        stands=_STANDS,
        about=("about-map", {}),
    )


def _of_seat(seat: int) -> tuple[Zone, ...]:
    mat = f"seat.{seat}"
    return (
        Zone(mat, "mat", ("zone-seat", {}), seat),
        _outposts(seat, mat),
        Zone(f"hold.{seat}", "grid", ("zone-hold", {}), seat, mat, at.CAPACITY, 5, brief=True, holds=NAMES),
        Zone(f"tokens.{seat}", "row", ("zone-tokens", {}), seat, mat, brief=True),
        Zone(f"bonus.{seat}", "row", ("zone-own-bonus", {}), seat, mat, brief=True),
    )


def _outposts(seat: int, mat: str) -> Zone:
    """Rows by seal; a slot that an outpost has left shows what it scores, and an empty column is a reward."""
    spots = tuple(slot(row, column) for row in tiles.ROWS for column in COLUMNS)
    points = tuple(tiles.SLOT_POINTS) * len(tiles.ROWS)
    seals = [Mark((-1.0, float(y)), (f"face-{row}", {}), f"seal.{row}") for y, row in enumerate(tiles.ROWS)]
    heads = [Mark((float(x), -0.75), ("mark-column", {"n": x + 1})) for x in range(len(COLUMNS))]
    return Zone(
        f"board.{seat}",
        "field",
        ("zone-board", {}),
        seat,
        mat,
        spots=spots,
        labels=tuple(
            ("slot-name", {"symbol": (f"face-{row}", {}), "n": x + 1})
            for row in tiles.ROWS
            for x in range(len(COLUMNS))
        ),
        cells=tuple((float(x), float(y)) for y in range(len(tiles.ROWS)) for x in range(len(COLUMNS))),
        printed=tuple(f"slot.{n}" if n else "" for n in points),
        areas=tuple(
            Area(column, tuple(slot(row, column) for row in tiles.ROWS), ("mark-column", {"n": x}))
            for x, column in enumerate(COLUMNS, start=1)
        ),
        marks=(*seals, *heads),
        about=("about-board", {}),
    )
