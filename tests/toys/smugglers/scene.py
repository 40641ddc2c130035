"""What a viewer sees of Smugglers: hands and piles as places, faces only where the viewer has seen them."""

from __future__ import annotations

from typing import Any

from carrack.core.bits import bit, members
from carrack.core.contract import DECLINE, NOBODY, SEALED, Game, State
from carrack.core.effects import EFFECT
from carrack.core.knowledge import has_seen
from carrack.core.scene import Board, Face, Panel, Pick, Piece, Shape, Sketch, Text, Zone
from smugglers.layout import (
    BLOW,
    CARDS,
    COIN,
    DECK,
    DECK_PILE,
    HANDS,
    HOLD,
    LANDED_PILE,
    PEEKED,
    PLACE,
    PLACES,
    REEF_PILE,
    STOWING,
    TOKENS,
    TOSSING,
    TRAPS,
    TURN_FRAME,
    VP,
    WHISTLE,
    WHISTLES,
)

_ASKS = {
    TURN_FRAME: "ask-turn",
    TRAPS: "ask-trap",
    PEEKED: "ask-peeked",
    STOWING: "ask-stow",
    TOSSING: "ask-toss",
    WHISTLES: "ask-whistle",
    SEALED: "ask-bid",
    EFFECT: "ask-effect",
}


def board(game: Game, options: dict[str, Any], seats: int) -> Board:
    """Deck, reef and landing place, and for each seat a hand and a hold."""
    zones = [Zone(name, "pile", (f"zone-{name}", {})) for name in ("deck", "reef", "landed")]
    for seat in range(seats):
        zones.append(Zone(f"hand.{seat}", "fan", ("zone-hand", {}), seat))
        zones.append(Zone(f"hold.{seat}", "grid", ("zone-hold", {}), seat, size=len(PLACES), columns=3, spots=PLACES))
    faces = {card: Face("card", (f"face-{card}", {})) for card in CARDS}
    faces |= {f"token.{value}": Face("token", ("face-token", {"n": int(value)})) for value in TOKENS}
    faces |= {f"back.{kind}": Face("back", (f"face-back-{kind}", {})) for kind in ("card", "token")}
    faces["crate"] = Face("tile", ("face-crate", {}))
    order = tuple((zone.id,) for zone in zones)
    return Board(game.key, seats, tuple(zones), faces, {"wide": order, "phone": order})


def sketch(game: Game, state: State, viewer: int | None) -> Sketch:
    """Every piece by its place; a face the viewer has not seen is a back."""
    c = state.cells
    pieces: dict[str, Piece] = {}
    for seat in range(state.seats):
        for k in range(HANDS[seat].size(state)):
            seen = seat == viewer or has_seen(c[HANDS[seat].seen_by + k], seat_of(viewer), state.seats)
            face = CARDS[c[HANDS[seat].start + 1 + k] - 1] if seen else "back.card"
            pieces[f"hand.{seat}/{k}"] = Piece(face, f"hand.{seat}", str(k), seat)
        for place in members(c[HOLD + seat]):
            pieces[f"hold.{seat}/{PLACES[place - 1]}"] = Piece("crate", f"hold.{seat}", PLACES[place - 1], seat)
    for k in range(DECK_PILE.size(state)):
        seen = has_seen(c[DECK_PILE.seen_by + k], seat_of(viewer), state.seats)
        pieces[f"deck/{k}"] = Piece(CARDS[c[DECK + 1 + k] - 1] if seen else "back.card", "deck", str(k))
    for k in range(REEF_PILE.size(state)):
        seen = has_seen(c[REEF_PILE.seen_by + k], seat_of(viewer), state.seats)
        face = f"token.{c[REEF_PILE.start + 1 + k]}" if seen else "back.token"
        pieces[f"reef/{k}"] = Piece(face, "reef", str(k))
    for k in range(LANDED_PILE.size(state)):
        pieces[f"landed/{k}"] = Piece(CARDS[c[LANDED_PILE.start + 1 + k] - 1], "landed", str(k))
    panels: dict[str, Panel] = {
        str(seat): (("coin", int(c[COIN + seat])), ("vp", int(c[VP + seat])), ("whistle", int(c[WHISTLE + seat])))
        for seat in range(state.seats)
    }
    return Sketch(_question(state, viewer), pieces, panels, **_forms(state, viewer))


def aims(state: State, viewer: int, piece: str) -> list[tuple[str | int, ...]]:
    """A card of one's own may be landed, sprung or tossed."""
    zone, _, k = piece.partition("/")
    return [(verb, int(k)) for verb in ("land", "spring", "toss")] if zone == f"hand.{viewer}" else []


def seat_of(viewer: int | None) -> int:
    """A spectator counts as no seat."""
    return NOBODY if viewer is None else viewer


def _question(state: State, viewer: int | None) -> Text:
    if state.over:
        return "ask-over", {}
    if viewer is None or not state.waiting & bit(viewer):
        return "ask-wait", {"seat": int(state.actor)}
    return _ASKS[int(state.cells[state.top()])], {}


def _forms(state: State, viewer: int | None) -> dict[str, Any]:
    if viewer is None or not state.waiting & bit(viewer):
        return {}
    kind = state.cells[state.top()]
    windows = {TRAPS: {DECLINE: "trap"}, WHISTLES: {DECLINE: "whistle", BLOW: "whistle"}}.get(int(kind), {})
    on = {
        action: (f"hand.{viewer}/{args[0]}",)
        for action in state.legal_for(viewer)
        for verb, *args in [state.game.verbs.readable(action)]
        if verb in ("land", "spring", "toss")
    }
    if kind == STOWING:
        fits = [action - PLACE for action in state.legal_for(viewer)]
        spots = {str(turn): tuple(k // 2 for k in fits if k % 2 == turn) for turn in (0, 1)}
        return {"on": on, "shape": Shape("place", "crate", f"hold.{viewer}", spots)}
    among = tuple((f"hand.{viewer}/{k}", ("toss", k)) for k in range(HANDS[viewer].size(state)))
    pick = Pick("toss", 2, 2, among) if kind == TOSSING else None
    return {"on": on, "windows": windows, "pick": pick}
