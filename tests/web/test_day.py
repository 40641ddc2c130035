"""A short day of `make soak`."""

from __future__ import annotations

from pathlib import Path

from bench.day.habits import IMPATIENT
from bench.soak_day import Plan, soak_day


def test_a_short_day_of_comings_and_goings(tmp_path: Path) -> None:
    """People reload, lose lines and answers, leave and are late: nothing is lost, nobody is stuck, all is put away."""
    found = soak_day(Plan(tables=3, hours=0.25, speed=240, watchers=1, habits=IMPATIENT), 7, tmp_path)
    assert found.wrong == []
    assert found.counts["accepted"] > 10
    assert found.counts["compared"] > 5
    assert found.actions > found.counts["accepted"]
