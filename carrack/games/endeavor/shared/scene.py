"""What a viewer sees of a title of the family: board, pieces, the numbers of each seat, remarks."""

from carrack.core.board import Board, Text
from carrack.core.contract import Game
from carrack.core.options import Chosen
from carrack.core.rooms import State, members, size
from carrack.core.scene import Panel, Scenery, Sketch
from carrack.games.endeavor.shared.scene_board import board
from carrack.games.endeavor.shared.scene_pieces import pieces
from carrack.games.endeavor.shared.statuses import read, stands_at
from carrack.games.endeavor.shared.world import CULTURE, FINANCE, INDUSTRY, POLITICS, World


def scenery(w: World) -> Scenery:
    """The two functions of a title's scene."""

    def of_board(game: Game, options: Chosen, seats: int) -> Board:
        return board(game, w, seats)

    def of_position(state: State, viewer: int | None) -> Sketch:
        return sketch(state, w, viewer)

    return Scenery(of_board, of_position)


def sketch(state: State, w: World, viewer: int | None) -> Sketch:
    """The position."""
    return Sketch(
        pieces(state, w),
        {str(seat): _panel(state, w, seat) for seat in range(state.seats)},
        notes=_notes(state, w, viewer),
        shut={"map": _closed(state, w)},
        first=int(state.cells[w.first]),
    )


def _closed(state: State, w: World) -> tuple[str, ...]:
    """The decks of the regions nobody has opened: what the drawing veils."""
    opened = {w.names.regions[region - 1] for region in members(state.cells[w.opened])}
    return tuple(f"{region}-deck" for region in w.names.overseas if region not in opened)


def _panel(state: State, w: World, seat: int) -> Panel:
    """Where the markers stand, the discs in the harbour, cards within the limit."""
    c = state.cells
    markers = tuple((track, int(stands_at(state, w, seat, k))) for k, track in enumerate(w.names.tracks))
    cards = int(size(c[w.cards + seat]))
    return *markers, ("disc", int(c[w.harbour + seat])), ("card", cards, int(read(state, w, seat, POLITICS)))


def _notes(state: State, w: World, viewer: int | None) -> dict[str, Text]:
    """What the tracks of each seat allow, where it matters; the viewer's level beside the buildings."""
    found: dict[str, Text] = {}
    for seat in range(state.seats):
        found[f"reserve.{seat}"] = ("note-growth", {"n": int(read(state, w, seat, CULTURE))})
        found[f"owned.{seat}"] = ("note-payments", {"n": int(read(state, w, seat, FINANCE))})
        found[f"cards.{seat}"] = ("note-limit", {"n": int(read(state, w, seat, POLITICS))})
    if viewer is not None:
        found["buildings"] = ("note-level", {"n": int(read(state, w, viewer, INDUSTRY))})
    return found
