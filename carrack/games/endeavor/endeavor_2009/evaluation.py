# mypyc: compiled
"""How good a position is: the judgement of the family with the weights of this edition."""

from carrack.core.rooms import Final
from carrack.core.weights import Weights
from carrack.games.endeavor.endeavor_2009.rules import RULES, WORLD
from carrack.games.endeavor.shared.evaluation import WEIGHTS, EndeavorEvaluation

EVALUATION: Final = EndeavorEvaluation(WORLD, RULES.doing, Weights("carrack.games.endeavor.endeavor_2009", WEIGHTS))
