"""What a viewer sees of this edition: the scene of the family."""

from carrack.games.endeavor.endeavor_2009.rules import WORLD
from carrack.games.endeavor.shared.scene import scenery

SCENERY = scenery(WORLD)
