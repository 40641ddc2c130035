# mypyc: compiled
"""How good a position is for a seat, in thousandths of a point: what bots and hints go by.

Goals and coins count in full. Cubes count by their level: those that the best goal of the row asks for a good
deal, the others less. Cards count by what one use of them adds, more in hand than on the table, and less as the end
comes near. How much is in evaluation.toml.
"""

from carrack.core.evaluation import Evaluation
from carrack.core.rooms import SEATS, SOURCE, TURN_OF, A, Final, State, final, i64, size, top_frame, vec, worth
from carrack.core.weights import Weights
from carrack.games.century.shared.cubes import levels, matched_levels, total
from carrack.games.century.shared.seats import turn_to_come
from carrack.games.century.spice_road import at, cards
from carrack.games.century.spice_road.scoring import cube_points, goal_points, gold_points, silver_points, silver_slot
from carrack.games.century.spice_road.table import TABLE

POINT: Final = 1000
_WON: Final = 100_000
_ALL: Final = 1000

WEIGHTS: Final = Weights("carrack.games.century.spice_road", TABLE.weights)


def _power_of(pc: int) -> int:
    """What one use of a card or a deal adds for its user, in levels."""
    power = 0
    for word in cards.words(pc):
        op = cards.CODE[word]
        if op == cards.GAIN:
            power += int(levels(cards.argument(word, 0)))
        elif op == cards.UPGRADE:
            power += cards.argument(word, 0)
        elif op == cards.TRADE or op == cards.TRADE_CHOICE:
            get = cards.argument(word, 1 if op == cards.TRADE else 2)
            power += int(levels(get) - levels(cards.argument(word, 0)))
        elif op == cards.RECOVER:
            power += 1
    return power


POWER: Final = bytes([_power_of(int(pc)) for pc in cards.EFFECT])
DEAL_POWER: Final = bytes([_power_of(int(pc)) for pc in cards.DEAL_EFFECT])


@final
class SpiceRoadEvaluation(Evaluation):
    """The value of a position; a game that is over is worth having won, and the score."""

    def at_a_glance(self, s: State, seat: i64) -> i64:
        c = s.cells
        w = WEIGHTS.numbers
        claimed = w[at.W_CLAIM] * size(c[at.CLAIMED + seat])
        if s.over:
            return s.score(seat) * POINT + claimed + (_WON if s.ranking()[seat] == 1 else 0)
        points = goal_points(s, seat) + gold_points(s, seat) + silver_points(s, seat)
        more = turn_to_come(c, at.FIRST, at.ENDING, c[top_frame(c)] != at.TURN_FRAME, seat)
        if c[at.ENDING] == 1 and not more and c[TURN_OF] != seat:
            return (points + cube_points(s, seat)) * POINT + claimed
        value = points * POINT + claimed + (w[at.W_TEMPO] if more else 0)
        share = min(w[at.W_LASTING] * goals_to_come(c), _ALL)
        value += _own_cards(c, w, seat, share) + _pending(c, w, seat, share)
        return value + _caravan(c, w, c[at.CARAVAN + seat])

    def stage(self, s: State) -> i64:
        """The goals that are still to come."""
        return goals_to_come(s.cells)


EVALUATION: Final = SpiceRoadEvaluation(WEIGHTS, point=POINT, temperature=500, rollout=120)
"""A rollout goes to the end in most positions: what an engine is good for shows late."""


def goals_to_come(c: vec[i64]) -> i64:
    """How many goals the one who has most still needs to end the game."""
    most: i64 = 0
    for seat in range(c[SEATS]):
        most = max(most, size(c[at.CLAIMED + seat]))
    return max(i64(cards.GOALS_TO_END[c[SEATS]]) - most, 0)


def _spare(w: vec[i64], cubes_levels: i64) -> i64:
    """What is beyond a goal's needs counts only so far, or nobody would ever trade browns down again."""
    return w[at.W_LEVEL] * min(cubes_levels, w[at.W_SPARE_LEVELS])


def _caravan(c: vec[i64], w: vec[i64], have: i64) -> i64:
    """The cubes at the goal that suits them best, and a little of the next best."""
    all_levels = levels(have)
    best = _spare(w, all_levels)
    second: i64 = 0
    for slot in range(i64(at.GOAL_SLOTS)):
        goal = c[at.GOAL_ROW + slot]
        if goal != 0:
            cost = cards.COST[goal]
            matched = matched_levels(have, cost)
            reward = i64(cards.POINTS[goal]) + _coin(c, slot)
            value = w[at.W_MATCHED] * reward * matched // levels(cost) + _spare(w, all_levels - matched)
            second = max(second, min(best, value))
            best = max(best, value)
    surplus = max(total(have) - at.CAPACITY, 0)
    return best + second * w[at.W_SECOND] // _ALL - w[at.W_SURPLUS] * surplus


def _coin(c: vec[i64], slot: i64) -> i64:
    if slot == 0 and c[at.GOLD_LEFT] > 0:
        return i64(cards.GOLD_POINTS)
    at_silver = slot == silver_slot(c[at.GOLD_LEFT]) and c[at.SILVER_LEFT] > 0
    return i64(cards.SILVER_POINTS) if at_silver else 0


def _own_cards(c: vec[i64], w: vec[i64], seat: i64, share: i64) -> i64:
    """The own cards: a few are worth having, a card in hand is better than one to rest for; at the end none is."""
    value = w[at.W_NEW_CARD] * min(_owned(c, seat), w[at.W_CARDS_WANTED])
    value += w[at.W_IN_HAND] * worth(c[at.HAND + seat], POWER) + w[at.W_ON_TABLE] * worth(c[at.PLAYED + seat], POWER)
    return value * share // _ALL


def _pending(c: vec[i64], w: vec[i64], seat: i64, share: i64) -> i64:
    """What the rest of an unfinished action still brings."""
    top = top_frame(c)
    kind = c[top]
    level = w[at.W_LEVEL]
    if c[TURN_OF] != seat:
        return 0
    if kind == at.UPGRADING or kind == at.CHOOSING:
        return c[top + A] * level
    if kind == at.RECOVERING:
        return level
    if kind == at.LAYING:
        card = c[top + SOURCE]
        return level * i64(DEAL_POWER[c[at.DEAL + card - 1]]) - _card(c, w, seat, card, 0) * share // _ALL
    if kind != at.PAYING and kind != at.OFFERED:
        return 0
    slot = c[top + SOURCE]
    still_to_pay: i64 = slot - c[top + A] if kind == at.PAYING else 0
    value = _card(c, w, seat, c[at.MERCHANT_ROW + slot], 1) * share // _ALL
    return value + level * (levels(c[at.MERCHANT_CUBES + slot]) - still_to_pay)


def _card(c: vec[i64], w: vec[i64], seat: i64, card: i64, more: i64) -> i64:
    """What a card in hand counts for; `more` if it is not owned yet."""
    wanted = _owned(c, seat) + more <= w[at.W_CARDS_WANTED]
    return w[at.W_IN_HAND] * i64(POWER[card]) + (w[at.W_NEW_CARD] if wanted else 0)


def _owned(c: vec[i64], seat: i64) -> i64:
    return size(c[at.HAND + seat]) + size(c[at.PLAYED + seat])
