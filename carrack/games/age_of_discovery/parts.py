# mypyc: compiled
"""The components as tables. Goods, tokens, cards and buildings are numbered from 1; row 0 of their tables is "none".

Regions, kinds of pieces, nations and seats are numbered from 0. The two tiles of Settlers are tiles of one design.
"""

from typing import Any

from carrack.core.language import FIRST_OWN_OP, EffectError, Program, Word, number, one_of_names
from carrack.core.rooms import Final, bit, i64, vec
from carrack.games.age_of_discovery.box import COMPONENTS
from carrack.games.age_of_discovery.pieces import NAMES

_BOX: Final = COMPONENTS.box

NATION_IDS: Final = tuple(nation.id for nation in _BOX.nation)
REGION_IDS: Final = tuple(region.id for region in _BOX.region)
GOOD_IDS: Final = tuple(good.id for good in _BOX.good)
TOKEN_IDS: Final = tuple(token.id for token in _BOX.token)
CARD_IDS: Final = tuple(card.id for card in _BOX.card)
DESIGN_IDS: Final = tuple(building.id for building in _BOX.building)

if tuple(piece.id for piece in _BOX.piece) != NAMES:
    raise ValueError(f"pieces.py knows the pieces {', '.join(NAMES)}; components.toml has others")

# ---- tiles: a design has one or more ------------------------------------------------------------------
_TILES: Final = [
    (f"{building.id}_{copy}" if copy > 1 else building.id, design)
    for design, building in enumerate(_BOX.building)
    for copy in range(1, building.copies + 1)
]
TILE_IDS: Final = tuple(name for name, _ in _TILES)
DESIGN: Final = bytes([0] + [design for _, design in _TILES])
"""The design of each tile."""
TILE_AGE: Final = bytes([0] + [_BOX.building[design].age for _, design in _TILES])
TILE_VP: Final = bytes([0] + [_BOX.building[design].vp for _, design in _TILES])

# ---- what a building does: one word each --------------------------------------------------------------
RECRUIT: Final = 16  # FIRST_OWN_OP; a literal, since only a chain of names of one module is folded
DOCK_X: Final = RECRUIT + 1
DOCK_Y: Final = RECRUIT + 2
EMBARK: Final = RECRUIT + 3
INCOME: Final = RECRUIT + 4
GRANT: Final = RECRUIT + 5
INCOME_PER: Final = RECRUIT + 6
PLUNDER: Final = RECRUIT + 7
DRAW_GOOD: Final = RECRUIT + 8
CHART: Final = RECRUIT + 9
CONVERT: Final = RECRUIT + 10
ADVANCE: Final = RECRUIT + 11
RIDE: Final = RECRUIT + 12
RELOCATE: Final = RECRUIT + 13
MILITIA: Final = RECRUIT + 14
STATION: Final = RECRUIT + 15
SETTLE: Final = RECRUIT + 16
VP_PER: Final = RECRUIT + 17

MEASURES: Final = (
    "good",
    "piece_in_new_world",
    "ship",
    "soldier_in_new_world",
    "building",
    "region_with_piece",
    "money",
)
PER_GOOD: Final = 0
PER_PIECE: Final = 1
PER_SHIP: Final = 2
PER_SOLDIER: Final = 3
PER_BUILDING: Final = 4
PER_REGION: Final = 5
PER_MONEY: Final = 6


def _good_set(value: Any) -> int:
    """Names of goods with spaces between, as a set: the good numbered k is bit k."""
    unknown = set(str(value).split()) - set(GOOD_IDS)
    if unknown:
        raise EffectError(f"{', '.join(sorted(unknown))}: no such goods; there are {', '.join(GOOD_IDS)}")
    return sum(int(bit(GOOD_IDS.index(name) + 1)) for name in str(value).split())


_PIECE: Final = one_of_names(NAMES)
_PROGRAM: Final = Program(
    {
        "recruit": Word(RECRUIT, (_PIECE,)),
        "dock_x": Word(DOCK_X, (_PIECE,)),
        "dock_y": Word(DOCK_Y, (_PIECE,)),
        "embark": Word(EMBARK, (_PIECE,)),
        "income": Word(INCOME, (number,)),
        "grant": Word(GRANT, (number,)),
        "income_per": Word(INCOME_PER, (number, _good_set)),
        "plunder": Word(PLUNDER, (number,)),
        "draw_good": Word(DRAW_GOOD),
        "chart": Word(CHART),
        "convert": Word(CONVERT, (number,)),
        "advance": Word(ADVANCE),
        "ride": Word(RIDE),
        "relocate": Word(RELOCATE, (number,)),
        "militia": Word(MILITIA),
        "station": Word(STATION, (number,)),
        "settle": Word(SETTLE, (number,)),
        "vp_per": Word(VP_PER, (one_of_names(MEASURES), number, number)),
    },
    {building.id: building.effect for building in _BOX.building},
)
_ROW: Final = 2
"""Where the arguments of a word without children stand."""


def _column(k: int) -> list[int]:
    """One argument of each tile's word, 0 where it has none."""
    found = [0]
    for _, design in _TILES:
        pc = _PROGRAM.entry[DESIGN_IDS[design]]
        given = len(_BOX.building[design].effect) - 1
        found.append(int(_PROGRAM.code[pc + _ROW + k]) if k < given else 0)
    return found


OP: Final = bytes([0] + [int(_PROGRAM.code[_PROGRAM.entry[DESIGN_IDS[design]]]) for _, design in _TILES])
ARG: Final = vec[i64](_column(0))
ARG_2: Final = vec[i64](_column(1))
ARG_3: Final = vec[i64](_column(2))


def tiles_that(op: int) -> int:
    """The set of tiles that do this."""
    return sum(int(bit(tile)) for tile in range(1, len(OP)) if OP[tile] == op)


CONVERTERS: Final = tiles_that(CONVERT)
CONVERTER: Final = OP.index(CONVERT)
UNIVERSITIES: Final = tiles_that(ADVANCE)
MILITIAS: Final = tiles_that(MILITIA)
STABLES: Final = tiles_that(RIDE)
RELOCATIONS: Final = tiles_that(RELOCATE)
PRIVATEERS: Final = tiles_that(PLUNDER)
BY_GOODS: Final = tiles_that(INCOME_PER)
X_OWNERS: Final = tiles_that(DOCK_X)
Y_OWNERS: Final = tiles_that(DOCK_Y)

# ---- the map -------------------------------------------------------------------------------------------
REGION_GOOD: Final = bytes([GOOD_IDS.index(region.good) + 1 for region in _BOX.region])
OPEN_REGION: Final = next(k for k, region in enumerate(_BOX.region) if region.open)
BORDERS: Final = vec[i64](
    [sum(int(bit(REGION_IDS.index(other))) for other in region.adjacent) for region in _BOX.region]
)
"""The set of regions next to each."""
GOOD_COPIES: Final = bytes([0] + [good.copies for good in _BOX.good])


_FINDS: Final = (*_BOX.token, *_BOX.card)
"""Every discovery: tokens first, then cards."""
FIND_MONEY: Final = bytes([0] + [find.money for find in _FINDS])
FIND_PER_SOLDIER: Final = bytes([0] + [find.per_soldier for find in _FINDS])
FIND_NATIVES: Final = bytes([0] + [find.natives for find in _FINDS])
FIND_VP: Final = bytes([0] + [find.vp for find in _FINDS])
CARD_OFFSET: Final = 16
"""The card numbered k is find number CARD_OFFSET + k."""
MOST_NATIVES_ON_TOKENS: Final = max(FIND_NATIVES[: CARD_OFFSET + 1])

# ---- numbers -------------------------------------------------------------------------------------------
SHIPPING_STRENGTH: Final = bytes([piece.shipping for piece in _BOX.piece])
DISCOVERY_STRENGTH: Final = bytes([piece.discovery for piece in _BOX.piece])
FIGURES: Final = bytes([_BOX.figures[name] for name in NAMES])
SHIPS: Final = _BOX.figures["ships"]
START_MONEY: Final = _BOX.setup.money
START_COLONISTS: Final = _BOX.setup.colonists
MONEY_BY_PLACE: Final = bytes(_BOX.setup.money_by_place)
DOCK_CELLS: Final = bytes([0, 0] + [_BOX.setup.dock_cells[str(n)] for n in (2, 3, 4, 5)])
PRICE: Final = bytes([0, *_BOX.price.ages])
TRAINING_PRICE: Final = _BOX.price.training
WAR_PRICE: Final = _BOX.price.war
AGE_OF_TURN: Final = bytes([0] + [age for age, turns in enumerate(_BOX.turns.ages, 1) for _ in range(turns)])
TURNS: Final = len(AGE_OF_TURN) - 1
MERCHANT_MONEY: Final = _BOX.arrival.merchant_money
MISSIONARY_COLONISTS: Final = _BOX.arrival.missionary_colonists
SPECIALIST_FROM: Final = _BOX.auction.specialist_from
FIRST_VP: Final = _BOX.scoring.first
SECOND_VP: Final = _BOX.scoring.second
SHARED_VP: Final = _BOX.scoring.shared_first
THRESHOLD: Final = _BOX.scoring.threshold

if RECRUIT != FIRST_OWN_OP or len(TOKEN_IDS) != CARD_OFFSET:
    raise ValueError("parts.py disagrees with language.py or components.toml")
