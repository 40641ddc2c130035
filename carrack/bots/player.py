# mypyc: compiled
"""What a bot is."""

from mypy_extensions import i64, mypyc_attr

from carrack.core.chance import Chance
from carrack.core.contract import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses actions for a seat. The state it is shown is a re-dealt copy: it may do with it what it likes."""

    def __init__(self, rng: Chance) -> None:
        self.rng = rng

    def choose(self, state: State, seat: i64) -> i64:
        """One of the seat's legal actions."""
        raise NotImplementedError  # abstract

    def move(self, state: State, seat: i64) -> i64:
        """Choose for a seat of the real position: the copy is re-dealt before the bot sees it."""
        copy = state.clone()
        copy.redeal(seat, self.rng)
        return self.choose(copy, seat)
