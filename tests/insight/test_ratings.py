"""Ratings of bots that have played each other."""

from __future__ import annotations

import pytest

from carrack.insight.ratings import Rating, rate

MEASURE = Rating(10.0, 1.0)


def test_who_is_fixed_is_the_measure() -> None:
    """It does not move; who beats it three times of four comes out 200 points higher."""
    games = [(["a", "b"], [2, 1] if k % 4 == 0 else [1, 2]) for k in range(200)]
    found = rate(games, {"b": MEASURE})
    assert found["b"] == MEASURE
    assert found["a"].mu - MEASURE.mu == pytest.approx(6.6, abs=1.5)


def test_several_seats_are_one_bot() -> None:
    """Three weak ones share the last places with every order; the strong one stands above them, a third in between."""
    games = [(["a", "c", "b", "b"], [1, 2, 3, 4]), (["b", "b", "a", "c"], [4, 2, 1, 3])] * 20
    found = rate(games, {"b": MEASURE})
    assert found["a"].mu > found["c"].mu > found["b"].mu
    assert rate([], {"b": MEASURE}) == {"b": MEASURE}
