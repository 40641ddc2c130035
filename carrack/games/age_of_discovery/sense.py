# mypyc: compiled
"""How good a position is for a seat, in thousandths of a point: what the greedy bot and hints go by.

It is what the seat will probably have at the end. An action may run on into another line or the next turn, so
everything counts for as much before it happens as what comes of it counts after: a piece on a line for what it will
bring, a building for what it will still produce, the hands of all turns to come from the beginning. How much each of
these counts at first sight is in sense.toml.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core.contract import PC, SEALED, SEAT, TURN, A, State, top_frame
from carrack.core.weights import Weights
from carrack.games.age_of_discovery import layout as at
from carrack.games.age_of_discovery import parts
from carrack.games.age_of_discovery.outlook import POINT, STEP, Now
from carrack.games.age_of_discovery.outlook_holdings import (
    worth_of_buildings,
    worth_of_colonies,
    worth_of_hands,
    worth_of_purse,
    worth_of_trade,
)
from carrack.games.age_of_discovery.outlook_lines import (
    worth_of_capital,
    worth_of_dock,
    worth_of_goods,
    worth_of_initiative,
    worth_of_landing,
    worth_of_shipping,
    worth_of_specialists,
)
from carrack.games.age_of_discovery.outlook_ventures import (
    worth_of_battle,
    worth_of_charted,
    worth_of_explorers,
    worth_of_warfare,
)
from carrack.games.age_of_discovery.pieces import SOLDIER, count, one, total
from carrack.games.age_of_discovery.scoring import building_points, find_points
from carrack.games.age_of_discovery.warfare import enemy_of, fights, marks

ROLLOUT: Final = 6
"""A search plays so many decisions on before it judges."""
DEALS: Final = 16
"""An action that turns something up is judged by the mean of so many deals."""
SHARP: Final = 3000
"""By so much worth more an action looks e times as good at first sight."""
_ALL: Final = 1000

_PURSE: Final = 0
_COLONIES: Final = 1
_BUILDINGS: Final = 2
_TRADE: Final = 3
_HANDS: Final = 4
_OPEN: Final = 5
_INITIATIVE: Final = 6
_EXPLORERS: Final = 7
_DOCK: Final = 8
_GOODS: Final = 9
_SHIPPING: Final = 10
_CAPITAL: Final = 11
_SPECIALISTS: Final = 12
_WARFARE: Final = 13
WEIGHTS: Final = Weights(
    "carrack.games.age_of_discovery",
    (
        "purse",
        "colonies",
        "buildings",
        "trade",
        "hands",
        "open",
        "initiative",
        "explorers",
        "dock",
        "goods",
        "shipping",
        "capital",
        "specialists",
        "warfare",
    ),
)
_IN_FULL: Final = vec[i64]([_ALL] * len(WEIGHTS.names))


def worth(state: State, seat: i64) -> i64:
    """What a position looks like at first sight: weighted as whoever looks no further plays best."""
    return _worth(state, seat, _IN_FULL if _just_auctioned(state.cells) else WEIGHTS.numbers)


def judgement(state: State, seat: i64) -> i64:
    """What a seat will probably have at the end: every term in full.

    Weights that make a good first sight count what is to come twice; judged by them, a search loses.
    """
    return _worth(state, seat, _IN_FULL)


def _just_auctioned(c: vec[i64]) -> bool:
    """Whether nobody has placed a piece since bids were made: bids must be weighed against what they have bought."""
    return c[at.AUCTION] == 1 and c[TURN] == 1 and total(c[at.HAND + c[at.ORDER]]) == i64(parts.START_COLONISTS)


def _worth(state: State, seat: i64, w: vec[i64]) -> i64:
    """The worth of a position. A question in the middle of an action is as good as its best answer."""
    c = state.cells
    top = top_frame(c)
    if c[top + SEAT] == seat and not state.over:
        if c[top] == at.RESETTLING or c[top] == at.STATIONING or (c[top] == at.PLACING and c[top + A] != 0):
            return _best_answer(state, seat, w)
    points = c[at.COLONY_VP + seat] + find_points(c, seat) + building_points(c, seat)
    if state.over:
        return (points + c[at.PROFIT + seat]) * POINT + c[at.MONEY + seat]
    now = Now(c, seat)
    value = w[_PURSE] * worth_of_purse(c, now, c[at.MONEY + seat])
    value += w[_COLONIES] * worth_of_colonies(c, now) + w[_BUILDINGS] * worth_of_buildings(c, now)
    value += w[_TRADE] * worth_of_trade(c, now, c[at.GOOD + seat], c[at.SHIP + seat])
    value += w[_HANDS] * worth_of_hands(c, now) + w[_OPEN] * _pending(c, now)
    value += w[_INITIATIVE] * worth_of_initiative(c, now) + w[_EXPLORERS] * worth_of_explorers(c, now)
    if now.line <= at.LINE_WARFARE:
        value += w[_DOCK] * worth_of_dock(c, now) + w[_GOODS] * worth_of_goods(c, now)
        value += w[_SHIPPING] * worth_of_shipping(c, now) + w[_CAPITAL] * worth_of_capital(c, now)
        value += w[_SPECIALISTS] * worth_of_specialists(c, now) + w[_WARFARE] * worth_of_warfare(c, now)
    return points * POINT + STEP[now.turn] + value // _ALL


def stage(state: State) -> i64:
    """How far the game is: its turn."""
    return state.cells[TURN]


def _best_answer(state: State, seat: i64, w: vec[i64]) -> i64:
    best: i64 = 0
    for action in state.legal_for(seat):
        copy = state.clone()
        copy.answer(seat, action)
        best = max(best, _worth(copy, seat, w))
    return best


# ---- questions that are open -----------------------------------------------------------------------------


def _pending(c: vec[i64], now: Now) -> i64:
    top = top_frame(c)
    kind = c[top]
    if kind == SEALED:
        return _conflict(c, now, top)
    if c[top + SEAT] != now.seat:
        return 0
    if kind == at.SETTLING:
        return worth_of_landing(c, now, c[top + A])
    if kind == at.CHARTING:
        return worth_of_charted(c, now)
    return 0


def _conflict(c: vec[i64], now: Now, frame: i64) -> i64:
    """A battle or war that is being fought; soldiers are the best to strike."""
    if now.seat != c[frame + SEAT] and now.seat != c[frame + PC]:
        return 0
    foe = enemy_of(c, frame, now.seat)
    value: i64 = 0
    region: i64 = 0
    while region < at.REGIONS:
        if fights(c, frame, region):
            value += worth_of_battle(c, now, foe, region, c[frame + SEAT])
            marked = marks(c, now.seat, region)
            value += count(marked, SOLDIER) * 3 + total(marked & (one(SOLDIER) - 1)) * 2
        region += 1
    return value
