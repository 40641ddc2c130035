# mypyc: compiled
"""How good a position is for a seat, in thousandths of a point: what the greedy bot and hints go by.

Goals and coins count in full. Cubes count by their level: those that the best goal of the row asks for a good
deal, the others less. Cards count by what one use of them adds, more in hand than on the table.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core.bits import lowest, size
from carrack.core.contract import SOURCE, A, State, top_frame
from carrack.games.century.shared.cubes import COLOURS, count, total
from carrack.games.century.spice_road import cards
from carrack.games.century.spice_road import layout as at
from carrack.games.century.spice_road.legality import recoverable
from carrack.games.century.spice_road.scoring import goal_points, gold_points, silver_points, silver_slot

POINT: Final = 1000
ROLLOUT: Final = 10
"""A search plays so many decisions on before it judges: the best of an engine shows some turns later."""
_MATCHED: Final = 700
_LEVEL: Final = 300
_SPARE_LEVELS: Final = 12
_SURPLUS: Final = 600
_IN_HAND: Final = 200
_ON_TABLE: Final = 80
_NEW_CARD: Final = 900
_CARDS_WANTED: Final = 7
_CLAIM: Final = 900
_WON: Final = 100_000


def levels(cubes: i64) -> i64:
    """Yellow 1, red 2, green 3, brown 4: what a goal pays for them."""
    return count(cubes, 0) + 2 * count(cubes, 1) + 3 * count(cubes, 2) + 4 * count(cubes, 3)


def _power_of(pc: int) -> int:
    """What one use of a card or a deal adds for its user, in levels."""
    power = 0
    for word in cards.words(pc):
        op = cards.CODE[word]
        if op == cards.GAIN:
            power += int(levels(cards.argument(word, 0)))
        elif op == cards.UPGRADE:
            power += cards.argument(word, 0)
        elif op == cards.TRADE:
            power += int(levels(cards.argument(word, 1)) - levels(cards.argument(word, 0)))
        elif op == cards.TRADE_CHOICE:
            power += int(levels(cards.argument(word, 2)) - levels(cards.argument(word, 0)))
        elif op == cards.RECOVER:
            power += 1
    return power


POWER: Final = bytes([0] + [_power_of(int(pc)) for pc in cards.EFFECT[1:]])
DEAL_POWER: Final = bytes([0] + [_power_of(int(pc)) for pc in cards.DEAL_EFFECT[1:]])


def worth(state: State, seat: i64) -> i64:
    """The worth of a position; a game that is over is worth having won, and the score."""
    if state.over:
        return state.score(seat) * POINT + (_WON if state.ranking()[seat] == 1 else 0)
    c = state.cells
    points = goal_points(c, seat) + gold_points(c, seat) + silver_points(c, seat)
    value = points * POINT + _CLAIM * size(c[at.CLAIMED + seat])
    return value + _caravan(c, c[at.CARAVAN + seat]) + _own_cards(c, seat) + _pending(c, seat)


def spare(cubes_levels: i64) -> i64:
    """What is beyond a goal's needs counts only so far, or nobody would ever trade browns down again."""
    most: i64 = _SPARE_LEVELS
    return most if cubes_levels > most else cubes_levels


def _caravan(c: vec[i64], have: i64) -> i64:
    """The cubes at the goal that suits them best."""
    all_levels = levels(have)
    best = _LEVEL * spare(all_levels)
    slot: i64 = 0
    while slot < at.GOAL_SLOTS:
        goal = c[at.GOAL_ROW + slot]
        if goal != 0:
            cost = cards.COST[goal]
            matched: i64 = 0
            colour: i64 = 0
            while colour < COLOURS:
                asked = count(cost, colour)
                held = count(have, colour)
                matched += (held if held < asked else asked) * (colour + 1)
                colour += 1
            reward = i64(cards.POINTS[goal]) + _coin(c, slot)
            value = _MATCHED * reward * matched // levels(cost) + _LEVEL * spare(all_levels - matched)
            if value > best:
                best = value
        slot += 1
    surplus = total(have) - at.CAPACITY
    return best - _SURPLUS * surplus if surplus > 0 else best


def _coin(c: vec[i64], slot: i64) -> i64:
    if slot == 0 and c[at.GOLD_LEFT] > 0:
        return i64(cards.GOLD_POINTS)
    at_silver = slot == silver_slot(c[at.GOLD_LEFT]) and c[at.SILVER_LEFT] > 0
    return i64(cards.SILVER_POINTS) if at_silver else 0


def _own_cards(c: vec[i64], seat: i64) -> i64:
    """The own cards: a few are worth having, a card in hand is better than one to rest for."""
    owned = _owned(c, seat)
    wanted: i64 = _CARDS_WANTED
    value = _NEW_CARD * (owned if owned < wanted else wanted)
    return value + _IN_HAND * _power(c[at.HAND + seat]) + _ON_TABLE * _power(c[at.PLAYED + seat])


def _power(held: i64) -> i64:
    power: i64 = 0
    while held != 0:
        power += i64(POWER[lowest(held)])
        held &= held - 1
    return power


def _pending(c: vec[i64], seat: i64) -> i64:
    """What the rest of an unfinished action still brings."""
    top = top_frame(c)
    kind = c[top]
    if kind == at.UPGRADING:
        return c[top + A] * _LEVEL
    if kind == at.RECOVERING:
        return _LEVEL if recoverable(c, seat) != 0 else 0
    if kind == at.CHOOSING:
        return c[top + A] * _LEVEL
    if kind == at.LAYING:
        card = c[top + SOURCE]
        lost = _IN_HAND * i64(POWER[card]) + (_NEW_CARD if _owned(c, seat) <= _CARDS_WANTED else 0)
        return _LEVEL * i64(DEAL_POWER[c[at.DEAL + card - 1]]) - lost
    if kind != at.PAYING and kind != at.OFFERED:
        return 0
    slot = c[top + SOURCE]
    still_to_pay: i64 = 0
    if kind == at.PAYING:
        still_to_pay = slot - c[top + A]
    value = _IN_HAND * i64(POWER[c[at.MERCHANT_ROW + slot]]) + (_NEW_CARD if _owned(c, seat) < _CARDS_WANTED else 0)
    return value + _LEVEL * (levels(c[at.MERCHANT_CUBES + slot]) - still_to_pay)


def _owned(c: vec[i64], seat: i64) -> i64:
    return size(c[at.HAND + seat]) + size(c[at.PLAYED + seat])
