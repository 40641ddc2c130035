"""Where everything lies. All is public but the tokens that nobody has turned up, the piles and the deck.

A token that lies in a region is called by the region, whether its face is known or not.
"""

from collections.abc import Iterator, Sequence

from carrack.core.rooms import SEAT, SEATS, State, members
from carrack.core.scene import Piece
from carrack.games.age_of_discovery import at, parts
from carrack.games.age_of_discovery.faces import CARD_BACK, MARK, TOKEN_BACK
from carrack.games.age_of_discovery.income import LANE, LOW
from carrack.games.age_of_discovery.lines import LINES
from carrack.games.age_of_discovery.pieces import NAMES, named
from carrack.games.age_of_discovery.places import first_marker
from carrack.games.age_of_discovery.scene_board import DOCK_EXTRA, SPECIALIST_SPOTS, numbered

SEEN = "seen"
Laid = dict[str, Piece]
_SPOTS = {"specialists": SPECIALIST_SPOTS, "dock": (*numbered(at.DOCK_X), *DOCK_EXTRA)}
"""What the cells of a line are called, where they are not just numbered."""


def pieces(state: State) -> Laid:
    """Every piece but those of a battle."""
    c = [int(x) for x in state.cells]
    laid = _common(c)
    for k in range(first_marker(state), c[SEATS]):
        laid[f"order/{k + 1}"] = Piece(MARK, "order", str(k + 1), c[at.ORDER + k])
    laid |= _lines(c) | _areas(c, sent(state))
    for seat in range(c[SEATS]):
        for k, region in enumerate(parts.REGION_IDS):
            laid |= _stacks("map", f"map/{region}/{seat}", seat, c[at.COLONY + seat * at.REGIONS + k], region)
        laid |= _holdings(c, seat)
    return laid


def sent(state: State) -> tuple[int, int]:
    """Who sends an expedition now, and the pieces that have been named for it; nobody: -1."""
    if state.over or state.cells[state.top()] != at.EXPLORING:
        return -1, 0
    return int(state.cells[state.top() + SEAT]), int(state.cells[at.SENT])


def _common(c: Sequence[int]) -> Laid:
    laid = {}
    for k, region in enumerate(parts.REGION_IDS):
        if c[at.UNCLAIMED] >> (k + 1) & 1:
            laid[f"good/{region}"] = Piece(parts.GOOD_IDS[parts.REGION_GOOD[k] - 1], "map", region)
        if token := c[at.TOKEN + k]:
            known = c[at.TOKEN_KNOWN] >> (k + 1) & 1
            face = parts.TOKEN_IDS[token - 1] if known else TOKEN_BACK
            laid[f"token/{region}"] = Piece(face, "map", region, badge=SEEN if known else "")
    for k in range(at.OFFERED):
        if good := c[at.OFFER + k]:
            laid[f"offer/{k}"] = Piece(parts.GOOD_IDS[good - 1], "offer", str(k))
    for k in range(at.ON_SALE):
        if tile := c[at.SALE + k]:
            laid[parts.TILE_IDS[tile - 1]] = Piece(parts.TILE_IDS[tile - 1], "buildings", str(k))
    if c[at.SHIP_IN_PORT]:
        laid["ship"] = Piece("ship", "ship")
    if c[at.DECK]:
        laid["deck"] = Piece(CARD_BACK, "deck", n=c[at.DECK])
    return laid


def _lines(c: Sequence[int]) -> Laid:
    """The pieces in the cells of the lines."""
    laid = {}
    for name, line, cells in LINES:
        spots = _SPOTS.get(name, numbered(cells))
        for k in range(cells):
            if kind := c[line + cells + k]:
                laid[f"{name}/{spots[k]}"] = Piece(NAMES[kind - 1], name, spots[k], c[line + k])
    return laid


def _areas(c: Sequence[int], expedition: tuple[int, int]) -> Laid:
    """Shipping and discovery; whoever has been named for an expedition stands apart."""
    laid: Laid = {}
    leader, away = expedition
    for seat in range(c[SEATS]):
        laid |= _stacks("shipping", f"shipping/{seat}", seat, c[at.SHIPPING + seat])
        left = c[at.DISCOVERY + seat] - (away if seat == leader else 0)
        laid |= _stacks("discovery", f"discovery/{seat}", seat, left)
    return laid | _stacks("expedition", f"expedition/{leader}", leader, away)


def _holdings(c: Sequence[int], seat: int) -> Laid:
    laid = _stacks(f"hand.{seat}", f"hand.{seat}", seat, c[at.HAND + seat])
    laid |= _stacks(f"next.{seat}", f"next.{seat}", seat, c[at.NEXT + seat])
    for good, n in owned_goods(c[at.GOODS + seat]):
        laid[f"goods.{seat}/{good}"] = Piece(good, f"goods.{seat}", seat=seat, n=n)
    if c[at.SHIPS + seat]:
        laid[f"ships.{seat}"] = Piece("ship", f"ships.{seat}", seat=seat, n=c[at.SHIPS + seat])
    for tile in members(c[at.BUILDINGS + seat]):
        laid[parts.TILE_IDS[tile - 1]] = Piece(parts.TILE_IDS[tile - 1], f"owned.{seat}", seat=seat)
    for names, start in ((parts.TOKEN_IDS, at.TOKENS), (parts.CARD_IDS, at.CARDS)):
        for find in members(c[start + seat]):
            laid[names[find - 1]] = Piece(names[find - 1], f"finds.{seat}", seat=seat)
    return laid


def _stacks(zone: str, key: str, seat: int, packed: int, spot: str = "") -> Laid:
    """Equal pieces of a seat are one piece with a number."""
    return {f"{key}/{kind}": Piece(kind, zone, spot, seat, n) for kind, n in named(packed).items()}


def owned_goods(goods: int) -> Iterator[tuple[str, int]]:
    """These goods by their names, and how many of each."""
    for k, good in enumerate(parts.GOOD_IDS):
        if n := int(goods >> (LANE * k) & LOW):
            yield good, n
