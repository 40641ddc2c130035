# mypyc: compiled
"""Battles and expeditions."""

from carrack.core.rooms import SEAT, SEATS, STACK, A, Final, State, bit, i64, top_frame, vec
from carrack.games.age_of_discovery import at, parts
from carrack.games.age_of_discovery.lines import place_in_order
from carrack.games.age_of_discovery.outlook import rates
from carrack.games.age_of_discovery.outlook.holdings import rivals_in, worth_of_region
from carrack.games.age_of_discovery.outlook.now import Now
from carrack.games.age_of_discovery.pieces import COLONIST, SOLDIER, count, one, strength, total
from carrack.games.age_of_discovery.realm import all_discovered, colony
from carrack.games.age_of_discovery.war import militia, refuse_battle, refuse_war


def worth_of_warfare(s: State, now: Now) -> i64:
    """The first piece on the line is worth the best battle that its owner could begin."""
    c = s.cells
    value: i64 = 0
    for cell in range(now.first_waiting(c, at.LINE_WARFARE, at.WARRING), i64(at.LONG_LINE)):
        if c[at.WARFARE_PIECE + cell] == 0:
            break
        if c[at.WARFARE + cell] == now.seat:
            value = max(value, _best_conflict(s, now)) - rates.IDLE
    return value


def _best_conflict(s: State, now: Now) -> i64:
    best: i64 = 0
    for foe in range(s.cells[SEATS]):
        war = -i64(parts.WAR_PRICE) * rates.COIN[now.turn]
        for region in range(i64(at.REGIONS)):
            if refuse_battle(s, now.seat, region, foe) == 0:
                gain = worth_of_battle(s, now, foe, region, now.seat)
                war += gain
                best = max(best, gain)
        if refuse_war(s, now.seat, foe) == 0:
            best = max(best, war)
    return best


def worth_of_battle(s: State, now: Now, foe: i64, region: i64, initiator: i64) -> i64:
    """What a battle in a region changes."""
    c = s.cells
    mine = colony(c, now.seat, region)
    theirs = colony(c, foe, region)
    struck = min(count(mine, SOLDIER) + militia(s, now.seat, initiator), total(theirs))
    lost = min(count(theirs, SOLDIER) + militia(s, foe, initiator), total(mine))
    value = worth_of_region(c, now, region, total(mine) - lost, rivals_in(c, now, region, foe, struck))
    value -= worth_of_region(c, now, region, total(mine), rivals_in(c, now, region, -1, 0))
    return value + struck * rates.HURT - min(lost, count(mine, SOLDIER)) * rates.SOLDIER_THERE[now.turn]


_STRENGTHS: Final = 8
_PER: Final = 8
_KNOWN: Final = 16
_NOTHING_FOUND: Final = vec[i64]([0] * 24)
"""For each strength what it finds on average in the unknown, what each soldier adds to that, the best that is known."""


def _survey(c: vec[i64], now: Now) -> vec[i64]:
    """What expeditions may find, as far as anybody can know.

    What lies unseen in regions and in the box, or in the deck, is known as a whole, only not where.
    """
    survey = _NOTHING_FOUND[:]
    coin = rates.COIN[now.turn + 1]
    if all_discovered(c):
        for k in range(c[at.DECK]):
            _add_unseen(survey, c[at.DECK + 1 + k] + parts.CARD_OFFSET, coin, 0)
        return _by_strength(survey, c[at.DECK])
    home = rates.HOME * (rates.SCORINGS[now.turn] + 1)
    unseen: i64 = 0
    hidden = False
    for k in range(i64(at.REGIONS + at.BOX_ROOM)):
        token = c[at.TOKEN + k]
        if token != 0:
            if k < at.REGIONS and c[at.TOKEN_KNOWN] & bit(k + 1) != 0:
                known = _KNOWN + parts.FIND_NATIVES[token]
                survey[known] = max(survey[known], _worth_of_find(token, coin) + home)
            else:
                _add_unseen(survey, token, coin, home)
                unseen += 1
                hidden = hidden or k < at.REGIONS
    return _by_strength(survey, unseen if hidden else 0)


def _worth_of_find(find: i64, coin: i64) -> i64:
    return parts.FIND_VP[find] * rates.POINT + parts.FIND_MONEY[find] * coin


def _add_unseen(survey: vec[i64], find: i64, coin: i64, home: i64) -> None:
    natives = parts.FIND_NATIVES[find]
    survey[natives] += _worth_of_find(find, coin) + home
    survey[_PER + natives] += parts.FIND_PER_SOLDIER[find] * coin


def _by_strength(survey: vec[i64], unseen: i64) -> vec[i64]:
    """From sums by the number of natives to what a strength finds, which is enough for fewer natives too."""
    for k in range(i64(1), i64(_STRENGTHS)):
        survey[k] += survey[k - 1]
        survey[_PER + k] += survey[_PER + k - 1]
        survey[_KNOWN + k] = max(survey[_KNOWN + k], survey[_KNOWN + k - 1])
    for k in range(i64(_KNOWN)):
        survey[k] = survey[k] // unseen if unseen != 0 else 0
    return survey


def _find(survey: vec[i64], power: i64, soldiers: i64, known: i64) -> i64:
    """What an expedition of this strength finds on average; what is known counts so far."""
    power = min(power, _STRENGTHS - 1)
    return max(survey[_KNOWN + power] * known // rates.POINT, survey[power] + soldiers * survey[_PER + power])


def worth_of_charted(c: vec[i64], now: Now) -> i64:
    """A discovery that cannot fail."""
    return _find(_survey(c, now), _STRENGTHS, 0, rates.POINT)


def worth_of_explorers(c: vec[i64], now: Now) -> i64:
    """Pieces on the discovery line: their share in the expedition that they, or they and others, will make."""
    here = c[at.DISCOVERY + now.seat]
    if here == 0:
        return 0
    survey = _survey(c, now)
    top = top_frame(c)
    asked = c[top] == at.EXPLORING and c[top + SEAT] == now.seat
    if asked and c[at.SENT] != 0:
        return _sent(now, survey, here, c[at.SENT])
    followers = i64(parts.START_COLONISTS)
    if now.turn == rates.LAST:
        gone = now.line == at.LINE_DISCOVERY and not asked and place_in_order(c, now.seat) < c[STACK + A]
        if gone or now.line > at.LINE_DISCOVERY:
            return 0
        followers = total(c[at.HAND + now.seat])
    return _share(now, survey, here, followers)


def _share(now: Now, survey: vec[i64], here: i64, followers: i64) -> i64:
    """The best share of a find for these pieces if up to so many colonists join them; what is too much waits."""
    power = strength(here, parts.DISCOVERY_STRENGTH)
    if power == 0:
        return 0
    soldiers = count(here, SOLDIER)
    enough: i64 = parts.MOST_NATIVES_ON_TOKENS + 1
    spare = max(power - enough, 0)
    power -= spare
    best: i64 = 0
    for more in range(min(followers, enough - power) + 1):
        best = max(best, _find(survey, power + more, soldiers, rates.LEFT_KNOWN) * power // (power + more))
    return best * 9 // 10 + spare * rates.PIECE[COLONIST] * rates.USE[now.turn + 1] * 3 // (4 * rates.POINT)


def _sent(now: Now, survey: vec[i64], here: i64, sent: i64) -> i64:
    """Those who have set out, with the best number of those who can still join: kinds are sent in ascending order."""
    kind: i64 = SOLDIER
    while count(sent, kind) == 0:
        kind -= 1
    best: i64 = 0
    while True:
        value = _find(survey, strength(sent, parts.DISCOVERY_STRENGTH), count(sent, SOLDIER), rates.POINT)
        if value > 0:
            rest: i64 = 0
            if now.turn < rates.LAST:
                rest = _share(now, survey, here - sent, i64(parts.START_COLONISTS))
            best = max(best, value + rest)
        while kind < at.KINDS and count(sent, kind) == count(here, kind):
            kind += 1
        if kind == at.KINDS:
            return best if best > 0 else rates.HOPELESS
        sent += one(kind)
