"""What holds in every position: nothing is lost, nothing is made, no cell is left half-filled."""

from carrack.core.rooms import SEATS, STACK, TURN, State, members
from carrack.games.age_of_discovery import at, parts
from carrack.games.age_of_discovery.income import LANE, LOW, income
from carrack.games.age_of_discovery.lines import LINES
from carrack.games.age_of_discovery.pieces import KINDS, SOLDIER
from carrack.games.age_of_discovery.realm import in_use

_FILLED_FROM_THE_LEFT = ("initiative", "goods", "capital", "warfare")


def check(state: State) -> None:
    """Raise AssertionError if an invariant is broken."""
    c = [int(x) for x in state.cells]
    seats = range(c[SEATS])
    _check_goods(c, seats)
    _check_finds(c, seats)
    _check_buildings(c, seats)
    ships = sum(c[at.SHIPS + k] for k in seats) + c[at.SHIP_IN_PORT] + c[at.SHIPS_LEFT]
    assert ships == parts.SHIPS, "a ship is lost or made"
    _check_lines(c)
    _check_figures(state, c, seats)
    assert all(c[at.MONEY + k] >= 0 for k in seats), "a debt"
    if c[STACK] != at.BIDDING:
        assert sorted(c[at.ORDER + k] for k in seats) == list(seats), "turn order does not hold every seat once"
    if not state.sealed():
        marked = c[at.MARKED : at.MARKED + at.MOST_SEATS * at.REGIONS]
        assert not any(marked), "somebody is marked outside a battle"
    for k in seats:
        assert c[at.INCOME + k] == income(c[at.GOODS + k], c[at.SHIPS + k]), "the income is out of date"
        for region in range(at.REGIONS):
            empty = not c[at.TOKEN + region] or not c[at.COLONY + k * at.REGIONS + region]
            assert empty, "somebody stands in a region that nobody has discovered"
    assert 1 <= c[TURN] <= parts.TURNS, "there is no such turn"


def _pile(c: list[int], first: int) -> list[int]:
    return c[first + 1 : first + 1 + c[first]]


def _check_goods(c: list[int], seats: range) -> None:
    goods = [good for good in c[at.OFFER : at.OFFER + at.OFFERED] if good] + _pile(c, at.GOOD_PILE)
    goods += [parts.REGION_GOOD[region - 1] for region in members(c[at.UNCLAIMED])]
    for k in seats:
        for kind in range(at.GOOD_KINDS):
            goods += [kind + 1] * (c[at.GOODS + k] >> LANE * kind & LOW)
    wanted = [good for good in range(1, at.GOOD_KINDS + 1) for _ in range(parts.GOOD_COPIES[good])]
    assert sorted(goods) == wanted, "a good is lost or made"


def _check_finds(c: list[int], seats: range) -> None:
    tokens = [token for token in c[at.TOKEN : at.TOKEN + at.ALL_TOKENS + 1] if token]
    tokens += [token for k in seats for token in members(c[at.TOKENS + k])]
    assert sorted(tokens) == list(range(1, at.ALL_TOKENS + 1)), "a discovery token is lost or doubled"
    cards = _pile(c, at.DECK) + [card for k in seats for card in members(c[at.CARDS + k])]
    assert sorted(cards) == list(range(1, at.ALL_CARDS + 1)), "a discovery card is lost or doubled"
    known = members(c[at.TOKEN_KNOWN])
    assert all(c[at.TOKEN + region - 1] for region in known), "a token is known that is not there"


def _check_buildings(c: list[int], seats: range) -> None:
    """Of past ages only what was bought is left; of the present one all is there, of later ones nothing is out."""
    sold = [tile for k in seats for tile in members(c[at.BUILDINGS + k])]
    shown = [tile for tile in c[at.SALE : at.SALE + at.ON_SALE] if tile]
    stacks = [_pile(c, first) for first in (at.STACK_1, at.STACK_2, at.STACK_3)]
    everywhere = sold + shown + [tile for stack in stacks for tile in stack]
    assert len(everywhere) == len(set(everywhere)), "a building is doubled"
    ages = {parts.TILE_AGE[tile] for tile in shown}
    assert len(ages) <= 1, "buildings of two ages are for sale"
    for age, stack in enumerate(stacks, 1):
        assert all(parts.TILE_AGE[tile] == age for tile in stack), "a building is in the stack of another age"
    first = max([age for age, stack in enumerate(stacks, 1) if not stack], default=0) + 1
    for tile in range(1, len(parts.TILE_AGE)):
        later = parts.TILE_AGE[tile] >= max(first, *ages) if ages else parts.TILE_AGE[tile] >= first
        assert not later or tile in everywhere, "a building is lost"


def _check_lines(c: list[int]) -> None:
    for name, line, cells in LINES:
        pieces = c[line + cells : line + 2 * cells]
        for cell in range(cells):
            assert (c[line + cell] >= 0) == (pieces[cell] > 0), f"a cell of the {name} line is half-filled"
        filled = [cell for cell in range(cells) if pieces[cell]]
        if name in _FILLED_FROM_THE_LEFT:
            assert filled == list(range(len(filled))), f"the {name} line has a gap"
    assert not any(c[at.DOCK_PIECE + parts.DOCK_CELLS[c[SEATS]] : at.DOCK_PIECE + at.DOCK_X]), "a closed cell is used"


def _check_figures(state: State, c: list[int], seats: range) -> None:
    scarce = range(KINDS) if c[at.FIGURES] else (SOLDIER,)
    for k in seats:
        for kind in scarce:
            assert in_use(state, k, kind) <= parts.FIGURES[kind], "more figures than the box holds"
        places = [c[first + k] for first in (at.HAND, at.NEXT, at.SHIPPING, at.DISCOVERY)]
        for lanes in places + c[at.COLONY + k * at.REGIONS : at.COLONY + (k + 1) * at.REGIONS]:
            assert 0 <= lanes < 1 << 8 * KINDS, "a place holds pieces that do not exist"
