# mypyc: compiled
"""Upgrading cubes step by step up the ladder, and stopping when one likes. Register A: how many steps are left."""

from carrack.core.rooms import SEAT, SEVERAL, A, Answer, Question, State, Text, i64, top_frame
from carrack.games.century.shared.cubes import BROWN, named, one, present, upgradable
from carrack.games.century.shared.questions.colours import ColourAnswer


class Upgrade(ColourAnswer):
    """One cube becomes the next better one; one that is the best already is `at_top`."""

    def __init__(self, verb: str, hold: int, zone: str, none: int, at_top: int) -> None:
        super().__init__(verb, hold, zone, none)
        self.at_top: i64 = at_top

    def askable(self, s: State, seat: i64) -> i64:
        return present(s.cells[self.hold + seat] & (one(BROWN) - 1))

    def refuse(self, s: State, seat: i64, k: i64) -> i64:
        return self.at_top if k == BROWN else super().refuse(s, seat, k)

    def take(self, s: State, seat: i64, k: i64) -> None:
        c = s.cells
        c[self.hold + seat] += one(k + 1) - one(k)
        c[top_frame(c) + A] -= 1
        if s.journal is not None:
            s.journal.tell("upgraded", seat, {"minus": named(one(k)), "plus": named(one(k + 1))})


class Stop(Answer):
    """No further step."""

    def take(self, s: State, seat: i64, k: i64) -> None:
        s.pop()


class Upgrading(Question):
    """Asked as long as there are steps and cubes below the top of the ladder."""

    def __init__(self, name: str, upgrade: Upgrade, stop: Stop, says: str) -> None:
        super().__init__(name, upgrade, stop, says=says)
        self.hold = upgrade.hold

    def follow(self, s: State) -> bool:
        c = s.cells
        top = top_frame(c)
        if c[top + A] > 0 and upgradable(c[self.hold + c[top + SEAT]]):
            return super().follow(s)
        s.pop()
        return True

    def only(self, s: State, seat: i64) -> i64:
        """One may stop or upgrade."""
        return SEVERAL

    def ask(self, s: State, seat: i64) -> Text:
        c = s.cells
        return self.says, {"left": int(c[top_frame(c) + A])}
