"""What a viewer sees of Age of Discovery, put together from the other files named scene_..."""

from __future__ import annotations

from collections.abc import Sequence

from carrack.core.bits import members
from carrack.core.contract import Game, State
from carrack.core.scene import Panel, Sketch
from carrack.games.age_of_discovery import layout as at
from carrack.games.age_of_discovery.parts import REGION_IDS
from carrack.games.age_of_discovery.scene_ask import notes, phase, question, status
from carrack.games.age_of_discovery.scene_battle import conflict, duel, fighters
from carrack.games.age_of_discovery.scene_board import board
from carrack.games.age_of_discovery.scene_choices import aims, pick, touched, windows
from carrack.games.age_of_discovery.scene_pieces import owned_goods, pieces

__all__ = ["aims", "board", "sketch"]


def sketch(game: Game, state: State, viewer: int | None) -> Sketch:
    """The position: pieces, what is asked, what each option touches, and remarks."""
    asked = game.waiting(state)
    fight = conflict(state)
    laid = pieces(state)
    return Sketch(
        ask=question(state, viewer),
        pieces=laid if fight is None else laid | fighters(fight, viewer),
        panels={str(seat): _panel(state, seat) for seat in range(state.seats)},
        on=touched(state, viewer) if viewer in asked else {},
        pick=pick(state, viewer) if viewer in asked else None,
        windows=windows(state, viewer) if viewer in asked else {},
        round=int(state.turn),
        status=status(state),
        phase=phase(state),
        notes=notes(state, viewer),
        shut={"map": _undiscovered(state)},
        duel=None if fight is None else duel(fight, viewer),
    )


def _undiscovered(state: State) -> tuple[str, ...]:
    return tuple(region for k, region in enumerate(REGION_IDS) if state.cells[at.TOKEN + k])


def _panel(state: State, seat: int) -> Panel:
    c: Sequence[int] = [int(x) for x in state.cells]
    return (
        ("vp", int(state.score(seat))),
        ("coin", c[at.MONEY + seat]),
        ("income", c[at.INCOME + seat]),
        ("discovery", len(members(c[at.FOUND + seat])) + len(members(c[at.FOUND_CARDS + seat]))),
        ("ship", c[at.SHIP + seat]),
        ("goods", sum(n for _, n in owned_goods(c, seat))),
        ("capital", len(members(c[at.OWNED + seat]))),
    )
