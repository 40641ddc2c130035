"""A voyage, step by step: against the current a step costs a coin, which stays on the tile for who comes there next.

Register A: how many steps are left. A cove ends the voyage: the die says whether the boat gets in.
"""

from __future__ import annotations

from carrack.core.rooms import REVEALED, A, Answer, Question, State, Way
from smugglers import at
from smugglers.box import COMPONENTS
from smugglers.chart import COVES, HEXES, NEXT, price, voyages, where
from smugglers.piles import change

REACH = COMPONENTS.box.chart.reach


class Sail(Answer):
    """One step."""

    def refuse(self, s: State, seat: int, k: int) -> int:
        here = where(s, seat)
        if s.cells[at.STRANDED + seat]:
            return at.CAPSIZED
        if k not in NEXT[here]:
            return at.TOO_FAR
        return at.TOO_POOR if price(s, here, k) > s.cells[at.COIN + seat] else 0

    def take(self, s: State, seat: int, k: int) -> None:
        c, here = s.cells, where(s, seat)
        paid = price(s, here, k)
        c[at.LEFT + here] += paid
        c[at.BOAT + seat] = k + 1
        if s.journal is not None:
            s.journal.tell("sailed", int(seat), {"place": f"chart:{HEXES[k]}"})
        change(s, seat, at.COIN, -paid)
        found, c[at.LEFT + k] = c[at.LEFT + k], 0
        change(s, seat, at.COIN, found)
        self.go_on(s, seat, k)

    def go_on(self, s: State, seat: int, k: int) -> None:
        """One step less; what a cove brings."""
        s.cells[s.top() + A] -= 1
        if k in COVES:
            s.pop()
            enter_cove(s, seat, k)
        elif s.cells[s.top() + A] == 0:
            s.pop()

    def touches(self, s: State, seat: int, k: int) -> tuple[str, ...]:
        return f"boat.{seat}", f"chart:{HEXES[k]}"


class SetSail(Sail):
    """The first step, which is the turn's action."""

    def go_on(self, s: State, seat: int, k: int) -> None:
        s.push(at.SAILING, seat, a=REACH)
        super().go_on(s, seat, k)


def enter_cove(s: State, seat: int, cove: int) -> None:
    """The die is thrown: on a 1 the boat capsizes, else it brings what is printed there, and fame."""
    c = s.cells
    c[at.DIE] = 1 + s.below(COMPONENTS.box.die)
    c[REVEALED] += 1
    if s.journal is not None:
        s.journal.tell("rolled", int(seat), {"die": f"die.{c[at.DIE]}"})
    if c[at.DIE] == 1:
        c[at.STRANDED + seat] = 1
        return
    change(s, seat, at.COIN, COVES[cove])
    c[at.FAME + seat] = min(c[at.FAME + seat] + 1, len(COMPONENTS.box.fame) - 1)


def ways_of(s: State, seat: int, steps: int) -> tuple[Way, ...]:
    """Where several steps lead."""
    found = {} if s.cells[at.STRANDED + seat] else voyages(s, seat, steps)
    return tuple(
        Way(
            f"chart:{HEXES[k]}",
            tuple(("sail", HEXES[each]) for each in path),
            tuple(f"chart:{HEXES[each]}" for each in path[:-1]),
            cost,
        )
        for k, (cost, path) in sorted(found.items())
        if len(path) > 1
    )


class Sailing(Question):
    """On, or stop here."""

    def ways(self, s: State, seat: int) -> tuple[Way, ...]:
        return ways_of(s, seat, int(s.frame(A)))


SAILING = Sailing("sailing", Sail("sail"), decline=True)
