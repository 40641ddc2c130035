# mypyc: compiled
"""The first phase: every seat must add one building that its level allows."""

from carrack.core.rooms import SEAT, SEVERAL, Answer, Question, State, Text, bit, final, i64, lowest, vec
from carrack.games.endeavor.shared.boards import free_slot, owns_top_level
from carrack.games.endeavor.shared.statuses import value
from carrack.games.endeavor.shared.world import INDUSTRY, World


def buildable(c: vec[i64], w: World, seat: i64) -> i64:
    """The designs a seat may build; if nothing is left at its level, those of the lowest level that has any."""
    level = value(c, w, seat, INDUSTRY)
    topped = owns_top_level(c, w, seat)
    found: i64 = 0
    above: i64 = 0
    lowest_above = w.top_level + 1
    design = w.starts + 1
    while design <= w.design_count:
        its = w.level[design]
        if c[w.stock + design] > 0 and not (topped and its == w.top_level):
            if its <= level:
                found |= bit(design)
            elif its < lowest_above:
                lowest_above = its
                above = bit(design)
            elif its == lowest_above:
                above |= bit(design)
        design += 1
    if found != 0:
        return found
    return above


@final
class Build(Answer):
    """A design; it takes the next free space, and its icons count at once."""

    def __init__(self, verb: str, w: World) -> None:
        super().__init__(verb)
        self.w = w
        self.stack_empty: i64 = w.why("STACK_EMPTY")
        self.too_high: i64 = w.why("LEVEL_TOO_HIGH")
        self.second: i64 = w.why("SECOND_LEVEL_FIVE")

    def refuse(self, s: State, seat: i64, k: i64) -> i64:
        w = self.w
        c = s.cells
        design = k + 1 + w.starts
        if c[w.stock + design] == 0:
            return self.stack_empty
        if w.level[design] == w.top_level and owns_top_level(c, w, seat):
            return self.second
        return 0 if buildable(c, w, seat) & bit(design) != 0 else self.too_high

    def list_into(self, s: State, seat: i64, buffer: vec[i64], n: i64) -> i64:
        w = self.w
        designs = buildable(s.cells, w, seat) >> (w.starts + 1)
        for k in range(self.size):
            if (designs >> k) & 1 != 0:
                buffer[n] = self.first + k
                n += 1
        return n

    def take(self, s: State, seat: i64, k: i64) -> None:
        w = self.w
        c = s.cells
        design = k + 1 + w.starts
        s.pop()
        c[w.stock + design] -= 1
        c[w.owned + seat * w.slot_count + free_slot(c, w, seat)] = design
        c[w.status + seat] += w.design_icons[design]
        if s.journal is not None:
            plus = w.names.named_icons(w.design_icons[design])
            s.journal.tell("built", int(seat), {"building": w.names.designs[design - 1], "plus": plus})

    def touches(self, s: State, seat: i64, k: i64) -> tuple[str, ...]:
        w = self.w
        name = w.names.buildings[k]
        if s.cells[w.stock + k + 1 + w.starts] == 0:
            return (f"buildings:{name}",)
        return (name,)

    def about(self, s: State, seat: i64, k: i64, reason: i64) -> dict[str, object]:
        w = self.w
        level = int(value(s.cells, w, seat, INDUSTRY))
        return {"need": int(w.level[k + 1 + w.starts]), "have": level} if reason == self.too_high else {}


@final
class Building(Question):
    """Nobody may leave it; only when nothing at all is left is it skipped."""

    def __init__(self, name: str, w: World) -> None:
        super().__init__(name, Build("build", w), turns=True)
        self.w = w

    def follow(self, s: State) -> bool:
        seat = s.frame(SEAT)
        if buildable(s.cells, self.w, seat) != 0:
            return super().follow(s)
        s.pop()
        if s.journal is not None:
            s.journal.tell("unbuilt", int(seat))
        return True

    def only(self, s: State, seat: i64) -> i64:
        designs = buildable(s.cells, self.w, seat)
        if designs & (designs - 1) != 0:
            return SEVERAL
        return self.answers[0].first + lowest(designs) - 1 - self.w.starts

    def ask(self, s: State, seat: i64) -> Text:
        return self.says, {"level": int(value(s.cells, self.w, seat, INDUSTRY))}
