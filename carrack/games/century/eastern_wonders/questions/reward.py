# mypyc: compiled
"""The reward of an empty column: a bonus token of one's choice, as long as there are any."""

from carrack.core.rooms import KIND, SEAT, A, Answer, Final, Question, State, i64, top_frame
from carrack.games.century.eastern_wonders import at, tiles
from carrack.games.century.eastern_wonders.bonuses import any_left, left, points_of_next, take


class TakeBonus(Answer):
    """The top token of a kind."""

    def refuse(self, s: State, seat: i64, k: i64) -> i64:
        return 0 if left(s.cells, k) > 0 else at.KIND_GONE

    def take(self, s: State, seat: i64, k: i64) -> None:
        c = s.cells
        s.pop()
        points = points_of_next(c, k)
        take(c, seat, k)
        if k == at.KIND_HOLD:
            c[at.EXTRA_SLOTS + seat] += tiles.EXTRA_SLOTS
        top = top_frame(c)
        if k == at.KIND_UPGRADE and c[at.NEW_UPGRADE] == 1 and c[top + KIND] == at.UPGRADING:
            c[top + A] += 1
        if s.journal is not None:
            plus = {"vp": int(points)} if points else {}
            s.journal.tell("rewarded", seat, {"kind": tiles.BONUS_IDS[k], "plus": plus})

    def touches(self, s: State, seat: i64, k: i64) -> tuple[str, ...]:
        return (f"bonus.{tiles.BONUS_IDS[k]}",) if left(s.cells, k) > 0 else ()


class Reward(Question):
    """Asked only while there are tokens."""

    def follow(self, s: State) -> bool:
        c = s.cells
        if any_left(c):
            s.ask(c[top_frame(c) + SEAT])
            return False
        s.pop()
        return True


REWARD: Final = Reward("reward", TakeBonus("bonus"))
