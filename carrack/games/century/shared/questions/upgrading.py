# mypyc: compiled
"""Upgrading cubes step by step up the ladder, and stopping when one likes. Register A: how many steps are left."""

from carrack.core.rooms import A, State, i64, top_frame
from carrack.games.century.shared.cubes import BROWN, named, one, present
from carrack.games.century.shared.questions.colours import ColourAnswer, ColourQuestion


class Upgrade(ColourAnswer):
    """One cube becomes the next better one; the best colour is refused as `held`."""

    def askable(self, s: State, seat: i64) -> i64:
        return present(s.cells[self.hold + seat] & (one(BROWN) - 1))

    def refuse(self, s: State, seat: i64, k: i64) -> i64:
        return self.held if k == BROWN else super().refuse(s, seat, k)

    def take(self, s: State, seat: i64, k: i64) -> None:
        c = s.cells
        c[self.hold + seat] += one(k + 1) - one(k)
        c[top_frame(c) + A] -= 1
        if s.journal is not None:
            s.journal.tell("upgraded", seat, {"minus": named(one(k)), "plus": named(one(k + 1))})


class Upgrading(ColourQuestion):
    """Asked as long as there are steps and cubes below the top of the ladder."""

    def left(self, s: State, seat: i64) -> i64:
        return s.frame(A) if self.colours.askable(s, seat) != 0 else 0
