"""Sealed bids of all seats, in any order; the last one opens them."""

from __future__ import annotations

from carrack.core.rooms import REVEALED, SEATS, WAITING, Answer, Question, State
from smugglers import at
from smugglers.piles import change


class Offer(Answer):
    """So many coins."""

    def refuse(self, s: State, seat: int, k: int) -> int:
        return 0 if k <= s.cells[at.COIN + seat] else at.TOO_POOR

    def take(self, s: State, seat: int, k: int) -> None:
        s.cells[at.BID + seat] = k
        s.answered(seat)


class Bribes(Question):
    """A single highest bidder pays, and gains two points."""

    def follow(self, s: State) -> bool:
        c = s.cells
        if c[WAITING] != 0:
            return False
        s.pop()
        bids = [c[at.BID + k] for k in range(c[SEATS])]
        c[REVEALED] += 1
        for k in range(c[SEATS]):
            c[at.OPENED + k], c[at.BID + k] = c[at.BID + k], 0
        if s.journal is not None:
            s.journal.tell("bids", -1, {"bids": [int(n) for n in bids]})
        if bids.count(max(bids)) == 1:
            winner = bids.index(max(bids))
            change(s, winner, at.COIN, -max(bids))
            change(s, winner, at.VP, 2)
        return True

    def secret(self, s: State, seat: int) -> bool:
        """Who has no coins can offer none, and everybody sees that."""
        return s.cells[at.COIN + seat] > 0


BRIBES = Bribes("sealed", Offer("offer"), sealed=True, says="ask-bid")
