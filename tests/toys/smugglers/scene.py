"""What a viewer sees of Smugglers: hands and piles as places, faces only where the viewer has seen them."""

from __future__ import annotations

from carrack.core.bits import members
from carrack.core.board import Board, Face, Layout, Zone
from carrack.core.contract import NOBODY, Game, State
from carrack.core.knowledge import has_seen
from carrack.core.options import Chosen
from carrack.core.piles import Pile
from carrack.core.scene import Panel, Piece, Scenery, Sketch
from smugglers import at
from smugglers.cards import CARDS, COLUMNS, PLACES, TOKENS
from smugglers.piles import DECK_PILE, HANDS, LANDED_PILE, REEF_PILE


def board(game: Game, options: Chosen, seats: int) -> Board:
    """Deck, reef and landing place, and for each seat a hand and a hold."""
    zones = [Zone(name, "pile", (f"zone-{name}", {})) for name in ("deck", "reef", "landed")]
    for seat in range(seats):
        zones.append(Zone(f"hand.{seat}", "fan", ("zone-hand", {}), seat))
        cells = tuple((float(k % COLUMNS), float(k // COLUMNS)) for k in range(len(PLACES)))
        zones.append(Zone(f"hold.{seat}", "field", ("zone-hold", {}), seat, spots=PLACES, cells=cells))
    faces = {card: Face("card", (f"face-{card}", {})) for card in CARDS}
    faces |= {f"token.{value}": Face("token", ("face-token", {"n": int(value)})) for value in TOKENS}
    faces |= {f"back.{kind}": Face("back", (f"face-back-{kind}", {})) for kind in ("card", "token")}
    faces["crate"] = Face("tile", ("face-crate", {}))
    layout = Layout((("deck", "reef", "landed"),), own=(("hand",), ("hold",)))
    return Board(game.key, seats, tuple(zones), faces, layout)


def sketch(state: State, viewer: int | None) -> Sketch:
    """Every piece by its place; a face the viewer has not seen is a back."""
    c = state.cells
    pieces: dict[str, Piece] = {}
    for seat in range(state.seats):
        for k in range(HANDS[seat].size(state)):
            seen = seat == viewer or _seen(state, HANDS[seat], k, viewer)
            face = CARDS[c[HANDS[seat].start + 1 + k] - 1] if seen else "back.card"
            pieces[f"hand.{seat}/{k}"] = Piece(face, f"hand.{seat}", str(k), seat)
        for place in members(c[at.HOLD + seat]):
            pieces[f"hold.{seat}/{PLACES[place - 1]}"] = Piece("crate", f"hold.{seat}", PLACES[place - 1], seat)
    for k in range(DECK_PILE.size(state)):
        face = CARDS[c[at.DECK + 1 + k] - 1] if _seen(state, DECK_PILE, k, viewer) else "back.card"
        pieces[f"deck/{k}"] = Piece(face, "deck", str(k))
    for k in range(REEF_PILE.size(state)):
        face = f"token.{c[REEF_PILE.start + 1 + k]}" if _seen(state, REEF_PILE, k, viewer) else "back.token"
        pieces[f"reef/{k}"] = Piece(face, "reef", str(k))
    for k in range(LANDED_PILE.size(state)):
        pieces[f"landed/{k}"] = Piece(CARDS[c[LANDED_PILE.start + 1 + k] - 1], "landed", str(k))
    return Sketch(pieces, {str(seat): _panel(state, seat) for seat in range(state.seats)})


def _seen(state: State, pile: Pile, k: int, viewer: int | None) -> bool:
    """Whether a viewer knows the k-th thing of a pile; a spectator counts as no seat."""
    return has_seen(state.cells[pile.seen_by + k], NOBODY if viewer is None else viewer, state.seats)


def _panel(state: State, seat: int) -> Panel:
    c = state.cells
    return ("coin", int(c[at.COIN + seat])), ("loot", int(c[at.VP + seat])), ("whistle", int(c[at.WHISTLE + seat]))


SCENERY = Scenery(board, sketch)
