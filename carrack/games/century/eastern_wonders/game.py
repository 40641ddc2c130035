"""The title as the registry finds it."""

from carrack.core.contract import Game
from carrack.games.century.eastern_wonders import at
from carrack.games.century.eastern_wonders.box import COMPONENTS
from carrack.games.century.eastern_wonders.evaluation import EVALUATION
from carrack.games.century.eastern_wonders.rules import RULES
from carrack.games.century.eastern_wonders.scene import SCENERY
from carrack.games.century.eastern_wonders.table import TABLE

WIDEST = 1 + 6 + 1 + at.MOST_TIMES + 1
"""To do nothing, to sail to six cells, to collect, to trade as often as can be said, to harvest."""

GAME = Game(
    key="eastern_wonders",
    package="carrack.games.century.eastern_wonders",
    table=TABLE,
    rules=RULES,
    components=COMPONENTS,
    seats=COMPONENTS.box.title.seats,
    rules_version=1,
    widest=max(WIDEST, at.MARKETS),
    horizon=3_000,
    scenery=SCENERY,
    evaluation=EVALUATION,
)
