"""Cells of a board: boxes of fixed width with a card, a deck, or a few tokens in each."""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text

from carrack.core.board import Zone
from carrack.core.scene import Piece
from carrack.terminal.signs import BACK, Signs
from carrack.terminal.style import BRASS, FAINT, LINE

Cell = list[Text]
"""Lines of equal width."""


def fit(text: Text, width: int, align: str = "center") -> Text:
    """The text in exactly `width` columns."""
    made = text.copy()
    made.truncate(width, overflow="ellipsis")
    space = width - made.cell_len
    left = space // 2 if align == "center" else 0
    return Text.assemble(" " * left, made, " " * (space - left))


def card(signs: Signs, width: int, face: str, spot: str, label: str, extras: list[Text], live: bool) -> Cell:
    """A card in a box: its place and id on top, rows and corners inside, what lies on it, its price below."""
    border = BRASS if live else LINE
    inside = width - 2
    shown = signs.board.faces[face]
    lines = signs.rows(shown)
    if shown.corners:
        lines = [*lines, signs.corners(shown)]
    lines = [*lines, *extras]
    body = [Text.assemble(("│", border), fit(line, inside), ("│", border)) for line in lines]
    return [_edge("╭", spot, face, "╮", width, border), *body, _edge("╰", label, "", "╯", width, border)]


def deck(signs: Signs, width: int, name: str, count: int, live: bool) -> Cell:
    """A pile, face down, with how many are in it; a name where the top one is known."""
    border = BRASS if live else LINE
    inside = width - 2
    blank = Text.assemble(("│", border), (BACK * inside, FAINT), ("│", border))
    number = fit(Text(f" {count} ", "bold"), inside)
    middle = Text.assemble(("│", border), number, ("│", border))
    top = [Text.assemble(("│", border), fit(Text(name), inside), ("│", border))] if name else []
    return [_edge("╭", "", "", "╮", width, border), *top, middle, blank, _edge("╰", "", "", "╯", width, border)]


def tokens(signs: Signs, width: int, pieces: list[Piece]) -> Cell:
    """Loose things on a spot, without a box."""
    lines: Cell = []
    for piece in pieces:
        shown, value = pile(signs, piece.face, piece.n), _corners(signs, piece.face)
        beside = Text.assemble(shown, " ", value)
        lines += [beside] if value and beside.cell_len < width else [shown, value] if value else [shown]
    return [fit(line, width) for line in lines or [Text("·", FAINT)]]


def pile(signs: Signs, face: str, n: int) -> Text:
    """Several pieces of one face, counted rather than repeated."""
    shown = signs.face(face)
    return shown if n == 1 and shown.plain != BACK else Text.assemble(f"{n} × ", shown)


def grid(zone: Zone, pieces: list[Piece], signs: Signs) -> Text:
    """Named spots in rows: an empty one shows its name, a full one a block or a sign, a shut one nothing."""
    width = max(len(spot) for spot in zone.spots)
    lying = {piece.spot: piece for piece in pieces}
    rows: list[Text] = []
    for start in range(0, len(zone.spots), zone.columns or len(zone.spots)):
        row = Text()
        for k in range(start, min(start + (zone.columns or len(zone.spots)), len(zone.spots))):
            row.append_text(_grid_spot(zone.spots[k], lying.get(zone.spots[k]), width, k in zone.shut, signs))
            row.append(" ")
        rows.append(row)
    return Text("\n").join(rows)


def _grid_spot(spot: str, piece: Piece | None, width: int, shut: bool, signs: Signs) -> Text:
    if shut:
        return Text(" " * width)
    if piece is None:
        return fit(Text(spot, FAINT), width)
    return fit(signs.amount(piece.face, 1) if signs.has_sign(piece.face) else Text("█" * width), width)


def flow(parts: list[Text], width: int, gap: str = "  ") -> Text:
    """Parts one after another, a new line before one that does not fit; none is broken."""
    made = Text()
    used = 0
    for part in parts:
        if used and used + len(gap) + part.cell_len > width:
            made.append("\n")
            used = 0
        if used:
            made.append(gap)
            used += len(gap)
        made.append_text(part)
        used += part.cell_len
    return made


def side_by_side(cells: list[Cell], width: int) -> list[Text]:
    """Cells in one line, the lower ones filled up at the bottom edge of the box."""
    height = max((len(cell) for cell in cells), default=0)
    padded = [_stretch(cell, height, width) for cell in cells]
    return [Text("").join(cell[k] for cell in padded) for k in range(height)]


def _stretch(cell: Cell, height: int, width: int) -> Cell:
    missing = height - len(cell)
    if missing <= 0:
        return cell
    boxed = len(cell) > 1 and cell[-1].plain.startswith("╰")
    if not boxed:
        return [*cell, *[Text(" " * width)] * missing]
    border = cell[-1].spans[0].style if cell[-1].spans else ""
    blank = Text.assemble(("│", str(border)), " " * (width - 2), ("│", str(border)))
    above = missing // 2
    return [cell[0], *[blank] * above, *cell[1:-1], *[blank] * (missing - above), cell[-1]]


def _edge(left: str, before: str, after: str, right: str, width: int, style: str) -> Text:
    """A border line with a word at each end."""
    room = width - 2
    head = f" {before} " if before else ""
    tail = f" {after} " if after else ""
    if cell_len(head) + cell_len(tail) > room:
        head, tail = head[:room], ""
    line = "─" * (room - cell_len(head) - cell_len(tail))
    return Text.assemble((left, style), (head, "bold"), (line, style), (tail, FAINT), (right, style))


def _corners(signs: Signs, face: str) -> Text:
    shown = signs.board.faces.get(face)
    if shown is None or not shown.corners or shown.rows:
        return Text("")
    return Text(signs.corners(shown).plain, FAINT)
