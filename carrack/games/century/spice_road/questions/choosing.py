# mypyc: compiled
"""A trade with two outputs: for each lot one of them. Register A: lots that are left; B: the lowest output allowed."""

from carrack.core.rooms import PC, A, Answer, B, Final, Question, State, Text, i64, top_frame
from carrack.games.century.shared.cubes import named
from carrack.games.century.shared.hold import gain, lose
from carrack.games.century.spice_road import at, cards


class Choose(Answer):
    """Outputs are chosen in ascending order, so that every mixture has one path."""

    def refuse(self, s: State, seat: i64, k: i64) -> i64:
        c = s.cells
        return at.CHOSEN_IN_ORDER if k < c[top_frame(c) + B] else 0

    def take(self, s: State, seat: i64, k: i64) -> None:
        c = s.cells
        top = top_frame(c)
        pc = c[top + PC]
        c[top + A] -= 1
        c[top + B] = k
        lose(s, at.CARAVAN, seat, cards.CODE[pc + cards.ARGS])
        gain(s, at.CARAVAN, seat, cards.CODE[pc + cards.ARGS + 1 + k])


class Choosing(Question):
    """Until all lots are traded."""

    def follow(self, s: State) -> bool:
        c = s.cells
        if c[top_frame(c) + A] > 0:
            return False
        s.pop()
        return True

    def ask(self, s: State, seat: i64) -> Text:
        c = s.cells
        top = top_frame(c)
        return self.says, {"left": int(c[top + A]), "give": named(cards.argument(int(c[top + PC]), 0))}


CHOOSING: Final = Choosing("choosing", Choose("choose"), says="ask-choose")
