# mypyc: compiled
"""Pieces on the lines: each counts for what it will probably bring."""

from carrack.core.rooms import NOBODY, SEATS, STACK, A, Final, State, bit, i64, vec
from carrack.games.age_of_discovery import at, parts
from carrack.games.age_of_discovery.income import LANE
from carrack.games.age_of_discovery.lines import FIRST, LENGTH, first_own, place_in_order
from carrack.games.age_of_discovery.outlook import holdings, rates
from carrack.games.age_of_discovery.outlook.now import Now
from carrack.games.age_of_discovery.outlook.ventures import worth_of_charted
from carrack.games.age_of_discovery.phases.resolving import shipping_winner
from carrack.games.age_of_discovery.pieces import MERCHANT, MISSIONARY, SOLDIER, total
from carrack.games.age_of_discovery.realm import all_discovered, colony, discovered
from carrack.games.age_of_discovery.scoring import tile_points
from carrack.games.age_of_discovery.supply import price


def worth_of_initiative(c: vec[i64], now: Now) -> i64:
    """Money now, and an early place in the next turn; those on the line go first."""
    if now.turn == rates.LAST:
        return 0
    if c[STACK] == at.BIDDING:
        return _bid(c, now)
    cell = first_own(c, at.LINE_INITIATIVE, now.seat)
    if cell >= 0:
        money = cell + 1 if now.line <= at.LINE_INITIATIVE else 0
        return money * rates.COIN[now.turn] - cell * rates.PLACE
    ahead: i64 = 0
    own_place = place_in_order(c, now.seat)
    for place in range(c[SEATS]):
        if place < own_place or first_own(c, at.LINE_INITIATIVE, c[at.ORDER + place]) >= 0:
            ahead += 1
    return -ahead * rates.PLACE


def _bid(c: vec[i64], now: Now) -> i64:
    """Who stands by a bid may win the auction, and with it the first discovery; who has passed has a place."""
    if c[STACK + A] & bit(now.seat) == 0:
        bid = c[at.BID + now.seat]
        if bid == 0:
            return -c[SEATS] * rates.PLACE // 2
        return worth_of_charted(c, now) - holdings.worth_of_coins(c, now, bid)
    place = c[SEATS] - 1
    while c[at.ORDER + place] != now.seat:
        place -= 1
    return -place * rates.PLACE


def worth_of_dock(c: vec[i64], now: Now) -> i64:
    """Pieces that will land."""
    value: i64 = 0
    bodies: i64 = 0
    for cell in range(i64(at.DOCK_CELLS)):
        kind = c[at.DOCK_PIECE + cell] - 1
        if kind >= 0 and c[at.DOCK + cell] == now.seat:
            bodies += 1
            if kind == MERCHANT and now.turn < rates.LAST:
                value += i64(parts.MERCHANT_MONEY) * rates.COIN[now.turn]
            elif kind == MISSIONARY:
                bodies += 2 if c[at.BUILDINGS + now.seat] & parts.CONVERTERS != 0 else 1
            elif kind == SOLDIER:
                value += rates.SOLDIER_THERE[now.turn]
    return value + worth_of_landing(c, now, bodies)


def worth_of_landing(c: vec[i64], now: Now, bodies: i64) -> i64:
    """What so many new pieces in the New World bring, all in one region or one here and one there."""
    if bodies == 0:
        return 0
    together: i64 = 0
    apart: i64 = 0
    for region in range(i64(at.REGIONS)):
        if discovered(c, region):
            mine = total(colony(c, now.seat, region))
            rivals = holdings.rivals_in(c, now, region, -1, 0)
            before = holdings.worth_of_region(c, now, region, mine, rivals)
            apart = max(apart, holdings.worth_of_region(c, now, region, mine + 1, rivals) - before)
            if bodies > 1:
                together = max(together, holdings.worth_of_region(c, now, region, mine + bodies, rivals) - before)
    return max(together, apart * (3 * bodies + 1) // 4)


_HOW_MANY: Final = 6
_NOTHING_RANKED: Final = vec[i64]([0] * (_HOW_MANY + 1))
"""What the things on offer are worth, the best first; how many there are stands last. Whoever ranks takes a copy."""


def _rank(ranked: vec[i64], value: i64) -> None:
    """Put a value among those that are there."""
    n = ranked[_HOW_MANY]
    ranked[_HOW_MANY] = n + 1
    while n > 0 and ranked[n - 1] < value:
        ranked[n] = ranked[n - 1]
        n -= 1
    ranked[n] = value


def _pick(ranked: vec[i64], mine: i64, others: i64) -> i64:
    """The mean of the best that is left when oneself has taken the best before and others any."""
    pool = ranked[_HOW_MANY] - mine
    left = pool - others
    mean: i64 = 0
    chance: i64 = rates.POINT
    while left > 0 and chance > 0:
        mean += chance * left // pool * ranked[mine] // rates.POINT
        chance = chance * (pool - left) // pool
        pool -= 1
        mine += 1
    return mean


def _worth_of_picks(c: vec[i64], now: Now, line: i64, question: i64, ranked: vec[i64], cost: i64, purse: i64) -> i64:
    """Each piece of a line picks one of the things that are ranked, at this cost; who cannot pay stands in vain."""
    mine: i64 = 0
    others: i64 = 0
    value: i64 = 0
    for cell in range(now.first_waiting(c, line, question), LENGTH[line]):
        owner = c[FIRST[line] + cell]
        if owner == NOBODY:
            break
        if owner != now.seat:
            if c[at.MONEY + owner] >= cost:
                others += 1
        elif purse < cost * (mine + 1):
            value -= rates.IDLE
        else:
            value += _pick(ranked, mine, others)
            mine += 1
    return value


def worth_of_goods(c: vec[i64], now: Now) -> i64:
    """Places on the goods line: the first to choose gets what fits best."""
    if first_own(c, at.LINE_GOODS, now.seat) < 0:
        return 0
    ranked = _NOTHING_RANKED[:]
    for k in range(i64(at.OFFERED)):
        good = c[at.OFFER + k]
        if good != 0:
            _rank(ranked, holdings.worth_of_cargo(c, now, bit(LANE * (good - 1)), 0))
    return _worth_of_picks(c, now, at.LINE_GOODS, at.TRADING, ranked, 0, 0)


def worth_of_shipping(s: State, now: Now) -> i64:
    """The ship goes to the strongest: as long as others may still come, one is not sure of it."""
    c = s.cells
    if c[at.SHIPPING + now.seat] == 0 or c[at.SHIP_IN_PORT] == 0:
        return 0
    ship = holdings.worth_of_cargo(c, now, 0, 1)
    if shipping_winner(s) == now.seat:
        return ship if now.line > 0 else ship * 3 // 4
    return 0 if c[at.HAND + now.seat] == 0 else ship // 4


def worth_of_capital(c: vec[i64], now: Now) -> i64:
    """A place in the row is worth the best building that is left, if there is money for it."""
    if c[at.CAPITAL] == NOBODY or first_own(c, at.LINE_CAPITAL, now.seat) < 0:
        return 0
    cost = price(now.turn)
    spent = holdings.worth_of_coins(c, now, cost)
    ranked = _NOTHING_RANKED[:]
    for k in range(i64(at.ON_SALE)):
        tile = c[at.SALE + k]
        if tile != 0:
            value = tile_points(c, now.seat, tile) * rates.POINT + holdings.worth_of_yield(c, now, tile, now.turn + 1)
            _rank(ranked, max(value + _once(c, now, tile) - spent, 0))
    purse = c[at.MONEY + now.seat]
    if at.LINE_INITIATIVE < now.line <= at.LINE_CAPITAL:
        purse -= first_own(c, at.LINE_INITIATIVE, now.seat) + 1  # nobody should stand here in the hope of that money
    return _worth_of_picks(c, now, at.LINE_CAPITAL, at.BUYING, ranked, cost, purse)


def _once(c: vec[i64], now: Now, tile: i64) -> i64:
    """What a building brings when it is bought."""
    op = i64(parts.OP[tile])
    arg = parts.ARG[tile]
    if op == at.OP_GRANT:
        return arg * rates.COIN[now.turn]
    if op == at.OP_CHART:
        return 0 if all_discovered(c) else worth_of_charted(c, now)
    if op == at.OP_SETTLE:
        return worth_of_landing(c, now, arg)
    if op == at.OP_STATION:
        return worth_of_landing(c, now, arg) + arg * rates.SOLDIER_THERE[now.turn]
    if op == at.OP_VP_PER and arg == at.PER_BUILDING:
        return parts.ARG_2[tile] * rates.POINT  # it counts itself
    return 0


def worth_of_specialists(c: vec[i64], now: Now) -> i64:
    """Specialists that will come for the next turn."""
    value: i64 = 0
    for cell in range(now.first_waiting(c, at.LINE_SPECIALISTS, at.TRAINING), i64(at.SPECIALIST_CELLS)):
        if c[at.SPECIALISTS_PIECE + cell] != 0 and c[at.SPECIALISTS + cell] == now.seat:
            if cell < at.TRAINING_CELL:
                value += rates.PIECE[cell + 1] * rates.USE[now.turn + 1] // rates.POINT
            elif c[at.MONEY + now.seat] >= i64(parts.TRAINING_PRICE):
                cost = i64(parts.TRAINING_PRICE) * rates.COIN[now.turn]
                value += max(rates.PIECE[MERCHANT] * rates.USE[now.turn + 1] // rates.POINT - cost, 0)
    return value
