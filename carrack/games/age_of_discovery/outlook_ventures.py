# mypyc: compiled
"""Battles and expeditions, as the sense of a seat sees them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core.bits import bit
from carrack.core.contract import SEAT, SEATS, A, top_frame
from carrack.games.age_of_discovery import layout as at
from carrack.games.age_of_discovery import parts
from carrack.games.age_of_discovery.legality import militia, refuse_battle, refuse_war
from carrack.games.age_of_discovery.lines import strength
from carrack.games.age_of_discovery.outlook import (
    COIN,
    FIND_MONEY,
    FIND_VP,
    HOME,
    HOPELESS,
    HURT,
    IDLE,
    LAST,
    LEFT_KNOWN,
    NATIVES,
    PER_SOLDIER,
    PIECE,
    POINT,
    SCORINGS,
    SOLDIER_THERE,
    USE,
    Now,
)
from carrack.games.age_of_discovery.outlook_holdings import rivals_in, worth_of_region
from carrack.games.age_of_discovery.pieces import COLONIST, SOLDIER, count, one, total
from carrack.games.age_of_discovery.realm import all_discovered, colony
from carrack.games.age_of_discovery.university import place_in_order

# ---- battles ---------------------------------------------------------------------------------------------


def worth_of_warfare(c: vec[i64], now: Now) -> i64:
    """The first piece on the line is worth the best battle that its owner could begin."""
    cell = now.first_waiting(c, at.LINE_WARFARE, at.WARRING)
    value: i64 = 0
    while cell < at.LONG_LINE and c[at.WARFARE_PIECE + cell] != 0:
        if c[at.WARFARE + cell] == now.seat:
            value = max(value, _best_conflict(c, now)) - IDLE
        cell += 1
    return value


def _best_conflict(c: vec[i64], now: Now) -> i64:
    best: i64 = 0
    foe: i64 = 0
    while foe < c[SEATS]:
        war = -i64(parts.WAR_PRICE) * COIN[now.turn]
        region: i64 = 0
        while region < at.REGIONS:
            if refuse_battle(c, now.seat, region, foe) == 0:
                gain = worth_of_battle(c, now, foe, region, now.seat)
                war += gain
                best = max(best, gain)
            region += 1
        if refuse_war(c, now.seat, foe) == 0:
            best = max(best, war)
        foe += 1
    return best


def worth_of_battle(c: vec[i64], now: Now, foe: i64, region: i64, initiator: i64) -> i64:
    """What a battle in a region changes."""
    mine = colony(c, now.seat, region)
    theirs = colony(c, foe, region)
    struck = min(count(mine, SOLDIER) + militia(c, now.seat, initiator), total(theirs))
    lost = min(count(theirs, SOLDIER) + militia(c, foe, initiator), total(mine))
    value = worth_of_region(c, now, region, total(mine) - lost, rivals_in(c, now, region, foe, struck))
    value -= worth_of_region(c, now, region, total(mine), rivals_in(c, now, region, -1, 0))
    return value + struck * HURT - min(lost, count(mine, SOLDIER)) * SOLDIER_THERE[now.turn]


# ---- expeditions -----------------------------------------------------------------------------------------

_STRENGTHS: Final = 8
_PER: Final = 8
_KNOWN: Final = 16
_SURVEY: Final = vec[i64]([0] * 24)
"""For each strength what it finds on average in the unknown, what each soldier adds to that, the best that is known."""


def _survey(c: vec[i64], now: Now) -> None:
    """What expeditions may find, as far as anybody can know.

    What lies unseen in regions and in the box, or in the deck, is known as a whole, only not where.
    """
    k: i64 = 0
    while k < 24:
        _SURVEY[k] = 0
        k += 1
    coin = COIN[now.turn + 1]
    first: i64 = at.TOKEN
    n: i64 = at.REGIONS + at.BOX_ROOM
    offset: i64 = 0
    home = HOME * (SCORINGS[now.turn] + 1)
    if all_discovered(c):
        first = at.DECK + 1
        n = c[at.DECK]
        offset = parts.CARD_OFFSET
        home = 0
    unseen: i64 = 0
    hidden = offset
    k = 0
    while k < n:
        find = c[first + k] + offset
        if find > offset:
            natives = NATIVES[find]
            value = FIND_VP[find] * POINT + FIND_MONEY[find] * coin + home
            if offset == 0 and k < at.REGIONS and c[at.TOKEN_KNOWN] & bit(k + 1) != 0:
                _SURVEY[_KNOWN + natives] = max(value, _SURVEY[_KNOWN + natives])
            else:
                unseen += 1
                if k < at.REGIONS:
                    hidden = 1
                _SURVEY[natives] += value
                _SURVEY[_PER + natives] += PER_SOLDIER[find] * coin
        k += 1
    k = 1
    while k < _STRENGTHS:
        _SURVEY[k] += _SURVEY[k - 1]
        _SURVEY[_PER + k] += _SURVEY[_PER + k - 1]
        _SURVEY[_KNOWN + k] = max(_SURVEY[_KNOWN + k], _SURVEY[_KNOWN + k - 1])
        k += 1
    while k > 0:
        k -= 1
        _SURVEY[k] = _SURVEY[k] // unseen if hidden != 0 and unseen != 0 else 0
        _SURVEY[_PER + k] = _SURVEY[_PER + k] // unseen if hidden != 0 and unseen != 0 else 0


def _find(power: i64, soldiers: i64, known: i64) -> i64:
    """What an expedition of this strength finds on average, after a survey; what is known counts so far."""
    power = min(power, _STRENGTHS - 1)
    return max(_SURVEY[_KNOWN + power] * known // POINT, _SURVEY[power] + soldiers * _SURVEY[_PER + power])


def worth_of_charted(c: vec[i64], now: Now) -> i64:
    """A discovery that cannot fail."""
    _survey(c, now)
    return _find(_STRENGTHS, 0, POINT)


def worth_of_explorers(c: vec[i64], now: Now) -> i64:
    """Pieces on the discovery line: their share in the expedition that they, or they and others, will make."""
    here = c[at.DISCOVERY + now.seat]
    if here == 0:
        return 0
    _survey(c, now)
    top = top_frame(c)
    asked = c[top] == at.EXPLORING and c[top + SEAT] == now.seat
    if asked and c[at.SENT] != 0:
        return _sent(now, here, c[at.SENT])
    followers = i64(parts.START_COLONISTS)
    if now.turn == LAST:
        gone = now.line == at.LINE_DISCOVERY and not asked and place_in_order(c, now.seat) < c[at.FIRST_FRAME + A]
        if gone or now.line > at.LINE_DISCOVERY:
            return 0
        followers = total(c[at.HAND + now.seat])
    return _share(now, here, followers)


def _share(now: Now, here: i64, followers: i64) -> i64:
    """The best share of a find for these pieces if up to so many colonists join them; what is too much waits."""
    power = strength(here, parts.DISCOVERY_STRENGTH)
    soldiers = count(here, SOLDIER)
    enough: i64 = parts.MOST_NATIVES_ON_TOKENS + 1
    spare = max(power - enough, 0)
    power -= spare
    best: i64 = 0
    more: i64 = 0
    while power > 0 and more <= followers and power + more <= enough:
        best = max(best, _find(power + more, soldiers, LEFT_KNOWN) * power // (power + more))
        more += 1
    return best * 9 // 10 + spare * PIECE[COLONIST] * USE[now.turn + 1] * 3 // (4 * POINT)


def _sent(now: Now, here: i64, sent: i64) -> i64:
    """Those who have set out, with the best number of those who can still join: kinds are sent in ascending order."""
    kind: i64 = SOLDIER
    while count(sent, kind) == 0:
        kind -= 1
    best: i64 = 0
    while True:
        value = _find(strength(sent, parts.DISCOVERY_STRENGTH), count(sent, SOLDIER), POINT)
        if value > 0:
            rest: i64 = 0
            if now.turn < LAST:
                rest = _share(now, here - sent, i64(parts.START_COLONISTS))
            best = max(best, value + rest)
        while kind < at.KINDS and count(sent, kind) == count(here, kind):
            kind += 1
        if kind == at.KINDS:
            return best if best > 0 else HOPELESS
        sent += one(kind)
