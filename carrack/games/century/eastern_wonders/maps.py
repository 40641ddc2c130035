"""The maps as hexes. A map has 24 cells, numbered from 1: first the markets, then the ports, in reading order.

The options of a match name its map: the printed one, or one of the self-made ones of each kind;
charts.py has who touches whom, as tables for the rules.
"""

from carrack.games.century.eastern_wonders import mapmaking
from carrack.games.century.eastern_wonders.box import COMPONENTS
from carrack.games.century.shared.hexes import Hex

_LAYOUT = COMPONENTS.box.map
MARKETS = len(_LAYOUT.markets)
PORTS = len(_LAYOUT.ports)
CELLS = MARKETS + PORTS
MADE = _LAYOUT.made
KINDS = ("first", *mapmaking.IMAGES)
"""The values of the option `map`."""
MARKET_IDS = tuple(f"c{k:02}" for k in range(1, MARKETS + 1))
PORT_IDS = tuple(f"p{k}" for k in range(1, PORTS + 1))
CELL_IDS = (*MARKET_IDS, *PORT_IDS)


def _charts() -> list[list[Hex]]:
    """The cells of every map: the printed one, then those of each kind."""
    printed = [*_LAYOUT.markets, *_LAYOUT.ports]
    return [printed, *[chart for kind in mapmaking.IMAGES for chart in mapmaking.make_maps(kind, MADE, MARKETS, PORTS)]]


CHARTS = _charts()
"""For each map the axial coordinates of its cells, cell 1 first."""


def sides(chart: int) -> list[str]:
    """By which side of its map each port is called: `nw` is the north-west. No two ports have the same one."""
    places = [(q, 2 * r + q) for q, r in CHARTS[chart]]
    columns, rows = sorted({x for x, _ in places}), sorted({y for _, y in places})
    across, down = columns[0] + columns[-1], rows[0] + rows[-1]
    return [_side(2 * y - down, "n", "s") + _side(2 * x - across, "w", "e") for x, y in places[MARKETS:]]


def _side(far: int, before: str, after: str) -> str:
    return before if far < 0 else after if far > 0 else ""
