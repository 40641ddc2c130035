"""Two cards go overboard: a set, picked in ascending order. Register A: the slots picked so far."""

from __future__ import annotations

from carrack.core.rooms import SEAT, A, Pick, Question, State, bit, members
from smugglers import at
from smugglers.piles import HANDS, change, sink
from smugglers.questions.hand import SlotAnswer


class Toss(SlotAnswer):
    """One of the two."""

    def refuse(self, s: State, seat: int, k: int) -> int:
        size, picked = HANDS[seat].size(s), s.cells[s.top() + A]
        if k >= size:
            return at.NOTHING_THERE
        after = max(members(picked), default=-1)
        return 0 if k > after and (picked != 0 or k + 1 < size) else at.NOT_ASCENDING

    def take(self, s: State, seat: int, k: int) -> None:
        s.cells[s.top() + A] |= bit(k)


class Tossing(Question):
    """Ticked and confirmed once."""

    def follow(self, s: State) -> bool:
        seat, slots = s.cells[s.top() + SEAT], members(s.cells[s.top() + A])
        if len(slots) < 2:
            return super().follow(s)
        s.pop()
        for slot in reversed(slots):
            sink(s, seat, slot)
        change(s, seat, at.COIN, 2)
        return True

    def pick(self, s: State, seat: int) -> Pick | None:
        among = tuple((f"hand.{seat}/{k}", ("toss", k)) for k in range(HANDS[seat].size(s)))
        return Pick("toss", 2, 2, among)


TOSSING = Tossing("tossing", Toss("toss"), says="ask-toss")
