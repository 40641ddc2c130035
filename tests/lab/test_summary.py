"""The figures of a simulation, against numbers worked out elsewhere."""

from __future__ import annotations

import pytest

from carrack.lab.rows import Row
from carrack.lab.summary import Summary, mean, quantile, spread, wilson


def row(game: int, scores: list[int], places: list[int], first: int = 0) -> Row:
    """A game of two bots, a in seat 0."""
    return Row(game, "0" * 32, 2, first, ["a", "b"], 10 * (game + 1), game + 1, scores, places, None, [{}, {}], False)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (81, 263, 0.2553, 0.3662)],
)
def test_wilson(wins: int, games: int, low: float, high: float) -> None:
    """The last one is the example of Newcombe 1998."""
    assert list(wilson(wins, games)) == pytest.approx([low, high], abs=1e-4)


def test_figures_of_counts() -> None:
    """Mean, spread and quantiles of 1, 2, 2, 3, 12."""
    counts = {2: 2, 12: 1, 1: 1, 3: 1}
    assert mean(counts) == 4
    assert spread(counts) == pytest.approx(4.0497, abs=1e-4)
    assert [quantile(counts, share) for share in (0.05, 0.5, 0.8, 0.95)] == [1, 2, 3, 12]


def test_a_shared_win_is_shared() -> None:
    """Half a win each."""
    summary = Summary.of([row(0, [5, 5], [1, 1]), row(1, [6, 2], [1, 2])])
    assert (summary.by_bot["a"].wins, summary.by_bot["b"].wins) == (1.5, 0.5)


def test_turn_order_is_counted_from_the_first_seat() -> None:
    """Seat 0 moves last of two when seat 1 is the first."""
    summary = Summary.of([row(0, [9, 1], [1, 2], first=1)])
    assert (summary.by_order["2"].wins, summary.by_order["1"].wins) == (1.0, 0.0)


def test_parts_add_up() -> None:
    """Merging summaries is the summary of all."""
    rows = [row(k, [k, 7 - k], [1, 2] if k > 3 else [2, 1], k % 2) for k in range(8)]
    merged = Summary()
    for start in (0, 3, 5):
        merged.merge(Summary.of(rows[start : {0: 3, 3: 5, 5: 8}[start]]))
    assert merged == Summary.of(rows)
