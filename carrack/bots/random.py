# mypyc: compiled
"""Any legal action, all equally likely."""

from mypy_extensions import i64

from carrack.bots.player import Bot
from carrack.core.contract import State


class Random(Bot):
    """Plays at random."""

    def choose(self, state: State, seat: i64) -> i64:
        """A fair draw from the legal actions."""
        buffer = state.game.buffer()
        return buffer[self.rng.below(state.options_into(seat, buffer))]

    def move(self, state: State, seat: i64) -> i64:
        """The same: it looks at nothing that would need a redeal."""
        return self.choose(state, seat)
