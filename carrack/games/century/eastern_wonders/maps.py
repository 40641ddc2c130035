# mypyc: compiled
"""The maps as tables. A map has 24 cells, numbered from 1: first the markets, then the ports, in reading order.

The options of a match name its map: the printed one, or one of the self-made ones of each kind.
"""

from carrack.core.rooms import Final, i64, vec
from carrack.games.century.eastern_wonders import mapmaking
from carrack.games.century.eastern_wonders.box import COMPONENTS
from carrack.games.century.shared.hexes import Hex, neighbour_masks

_LAYOUT: Final = COMPONENTS.box.map
MARKETS: Final = len(_LAYOUT.markets)
PORTS: Final = len(_LAYOUT.ports)
CELLS: Final = MARKETS + PORTS
MADE: Final = _LAYOUT.made
KINDS: Final = ("first", *mapmaking.IMAGES)
"""The values of the option `map`."""
MARKET_IDS: Final = tuple(f"c{k:02}" for k in range(1, MARKETS + 1))
PORT_IDS: Final = tuple(f"p{k}" for k in range(1, PORTS + 1))
CELL_IDS: Final = (*MARKET_IDS, *PORT_IDS)


def _charts() -> list[list[Hex]]:
    """The cells of every map: the printed one, then those of each kind."""
    printed = [*_LAYOUT.markets, *_LAYOUT.ports]
    return [printed, *[chart for kind in mapmaking.IMAGES for chart in mapmaking.make_maps(kind, MADE, MARKETS, PORTS)]]


CHARTS: Final = _charts()
"""For each map the axial coordinates of its cells, cell 1 first."""
MAP_ROW: Final = CELLS + 1
NEIGHBOURS: Final = vec[i64]([mask for chart in CHARTS for mask in neighbour_masks(chart)])
"""For each map and each cell (0 is none) the set of cells that touch it."""


def _distances() -> bytes:
    """Steps between every two cells of every map, in rows of cells; 0 for what is no cell."""
    found = bytearray(len(CHARTS) * MAP_ROW * MAP_ROW)
    for chart in range(len(CHARTS)):
        near = [int(NEIGHBOURS[chart * MAP_ROW + cell]) for cell in range(MAP_ROW)]
        for start in range(1, MAP_ROW):
            reached, steps = 1 << start, 0
            while missing := [cell for cell in range(1, MAP_ROW) if not reached >> cell & 1]:
                steps += 1
                new = [cell for cell in missing if near[cell] & reached]
                for cell in new:
                    found[(chart * MAP_ROW + start) * MAP_ROW + cell] = steps
                    reached |= 1 << cell
    return bytes(found)


DISTANCES: Final = _distances()


def chart_of(kind: i64, number: i64) -> i64:
    """Which map the options name: `kind` and `number` count their values from 0."""
    return i64(0) if kind == 0 else 1 + (kind - 1) * MADE + number
