"""What is asked of a title's list of blunders."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar

from carrack.core.contract import State


class Watch(ABC):
    """Looks on at one game and says what goes wrong."""

    title: ClassVar[str]
    blunders: ClassVar[tuple[str, ...]]
    wins_bar: ClassVar[float]
    """What the lower end of the share of wins of one greedy against random bots must come to."""

    @abstractmethod
    def blunder(self, state: State, seat: int, action: int) -> str:
        """What a seat is about to do wrong, in a word, or nothing."""

    @abstractmethod
    def turns(self, state: State) -> int:
        """How many turns a seat has in a game."""
