"""The types of the components of all titles of the family, key by key.

`reconstructed` names what no source tells: our own design, to be corrected in the file by an owner of the box.
"""

from typing import Literal

from msgspec import field

from carrack.core.components import Parts
from carrack.core.language import Effect

Icons = dict[str, int]
"""How many icons of each status."""


class Title(Parts):
    """What the file is about."""

    key: str
    seats: tuple[int, int]
    reconstructed: tuple[str, ...] = ()


class Setup(Parts):
    """Discs of each seat, rounds, free spaces for buildings, and the phases of a round in their order."""

    discs: int
    rounds: int
    spaces: int
    phases: tuple[str, ...]


class Edition(Parts):
    """What differs between the editions."""

    start_building: Literal["printed", "chosen"]
    limit_check: Literal["passing", "discarding"]
    discards: Literal["own_deck", "common_pile"]
    draw_requires_open: bool
    governors: Literal["on_deck", "at_region"]
    payment_symbol_locked: bool


class Scoring(Parts):
    """What is worth how much in the end."""

    city: int
    link: int
    empty_governor_slot: int
    discs_for_a_point: int
    set_aside: int


class Attacks(Parts):
    """How many discs an attack costs besides the one that takes the city."""

    casualties: int


class Levels(Parts):
    """The status tracks: where each level begins, the spaces that score, the last one."""

    starts: tuple[int, ...]
    icons: tuple[int, ...]
    last: int


class Track(Parts):
    """A status and what it is worth at each level."""

    id: str
    values: tuple[int, ...]


class Region(Parts):
    """A region: its cities, and the spaces of its shipping track if it has one."""

    id: str
    cities: tuple[str, ...]
    fleets: tuple[str, ...] = ()
    spaces: int = 0
    open: bool = False


class Links(Parts):
    """Pairs of cities or fleets; round ones have a token."""

    round: tuple[tuple[str, str], ...]
    square: tuple[tuple[str, str], ...] = ()


class Deck(Parts):
    """A deck of cards."""

    id: str
    region: str


class TradeToken(Parts):
    """A kind of trade tokens: icons, or an action to be spent."""

    id: str
    copies: int
    icons: Icons = field(default_factory=dict)
    effect: Effect = field(default_factory=list)


class Building(Parts):
    """A building: those of level 0 are what a seat begins with. Without an effect it has no place for a worker."""

    id: str
    level: int
    copies: int = 0
    icons: Icons = field(default_factory=dict)
    effect: Effect = field(default_factory=list)
    glory: int = 0
    reconstructed: tuple[str, ...] = ()


class Card(Parts):
    """A card; a governor has no value."""

    id: str
    deck: str
    value: int = 0
    kind: Literal["asset", "governor", "slavery"] = "asset"
    icons: Icons = field(default_factory=dict)
    glory: int = 0
    on_gain: Effect = field(default_factory=list)
    reconstructed: tuple[str, ...] = ()


class Box(Parts):
    """All of it."""

    title: Title
    setup: Setup
    edition: Edition
    scoring: Scoring
    attack: Attacks
    levels: Levels
    track: tuple[Track, ...]
    region: tuple[Region, ...]
    links: Links
    deck: tuple[Deck, ...]
    token: tuple[TradeToken, ...]
    building: tuple[Building, ...]
    card: tuple[Card, ...]
