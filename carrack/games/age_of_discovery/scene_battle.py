"""A battle as a duel: both sides with every piece by itself. What the others have marked is never shown.

Whoever still has to strike sees the region in question; everybody else sees all regions that are fought over.
"""

from carrack.core.rooms import PC, SEAT, State, Text
from carrack.core.scene import Duel, Piece, Side
from carrack.games.age_of_discovery import at, parts
from carrack.games.age_of_discovery.faces import MILITIAMAN
from carrack.games.age_of_discovery.pieces import MILITIA, TARGET_NAMES, named
from carrack.games.age_of_discovery.questions.battle import fighter
from carrack.games.age_of_discovery.war import fights, force, marks, next_battle, soldiers


def duel(state: State, viewer: int | None) -> Duel | None:
    """The two sides of the battle, or of all battles of a war, that stand now; one's own comes first."""
    frame = state.sealed_frame()
    if frame < 0:
        return None
    shown = _shown(state, frame, viewer)
    name: Text = (f"region-{parts.REGION_IDS[shown[0]]}", {}) if len(shown) == 1 else ("duel-war", {"n": len(shown)})
    sides = []
    for seat, note in zip(_sides(state, frame), ("note-attacks", "note-defends"), strict=True):
        n = sum(int(soldiers(state, frame, seat, region)) for region in shown)
        armed = any(soldiers(state, frame, seat, k) for k in range(at.REGIONS) if fights(state, frame, k))
        sides.append(Side(seat, f"battle.{seat}", (note, {"n": n}), idle=not armed))
    return Duel(name, tuple(sorted(sides, key=lambda side: side.seat != viewer)))


def fighters(state: State, viewer: int | None) -> dict[str, Piece]:
    """Every piece of both sides; those that the viewer has marked are lying."""
    frame = state.sealed_frame()
    if frame < 0:
        return {}
    laid = {}
    attacker, defender = _sides(state, frame)
    for seat, foe in ((attacker, defender), (defender, attacker)):
        for region in _shown(state, frame, viewer):
            fallen = named(marks(state, foe, region)) if foe == viewer else {}
            for kind, n in named(force(state, frame, seat, region)).items():
                face = MILITIAMAN if kind == TARGET_NAMES[MILITIA] else kind
                for k in range(n):
                    lying = k < fallen.get(kind, 0)
                    laid[fighter(seat, region, kind, k)] = Piece(face, f"battle.{seat}", seat=seat, lying=lying)
    return laid


def _sides(state: State, frame: int) -> tuple[int, int]:
    return int(state.cells[frame + SEAT]), int(state.cells[frame + PC])


def _shown(state: State, frame: int, viewer: int | None) -> list[int]:
    unsettled = next_battle(state, frame, viewer) if viewer is not None and viewer in _sides(state, frame) else -1
    return [int(unsettled)] if unsettled >= 0 else [k for k in range(at.REGIONS) if fights(state, frame, k)]
