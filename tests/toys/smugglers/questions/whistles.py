"""An ability at any time: after each turn those who have a whistle may blow it. Register A: who has been asked."""

from __future__ import annotations

from carrack.core.rooms import CHANCE, SEAT, SEATS, TURN, TURN_OF, A, Answer, Question, State, bit
from smugglers import at
from smugglers.cards import TURNS
from smugglers.customs import patrol
from smugglers.piles import DECK_PILE, LANDED_PILE, change


class Blow(Answer):
    """Once in the game, for a coin."""

    def take(self, s: State, seat: int, k: int) -> None:
        s.cells[s.top() + A] |= bit(seat)
        s.cells[at.WHISTLE + seat] = 0
        change(s, seat, at.COIN, 1)


class Whistles(Question):
    """When everybody has been asked, the turn is over."""

    def follow(self, s: State) -> bool:
        c, top = s.cells, s.top()
        seat, asked = c[top + SEAT], c[top + A]
        for k in range(c[SEATS]):
            other = (seat + k) % c[SEATS]
            if not asked & bit(other) and c[at.WHISTLE + other]:
                s.ask(other)
                return False
        s.pop()
        return end_turn(s, seat)

    def take_decline(self, s: State, seat: int) -> None:
        s.cells[s.top() + A] |= bit(seat)


def end_turn(s: State, seat: int) -> bool:
    """The officer ends a round. An empty deck is made anew once; then the next turn begins, or the game ends."""
    c = s.cells
    if c[at.CUSTOMS] and c[TURN] % c[SEATS] == 0:
        patrol(s)
    if DECK_PILE.size(s) == 0 and not c[at.RESHUFFLED] and LANDED_PILE.size(s) > 0:
        c[at.RESHUFFLED] = 1
        while LANDED_PILE.size(s) > 0:
            DECK_PILE.put(s, LANDED_PILE.draw(s))
        DECK_PILE.shuffle(s, CHANCE, segment=1)
    if c[TURN] >= TURNS[c[at.VOYAGE]] or DECK_PILE.size(s) == 0:
        s.end()
        return False
    begin_turn(s, (seat + 1) % c[SEATS])
    return True


def begin_turn(s: State, seat: int) -> None:
    """The turn of a seat."""
    s.cells[TURN] += 1
    s.cells[TURN_OF] = seat
    s.push(at.TURN_FRAME, seat)


WHISTLES = Whistles("whistles", Blow("blow"), decline=True, window="whistle", says="ask-whistle")
