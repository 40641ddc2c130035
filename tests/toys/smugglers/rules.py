"""The order of play of Smugglers: hidden hands, traps off turn, sealed bids, known bottoms, shapes, whistles, voyages.

On a turn a smuggler draws a card, lands one from the hand (others may spring a trap), peeks at the reef's top
token and keeps it or slips it under, stows a crate in the hold, calls for bribes, jettisons two cards under the deck
for coins, or sails along the currents to a cove. After each turn those who still have their whistle may blow it for
a coin. An officer of the customs may be abroad, too: the rules play that seat.
"""

from __future__ import annotations

from carrack.core.rooms import CHANCE, SEATS, Rules, State
from smugglers import at
from smugglers.box import COMPONENTS, LOOT_POINTS
from smugglers.cards import DECK_IDS
from smugglers.chart import BEAT, DIRECTIONS, HARBOUR, SEA, TILE_IDS
from smugglers.customs import is_customs
from smugglers.customs import tally as tally_of_customs
from smugglers.effects import EFFECT
from smugglers.hold import CRATES, covered, crates
from smugglers.piles import DECK_PILE, HANDS, LANDED_PILE, REEF_PILE, draw
from smugglers.questions.bribes import BRIBES
from smugglers.questions.landing import LANDING, TRAPS
from smugglers.questions.peeked import PEEKED
from smugglers.questions.sailing import SAILING
from smugglers.questions.stowing import STOWING
from smugglers.questions.tossing import TOSSING
from smugglers.questions.turn import TURN
from smugglers.questions.whistles import WHISTLES, begin_turn

FAME = COMPONENTS.box.fame


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
            c[at.BOAT + seat] = HARBOUR + 1
            c[at.COIN + seat], c[at.WHISTLE + seat] = 2, 1
            for _ in range(3):
                draw(s, seat)
        first = s.below(c[SEATS])
        _lay_out_sea(s)
        begin_turn(s, first)

    def score(self, s: State, seat: int) -> int:
        if is_customs(s, seat):
            return sum(tally_of_customs(s).values())
        return LOOT_POINTS * s.cells[at.VP + seat] + s.cells[at.COIN + seat] + FAME[s.cells[at.FAME + seat]]

    def tally(self, s: State, seat: int) -> dict[str, int]:
        if is_customs(s, seat):
            return tally_of_customs(s)
        c = s.cells
        return {
            "loot": LOOT_POINTS * int(c[at.VP + seat]),
            "coin": int(c[at.COIN + seat]),
            "fame": FAME[c[at.FAME + seat]],
        }

    def rounds(self, s: State) -> tuple[int, ...]:
        """Everybody is at another crate."""
        return tuple(min(len(crates(s, seat)) + 1, CRATES) for seat in range(s.cells[SEATS]))

    def automa(self, s: State) -> int:
        return int(s.cells[at.CUSTOMS])

    def check(self, s: State) -> None:
        c = s.cells
        piles = (*HANDS, DECK_PILE, LANDED_PILE)
        held = [int(c[pile.start + 1 + k]) for pile in piles for k in range(pile.size(s))]
        assert sorted(held) == sorted(DECK_IDS), "cards are lost or made"
        assert all(c[at.COIN + k] >= 0 and c[at.VP + k] >= 0 for k in range(c[SEATS])), "a debt"
        for seat in range(c[SEATS]):
            cells = covered(s, seat).bit_count()
            assert cells == len(COMPONENTS.box.hold.footprint) * len(crates(s, seat)), "crates lie on each other"


def _lay_out_sea(s: State) -> None:
    """The tiles in any order, each turned anyhow; the cutter begins its round."""
    left = list(TILE_IDS)
    for k in SEA:
        s.cells[at.TILE + k] = left.pop(s.below(len(left)))
        s.cells[at.HEADING + k] = s.below(len(DIRECTIONS))
    if s.cells[at.CUSTOMS]:
        s.cells[at.CUTTER] = BEAT[0] + 1


RULES = Smugglers(TURN, TRAPS, LANDING, EFFECT, PEEKED, STOWING, TOSSING, SAILING, BRIBES, WHISTLES)
