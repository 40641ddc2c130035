# mypyc: compiled
"""One action of a building or a token: what all actions have in common.

The frame of `doing` says what is left: register A holds the offer, one of its actions or all of them; register B is the
region of the first action; the source is the space of the building, 0 for a token.
"""

from mypy_extensions import mypyc_attr

from carrack.core.rooms import A, Answer, B, State, bit, i64, top_frame
from carrack.games.endeavor.shared.choices import ALL, LANE, shown
from carrack.games.endeavor.shared.world import World


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed(Answer):
    """An action, by its lane in an offer."""

    def __init__(self, verb: str, w: World, deed: int) -> None:
        super().__init__(verb)
        self.w = w
        self.deed: i64 = deed
        self.not_shown: i64 = w.why("NOT_SHOWN")
        self.other_region: i64 = w.why("OTHER_REGION")

    def is_shown(self, s: State) -> bool:
        """Whether the action is among those that are left."""
        return shown(s.frame(A), self.deed)

    def is_elsewhere(self, s: State, region: i64) -> bool:
        """Whether the first action was in another region, and the match is played so that this matters."""
        if s.cells[self.w.same_region] == 0:
            return False
        first = s.frame(B)
        return first != 0 and first != region

    def begin(self, s: State, region: i64) -> None:
        """The action is taken off what is left; with it all is done, if only one was offered."""
        c = s.cells
        top = top_frame(c)
        if c[top + A] & ALL == 0:
            s.pop()
            return
        c[top + A] -= bit(LANE * self.deed)
        if c[top + A] == ALL:
            s.pop()
        elif c[top + B] == 0:
            c[top + B] = region
