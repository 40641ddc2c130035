# mypyc: compiled
"""A trade with two outputs: for each lot one of them. Register A: lots that are left; B: the lowest output allowed."""

from carrack.core.rooms import PC, SOURCE, A, Answer, B, Final, Repeated, State, Text, i64, top_frame
from carrack.games.century.shared.cubes import named
from carrack.games.century.shared.hold import trade
from carrack.games.century.spice_road import at, cards
from carrack.games.century.spice_road.hands import piece_of


class Choose(Answer):
    """Outputs are chosen in ascending order, so that every mixture has one path."""

    def refuse(self, s: State, seat: i64, k: i64) -> i64:
        return at.CHOSEN_IN_ORDER if k < s.frame(B) else 0

    def take(self, s: State, seat: i64, k: i64) -> None:
        c = s.cells
        top = top_frame(c)
        pc = c[top + PC]
        c[top + A] -= 1
        c[top + B] = k
        trade(s, at.CARAVAN, seat, cards.CODE[pc + cards.ARGS], cards.CODE[pc + cards.ARGS + 1 + k], 1)


class Choosing(Repeated):
    """Until all lots are traded."""

    def concerns(self, s: State, seat: i64) -> tuple[str, ...]:
        return (piece_of(int(s.frame(SOURCE)), int(seat)),)

    def ask(self, s: State, seat: i64) -> Text:
        return self.says, {"left": int(self.left(s, seat)), "give": named(cards.argument(int(s.frame(PC)), 0))}


CHOOSING: Final = Choosing("choosing", Choose("choose"), says="ask-choose")
