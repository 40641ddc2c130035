"""What holds in every position: nothing is lost, nothing is made. Cubes alone are without number."""

from collections import Counter

from carrack.core.rooms import SEATS, State, members
from carrack.games.century.eastern_wonders import at, maps, readings, tiles
from carrack.games.century.shared.cubes import COLOURS, count
from carrack.games.century.shared.ports import A_TOKEN, THE_CLOSED_ONE


def check(state: State) -> None:
    """Raise AssertionError if an invariant is broken."""
    c = [int(x) for x in state.cells]
    _map(c)
    _tokens(c)
    for seat in range(c[SEATS]):
        _board(state, c, seat)
    _bonuses(state, c)
    for cubes in (*c[at.HOLD : at.HOLD + c[SEATS]], *c[at.LYING : at.LYING + at.CELLS]):
        assert cubes >= 0, "cubes below nothing"
        assert sum(int(count(cubes, k)) << 15 * k for k in range(COLOURS)) == cubes, "cubes of no colour"
    if state.over or c[state.top()] == at.TURN_FRAME:
        assert all(readings.slots_left(state, seat) >= 0 for seat in range(c[SEATS])), "an over-full hold between turns"
        assert c[at.STARTS] == 0, "starting cubes lie about after the set-up"
        assert all(c[at.SHIP + seat] for seat in range(c[SEATS])), "a ship is nowhere"


def _map(c: list[int]) -> None:
    laid = c[at.TILE : at.TILE + at.MARKETS]
    rows = Counter(tiles.ROW_OF[tile] for tile in laid)
    assert len(set(laid) - {0}) == at.MARKETS, "a tile is lost or doubled"
    assert all(rows[row] == at.COLUMNS for row in range(at.SYMBOLS)), "not as many tiles of each symbol"


def _tokens(c: list[int]) -> None:
    taken = [token for seat in range(c[SEATS]) for token in members(c[at.TOKENS + seat])]
    on_ports = [token for token in c[at.PORT : at.PORT + at.PORTS] if token]
    pile = c[at.PILE + 1 : at.PILE + 1 + c[at.PILE]]
    assert sorted(taken + on_ports + pile) == list(range(1, at.ALL_TOKENS + 1)), "a token is lost or doubled"
    top = c[at.TOP + 1 : at.TOP + 1 + c[at.TOP]]
    hidden = top.count(THE_CLOSED_ONE)
    assert hidden + (c[at.CLOSED] != 0) == 1, "the closed-port token is lost or doubled"
    assert top.count(A_TOKEN) + hidden == len(top), "something odd lies on the pile"
    if c[at.CLOSED]:
        assert c[at.PORT + c[at.CLOSED] - 1] == 0, "a token lies on the closed port"
    if pile:
        assert len(on_ports) == at.PORTS - (c[at.CLOSED] != 0), "a port was not filled"
    assert c[at.ENDING] == any(len(members(c[at.TOKENS + seat])) >= at.TO_TRIGGER for seat in range(c[SEATS])), (
        "the end is announced wrongly"
    )


def _board(state: State, c: list[int], seat: int) -> None:
    """Outposts on the map are those that have left the board, row by row."""
    cells = members(c[at.OUTPOSTS + seat])
    rows = Counter(tiles.ROW_OF[c[at.TILE + cell - 1]] for cell in cells)
    for row in range(at.SYMBOLS):
        assert rows[row] == readings.outposts_gone(state, seat, row), "an outpost is lost or made"
    assert all(1 <= cell <= at.MARKETS for cell in cells), "an outpost stands in a port"
    assert 0 <= c[at.SHIP + seat] <= maps.CELLS, "a ship is off the map"


def _bonuses(state: State, c: list[int]) -> None:
    points = 0
    for kind in range(at.KINDS):
        left = int(readings.bonus_left(state, kind))
        taken = sum(int(readings.bonus_owned(state, seat, kind)) for seat in range(c[SEATS]))
        assert left + taken == tiles.BONUS_COPIES, "a bonus token is lost or doubled"
        first = kind * tiles.BONUS_COPIES
        points += sum(tiles.BONUS_POINTS[first : first + taken])
    assert sum(c[at.BONUS_POINTS : at.BONUS_POINTS + c[SEATS]]) == points, "points of bonus tokens are lost or made"
    for seat in range(c[SEATS]):
        slots = int(readings.bonus_owned(state, seat, at.KIND_HOLD)) * tiles.EXTRA_SLOTS
        assert c[at.EXTRA_SLOTS + seat] == slots, "slots of a hold are lost or made"
