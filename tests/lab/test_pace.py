"""How long moves take, kept in few numbers."""

from __future__ import annotations

import pytest

from carrack.lab.pace import Pace


def test_mean_and_quantile() -> None:
    """Nineteen moves of a millisecond and one of a second: the 95th percentile is a millisecond, the last a second."""
    pace = Pace()
    for seconds in [0.001] * 19 + [1.0]:
        pace.add(seconds)
    assert pace.mean == pytest.approx(1.019 / 20)
    assert pace.quantile(0.95) == pytest.approx(0.001, rel=0.045)
    assert pace.quantile(1.0) == pytest.approx(1.0, rel=0.045)
    assert pace.quantile(0.95) >= 0.001


def test_parts_add_up() -> None:
    """The pace of all is the pace of the parts together, and of none it is nothing."""
    parts, whole = [Pace(), Pace()], Pace()
    for k, seconds in enumerate([0.0, 0.5, 0.25, 2.0]):
        parts[k % 2].add(seconds)
        whole.add(seconds)
    merged = Pace()
    for part in parts:
        merged.merge(part)
    assert merged == whole
    assert (Pace().mean, Pace().quantile(0.95)) == (0.0, 0.0)
