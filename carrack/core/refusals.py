"""Why an action is refused: a small number in the engine, a rule and a sentence for people."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

GAME_OVER: Final = 1
NO_SUCH_ACTION: Final = 2
NOT_ASKED: Final = 3
OTHER_QUESTION: Final = 4
FIRST_OWN: Final = 8
"""A title numbers its own reasons from here."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """The message id of the sentence (in the title's or our own .ftl) and the rule it rests on."""

    message: str
    rule: str = ""


_COMMON = {
    GAME_OVER: Refusal("refused-game-over"),
    NO_SUCH_ACTION: Refusal("refused-no-such-action"),
    NOT_ASKED: Refusal("refused-not-asked"),
    OTHER_QUESTION: Refusal("refused-other-question"),
}


class Refusals:
    """All reasons of a title, the common ones included."""

    def __init__(self, own: Mapping[int, tuple[str, str]]) -> None:
        if any(reason < FIRST_OWN for reason in own):
            raise ValueError(f"a title's own reasons are numbered from {FIRST_OWN}")
        self.all = _COMMON | {reason: Refusal(message, rule) for reason, (message, rule) in own.items()}

    def __getitem__(self, reason: int) -> Refusal:
        return self.all[reason]
