"""The part of a board that belongs to no seat: its zones line by line, as the title's wide layout has them."""

from __future__ import annotations

from rich.text import Text

from carrack.core.board import Board, Zone
from carrack.core.scene import Piece, Scene
from carrack.terminal import cells, places
from carrack.terminal.cells import Cell
from carrack.terminal.messages import Messages
from carrack.terminal.signs import Signs
from carrack.terminal.style import FAINT

_NARROWEST, _WIDEST = 11, 15
_CELLED = ("row", "lane", "track")


def draw(board: Board, scene: Scene, signs: Signs, words: Messages, width: int) -> list[Text]:
    """The lines of the common board."""
    lines = [[zone for zone in line if zone.seat is None and not zone.mat] for line in _layout(board)]
    lines = [line for line in lines if line]
    most = max((sum(_count(zone) for zone in line) for line in lines), default=1)
    cell_width = max(_NARROWEST, min(_WIDEST, width // most))
    live = {piece for choice in scene.choices.values() for piece in choice.on}
    drawn = places.draw_duel(scene, signs, width, live)
    for line in lines:
        rest = []
        for zone in line:
            if zone.kind == "field" and zone.lattice == "free":
                drawn += places.draw_map(zone, scene, signs, words, width, live)
            elif zone.kind == "mat":
                drawn += places.draw_mat(board, zone, scene, signs, width, live)
            elif places.is_read(zone, scene, board):
                drawn += places.draw_tiles(zone, scene, signs, width, live)
            else:
                rest.append(zone)
        drawn += _draw_line(rest, scene, signs, cell_width, width, live)
    return drawn


def _layout(board: Board) -> list[list[Zone]]:
    by_id = {zone.id: zone for zone in board.zones}
    arranged = [[by_id[name] for name in line] for line in (*board.layout.main, *board.layout.side)]
    placed = {zone.id for line in arranged for zone in line}
    return [*arranged, *([zone] for zone in board.zones if zone.id not in placed)]


def _count(zone: Zone) -> int:
    """How many cells a zone takes in its line."""
    return zone.size or 1 if zone.kind in _CELLED else 1


def _draw_line(line: list[Zone], scene: Scene, signs: Signs, cell_width: int, width: int, live: set[str]) -> list[Text]:
    names: dict[int, str] = {}
    made: list[Cell] = []
    loose: list[Text] = []
    for zone in line:
        found = {key: piece for key, piece in scene.pieces.items() if piece.zone == zone.id}
        name = signs.sayer.text(zone.name)
        if zone.kind in _CELLED:
            drawn = _spots(zone, found, signs, cell_width, live)
        elif zone.kind == "pile":
            drawn = [_pile(found, signs, cell_width, live)]
        else:
            loose.append(Text.assemble((f"{name}: ", "bold"), _listed(found, signs)))
            continue
        names[len(made)] = name
        made += drawn
    per_line = max(1, width // cell_width)
    lines: list[Text] = []
    for start in range(0, len(made), per_line):
        heading = Text()
        for k in range(start, min(start + per_line, len(made))):
            if k in names:
                heading = Text.assemble(cells.fit(heading, cell_width * (k - start), "left"), (names[k], "bold"))
        lines += [*([heading] if heading else []), *cells.side_by_side(made[start : start + per_line], cell_width)]
    return [*lines, *loose]


def _spots(zone: Zone, found: dict[str, Piece], signs: Signs, width: int, live: set[str]) -> list[Cell]:
    names = zone.spots or tuple(str(k) for k in range(zone.size))
    made: list[Cell] = []
    for k, spot in enumerate(names):
        here = {key: piece for key, piece in found.items() if piece.spot == spot}
        label = signs.sayer.text(zone.labels[k]) if k < len(zone.labels) else ""
        made.append(_spot(here, signs, width, str(k + 1), label, live))
    return made


def _spot(here: dict[str, Piece], signs: Signs, width: int, spot: str, label: str, live: set[str]) -> Cell:
    shown = next((key for key, piece in here.items() if signs.is_card(piece.face)), None)
    if shown is None:
        return cells.tokens(signs, width, list(here.values()))
    lying = [piece for key, piece in here.items() if key != shown]
    extras = [signs.face(piece.face) for piece in lying if signs.is_card(piece.face)]
    loose = [(piece.face, piece.n) for piece in lying if not signs.is_card(piece.face)]
    if loose:
        extras.append(Text.assemble(("+ ", "bold"), signs.amounts(loose)))
    return cells.card(signs, width, here[shown].face, spot, label, extras, shown in live)


def _pile(found: dict[str, Piece], signs: Signs, width: int, live: set[str]) -> Cell:
    if not found:
        return [cells.fit(Text("–", FAINT), width)]
    lying = [piece for piece in found.values() if not piece.on]
    top = lying[-1]
    face = signs.board.faces.get(top.face)
    known = face is not None and face.frame != "back"
    count = sum(piece.n for piece in lying)
    return cells.deck(signs, width, signs.face(top.face).plain if known else "", count, bool(live & set(found)))


def _listed(found: dict[str, Piece], signs: Signs) -> Text:
    """Pieces of a zone without cells of its own, by spot."""
    if not found:
        return Text("–", FAINT)
    parts = []
    for piece in found.values():
        shown = cells.pile(signs, piece.face, piece.n)
        parts.append(Text.assemble(f"{piece.spot} ", shown) if piece.spot else shown)
    return Text("  ").join(parts)
