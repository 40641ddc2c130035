"""What a game is worth to each seat."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from carrack.core.errors import Unknown
from carrack.core.registry import find
from carrack.envs import returns
from carrack.testing import arrange


@pytest.mark.parametrize(
    ("places", "place", "win"),
    [
        ([1, 2], [1, -1], [1, 0]),
        ([2, 3, 1], [0, -1, 1], [0, 0, 1]),
        ([1, 1], [0, 0], [1 / 2, 1 / 2]),
        ([4, 1, 3, 2], [-1, 1, -1 / 3, 1 / 3], [0, 1, 0, 0]),
        ([1, 1, 3, 4], [2 / 3, 2 / 3, -1 / 3, -1], [1 / 2, 1 / 2, 0, 0]),
        ([4, 1, 2, 2], [-1, 1, 0, 0], [0, 1, 0, 0]),
        ([1, 2, 2, 2, 5], [1, 0, 0, 0, -1], [1, 0, 0, 0, 0]),
        ([1, 1, 1], [0, 0, 0], [1 / 3, 1 / 3, 1 / 3]),
        ([1], [0], [1]),
    ],
    ids=str,
)
def test_places_are_worth_what_they_cover(places: list[int], place: list[float], win: list[float]) -> None:
    """Places go evenly from +1 to -1, shared ones are averaged; winners share 1."""
    state: Any = SimpleNamespace(ranking=lambda: places, seats=len(places))  # nothing else is known of it
    assert returns.place(state) == pytest.approx(place)
    assert returns.win(state) == pytest.approx(win)
    assert sum(returns.place(state)) == pytest.approx(0)
    assert sum(returns.win(state)) == pytest.approx(1)


def test_what_the_rules_win_nobody_gets() -> None:
    """Seats that the rules play come after the others: their places count, and they get nothing."""
    toy, customs = find("smugglers"), {"customs": True}
    alone = toy.position(toy.plain(toy.deal(1, customs)) | {"coin": [3], "nights": 5})
    assert (returns.place(alone), returns.win(alone), returns.score(alone)) == ([-1], [0], [3])
    level = toy.position(toy.plain(toy.deal(2, customs)) | {"coin": [3, 0], "seized": 3})
    assert (returns.place(level), returns.win(level)) == ([0.5, -1], [0.5, 0])


def test_rewards_of_a_real_position() -> None:
    """Points, tie and all, as the title counts them."""
    state = arrange(find("smugglers"), 4, vp=[1, 5, 1, 0], coin=[1, 0, 1, 1])
    assert returns.score(state) == [3, 10, 3, 1]
    assert returns.place(state) == [0, 1, 0, -1]
    assert returns.win(state) == [0, 1, 0, 0]
    assert all(type(reward) is float for name in returns.RETURNS for reward in returns.find(name)(state))


def test_every_reward_says_what_a_forfeit_is_worth() -> None:
    """Losing by breaking the rules is never worth more than the last place."""
    assert returns.FORFEIT.keys() == returns.RETURNS.keys()
    last = arrange(find("smugglers"), 3, vp=[9, 5, 0], coin=[0, 0, 0])
    assert all(returns.FORFEIT[name] <= returns.find(name)(last)[2] for name in returns.RETURNS)


def test_unknown_reward_lists_the_known() -> None:
    """The sentence names what would have been right."""
    with pytest.raises(Unknown, match="unknown reward 'money'; valid: place, win, score"):
        returns.find("money")
