"""Holds of square cells, and crates of several cells that are laid into them and turned."""

from __future__ import annotations

from collections.abc import Iterator

from carrack.core.contract import State
from smugglers import at
from smugglers.box import COMPONENTS

_BOX = COMPONENTS.box.hold
VESSELS = tuple(_BOX.plan)
CRATES = _BOX.crates
FOOTPRINT = _BOX.footprint
TURNS_OF_CRATE = 4
ROWS = max(len(plan) for plan in _BOX.plan.values())
COLUMNS = max(len(row) for plan in _BOX.plan.values() for row in plan)
PLACES = tuple(f"{chr(ord('a') + row)}{column + 1}" for row in range(ROWS) for column in range(COLUMNS))
LAID = tuple(f"{place}-{turn}" for place in PLACES for turn in range(TURNS_OF_CRATE))
"""Every way to lay a crate: the spot of its corner, and how often it is turned clockwise."""
MAST = "#"


class Vessel:
    """One kind of hold; cells are bits of a set, numbered as in PLACES."""

    def __init__(self, plan: tuple[str, ...]) -> None:
        self.drawn = {row * COLUMNS + x: sign for row, line in enumerate(plan) for x, sign in enumerate(line)}
        self.columns = len(plan[0])
        self.open = sum(1 << k for k, sign in self.drawn.items() if sign != MAST)
        self.coins = {k: int(sign) for k, sign in self.drawn.items() if sign.isdigit()}
        self.areas = {name: sum(1 << k for k, sign in self.drawn.items() if sign == name) for name in _BOX.full}
        self.special = sum(1 << k for k in self.coins) | sum(self.areas.values())
        self.fits = {k: cells for k, cells in enumerate(_ALL) if cells and cells & self.open == cells}

    def coins_under(self, cells: int) -> int:
        """What is printed there."""
        return sum(coins for k, coins in self.coins.items() if cells >> k & 1)

    def full(self, cells: int) -> tuple[str, ...]:
        """The areas that are full when these cells are covered."""
        return tuple(name for name, area in self.areas.items() if cells & area == area)


def _covered(k: int) -> int:
    """The cells under a crate that is laid so, 0 if it would stick out of the largest hold."""
    place, turn = divmod(k, TURNS_OF_CRATE)
    y, x = divmod(place, COLUMNS)
    cells = 0
    for dx, dy in FOOTPRINT:
        for _ in range(turn):
            dx, dy = -dy, dx
        if not (0 <= x + dx < COLUMNS and 0 <= y + dy < ROWS):
            return 0
        cells |= 1 << (y + dy) * COLUMNS + x + dx
    return cells


_ALL = [_covered(k) for k in range(len(LAID))]
_VESSELS = [Vessel(plan) for plan in _BOX.plan.values()]
HOLD_OF = dict(zip(VESSELS, _VESSELS, strict=True))


def vessel(s: State) -> Vessel:
    """The hold that every seat has."""
    return _VESSELS[s.cells[at.VESSEL]]


def crates(s: State, seat: int) -> list[int]:
    """How the crates of a seat are laid."""
    first = at.CRATES + seat * (CRATES + 1)
    return [int(s.cells[first + 1 + k]) - 1 for k in range(s.cells[first])]


def covered(s: State, seat: int) -> int:
    """The cells that are covered."""
    return sum(_ALL[k] for k in crates(s, seat))


def fitting(s: State, seat: int) -> Iterator[int]:
    """Every way in which one more crate fits."""
    taken = covered(s, seat)
    return (k for k, cells in vessel(s).fits.items() if not cells & taken)


def fits(s: State, seat: int, k: int) -> bool:
    """Whether it fits so."""
    cells = vessel(s).fits.get(k, 0)
    return cells != 0 and not cells & covered(s, seat)


def brings(s: State, taken: int, k: int) -> tuple[int, int]:
    """The loot and the coins of a crate that is laid so where these cells are covered."""
    hold, cells = vessel(s), _ALL[k]
    open_areas = hold.areas.items() if cells & hold.special else ()
    filled = sum(_BOX.full[name] for name, area in open_areas if cells & area and (taken | cells) & area == area)
    return 1 + filled, hold.coins_under(cells) if cells & hold.special else 0
