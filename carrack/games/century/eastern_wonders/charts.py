# mypyc: compiled
"""The maps as tables: which cells touch, and how far it is from one to another."""

from carrack.core.rooms import Final, bit, i64, vec
from carrack.games.century.eastern_wonders import at, maps
from carrack.games.century.shared.hexes import neighbour_masks

NEIGHBOURS: Final = vec[i64]([mask for chart in maps.CHARTS for mask in neighbour_masks(chart)])
"""For each map and each cell (0 is none) the set of cells that touch it."""


def _distances() -> bytes:
    """Steps between every two cells of every map, in rows of cells; 0 for what is no cell."""
    found = bytearray(len(maps.CHARTS) * at.MAP_ROW * at.MAP_ROW)
    for chart in range(len(maps.CHARTS)):
        for start in range(1, at.MAP_ROW):
            row = (chart * at.MAP_ROW + start) * at.MAP_ROW
            reached = bit(start)
            steps = 0
            while missing := [cell for cell in range(1, at.MAP_ROW) if reached & bit(cell) == 0]:
                steps += 1
                new = [cell for cell in missing if NEIGHBOURS[chart * at.MAP_ROW + cell] & reached != 0]
                for cell in new:
                    found[row + cell] = steps
                    reached |= bit(cell)
    return bytes(found)


DISTANCES: Final = _distances()


def chart_of(kind: i64, number: i64) -> i64:
    """Which map the options name: `kind` and `number` count their values from 0."""
    return i64(0) if kind == 0 else 1 + (kind - 1) * at.MADE + number
