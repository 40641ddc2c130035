"""The title as the registry finds it."""

from carrack.core.contract import Game
from carrack.games.century.shared.cubes import total
from carrack.games.century.spice_road import at
from carrack.games.century.spice_road.box import COMPONENTS
from carrack.games.century.spice_road.cards import GIVES
from carrack.games.century.spice_road.evaluation import EVALUATION
from carrack.games.century.spice_road.rules import RULES
from carrack.games.century.spice_road.scene import SCENERY
from carrack.games.century.spice_road.table import MERCHANTS, TABLE


def _widest() -> int:
    """Rest, every merchant, every goal, every card in one hand as often as ten cubes allow, and every deal."""
    plays = sum(at.MOST_TIMES // int(total(give)) if give else 1 for give in GIVES[1:])
    return 1 + at.MERCHANT_SLOTS + at.GOAL_SLOTS + plays + MERCHANTS


GAME = Game(
    key="spice_road",
    package="carrack.games.century.spice_road",
    table=TABLE,
    rules=RULES,
    components=COMPONENTS,
    seats=COMPONENTS.box.title.seats,
    rules_version=2,
    widest=_widest(),
    horizon=20_000,
    scenery=SCENERY,
    evaluation=EVALUATION,
)
