# mypyc: compiled
"""What may be done: one function for each verb that answers 0 or the reason why not, given the cells."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core.bits import bit
from carrack.core.contract import SEATS, SOURCE, A, B, top_frame
from carrack.games.age_of_discovery import layout as at
from carrack.games.age_of_discovery import parts
from carrack.games.age_of_discovery.pieces import COLONIST, SOLDIER, count, one, total
from carrack.games.age_of_discovery.realm import all_discovered, colony, discovered, first_free

_LOAD_OTHERS: Final = bytes([1, 2, 0, 1, 0])
_LOAD_SOLDIERS: Final = bytes([0, 0, 1, 1, 2])
"""What the loads of `uproot` are made of, in the order of layout.py."""

# ---- placing -------------------------------------------------------------------------------------------


def _stands_in(c: vec[i64], line: i64, cells: i64, seat: i64) -> bool:
    cell: i64 = 0
    while cell < cells:
        if c[line + cell] == seat and c[line + cells + cell] != 0:
            return True
        cell += 1
    return False


def refuse_spot(c: vec[i64], seat: i64, spot: i64) -> i64:
    """Why a piece, whatever it is, cannot go to this spot."""
    if spot == at.TO_SHIPPING or spot == at.TO_DISCOVERY:
        return 0
    if spot == at.TO_INITIATIVE:
        return at.ONE_ON_INITIATIVE if _stands_in(c, at.INITIATIVE, at.MOST_SEATS, seat) else 0
    if spot == at.TO_DOCK:
        return at.DOCK_FULL if first_free(c, at.DOCK_PIECE, i64(parts.DOCK_CELLS[c[SEATS]])) < 0 else 0
    if spot == at.TO_GOODS:
        if c[at.GOODS_LINE] == 1 and _stands_in(c, at.GOODS_AT, at.GOOD_CELLS, seat):
            return at.ONE_GOOD_EACH
        return at.GOODS_FULL if c[at.GOODS_PIECE + at.GOOD_CELLS - 1] != 0 else 0
    if spot == at.TO_CAPITAL:
        full = c[at.CAPITAL_LINE] == 0 and c[at.CAPITAL_PIECE + at.CAPITAL_CELLS - 1] != 0
        return at.CAPITAL_FULL if full else 0
    if spot == at.TO_WARFARE:
        full = c[at.WARFARE_LINE] == 1 and c[at.WARFARE_PIECE + at.CAPITAL_CELLS - 1] != 0
        return at.WARFARE_FULL if full else 0
    if spot < at.TO_DOCK_X:
        return at.CELL_TAKEN if c[at.SPECIALIST_PIECE + spot - at.TO_SPECIALIST] != 0 else 0
    owners: i64 = parts.X_OWNERS
    if spot == at.TO_DOCK_Y:
        owners = parts.Y_OWNERS
    if c[at.DOCK_XY] == 0 or c[at.OWNED + seat] & owners == 0:
        return at.DOCK_CELL_OWNED
    return at.NOT_FIRST_SERVANT if c[at.DOCK_PIECE + at.DOCK_X + spot - at.TO_DOCK_X] != 0 else 0


def many_kinds(hand: i64) -> bool:
    """Whether a hand holds so many kinds that one of them must be chosen first."""
    n: i64 = 0
    kind: i64 = 0
    while kind < at.KINDS:
        if count(hand, kind) > 0:
            n += 1
        kind += 1
    return n >= at.MANY_KINDS


def refuse_kind(c: vec[i64], seat: i64, kind: i64) -> i64:
    """Why a piece of this kind cannot be placed now, wherever; the frame's register A is the kind held, from 1."""
    held = c[top_frame(c) + A]
    if count(c[at.HAND + seat], kind) == 0:
        return at.NONE_IN_HAND
    if held != 0:
        return 0 if held == kind + 1 else at.OTHER_HELD
    return at.HOLD_FIRST if many_kinds(c[at.HAND + seat]) else 0


def refuse_holding(c: vec[i64], seat: i64, kind: i64) -> i64:
    """Why a kind cannot be chosen as the one to be placed."""
    if count(c[at.HAND + seat], kind) == 0:
        return at.NONE_IN_HAND
    return 0 if c[top_frame(c) + A] == 0 and many_kinds(c[at.HAND + seat]) else at.OTHER_HELD


def refuse_bid(c: vec[i64], seat: i64, amount: i64) -> i64:
    """Why so much cannot be bid."""
    if amount <= c[top_frame(c) + B]:
        return at.BID_TOO_LOW
    return at.BID_TOO_HIGH if amount > c[at.MONEY + seat] else 0


# ---- resolving -----------------------------------------------------------------------------------------


def refuse_good(c: vec[i64], good: i64) -> i64:
    """Why a good cannot be taken from the offer."""
    k: i64 = 0
    while k < at.OFFERED:
        if c[at.OFFER + k] == good:
            return 0
        k += 1
    return at.NOT_OFFERED


def price(turn: i64) -> i64:
    """What a building costs in this turn."""
    return i64(parts.PRICE[parts.AGE_OF_TURN[turn]])


def on_sale(c: vec[i64], design: i64) -> i64:
    """The place of a tile of this design among those on sale, -1 if there is none."""
    k: i64 = 0
    while k < at.ON_SALE:
        tile = c[at.SALE + k]
        if tile != 0 and i64(parts.DESIGN[tile]) == design:
            return k
        k += 1
    return -1


def refuse_building(c: vec[i64], seat: i64, turn: i64, design: i64) -> i64:
    """Why a building cannot be bought."""
    if on_sale(c, design) < 0:
        return at.NOT_ON_SALE
    return at.CANNOT_PAY if c[at.MONEY + seat] < price(turn) else 0


def refuse_sending(c: vec[i64], seat: i64, kind: i64) -> i64:
    """Why one more piece of this kind cannot join the expedition: kinds are named in ascending order."""
    sent = c[at.SENT]
    if count(c[at.DISCOVERY + seat], kind) <= count(sent, kind):
        return at.NONE_TO_SEND
    higher = kind + 1
    while higher <= SOLDIER:
        if count(sent, higher) > 0:
            return at.SENT_IN_ORDER
        higher += 1
    return 0


def refuse_exploring(c: vec[i64], land: i64) -> i64:
    """Why the expedition cannot go there."""
    if c[at.SENT] == 0:
        return at.NOBODY_SENT
    if land == at.TO_DECK:
        return 0 if all_discovered(c) else at.REGIONS_LEFT
    return at.DISCOVERED if discovered(c, land) else 0


# ---- warfare -------------------------------------------------------------------------------------------


def militia(c: vec[i64], seat: i64, initiator: i64) -> i64:
    """How many militia soldiers stand by a seat: one if it owns the Militia and did not begin."""
    return 1 if seat != initiator and c[at.OWNED + seat] & parts.MILITIAS != 0 else 0


def refuse_battle(c: vec[i64], seat: i64, region: i64, foe: i64) -> i64:
    """Why there would be no battle: both sides are needed, and a soldier of one of them."""
    if foe == seat or foe >= c[SEATS]:
        return at.NO_SUCH_FOE
    mine = colony(c, seat, region)
    theirs = colony(c, foe, region)
    if mine == 0 or theirs == 0:
        return at.NOT_BOTH_THERE
    if count(mine, SOLDIER) > 0:
        return 0
    if c[at.BATTLES] == 1:
        return at.NO_SOLDIER_OF_YOURS
    if count(theirs, SOLDIER) > 0 or (c[at.MILITIA_RULE] == 1 and militia(c, foe, seat) > 0):
        return 0
    return at.NO_SOLDIERS


def fights_in_war(c: vec[i64], seat: i64, region: i64, foe: i64) -> bool:
    """Whether a war brings a battle to a region: a soldier of either side is enough."""
    mine = colony(c, seat, region)
    theirs = colony(c, foe, region)
    if mine == 0 or theirs == 0:
        return False
    if count(mine, SOLDIER) > 0 or count(theirs, SOLDIER) > 0:
        return True
    return c[at.MILITIA_RULE] == 1 and militia(c, foe, seat) > 0


def refuse_war(c: vec[i64], seat: i64, foe: i64) -> i64:
    """Why a war cannot be declared."""
    if foe == seat or foe >= c[SEATS]:
        return at.NO_SUCH_FOE
    if c[at.MONEY + seat] < i64(parts.WAR_PRICE):
        return at.CANNOT_PAY_WAR
    region: i64 = 0
    while region < at.REGIONS:
        if fights_in_war(c, seat, region, foe):
            return 0
        region += 1
    return at.NO_BATTLE


# ---- benefits ------------------------------------------------------------------------------------------


def refuse_ride(c: vec[i64], seat: i64, source: i64, target: i64) -> i64:
    """Why a soldier cannot ride from one region to another."""
    if count(colony(c, seat, source), SOLDIER) == 0:
        return at.NO_SOLDIER_THERE
    if parts.BORDERS[source] & bit(target) == 0:
        return at.NOT_ADJACENT
    return 0 if discovered(c, target) else at.UNDISCOVERED


def civilians(c: vec[i64], pieces: i64) -> i64:
    """How many of these pieces may be moved as colonists."""
    if c[at.RELOCATION] == 1:
        return count(pieces, COLONIST)
    return total(pieces) - count(pieces, SOLDIER)


def refuse_load(c: vec[i64], seat: i64, region: i64, load: i64) -> i64:
    """Why these pieces cannot leave a region."""
    soldiers = i64(_LOAD_SOLDIERS[load])
    if soldiers > 0 and c[at.RELOCATION] != 2:
        return at.SOLDIERS_STAY
    pieces = colony(c, seat, region)
    enough = civilians(c, pieces) >= i64(_LOAD_OTHERS[load]) and count(pieces, SOLDIER) >= soldiers
    return 0 if enough and elsewhere(c, region) else at.TOO_FEW_TO_MOVE


def elsewhere(c: vec[i64], region: i64) -> bool:
    """Whether another region is open."""
    other: i64 = 0
    while other < at.REGIONS:
        if other != region and discovered(c, other):
            return True
        other += 1
    return False


def refuse_resettling(c: vec[i64], region: i64) -> i64:
    """Why pieces on the move cannot settle here."""
    if c[top_frame(c) + SOURCE] == region:
        return at.SAME_REGION
    return 0 if discovered(c, region) else at.UNDISCOVERED


def load_pieces(pieces: i64, load: i64) -> i64:
    """The pieces that a load takes from these: colonists first, since the other civilians are worth as much."""
    found = i64(_LOAD_SOLDIERS[load]) * one(SOLDIER)
    others = i64(_LOAD_OTHERS[load])
    kind: i64 = COLONIST
    while kind < SOLDIER:
        n = min(count(pieces, kind), others)
        found += n * one(kind)
        others -= n
        kind += 1
    return found
