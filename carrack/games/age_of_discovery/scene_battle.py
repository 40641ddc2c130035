"""A battle as a duel: both sides with every piece by itself. What the others have marked is never shown.

Whoever still has to strike sees the region in question; everybody else sees all regions that are fought over.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from carrack.core.contract import PC, SEALED, SEAT, SOURCE, State
from carrack.core.scene import Duel, Pick, Piece, Side, Text
from carrack.games.age_of_discovery import layout as at
from carrack.games.age_of_discovery import parts
from carrack.games.age_of_discovery.parts import REGION_IDS
from carrack.games.age_of_discovery.pieces import MILITIA, SOLDIER, TARGET_NAMES, count, named, one, total
from carrack.games.age_of_discovery.scene_faces import MILITIAMAN

_MILITIA = TARGET_NAMES[MILITIA]


@dataclass(frozen=True, slots=True)
class Conflict:
    """A battle, or all battles of a war, that stand now."""

    cells: Sequence[int]
    initiator: int
    opponent: int
    regions: tuple[int, ...]

    def foe_of(self, seat: int) -> int:
        """The other side."""
        return self.opponent if seat == self.initiator else self.initiator

    def force(self, seat: int, region: int) -> int:
        """The pieces of a side in a region, its militia soldier among them."""
        return _force(self.cells, self.initiator, seat, region)

    def soldiers(self, seat: int, region: int) -> int:
        """How many of them strike."""
        own = self.force(seat, region)
        return int(count(own, SOLDIER) + count(own, MILITIA))

    def marked(self, seat: int, region: int) -> int:
        """The enemies that a side has marked."""
        return self.cells[at.MARKED + seat * at.REGIONS + region]

    def left(self, seat: int, region: int) -> int:
        """How many enemies a side has still to mark in a region."""
        enemies = int(total(self.force(self.foe_of(seat), region)))
        return min(self.soldiers(seat, region), enemies) - int(total(self.marked(seat, region)))

    def unsettled(self, seat: int | None) -> int | None:
        """The region in which a side has to strike now; None for those who have not."""
        if seat not in (self.initiator, self.opponent):
            return None
        return next((region for region in self.regions if self.left(seat, region) > 0), None)


def conflict(state: State) -> Conflict | None:
    """The conflict whose casualties are chosen now."""
    frame = state.frames()[-1] if state.frames() else []
    if not frame or frame[0] != SEALED:
        return None
    c = [int(x) for x in state.cells]
    initiator, opponent, source = frame[SEAT], frame[PC], frame[SOURCE]
    fought = [
        k for k in range(at.REGIONS) if k == source or (source == at.REGIONS and war_fought(c, initiator, opponent, k))
    ]
    return Conflict(c, initiator, opponent, tuple(fought))


def duel(fight: Conflict, viewer: int | None) -> Duel:
    """The two sides; one's own comes first."""
    shown = _shown(fight, viewer)
    name: Text = (f"region-{REGION_IDS[shown[0]]}", {}) if len(shown) == 1 else ("duel-war", {"n": len(shown)})
    sides = []
    for seat in (fight.initiator, fight.opponent):
        n = sum(fight.soldiers(seat, region) for region in shown)
        note = "note-attacks" if seat == fight.initiator else "note-defends"
        sides.append(Side(seat, f"battle.{seat}", (note, {"n": n})))
    return Duel(name, tuple(sorted(sides, key=lambda side: side.seat != viewer)))


def fighters(fight: Conflict, viewer: int | None) -> dict[str, Piece]:
    """Every piece of both sides; those that the viewer has marked are lying."""
    laid = {}
    for seat in (fight.initiator, fight.opponent):
        foe = fight.foe_of(seat)
        for region in _shown(fight, viewer):
            fallen = named(fight.marked(foe, region)) if foe == viewer else {}
            for kind, n in named(fight.force(seat, region)).items():
                for k in range(n):
                    face = MILITIAMAN if kind == _MILITIA else kind
                    lying = k < fallen.get(kind, 0)
                    laid[_key(seat, region, kind, k)] = Piece(face, f"battle.{seat}", seat=seat, lying=lying)
    return laid


def casualties(fight: Conflict, viewer: int) -> Pick | None:
    """The enemies that may still be marked: as many as there are soldiers to strike, kinds in ascending order."""
    region = fight.unsettled(viewer)
    if region is None:
        return None
    left = fight.left(viewer, region)
    return Pick("strike", left, left, tuple((key, ("strike", kind)) for key, kind in targets(fight, viewer, region)))


def targets(fight: Conflict, seat: int, region: int) -> list[tuple[str, str]]:
    """The enemy pieces that a side may still mark in a region, and their kinds."""
    foe = fight.foe_of(seat)
    marked = named(fight.marked(seat, region))
    lowest = max((TARGET_NAMES.index(kind) for kind in marked), default=0)
    return [
        (_key(foe, region, kind, k), kind)
        for kind, n in named(fight.force(foe, region)).items()
        for k in range(marked.get(kind, 0), n)
        if TARGET_NAMES.index(kind) >= lowest
    ]


def _shown(fight: Conflict, viewer: int | None) -> tuple[int, ...]:
    region = fight.unsettled(viewer)
    return fight.regions if region is None else (region,)


def _key(seat: int, region: int, kind: str, k: int) -> str:
    return f"battle.{seat}/{REGION_IDS[region]}/{kind}/{k + 1}"


def _force(c: Sequence[int], initiator: int, seat: int, region: int) -> int:
    joined = seat != initiator and c[at.OWNED + seat] & parts.MILITIAS
    return c[at.COLONY + seat * at.REGIONS + region] + (int(one(MILITIA)) if joined else 0)


def war_fought(c: Sequence[int], initiator: int, opponent: int, region: int) -> bool:
    """Whether a war is fought in a region: both are there, and a soldier of either; a militia counts if it may."""
    sides = [c[at.COLONY + seat * at.REGIONS + region] for seat in (initiator, opponent)]
    if not all(sides):
        return False
    if c[at.MILITIA_RULE]:
        sides[1] = _force(c, initiator, opponent, region)
    return any(count(side, SOLDIER) or count(side, MILITIA) for side in sides)
