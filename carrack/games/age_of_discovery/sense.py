# mypyc: compiled
"""How good a position is for a seat, in thousandths of a point: what the greedy bot and hints go by.

Points that are certain count in full. Colonies count for the scorings still to come, money for what it will buy,
goods and buildings for the turns that are left. A piece on a line counts for what it will probably bring there.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core.bits import bit, lowest
from carrack.core.contract import PC, SEALED, SEAT, SEATS, TURN, A, State, top_frame
from carrack.games.age_of_discovery import layout as at
from carrack.games.age_of_discovery import parts
from carrack.games.age_of_discovery.income import KINDS, LANE, LOW
from carrack.games.age_of_discovery.legality import price, refuse_battle
from carrack.games.age_of_discovery.lines import shipping_winner, strength
from carrack.games.age_of_discovery.pieces import CAPTAIN, COLONIST, MERCHANT, MISSIONARY, SOLDIER, count, total
from carrack.games.age_of_discovery.realm import all_discovered, colony
from carrack.games.age_of_discovery.scoring import building_points, find_points, goods_bonus, region_points
from carrack.games.age_of_discovery.warfare import enemy_of, marks, strikes

DEALS: Final = 6
"""An action that turns something up is judged by the mean of so many deals."""

POINT: Final = 1000
_WON: Final = 1_000_000
_MONEY: Final = vec[i64]([0, 330, 320, 310, 290, 260, 230, 190, 160])
"""What a coin is worth in each turn, as long as it can still buy something."""
_SPENT: Final = 20
_SCORINGS: Final = vec[i64]([0, 1700, 1700, 1700, 1350, 1350, 1350, 1000, 1000])
"""What a point of colony majority as it stands is worth: the next scoring in full, later ones less."""
_PIECE: Final = vec[i64]([1300, 1700, 1900, 2300, 1600])
"""What a colonist or specialist is worth that one will place next turn."""
_PRESENCE: Final = 320
_TO_THREE: Final = 260
_GOOD_NEAR: Final = 500
_PAIR: Final = 700
_SINGLE: Final = 350
_SHIP: Final = 900
_FIND: Final = 7000
_STRIKE: Final = 900
_UNIVERSITY: Final = 900


def worth(state: State, seat: i64) -> i64:
    """The worth of a position; of one that ends the game, having won besides."""
    c = state.cells
    points = c[at.COLONY_VP + seat] + find_points(c, seat) + building_points(c, seat)
    value = points * POINT + c[at.MONEY + seat] * coin_worth(c) + _presence(c, seat) + _single_goods(c, seat)
    if state.over:
        return value + c[at.PROFIT + seat] * POINT + (_WON if state.ranking()[seat] == 1 else 0)
    value += _majorities(c, seat) + _income(c, seat) + _buildings(c, seat) + _earned(c, seat)
    return value + _lines(c, seat) + _discovery(c, seat) + _pending(c, seat)


def turns_left(c: vec[i64]) -> i64:
    """How many incomes are still to come."""
    left = parts.TURNS + 1 - c[TURN]
    phase = c[at.FIRST_FRAME]
    return left - 1 if phase == at.BENEFITS or phase == at.CLOSING else left


def coin_worth(c: vec[i64]) -> i64:
    """What a coin is worth now: little once nothing more can be bought."""
    if c[TURN] == parts.TURNS and c[at.FIRST_FRAME] != at.PLACING:
        if c[at.FIRST_FRAME] != at.RESOLVING or c[at.FIRST_FRAME + PC] > at.LINE_CAPITAL:
            return _SPENT
    return _MONEY[c[TURN]]


# ---- what one has ----------------------------------------------------------------------------------------


def _majorities(c: vec[i64], seat: i64) -> i64:
    """Colonies as they stand, for the scorings still to come."""
    value: i64 = 0
    region: i64 = 0
    while region < at.REGIONS:
        value += region_points(c, seat, region) * _SCORINGS[c[TURN]]
        region += 1
    return value


def _presence(c: vec[i64], seat: i64) -> i64:
    """Pieces in regions, the first three most; soldiers a little more; a good that is near."""
    value: i64 = 0
    region: i64 = 0
    while region < at.REGIONS:
        mine = total(colony(c, seat, region))
        if mine > 0:
            value += _PRESENCE + min(mine, 3) * _TO_THREE + min(mine, 7) * (_TO_THREE // 4)
            value += count(colony(c, seat, region), SOLDIER) * (_TO_THREE // 3)
            if mine == 2 and c[at.UNCLAIMED] & bit(region + 1) != 0:
                value += _GOOD_NEAR
        region += 1
    return value


def _income(c: vec[i64], seat: i64) -> i64:
    """Sets pay every turn and count once more at the end."""
    left = turns_left(c)
    value = c[at.INCOME + seat] * (POINT + (left - 1) * coin_worth(c))
    return value + goods_bonus(c, seat) * left * coin_worth(c)


def _single_goods(c: vec[i64], seat: i64) -> i64:
    """Goods and ships on the way to a set."""
    value = c[at.SHIP + seat] * _SHIP
    goods = c[at.GOOD + seat]
    kind: i64 = 0
    while kind < KINDS:
        n = (goods >> (LANE * kind)) & LOW
        value += n * _SINGLE
        if n == 2 or n == 3:
            value += _PAIR
        kind += 1
    return value


def _buildings(c: vec[i64], seat: i64) -> i64:
    value: i64 = 0
    left = turns_left(c)
    owned = c[at.OWNED + seat]
    while owned != 0:
        value += tile_worth(c, seat, lowest(owned), left)
        owned &= owned - 1
    return value


def tile_worth(c: vec[i64], seat: i64, tile: i64, left: i64) -> i64:
    """What a building will still bring, besides its points."""
    op = i64(parts.OP[tile])
    arg = parts.ARG[tile]
    coin = coin_worth(c)
    placed = left - 1
    if op == parts.RECRUIT:
        return _PIECE[arg] * placed
    if op == parts.DOCK_X or op == parts.DOCK_Y:
        return 1700 * placed
    if op == parts.EMBARK:
        return (1900 if arg == CAPTAIN else 1300) * placed
    if op == parts.INCOME:
        return arg * coin * left
    if op == parts.INCOME_PER:
        return 300 * placed
    if op == parts.PLUNDER:
        return (c[at.SHIP + seat] * 2 + 1) * (c[SEATS] - 1) * coin * left // 2
    if op == parts.DRAW_GOOD:
        return 1500 * placed
    if op == parts.CONVERT:
        return 700 * placed
    if op == parts.RIDE or op == parts.MILITIA:
        return 300 * placed
    if op == parts.RELOCATE:
        return 1200 * placed + 300
    return _UNIVERSITY if op == parts.ADVANCE and c[at.STUDIED] == 0 else 0


def _earned(c: vec[i64], seat: i64) -> i64:
    """Pieces to be placed, in this turn or the next; once all are placed, the five of the next turn are sure."""
    value: i64 = 0
    kind: i64 = 0
    while kind < at.KINDS:
        value += count(c[at.HAND + seat], kind) * _PIECE[kind]
        if c[TURN] < parts.TURNS:
            value += count(c[at.NEXT + seat], kind) * _PIECE[kind]
        kind += 1
    if c[at.FIRST_FRAME] != at.PLACING and c[at.HAND + seat] == 0 and c[TURN] < parts.TURNS:
        value += i64(parts.START_COLONISTS) * _PIECE[COLONIST]
    return value


# ---- what stands on the lines ----------------------------------------------------------------------------


def _lines(c: vec[i64], seat: i64) -> i64:
    """What stands on lines that have not resolved yet; after that it has turned into what it brought."""
    if c[at.FIRST_FRAME] == at.PLACING:
        return _unresolved(c, seat, 0)
    return _unresolved(c, seat, c[at.FIRST_FRAME + PC]) if c[at.FIRST_FRAME] == at.RESOLVING else 0


def _unresolved(c: vec[i64], seat: i64, line: i64) -> i64:
    value: i64 = 0
    cell: i64 = 0
    purse = c[at.MONEY + seat]
    coin = coin_worth(c)
    while cell < at.MOST_SEATS:
        if c[at.INITIATIVE_PIECE + cell] != 0 and c[at.INITIATIVE + cell] == seat:
            value += (c[SEATS] - cell) * 170
            if line == 0:
                value += (cell + 1) * coin
            else:
                purse -= cell + 1  # a place among the buyers should not rest on it
        cell += 1
    if line <= at.LINE_DOCK:
        value += _dock(c, seat, coin)
    if line <= at.LINE_GOODS:
        value += _goods(c, seat)
    if line <= at.LINE_SHIPPING and c[at.SHIPPING + seat] != 0:
        value += 2600 if shipping_winner(c) == seat else 400
    if line <= at.LINE_CAPITAL:
        value += _capital(c, seat, purse)
    if line <= at.LINE_SPECIALISTS and c[TURN] < parts.TURNS:
        cell = 0
        while cell < at.SPECIALIST_CELLS:
            if c[at.SPECIALIST_PIECE + cell] != 0 and c[at.SPECIALIST + cell] == seat:
                if cell < at.TRAINING_CELL:
                    value += _PIECE[CAPTAIN + cell]
                elif purse >= i64(parts.TRAINING_PRICE):
                    value += _PIECE[MISSIONARY] - i64(parts.TRAINING_PRICE) * coin
            cell += 1
    if line <= at.LINE_WARFARE:
        value += _warfare(c, seat)
    return value


def _dock(c: vec[i64], seat: i64, coin: i64) -> i64:
    value: i64 = 0
    cell: i64 = 0
    while cell < at.DOCK_CELLS:
        piece = c[at.DOCK_PIECE + cell]
        if piece != 0 and c[at.DOCK + cell] == seat:
            value += 1650 - 40 * cell
            if piece - 1 == MERCHANT:
                value += i64(parts.MERCHANT_MONEY) * coin
            elif piece - 1 == MISSIONARY:
                value += 1300
            elif piece - 1 == SOLDIER:
                value += 250
            elif piece - 1 == CAPTAIN:
                value -= 500
        cell += 1
    return value


def _goods(c: vec[i64], seat: i64) -> i64:
    """The first to choose gets what fits best."""
    value: i64 = 0
    cell: i64 = 0
    while cell < at.GOOD_CELLS:
        if c[at.GOODS_PIECE + cell] != 0 and c[at.GOODS_AT + cell] == seat:
            value += 1900 - 250 * cell
        cell += 1
    return value


def _capital(c: vec[i64], seat: i64, purse: i64) -> i64:
    """A place in the row is worth the best building that is left, if there is money for it."""
    value: i64 = 0
    cost = price(c, c[TURN])
    before: i64 = 0
    left = turns_left(c)
    cell: i64 = 0
    while cell < at.LONG_LINE and c[at.CAPITAL_PIECE + cell] != 0:
        if c[at.CAPITAL + cell] == seat:
            if purse >= cost:
                purse -= cost
                gain = _best_tile(c, seat, before, left) - cost * coin_worth(c)
                value += gain if gain > 0 else 0
            else:
                value -= 4000
        before += 1
        cell += 1
    return value


def _best_tile(c: vec[i64], seat: i64, taken: i64, left: i64) -> i64:
    """What the best building on sale brings after others have taken so many of the better ones."""
    best: i64 = 0
    second: i64 = 0
    k: i64 = 0
    while k < at.ON_SALE:
        tile = c[at.SALE + k]
        if tile != 0:
            value = tile_worth(c, seat, tile, left) + _once(c, seat, tile)
            if value > best:
                second = best
                best = value
            elif value > second:
                second = value
        k += 1
    return best if taken == 0 else (best + second * taken) // (taken + 1)


def _once(c: vec[i64], seat: i64, tile: i64) -> i64:
    """What a building brings at once or at the end, as far as one can tell before buying it."""
    op = i64(parts.OP[tile])
    value = i64(parts.TILE_VP[tile]) * POINT
    if op == parts.GRANT:
        return value + parts.ARG[tile] * coin_worth(c)
    if op == parts.CHART:
        return value if all_discovered(c) else value + _FIND
    if op == parts.STATION or op == parts.SETTLE:
        return value + parts.ARG[tile] * 1700
    if op == parts.VP_PER:
        held = c[at.OWNED + seat]
        c[at.OWNED + seat] = held | bit(tile)
        value = (building_points(c, seat)) * POINT
        c[at.OWNED + seat] = held
        return value - building_points(c, seat) * POINT
    return value


def _warfare(c: vec[i64], seat: i64) -> i64:
    """A piece on the warfare line is worth the best battle that its owner could begin."""
    value: i64 = 0
    cell: i64 = 0
    while cell < at.LONG_LINE and c[at.WARFARE_PIECE + cell] != 0:
        if c[at.WARFARE + cell] == seat and value == 0:
            value = _best_battle(c, seat) - 600
        elif c[at.WARFARE + cell] == seat:
            value -= 600
        cell += 1
    return value


def _best_battle(c: vec[i64], seat: i64) -> i64:
    best: i64 = 0
    region: i64 = 0
    while region < at.REGIONS:
        foe: i64 = 0
        while foe < c[SEATS]:
            if refuse_battle(c, seat, region, foe) == 0:
                struck = min(count(colony(c, seat, region), SOLDIER), total(colony(c, foe, region)))
                lost = min(count(colony(c, foe, region), SOLDIER), total(colony(c, seat, region)))
                best = max(best, (struck - lost) * _STRIKE)
            foe += 1
        region += 1
    return best


# ---- expeditions -----------------------------------------------------------------------------------------


def chance_of_success(c: vec[i64], power: i64) -> i64:
    """In how many of a thousand cases an expedition of this strength succeeds, as far as anybody can know.

    What lies unseen in regions and in the box is known as a whole, only not where.
    """
    found: i64 = 0
    unseen: i64 = 0
    beaten: i64 = 0
    region: i64 = 0
    if all_discovered(c):
        k: i64 = 0
        while k < c[at.DECK]:
            unseen += 1
            if i64(parts.FIND_NATIVES[parts.CARD_OFFSET + c[at.DECK + 1 + k]]) <= power:
                beaten += 1
            k += 1
        return beaten * 1000 // unseen if unseen > 0 else 0
    somewhere = False
    while region < at.REGIONS + at.BOX_ROOM:
        token = c[at.TOKEN + region]
        if token != 0:
            natives = i64(parts.FIND_NATIVES[token])
            if region < at.REGIONS and c[at.TOKEN_KNOWN] & bit(region + 1) != 0:
                if natives <= power:
                    found = 1000
            else:
                unseen += 1
                somewhere = somewhere or region < at.REGIONS
                if natives <= power:
                    beaten += 1
        region += 1
    if somewhere and beaten * 1000 // unseen > found:
        found = beaten * 1000 // unseen
    return found


def _discovery(c: vec[i64], seat: i64) -> i64:
    """Pieces that wait count by their strength; those that have been sent by what they may still become."""
    here = c[at.DISCOVERY + seat]
    if here == 0:
        return 0
    phase = c[at.FIRST_FRAME]
    last = c[TURN] == parts.TURNS and (phase != at.PLACING)
    exploring = c[top_frame(c)] == at.EXPLORING and c[top_frame(c) + SEAT] == seat
    if exploring and c[at.SENT] != 0:
        sent = c[at.SENT]
        reach = strength(sent + _may_follow(here, sent), parts.DISCOVERY_STRENGTH)
        luck = chance_of_success(c, reach)
        stay: i64 = 0
        if not last:
            stay = _waiting(c, strength(here - sent, parts.DISCOVERY_STRENGTH))
        going = _FIND * luck // 1000
        if luck == 0:
            return stay - 2000
        return max(going + stay * 2 // 3, 1) if luck >= 600 or last else going // 2 + stay
    return 100 if last else _waiting(c, strength(here, parts.DISCOVERY_STRENGTH))


def _may_follow(here: i64, sent: i64) -> i64:
    """The pieces that can still join: kinds are sent in ascending order."""
    left = here - sent
    kind: i64 = SOLDIER
    while kind > COLONIST and count(sent, kind) == 0:
        kind -= 1
    return (left >> (8 * kind)) << (8 * kind)


def _waiting(c: vec[i64], power: i64) -> i64:
    """What strength on the discovery line is worth: up to that of a sure success most, then little."""
    sure: i64 = parts.MOST_NATIVES_ON_TOKENS
    if all_discovered(c):
        sure += 1
    near = min(power, sure)
    return _FIND * 4 * near // (5 * sure) + (power - near) * 700


# ---- work that is not finished ---------------------------------------------------------------------------


def _pending(c: vec[i64], seat: i64) -> i64:
    top = top_frame(c)
    kind = c[top]
    if kind == SEALED:
        return _conflict(c, top, seat)
    if kind == at.SETTLING and c[top + SEAT] == seat:
        return c[top + A] * 1700
    if kind == at.CHARTING and c[top + SEAT] == seat:
        return _FIND
    if kind == at.STATIONING and c[top + SEAT] == seat:
        return c[top + A] * 1700
    if kind == at.RESETTLING and c[top + SEAT] == seat:
        return 200
    return 0


def _conflict(c: vec[i64], frame: i64, seat: i64) -> i64:
    """Strikes that are due on both sides; soldiers are struck first."""
    if seat != c[frame + SEAT] and seat != c[frame + PC]:
        return 0
    foe = enemy_of(c, frame, seat)
    value: i64 = 0
    region: i64 = 0
    while region < at.REGIONS:
        value += (strikes(c, frame, seat, region) - strikes(c, frame, foe, region)) * _STRIKE
        marked = marks(c, seat, region)
        value += count(marked, SOLDIER) * 300 + (total(marked) - count(marked, SOLDIER)) * 100
        region += 1
    return value
