# mypyc: compiled
"""Stables and Relocation: pieces go from one region to another. Register A: what the seat may still do.

Register B is BEFORE as long as the other buildings have not brought anything (phases/benefits.py says when).
"""

from carrack.core.rooms import A, Answer, B, Final, Question, State, Text, bit, i64, lowest, top_frame, vec
from carrack.games.age_of_discovery import at, parts
from carrack.games.age_of_discovery.phases.benefits import BEFORE, MAY_RELOCATE, MAY_RIDE, collect
from carrack.games.age_of_discovery.pieces import COLONIST, SOLDIER, count, one, total
from carrack.games.age_of_discovery.places import in_region
from carrack.games.age_of_discovery.realm import colony, discovered, move_pieces

_ASKS: Final = ("", "ask-ride", "ask-relocate", "ask-improve")
OTHERS: Final = bytes([1, 2, 0, 1, 0])
SOLDIERS: Final = bytes([0, 0, 1, 1, 2])
"""What the loads of `uproot` are made of, in the order of table.py."""


class Ride(Answer):
    """Stables: one soldier goes to a region next to his own."""

    def refuse(self, s: State, seat: i64, k: i64) -> i64:
        c = s.cells
        if c[top_frame(c) + A] & MAY_RIDE == 0:
            return at.NO_STABLES
        source = k // at.REGIONS
        target = k % at.REGIONS
        if count(colony(c, seat, source), SOLDIER) == 0:
            return at.NO_SOLDIER_THERE
        if parts.BORDERS[source] & bit(target) == 0:
            return at.NOT_ADJACENT
        return 0 if discovered(c, target) else at.UNDISCOVERED

    def take(self, s: State, seat: i64, k: i64) -> None:
        c = s.cells
        c[top_frame(c) + A] &= ~MAY_RIDE
        move_pieces(s, seat, k // at.REGIONS, k % at.REGIONS, one(SOLDIER))

    def touches(self, s: State, seat: i64, k: i64) -> tuple[str, ...]:
        soldier = in_region(s, seat, k // at.REGIONS, SOLDIER)
        return (*soldier, f"map:{parts.REGION_IDS[k % at.REGIONS]}") if soldier else ()

    def about(self, s: State, seat: i64, k: i64, reason: i64) -> dict[str, object]:
        region = k // at.REGIONS if reason == at.NO_SOLDIER_THERE else k % at.REGIONS
        return {"region": parts.REGION_IDS[region]}


class Uproot(Answer):
    """Relocation: one or two people leave a region; where they go is asked next."""

    def refuse(self, s: State, seat: i64, k: i64) -> i64:
        c = s.cells
        if c[top_frame(c) + A] & MAY_RELOCATE == 0:
            return at.NO_RELOCATION
        soldiers = i64(SOLDIERS[k % at.LOADS])
        if soldiers > 0 and c[at.RELOCATION] != 2:
            return at.SOLDIERS_STAY
        region = k // at.LOADS
        pieces = colony(c, seat, region)
        enough = civilians(c, pieces) >= i64(OTHERS[k % at.LOADS]) and count(pieces, SOLDIER) >= soldiers
        return 0 if enough and elsewhere(c, region) else at.TOO_FEW_TO_MOVE

    def take(self, s: State, seat: i64, k: i64) -> None:
        c = s.cells
        c[top_frame(c) + A] &= ~MAY_RELOCATE
        s.push(at.RESETTLING, seat, source=k // at.LOADS, a=k % at.LOADS)

    def touches(self, s: State, seat: i64, k: i64) -> tuple[str, ...]:
        """A region sends two, a piece goes alone or with another; two soldiers are called by the tile."""
        region = k // at.LOADS
        soldier = in_region(s, seat, region, SOLDIER)
        civilian = [piece for kind in range(SOLDIER) for piece in in_region(s, seat, region, kind)][:1]
        tile = s.cells[at.BUILDINGS + seat] & parts.RELOCATIONS
        return (
            tuple(civilian),
            (f"map:{parts.REGION_IDS[region]}",),
            soldier,
            (*soldier, *civilian) if soldier and civilian else (),
            (*soldier, parts.TILE_IDS[lowest(tile) - 1]) if soldier and tile else (),
        )[k % at.LOADS]


def civilians(c: vec[i64], pieces: i64) -> i64:
    """How many of these pieces may be moved as colonists."""
    if c[at.RELOCATION] == 1:
        return count(pieces, COLONIST)
    return total(pieces) - count(pieces, SOLDIER)


def elsewhere(c: vec[i64], region: i64) -> bool:
    """Whether another region is open."""
    return any(other != region and discovered(c, other) for other in range(i64(at.REGIONS)))


class Improving(Question):
    """Each of them once, in any order, or not at all."""

    def take_decline(self, s: State, seat: i64) -> None:
        """Before the other benefits it means: not yet."""
        c = s.cells
        top = top_frame(c)
        if c[top + B] != BEFORE:
            s.pop()
            return
        c[top + B] = 0
        collect(s, seat)

    def ask(self, s: State, seat: i64) -> Text:
        c = s.cells
        top = top_frame(c)
        return "ask-improve-first" if c[top + B] == BEFORE else _ASKS[c[top + A]], {}


IMPROVING = Improving("improving", Ride("ride"), Uproot("uproot"), decline=True, turns=True)
