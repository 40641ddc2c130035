"""Boards made of named places: a map, a mat of rows, tiles that one reads, a duel; and what a place is called."""

from __future__ import annotations

from rich.text import Text

from carrack.core.board import Board, Zone
from carrack.core.scene import Piece, Scene
from carrack.terminal.cells import flow, pile
from carrack.terminal.messages import Messages
from carrack.terminal.signs import Signs
from carrack.terminal.style import BRASS, FAINT, mark, seat_style

_INDENT = 4
Pieces = dict[str, Piece]


def place_name(board: Board, signs: Signs, name: str) -> str:
    """What `zone:spot` is called: "Peru", "Colonist dock, 7", or the name of the zone alone."""
    key, _, spot = name.partition(":")
    zone = next(zone for zone in board.zones if zone.id == key)
    called = signs.sayer.text(zone.name)
    if not spot:
        return called
    label = _spot_name(zone, spot, signs)
    return label if zone.kind == "field" else f"{called}, {label}"


def is_read(zone: Zone, scene: Scene, board: Board) -> bool:
    """Whether a row has tiles with a text of their own."""
    here = _lying(scene, zone)
    return zone.kind == "row" and any(
        board.faces[piece.face].frame == "tile" and board.faces[piece.face].text for piece in here.values()
    )


def draw_map(zone: Zone, scene: Scene, signs: Signs, words: Messages, width: int, live: set[str]) -> list[Text]:
    """A line for each place, with what stands there."""
    shut = scene.shut.get(zone.id, ())
    here = _lying(scene, zone)
    names = [_spot_name(zone, spot, signs) for spot in zone.spots]
    lines = [Text(signs.sayer.text(zone.name), "bold")]
    for spot, name in zip(zone.spots, names, strict=True):
        found = {key: piece for key, piece in here.items() if piece.spot == spot}
        parts = [_piece(signs, key, piece, live) for key, piece in found.items()]
        if spot in shut:
            parts.insert(0, Text(words("place-shut"), FAINT))
        if zone.totals and (sums := _totals(found)):
            parts.append(Text(f"({words('place-totals')} ", FAINT).append_text(sums).append(")", FAINT))
        style = BRASS if f"{zone.id}:{spot}" in live else ""
        lines += _row(Text(name, style), parts, max(map(len, names)), width)
    return lines


def draw_mat(board: Board, mat: Zone, scene: Scene, signs: Signs, width: int, live: set[str]) -> list[Text]:
    """Its zones as rows: number, name, cells or an open area, what stands beside, and a remark."""
    rows = [zone for zone in board.zones if zone.mat == mat.id and not zone.beside and zone.seat is None]
    if not rows:
        return []
    names = [f"{zone.number or ' '} {signs.sayer.text(zone.name)}" for zone in rows]
    lines = [Text(signs.sayer.text(mat.name), "bold")]
    for zone, name in zip(rows, names, strict=True):
        parts = _cells(zone, scene, signs, live)
        for other in board.zones:
            if other.beside == zone.id:
                parts += [_piece(signs, key, piece, live) for key, piece in _lying(scene, other).items()]
        if note := scene.notes.get(zone.id) or zone.note:
            parts.append(Text(f"({signs.sayer.text(note)})", FAINT))
        lines += _row(Text(name), parts, max(map(len, names)), width)
    return lines


def draw_tiles(zone: Zone, scene: Scene, signs: Signs, width: int, live: set[str]) -> list[Text]:
    """A line for each tile: its name, its corners, what it does."""
    lines = [Text(signs.sayer.text(zone.name), "bold")]
    if note := scene.notes.get(zone.id) or zone.note:
        lines[0].append(f"  ({signs.sayer.text(note)})", FAINT)
    for key, piece in _lying(scene, zone).items():
        face = signs.board.faces[piece.face]
        name = Text(signs.sayer.text(face.name), BRASS if key in live else "")
        about = [Text(signs.sayer.text(face.text))] if face.text else []
        corners = [signs.corners(face)] if face.corners else []
        lines += _row(name, [*corners, *about], 24, width)
    return lines


def draw_duel(scene: Scene, signs: Signs, width: int, live: set[str]) -> list[Text]:
    """The sides, one below the other; who has fallen is struck through."""
    if scene.duel is None:
        return []
    lines = [Text(signs.sayer.text(scene.duel.name), "bold")]
    for side in scene.duel.sides:
        name = Text(f"{mark(side.seat)} {signs.sayer.name(side.seat)}", seat_style(side.seat))
        parts = [Text(f"({signs.sayer.text(side.note)})", FAINT)] if side.note else []
        for key, piece in scene.pieces.items():
            if piece.zone == side.zone:
                style = "strike" if piece.lying else BRASS if key in live else ""
                parts.append(Text(pile(signs, piece.face, piece.n).plain, style))
        lines += _row(name, parts, 16, width)
    return lines


def _cells(zone: Zone, scene: Scene, signs: Signs, live: set[str]) -> list[Text]:
    here = _lying(scene, zone)
    if not zone.spots:
        style = BRASS if f"{zone.id}:" in live else FAINT
        return [_piece(signs, key, piece, live) for key, piece in here.items()] or [Text("·", style)]
    parts = []
    for spot in zone.spots:
        found = next(((key, piece) for key, piece in here.items() if piece.spot == spot), None)
        style = BRASS if f"{zone.id}:{spot}" in live else FAINT
        shown = _piece(signs, *found, live) if found else Text("·", style)
        parts.append(Text.assemble((f"{_spot_name(zone, spot, signs)} ", style), shown))
    return parts


def _piece(signs: Signs, key: str, piece: Piece, live: set[str]) -> Text:
    shown = pile(signs, piece.face, piece.n)
    if piece.seat is None:
        return Text(shown.plain, BRASS) if key in live else shown
    bare = not signs.board.faces[piece.face].art and signs.board.faces[piece.face].frame == "figure"
    name = signs.sayer.name(piece.seat) if bare else shown.plain
    return Text(f"{mark(piece.seat)} {name}", BRASS if key in live else seat_style(piece.seat))


def _totals(found: Pieces) -> Text | None:
    """How many pieces each seat has in a place; nothing where one stack says it itself."""
    owned = [(piece.seat, piece.n) for piece in found.values() if piece.seat is not None]
    if len(owned) < 2:
        return None
    sums: dict[int, int] = {}
    for seat, n in owned:
        sums[seat] = sums.get(seat, 0) + n
    return Text(" ").join(Text(f"{mark(seat)} {n}", seat_style(seat)) for seat, n in sorted(sums.items()))


def _spot_name(zone: Zone, spot: str, signs: Signs) -> str:
    k = zone.spots.index(spot)
    return signs.sayer.text(zone.labels[k]) if k < len(zone.labels) else spot.upper()


def _lying(scene: Scene, zone: Zone) -> Pieces:
    return {key: piece for key, piece in scene.pieces.items() if piece.zone == zone.id and not piece.on}


def _row(name: Text, parts: list[Text], widest: int, width: int) -> list[Text]:
    """A name in a column of its own, and beside it the parts, in as many lines as they need."""
    column = widest + _INDENT
    lines = flow(parts, width - column).split("\n") if parts else [Text("–", FAINT)]
    first = Text.assemble("  ", name, " " * (column - 2 - name.cell_len))
    return [Text.assemble(" " * column if k else first, line) for k, line in enumerate(lines)]
