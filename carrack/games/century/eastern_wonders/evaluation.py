# mypyc: compiled
"""How good a position is for a seat, in thousandths of a point: what bots and hints go by.

Points count in full. Beyond them counts the best plan with the cubes at hand (plans.py), and outposts and bonus tokens
by what they will still bring: the nearer the end, the less. How much is in evaluation.toml.
"""

from carrack.core.evaluation import Evaluation
from carrack.core.rooms import SEATS, TURN_OF, Final, State, final, i64, size, top_frame, vec
from carrack.core.weights import Weights
from carrack.games.century.eastern_wonders import at
from carrack.games.century.eastern_wonders.bonuses import owned
from carrack.games.century.eastern_wonders.plans import ALL, AT_A_GLANCE, IN_THE_END, POINT, Planner, rows_ahead
from carrack.games.century.eastern_wonders.scoring import bonus_points, cube_points, outpost_points, token_points
from carrack.games.century.eastern_wonders.table import TABLE
from carrack.games.century.shared.seats import turn_to_come

_WON: Final = 100_000
NOBODY: Final = -1

WEIGHTS: Final = Weights("carrack.games.century.eastern_wonders", TABLE.weights)


@final
class EasternWondersEvaluation(Evaluation):
    """First sight is weighted as a bot that looks no further plays best: to act soon counts for a lot.

    Judged by the same weights, a search would rather be always about to act. A game that is over is worth having won.
    """

    def at_a_glance(self, s: State, seat: i64) -> i64:
        return _value(s, seat, WEIGHTS.numbers, AT_A_GLANCE)

    def value(self, s: State, seat: i64) -> i64:
        return _value(s, seat, WEIGHTS.numbers, IN_THE_END)

    def stage(self, s: State) -> i64:
        """The tokens that are still to come."""
        return tokens_to_come(s.cells, NOBODY)


EVALUATION: Final = EasternWondersEvaluation(WEIGHTS, point=POINT, temperature=500, rollout=4)


def _value(s: State, seat: i64, w: vec[i64], sight: i64) -> i64:
    c = s.cells
    claimed = w[at.W_CLAIM + sight] * size(c[at.TOKENS + seat])
    if s.over:
        return s.score(seat) * POINT + claimed + (_WON if s.ranking()[seat] == 1 else 0)
    points = token_points(s, seat) + outpost_points(s, seat) + bonus_points(s, seat)
    more = turn_to_come(c, at.FIRST, at.ENDING, c[top_frame(c)] != at.TURN_FRAME, seat)
    lasting = ALL * tokens_to_come(c, seat) // at.TO_TRIGGER
    value = points * POINT + claimed + _belongings(c, w, seat) * lasting // ALL
    if c[at.ENDING] == 1 and not more and c[TURN_OF] != seat:
        value += cube_points(s, seat) * POINT
        return value + w[at.W_FINISH] if leads(s, seat) else value
    if more and sight == AT_A_GLANCE:
        value += w[at.W_TEMPO]
    return value + Planner(c, w, seat, lasting, sight).best(c)


def tokens_to_come(c: vec[i64], but: i64) -> i64:
    """How many tokens the one who has most still needs to end the game; `but`: a seat that is not looked at.

    A seat that looked at itself would shy away from tokens, because they make all that helps later worth less.
    """
    most: i64 = 0
    for seat in range(c[SEATS]):
        if seat != but:
            most = max(most, size(c[at.TOKENS + seat]))
    return max(at.TO_TRIGGER - most, 0)


def leads(s: State, seat: i64) -> bool:
    """Whether nobody has a higher score."""
    best = s.score(seat)
    for rival in range(s.seats):
        if s.score(rival) > best:
            return False
    return True


def _belongings(c: vec[i64], w: vec[i64], seat: i64) -> i64:
    """Outposts, rows that are ahead, and bonus tokens by their kinds."""
    value = w[at.W_OUTPOST] * size(c[at.OUTPOSTS + seat]) + w[at.W_COLUMN] * rows_ahead(c, seat)
    value += w[at.W_MOVE] * owned(c, seat, at.KIND_MOVE) + w[at.W_HOLD] * owned(c, seat, at.KIND_HOLD)
    value += w[at.W_UPGRADE] * owned(c, seat, at.KIND_UPGRADE)
    return value + w[at.W_HARVEST] * owned(c, seat, at.KIND_HARVEST)
