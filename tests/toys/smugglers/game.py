"""The title as the registry finds it."""

from __future__ import annotations

from carrack.core.contract import Game
from smugglers.box import COMPONENTS
from smugglers.evaluation import EVALUATION
from smugglers.rules import RULES
from smugglers.scene import SCENERY
from smugglers.table import TABLE

GAME = Game(
    key="smugglers",
    package="smugglers",
    table=TABLE,
    rules=RULES,
    components=COMPONENTS,
    seats=COMPONENTS.box.title.seats,
    rules_version=1,
    widest=512,
    horizon=2_000,
    scenery=SCENERY,
    evaluation=EVALUATION,
)
