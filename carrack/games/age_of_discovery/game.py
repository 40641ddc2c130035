"""The title as the registry finds it."""

from carrack.core.contract import Game
from carrack.games.age_of_discovery.at import ADVANCES, KINDS, SPOTS
from carrack.games.age_of_discovery.box import COMPONENTS
from carrack.games.age_of_discovery.evaluation import EVALUATION
from carrack.games.age_of_discovery.rules import RULES
from carrack.games.age_of_discovery.scene import SCENERY
from carrack.games.age_of_discovery.table import TABLE

GAME = Game(
    key="age_of_discovery",
    package="carrack.games.age_of_discovery",
    table=TABLE,
    rules=RULES,
    components=COMPONENTS,
    seats=COMPONENTS.box.title.seats,
    rules_version=2,
    widest=KINDS * SPOTS + ADVANCES,  # every kind to every spot, and the University
    horizon=3_000,
    scenery=SCENERY,
    evaluation=EVALUATION,
)
