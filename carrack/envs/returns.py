"""What a game was worth to each seat that decides: the rewards of every face, defined once.

Each is a pure function of a position, finished or stopped: the ranking and the points as they stand.
"""

from __future__ import annotations

from collections.abc import Callable

from carrack.core.contract import State
from carrack.core.errors import Unknown

Returns = Callable[[State], list[float]]


def place(state: State) -> list[float]:
    """Evenly from +1 for the winner to -1 for the last; a shared place is the mean of those it covers, the sum is 0.

    Seats that the rules play have places, too, and what they win is missing from the sum; alone one gets 0.
    """
    places = state.ranking()
    last = len(places)
    if last == 1:
        return [0.0]
    # Seats that share place p cover p to p + shared - 1.
    return [(last - 2 * p - places.count(p) + 2) / (last - 1) for p in places[: state.seats]]


def win(state: State) -> list[float]:
    """1 for the winner and 0 for all others; several winners share the 1, some may be seats that the rules play."""
    places = state.ranking()
    return [1 / places.count(1) if p == 1 else 0.0 for p in places[: state.seats]]


def score(state: State) -> list[float]:
    """The points."""
    return [float(state.score(seat)) for seat in range(int(state.seats))]


RETURNS: dict[str, Returns] = {"place": place, "win": win, "score": score}

FORFEIT: dict[str, float] = {"place": -1.0, "win": 0.0, "score": 0.0}
"""What a seat gets whose game is broken off because it did what the rules refuse."""


def find(name: str) -> Returns:
    """The rewards of that name."""
    if name not in RETURNS:
        raise Unknown("reward", name, RETURNS)
    return RETURNS[name]
