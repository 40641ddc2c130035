"""The title as the registry finds it."""

from carrack.core.contract import Game
from carrack.games.endeavor.endeavor_2009.box import COMPONENTS
from carrack.games.endeavor.endeavor_2009.evaluation import EVALUATION
from carrack.games.endeavor.endeavor_2009.rules import RULES, WORLD
from carrack.games.endeavor.endeavor_2009.scene import SCENERY
from carrack.games.endeavor.endeavor_2009.table import TABLE

WIDEST = 1 + len(WORLD.names.nodes) + len(WORLD.names.cards)
"""More than any question has: a city or a card each, and the way out."""

GAME = Game(
    key="endeavor",
    package="carrack.games.endeavor.endeavor_2009",
    table=TABLE,
    rules=RULES,
    components=COMPONENTS,
    seats=COMPONENTS.box.title.seats,
    rules_version=1,
    widest=WIDEST,
    horizon=2_000,
    scenery=SCENERY,
    evaluation=EVALUATION,
)
