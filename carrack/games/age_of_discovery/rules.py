# mypyc: compiled
"""The order of play: set-up by lot or auction (setup.py, questions/bidding.py), then eight turns.

A turn: pieces are placed (questions/placing.py), the lines resolve (phases/resolving.py, each line with its question),
goods pay and buildings bring what they bring (phases/benefits.py), an age is scored (scoring.py), and all is made ready
for the next turn (phases/closing.py, supply.py). Who may fight whom is in war.py, what a seat has in realm.py.
"""

from carrack.core.rooms import DEPTH, PC, STACK, TURN, Rules, State, Text, final, i64
from carrack.games.age_of_discovery import at, parts, scoring, setup
from carrack.games.age_of_discovery.phases.benefits import BENEFITS
from carrack.games.age_of_discovery.phases.closing import CLOSING
from carrack.games.age_of_discovery.phases.resolving import RESOLVING
from carrack.games.age_of_discovery.questions.battle import BATTLE
from carrack.games.age_of_discovery.questions.bidding import BIDDING
from carrack.games.age_of_discovery.questions.buying import BUYING
from carrack.games.age_of_discovery.questions.charting import CHARTING
from carrack.games.age_of_discovery.questions.exploring import EXPLORING
from carrack.games.age_of_discovery.questions.improving import IMPROVING
from carrack.games.age_of_discovery.questions.placing import PLACING
from carrack.games.age_of_discovery.questions.resettling import RESETTLING
from carrack.games.age_of_discovery.questions.sailing import SAILING
from carrack.games.age_of_discovery.questions.settling import SETTLING
from carrack.games.age_of_discovery.questions.stationing import STATIONING
from carrack.games.age_of_discovery.questions.studying import STUDYING
from carrack.games.age_of_discovery.questions.swapping import SWAPPING
from carrack.games.age_of_discovery.questions.trading import TRADING
from carrack.games.age_of_discovery.questions.training import RECRUITING, TRAINING
from carrack.games.age_of_discovery.questions.warring import WARRING
from carrack.games.age_of_discovery.table import LINE_IDS


@final
class AgeOfDiscovery(Rules):
    """How a game begins, and what everything is worth in the end."""

    def set_up(self, s: State) -> None:
        setup.set_up(s)

    def score(self, s: State, seat: i64) -> i64:
        return sum(self.tally(s, seat).values())

    def tally(self, s: State, seat: i64) -> dict[str, int]:
        """Until they are scored, colonies count for what they would bring now; so do the profits of the last turn."""
        c = s.cells
        paid = c[TURN] == parts.TURNS and (s.over or c[STACK] == at.BENEFITS or c[STACK] == at.CLOSING)
        return {
            "colonies": int(c[at.COLONY_VP + seat]),
            "standing": 0 if s.over or (paid and c[at.SCORING] == 1) else int(scoring.standing_points(c, seat)),
            "discoveries": int(scoring.find_points(c, seat)),
            "buildings": int(scoring.building_points(c, seat)),
            "profits": int(c[at.PROFIT + seat] if paid else scoring.profit_now(c, seat)),
        }

    def tie_break(self, s: State, seat: i64) -> i64:
        return scoring.tie_break(s.cells, seat)

    def phase(self, s: State) -> Text | None:
        """The part of the turn, and in resolution the line."""
        c = s.cells
        if c[DEPTH] == 0:
            return None
        kind = c[STACK]
        if kind == at.RESOLVING:
            return "phase-resolving", {"line": (f"zone-{LINE_IDS[c[STACK + PC]]}", {})}
        return "phase-auction" if kind == at.BIDDING else f"phase-{s.game.work[kind].name}", {}

    def check(self, s: State) -> None:
        from carrack.games.age_of_discovery.invariants import check

        check(s)


RULES = AgeOfDiscovery(
    *(BIDDING, RECRUITING),
    *(PLACING, STUDYING),
    *(RESOLVING, SAILING, TRADING, BUYING, CHARTING, STATIONING, SETTLING, EXPLORING, TRAINING, WARRING, BATTLE),
    *(BENEFITS, IMPROVING, RESETTLING),
    *(CLOSING, SWAPPING),
)
"""All that is asked or done: the auction, placement, resolution line by line, benefits, the end of a turn."""
