# mypyc: compiled
"""What cards do when they are gained, word by word."""

from carrack.core.effects import Effects
from carrack.core.rooms import State, final, i64
from carrack.games.endeavor.shared.decks import abolish_slavery
from carrack.games.endeavor.shared.world import ABOLISH_SLAVERY, World


@final
class CardEffects(Effects):
    """The words of the family."""

    def __init__(self, w: World) -> None:
        super().__init__(w.code)
        self.w = w

    def perform(self, s: State, op: i64, pc: i64, seat: i64, source: i64, bound: i64) -> None:
        if op == ABOLISH_SLAVERY:
            abolish_slavery(s, self.w, seat)
