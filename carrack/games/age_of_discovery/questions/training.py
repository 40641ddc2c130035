# mypyc: compiled
"""The training cell of the specialist line: any specialist, for money."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from carrack.core.contract import State
from carrack.core.question import Answer, Question
from carrack.core.scene import Text
from carrack.games.age_of_discovery import at, parts
from carrack.games.age_of_discovery.pieces import NAMES
from carrack.games.age_of_discovery.realm import TO_NEXT, can_swap, due, figures_left


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


class Training(Question):
    """One may leave it."""

    def ask(self, s: State, seat: i64) -> Text:
        return self.says, {"n": parts.TRAINING_PRICE}


TRAINING: Final = Training("training", Train("train"), decline=True, turns=True, says="ask-train")
