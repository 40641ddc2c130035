# mypyc: compiled
"""Battles and wars. Both sides mark whom their soldiers strike, sealed and in any order; then all fall at once."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core.bits import bit
from carrack.core.contract import PC, REVEALED, SEALED, SEAT, SOURCE, A
from carrack.games.age_of_discovery import layout as at
from carrack.games.age_of_discovery import parts
from carrack.games.age_of_discovery.legality import fights_in_war, militia
from carrack.games.age_of_discovery.lines import Lines
from carrack.games.age_of_discovery.pieces import MILITIA, SOLDIER, TARGETS, count, named, one, total
from carrack.games.age_of_discovery.realm import colony

EVERYWHERE: Final = 9  # REGIONS: the region of a war


def marks(c: vec[i64], seat: i64, region: i64) -> i64:
    """Whom a seat has marked in a region so far."""
    return c[at.MARKED + seat * at.REGIONS + region]


def fights(c: vec[i64], frame: i64, region: i64) -> bool:
    """Whether the conflict in this frame is fought in a region."""
    if c[frame + SOURCE] != EVERYWHERE:
        return c[frame + SOURCE] == region
    return fights_in_war(c, c[frame + SEAT], region, c[frame + PC])


def enemy_of(c: vec[i64], frame: i64, seat: i64) -> i64:
    """The other side."""
    return c[frame + PC] if seat == c[frame + SEAT] else c[frame + SEAT]


def force(c: vec[i64], frame: i64, seat: i64, region: i64) -> i64:
    """All pieces of a side in a region, its militia soldier among them."""
    return colony(c, seat, region) + militia(c, seat, c[frame + SEAT]) * one(MILITIA)


def strikes(c: vec[i64], frame: i64, seat: i64, region: i64) -> i64:
    """How many enemies a side strikes in a region: one for each soldier, as long as there are any."""
    if not fights(c, frame, region):
        return 0
    own = force(c, frame, seat, region)
    return min(count(own, SOLDIER) + count(own, MILITIA), total(force(c, frame, enemy_of(c, frame, seat), region)))


def next_battle(c: vec[i64], frame: i64, seat: i64) -> i64:
    """The first region where a side has not yet marked everybody it strikes, -1 if it is done."""
    region: i64 = 0
    while region < at.REGIONS:
        if total(marks(c, seat, region)) < strikes(c, frame, seat, region):
            return region
        region += 1
    return -1


def refuse_strike(c: vec[i64], frame: i64, seat: i64, target: i64) -> i64:
    """Why a soldier cannot strike such a piece: kinds are marked in ascending order, so that each set has one path."""
    region = next_battle(c, frame, seat)
    enemies = force(c, frame, enemy_of(c, frame, seat), region)
    marked = marks(c, seat, region)
    if count(enemies, target) <= count(marked, target):
        return at.NONE_TO_STRIKE
    left = enemies - marked
    enough: i64 = 0
    kind = target
    while kind < TARGETS:
        enough += count(left, kind)
        if kind > target and count(marked, kind) > 0:
            return at.STRUCK_IN_ORDER
        kind += 1
    needed = strikes(c, frame, seat, region) - total(marked)
    return at.STRUCK_IN_ORDER if enough < needed else 0


def has_chosen(c: vec[i64], frame: i64, seat: i64) -> bool:
    """Whether a side has marked more than everybody knew it must: what is left to it then tells what it chose."""
    region: i64 = 0
    while region < at.REGIONS:
        if total(marks(c, seat, region)) > sure_marks(c, frame, seat, region):
            return True
        region += 1
    return False


def sure_marks(c: vec[i64], frame: i64, seat: i64, region: i64) -> i64:
    """How many marks come before the first choice: the lowest kind must fall as far as all others are too few."""
    needed = strikes(c, frame, seat, region)
    if needed == 0:
        return 0
    enemies = force(c, frame, enemy_of(c, frame, seat), region)
    lowest: i64 = 0
    while count(enemies, lowest) == 0:
        lowest += 1
    others = total(enemies) - count(enemies, lowest)
    if others == 0 or needed == total(enemies):
        return needed
    return max(needed - others, 0)


class Warfare(Lines):
    """The rules of war."""

    def begin_battle(self, c: vec[i64], seat: i64, region: i64, foe: i64) -> None:
        self.pop()
        if self.journal is not None:
            self.journal.tell("battle", int(seat), {"foe": int(foe), "region": parts.REGION_IDS[region]})
        self.begin_conflict(c, seat, region, foe)

    def begin_war(self, c: vec[i64], seat: i64, foe: i64) -> None:
        self.pop()
        c[at.MONEY + seat] -= i64(parts.WAR_PRICE)
        if self.journal is not None:
            self.journal.tell("war", int(seat), {"foe": int(foe), "minus": {"coin": int(parts.WAR_PRICE)}})
        self.begin_conflict(c, seat, EVERYWHERE, foe)

    def begin_conflict(self, c: vec[i64], seat: i64, region: i64, foe: i64) -> None:
        self.push(SEALED, seat, pc=foe, source=region)
        frame = self.top()
        asked: i64 = 0
        if next_battle(c, frame, seat) >= 0:
            asked |= bit(seat)
        if next_battle(c, frame, foe) >= 0:
            asked |= bit(foe)
        c[frame + A] = asked
        self.ask_all(asked)

    def strike(self, c: vec[i64], seat: i64, target: i64) -> None:
        frame = self.top()
        c[at.MARKED + seat * at.REGIONS + next_battle(c, frame, seat)] += one(target)
        if next_battle(c, frame, seat) < 0:
            self.answered(seat)

    def end_conflict(self, c: vec[i64]) -> None:
        """Everybody marked falls."""
        frame = self.top()
        seat = c[frame + SEAT]
        foe = c[frame + PC]
        c[REVEALED] += 1
        self.pop()
        region: i64 = 0
        while region < at.REGIONS:
            lost = marks(c, foe, region)
            killed = marks(c, seat, region)
            if self.journal is not None and lost | killed != 0:
                self.tell_losses(seat, region, lost)
                self.tell_losses(foe, region, killed)
            self.remove(c, seat, region, lost)
            self.remove(c, foe, region, killed)
            c[at.MARKED + seat * at.REGIONS + region] = 0
            c[at.MARKED + foe * at.REGIONS + region] = 0
            region += 1

    def remove(self, c: vec[i64], seat: i64, region: i64, fallen: i64) -> None:
        """A militia soldier has no figure: it disappears anyway."""
        c[at.COLONY + seat * at.REGIONS + region] -= fallen & (one(MILITIA) - 1)

    def tell_losses(self, seat: i64, region: i64, lost: i64) -> None:
        if self.journal is not None and lost != 0:
            self.journal.tell("lost", int(seat), {"pieces": named(lost), "region": parts.REGION_IDS[region]})
