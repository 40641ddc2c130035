"""What the search says of a position."""

from __future__ import annotations

import pickle
from math import sqrt

import pytest

from carrack._modes import compiled
from carrack.bots import make
from carrack.bots.analysis import analyse
from carrack.core.chance import Chance
from carrack.core.contract import State
from carrack.core.registry import games
from tests.bots.positions import positions


@pytest.mark.parametrize("key", games())
def test_an_analysis_is_whole(key: str) -> None:
    """Shares of the win add up; actions are legal, best first; the line is one that can be played."""
    for state in positions(key, games()[key].most, 6, most=3 if compiled() else 1):
        seat = int(state.actor)
        found = analyse(state, seat, 11, 30)
        assert found.iterations == 30
        assert sum(found.win) == pytest.approx(1.0)
        assert len(found.win) == len(found.error) == len(found.scores) == state.seats
        assert [each.visits for each in found.candidates] == sorted((e.visits for e in found.candidates), reverse=True)
        assert sum(each.visits for each in found.candidates) == 30
        assert {each.action for each in found.candidates} <= set(state.legal_for(seat))
        assert all(0 <= each.win <= 1 and each.error >= 0 for each in found.candidates)
        for win, error in zip(found.win, found.error, strict=True):  # no surer than as many games would be
            assert error >= sqrt(win * (1 - win) / 30) - 1e-9
        assert found.line[0] == (seat, found.candidates[0].action)
        assert pickle.loads(pickle.dumps(found)) == found
        copy = state.clone()
        for mover, action in found.line:
            assert copy.actor == mover or games()[key].waiting(copy).count(mover)
            copy.answer(mover, action)


@pytest.mark.parametrize("key", games())
def test_an_analysis_depends_on_what_the_seat_knows(key: str) -> None:
    """Two deals that look the same give the same words for the same seed."""
    for state in positions(key, games()[key].most, 7, most=2 if compiled() else 1):
        seat = int(state.actor)
        other = state.clone()
        other.redeal(seat, Chance(31))
        assert analyse(state, seat, 5, 20) == analyse(other, seat, 5, 20)


def test_who_is_about_to_win_is_said_to() -> None:
    """At the end of a game the shares are those of the result."""
    game = games()["spice_road"]
    state = game.deal(2, seed=2)
    before: list[State] = []
    bots = [make("greedy", Chance(1)), make("random", Chance(2))]
    while not state.over:
        before.append(state.clone())
        state.apply(bots[int(state.actor)].move(state, state.actor))
    last = before[-1]
    found = analyse(last, int(last.actor), 1, 30)
    assert found.win[0] > 0.9
