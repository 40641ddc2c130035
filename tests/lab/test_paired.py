"""Intervals that respect the pairing, against numbers worked out by hand."""

from __future__ import annotations

from math import inf

import pytest

from carrack.lab.paired import mean, share, student


def test_games_of_a_deal_that_always_end_alike_count_once() -> None:
    """Ten deals of two games, five won twice and five lost twice: Wilson's interval for 5 of 10, not for 10 of 20."""
    found = share([1.0] * 5 + [0.0] * 5, 2)
    assert found == pytest.approx((0.5, 0.2366, 0.7634, 10), abs=1e-4)


def test_games_that_have_nothing_in_common_count_each() -> None:
    """Sixteen deals of two games: 4 won twice, 8 once, 4 never. With the two imagined ones the variance is

    (5 * 0.25 + 8 * 0 + 5 * 0.25) / 18 = 0.1389, and 0.25 / 0.1389 = 1.8: worth 28.8 games of 32.
    """
    found = share([1.0] * 4 + [0.5] * 8 + [0.0] * 4, 2)
    assert found.worth == pytest.approx(28.8)
    assert found[:3] == pytest.approx((0.5, 0.3285, 0.6715), abs=1e-4)


def test_seats_that_cancel_out_make_no_game_count_twice() -> None:
    """Whoever begins wins: every deal is shared, and a hundred deals of two are worth 200 games at most.

    Variance with the imagined two: 2 * 0.25 / 102 = 0.0049, and 0.25 / 0.0049 = 51, cut to 2.
    """
    found = share([0.5] * 100, 2)
    assert found == pytest.approx((0.5, 0.4314, 0.5686, 200), abs=1e-4)


def test_who_wins_everything_is_judged_by_deals() -> None:
    """A hundred deals won twice: 100 of 100 has the lower end 100 / (100 + 1.96^2); one lost game does not raise it.

    With it and the imagined two the mean is 100.5 / 102, the variance 100.25 / 102 - 0.98529^2 = 0.01204, and
    0.98529 * 0.01471 / 0.01204 = 1.204.
    """
    everything = share([1.0] * 100, 2)
    assert everything == pytest.approx((1.0, 0.9630, 1.0, 100), abs=1e-4)
    but_one = share([1.0] * 99 + [0.5], 2)
    assert but_one.worth == pytest.approx(120.4, abs=0.1)
    assert but_one.low < everything.low
    nothing = share([0.0] * 100, 2)
    assert nothing == pytest.approx((0.0, 0.0, 0.0370, 100), abs=1e-4)


def test_one_deal_says_little() -> None:
    """As much as one game."""
    found = share([1.0], 4)
    assert found == pytest.approx((1.0, 0.2065, 1.0, 1), abs=1e-4)


def test_both_sides_of_a_match_mirror_each_other() -> None:
    """What one has won the other has lost."""
    deals = [1.0, 0.5, 0.5, 1.0, 0.0, 1.0, 0.75]
    one, other = share(deals, 2), share([1 - each for each in deals], 2)
    assert (one.low, one.high) == pytest.approx((1 - other.high, 1 - other.low))


def test_the_mean_of_deals() -> None:
    """Of 1, 2, 3, 4, 5: 3 ± 2.776 * 1.5811 / sqrt(5) = 3 ± 1.963; of one alone nothing is known."""
    assert mean([1, 2, 3, 4, 5]) == pytest.approx((3.0, 1.037, 4.963, 5), abs=1e-3)
    assert mean([7.0]) == (7.0, -inf, inf, 1)


@pytest.mark.parametrize(("degrees", "t"), [(1, 12.706), (2, 4.303), (4, 2.776), (10, 2.228), (99, 1.984)])
def test_student(degrees: int, t: float) -> None:
    """As in the tables."""
    assert student(degrees) == pytest.approx(t, rel=0.01)
