# mypyc: compiled
"""How good a position is for a seat, in thousandths of a point: what bots and hints go by.

It is what the seat will probably have at the end. An action may run on into another line or the next turn, so
everything counts for as much before it happens as what comes of it counts after: a piece on a line for what it will
bring, a building for what it will still produce, the hands of all turns to come from the beginning. How much each of
these counts at first sight is in evaluation.toml.
"""

from carrack.core.evaluation import Evaluation
from carrack.core.rooms import PC, SEAT, TURN, A, Final, State, final, i64, top_frame, vec
from carrack.core.weights import Weights
from carrack.games.age_of_discovery import at, parts
from carrack.games.age_of_discovery.outlook import holdings, lines, ventures
from carrack.games.age_of_discovery.outlook.now import Now
from carrack.games.age_of_discovery.outlook.rates import POINT, STEP
from carrack.games.age_of_discovery.pieces import SOLDIER, count, one, total
from carrack.games.age_of_discovery.scoring import building_points, find_points
from carrack.games.age_of_discovery.table import TABLE
from carrack.games.age_of_discovery.war import enemy_of, fights, marks

_ALL: Final = 1000
WEIGHTS: Final = Weights("carrack.games.age_of_discovery", TABLE.weights)
_IN_FULL: Final = vec[i64]([_ALL] * len(WEIGHTS.names))


@final
class AgeOfDiscoveryEvaluation(Evaluation):
    """First sight is weighted as whoever looks no further plays best; what will be in the end counts in full.

    Weights that make a good first sight count what is to come twice; judged by them, a search loses.
    """

    def at_a_glance(self, s: State, seat: i64) -> i64:
        return _value(s, seat, _IN_FULL if _just_auctioned(s.cells) else WEIGHTS.numbers)

    def value(self, s: State, seat: i64) -> i64:
        return _value(s, seat, _IN_FULL)

    def stage(self, s: State) -> i64:
        """The turn."""
        return s.cells[TURN]


EVALUATION = AgeOfDiscoveryEvaluation(WEIGHTS, point=POINT, temperature=3000, rollout=6, deals=16)


def _just_auctioned(c: vec[i64]) -> bool:
    """Whether nobody has placed a piece since bids were made: bids must be weighed against what they have bought."""
    return c[at.AUCTION] == 1 and c[TURN] == 1 and total(c[at.HAND + c[at.ORDER]]) == i64(parts.START_COLONISTS)


def _value(s: State, seat: i64, w: vec[i64]) -> i64:
    """A question in the middle of an action is as good as its best answer."""
    c = s.cells
    top = top_frame(c)
    if c[top + SEAT] == seat and not s.over:
        if c[top] == at.RESETTLING or c[top] == at.STATIONING or (c[top] == at.PLACING and c[top + A] != 0):
            return _best_answer(s, seat, w)
    points = c[at.COLONY_VP + seat] + find_points(c, seat) + building_points(c, seat)
    if s.over:
        return (points + c[at.PROFIT + seat]) * POINT + c[at.MONEY + seat]
    now = Now(c, seat)
    value = w[at.W_PURSE] * holdings.worth_of_purse(c, now, c[at.MONEY + seat])
    value += w[at.W_COLONIES] * holdings.worth_of_colonies(c, now)
    value += w[at.W_BUILDINGS] * holdings.worth_of_buildings(c, now)
    value += w[at.W_TRADE] * holdings.worth_of_trade(c, now, c[at.GOODS + seat], c[at.SHIPS + seat])
    value += w[at.W_HANDS] * holdings.worth_of_hands(c, now)
    value += w[at.W_OPEN] * _worth_of_question(s, now)
    value += w[at.W_INITIATIVE] * lines.worth_of_initiative(c, now)
    value += w[at.W_EXPLORERS] * ventures.worth_of_explorers(c, now)
    if now.line <= at.LINE_WARFARE:
        value += w[at.W_DOCK] * lines.worth_of_dock(c, now)
        value += w[at.W_GOODS] * lines.worth_of_goods(c, now)
        value += w[at.W_SHIPPING] * lines.worth_of_shipping(s, now)
        value += w[at.W_CAPITAL] * lines.worth_of_capital(c, now)
        value += w[at.W_SPECIALISTS] * lines.worth_of_specialists(c, now)
        value += w[at.W_WARFARE] * ventures.worth_of_warfare(s, now)
    return points * POINT + STEP[now.turn] + value // _ALL


def _best_answer(s: State, seat: i64, w: vec[i64]) -> i64:
    buffer = s.game.buffer()
    best: i64 = 0
    for k in range(s.options_into(seat, buffer)):
        copy = s.clone()
        copy.apply_legal(buffer[k])
        best = max(best, _value(copy, seat, w))
    return best


def _worth_of_question(s: State, now: Now) -> i64:
    """What the question that is open will bring."""
    c = s.cells
    top = top_frame(c)
    kind = c[top]
    if kind == at.BATTLE:
        return _worth_of_conflict(s, now, top)
    if c[top + SEAT] != now.seat:
        return 0
    if kind == at.SETTLING:
        return lines.worth_of_landing(c, now, c[top + A])
    return ventures.worth_of_charted(c, now) if kind == at.CHARTING else 0


def _worth_of_conflict(s: State, now: Now, frame: i64) -> i64:
    """A battle or war that is being fought; soldiers are the best to strike."""
    c = s.cells
    if now.seat != c[frame + SEAT] and now.seat != c[frame + PC]:
        return 0
    foe = enemy_of(s, frame, now.seat)
    value: i64 = 0
    for region in range(i64(at.REGIONS)):
        if fights(s, frame, region):
            value += ventures.worth_of_battle(s, now, foe, region, c[frame + SEAT])
            marked = marks(s, now.seat, region)
            value += count(marked, SOLDIER) * 3 + total(marked & (one(SOLDIER) - 1)) * 2
    return value
