# mypyc: compiled
"""The fourth phase: a seat activates a building, spends a token, or passes for the rest of the phase."""

from carrack.core.rooms import SEVERAL, Answer, Final, Question, State, bit, final, i64, lowest, vec
from carrack.games.endeavor.shared.boards import copies, idle, owned, pieces_of
from carrack.games.endeavor.shared.choices import doable, is_worth
from carrack.games.endeavor.shared.decks import surplus
from carrack.games.endeavor.shared.questions.discarding import Discarding
from carrack.games.endeavor.shared.questions.doing import Doing
from carrack.games.endeavor.shared.world import World

_TOKEN_BITS: Final = 7  # names.TOKEN_BITS
_TOKEN_LOW: Final = 127


@final
class Activate(Answer):
    """A disc goes from the harbour onto an empty building of this design, then its actions are carried out."""

    def __init__(self, verb: str, w: World, doing: Doing) -> None:
        super().__init__(verb)
        self.w = w
        self.doing = doing
        self.no_building: i64 = w.why("NO_SUCH_BUILDING")
        self.no_action: i64 = w.why("NO_ACTION_SHOWN")
        self.taken: i64 = w.why("WORKER_STANDS")
        self.no_disc: i64 = w.why("HARBOUR_EMPTY")
        self.nothing: i64 = w.why("NOTHING_TO_DO")

    def refuse(self, s: State, seat: i64, k: i64) -> i64:
        w = self.w
        c = s.cells
        if owned(c, w, seat) & bit(k + 1) == 0:
            return self.no_building
        if w.design_offer[k + 1] == 0:
            return self.no_action
        if idle(c, w, seat) & bit(k + 1) == 0:
            return self.taken
        if c[w.harbour + seat] == 0:
            return self.no_disc
        can = doable(c, w, seat, c[w.harbour + seat] - 1, 0)
        return 0 if is_worth(w.design_offer[k + 1], can) else self.nothing

    def list_into(self, s: State, seat: i64, buffer: vec[i64], n: i64) -> i64:
        w = self.w
        c = s.cells
        if c[w.harbour + seat] == 0:
            return n
        can = doable(c, w, seat, c[w.harbour + seat] - 1, 0)
        designs = idle(c, w, seat)
        while designs != 0:
            design = lowest(designs)
            designs &= designs - 1
            if is_worth(w.design_offer[design], can):
                buffer[n] = self.first + design - 1
                n += 1
        return n

    def take(self, s: State, seat: i64, k: i64) -> None:
        w = self.w
        c = s.cells
        slot = lowest(copies(c, w, seat, k + 1) & ~c[w.workers + seat])
        s.pop()
        c[w.harbour + seat] -= 1
        c[w.workers + seat] |= bit(slot)
        if s.journal is not None:
            s.journal.tell("activated", int(seat), {"building": w.names.designs[k], "minus": {"disc": 1}})
        self.doing.start(s, seat, w.design_offer[k + 1], slot)

    def touches(self, s: State, seat: i64, k: i64) -> tuple[str, ...]:
        """Any of its free copies; if none is free, any of them."""
        slots = copies(s.cells, self.w, seat, k + 1)
        free = slots & ~s.cells[self.w.workers + seat]
        return pieces_of(self.w, seat, free if free != 0 else slots)


@final
class Spend(Answer):
    """An action token leaves the game; no disc is needed for it."""

    def __init__(self, verb: str, w: World, doing: Doing) -> None:
        super().__init__(verb)
        self.w = w
        self.doing = doing
        self.no_token: i64 = w.why("NO_SUCH_TOKEN")
        self.nothing: i64 = w.why("NOTHING_TO_DO")

    def refuse(self, s: State, seat: i64, k: i64) -> i64:
        w = self.w
        c = s.cells
        token = w.action_tokens[k]
        if (c[w.tokens + seat] >> (_TOKEN_BITS * (token - 1))) & _TOKEN_LOW == 0:
            return self.no_token
        can = doable(c, w, seat, c[w.harbour + seat], 0)
        return 0 if is_worth(w.token_offer[token], can) else self.nothing

    def take(self, s: State, seat: i64, k: i64) -> None:
        w = self.w
        c = s.cells
        token = w.action_tokens[k]
        one = bit(_TOKEN_BITS * (token - 1))
        s.pop()
        c[w.tokens + seat] -= one
        c[w.spent] += one
        if s.journal is not None:
            name = w.names.tokens[token - 1]
            s.journal.tell("spent", int(seat), {"token": name, "minus": {name: 1}})
        self.doing.start(s, seat, w.token_offer[token], 0)

    def touches(self, s: State, seat: i64, k: i64) -> tuple[str, ...]:
        token = self.w.action_tokens[k]
        if (s.cells[self.w.tokens + seat] >> (_TOKEN_BITS * (token - 1))) & _TOKEN_LOW == 0:
            return ()
        return (f"harbour.{seat}/{self.w.names.actions[k]}",)


@final
class Pass(Answer):
    """No more actions in this phase; where the limit is checked now, the surplus of cards goes."""

    def __init__(self, verb: str, w: World, discarding: Discarding) -> None:
        super().__init__(verb)
        self.w = w
        self.discarding = discarding

    def take(self, s: State, seat: i64, k: i64) -> None:
        w = self.w
        c = s.cells
        s.pop()
        c[w.passed] |= bit(seat)
        if s.journal is not None:
            s.journal.tell("passed", int(seat))
        if w.limit_at_pass and surplus(c, w, seat) > 0:
            s.push(self.discarding.kind, seat)


@final
class Acting(Question):
    """One action, or none for the rest of the phase."""

    def __init__(self, name: str, w: World, doing: Doing, discarding: Discarding) -> None:
        super().__init__(
            name, Activate("activate", w, doing), Spend("spend", w, doing), Pass("pass", w, discarding), turns=True
        )
        self.w = w

    def only(self, s: State, seat: i64) -> i64:
        """A seat that can do nothing passes."""
        w = self.w
        c = s.cells
        if c[w.harbour + seat] > 0:
            can = doable(c, w, seat, c[w.harbour + seat] - 1, 0)
            designs = idle(c, w, seat)
            while designs != 0:
                if is_worth(w.design_offer[lowest(designs)], can):
                    return SEVERAL
                designs &= designs - 1
        spend = self.answers[1]
        for k in range(spend.size):
            if spend.refuse(s, seat, k) == 0:
                return SEVERAL
        return self.answers[2].first
