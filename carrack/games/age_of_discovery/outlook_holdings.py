# mypyc: compiled
"""What a seat has, as its sense sees it: money, colonies, goods and ships, buildings, the hands to come."""

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core.bits import bit, lowest
from carrack.core.contract import SEATS, A
from carrack.games.age_of_discovery import layout as at
from carrack.games.age_of_discovery import parts
from carrack.games.age_of_discovery.income import KINDS, LANE, LOW, income
from carrack.games.age_of_discovery.legality import price
from carrack.games.age_of_discovery.outlook import (
    BY_LEAD,
    CLAIM,
    COIN,
    GROWTH,
    LAST,
    MOST_LEAD,
    PACK,
    PIECE,
    POINT,
    PURCHASE,
    SCORINGS,
    SET,
    SETTLED,
    SHIP_PAYS,
    SOLDIER_THERE,
    STREAM,
    STUDY,
    SURE_SETS,
    THREE,
    USE,
    USES,
    VP,
    YIELD,
    Now,
)
from carrack.games.age_of_discovery.pieces import COLONIST, SOLDIER, count, total
from carrack.games.age_of_discovery.realm import colony, discovered
from carrack.games.age_of_discovery.scoring import goods_bonus
from carrack.games.age_of_discovery.university import place_in_order


def worth_of_purse(c: vec[i64], now: Now, money: i64) -> i64:
    """Money counts for what it will buy, the first building most; in the last turn only while there is a way."""
    cost = price(now.turn)
    if now.turn == LAST:
        if now.line > 0 or c[at.CAPITAL_PIECE + at.CAPITAL_CELLS - 1] != 0:
            return money
        money = min(money, total(c[at.HAND + now.seat]) * cost)
    more = max(money - cost, 0)
    most = max(more - cost, 0)
    value = (money * 12 - more * 4 - most * 5) * COIN[now.turn] // 12
    return value + PURCHASE[now.turn] if money >= cost else value


def worth_of_colonies(c: vec[i64], now: Now) -> i64:
    """All regions, each for the scorings still to come."""
    value: i64 = 0
    region: i64 = 0
    while region < at.REGIONS:
        pieces = colony(c, now.seat, region)
        value += worth_of_region(c, now, region, total(pieces), rivals_in(c, now, region, -1, 0))
        value += count(pieces, SOLDIER) * SOLDIER_THERE[now.turn]
        region += 1
    return value


def rivals_in(c: vec[i64], now: Now, region: i64, foe: i64, fewer: i64) -> i64:
    """How many pieces the two strongest others have in a region, if a foe had so many fewer."""
    best: i64 = 0
    second: i64 = 0
    other: i64 = 0
    while other < c[SEATS]:
        if other != now.seat:
            n = total(colony(c, other, region))
            if other == foe:
                n -= fewer
            if now.coming != 0 and discovered(c, region):
                n += (now.coming >> (8 * other)) & 0xFF
            if n > best:
                second = best
                best = n
            elif n > second:
                second = n
        other += 1
    return best * PACK + second


def worth_of_region(c: vec[i64], now: Now, region: i64, mine: i64, rivals: i64) -> i64:
    """What a region is worth with so many own pieces and these rivals."""
    best = rivals // PACK
    second = rivals % PACK
    lead = mine - best
    points: i64 = 0
    if mine > 0 and max(mine, best) >= THREE:
        if lead > 0:
            points = VP[0]
        elif lead == 0 and second < mine:
            points = VP[1]
        elif lead < 0 and second < mine:
            points = VP[2]
    settled = min(mine, THREE)
    hope: i64 = 0
    if mine > 0:
        hope = BY_LEAD[max(-MOST_LEAD, min(lead, MOST_LEAD)) + MOST_LEAD] * SETTLED[settled] // POINT
    value = points * now.sure + hope * (POINT - now.sure + SCORINGS[now.turn] * POINT) // POINT
    if c[at.UNCLAIMED] & bit(region + 1) != 0:
        value += CLAIM[settled] * (POINT + STREAM[now.turn + 1]) // POINT
    return value


def worth_of_trade(c: vec[i64], now: Now, goods: i64, ships: i64) -> i64:
    """Goods and ships: what their sets pay every turn and as profits, and what the sets may grow to."""
    first = now.turn + 1
    if now.line > at.LINE_WARFARE:
        if now.turn == LAST:
            return c[at.PROFIT + now.seat] * POINT
        first += 1
    hope = ships * SHIP_PAYS
    kind: i64 = 0
    while kind < KINDS:
        n = (goods >> (LANE * kind)) & LOW
        hope += n // 4 * SET[4] + SET[n % 4]
        kind += 1
    pays = income(goods, ships) * POINT
    pays += max(hope - pays, 0) * (POINT - SURE_SETS[now.turn]) // POINT
    return pays * (POINT + STREAM[first]) // POINT + goods_bonus(c, now.seat) * STREAM[first]


def worth_of_buildings(c: vec[i64], now: Now) -> i64:
    """What the buildings will still produce."""
    first = now.turn + 1
    if now.line > at.LINE_WARFARE and place_in_order(c, now.seat) < c[at.FIRST_FRAME + A]:
        first += 1
    value: i64 = 0
    owned = c[at.OWNED + now.seat]
    while owned != 0:
        value += worth_of_yield(c, now, lowest(owned), first)
        owned &= owned - 1
    return value


def worth_of_yield(c: vec[i64], now: Now, tile: i64, first: i64) -> i64:
    """What a building will bring besides its points, if it can be used from turn `first` on."""
    op = i64(parts.OP[tile])
    arg = parts.ARG[tile]
    if op == parts.RECRUIT:
        return PIECE[arg] * USES[first] // POINT
    if op == parts.INCOME or op == parts.INCOME_PER:
        return arg * STREAM[first]
    if op == parts.PLUNDER:
        return (c[at.SHIP + now.seat] + 1) * (c[SEATS] - 1) * STREAM[first]
    if op == parts.ADVANCE:
        return STUDY if c[at.STUDIED] == 0 and now.turn < LAST else 0
    if op == parts.VP_PER:
        return GROWTH[arg] if now.turn < LAST else 0
    return YIELD[op - parts.RECRUIT] * USES[first] // POINT


def worth_of_hands(c: vec[i64], now: Now) -> i64:
    """Pieces to be placed, now or in the turns to come."""
    value = i64(parts.START_COLONISTS) * PIECE[COLONIST] * USES[now.turn + 1]
    kind: i64 = 0
    while kind < at.KINDS:
        value += count(c[at.HAND + now.seat], kind) * PIECE[kind] * USE[now.turn]
        value += count(c[at.NEXT + now.seat], kind) * PIECE[kind] * USE[now.turn + 1]
        kind += 1
    return value // POINT
