"""A landing: others may spring a trap, off their turn, from a hidden hand; else the card does what it says."""

from __future__ import annotations

from carrack.core.rooms import REVEALED, SEAT, SEATS, SOURCE, A, Question, State, Work
from smugglers import at
from smugglers.cards import CARDS, ENTRY, TRAP
from smugglers.effects import EFFECT
from smugglers.piles import HANDS, LANDED_PILE, sink
from smugglers.questions.hand import SlotAnswer


class Spring(SlotAnswer):
    """A trap cancels the landing; both cards go under the deck."""

    def refuse(self, s: State, seat: int, k: int) -> int:
        hand = HANDS[seat]
        return 0 if k < hand.size(s) and s.cells[hand.start + 1 + k] == TRAP else at.NOT_A_TRAP

    def take(self, s: State, seat: int, k: int) -> None:
        sink(s, seat, k)
        s.pop()
        lander, slot = s.cells[s.top() + SEAT], s.cells[s.top() + SOURCE]
        s.pop()
        sink(s, lander, slot)


class Traps(Question):
    """The others one after another; register A: how far round the table it has come."""

    def follow(self, s: State) -> bool:
        c, top = s.cells, s.top()
        if c[top + A] >= c[SEATS]:
            s.pop()
            return True
        s.ask((c[top + SEAT] + c[top + A]) % c[SEATS])
        return False

    def take_decline(self, s: State, seat: int) -> None:
        s.cells[s.top() + A] += 1

    def secret(self, s: State, seat: int) -> bool:
        """Whoever has cards is asked: skipping the question would tell that there is no trap among them."""
        return HANDS[seat].size(s) > 0


class Landing(Work):
    """Nobody sprang a trap."""

    def follow(self, s: State) -> bool:
        c, top = s.cells, s.top()
        seat, slot = c[top + SEAT], c[top + SOURCE]
        s.pop()
        card = HANDS[seat].take(s, slot)
        LANDED_PILE.put(s, card)
        c[REVEALED] += 1
        if s.journal is not None:
            s.journal.tell("landed", int(seat), {"card": CARDS[card - 1]})
        EFFECT.begin(s, ENTRY[card], seat, card)
        return True


TRAPS = Traps("traps", Spring("spring"), decline=True, window="trap", says="ask-trap")
LANDING = Landing("landing")
