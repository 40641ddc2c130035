"""The order of play of Smugglers: a hidden hand, traps off turn, sealed bids, a known bottom, a shape, a whistle.

On a turn a smuggler draws a card, lands one from the hand (others may spring a trap), peeks at the reef's top
token and keeps it or slips it under, stows a crate of two cells in the hold, calls for bribes, or jettisons two
cards under the deck for coins. After each turn those who still have their whistle may blow it for a coin.
"""

from __future__ import annotations

from carrack.core.rooms import CHANCE, SEATS, Rules, State
from smugglers import at
from smugglers.box import COMPONENTS
from smugglers.cards import DECK_IDS
from smugglers.effects import EFFECT
from smugglers.piles import DECK_PILE, HANDS, LANDED_PILE, REEF_PILE, draw
from smugglers.questions.bribes import BRIBES
from smugglers.questions.landing import LANDING, TRAPS
from smugglers.questions.peeked import PEEKED
from smugglers.questions.stowing import STOWING
from smugglers.questions.tossing import TOSSING
from smugglers.questions.turn import TURN
from smugglers.questions.whistles import WHISTLES, begin_turn


class Smugglers(Rules):
    """How it begins, and what counts."""

    def set_up(self, s: State) -> None:
        c = s.cells
        for card in DECK_IDS:
            DECK_PILE.put(s, card)
        DECK_PILE.shuffle(s, CHANCE)
        for token in COMPONENTS.box.reef:
            REEF_PILE.put(s, token)
        REEF_PILE.shuffle(s, CHANCE)
        for seat in range(c[SEATS]):
            c[at.COIN + seat], c[at.WHISTLE + seat] = 2, 1
            for _ in range(3):
                draw(s, seat)
        begin_turn(s, s.below(c[SEATS]))

    def score(self, s: State, seat: int) -> int:
        return 2 * s.cells[at.VP + seat] + s.cells[at.COIN + seat]

    def tally(self, s: State, seat: int) -> dict[str, int]:
        return {"loot": 2 * int(s.cells[at.VP + seat]), "coin": int(s.cells[at.COIN + seat])}

    def check(self, s: State) -> None:
        c = s.cells
        piles = (*HANDS, DECK_PILE, LANDED_PILE)
        held = [int(c[pile.start + 1 + k]) for pile in piles for k in range(pile.size(s))]
        assert sorted(held) == sorted(DECK_IDS), "cards are lost or made"
        assert all(c[at.COIN + k] >= 0 and c[at.VP + k] >= 0 for k in range(c[SEATS])), "a debt"


RULES = Smugglers(TURN, TRAPS, LANDING, EFFECT, PEEKED, STOWING, TOSSING, BRIBES, WHISTLES)
