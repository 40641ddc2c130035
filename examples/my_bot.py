"""A bot of one's own that knows no rule: `carrack simulate TITLE --bots examples/my_bot.py:Mine,random`."""

from carrack.bots.player import Bot
from carrack.core.contract import State


class Mine(Bot):
    """Tries every action in a few deals, plays on at random for a while, and takes what went best."""

    deals = 6
    depth = 12

    def choose(self, state: State, seat: int) -> int:
        """One of the seat's legal actions; what it cannot know was dealt anew in this copy of the position."""
        return max(state.legal_for(seat), key=lambda action: self.worth(state, seat, action))

    def worth(self, state: State, seat: int, action: int) -> int:
        """How far ahead of the others the action leads, over several deals."""
        lead = 0
        for _ in range(self.deals):
            copy = state.clone()
            copy.redeal(seat, self.rng)
            copy.answer(seat, action)
            for _ in range(self.depth):
                if not copy.over:
                    legal = copy.legal()
                    copy.apply(legal[self.rng.below(len(legal))])
            lead += copy.score(seat) - max(copy.score(other) for other in range(copy.seats) if other != seat)
        return lead
