# mypyc: compiled
"""The cheapest way to every cell where a ship may end its voyage: what a page offers when a destination is clicked."""

from carrack.core.rooms import Final, State, Way, bit, final, i64, lowest, size, top_frame, vec
from carrack.core.verbs import Readable
from carrack.games.century.eastern_wonders import at, maps
from carrack.games.century.eastern_wonders.sea import FLEET, free_left, is_paid, may_pay_from, neighbours
from carrack.games.century.shared.cubes import NAMES, count, total

_UNSEEN: Final = -1


@final
class Voyage:
    """`steps`: the cells on the way, the last one is where it ends; `left`: cubes left behind; `rivals`: cubes paid."""

    def __init__(self, steps: list[str], left: int, rivals: int) -> None:
        self.steps = steps
        self.left = left
        self.rivals = rivals


def cheapest(s: State, seat: i64) -> dict[str, Voyage]:
    """For each cell that the ship can reach now, and where it can pay all rivals, the shortest way there.

    The shortest way is the cheapest: only steps beyond the free ones cost. It may be asked at the beginning of a turn
    or under way, of the seat that sails; under way a ship may also end where it is, with no further step.
    """
    c = s.cells
    cubes = total(c[at.HOLD + seat])
    free = max(free_left(c, seat), 0)
    if is_paid(c):
        free = 1
    start = c[at.SHIP + seat]
    came_from = _ways(c, start, cubes, free)
    found: dict[str, Voyage] = {}
    ends_here = c[top_frame(c)] == at.SAILING and not is_paid(c)
    for cell in range(i64(1), i64(at.CELLS + 1)):
        stays = ends_here and cell == start
        if stays or came_from[cell] != _UNSEEN:
            steps = [] if stays else _steps(came_from, start, cell)
            left = max(i64(len(steps)) - free, 0)
            rivals = size(FLEET.rivals(c, seat, cell))
            if left + rivals <= cubes:
                found[maps.CELL_IDS[cell - 1]] = Voyage([maps.CELL_IDS[k - 1] for k in steps], int(left), int(rivals))
    return found


def _ways(c: vec[i64], start: i64, cubes: i64, free: i64) -> vec[i64]:
    """For each cell the one before it on the shortest way; the start itself can be come back to."""
    came_from = vec[i64]([_UNSEEN] * (at.CELLS + 1))
    edge = bit(start)
    seen: i64 = 0
    made: i64 = 0
    while edge != 0 and made - free < cubes:
        reached: i64 = 0
        while edge != 0:
            cell = lowest(edge)
            edge &= edge - 1
            new = neighbours(c, cell) & ~seen
            if made >= free and not may_pay_from(c, cell):
                new = 0
            seen |= new
            reached |= new
            while new != 0:
                came_from[lowest(new)] = cell
                new &= new - 1
        edge = reached & ~bit(start)
        made += 1
    return came_from


def _steps(came_from: vec[i64], start: i64, cell: i64) -> list[i64]:
    """The cells of a way, backwards from its end to the start."""
    steps = [cell]
    while came_from[steps[0]] != start:
        steps.insert(0, came_from[steps[0]])
    return steps


def as_actions(s: State, seat: i64, voyage: Voyage) -> list[Readable]:
    """What has to be said to sail so and to pay the rivals there, always with the cheapest cubes.

    It is found by sailing on a copy: what the engine answers by itself is not said.
    """
    said: list[Readable] = []
    copy = s.clone()
    verbs = s.game.verbs
    for cell in voyage.steps:
        if _is_asked(copy, seat) and copy.refusal(verbs.number(["sail", cell])) == at.LEAVE_FIRST:
            _say(copy, said, ["leave", _cheapest_cube(copy, seat)])
        if _is_asked(copy, seat):
            _say(copy, said, ["sail", cell])
    if _is_asked(copy, seat):
        _say(copy, said, ["stop"])
    while copy.actor == seat and copy.work().name == "rivals":
        _say(copy, said, ["pay", _cheapest_cube(copy, seat)])
    return said


def ways(s: State, seat: i64) -> tuple[Way, ...]:
    """Every cell where the voyage can end, as a page offers it."""
    found: list[Way] = []
    for cell, voyage in cheapest(s, seat).items():
        say = tuple([tuple(action) for action in as_actions(s, seat, voyage)])
        through = tuple([f"map:{each}" for each in voyage.steps[:-1]])
        if say:
            found.append(Way(f"map:{cell}", say, through, voyage.left + voyage.rivals))
    return tuple(found)


def _is_asked(s: State, seat: i64) -> bool:
    """Whether this seat is asked where to sail."""
    return s.actor == seat and s.work().name in ("turn", "sailing")


def _say(s: State, said: list[Readable], action: Readable) -> None:
    s.apply(s.game.verbs.number(action))
    said.append(action)


def _cheapest_cube(s: State, seat: i64) -> str:
    have = s.cells[at.HOLD + seat]
    return next(name for k, name in enumerate(NAMES) if count(have, k) > 0)
