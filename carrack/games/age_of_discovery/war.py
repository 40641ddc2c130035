# mypyc: compiled
"""Who may fight whom, with what force, and how many fall.

The frame of a conflict (`State.sealed_frame`) holds who began it as its seat, the foe as pc, and the region as source.
"""

from carrack.core.rooms import PC, SEAT, SEATS, SOURCE, Final, State, i64
from carrack.games.age_of_discovery import at, parts
from carrack.games.age_of_discovery.pieces import MILITIA, SOLDIER, count, one, total
from carrack.games.age_of_discovery.realm import colony

EVERYWHERE: Final = 9  # REGIONS: the region of a war


def militia(s: State, seat: i64, initiator: i64) -> i64:
    """How many militia soldiers stand by a seat: one if it owns the Militia and did not begin."""
    return 1 if seat != initiator and s.cells[at.BUILDINGS + seat] & parts.MILITIAS != 0 else 0


def fights_in_war(s: State, seat: i64, region: i64, foe: i64) -> bool:
    """Whether a war brings a battle to a region: a soldier of either side is enough."""
    c = s.cells
    mine = colony(c, seat, region)
    theirs = colony(c, foe, region)
    if mine == 0 or theirs == 0:
        return False
    if count(mine, SOLDIER) > 0 or count(theirs, SOLDIER) > 0:
        return True
    return c[at.MILITIA] == 1 and militia(s, foe, seat) > 0


def refuse_battle(s: State, seat: i64, region: i64, foe: i64) -> i64:
    """Why there would be no battle: both sides are needed, and a soldier of one of them."""
    c = s.cells
    if foe == seat or foe >= c[SEATS]:
        return at.NO_SUCH_FOE
    mine = colony(c, seat, region)
    if mine == 0 or colony(c, foe, region) == 0:
        return at.NOT_BOTH_THERE
    if c[at.BATTLES] == 1:
        return at.NO_SOLDIER_OF_YOURS if count(mine, SOLDIER) == 0 else 0
    return 0 if fights_in_war(s, seat, region, foe) else at.NO_SOLDIERS


def refuse_war(s: State, seat: i64, foe: i64) -> i64:
    """Why a war cannot be declared."""
    c = s.cells
    if foe == seat or foe >= c[SEATS]:
        return at.NO_SUCH_FOE
    if c[at.MONEY + seat] < i64(parts.WAR_PRICE):
        return at.CANNOT_PAY_WAR
    return 0 if any(fights_in_war(s, seat, region, foe) for region in range(i64(at.REGIONS))) else at.NO_BATTLE


def fights(s: State, frame: i64, region: i64) -> bool:
    """Whether the conflict is fought in a region."""
    c = s.cells
    if c[frame + SOURCE] != EVERYWHERE:
        return c[frame + SOURCE] == region
    return fights_in_war(s, c[frame + SEAT], region, c[frame + PC])


def enemy_of(s: State, frame: i64, seat: i64) -> i64:
    """The other side."""
    c = s.cells
    return c[frame + PC] if seat == c[frame + SEAT] else c[frame + SEAT]


def force(s: State, frame: i64, seat: i64, region: i64) -> i64:
    """All pieces of a side in a region, its militia soldier among them."""
    c = s.cells
    return colony(c, seat, region) + militia(s, seat, c[frame + SEAT]) * one(MILITIA)


def soldiers(s: State, frame: i64, seat: i64, region: i64) -> i64:
    """How many of them strike."""
    own = force(s, frame, seat, region)
    return count(own, SOLDIER) + count(own, MILITIA)


def marks(s: State, seat: i64, region: i64) -> i64:
    """Whom a seat has marked in a region so far."""
    return s.cells[at.MARKED + seat * at.REGIONS + region]


def strikes(s: State, frame: i64, seat: i64, region: i64) -> i64:
    """How many enemies a side strikes in a region: one for each soldier, as long as there are any."""
    if not fights(s, frame, region):
        return 0
    return min(soldiers(s, frame, seat, region), total(force(s, frame, enemy_of(s, frame, seat), region)))


def left(s: State, frame: i64, seat: i64, region: i64) -> i64:
    """How many enemies a side has still to mark in a region."""
    return strikes(s, frame, seat, region) - total(marks(s, seat, region))


def next_battle(s: State, frame: i64, seat: i64) -> i64:
    """The first region where a side has not yet marked everybody it strikes, -1 if it is done."""
    for region in range(i64(at.REGIONS)):
        if left(s, frame, seat, region) > 0:
            return region
    return -1
