# mypyc: compiled
"""The components as tables. Goods, tokens, cards and buildings are numbered from 1; row 0 of their tables is "none".

Regions, kinds of pieces, nations and seats are numbered from 0. The two tiles of Settlers are tiles of one design.
"""

from typing import Any

from carrack.core.language import FIRST_OWN_OP, EffectError, Program, Read, Word, number, one_of_names
from carrack.core.rooms import Final, bit, i64, vec
from carrack.games.age_of_discovery.box import COMPONENTS, Building
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

# ---- what a building does: one word each; at.py has the numbers of the words and measures -------------------
MEASURES: Final = (
    "good",
    "piece_in_new_world",
    "ship",
    "soldier_in_new_world",
    "building",
    "region_with_piece",
    "money",
)


def _good_set(value: Any) -> int:
    """Names of goods with spaces between, as a set: the good numbered k is bit k."""
    unknown = set(str(value).split()) - set(GOOD_IDS)
    if unknown:
        raise EffectError(f"{', '.join(sorted(unknown))}: no such goods; there are {', '.join(GOOD_IDS)}")
    return sum(int(bit(GOOD_IDS.index(name) + 1)) for name in str(value).split())


_PIECE: Final = one_of_names(NAMES)
_WORDS: Final[dict[str, tuple[Read, ...]]] = {
    "recruit": (_PIECE,),
    "dock_x": (_PIECE,),
    "dock_y": (_PIECE,),
    "embark": (_PIECE,),
    "income": (number,),
    "grant": (number,),
    "income_per": (number, _good_set),
    "plunder": (number,),
    "draw_good": (),
    "chart": (),
    "convert": (number,),
    "advance": (),
    "ride": (),
    "relocate": (number,),
    "militia": (),
    "station": (number,),
    "settle": (number,),
    "vp_per": (one_of_names(MEASURES), number, number),
}
OPS: Final = {word: FIRST_OWN_OP + k for k, word in enumerate(_WORDS)}
_PROGRAM: Final = Program(
    {word: Word(op, _WORDS[word]) for word, op in OPS.items()}, {each.id: each.effect for each in _BOX.building}
)


def _code(design: Building) -> list[int]:
    """The number of its word and three arguments, 0 where it has none."""
    pc = _PROGRAM.entry[design.id]
    return [int(_PROGRAM.code[pc]), *_PROGRAM.code[pc + 2 : pc + 1 + len(design.effect)], 0, 0, 0]


_CODES: Final = [[0, 0, 0, 0], *[_code(_BOX.building[design]) for _, design in _TILES]]
OP: Final = bytes([code[0] for code in _CODES])
ARG: Final = vec[i64]([code[1] for code in _CODES])
ARG_2: Final = vec[i64]([code[2] for code in _CODES])
ARG_3: Final = vec[i64]([code[3] for code in _CODES])


def tiles_that(word: str) -> int:
    """The set of tiles that do this."""
    return sum(int(bit(tile)) for tile in range(1, len(OP)) if OP[tile] == OPS[word])


CONVERTERS: Final = tiles_that("convert")
UNIVERSITIES: Final = tiles_that("advance")
MILITIAS: Final = tiles_that("militia")
STABLES: Final = tiles_that("ride")
RELOCATIONS: Final = tiles_that("relocate")
PRIVATEERS: Final = tiles_that("plunder")
BY_GOODS: Final = tiles_that("income_per")
X_OWNERS: Final = tiles_that("dock_x")
Y_OWNERS: Final = tiles_that("dock_y")

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
FIND_MONEY: Final = vec[i64]([0] + [find.money for find in _FINDS])
FIND_PER_SOLDIER: Final = vec[i64]([0] + [find.per_soldier for find in _FINDS])
FIND_NATIVES: Final = vec[i64]([0] + [find.natives for find in _FINDS])
FIND_VP: Final = vec[i64]([0] + [find.vp for find in _FINDS])
CARD_OFFSET: Final = 16
"""The card numbered k is find number CARD_OFFSET + k."""
MOST_NATIVES_ON_TOKENS: Final = max(token.natives for token in _BOX.token)

# ---- numbers -------------------------------------------------------------------------------------------
SHIPPING_STRENGTH: Final = bytes([piece.shipping for piece in _BOX.piece])
DISCOVERY_STRENGTH: Final = bytes([piece.discovery for piece in _BOX.piece])
FIGURES: Final = bytes([_BOX.figures[name] for name in NAMES])
SHIPS: Final = _BOX.figures["ships"]
START_MONEY: Final = _BOX.setup.money
START_COLONISTS: Final = _BOX.setup.colonists
MONEY_BY_PLACE: Final = bytes(_BOX.setup.money_by_place)
DOCK_CELLS: Final = vec[i64]([0, 0] + [_BOX.setup.dock_cells[str(n)] for n in (2, 3, 4, 5)])
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

if len(TOKEN_IDS) != CARD_OFFSET:
    raise ValueError("parts.py disagrees with components.toml")
