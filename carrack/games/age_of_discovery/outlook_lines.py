# mypyc: compiled
"""Pieces on the lines, as the sense of a seat sees them: each for what it will probably bring."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core.bits import bit
from carrack.core.contract import SEATS, A
from carrack.games.age_of_discovery import layout as at
from carrack.games.age_of_discovery import parts
from carrack.games.age_of_discovery.income import LANE
from carrack.games.age_of_discovery.legality import price
from carrack.games.age_of_discovery.lines import shipping_winner
from carrack.games.age_of_discovery.outlook import COIN, IDLE, LAST, PIECE, PLACE, POINT, SOLDIER_THERE, USE, Now
from carrack.games.age_of_discovery.outlook_holdings import (
    rivals_in,
    worth_of_purse,
    worth_of_region,
    worth_of_trade,
    worth_of_yield,
)
from carrack.games.age_of_discovery.outlook_ventures import worth_of_charted
from carrack.games.age_of_discovery.pieces import MERCHANT, MISSIONARY, SOLDIER, total
from carrack.games.age_of_discovery.realm import all_discovered, colony, discovered
from carrack.games.age_of_discovery.scoring import tile_points


def worth_of_initiative(c: vec[i64], now: Now) -> i64:
    """Money now, and an early place in the next turn; those on the line go first."""
    if now.turn == LAST:
        return 0
    if c[at.FIRST_FRAME] == at.BIDDING:
        return _bid(c, now)
    on_line: i64 = 0
    cell: i64 = 0
    while cell < at.MOST_SEATS and c[at.INITIATIVE_PIECE + cell] != 0:
        if c[at.INITIATIVE + cell] == now.seat:
            money = cell + 1 if now.line <= at.LINE_INITIATIVE else 0
            return money * COIN[now.turn] - cell * PLACE
        on_line |= bit(c[at.INITIATIVE + cell])
        cell += 1
    k: i64 = 0
    while c[at.ORDER + k] != now.seat:
        if on_line & bit(c[at.ORDER + k]) == 0:
            cell += 1
        k += 1
    return -cell * PLACE


def _bid(c: vec[i64], now: Now) -> i64:
    """Who stands by a bid may win the auction, and with it the first discovery; who has passed has a place."""
    if c[at.FIRST_FRAME + A] & bit(now.seat) == 0:
        bid = c[at.BID + now.seat]
        spent = worth_of_purse(c, now, c[at.MONEY + now.seat]) - worth_of_purse(c, now, c[at.MONEY + now.seat] - bid)
        return worth_of_charted(c, now) - spent if bid > 0 else -c[SEATS] * PLACE // 2
    place = c[SEATS] - 1
    while c[at.ORDER + place] != now.seat:
        place -= 1
    return -place * PLACE


def worth_of_dock(c: vec[i64], now: Now) -> i64:
    """Pieces that will land."""
    value: i64 = 0
    bodies: i64 = 0
    cell: i64 = 0
    while cell < at.DOCK_CELLS:
        kind = c[at.DOCK_PIECE + cell] - 1
        if kind >= 0 and c[at.DOCK + cell] == now.seat:
            bodies += 1
            if kind == MERCHANT and now.turn < LAST:
                value += i64(parts.MERCHANT_MONEY) * COIN[now.turn]
            elif kind == MISSIONARY:
                bodies += 2 if c[at.OWNED + now.seat] & parts.CONVERTERS != 0 else 1
            elif kind == SOLDIER:
                value += SOLDIER_THERE[now.turn]
        cell += 1
    return value + worth_of_landing(c, now, bodies)


def worth_of_landing(c: vec[i64], now: Now, bodies: i64) -> i64:
    """What so many new pieces in the New World bring, all in one region or one here and one there."""
    together: i64 = 0
    apart: i64 = 0
    region: i64 = 0
    while bodies > 0 and region < at.REGIONS:
        if discovered(c, region):
            mine = total(colony(c, now.seat, region))
            rivals = rivals_in(c, now, region, -1, 0)
            before = worth_of_region(c, now, region, mine, rivals)
            apart = max(apart, worth_of_region(c, now, region, mine + 1, rivals) - before)
            if bodies > 1:
                together = max(together, worth_of_region(c, now, region, mine + bodies, rivals) - before)
        region += 1
    return max(together, apart * (3 * bodies + 1) // 4)


def worth_of_goods(c: vec[i64], now: Now) -> i64:
    """Places on the goods line: the first to choose gets what fits best."""
    mine: i64 = 0
    others: i64 = 0
    value: i64 = 0
    cell = now.first_waiting(c, at.LINE_GOODS, at.TRADING)
    while cell < at.GOOD_CELLS and c[at.GOODS_PIECE + cell] != 0:
        if c[at.GOODS_AT + cell] == now.seat:
            if mine == 0:
                _rank_goods(c, now)
            value += _pick(mine, others)
            mine += 1
        else:
            others += 1
        cell += 1
    return value


_RANKED: Final = vec[i64]([0] * 7)
"""What the things on offer are worth, the best first; how many there are stands last."""


def _rank(value: i64) -> None:
    """Put a value among those that are there."""
    n = _RANKED[6]
    _RANKED[6] = n + 1
    while n > 0 and _RANKED[n - 1] < value:
        _RANKED[n] = _RANKED[n - 1]
        n -= 1
    _RANKED[n] = value


def _pick(mine: i64, others: i64) -> i64:
    """The mean of the best that is left when oneself has taken the best before and others any."""
    pool = _RANKED[6] - mine
    left = pool - others
    mean: i64 = 0
    chance: i64 = POINT
    while left > 0 and chance > 0:
        mean += chance * left // pool * _RANKED[mine] // POINT
        chance = chance * (pool - left) // pool
        pool -= 1
        mine += 1
    return mean


def _rank_goods(c: vec[i64], now: Now) -> None:
    _RANKED[6] = 0
    goods = c[at.GOOD + now.seat]
    ships = c[at.SHIP + now.seat]
    k: i64 = 0
    while k < at.OFFERED:
        if c[at.OFFER + k] != 0:
            more = goods + bit(LANE * (c[at.OFFER + k] - 1))
            _rank(worth_of_trade(c, now, more, ships) - worth_of_trade(c, now, goods, ships))
        k += 1


def worth_of_shipping(c: vec[i64], now: Now) -> i64:
    """The ship goes to the strongest: as long as others may still come, one is not sure of it."""
    if c[at.SHIPPING + now.seat] == 0 or c[at.SHIP_IN_PORT] == 0:
        return 0
    goods = c[at.GOOD + now.seat]
    ships = c[at.SHIP + now.seat]
    ship = worth_of_trade(c, now, goods, ships + 1) - worth_of_trade(c, now, goods, ships)
    if shipping_winner(c) == now.seat:
        return ship if now.line > 0 else ship * 3 // 4
    return 0 if c[at.HAND + now.seat] == 0 else ship // 4


def worth_of_capital(c: vec[i64], now: Now) -> i64:
    """A place in the row is worth the best building that is left, if there is money for it."""
    cost = price(now.turn)
    purse = c[at.MONEY + now.seat]
    if at.LINE_INITIATIVE < now.line <= at.LINE_CAPITAL:
        purse -= _initiative_paid(c, now.seat)
    mine: i64 = 0
    others: i64 = 0
    value: i64 = 0
    cell = now.first_waiting(c, at.LINE_CAPITAL, at.BUYING)
    while cell < at.LONG_LINE and c[at.CAPITAL_PIECE + cell] != 0:
        if c[at.CAPITAL + cell] != now.seat:
            others += 1 if c[at.MONEY + c[at.CAPITAL + cell]] >= cost else 0
        elif purse < cost * (mine + 1):
            value -= IDLE
        else:
            if mine == 0:
                _rank_tiles(c, now, cost)
            value += _pick(mine, others)
            mine += 1
        cell += 1
    return value


def _initiative_paid(c: vec[i64], seat: i64) -> i64:
    """Money that came after placing: nobody should stand here in the hope of it."""
    cell: i64 = 0
    while cell < at.MOST_SEATS:
        if c[at.INITIATIVE_PIECE + cell] != 0 and c[at.INITIATIVE + cell] == seat:
            return cell + 1
        cell += 1
    return 0


def _rank_tiles(c: vec[i64], now: Now, cost: i64) -> None:
    _RANKED[6] = 0
    money = c[at.MONEY + now.seat]
    spent = worth_of_purse(c, now, money) - worth_of_purse(c, now, money - cost)
    k: i64 = 0
    while k < at.ON_SALE:
        tile = c[at.SALE + k]
        if tile != 0:
            value = (
                tile_points(c, now.seat, tile) * POINT
                + worth_of_yield(c, now, tile, now.turn + 1)
                + _once(c, now, tile)
            )
            _rank(max(value - spent, 0))
        k += 1


def _once(c: vec[i64], now: Now, tile: i64) -> i64:
    """What a building brings when it is bought."""
    op = i64(parts.OP[tile])
    arg = parts.ARG[tile]
    if op == parts.GRANT:
        return arg * COIN[now.turn]
    if op == parts.CHART:
        return 0 if all_discovered(c) else worth_of_charted(c, now)
    if op == parts.SETTLE:
        return worth_of_landing(c, now, arg)
    if op == parts.STATION:
        return worth_of_landing(c, now, arg) + arg * SOLDIER_THERE[now.turn]
    if op == parts.VP_PER and arg == parts.PER_BUILDING:
        return parts.ARG_2[tile] * POINT  # it counts itself
    return 0


def worth_of_specialists(c: vec[i64], now: Now) -> i64:
    """Specialists that will come for the next turn."""
    value: i64 = 0
    cell = now.first_waiting(c, at.LINE_SPECIALISTS, at.TRAINING)
    while cell < at.SPECIALIST_CELLS:
        if c[at.SPECIALIST_PIECE + cell] != 0 and c[at.SPECIALIST + cell] == now.seat:
            if cell < at.TRAINING_CELL:
                value += PIECE[cell + 1] * USE[now.turn + 1] // POINT
            elif c[at.MONEY + now.seat] >= i64(parts.TRAINING_PRICE):
                cost = i64(parts.TRAINING_PRICE) * COIN[now.turn]
                value += max(PIECE[MERCHANT] * USE[now.turn + 1] // POINT - cost, 0)
        cell += 1
    return value
