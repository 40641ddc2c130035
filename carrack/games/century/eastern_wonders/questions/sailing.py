# mypyc: compiled
"""The voyage, step by step: free steps first, then a cube is left behind for each; where it ends, rivals are paid.

Frame `sailing`: register A counts the steps made, B is 1 when the next one has been paid for.
"""

from carrack.core.rooms import A, Answer, B, Final, Question, State, Text, Way, bit, i64, lowest, size, top_frame, vec
from carrack.games.century.eastern_wonders import at, maps, tiles
from carrack.games.century.eastern_wonders.sea import (
    FLEET,
    free_left,
    is_paid,
    may_go_on,
    may_pay_from,
    neighbours,
    next_cells,
    too_crowded,
)
from carrack.games.century.eastern_wonders.voyages import ways
from carrack.games.century.shared.cubes import named, one, present, total
from carrack.games.century.shared.questions.colours import ColourAnswer, list_colours
from carrack.games.century.shared.questions.rivals import PayRival, Rivals


def list_cells(cells: i64, buffer: vec[i64], n: i64) -> i64:
    """Write the actions that sail to one of these cells."""
    while cells != 0:
        buffer[n] = at.DO_SAIL + lowest(cells) - 1
        n += 1
        cells &= cells - 1
    return n


class Sail(Answer):
    """To a cell that touches the ship's; k = 0 is the first market."""

    def refuse(self, s: State, seat: i64, k: i64) -> i64:
        c = s.cells
        free = free_left(c, seat)
        here = c[at.SHIP + seat]
        if neighbours(c, here) & bit(k + 1) == 0:
            return at.NOT_ADJACENT
        if free <= 0 and not is_paid(c):
            return self._unpaid(c, seat, here)
        cells = next_cells(c, seat, total(c[at.HOLD + seat]), free - 1)
        return 0 if cells & bit(k + 1) != 0 else at.NOWHERE_TO_END

    def _unpaid(self, c: vec[i64], seat: i64, here: i64) -> i64:
        if total(c[at.HOLD + seat]) == 0:
            return at.NO_CUBE_TO_LEAVE
        return at.LEAVE_FIRST if may_pay_from(c, here) else at.PORT_STEP_FORBIDDEN

    def take(self, s: State, seat: i64, k: i64) -> None:
        c = s.cells
        top = top_frame(c)
        c[top] = at.SAILING
        c[top + A] += 1
        c[top + B] = 0
        c[at.SHIP + seat] = k + 1
        if s.journal is not None and k < at.MARKETS:
            s.journal.tell("sailed", seat, {"tile": tiles.TILE_IDS[c[at.TILE + k] - 1]})
        elif s.journal is not None:
            s.journal.tell("called", seat, {"place": maps.CELL_IDS[k]})

    def touches(self, s: State, seat: i64, k: i64) -> tuple[str, ...]:
        place = f"map:{maps.CELL_IDS[k]}"
        return (f"ship.{seat}", place) if s.cells[at.SHIP + seat] != 0 else (place,)


class Stop(Answer):
    """The voyage ends here; what lies here may be taken once all rivals are paid."""

    def __init__(self, verb: str) -> None:
        super().__init__(verb)
        self.done = True

    def refuse(self, s: State, seat: i64, k: i64) -> i64:
        if is_paid(s.cells):
            return at.STEP_IS_PAID
        return at.CANNOT_PAY_RIVALS if too_crowded(s.cells, seat) else 0

    def take(self, s: State, seat: i64, k: i64) -> None:
        c = s.cells
        top = top_frame(c)
        cell = c[at.SHIP + seat]
        c[top] = at.ACTING
        c[top + A] = 0
        if c[at.LYING - 1 + cell] != 0:
            s.push(at.COLLECTING, seat)
        rivals = FLEET.rivals(c, seat, cell)
        if rivals != 0:
            s.push(at.RIVALS, seat, a=rivals)

    def touches(self, s: State, seat: i64, k: i64) -> tuple[str, ...]:
        return (f"ship.{seat}",) if self.stands(s) else ()

    def about(self, s: State, seat: i64, k: i64, reason: i64) -> dict[str, object]:
        c = s.cells
        rivals = FLEET.rivals(c, seat, c[at.SHIP + seat])
        return {"need": int(size(rivals)), "have": int(total(c[at.HOLD + seat]))}


class Leave(ColourAnswer):
    """One more step: this cube stays on the tile that the ship leaves."""

    def askable(self, s: State, seat: i64) -> i64:
        c = s.cells
        if free_left(c, seat) > 0 or is_paid(c) or not may_go_on(c, seat):
            return 0
        return present(c[at.HOLD + seat])

    def refuse(self, s: State, seat: i64, k: i64) -> i64:
        c = s.cells
        if free_left(c, seat) > 0:
            return at.STEP_IS_FREE
        if is_paid(c):
            return at.STEP_IS_PAID
        if not may_pay_from(c, c[at.SHIP + seat]):
            return at.PORT_STEP_FORBIDDEN
        return super().refuse(s, seat, k)

    def take(self, s: State, seat: i64, k: i64) -> None:
        c = s.cells
        here = c[at.SHIP + seat]
        c[top_frame(c) + B] = 1
        c[at.HOLD + seat] -= one(k)
        c[at.LYING - 1 + here] += one(k)
        if s.journal is not None:
            s.journal.tell("left", seat, {"minus": named(one(k))})


class Sailing(Question):
    """Under way: a step, a cube for one more step, or the end of the voyage."""

    def ways(self, s: State, seat: i64) -> tuple[Way, ...]:
        return ways(s, seat)

    def list_into(self, s: State, seat: i64, buffer: vec[i64]) -> i64:
        c = s.cells
        free = free_left(c, seat)
        have = c[at.HOLD + seat]
        n: i64 = 0
        if free > 0 or is_paid(c):
            n = list_cells(next_cells(c, seat, total(have), free - 1), buffer, 0)
        if is_paid(c):
            return n
        if not too_crowded(c, seat):
            buffer[n] = at.DO_STOP
            n += 1
        if free <= 0 and may_go_on(c, seat):
            n = list_colours(present(have), at.DO_LEAVE, buffer, n)
        return n

    def only(self, s: State, seat: i64) -> i64:
        """Without a free step and without cubes the voyage is over; else there is nearly always a choice."""
        c = s.cells
        if c[at.HOLD + seat] == 0 and free_left(c, seat) <= 0 and not is_paid(c):
            return at.DO_STOP
        return super().only(s, seat)

    def ask(self, s: State, seat: i64) -> Text:
        c = s.cells
        free = int(free_left(c, seat))
        if is_paid(c):
            return "ask-sailing-paid", {}
        return ("ask-sailing-free", {"n": free}) if free > 0 else ("ask-sailing", {})


_LEAVE: Final = Leave("leave", at.HOLD, "hold", at.NONE_TO_LEAVE, at.NOWHERE_TO_END)
SAILING: Final = Sailing("sailing", Sail("sail"), Stop("stop"), _LEAVE)
RIVALS: Final = Rivals("rivals", PayRival("pay", FLEET, "hold", at.NONE_TO_PAY_RIVALS), says="ask-rivals")
