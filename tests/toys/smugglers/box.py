"""The types of components.toml."""

from __future__ import annotations

from carrack.core.components import Components, Parts
from carrack.core.language import Effect


class Title(Parts):
    """For how many it is."""

    seats: tuple[int, int]


class Card(Parts):
    """A card that is in the deck several times."""

    id: str
    copies: int
    effect: Effect


class Tile(Parts):
    """A tile of the sea, and the directions in which a boat leaves it freely."""

    id: str
    copies: int
    free: tuple[int, ...]


class Chart(Parts):
    """The hexes: how far from the middle they lie, and what is printed on some."""

    radius: int
    reach: int
    harbour: str
    rocks: tuple[str, ...]
    coves: dict[str, int]
    tile: tuple[Tile, ...]


class HoldParts(Parts):
    """Crates, and the plan of each vessel's hold."""

    crates: int
    footprint: tuple[tuple[int, int], ...]
    full: dict[str, int]
    plan: dict[str, tuple[str, ...]]


class Box(Parts):
    """All of it."""

    title: Title
    hand_room: int
    bid_room: int
    reef: tuple[int, ...]
    turns: dict[str, int]
    fame: tuple[int, ...]
    die: int
    card: tuple[Card, ...]
    chart: Chart
    hold: HoldParts


LOOT_POINTS = 2
COMPONENTS = Components("smugglers", Box)
