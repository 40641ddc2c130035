# mypyc: compiled
"""An eleventh soldier: one who stands in a colony becomes a colonist, so that his figure is free. Source: where to."""

from carrack.core.rooms import SEAT, SOURCE, Question, State, i64, top_frame
from carrack.games.age_of_discovery import at
from carrack.games.age_of_discovery.pieces import NAMES, SOLDIER, count
from carrack.games.age_of_discovery.places import RegionAnswer
from carrack.games.age_of_discovery.realm import can_swap, colony, figures_left, put, swap_out


class Swap(RegionAnswer):
    """A region with a soldier of one's own."""

    def refuse(self, s: State, seat: i64, k: i64) -> i64:
        return 0 if count(colony(s.cells, seat, k), SOLDIER) > 0 else at.NONE_TO_SWAP

    def take(self, s: State, seat: i64, k: i64) -> None:
        c = s.cells
        place = c[top_frame(c) + SOURCE]
        s.pop()
        swap_out(s, seat, SOLDIER, k)
        put(s, seat, SOLDIER, place)


class Swapping(Question):
    """Asked only if the soldier that is due cannot come, and could by a swap."""

    def follow(self, s: State) -> bool:
        c = s.cells
        top = top_frame(c)
        seat = c[top + SEAT]
        place = c[top + SOURCE]
        free = figures_left(s, seat, SOLDIER) > 0
        if not free and can_swap(s, seat, SOLDIER):
            return super().follow(s)
        s.pop()
        if free:
            put(s, seat, SOLDIER, place)
        elif s.journal is not None:
            s.journal.tell("none_left", seat, {"piece": NAMES[SOLDIER]})
        return True


SWAPPING = Swapping("swapping", Swap("swap"), decline=True, says="ask-swap")
