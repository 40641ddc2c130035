# mypyc: compiled
"""What an action will bring a seat on average, by its lane of an offer, as the map and its cards are now."""

from carrack.core.rooms import TURN, bit, final, i64, lowest, size, vec
from carrack.games.endeavor.shared.boards import design_at
from carrack.games.endeavor.shared.choices import ALL, ATTACK, LANE, LOW, OCCUPY, PAY, SHIP
from carrack.games.endeavor.shared.decks import drawable, surplus, top_card
from carrack.games.endeavor.shared.outlook import weights as at
from carrack.games.endeavor.shared.outlook.basis import DEEDS, DISC, Basis
from carrack.games.endeavor.shared.outlook.tracks import smooth
from carrack.games.endeavor.shared.statuses import value
from carrack.games.endeavor.shared.world import POLITICS


@final
class Yields:
    """Of each action in thousandths of a point."""

    def __init__(self, c: vec[i64], f: Basis, k: vec[i64], seat: i64, reach: i64, foes: i64) -> None:
        w = f.w
        self.ship = k[at.SHIP]
        self.occupy = k[at.OCCUPY] * (1 + min(reach, 4)) // 5
        self.attack: i64 = 0
        if foes != 0:
            self.attack = k[at.ATTACK]
        self.pay = k[at.PAY]
        room = -DISC * surplus(c, w, seat)
        if w.rounds > c[TURN]:
            room += smooth(c, f, seat, POLITICS, DISC * min(w.rounds - c[TURN], 3)) - DISC * value(c, w, seat, POLITICS)
            room = max(room + DISC // 2, DISC // 4)
        room = min(max(room, 0), 2 * DISC)
        self.draw = (k[at.DRAW] + k[at.CARD] * best_card(c, f, seat) // 1000) * room // (2 * DISC)
        self.second = k[at.SECOND]

    def of(self, offer: i64) -> i64:
        """What an offer brings: the best of several, and a little for the choice; or all of them."""
        total: i64 = 0
        best: i64 = 0
        deed: i64 = 0
        while deed < DEEDS:
            n = (offer >> (LANE * deed)) & LOW
            if n != 0:
                one = self._deed(deed)
                total += n * one
                if one > best:
                    best = one
            deed += 1
        if offer & ALL != 0:
            return total
        return best + (total - best) * self.second // 1000

    def _deed(self, deed: i64) -> i64:
        if deed == SHIP:
            return self.ship
        if deed == OCCUPY:
            return self.occupy
        if deed == ATTACK:
            return self.attack
        return self.pay if deed == PAY else self.draw


@final
class Buildings:
    """The buildings of a seat with a place for a worker, the best first: what each brings, what all cost on average."""

    def __init__(self, c: vec[i64], f: Basis, seat: i64, yields: Yields) -> None:
        w = f.w
        self.all = vec[i64]([0] * 9)
        self.idle = vec[i64]([0] * 9)
        self.count: i64 = 0
        self.idle_count: i64 = 0
        total: i64 = 0
        slot: i64 = 1
        while slot <= w.slot_count:
            offer = w.design_offer[design_at(c, w, seat, slot)]
            if offer != 0:
                worth = yields.of(offer)
                total += f.design_cost[design_at(c, w, seat, slot)]
                _insert(self.all, self.count, worth)
                self.count += 1
                if c[w.workers + seat] & bit(slot) == 0:
                    _insert(self.idle, self.idle_count, worth)
                    self.idle_count += 1
            slot += 1
        self.working = size(c[w.workers + seat])
        self.cost = total // self.count if self.count > 0 else DISC


def _insert(row: vec[i64], n: i64, worth: i64) -> None:
    """Keep a row of n numbers in descending order."""
    k = n
    while k > 0 and row[k - 1] < worth:
        row[k] = row[k - 1]
        k -= 1
    row[k] = worth


def best(row: vec[i64], n: i64, hundredths: i64) -> i64:
    """What the best so many of a row of n bring together."""
    total: i64 = 0
    k: i64 = 0
    left = hundredths
    while k < n and left > 0:
        total += row[k] * min(left, DISC) // DISC
        left -= DISC
        k += 1
    return total


def best_card(c: vec[i64], f: Basis, seat: i64) -> i64:
    """What the best card is worth that the seat may draw."""
    w = f.w
    found: i64 = 0
    left = drawable(c, w, seat)
    while left != 0:
        worth = f.card_worth[top_card(c, w, lowest(left))]
        left &= left - 1
        if worth > found:
            found = worth
    return found
