# mypyc: compiled
"""Running effects: combinators as frames, so that the deepest chain is data like everything else.

A frame of an effect holds the program position, the seat, the source, register A (how far a combinator has come) and
register B (the bound value, handed down). A title whose cards are effects makes one object of a subclass of `Effects`,
which says what its own words do (`perform`), whether they can be done (`can`) and what `let` measures (`measure`).
"""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from carrack.core.contract import PC, SEAT, SEATS, SOURCE, A, B, State, top_frame
from carrack.core.language import ALL_OF, AMOUNT, BOUND, FOR_ALL, FOR_OTHERS, LET, MAY, ONE_OF, REPEAT
from carrack.core.question import Answer, Question
from carrack.core.refusals import OTHER_QUESTION


@mypyc_attr(allow_interpreted_subclasses=True)
class Effects(Question):
    """Pending work that is an effect program; its combinators may ask its seat to choose.

    `code` are the compiled effects, `verb` is the title's verb for choosing (`choose(k)`), empty if no effect asks.
    `impossible` is the reason why a choice cannot be taken.
    """

    def __init__(self, code: vec[i64], verb: str = "", impossible: int = OTHER_QUESTION, name: str = "effect") -> None:
        super().__init__(name)
        self.code = code
        self.impossible: i64 = impossible
        if verb:
            self.answers = vec[Answer]([EffectChoice(verb, self)])

    # ---- what a title says of its own words ----------------------------------------------------------

    def perform(self, s: State, op: i64, pc: i64, seat: i64, source: i64, bound: i64) -> None:
        """Do one of the title's own words; it may push frames. The frame of the word is already gone."""
        raise NotImplementedError  # abstract

    def can(self, s: State, op: i64, pc: i64, seat: i64, bound: i64) -> bool:
        """Whether one of the title's own words can be done now."""
        return True

    def measure(self, s: State, what: i64, seat: i64) -> i64:
        """The number that `let` binds."""
        raise NotImplementedError  # abstract

    # ---- reading the program -------------------------------------------------------------------------

    def begin(self, s: State, pc: i64, seat: i64, source: i64, bound: i64 = 0) -> None:
        """Put an effect on top of the stack. Copying an ability is this with another card's position."""
        s.push(self.kind, seat, pc, source, 0, bound)

    def arg(self, pc: i64, k: i64, bound: i64) -> i64:
        """The k-th argument of the word at pc."""
        value = self.code[pc + 2 + self.code[pc + 1] + k]
        return bound if value == BOUND else value

    def child(self, pc: i64, k: i64) -> i64:
        """The position of the k-th child of the word at pc."""
        return self.code[pc + 2 + k]

    def doable(self, s: State, pc: i64, seat: i64, bound: i64) -> bool:
        """Whether an effect can be done: all of it, one of it, or at least its smallest amount."""
        op = self.code[pc]
        n = self.code[pc + 1]
        if op == ALL_OF or op == ONE_OF:
            wanted = op == ONE_OF
            k: i64 = 0
            while k < n:
                if self.doable(s, self.child(pc, k), seat, bound) == wanted:
                    return wanted
                k += 1
            return not wanted
        if op == MAY or op == FOR_ALL or op == FOR_OTHERS:
            return True
        if op == REPEAT:
            return self.arg(pc, 0, bound) == 0 or self.doable(s, self.child(pc, 0), seat, bound)
        if op == LET:
            return self.doable(s, self.child(pc, 0), seat, self.measure(s, self.arg(pc, 0, bound), seat))
        if op == AMOUNT:
            return self.doable(s, self.child(pc, 0), seat, self.arg(pc, 0, bound))
        return self.can(s, op, pc, seat, bound)

    # ---- running -------------------------------------------------------------------------------------

    def follow(self, s: State) -> bool:
        """One step of the effect on top of the stack; False if its seat must choose."""
        c = s.cells
        top = top_frame(c)
        seat = c[top + SEAT]
        pc = c[top + PC]
        source = c[top + SOURCE]
        done = c[top + A]
        bound = c[top + B]
        op = self.code[pc]
        if op == ALL_OF:
            self._next(s, top, self.code[pc + 1], done, seat)
        elif op == REPEAT:
            self._next(s, top, self.arg(pc, 0, bound), 0, seat)
        elif op == FOR_ALL:
            self._next(s, top, c[SEATS], 0, (seat + done) % c[SEATS])
        elif op == FOR_OTHERS:
            self._next(s, top, c[SEATS] - 1, 0, (seat + done + 1) % c[SEATS])
        elif op == LET:
            c[top + B] = self.measure(s, self.arg(pc, 0, bound), seat)
            c[top + PC] = self.child(pc, 0)
        elif op == ONE_OF or op == MAY or op == AMOUNT:
            if not self._choosable(s, pc, seat, bound):
                s.pop()
                return True
            s.ask(seat)
            return False
        else:
            s.pop()
            self.perform(s, op, pc, seat, source, bound)
        return True

    def _next(self, s: State, top: i64, times: i64, child: i64, seat: i64) -> None:
        """Run a child of the combinator on top once more, or take it off the stack after the last time."""
        c = s.cells
        if c[top + A] >= times:
            s.pop()
            return
        c[top + A] += 1
        s.push(self.kind, seat, self.child(c[top + PC], child), c[top + SOURCE], 0, c[top + B])

    def _choosable(self, s: State, pc: i64, seat: i64, bound: i64) -> bool:
        if self.code[pc] == MAY:
            return self.doable(s, self.child(pc, 0), seat, bound)
        return self.doable(s, pc, seat, bound)

    # ---- choosing ------------------------------------------------------------------------------------

    def refuse_decline(self, s: State, seat: i64) -> i64:
        """A `may` can be left alone."""
        c = s.cells
        return 0 if self.code[c[top_frame(c) + PC]] == MAY else self.impossible

    def choosable(self, s: State, seat: i64, k: i64) -> bool:
        """Whether the choice that stands allows `choose(k)`."""
        c = s.cells
        top = top_frame(c)
        pc = c[top + PC]
        bound = c[top + B]
        op = self.code[pc]
        if op == MAY:
            return k == 0
        if op == ONE_OF:
            return 0 <= k < self.code[pc + 1] and self.doable(s, self.child(pc, k), seat, bound)
        low = self.arg(pc, 0, bound)
        return low <= k <= self.arg(pc, 1, bound) and self.doable(s, self.child(pc, 0), seat, k)

    def choose(self, s: State, k: i64) -> None:
        """Take a choice that is allowed: the frame becomes the chosen child."""
        c = s.cells
        top = top_frame(c)
        pc = c[top + PC]
        if self.code[pc] == AMOUNT:
            c[top + B] = k
            k = 0
        c[top + PC] = self.child(pc, k)
        c[top + A] = 0


class EffectChoice(Answer):
    """The verb that answers an effect's choice."""

    def __init__(self, verb: str, effects: Effects) -> None:
        super().__init__(verb)
        self.effects = effects

    def refuse(self, s: State, seat: i64, k: i64) -> i64:
        return 0 if self.effects.choosable(s, seat, k) else self.effects.impossible

    def take(self, s: State, seat: i64, k: i64) -> None:
        self.effects.choose(s, k)
