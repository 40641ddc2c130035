"""The types of components.toml: what is in the box, key by key."""

from carrack.core.components import Components, Parts
from carrack.core.language import Effect


class Title(Parts):
    """What the whole file is about; `confidence` holds for every record that does not say otherwise."""

    key: str
    seats: tuple[int, int]
    confidence: str


class Spices(Parts):
    """The four spices, cheapest first."""

    order: tuple[str, ...]
    value: tuple[int, ...]
    points: tuple[int, ...]


class Setup(Parts):
    """The numbers of the set-up; cubes are written one letter each."""

    starting_cubes: tuple[str, ...]
    goal_row: int
    merchant_row: int
    gold_per_seat: int
    silver_per_seat: int
    capacity: int


class End(Parts):
    """How many goals end the game, by the number of seats."""

    goals_to_trigger: dict[str, int]


class Coins(Parts):
    """What the coins are worth."""

    gold: int
    silver: int


class Card(Parts):
    """A merchant; `set` is the bonus set that it belongs to."""

    id: str
    effect: Effect
    copies: int = 1
    set: str = ""
    confidence: str = ""


class Goal(Parts):
    """A goal of the row."""

    id: str
    cost: str
    points: int


class Deals(Parts):
    """What all deals have in common."""

    confidence: str
    copies: int


class Deal(Parts):
    """A deal for the sleeve of a merchant."""

    id: str
    effect: Effect


class Box(Parts):
    """All of it."""

    title: Title
    spices: Spices
    setup: Setup
    end: End
    coins: Coins
    starting: tuple[Card, ...]
    merchant: tuple[Card, ...]
    goal: tuple[Goal, ...]
    bonus: tuple[Card, ...]
    deals: Deals
    deal: tuple[Deal, ...]


COMPONENTS = Components("carrack.games.century.spice_road", Box)
