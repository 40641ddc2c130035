# mypyc: compiled
"""The actions of a building or token: their targets are on offer together, so that a target says which action it is.

Of several that must all be done the owner chooses the order by choosing a target; what cannot be done is left out.
"""

from carrack.core.rooms import SEAT, SOURCE, A, B, Question, State, Text, bit, final, i64, top_frame
from carrack.games.endeavor.shared.boards import pieces_of
from carrack.games.endeavor.shared.choices import ALL, doable, is_worth, shown
from carrack.games.endeavor.shared.offers import DEEDS
from carrack.games.endeavor.shared.questions.attacking import Attack
from carrack.games.endeavor.shared.questions.collecting import Pay
from carrack.games.endeavor.shared.questions.drawing import Draw
from carrack.games.endeavor.shared.questions.occupying import Occupy
from carrack.games.endeavor.shared.questions.shipping import Ship
from carrack.games.endeavor.shared.world import World


@final
class Doing(Question):
    """What is left is done, as far as it can be."""

    def __init__(self, name: str, w: World) -> None:
        super().__init__(
            name, Ship("ship", w), Occupy("occupy", w), Attack("attack", w), Pay("pay", w), Draw("draw", w)
        )
        self.w = w

    def start(self, s: State, seat: i64, offer: i64, source: i64) -> None:
        """Carry out an offer: of the building on a space, or of a token (0)."""
        s.push(self.kind, seat, 0, source, offer)

    def follow(self, s: State) -> bool:
        c = s.cells
        top = top_frame(c)
        seat = c[top + SEAT]
        can = doable(c, self.w, seat, c[self.w.harbour + seat], c[top + SOURCE])
        if is_worth(c[top + A], can) and (c[top + B] == 0 or self._is_possible(s, seat)):
            return super().follow(s)
        s.pop()
        return True

    def _is_possible(self, s: State, seat: i64) -> bool:
        """Whether any action has a target, also if it must be in the region of the first one."""
        if s.cells[self.w.same_region] == 0:
            return True
        for answer in self.answers:
            for k in range(answer.size):
                if answer.refuse(s, seat, k) == 0:
                    return True
        return False

    def ask(self, s: State, seat: i64) -> Text:
        offer = s.frame(A)
        names = [name for k, name in enumerate(DEEDS) if shown(offer, k)]
        return "-".join([self.says, *names]), {"all": "yes" if offer & ALL != 0 else "no"}

    def concerns(self, s: State, seat: i64) -> tuple[str, ...]:
        source = s.frame(SOURCE)
        return pieces_of(self.w, seat, bit(source)) if source != 0 else ()
