# mypyc: compiled
"""Running effects: combinators as frames, so that the deepest chain is data like everything else.

A frame of kind EFFECT holds the program position, the seat, the source, register A (how far a combinator has
come) and register B (the bound value, handed down). A title whose cards are effects subclasses `EffectState`,
says what its own words do (`perform`), whether they can be done (`can`) and what `let` measures (`measure`).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from carrack.core.contract import DECLINE, KIND, PC, SEAT, SEATS, SOURCE, A, B, Game, State
from carrack.core.language import ALL_OF, AMOUNT, BOUND, FOR_ALL, FOR_OTHERS, LET, MAY, ONE_OF, REPEAT

EFFECT: Final = 2
"""Frame kind: an effect that is being run."""


@mypyc_attr(allow_interpreted_subclasses=True)
class EffectState(State):
    """A position whose pending work may be effect programs."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.code = vec[i64]()
        self.choose_at: i64 = 0

    def program(self, code: vec[i64], choose_at: i64) -> None:
        """The compiled effects, and the number of the first action of the title's verb `choose`."""
        self.code = code
        self.choose_at = choose_at

    # ---- what a title says of its own words ----------------------------------------------------------

    def perform(self, op: i64, pc: i64, seat: i64, source: i64, bound: i64) -> None:
        """Do one of the title's own words; it may push frames. The frame of the word is already gone."""
        raise NotImplementedError  # abstract

    def can(self, op: i64, pc: i64, seat: i64, bound: i64) -> bool:
        """Whether one of the title's own words can be done now."""
        return True

    def measure(self, what: i64, seat: i64) -> i64:
        """The number that `let` binds."""
        raise NotImplementedError  # abstract

    # ---- reading the program -------------------------------------------------------------------------

    def run_effect(self, pc: i64, seat: i64, source: i64, bound: i64 = 0) -> None:
        """Put an effect on top of the stack. Copying an ability is this with another card's position."""
        self.push(EFFECT, seat, pc, source, 0, bound)

    def arg(self, pc: i64, k: i64, bound: i64) -> i64:
        """The k-th argument of the word at pc."""
        value = self.code[pc + 2 + self.code[pc + 1] + k]
        return bound if value == BOUND else value

    def child(self, pc: i64, k: i64) -> i64:
        """The position of the k-th child of the word at pc."""
        return self.code[pc + 2 + k]

    def doable(self, pc: i64, seat: i64, bound: i64) -> bool:
        """Whether an effect can be done: all of it, one of it, or at least its smallest amount."""
        op = self.code[pc]
        n = self.code[pc + 1]
        if op == ALL_OF or op == ONE_OF:
            wanted = op == ONE_OF
            k: i64 = 0
            while k < n:
                if self.doable(self.child(pc, k), seat, bound) == wanted:
                    return wanted
                k += 1
            return not wanted
        if op == MAY or op == FOR_ALL or op == FOR_OTHERS:
            return True
        if op == REPEAT:
            return self.arg(pc, 0, bound) == 0 or self.doable(self.child(pc, 0), seat, bound)
        if op == LET:
            return self.doable(self.child(pc, 0), seat, self.measure(self.arg(pc, 0, bound), seat))
        if op == AMOUNT:
            return self.doable(self.child(pc, 0), seat, self.arg(pc, 0, bound))
        return self.can(op, pc, seat, bound)

    # ---- running -------------------------------------------------------------------------------------

    def advance_effect(self) -> bool:
        """One step of the effect on top of the stack; False if its seat must choose."""
        c = self.cells
        top = self.top()
        seat = c[top + SEAT]
        pc = c[top + PC]
        source = c[top + SOURCE]
        done = c[top + A]
        bound = c[top + B]
        op = self.code[pc]
        if op == ALL_OF:
            self._next(top, self.code[pc + 1], done, seat)
        elif op == REPEAT:
            self._next(top, self.arg(pc, 0, bound), 0, seat)
        elif op == FOR_ALL:
            self._next(top, c[SEATS], 0, (seat + done) % c[SEATS])
        elif op == FOR_OTHERS:
            self._next(top, c[SEATS] - 1, 0, (seat + done + 1) % c[SEATS])
        elif op == LET:
            c[top + B] = self.measure(self.arg(pc, 0, bound), seat)
            c[top + PC] = self.child(pc, 0)
        elif op == ONE_OF or op == MAY or op == AMOUNT:
            if not self._choosable(pc, seat, bound):
                self.pop()
                return True
            self.ask(seat)
            return False
        else:
            self.pop()
            self.perform(op, pc, seat, source, bound)
        return True

    def _next(self, top: i64, times: i64, child: i64, seat: i64) -> None:
        """Run a child of the combinator on top once more, or take it off the stack after so many times."""
        c = self.cells
        if c[top + A] >= times:
            self.pop()
            return
        c[top + A] += 1
        self.push(EFFECT, seat, self.child(c[top + PC], child), c[top + SOURCE], 0, c[top + B])

    def _choosable(self, pc: i64, seat: i64, bound: i64) -> bool:
        if self.code[pc] == MAY:
            return self.doable(self.child(pc, 0), seat, bound)
        return self.doable(pc, seat, bound)

    # ---- choosing ------------------------------------------------------------------------------------

    def choice_allowed(self, seat: i64, action: i64) -> bool:
        """Whether the choice that stands allows this action (`choose(k)`, or `decline` for a `may`)."""
        c = self.cells
        top = self.top()
        if c[top + KIND] != EFFECT or c[top + SEAT] != seat:
            return False
        pc = c[top + PC]
        bound = c[top + B]
        op = self.code[pc]
        k = action - self.choose_at
        if op == MAY:
            return action == DECLINE or k == 0
        if op == ONE_OF:
            return 0 <= k < self.code[pc + 1] and self.doable(self.child(pc, k), seat, bound)
        if op == AMOUNT:
            low = self.arg(pc, 0, bound)
            return low <= k <= self.arg(pc, 1, bound) and self.doable(self.child(pc, 0), seat, k)
        return False

    def choose(self, action: i64) -> None:
        """Take a choice that is allowed: the frame becomes the chosen child."""
        c = self.cells
        top = self.top()
        pc = c[top + PC]
        k = action - self.choose_at
        if action == DECLINE:
            self.pop()
            return
        if self.code[pc] == AMOUNT:
            c[top + B] = k
            k = 0
        c[top + PC] = self.child(pc, k)
        c[top + A] = 0
