"""The types of components.toml: what is in the box, key by key. `reconstructed` and `recalled` name doubtful keys."""

from carrack.core.components import Components, Parts
from carrack.core.language import Effect


class Title(Parts):
    """For how many it is."""

    seats: tuple[int, int]


class Setup(Parts):
    """The numbers of the set-up."""

    money: int
    colonists: int
    money_by_place: tuple[int, ...]
    goods_offered: int
    buildings_offered: int
    dock_cells: dict[str, int]


class Turns(Parts):
    """How many turns each age has."""

    ages: tuple[int, ...]


class Price(Parts):
    """What buildings cost in each age, and other prices."""

    ages: tuple[int, ...]
    training: int
    war: int


class Scoring(Parts):
    """What a region brings, and from how many pieces on."""

    first: int
    second: int
    shared_first: int
    threshold: int


class Income(Parts):
    """What sets of goods pay."""

    three_any: int
    three_same: int
    four_same: int


class Auction(Parts):
    """From which bid on the second gets a specialist."""

    specialist_from: int


class Arrival(Parts):
    """What specialists bring when they land."""

    merchant_money: int
    missionary_colonists: int


class Nation(Parts):
    """What a seat plays."""

    id: str
    colour: str


class Figure(Parts):
    """A kind of piece, and its strength where that matters."""

    id: str
    shipping: int
    discovery: int


class Good(Parts):
    """A kind of goods."""

    id: str
    copies: int


class Region(Parts):
    """A region of the New World; `open` from the beginning."""

    id: str
    good: str
    adjacent: tuple[str, ...]
    open: bool = False
    reconstructed: tuple[str, ...] = ()
    recalled: tuple[str, ...] = ()


class Find(Parts):
    """A discovery token or card."""

    id: str
    money: int
    per_soldier: int
    natives: int
    vp: int
    reconstructed: tuple[str, ...] = ()
    recalled: tuple[str, ...] = ()


class Building(Parts):
    """A capital building."""

    id: str
    age: int
    effect: Effect
    copies: int = 1
    vp: int = 0
    reconstructed: tuple[str, ...] = ()
    recalled: tuple[str, ...] = ()


class Box(Parts):
    """All of it."""

    title: Title
    setup: Setup
    turns: Turns
    price: Price
    scoring: Scoring
    income: Income
    auction: Auction
    arrival: Arrival
    figures: dict[str, int]
    nation: tuple[Nation, ...]
    piece: tuple[Figure, ...]
    good: tuple[Good, ...]
    region: tuple[Region, ...]
    token: tuple[Find, ...]
    card: tuple[Find, ...]
    building: tuple[Building, ...]


COMPONENTS = Components("carrack.games.age_of_discovery", Box)
