"""What a viewer sees of Smugglers: every piece by its place; a face the viewer has not seen is a back."""

from __future__ import annotations

from carrack.core.contract import NOBODY, State
from carrack.core.knowledge import has_seen
from carrack.core.piles import Pile
from carrack.core.scene import Panel, Piece, Scenery, Sketch
from smugglers import at
from smugglers.board import board
from smugglers.cards import CARDS
from smugglers.chart import HEXES, SEA, TILES
from smugglers.hold import CRATES, PLACES, TURNS_OF_CRATE, covered, crates, vessel
from smugglers.piles import DECK_PILE, HANDS, LANDED_PILE, REEF_PILE


def sketch(state: State, viewer: int | None) -> Sketch:
    """Hands, holds and ships, the chart, and the piles."""
    pieces = _chart(state)
    for seat in range(state.seats):
        pieces |= _of_seat(state, seat, viewer)
    c = state.cells
    for k in range(DECK_PILE.size(state)):
        face = CARDS[c[at.DECK + 1 + k] - 1] if _seen(state, DECK_PILE, k, viewer) else "back.card"
        pieces[f"deck/{k}"] = Piece(face, "deck", str(k))
    for k in range(REEF_PILE.size(state)):
        face = f"token.{c[REEF_PILE.start + 1 + k]}" if _seen(state, REEF_PILE, k, viewer) else "back.token"
        pieces[f"reef/{k}"] = Piece(face, "reef", str(k))
    for k in range(LANDED_PILE.size(state)):
        pieces[f"landed/{k}"] = Piece(CARDS[c[LANDED_PILE.start + 1 + k] - 1], "landed", str(k))
    if c[at.DIE]:
        pieces["die"] = Piece(f"die.{c[at.DIE]}", "die", "0")
    panels = {str(seat): _panel(state, seat) for seat in range(state.seats)}
    if c[at.CUSTOMS]:
        panels[str(state.seats)] = ("coin", int(c[at.SEIZED])), ("night", int(c[at.NIGHTS]))
    full = {f"hold.{seat}": vessel(state).full(covered(state, seat)) for seat in range(state.seats)}
    return Sketch(pieces, panels, full={hold: areas for hold, areas in full.items() if areas})


def _chart(state: State) -> dict[str, Piece]:
    """Tiles of the sea as they are turned, coins on them, boats, the cutter; on the track a marker for each seat."""
    c, seats = state.cells, int(state.seats)
    tiles = {
        f"tile.{HEXES[k]}": Piece(TILES[c[at.TILE + k] - 1], "chart", HEXES[k], rotation=int(c[at.HEADING + k]))
        for k in SEA
    }
    coins = {f"coin.{HEXES[k]}": Piece("coin", "chart", HEXES[k], n=int(c[at.LEFT + k])) for k in SEA if c[at.LEFT + k]}
    boats = {
        f"boat.{seat}": Piece("boat", "chart", HEXES[c[at.BOAT + seat] - 1], seat, lying=bool(c[at.STRANDED + seat]))
        for seat in range(seats)
    }
    fame = {f"fame.{seat}": Piece("marker", "fame", str(c[at.FAME + seat]), seat) for seat in range(seats)}
    cutter = {"cutter": Piece("cutter", "chart", HEXES[c[at.CUTTER] - 1], seats)} if c[at.CUTTER] else {}
    return tiles | coins | boats | fame | cutter


def _of_seat(state: State, seat: int, viewer: int | None) -> dict[str, Piece]:
    c = state.cells
    pieces = {}
    for k in range(HANDS[seat].size(state)):
        seen = seat == viewer or _seen(state, HANDS[seat], k, viewer)
        face = CARDS[c[HANDS[seat].start + 1 + k] - 1] if seen else "back.card"
        pieces[f"hand.{seat}/{k}"] = Piece(face, f"hand.{seat}", str(k), seat)
    for n, laid in enumerate(crates(state, seat)):
        place, turn = divmod(laid, TURNS_OF_CRATE)
        pieces[f"crate.{seat}/{n}"] = Piece("crate", f"hold.{seat}", PLACES[place], seat, rotation=turn)
    if c[at.WHISTLE + seat]:
        pieces[f"whistle.{seat}"] = Piece("whistle", f"ship.{seat}", "hook", seat)
    if c[at.COIN + seat]:
        pieces[f"coin.{seat}"] = Piece("coin", f"ship.{seat}", "chest", seat, n=int(c[at.COIN + seat]))
    return pieces


def _seen(state: State, pile: Pile, k: int, viewer: int | None) -> bool:
    """Whether a viewer knows the k-th thing of a pile; a spectator counts as no seat."""
    return has_seen(state.cells[pile.seen_by + k], NOBODY if viewer is None else viewer, state.seats)


def _panel(state: State, seat: int) -> Panel:
    c = state.cells
    counts = (("coin", at.COIN), ("loot", at.VP), ("whistle", at.WHISTLE))
    return *((thing, int(c[cell + seat])) for thing, cell in counts), ("crate", len(crates(state, seat)), CRATES)


SCENERY = Scenery(board, sketch)
