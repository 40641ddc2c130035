"""What cards do: the toy's own words, beside the combinators of every title."""

from __future__ import annotations

from carrack.core.contract import State
from carrack.core.effects import Effects
from smugglers import at
from smugglers.cards import CARDS, COPY, ENTRY, GAIN, PROGRAM
from smugglers.piles import HANDS, change


class CardEffects(Effects):
    """Coins and points come and go; a mirror copies the last card."""

    def perform(self, s: State, op: int, pc: int, seat: int, source: int, bound: int) -> None:
        c = s.cells
        if op == COPY:
            if c[at.LAST] != 0:
                self.begin(s, ENTRY[c[at.LAST]], seat, source)
            return
        sign = 1 if op == GAIN else -1
        change(s, seat, self._purse(pc, bound), sign * self.arg(pc, 1, bound))
        if CARDS[source - 1] != "mirror":
            c[at.LAST] = source

    def can(self, s: State, op: int, pc: int, seat: int, bound: int) -> bool:
        return op in (GAIN, COPY) or s.cells[self._purse(pc, bound) + seat] >= self.arg(pc, 1, bound)

    def measure(self, s: State, what: int, seat: int) -> int:
        return int(HANDS[seat].size(s))

    def _purse(self, pc: int, bound: int) -> int:
        return at.COIN if self.arg(pc, 0, bound) == 0 else at.VP


EFFECT = CardEffects(PROGRAM.code, "choose", at.NOT_DOABLE)
