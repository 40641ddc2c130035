"""What each seat has: its numbers and its zones, the viewer's own first and full width."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from carrack.core.board import Board, Zone
from carrack.core.scene import Piece, Scene
from carrack.terminal.cells import flow, grid, pile
from carrack.terminal.messages import Messages
from carrack.terminal.signs import Signs
from carrack.terminal.style import FAINT, LINE, mark, seat_style

_TWO_COLUMNS = 96
_ONE_LINE = 10_000
Number = tuple[str, int] | tuple[str, int, int]


def draw(board: Board, scene: Scene, signs: Signs, words: Messages, width: int) -> RenderableType:
    """All seats."""
    seats = list(range(board.seats))
    others = [seat for seat in _in_turn(seats, scene.viewer) if seat != scene.viewer]
    made: list[RenderableType] = []
    if scene.viewer is not None:
        made.append(panel(board, scene, signs, words, scene.viewer, width))
    if width >= _TWO_COLUMNS and len(others) > 1:
        half = width // 2
        for k in range(0, len(others), 2):
            pair = others[k : k + 2]
            beside = Table.grid()
            beside.add_row(
                *(panel(board, scene, signs, words, seat, half if len(pair) > 1 else width) for seat in pair)
            )
            made.append(beside)
    else:
        made += [panel(board, scene, signs, words, seat, width) for seat in others]
    return Group(*made)


def panel(board: Board, scene: Scene, signs: Signs, words: Messages, seat: int, width: int) -> Panel:
    """One seat."""
    title = Text.assemble((f"{mark(seat)} {signs.sayer.name(seat)}", seat_style(seat)))
    if seat < len(board.houses):
        title.append(f" · {signs.sayer.text(board.houses[seat])}")
    if seat == scene.viewer:
        title.append(f" · {words('panel-you')}")
    if seat == scene.first:
        title.append(f" · {words('panel-first')}")
    if not scene.over and scene.turn[1] == seat:
        title.append(f" · {words('panel-turn')}", "bold")
    lines = Table.grid(padding=(0, 2, 0, 0))
    lines.add_column(no_wrap=True)
    lines.add_column()
    room = width - 4
    numbers = numbers_line(signs, scene.panels.get(str(seat), ()))
    zones = _own(board, seat)
    label_width = max((len(signs.sayer.text(zone.name)) for zone in zones), default=0)
    for zone in zones:
        pieces = {key: piece for key, piece in scene.pieces.items() if piece.zone == zone.id}
        if pieces or zone.kind in ("grid", "fan"):
            content = _content(zone, pieces, signs, room - label_width - 2, seat == scene.viewer)
            lines.add_row(Text(signs.sayer.text(zone.name), FAINT), content)
    style = seat_style(seat) if seat == scene.viewer or scene.turn[1] == seat else LINE
    return Panel(Group(numbers, lines), title=title, title_align="left", border_style=style, width=width)


def numbers_line(signs: Signs, numbers: tuple[Number, ...]) -> Text:
    """`points 12 · goals 2/6 · cubes 7/10`."""
    return Text(" · ").join(number(signs, entry) for entry in numbers)


def zone_lines(board: Board, scene: Scene, signs: Signs, seat: int) -> dict[str, Text]:
    """A seat's numbers and zones, each on one line by its name: what a preview compares."""
    found = {_label(signs, entry): Text(_shown(entry), "bold") for entry in scene.panels.get(str(seat), ())}
    for zone in _own(board, seat):
        pieces = {key: piece for key, piece in scene.pieces.items() if piece.zone == zone.id}
        found[signs.sayer.text(zone.name)] = _content(zone, pieces, signs, _ONE_LINE, False)
    return found


def number(signs: Signs, entry: Number) -> Text:
    """One number of a seat, with its most if it has one."""
    if signs.sayer.knows(f"panel-{entry[0]}"):
        return Text.assemble(f"{_label(signs, entry)} ", (_shown(entry), "bold"))
    return Text(signs.sayer.amounts([(entry[0], entry[1])]))


def _own(board: Board, seat: int) -> list[Zone]:
    """The zones of a seat, without its part of a mat that belongs to nobody."""
    shared = {zone.id for zone in board.zones if zone.kind == "mat" and zone.seat is None}
    return [zone for zone in board.zones if zone.seat == seat and zone.kind != "mat" and zone.mat not in shared]


def _content(zone: Zone, pieces: dict[str, Piece], signs: Signs, width: int, own: bool) -> Text:
    lying = [piece for piece in pieces.values() if not piece.on]
    if not lying and zone.kind != "grid":
        return Text("–", FAINT)
    if zone.kind == "grid" and zone.spots:
        return grid(zone, lying, signs)
    if all(signs.has_sign(piece.face) and not piece.spot for piece in lying):
        shown = signs.amounts([(piece.face, piece.n) for piece in lying])
        empty = zone.size - sum(piece.n for piece in lying) if zone.kind == "grid" else 0
        return Text.assemble(shown, " " if lying and empty > 0 else "", ("·" * max(0, empty), FAINT))
    parts = []
    for (face, on_it), n in _counted(pieces).items():
        shown = Text(" ").join([pile(signs, face, n), *(signs.face(each) for each in on_it)])
        parts.append(Text.assemble((f"{face} ", FAINT), shown) if own and signs.is_card(face) else shown)
    return flow(parts, width)


def _label(signs: Signs, entry: Number) -> str:
    message = f"panel-{entry[0]}"
    return signs.sayer.message(message) if signs.sayer.knows(message) else entry[0]


def _shown(entry: Number) -> str:
    return f"{entry[1]}/{entry[2]}" if len(entry) == 3 else str(entry[1])


def _counted(pieces: dict[str, Piece]) -> dict[tuple[str, tuple[str, ...]], int]:
    """How many of each face, with the faces of what lies on it."""
    found: dict[tuple[str, tuple[str, ...]], int] = {}
    for key, piece in pieces.items():
        if not piece.on:
            kind = piece.face, tuple(other.face for other in pieces.values() if other.on == key)
            found[kind] = found.get(kind, 0) + piece.n
    return found


def _in_turn(seats: list[int], viewer: int | None) -> list[int]:
    """Clockwise from the viewer."""
    start = 0 if viewer is None else viewer
    return [seats[(start + k) % len(seats)] for k in range(len(seats))]
