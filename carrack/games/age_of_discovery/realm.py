# mypyc: compiled
"""What a seat owns and where its pieces stand: money, goods, figures, arrivals in the New World."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core.bits import bit
from carrack.core.contract import REVEALED, SOURCE, State, top_frame
from carrack.games.age_of_discovery import layout as at
from carrack.games.age_of_discovery import parts
from carrack.games.age_of_discovery.income import LANE, income
from carrack.games.age_of_discovery.pieces import COLONIST, NAMES, SOLDIER, count, named, one, total

# Where a piece that is due goes.
TO_NEXT: Final = 0
TO_LINE: Final = 1
TO_X: Final = 2
TO_Y: Final = 3
TO_HAND: Final = 4
TO_REGION: Final = 8  # the region is added

_LINES: Final = (
    (at.INITIATIVE, at.MOST_SEATS),
    (at.DOCK, at.DOCK_CELLS),
    (at.GOODS_AT, at.GOOD_CELLS),
    (at.SPECIALIST, at.SPECIALIST_CELLS),
    (at.CAPITAL, at.LONG_LINE),
    (at.WARFARE, at.LONG_LINE),
)
_LINE_TABLE: Final = vec[i64]([number for line in _LINES for number in line])


def colony(c: vec[i64], seat: i64, region: i64) -> i64:
    """The pieces of a seat in a region."""
    return c[at.COLONY + seat * at.REGIONS + region]


def discovered(c: vec[i64], region: i64) -> bool:
    """Whether a region is open to colonists."""
    return c[at.TOKEN + region] == 0


def all_discovered(c: vec[i64]) -> bool:
    """Whether no region has a discovery token any more."""
    region: i64 = 0
    while region < at.REGIONS:
        if c[at.TOKEN + region] != 0:
            return False
        region += 1
    return True


def first_free(c: vec[i64], pieces: i64, cells: i64) -> i64:
    """The leftmost empty cell of a line, -1 if it is full."""
    cell: i64 = 0
    while cell < cells:
        if c[pieces + cell] == 0:
            return cell
        cell += 1
    return -1


def in_use(c: vec[i64], seat: i64, kind: i64) -> i64:
    """How many figures of a kind a seat has on the board and before it; its marker of turn order is a colonist."""
    n: i64 = 0
    if kind == COLONIST:
        n = 1
    n += count(c[at.HAND + seat], kind) + count(c[at.NEXT + seat], kind)
    n += count(c[at.SHIPPING + seat], kind) + count(c[at.DISCOVERY + seat], kind)
    region: i64 = 0
    while region < at.REGIONS:
        n += count(colony(c, seat, region), kind)
        region += 1
    line: i64 = 0
    while line < len(_LINE_TABLE):
        first = _LINE_TABLE[line]
        cells = _LINE_TABLE[line + 1]
        cell: i64 = 0
        while cell < cells:
            if c[first + cell] == seat and c[first + cells + cell] == kind + 1:
                n += 1
            cell += 1
        line += 2
    return n


def figures_left(c: vec[i64], seat: i64, kind: i64) -> i64:
    """How many figures of a kind are in the reserve; only soldiers are scarce, unless all figures are."""
    if kind != SOLDIER and c[at.FIGURES] == 0:
        return i64(parts.FIGURES[kind])
    return i64(parts.FIGURES[kind]) - in_use(c, seat, kind)


def standing(c: vec[i64], seat: i64, kind: i64) -> i64:
    """The first region where a seat has a piece of this kind, -1 if there is none."""
    region: i64 = 0
    while region < at.REGIONS:
        if count(colony(c, seat, region), kind) > 0:
            return region
        region += 1
    return -1


def can_come(c: vec[i64], seat: i64, kind: i64) -> bool:
    """Whether a specialist has a figure left, or one in a colony that can be swapped for a colonist."""
    return figures_left(c, seat, kind) > 0 or (standing(c, seat, kind) >= 0 and figures_left(c, seat, COLONIST) > 0)


def standing_anywhere(c: vec[i64], seat: i64) -> bool:
    """Whether a seat has any piece in the New World."""
    region: i64 = 0
    while region < at.REGIONS:
        if colony(c, seat, region) != 0:
            return True
        region += 1
    return False


class Realm(State):
    """The rules about holdings."""

    # ---- money and goods -------------------------------------------------------------------------------

    def earn(self, c: vec[i64], seat: i64, n: i64, why: str) -> None:
        """Money from the bank."""
        c[at.MONEY + seat] += n
        if self.journal is not None and n != 0:
            self.journal.tell(why, int(seat), {"plus": {"coin": int(n)}})

    def gain_good(self, c: vec[i64], seat: i64, good: i64) -> None:
        """A good joins those of a seat; its best sets are worked out anew."""
        c[at.GOOD + seat] += bit(LANE * (good - 1))
        c[at.INCOME + seat] = income(c[at.GOOD + seat], c[at.SHIP + seat])

    def gain_ship(self, c: vec[i64], seat: i64) -> None:
        """The ship in the port joins those of a seat."""
        c[at.SHIP_IN_PORT] = 0
        c[at.SHIP + seat] += 1
        c[at.INCOME + seat] = income(c[at.GOOD + seat], c[at.SHIP + seat])
        if self.journal is not None:
            self.journal.tell("ship", int(seat), {"plus": {"ship": 1}})

    # ---- pieces that are due ---------------------------------------------------------------------------

    def due(self, c: vec[i64], seat: i64, kind: i64, place: i64) -> None:
        """A piece comes from the reserve. An eleventh soldier must wait for the owner to swap one out."""
        if figures_left(c, seat, kind) > 0:
            self.put(c, seat, kind, place)
        elif kind == SOLDIER:
            self.push(at.SWAPPING, seat, source=place)
        elif kind != COLONIST and self.swap_out(c, seat, kind, standing(c, seat, kind)):
            self.put(c, seat, kind, place)
        else:
            self.none_left(seat, kind)

    def put(self, c: vec[i64], seat: i64, kind: i64, place: i64) -> None:
        if place >= TO_REGION:
            c[at.COLONY + seat * at.REGIONS + place - TO_REGION] += one(kind)
            self.claim(c, seat, place - TO_REGION)
        elif place == TO_NEXT:
            c[at.NEXT + seat] += one(kind)
        elif place == TO_LINE:
            c[at.DISCOVERY + seat] += one(kind)
        elif place == TO_HAND:
            c[at.HAND + seat] += one(kind)
        else:
            cell: i64 = at.DOCK_X
            if place == TO_Y:
                cell = at.DOCK_Y
            c[at.DOCK + cell] = seat
            c[at.DOCK_PIECE + cell] = kind + 1

    def swap_out(self, c: vec[i64], seat: i64, kind: i64, region: i64) -> bool:
        """A specialist of a colony becomes a colonist, and the figure is free again."""
        if region < 0 or figures_left(c, seat, COLONIST) <= 0:
            return False
        c[at.COLONY + seat * at.REGIONS + region] += one(COLONIST) - one(kind)
        if self.journal is not None:
            self.journal.tell("swapped", int(seat), {"piece": NAMES[kind], "region": parts.REGION_IDS[region]})
        return True

    def none_left(self, seat: i64, kind: i64) -> None:
        if self.journal is not None:
            self.journal.tell("none_left", int(seat), {"piece": NAMES[kind]})

    def advance_swap(self, c: vec[i64], seat: i64) -> bool:
        """Whether the soldier that is due has come or cannot come; else its owner is asked."""
        place = c[top_frame(c) + SOURCE]
        if figures_left(c, seat, SOLDIER) > 0:
            self.pop()
            self.put(c, seat, SOLDIER, place)
            return True
        if standing(c, seat, SOLDIER) < 0 or figures_left(c, seat, COLONIST) <= 0:
            self.pop()
            self.none_left(seat, SOLDIER)
            return True
        self.ask(seat)
        return False

    # ---- the New World ---------------------------------------------------------------------------------

    def claim(self, c: vec[i64], seat: i64, region: i64) -> None:
        """Who is first to have three pieces in a region takes its good."""
        if c[at.UNCLAIMED] & bit(region + 1) == 0 or total(colony(c, seat, region)) < i64(parts.THRESHOLD):
            return
        c[at.UNCLAIMED] &= ~bit(region + 1)
        good = i64(parts.REGION_GOOD[region])
        if self.journal is not None:
            name = parts.GOOD_IDS[good - 1]
            self.journal.tell(
                "claimed", int(seat), {"good": name, "region": parts.REGION_IDS[region], "plus": {name: 1}}
            )
        self.gain_good(c, seat, good)

    def reveal_token(self, c: vec[i64], region: i64) -> None:
        """A token is turned up; one that everybody has seen before tells nothing new."""
        if c[at.TOKEN_KNOWN] & bit(region + 1) == 0:
            c[REVEALED] += 1

    def open_up(self, c: vec[i64], seat: i64, region: i64, soldiers: i64) -> None:
        """A region is discovered: its token and money, and a colonist in it."""
        token = c[at.TOKEN + region]
        c[at.TOKEN + region] = 0
        c[at.TOKEN_KNOWN] &= ~bit(region + 1)
        c[at.FOUND + seat] |= bit(token)
        money = i64(parts.FIND_MONEY[token]) + soldiers * i64(parts.FIND_PER_SOLDIER[token])
        c[at.MONEY + seat] += money
        if self.journal is not None:
            self.journal.tell(
                "discovered",
                int(seat),
                {
                    "token": parts.TOKEN_IDS[token - 1],
                    "region": parts.REGION_IDS[region],
                    "plus": {"coin": int(money), "vp": parts.FIND_VP[token]},
                },
            )
        self.due(c, seat, COLONIST, TO_REGION + region)

    def move_pieces(self, c: vec[i64], seat: i64, source: i64, target: i64, pieces: i64) -> None:
        """Pieces go from one region to another."""
        c[at.COLONY + seat * at.REGIONS + source] -= pieces
        c[at.COLONY + seat * at.REGIONS + target] += pieces
        if self.journal is not None:
            ids = parts.REGION_IDS
            self.journal.tell("moved", int(seat), {"pieces": named(pieces), "from": ids[source], "to": ids[target]})
        self.claim(c, seat, target)
