# mypyc: compiled
"""Market tiles, victory point tokens, bonus tokens and player boards as tables; row 0 of a table is "none"."""

from carrack.core.rooms import Final, i64, vec
from carrack.games.century.eastern_wonders.box import COMPONENTS
from carrack.games.century.shared import cubes

BOX: Final = COMPONENTS.box

TILE_IDS: Final = tuple(tile.id for tile in BOX.market)
TOKEN_IDS: Final = tuple(token.id for token in BOX.token)
START_IDS: Final = tuple(start.id for start in BOX.start)
BONUS_IDS: Final = tuple(bonus.id for bonus in BOX.bonus)
ROWS: Final = BOX.board.rows
"""The trade symbols in the order of the rows of a player board."""

ROW_OF: Final = bytes([0] + [ROWS.index(tile.symbol) for tile in BOX.market])
"""The row of each tile, from 0."""
GIVES: Final = vec[i64]([0] + [cubes.parse(tile.give) for tile in BOX.market])
GETS: Final = vec[i64]([0] + [cubes.parse(tile.get) for tile in BOX.market])

COST: Final = vec[i64]([0] + [cubes.parse(token.cost) for token in BOX.token])
POINTS: Final = bytes([0] + [token.points for token in BOX.token])

START_CUBES: Final = vec[i64]([0] + [cubes.parse(start.cubes) for start in BOX.start])
CUBE_POINTS: Final = bytes(BOX.spices.points)
OUTPOST_PRICE: Final = bytes([0, 0] + [BOX.setup.outpost_price[str(n)] for n in (2, 3, 4)])
"""Cubes for each outpost that stands there already, by the number of seats."""
SLOT_POINTS: Final = bytes(BOX.board.points)

_BY_ID: Final = {bonus.id: bonus for bonus in BOX.bonus}
BONUS_POINTS: Final = bytes([points for bonus in BOX.bonus for points in bonus.points])
"""What each token scores: those of a kind one after another, the top one first."""
PILE_OF_POINTS: Final = _BY_ID["points"].points
"""What the tokens of the pile of points score, the top one first."""
BONUS_COPIES: Final = len(BOX.bonus[0].points)
EXTRA_SLOTS: Final = _BY_ID["hold"].slots
CROP: Final = cubes.parse(BOX.setup.harvest)
EXTRA_CROP: Final = cubes.parse(_BY_ID["harvest"].harvest)

if any(len(bonus.points) != BONUS_COPIES for bonus in BOX.bonus):
    raise ValueError("there are not as many bonus tokens of each kind")
