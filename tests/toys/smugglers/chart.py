"""The chart of hexes (flat top, axial coordinates): where a boat may go, what a step costs, the cheapest voyages."""

from __future__ import annotations

from carrack.core.contract import State
from smugglers import at
from smugglers.box import COMPONENTS

_BOX = COMPONENTS.box.chart
DIRECTIONS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""Clockwise from the top."""


def _hexes(radius: int) -> dict[str, tuple[int, int]]:
    """Columns from the left, each from the top: v1, v2 …"""
    found: dict[str, tuple[int, int]] = {}
    for letter, q in zip("vwxyz", range(-radius, radius + 1), strict=True):
        rows = range(max(-radius, -radius - q), min(radius, radius - q) + 1)
        found |= {f"{letter}{n}": (q, r) for n, r in enumerate(rows, 1)}
    return found


AT = _hexes(_BOX.radius)
HEXES = tuple(AT)
HARBOUR = HEXES.index(_BOX.harbour)
COVES = {HEXES.index(name): coins for name, coins in _BOX.coves.items()}
ROCKS = tuple(HEXES.index(name) for name in _BOX.rocks)
SEA = tuple(k for k in range(len(HEXES)) if k != HARBOUR and k not in COVES and k not in ROCKS)
TILES = tuple(tile.id for tile in _BOX.tile)
TILE_IDS = [k for k, tile in enumerate(_BOX.tile, 1) for _ in range(tile.copies)]
_FREE = ((), *(tile.free for tile in _BOX.tile))
_BY_PLACE = {place: k for k, place in enumerate(AT.values()) if k not in ROCKS}
NEXT = [[_BY_PLACE.get((q + dq, r + dr), -1) for dq, dr in DIRECTIONS] for q, r in AT.values()]
"""For each hex its neighbours by direction, -1 where no boat goes."""
BEAT = [k for k in NEXT[HARBOUR] if k >= 0]
"""The round of the cutter: about the harbour."""

Voyage = tuple[int, tuple[int, ...]]
"""What it costs, and the hexes in order."""


def where(s: State, seat: int) -> int:
    """The hex of a seat's boat."""
    return int(s.cells[at.BOAT + seat]) - 1


def price(s: State, here: int, there: int) -> int:
    """Coins for one step: nothing with the current, or from a printed place."""
    tile = s.cells[at.TILE + here]
    turned = (NEXT[here].index(there) - s.cells[at.HEADING + here]) % len(DIRECTIONS)
    return 0 if tile == 0 or turned in _FREE[tile] else 1


def voyages(s: State, seat: int, steps: int) -> dict[int, Voyage]:
    """The cheapest voyage to each hex within so many steps, the shortest of equal ones; a cove ends it."""
    start = where(s, seat)
    best: dict[int, Voyage] = {start: (0, ())}
    edge = dict(best)
    for _ in range(steps):
        further: dict[int, Voyage] = {}
        for here, (paid, path) in edge.items():
            for there in _steps(start, here):
                cost = paid + price(s, here, there)
                known = further.get(there) or best.get(there)
                if cost <= s.cells[at.COIN + seat] and (known is None or cost < known[0]):
                    further[there] = cost, (*path, there)
        best |= further
        edge = further
    del best[start]
    return best


def _steps(start: int, here: int) -> list[int]:
    return [k for k in NEXT[here] if k >= 0] if here == start or here not in COVES else []
