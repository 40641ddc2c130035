# mypyc: compiled
"""The order of play.

Set-up, then turn after turn (questions/turn.py): rest, acquire a merchant, claim a goal, play a card, strike a deal.
At the end of a turn holds are cut to their size. The round in which somebody has enough goals is the last one.
"""

from carrack.core.rooms import CHANCE, SEATS, Enough, Final, State, final, i64, shuffle
from carrack.games.century.shared.questions.surplus import Return, Room, Surplus
from carrack.games.century.shared.questions.turn_end import TurnEnd, begin_turn
from carrack.games.century.shared.questions.upgrading import Upgrade, Upgrading
from carrack.games.century.shared.rounds import InRounds
from carrack.games.century.spice_road import at, cards
from carrack.games.century.spice_road.effects import EFFECT
from carrack.games.century.spice_road.market import GOALS, MERCHANTS, refill_merchants
from carrack.games.century.spice_road.questions.acquiring import PAYING
from carrack.games.century.spice_road.questions.choosing import CHOOSING
from carrack.games.century.spice_road.questions.dealing import GAP, LAYING, OFFERED
from carrack.games.century.spice_road.questions.recovering import RECOVERING
from carrack.games.century.spice_road.questions.turn import TURN
from carrack.games.century.spice_road.scoring import cube_points, goal_points, gold_points, silver_points

_UPGRADE: Final = Upgrade("upgrade", at.CARAVAN, "caravan", at.NONE_TO_UPGRADE, at.TOP_OF_LADDER)
_RETURN: Final = Return("discard", Room(at.CARAVAN, at.CAPACITY), "caravan", at.NONE_TO_RETURN, at.OUT_OF_ORDER)
_SURPLUS: Final = Surplus("surplus", _RETURN, says="ask-discard")


@final
class SpiceRoad(InRounds):
    """How a game begins, and what everything is worth in the end."""

    def set_up(self, s: State) -> None:
        """Chance decides who begins, the order of the goals and of the merchants, and which deal lies on which card."""
        c = s.cells
        seats = c[SEATS]
        c[at.FIRST] = s.below(seats)
        for goal in range(i64(1), i64(at.GOALS + 1)):
            GOALS.deck.put(s, goal)
        GOALS.deck.shuffle(s, CHANCE)
        for card in range(i64(cards.FIRST_MERCHANT), i64(at.CARDS + 1)):
            if in_play(s, card):
                MERCHANTS.deck.put(s, card)
        MERCHANTS.deck.shuffle(s, CHANCE)
        if c[at.BIG_DEALS] == 1:
            sleeve(s)
        GOALS.refill(s)
        refill_merchants(s)
        c[at.GOLD_LEFT] = cards.BOX.setup.gold_per_seat * seats
        c[at.SILVER_LEFT] = cards.BOX.setup.silver_per_seat * seats
        for place in range(seats):
            seat = (c[at.FIRST] + place) % seats
            c[at.HAND + seat] = cards.STARTING_HAND
            c[at.CARAVAN + seat] = cards.STARTING_CUBES[place]
        s.push(at.TURN_FRAME, c[at.FIRST])
        begin_turn(c, at.TURN_FRAME, c[at.FIRST])

    def score(self, s: State, seat: i64) -> i64:
        return goal_points(s, seat) + gold_points(s, seat) + silver_points(s, seat) + cube_points(s, seat)

    def tally(self, s: State, seat: i64) -> dict[str, int]:
        return {
            "goals": int(goal_points(s, seat)),
            "gold": int(gold_points(s, seat)),
            "silver": int(silver_points(s, seat)),
            "cubes": int(cube_points(s, seat)),
        }

    def check(self, s: State) -> None:
        from carrack.games.century.spice_road.invariants import check

        check(s)


def in_play(s: State, card: i64) -> bool:
    """Whether a merchant belongs to the deck of this game: the bonus sets are options."""
    bonus_set = i64(cards.BONUS_SET[card])
    return bonus_set == 0 or s.cells[at.BONUS_B1 - 1 + bonus_set] == 1


def sleeve(s: State) -> None:
    """A deal at random for every merchant; those for cards that are not in play lie in the box."""
    c = s.cells
    first: i64 = at.DEAL + cards.FIRST_MERCHANT - 1
    n: i64 = at.SLEEVES - cards.FIRST_MERCHANT + 1
    for k in range(n):
        c[first + k] = 1 + k // i64(cards.BOX.deals.copies)
    shuffle(c, CHANCE, first, n)


RULES: Final = SpiceRoad(
    at.FIRST,
    TURN,
    PAYING,
    Upgrading("upgrading", _UPGRADE, Enough("stop"), says="ask-upgrade"),
    CHOOSING,
    RECOVERING,
    OFFERED,
    LAYING,
    GAP,
    EFFECT,
    TurnEnd("turn_end", _SURPLUS, at.SURPLUS, at.TURN_FRAME, first=at.FIRST, ending=at.ENDING),
    _SURPLUS,
)
