# mypyc: compiled
"""Any specialist: for money in the training cell of the specialist line, or as the second of the auction."""

from carrack.core.rooms import Answer, Question, State, i64
from carrack.games.age_of_discovery import at, parts
from carrack.games.age_of_discovery.pieces import NAMES
from carrack.games.age_of_discovery.realm import TO_HAND, TO_NEXT, can_swap, due, figures_left, recruit


class Train(Answer):
    """A specialist for the next turn: there must be a figure of it, or one in a colony that a colonist may replace."""

    def refuse(self, s: State, seat: i64, k: i64) -> i64:
        if s.cells[at.MONEY + seat] < i64(parts.TRAINING_PRICE):
            return at.CANNOT_TRAIN
        return 0 if figures_left(s, seat, k + 1) > 0 or can_swap(s, seat, k + 1) else at.NONE_LEFT

    def take(self, s: State, seat: i64, k: i64) -> None:
        s.pop()
        s.cells[at.MONEY + seat] -= i64(parts.TRAINING_PRICE)
        if s.journal is not None:
            s.journal.tell("trained", seat, {"piece": NAMES[k + 1], "minus": {"coin": parts.TRAINING_PRICE}})
        due(s, seat, k + 1, TO_NEXT)

    def touches(self, s: State, seat: i64, k: i64) -> tuple[str, ...]:
        return (f"specialists:{NAMES[k + 1]}",)

    def about(self, s: State, seat: i64, k: i64, reason: i64) -> dict[str, object]:
        return {"need": parts.TRAINING_PRICE, "have": int(s.cells[at.MONEY + seat])}


class Recruit(Train):
    """At once and for nothing."""

    def refuse(self, s: State, seat: i64, k: i64) -> i64:
        return 0

    def take(self, s: State, seat: i64, k: i64) -> None:
        s.pop()
        recruit(s, seat, k + 1, TO_HAND)


TRAINING = Question("training", Train("train"), decline=True, turns=True, says="ask-train", n=parts.TRAINING_PRICE)
RECRUITING = Question("recruiting", Recruit("train"), turns=True, says="ask-recruit")
