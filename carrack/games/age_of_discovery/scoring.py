# mypyc: compiled
"""Victory points: colonies, discoveries, buildings, profits; and the tie-breaks."""

from carrack.core.journal import Value
from carrack.core.rooms import SEATS, State, i64, lowest, size, vec
from carrack.games.age_of_discovery import at, parts
from carrack.games.age_of_discovery.income import KINDS, LANE, LOW
from carrack.games.age_of_discovery.pieces import SOLDIER, count, total
from carrack.games.age_of_discovery.realm import colony


def is_scoring_turn(turn: i64) -> bool:
    """Whether an age ends with this turn."""
    return turn == parts.TURNS or parts.AGE_OF_TURN[turn] != parts.AGE_OF_TURN[turn + 1]


def region_points(c: vec[i64], seat: i64, region: i64) -> i64:
    """What a seat gets for a region that is scored now."""
    best: i64 = 0
    second: i64 = 0
    for other in range(c[SEATS]):
        n = total(colony(c, other, region))
        if other != seat and n > second:
            second = min(n, best)
            best = max(n, best)
    return place_points(total(colony(c, seat, region)), best, second)


def place_points(mine: i64, best: i64, second: i64) -> i64:
    """What so many pieces bring in a region where the strongest of the others have so many."""
    if second >= mine or max(mine, best) < i64(parts.THRESHOLD):
        return 0
    if mine == best:
        return i64(parts.SHARED_VP)
    return i64(parts.FIRST_VP) if mine > best else i64(parts.SECOND_VP)


def standing_points(c: vec[i64], seat: i64) -> i64:
    """What the colonies would bring if they were scored now."""
    points: i64 = 0
    for region in range(i64(at.REGIONS)):
        points += region_points(c, seat, region)
    return points


def score_colonies(s: State) -> None:
    """All regions are scored."""
    c = s.cells
    for seat in range(c[SEATS]):
        c[at.LAST_VP + seat] = standing_points(c, seat)
        c[at.COLONY_VP + seat] += c[at.LAST_VP + seat]
    tell_scoring(s)


def tell_scoring(s: State) -> None:
    """Region by region: who is there, and what it brings them. One without anybody is passed over."""
    if s.journal is None:
        return
    c = s.cells
    for region in range(at.REGIONS):
        counts: list[str | int] = [int(total(colony(c, seat, region))) for seat in range(c[SEATS])]
        shares: list[str | int] = [int(region_points(c, seat, region)) for seat in range(c[SEATS])]
        if any(counts):
            data: dict[str, Value] = {"region": parts.REGION_IDS[region], "counts": counts, "shares": shares}
            s.journal.tell("scored" if any(shares) else "unscored", -1, data)


def find_points(c: vec[i64], seat: i64) -> i64:
    """What the discovery tokens and cards are worth."""
    points: i64 = 0
    held = c[at.TOKENS + seat] | c[at.CARDS + seat] << parts.CARD_OFFSET
    while held != 0:
        points += parts.FIND_VP[lowest(held)]
        held &= held - 1
    return points


def good_count(goods: i64) -> i64:
    """How many goods these are, of all kinds."""
    n: i64 = 0
    for kind in range(i64(KINDS)):
        n += (goods >> (LANE * kind)) & LOW
    return n


def measure(c: vec[i64], seat: i64, what: i64) -> i64:
    """How many of the things that a building counts."""
    if what == at.PER_GOOD:
        return good_count(c[at.GOODS + seat])
    if what == at.PER_SHIP:
        return c[at.SHIPS + seat]
    if what == at.PER_BUILDING:
        return size(c[at.BUILDINGS + seat]) - c[at.PROSPERITY]
    if what == at.PER_MONEY:
        return c[at.MONEY + seat]
    n: i64 = 0
    for region in range(i64(at.REGIONS)):
        pieces = colony(c, seat, region)
        if what == at.PER_SOLDIER:
            n += count(pieces, SOLDIER)
        elif what == at.PER_PIECE:
            n += total(pieces)
        elif pieces != 0:
            n += 1
    return n


def tile_points(c: vec[i64], seat: i64, tile: i64) -> i64:
    """What a building is worth to its owner: what is printed on it, or what it counts."""
    points = i64(parts.TILE_VP[tile])
    if i64(parts.OP[tile]) != at.OP_VP_PER:
        return points
    each = parts.ARG_2[tile]
    if parts.ARG[tile] == at.PER_SHIP:
        each -= c[at.NAVY]
    return points + measure(c, seat, parts.ARG[tile]) // parts.ARG_3[tile] * each


def building_points(c: vec[i64], seat: i64) -> i64:
    """What all buildings of a seat are worth."""
    points: i64 = 0
    owned = c[at.BUILDINGS + seat]
    while owned != 0:
        points += tile_points(c, seat, lowest(owned))
        owned &= owned - 1
    return points


def goods_bonus(c: vec[i64], seat: i64) -> i64:
    """The money that Mint and Rum Distillery add for single goods."""
    money: i64 = 0
    owned = c[at.BUILDINGS + seat] & parts.BY_GOODS
    while owned != 0:
        tile = lowest(owned)
        owned &= owned - 1
        kinds = parts.ARG_2[tile]
        while kinds != 0:
            money += parts.ARG[tile] * ((c[at.GOODS + seat] >> (LANE * (lowest(kinds) - 1))) & LOW)
            kinds &= kinds - 1
    return money


def profit_now(c: vec[i64], seat: i64) -> i64:
    """What goods and ships would earn, as the profits of the last turn count it."""
    profit = c[at.INCOME + seat]
    if c[at.PROFITS] == 1:
        profit += goods_bonus(c, seat)
    return profit


def tie_break(c: vec[i64], seat: i64) -> i64:
    """Colony points of the last scoring, then money, then goods."""
    return (c[at.LAST_VP + seat] * 100_000 + c[at.MONEY + seat]) * 1_000 + good_count(c[at.GOODS + seat])
