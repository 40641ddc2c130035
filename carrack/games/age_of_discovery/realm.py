# mypyc: compiled
"""What a seat owns and where its pieces stand: money, goods, figures, arrivals in the New World."""

from carrack.core.journal import Value
from carrack.core.rooms import REVEALED, Final, State, bit, i64, vec
from carrack.games.age_of_discovery import at, parts
from carrack.games.age_of_discovery.income import LANE, income
from carrack.games.age_of_discovery.lines import FIRST, LENGTH, stand
from carrack.games.age_of_discovery.pieces import COLONIST, NAMES, SOLDIER, count, named, one, total

# Where a piece that is due goes.
TO_NEXT: Final = 0
TO_LINE: Final = 1
TO_X: Final = 2
TO_Y: Final = 3
TO_HAND: Final = 4
TO_REGION: Final = 8  # the region is added
_STOCKS: Final = vec[i64]([at.NEXT, at.DISCOVERY, 0, 0, at.HAND])
"""Where that is one cell for each seat."""


def colony(c: vec[i64], seat: i64, region: i64) -> i64:
    """The pieces of a seat in a region."""
    return c[at.COLONY + seat * at.REGIONS + region]


def discovered(c: vec[i64], region: i64) -> bool:
    """Whether a region is open to colonists."""
    return c[at.TOKEN + region] == 0


def all_discovered(c: vec[i64]) -> bool:
    """Whether no region has a discovery token any more."""
    return all(c[at.TOKEN + region] == 0 for region in range(i64(at.REGIONS)))


def earn(s: State, seat: i64, n: i64, why: str, tile: i64 = -1) -> None:
    """Money from the bank, by a building if one is named; if it is less than nothing, to the bank."""
    s.cells[at.MONEY + seat] += n
    if s.journal is not None and n != 0:
        s.journal.tell(why, seat, {**_by(tile), "plus" if n > 0 else "minus": {"coin": abs(int(n))}})


def _by(tile: i64) -> dict[str, Value]:
    """The building that brings something, if one does."""
    return {"building": parts.DESIGN_IDS[parts.DESIGN[tile]]} if tile >= 0 else {}


def gain_good(s: State, seat: i64, good: i64, why: str, region: i64 = -1) -> None:
    """A good joins those of a seat, and its best sets are worked out anew."""
    c = s.cells
    if s.journal is not None:
        name = parts.GOOD_IDS[good - 1]
        place: dict[str, Value] = {"region": parts.REGION_IDS[region]} if region >= 0 else {}
        s.journal.tell(why, seat, {"good": name, **place, "plus": {name: 1}})
    c[at.GOODS + seat] += bit(LANE * (good - 1))
    c[at.INCOME + seat] = income(c[at.GOODS + seat], c[at.SHIPS + seat])


def in_use(s: State, seat: i64, kind: i64) -> i64:
    """How many figures of a kind a seat has on the board and before it; its marker of turn order is a colonist."""
    c = s.cells
    n: i64 = 0
    if kind == COLONIST:
        n = 1
    n += count(c[at.HAND + seat], kind) + count(c[at.NEXT + seat], kind)
    n += count(c[at.SHIPPING + seat], kind) + count(c[at.DISCOVERY + seat], kind)
    for region in range(i64(at.REGIONS)):
        n += count(colony(c, seat, region), kind)
    for line in range(i64(len(FIRST))):
        first = FIRST[line]
        cells = LENGTH[line]
        for cell in range(cells):
            if c[first + cell] == seat and c[first + cells + cell] == kind + 1:
                n += 1
    return n


def figures_left(s: State, seat: i64, kind: i64) -> i64:
    """How many figures of a kind are in the reserve; only soldiers are scarce, unless all figures are."""
    if kind != SOLDIER and s.cells[at.FIGURES] == 0:
        return i64(parts.FIGURES[kind])
    return i64(parts.FIGURES[kind]) - in_use(s, seat, kind)


def standing(s: State, seat: i64, kind: i64) -> i64:
    """The first region where a seat has a piece of this kind, -1 if there is none."""
    c = s.cells
    for region in range(i64(at.REGIONS)):
        if count(colony(c, seat, region), kind) > 0:
            return region
    return -1


def can_swap(s: State, seat: i64, kind: i64) -> bool:
    """Whether a seat has such a specialist in a colony, and a colonist to take its place."""
    return standing(s, seat, kind) >= 0 and figures_left(s, seat, COLONIST) > 0


def due(s: State, seat: i64, kind: i64, place: i64) -> None:
    """A piece comes from the reserve. An eleventh soldier must wait for the owner to swap one out."""
    if figures_left(s, seat, kind) > 0:
        put(s, seat, kind, place)
    elif kind == SOLDIER:
        s.push(at.SWAPPING, seat, source=place)
    elif kind != COLONIST and can_swap(s, seat, kind):
        swap_out(s, seat, kind, standing(s, seat, kind))
        put(s, seat, kind, place)
    elif s.journal is not None:
        s.journal.tell("none_left", seat, {"piece": NAMES[kind]})


def put(s: State, seat: i64, kind: i64, place: i64) -> None:
    """A piece stands where it was due."""
    c = s.cells
    if place >= TO_REGION:
        c[at.COLONY + seat * at.REGIONS + place - TO_REGION] += one(kind)
        claim(s, seat, place - TO_REGION)
    elif place == TO_X or place == TO_Y:
        stand(c, at.LINE_DOCK, at.DOCK_X + place - TO_X, seat, kind)
    else:
        c[_STOCKS[place] + seat] += one(kind)


def swap_out(s: State, seat: i64, kind: i64, region: i64) -> None:
    """A specialist of a colony becomes a colonist, and the figure is free again."""
    s.cells[at.COLONY + seat * at.REGIONS + region] += one(COLONIST) - one(kind)
    if s.journal is not None:
        s.journal.tell("swapped", seat, {"piece": NAMES[kind], "region": parts.REGION_IDS[region]})


def recruit(s: State, seat: i64, kind: i64, place: i64, tile: i64 = -1) -> None:
    """A piece comes for nothing: from the specialist line, a building, the auction."""
    if s.journal is not None:
        s.journal.tell("recruited" if tile < 0 else "brought", seat, {**_by(tile), "piece": NAMES[kind]})
    due(s, seat, kind, place)


def claim(s: State, seat: i64, region: i64) -> None:
    """Who is first to have three pieces in a region takes its good."""
    c = s.cells
    if c[at.UNCLAIMED] & bit(region + 1) == 0 or total(colony(c, seat, region)) < i64(parts.THRESHOLD):
        return
    c[at.UNCLAIMED] &= ~bit(region + 1)
    gain_good(s, seat, i64(parts.REGION_GOOD[region]), "claimed", region)


def reveal_token(s: State, region: i64) -> None:
    """A token is turned up; one that everybody has seen before tells nothing new."""
    c = s.cells
    if c[at.TOKEN_KNOWN] & bit(region + 1) == 0:
        c[REVEALED] += 1


def open_up(s: State, seat: i64, region: i64, soldiers: i64) -> None:
    """A region is discovered: its token and money, and a colonist in it."""
    c = s.cells
    token = c[at.TOKEN + region]
    c[at.TOKEN + region] = 0
    c[at.TOKEN_KNOWN] &= ~bit(region + 1)
    c[at.TOKENS + seat] |= bit(token)
    money = parts.FIND_MONEY[token] + soldiers * parts.FIND_PER_SOLDIER[token]
    c[at.MONEY + seat] += money
    if s.journal is not None:
        name, place = parts.TOKEN_IDS[token - 1], parts.REGION_IDS[region]
        gained = {"coin": int(money), "vp": int(parts.FIND_VP[token])}
        s.journal.tell("discovered", seat, {"token": name, "region": place, "plus": gained})
    due(s, seat, COLONIST, TO_REGION + region)


def move_pieces(s: State, seat: i64, source: i64, target: i64, pieces: i64) -> None:
    """Pieces go from one region to another."""
    c = s.cells
    c[at.COLONY + seat * at.REGIONS + source] -= pieces
    c[at.COLONY + seat * at.REGIONS + target] += pieces
    if s.journal is not None:
        ids = parts.REGION_IDS
        s.journal.tell("moved", seat, {"pieces": named(pieces), "from": ids[source], "to": ids[target]})
    claim(s, seat, target)
