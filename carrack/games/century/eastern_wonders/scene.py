"""What a viewer sees of Eastern Wonders. Nothing is secret but the order of the pile."""

from carrack.core.contract import Game
from carrack.core.options import Chosen
from carrack.core.rooms import SEATS, State, Text, members
from carrack.core.scene import Amount, Board, Face, Panel, Piece, Scenery, Sketch, Zone
from carrack.games.century.eastern_wonders import at, maps, tiles
from carrack.games.century.eastern_wonders.questions.market import OUTPOSTS
from carrack.games.century.eastern_wonders.questions.port import PORTS
from carrack.games.century.eastern_wonders.questions.reward import left_of, points_of_next
from carrack.games.century.eastern_wonders.rules import ROOM
from carrack.games.century.shared.cubes import NAMES, named, total

_COLUMNS = 6
Icons = tuple[Amount, ...]


def board(game: Game, options: Chosen, seats: int) -> Board:
    """The map, what lies beside it, and a mat for each seat."""
    zones = [
        Zone("map", "grid", ("zone-map", {}), size=maps.CELLS, columns=_COLUMNS, spots=maps.CELL_IDS),
        Zone("pile", "pile", ("zone-pile", {})),
        Zone("bonus", "row", ("zone-bonus", {}), spots=tiles.BONUS_IDS),
        Zone("starts", "row", ("zone-starts", {}), spots=tiles.START_IDS),
    ]
    for seat in range(seats):
        mat = f"seat.{seat}"
        zones += [
            Zone(mat, "mat", ("zone-seat", {}), seat=seat),
            Zone(f"hold.{seat}", "grid", ("zone-hold", {}), seat, mat, at.CAPACITY, 5, brief=True, holds=NAMES),
            Zone(f"board.{seat}", "row", ("zone-board", {}), seat, mat, spots=tiles.ROWS),
            Zone(f"tokens.{seat}", "row", ("zone-tokens", {}), seat, mat, brief=True),
            Zone(f"bonus.{seat}", "row", ("zone-own-bonus", {}), seat, mat, brief=True),
        ]
    mats = tuple(f"seat.{seat}" for seat in range(seats))
    shared = (("map", "pile"), ("bonus", "starts"))
    return Board(game.key, seats, tuple(zones), _faces(), {"wide": (*shared, mats), "phone": (*shared, mats)})


def sketch(state: State, viewer: int | None) -> Sketch:
    """The position, the same for every viewer."""
    panels = {str(seat): _panel(state, seat) for seat in range(state.seats)}
    return Sketch(_pieces(state), panels, status=_status(state))


def _status(state: State) -> tuple[Text, ...]:
    ends: Text = ("status-end", {"n": at.TO_TRIGGER})
    return ("status-round", {"n": int(state.round)}), ("status-last", {}) if state.cells[at.ENDING] else ends


def _faces() -> dict[str, Face]:
    faces = {name: Face("cube", (f"amount-{name}", {"n": 1}), tone=name) for name in NAMES}
    for k, cell in enumerate(maps.CELL_IDS):
        port = k >= maps.MARKETS
        faces[cell] = Face("tile", ("face-port" if port else "face-cell", {"n": k + 1 - port * maps.MARKETS}))
    for kind in tiles.BONUS_IDS:
        faces[kind] = Face("token", (f"face-{kind}", {}), tone=kind)
    for number, start in enumerate(tiles.START_IDS, start=1):
        cubes = named(int(tiles.START_CUBES[number]))
        faces[start] = Face("slip", ("face-start", {"gain": cubes}), rows=(tuple(cubes.items()),))
    faces |= {name: _tile(number) for number, name in enumerate(tiles.TILE_IDS, start=1)}
    faces |= {name: _token(number) for number, name in enumerate(tiles.TOKEN_IDS, start=1)}
    faces["back.token"] = Face("back", ("face-back", {}), tone="token")
    faces["closed"] = Face("token", ("face-closed", {}), tone="closed")
    faces["port"] = Face("tile", ("face-a-port", {}), tone="port")
    faces["ship"] = Face("figure", ("face-ship", {}), tone="ship")
    faces["outpost"] = Face("figure", ("face-outpost", {}), tone="outpost")
    return faces


def _tile(number: int) -> Face:
    give, get = named(int(tiles.GIVES[number])), named(int(tiles.GETS[number]))
    rows: tuple[Icons, ...] = (tuple(give.items()), (("arrow", 1),), tuple(get.items()))
    return Face("tile", ("face-trade", {"give": give, "get": get}), tiles.ROWS[tiles.ROW_OF[number]], rows=rows)


def _token(number: int) -> Face:
    cost, points = named(int(tiles.COST[number])), tiles.POINTS[number]
    text: Text = ("face-token", {"cost": cost, "points": points})
    return Face("token", text, "points", rows=(tuple(cost.items()),), corners={"points": str(points)})


def _pieces(state: State) -> dict[str, Piece]:
    c = [int(x) for x in state.cells]
    pieces: dict[str, Piece] = {}
    for k, cell in enumerate(maps.CELL_IDS):
        pieces |= _cell(c, k, cell)
    if left := int(PORTS.unseen(state)):
        pieces["pile"] = Piece("back.token", "pile", n=left)
    for number in members(c[at.STARTS]):
        start = tiles.START_IDS[number - 1]
        pieces[start] = Piece(start, "starts", start)
    for k, kind in enumerate(tiles.BONUS_IDS):
        if left := int(left_of(state.cells, k)):
            points = int(points_of_next(state.cells, k))
            pieces[f"bonus.{kind}"] = Piece(kind, "bonus", kind, n=left, badge=str(points) if points else "")
    for seat in range(c[SEATS]):
        pieces |= _belongings(state, c, seat)
    return pieces


def _cell(c: list[int], k: int, cell: str) -> dict[str, Piece]:
    """A tile or a port, and all that lies and stands on it."""
    port = k - at.MARKETS
    ground = f"port.{cell}" if port >= 0 else tiles.TILE_IDS[c[at.TILE + k] - 1]
    pieces = {ground: Piece("port" if port >= 0 else ground, "map", cell)}
    if port >= 0 and c[at.CLOSED] == port + 1:
        pieces["closed"] = Piece("closed", "map", cell, on=ground)
    elif port >= 0 and c[at.PORT + port]:
        token = tiles.TOKEN_IDS[c[at.PORT + port] - 1]
        pieces[token] = Piece(token, "map", cell, on=ground)
    for cube, n in named(c[at.LYING + k]).items():
        pieces[f"{cell}/{cube}"] = Piece(cube, "map", cell, n=n, on=ground)
    for seat in range(c[SEATS]):
        if c[at.OUTPOSTS + seat] >> k + 1 & 1:
            pieces[f"outpost.{seat}.{cell}"] = Piece("outpost", "map", cell, seat, on=ground)
        if c[at.SHIP + seat] == k + 1:
            pieces[f"ship.{seat}"] = Piece("ship", "map", cell, seat, on=ground)
    return pieces


def _belongings(state: State, c: list[int], seat: int) -> dict[str, Piece]:
    pieces: dict[str, Piece] = {}
    for cube, n in named(c[at.HOLD + seat]).items():
        pieces[f"hold.{seat}/{cube}"] = Piece(cube, f"hold.{seat}", seat=seat, n=n)
    for row, symbol in enumerate(tiles.ROWS):
        if left := at.COLUMNS - int(OUTPOSTS.gone(state.cells, seat, row)):
            pieces[f"board.{seat}/{symbol}"] = Piece("outpost", f"board.{seat}", symbol, seat, n=left)
    if taken := len(members(c[at.TOKENS + seat])):
        pieces[f"tokens.{seat}"] = Piece("back.token", f"tokens.{seat}", seat=seat, n=taken)
    for k, kind in enumerate(tiles.BONUS_IDS):
        if owned := c[at.BONUS + seat] >> at.NARROW * k & 127:
            pieces[f"bonus.{kind}.{seat}"] = Piece(kind, f"bonus.{seat}", seat=seat, n=owned)
    return pieces


def _panel(state: State, seat: int) -> Panel:
    c = state.cells
    return (
        ("tokens", len(members(c[at.TOKENS + seat])), at.TO_TRIGGER),
        ("cubes", int(total(c[at.HOLD + seat])), int(ROOM.of(c, seat))),
        ("outposts", len(members(c[at.OUTPOSTS + seat]))),
    )


SCENERY = Scenery(board, sketch)
