# mypyc: compiled
"""The limit: whoever passes with too many cards gives back the surplus, one card after another.

Cards are named in ascending order (register A: the last one) until a lost card lowers the limit itself; then all that
are left may be named again.
"""

from carrack.core.rooms import SEAT, A, Answer, Pick, Question, State, Text, bit, final, i64, size, top_frame
from carrack.games.endeavor.shared.decks import lose_card, surplus, takes_place
from carrack.games.endeavor.shared.statuses import value
from carrack.games.endeavor.shared.world import POLITICS, World


def nameable(w: World, cards: i64) -> i64:
    """The cards that count against the limit: not the only governor, not the only slavery card."""
    found = cards
    if size(cards & w.governors) == 1:
        found &= ~w.governors
    if size(cards & w.slavery) == 1:
        found &= ~w.slavery
    return found


def most_above(w: World, cards: i64, floor: i64) -> i64:
    """How many of these cards can still go if only those above a number may: of each free place one stays."""
    above = (cards >> (floor + 1)) << (floor + 1)
    return (
        size(above & ~(w.governors | w.slavery))
        + min(size(above & w.governors), max(size(cards & w.governors) - 1, 0))
        + min(size(above & w.slavery), max(size(cards & w.slavery) - 1, 0))
    )


@final
class Discard(Answer):
    """One card; the only governor and the only slavery card have places of their own."""

    def __init__(self, verb: str, w: World) -> None:
        super().__init__(verb)
        self.w = w
        self.not_held: i64 = w.why("NOT_HELD")
        self.free: i64 = w.why("FREE_PLACE")
        self.disorder: i64 = w.why("NOT_ASCENDING")

    def refuse(self, s: State, seat: i64, k: i64) -> i64:
        c = s.cells
        w = self.w
        if c[w.cards + seat] & bit(k + 1) == 0:
            return self.not_held
        if not takes_place(c, w, seat, k + 1):
            return self.free
        if k + 1 <= s.frame(A) or most_above(w, c[w.cards + seat] & ~bit(k + 1), k + 1) < surplus(c, w, seat) - 1:
            return self.disorder
        return 0

    def take(self, s: State, seat: i64, k: i64) -> None:
        c = s.cells
        w = self.w
        limit = value(c, w, seat, POLITICS)
        lose_card(s, w, seat, k + 1, "discarded")
        c[top_frame(c) + A] = k + 1 if value(c, w, seat, POLITICS) == limit else 0

    def touches(self, s: State, seat: i64, k: i64) -> tuple[str, ...]:
        return (self.w.names.cards[k],) if s.cells[self.w.cards + seat] & bit(k + 1) != 0 else ()


@final
class Discarding(Question):
    """Exactly the surplus goes, no more."""

    def __init__(self, name: str, w: World) -> None:
        super().__init__(name, Discard("discard", w))
        self.w = w

    def follow(self, s: State) -> bool:
        if surplus(s.cells, self.w, s.frame(SEAT)) > 0:
            return super().follow(s)
        s.pop()
        return True

    def ask(self, s: State, seat: i64) -> Text:
        return self.says, {"left": int(surplus(s.cells, self.w, seat))}

    def pick(self, s: State, seat: i64) -> Pick | None:
        w = self.w
        floor = int(s.frame(A))
        held = s.cells[w.cards + seat]
        cards = nameable(w, held)
        if max(size(cards & w.governors), size(cards & w.slavery)) > 1 and surplus(s.cells, w, seat) > 1:
            return None  # one of two governors may go, not both
        among = [
            (w.names.cards[k - 1], ("discard", w.names.cards[k - 1])) for k in range(floor + 1, 63) if cards >> k & 1
        ]
        left = int(surplus(s.cells, w, seat))
        return Pick("discard", left, left, tuple(among))
