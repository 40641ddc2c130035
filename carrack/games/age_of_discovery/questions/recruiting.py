# mypyc: compiled
"""After the auction: who was second with a high bid gets a specialist at once."""

from typing import Final

from mypy_extensions import i64

from carrack.core.contract import State
from carrack.core.question import SEVERAL, Question
from carrack.games.age_of_discovery.questions.training import Train
from carrack.games.age_of_discovery.realm import TO_HAND, recruit


class Recruit(Train):
    """Any specialist, for nothing."""

    def refuse(self, s: State, seat: i64, k: i64) -> i64:
        return 0

    def take(self, s: State, seat: i64, k: i64) -> None:
        s.pop()
        recruit(s, seat, k + 1, TO_HAND)


class Recruiting(Question):
    """There is always a choice."""

    def only(self, s: State, seat: i64) -> i64:
        return SEVERAL


RECRUITING: Final = Recruiting("recruiting", Recruit("train"), turns=True, says="ask-recruit")
