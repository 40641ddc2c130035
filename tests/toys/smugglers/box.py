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


class Box(Parts):
    """All of it."""

    title: Title
    hand_room: int
    bid_room: int
    reef: tuple[int, ...]
    turns: dict[str, int]
    card: tuple[Card, ...]


COMPONENTS = Components("smugglers", Box)
