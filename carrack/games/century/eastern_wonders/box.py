"""The types of components.toml: what is in the box, key by key."""

from carrack.core.components import Components, Parts


class Title(Parts):
    """What the whole file is about; `confidence` holds for every record that does not say otherwise."""

    key: str
    seats: tuple[int, int]
    confidence: str


class Spices(Parts):
    """The four spices, cheapest first."""

    order: tuple[str, ...]
    points: tuple[int, ...]


class Setup(Parts):
    """The numbers of the set-up and of a turn; cubes are written one letter each."""

    removed_per_symbol: int
    closed_among: int
    capacity: int
    free_steps: int
    harvest: str
    outpost_price: dict[str, int]


class End(Parts):
    """How many victory point tokens end the game."""

    tokens_to_trigger: int


class StartSet(Parts):
    """Cubes that one seat begins with."""

    id: str
    cubes: str


class PlayerBoard(Parts):
    """The slots of a player board: a row for each trade symbol, and what a slot of each column scores when empty."""

    rows: tuple[str, ...]
    points: tuple[int, ...]


class Bonus(Parts):
    """A kind of bonus token: the points of each, the top one first, and what one of them does for its owner."""

    id: str
    points: tuple[int, ...]
    steps: int = 0
    upgrades: int = 0
    harvest: str = ""
    slots: int = 0


class MapLayout(Parts):
    """The printed map in axial coordinates, and how many self-made ones there are of each kind."""

    markets: tuple[tuple[int, int], ...]
    ports: tuple[tuple[int, int], ...]
    made: int


class MarketTile(Parts):
    """A tile with its trade."""

    id: str
    symbol: str
    give: str
    get: str
    confidence: str = ""


class PortToken(Parts):
    """A victory point token: what it costs, what it scores."""

    id: str
    cost: str
    points: int
    confidence: str = ""


class Box(Parts):
    """All of it."""

    title: Title
    spices: Spices
    setup: Setup
    end: End
    start: tuple[StartSet, ...]
    board: PlayerBoard
    bonus: tuple[Bonus, ...]
    map: MapLayout
    market: tuple[MarketTile, ...]
    token: tuple[PortToken, ...]


COMPONENTS = Components("carrack.games.century.eastern_wonders", Box)
