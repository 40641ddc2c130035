"""Sealed bids of all seats, in any order; the last one opens them."""

from __future__ import annotations

from carrack.core.rooms import NOBODY, REVEALED, SEATS, WAITING, Answer, Question, State
from smugglers import at
from smugglers.box import LOOT_POINTS
from smugglers.piles import change

LOOT = 2


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
        best = [k for k in range(c[SEATS]) if bids[k] == max(bids)]
        winner = best[0] if len(best) == 1 else NOBODY
        if s.journal is not None:
            counts: list[str | int] = [int(n) for n in bids]
            shares: list[str | int] = [LOOT * LOOT_POINTS if k == winner else 0 for k in range(c[SEATS])]
            s.journal.tell("bids", -1, {"counts": counts, "shares": shares})
        if winner != NOBODY:
            change(s, winner, at.COIN, -max(bids))
            change(s, winner, at.VP, LOOT)
        return True

    def secret(self, s: State, seat: int) -> bool:
        """Who has no coins can offer none, and everybody sees that."""
        return s.cells[at.COIN + seat] > 0


BRIBES = Bribes("sealed", Offer("offer"), sealed=True, says="ask-bid")
