"""What a viewer sees of Eastern Wonders. Nothing is secret but the order of the pile."""

from carrack.core.rooms import SEATS, State, Text, members
from carrack.core.scene import Panel, Piece, Scenery, Sketch
from carrack.games.century.eastern_wonders import at, maps, readings, tiles
from carrack.games.century.eastern_wonders.faces import next_points
from carrack.games.century.eastern_wonders.questions.port import PORTS
from carrack.games.century.eastern_wonders.scene_board import COLUMNS, board, slot
from carrack.games.century.shared.cubes import named, total


def sketch(state: State, viewer: int | None) -> Sketch:
    """The position, the same for every viewer."""
    seats = range(state.seats)
    empty = {f"board.{seat}": COLUMNS[: int(readings.columns_emptied(state, seat))] for seat in seats}
    return Sketch(
        _pieces(state),
        {str(seat): _panel(state, seat) for seat in seats},
        status=_status(state),
        first=int(state.cells[at.FIRST]),
        full={zone: columns for zone, columns in empty.items() if columns},
        room={f"hold.{seat}": int(readings.slots(state, seat)) for seat in seats if state.cells[at.EXTRA_SLOTS + seat]},
    )


def _status(state: State) -> tuple[Text, ...]:
    ends: Text = ("status-end", {"n": at.TO_TRIGGER})
    return ("status-round", {"n": int(state.round)}), ("status-last", {}) if state.cells[at.ENDING] else ends


def _pieces(state: State) -> dict[str, Piece]:
    c = [int(x) for x in state.cells]
    pieces: dict[str, Piece] = {}
    for k, cell in enumerate(maps.CELL_IDS):
        pieces |= _cell(c, k, cell)
    if unseen := int(PORTS.unseen(state)):
        pieces["pile"] = Piece("back.token", "pile", n=unseen)
    for number in members(c[at.STARTS]):
        start = tiles.START_IDS[number - 1]
        pieces[start] = Piece(start, "starts", start)
    for k, kind in enumerate(tiles.BONUS_IDS):
        if n := int(readings.bonus_left(state, k)):
            face = next_points(int(readings.bonus_points_of_next(state, k))) if kind == "points" else kind
            pieces[f"bonus.{kind}"] = Piece(face, "bonus", kind, n=n)
    for seat in range(c[SEATS]):
        pieces |= _belongings(state, c, seat)
    return pieces


def _cell(c: list[int], k: int, cell: str) -> dict[str, Piece]:
    """A tile or a port, and all that lies and stands on it."""
    port = k - at.MARKETS
    ground = f"port.{cell}" if port >= 0 else tiles.TILE_IDS[c[at.TILE + k] - 1]
    pieces = {ground: Piece("port" if port >= 0 else ground, "map", cell)}
    if port >= 0 and c[at.CLOSED] == port + 1:
        pieces["closed"] = Piece("closed", "map", cell)
    elif port >= 0 and c[at.PORT + port]:
        token = tiles.TOKEN_IDS[c[at.PORT + port] - 1]
        pieces[token] = Piece(token, "map", cell)
    for cube, n in named(c[at.LYING + k]).items():
        pieces[f"{cell}/{cube}"] = Piece(cube, "map", cell, n=n)
    for seat in range(c[SEATS]):
        if c[at.OUTPOSTS + seat] >> k + 1 & 1:
            pieces[f"outpost.{seat}.{cell}"] = Piece("outpost", "map", cell, seat)
        if c[at.SHIP + seat] == k + 1:
            pieces[f"ship.{seat}"] = Piece("ship", "map", cell, seat)
    return pieces


def _belongings(state: State, c: list[int], seat: int) -> dict[str, Piece]:
    pieces: dict[str, Piece] = {}
    for cube, n in named(c[at.HOLD + seat]).items():
        pieces[f"hold.{seat}/{cube}"] = Piece(cube, f"hold.{seat}", seat=seat, n=n)
    for y, row in enumerate(tiles.ROWS):
        for column in COLUMNS[int(readings.outposts_gone(state, seat, y)) :]:
            place = slot(row, column)
            pieces[f"board.{seat}/{place}"] = Piece("outpost", f"board.{seat}", place, seat)
    if taken := len(members(c[at.TOKENS + seat])):
        pieces[f"tokens.{seat}"] = Piece("back.token", f"tokens.{seat}", seat=seat, n=taken)
    for k, kind in enumerate(tiles.BONUS_IDS):
        if n := int(readings.bonus_owned(state, seat, k)):
            pieces[f"bonus.{kind}.{seat}"] = Piece(kind, f"bonus.{seat}", seat=seat, n=n)
    return pieces


def _panel(state: State, seat: int) -> Panel:
    c = state.cells
    return (
        ("tokens", len(members(c[at.TOKENS + seat])), at.TO_TRIGGER),
        ("cubes", int(total(c[at.HOLD + seat])), int(readings.slots(state, seat))),
        ("outposts", len(members(c[at.OUTPOSTS + seat]))),
    )


SCENERY = Scenery(board, sketch)
