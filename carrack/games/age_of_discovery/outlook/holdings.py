# mypyc: compiled
"""What a seat has, as it sees it: money, colonies, goods and ships, buildings, the hands to come."""

from carrack.core.rooms import SEATS, STACK, A, bit, i64, lowest, vec
from carrack.games.age_of_discovery import at, parts
from carrack.games.age_of_discovery.income import KINDS, LANE, LOW, income
from carrack.games.age_of_discovery.lines import place_in_order
from carrack.games.age_of_discovery.outlook import rates
from carrack.games.age_of_discovery.outlook.now import Now
from carrack.games.age_of_discovery.pieces import COLONIST, SOLDIER, count, total
from carrack.games.age_of_discovery.realm import colony, discovered
from carrack.games.age_of_discovery.scoring import goods_bonus, place_points
from carrack.games.age_of_discovery.supply import price


def worth_of_purse(c: vec[i64], now: Now, money: i64) -> i64:
    """Money counts for what it will buy, the first building most; in the last turn only while there is a way."""
    cost = price(now.turn)
    if now.turn == rates.LAST:
        if now.line > 0 or c[at.CAPITAL_PIECE + at.SHORT_LINE - 1] != 0:
            return money
        money = min(money, total(c[at.HAND + now.seat]) * cost)
    more = max(money - cost, 0)
    most = max(more - cost, 0)
    value = (money * 12 - more * 4 - most * 5) * rates.COIN[now.turn] // 12
    return value + rates.PURCHASE[now.turn] if money >= cost else value


def worth_of_coins(c: vec[i64], now: Now, coins: i64) -> i64:
    """What a seat loses by paying so much."""
    money = c[at.MONEY + now.seat]
    return worth_of_purse(c, now, money) - worth_of_purse(c, now, money - coins)


def worth_of_colonies(c: vec[i64], now: Now) -> i64:
    """All regions, each for the scorings still to come."""
    if now.turn == rates.LAST and now.line > at.LINE_WARFARE and c[at.SCORING] == 1:
        return 0
    value: i64 = 0
    for region in range(i64(at.REGIONS)):
        pieces = colony(c, now.seat, region)
        value += worth_of_region(c, now, region, total(pieces), rivals_in(c, now, region, -1, 0))
        value += count(pieces, SOLDIER) * rates.SOLDIER_THERE[now.turn]
    return value


def rivals_in(c: vec[i64], now: Now, region: i64, foe: i64, fewer: i64) -> i64:
    """How many pieces the two strongest others have in a region, if a foe had so many fewer."""
    best: i64 = 0
    second: i64 = 0
    for other in range(c[SEATS]):
        if other != now.seat:
            n = total(colony(c, other, region))
            if other == foe:
                n -= fewer
            if now.coming != 0 and discovered(c, region):
                n += (now.coming >> (8 * other)) & 0xFF
            if n > second:
                second = min(n, best)
                best = max(n, best)
    return best * rates.PACK + second


def worth_of_region(c: vec[i64], now: Now, region: i64, mine: i64, rivals: i64) -> i64:
    """What a region is worth with so many own pieces and these rivals."""
    best = rivals // rates.PACK
    settled = min(mine, rates.THREE)
    hope: i64 = 0
    if mine > 0:
        ahead = max(-rates.MOST_LEAD, min(mine - best, rates.MOST_LEAD))
        hope = rates.BY_LEAD[rates.MOST_LEAD + ahead] * rates.SETTLED[settled] // rates.POINT
    value = (
        place_points(mine, best, rivals % rates.PACK) * now.sure
        + hope * (rates.POINT - now.sure + rates.SCORINGS[now.turn] * rates.POINT) // rates.POINT
    )
    if c[at.UNCLAIMED] & bit(region + 1) != 0:
        value += rates.CLAIM[settled] * (rates.POINT + rates.STREAM[now.turn + 1]) // rates.POINT
    return value


def worth_of_trade(c: vec[i64], now: Now, goods: i64, ships: i64) -> i64:
    """Goods and ships: what their sets pay every turn and as profits, and what the sets may grow to."""
    first = now.turn + 1
    if now.line > at.LINE_WARFARE:
        if now.turn == rates.LAST:
            return c[at.PROFIT + now.seat] * rates.POINT
        first += 1
    hope = ships * rates.SHIP_PAYS
    for kind in range(i64(KINDS)):
        n = (goods >> (LANE * kind)) & LOW
        hope += n // 4 * rates.SET[4] + rates.SET[n % 4]
    pays = income(goods, ships) * rates.POINT
    pays += max(hope - pays, 0) * (rates.POINT - rates.SURE_SETS[now.turn]) // rates.POINT
    return pays * (rates.POINT + rates.STREAM[first]) // rates.POINT + goods_bonus(c, now.seat) * rates.STREAM[first]


def worth_of_cargo(c: vec[i64], now: Now, goods: i64, ships: i64) -> i64:
    """What goods and ships bring besides those that a seat has."""
    stock = c[at.GOODS + now.seat]
    fleet = c[at.SHIPS + now.seat]
    return worth_of_trade(c, now, stock + goods, fleet + ships) - worth_of_trade(c, now, stock, fleet)


def worth_of_buildings(c: vec[i64], now: Now) -> i64:
    """What the buildings will still produce."""
    first = now.turn + 1
    if now.line > at.LINE_WARFARE and place_in_order(c, now.seat) < c[STACK + A]:
        first += 1
    value: i64 = 0
    owned = c[at.BUILDINGS + now.seat]
    while owned != 0:
        value += worth_of_yield(c, now, lowest(owned), first)
        owned &= owned - 1
    return value


def worth_of_yield(c: vec[i64], now: Now, tile: i64, first: i64) -> i64:
    """What a building will bring besides its points, if it can be used from turn `first` on."""
    op = i64(parts.OP[tile])
    arg = parts.ARG[tile]
    if op == at.OP_RECRUIT:
        return rates.PIECE[arg] * rates.USES[first] // rates.POINT
    if op == at.OP_INCOME or op == at.OP_INCOME_PER:
        return arg * rates.STREAM[first]
    if op == at.OP_PLUNDER:
        return (c[at.SHIPS + now.seat] + 1) * (c[SEATS] - 1) * rates.STREAM[first]
    if op == at.OP_ADVANCE:
        return rates.STUDY if c[at.STUDIED] == 0 and now.turn < rates.LAST else 0
    if op == at.OP_VP_PER:
        return rates.GROWTH[arg] if now.turn < rates.LAST else 0
    return rates.YIELD[op - at.OP_RECRUIT] * rates.USES[first] // rates.POINT


def worth_of_hands(c: vec[i64], now: Now) -> i64:
    """Pieces to be placed, now or in the turns to come."""
    value = i64(parts.START_COLONISTS) * rates.PIECE[COLONIST] * rates.USES[now.turn + 1]
    for kind in range(i64(at.KINDS)):
        value += count(c[at.HAND + now.seat], kind) * rates.PIECE[kind] * rates.USE[now.turn]
        value += count(c[at.NEXT + now.seat], kind) * rates.PIECE[kind] * rates.USE[now.turn + 1]
    return value // rates.POINT
