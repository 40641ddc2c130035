# mypyc: compiled
"""How good a position is for a seat, in thousandths of a point: what bots and hints go by.

Points count in full. Beyond them counts the best plan: to deliver what the hold has to a port, or to sail to a market,
build or trade there, and have more to deliver. A plan is worth less for each step and action it still needs. Outposts
and bonus tokens count by what they will still bring. How much is in evaluation.toml.
"""

from carrack.core.evaluation import Evaluation
from carrack.core.rooms import SEATS, TURN_OF, A, Final, State, covers, final, i64, lowest, size, top_frame, vec
from carrack.core.weights import Weights
from carrack.games.century.eastern_wonders import at, charts, tiles
from carrack.games.century.eastern_wonders.questions.market import OUTPOSTS, price_of
from carrack.games.century.eastern_wonders.rules import ROOM
from carrack.games.century.eastern_wonders.scoring import bonus_points, cube_points, outpost_points, token_points
from carrack.games.century.eastern_wonders.sea import FLEET, free_steps, is_paid, map_row
from carrack.games.century.eastern_wonders.table import TABLE
from carrack.games.century.shared.cubes import GUARD, LANE, levels, matched_levels, one, present, total
from carrack.games.century.shared.seats import turn_to_come

POINT: Final = 1000
_WON: Final = 100_000
_ALL: Final = 1000

WEIGHTS: Final = Weights("carrack.games.century.eastern_wonders", TABLE.weights)
COST_LEVELS: Final = bytes([int(levels(cost)) for cost in tiles.COST])


@final
class EasternWondersEvaluation(Evaluation):
    """The value of a position; a game that is over is worth having won, and the score."""

    def at_a_glance(self, s: State, seat: i64) -> i64:
        c = s.cells
        w = WEIGHTS.numbers
        claimed = w[at.W_CLAIM] * size(c[at.TOKENS + seat])
        if s.over:
            return s.score(seat) * POINT + claimed + (_WON if s.ranking()[seat] == 1 else 0)
        points = token_points(s, seat) + outpost_points(s, seat) + bonus_points(s, seat)
        more = turn_to_come(c, at.FIRST, at.ENDING, c[top_frame(c)] != at.TURN_FRAME, seat)
        value = points * POINT + claimed + _belongings(c, w, seat)
        if c[at.ENDING] == 1 and not more and c[TURN_OF] != seat:
            value += cube_points(s, seat) * POINT
            return value + w[at.W_FINISH] if leads(s, seat) else value
        if more:
            value += w[at.W_TEMPO]
        return value + _plans(c, w, seat)

    def stage(self, s: State) -> i64:
        """The tokens that are still to come."""
        return tokens_to_come(s.cells)


EVALUATION: Final = EasternWondersEvaluation(WEIGHTS, point=POINT, temperature=250, rollout=40)


def tokens_to_come(c: vec[i64]) -> i64:
    """How many tokens the one who has most still needs to end the game."""
    most: i64 = 0
    for seat in range(c[SEATS]):
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
    value = w[at.W_OUTPOST] * size(c[at.OUTPOSTS + seat])
    columns = OUTPOSTS.columns(c, seat)
    if columns < at.COLUMNS:
        for row in range(i64(at.SYMBOLS)):
            if OUTPOSTS.gone(c, seat, row) > columns:
                value += w[at.W_COLUMN]
    owned = c[at.BONUS + seat]
    value += w[at.W_MOVE] * _tokens_of(owned, at.KIND_MOVE) + w[at.W_HOLD] * _tokens_of(owned, at.KIND_HOLD)
    return (
        value
        + w[at.W_UPGRADE] * _tokens_of(owned, at.KIND_UPGRADE)
        + w[at.W_HARVEST] * _tokens_of(owned, at.KIND_HARVEST)
    )


def _tokens_of(owned: i64, kind: i64) -> i64:
    return (owned >> (at.NARROW * kind)) & 127


def _plans(c: vec[i64], w: vec[i64], seat: i64) -> i64:
    """The best plan with the cubes at hand, and a little of the next best one."""
    have = c[at.HOLD + seat]
    place = c[at.SHIP + seat]
    chart = map_row(c)
    free = free_steps(c, seat)
    if place == 0:
        return _delivered(c, w, chart, have, 1, free)
    kind: i64 = 0
    if c[TURN_OF] == seat:
        kind = c[top_frame(c)]
    nearer: i64 = 0
    if kind == at.SAILING and is_paid(c):
        nearer = 1
    at_sea = kind == at.SAILING or kind == at.RIVALS or kind == at.COLLECTING
    if not at_sea and kind != at.ACTING:
        have = _paid(have, max(-ROOM.left(c, seat), 0))
    best = _delivered(c, w, chart, have, place, free) + nearer * w[at.W_STEP] // free
    if kind == at.PRICE or kind == at.TRADING or kind == at.REWARD or kind == at.UPGRADING:
        best = max(best, _pending(c, w, chart, seat, have, kind))
    second: i64 = 0
    ways = (chart + place) * at.MAP_ROW
    for cell in range(i64(1), i64(at.MARKETS + 1)):
        far = i64(charts.DISTANCES[ways + cell]) - nearer
        if far < 0:
            far = 1
        with_cubes = have
        if far > 0 or at_sea:
            with_cubes += c[at.LYING - 1 + cell]
        value = _at_market(c, w, chart, seat, with_cubes, cell, free)
        value -= w[at.W_ACT] + w[at.W_STEP] * far // free + w[at.W_RIVAL] * size(FLEET.rivals(c, seat, cell))
        if value > best:
            second = best
            best = value
        else:
            second = max(second, value)
    return best + second * w[at.W_SECOND] // _ALL


def _pending(c: vec[i64], w: vec[i64], chart: i64, seat: i64, have: i64, kind: i64) -> i64:
    """What the rest of an unfinished market action still brings."""
    place = c[at.SHIP + seat]
    free = free_steps(c, seat)
    top = top_frame(c)
    if kind == at.PRICE:
        return _built(w, c, seat, place) + _traded(c, w, chart, seat, _paid(have, c[top + A]), place, free)
    value = _traded(c, w, chart, seat, have, place, free)
    if kind == at.UPGRADING:
        value += c[top + A] * w[at.W_LEVEL]
    elif kind == at.REWARD:
        value += w[at.W_UPGRADE]
    return value


def _at_market(c: vec[i64], w: vec[i64], chart: i64, seat: i64, have: i64, cell: i64, free: i64) -> i64:
    """What the market in this cell makes of these cubes, with a new outpost if there is none yet."""
    if OUTPOSTS.stands(c, seat, cell):
        return _traded(c, w, chart, seat, have, cell, free)
    price = price_of(c, cell)
    if total(have) < price:
        return 0
    return _built(w, c, seat, cell) + _traded(c, w, chart, seat, _paid(have, price), cell, free)


def _built(w: vec[i64], c: vec[i64], seat: i64, cell: i64) -> i64:
    """What a new outpost in this cell brings."""
    row = i64(tiles.ROW_OF[c[at.TILE - 1 + cell]])
    gone = OUTPOSTS.gone(c, seat, row)
    value = w[at.W_OUTPOST] + i64(tiles.SLOT_POINTS[gone]) * POINT
    if gone == OUTPOSTS.columns(c, seat):
        value += w[at.W_COLUMN]
    return value


def _paid(have: i64, price: i64) -> i64:
    """What is left of these cubes when the cheapest ones have paid a price."""
    while price > 0 and have != 0:
        have -= one(lowest(present(have)) // LANE)
        price -= 1
    return have


def _traded(c: vec[i64], w: vec[i64], chart: i64, seat: i64, have: i64, cell: i64, free: i64) -> i64:
    """The best that the trade of a market makes of these cubes, made as often as it is good; what is too much goes."""
    room = ROOM.of(c, seat)
    tile = c[at.TILE - 1 + cell]
    give = tiles.GIVES[tile]
    change = tiles.GETS[tile] - give
    best = _delivered(c, w, chart, _paid(have, total(have) - room), cell, free)
    times: i64 = 0
    while times < at.MOST_TIMES and covers(have, give, GUARD):
        have += change
        times += 1
        best = max(best, _delivered(c, w, chart, _paid(have, total(have) - room), cell, free))
    return best


def _delivered(c: vec[i64], w: vec[i64], chart: i64, have: i64, cell: i64, free: i64) -> i64:
    """What these cubes are worth at the port that suits them best, for a ship in this cell."""
    all_levels = levels(have)
    best = w[at.W_LEVEL] * min(all_levels, w[at.W_SPARE_LEVELS])
    ways = (chart + cell) * at.MAP_ROW + at.MARKETS + 1
    for port in range(i64(at.PORTS)):
        token = c[at.PORT + port]
        if token != 0:
            cost = tiles.COST[token]
            matched = matched_levels(have, cost)
            need = i64(COST_LEVELS[token])
            value = w[at.W_MATCHED] * i64(tiles.POINTS[token]) * matched // need
            value += w[at.W_LEVEL] * min(all_levels - matched, w[at.W_SPARE_LEVELS])
            if matched == need:
                value += w[at.W_CLAIM] - w[at.W_STEP] * i64(charts.DISTANCES[ways + port]) // free
            best = max(best, value)
    return best
