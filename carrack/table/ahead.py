"""Thinking ahead: what a seat will be asked next, if the others change as little as they can.

Nobody knows what the others will do, and no bot guesses it here: a match in which nobody may try things out allows this
too. All of it is worked out on a copy that was re-dealt for the seat, so it depends only on what that seat knows.
"""

from __future__ import annotations

from carrack.core.chance import Chance
from carrack.core.contract import DECLINE, State
from carrack.core.scene import Piece, Scene, board, scene, scenery
from carrack.table import judging
from carrack.table.refused import Refused
from carrack.table.wire import Action, Ahead, Tried

_MOST_ANSWERS = 40
"""So many decisions of others lie before the next one of a seat; beyond them nothing is foreseen."""
_LOOKED_AT = 12
"""Of so many choices that another has it is looked which changes least; there may be hundreds."""


def next_question(state: State, seat: int, at: int) -> Ahead:
    """What the seat would be asked, without all that touches pieces which are not there now as they would be then."""
    copy = _until_asked(state, seat)
    now, then = scene(state.game, state, seat, at, False), scene(state.game, copy, seat, at)
    return _as_it_stands(now, then)


def would_do(state: State, seat: int, actions: list[Action], version: int) -> Tried:
    """What actions would do there."""
    copy = _until_asked(state, seat)
    return judging.tried(copy, seat, actions, version)


def _until_asked(state: State, seat: int) -> State:
    copy = state.clone()
    copy.redeal(seat, Chance(0))
    owners = _owners(copy)
    for _ in range(_MOST_ANSWERS):
        asked = [] if copy.over else copy.game.waiting(copy)
        if seat in asked:
            return copy
        if not asked:
            break
        copy.answer(asked[0], _least(copy, seat, asked[0], owners))
    raise Refused("nothing-ahead", "What you will be asked next cannot be foreseen yet.", 409)


def _least(copy: State, seat: int, other: int, owners: dict[str, int | None]) -> int:
    """The choice of another that changes least of what the seat sees, besides what is that other's own."""
    legal = [int(action) for action in copy.legal_for(other)]
    if DECLINE in legal or len(legal) == 1:
        return legal[0]
    before = _pieces(copy, seat)
    step = max(1, len(legal) // _LOOKED_AT)

    def change(action: int) -> tuple[int, int, int]:
        after = copy.clone()
        after.answer(other, action)
        pieces = _pieces(after, seat)
        keys = [key for key in {*before, *pieces} if before.get(key) != pieces.get(key)]
        shared = [key for key in keys if owners.get((pieces.get(key) or before[key]).zone) != other]
        return int(after.revealed != copy.revealed), len(shared), action

    return min(legal[::step], key=change)


def _pieces(state: State, seat: int) -> dict[str, Piece]:
    return scenery(state.game).sketch(state, seat).pieces


def _owners(state: State) -> dict[str, int | None]:
    """Whose each zone is."""
    zones = board(state.game, state.game.options_of(state), int(state.seats)).zones
    return {zone.id: zone.seat for zone in zones}


def _as_it_stands(now: Scene, then: Scene) -> Ahead:
    def stays(thing: str) -> bool:
        return ":" in thing or (thing in now.pieces and now.pieces[thing] == then.pieces.get(thing))

    pick = then.pick if then.pick and all(stays(piece) for piece, _ in then.pick.among) else None
    return Ahead(
        at=now.at,
        ask=then.ask,
        choices={key: choice for key, choice in then.choices.items() if all(map(stays, choice.on))},
        shapes=then.shapes,
        ways=then.ways,
        pick=pick,
    )
