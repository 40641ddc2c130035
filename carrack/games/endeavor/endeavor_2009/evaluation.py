# mypyc: compiled
"""What bots go by in this edition: the evaluation of the family with weights of its own."""

from carrack.core.rooms import Final
from carrack.core.weights import Weights
from carrack.games.endeavor.endeavor_2009.rules import WORLD
from carrack.games.endeavor.shared.evaluation import EndeavorEvaluation
from carrack.games.endeavor.shared.outlook.weights import NAMES

WEIGHTS: Final = Weights("carrack.games.endeavor.endeavor_2009", NAMES)
EVALUATION: Final = EndeavorEvaluation(WORLD, WEIGHTS, temperature=700, rollout=4)
