# mypyc: compiled
"""The rules of this edition: those of the family, with this box."""

from carrack.core.rooms import Final
from carrack.games.endeavor.endeavor_2009.box import COMPONENTS
from carrack.games.endeavor.endeavor_2009.table import TABLE
from carrack.games.endeavor.shared.rules import EndeavorRules
from carrack.games.endeavor.shared.world import World

WORLD: Final = World(TABLE, COMPONENTS.box)
RULES: Final = EndeavorRules(WORLD)
