"""A bot of one's own, which knows no rule of any title: `carrack simulate TITLE --bots examples/my_bot.py:Mine,random`."""

from carrack.bots.player import Bot
from carrack.core.contract import State


class Mine(Bot):
    """Tries every action in a few deals, plays on at random for a while, and takes what went best."""

    deals = 6
    depth = 12

    def choose(self, state: State, seat: int) -> int:
        """One of the seat's legal actions; `state` is a copy in which all that the seat cannot know was dealt anew."""
        return max(state.legal_for(seat), key=lambda action: sum(self.tried(state, seat, action) for _ in range(self.deals)))

    def tried(self, state: State, seat: int, action: int) -> int:
        """The lead over the best of the others, some decisions after this action, in one of all possible deals."""
        copy = state.clone()
        copy.redeal(seat, self.rng)
        copy.answer(seat, action)
        for _ in range(self.depth):
            if not copy.over:
                legal = copy.legal()
                copy.apply(legal[self.rng.below(len(legal))])
        return copy.score(seat) - max(copy.score(other) for other in range(copy.seats) if other != seat)
