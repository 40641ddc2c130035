"""A short day of `make soak`."""

from __future__ import annotations

from pathlib import Path

from bench.day.habits import IMPATIENT
from bench.soak_day import Plan, soak_day


def test_a_short_day_of_comings_and_goings(tmp_path: Path) -> None:
    """People reload, lose lines and answers, leave and are late: nothing is lost, nobody is stuck, all is put away.

    Little is done in these seconds on a machine that is busy with something else: it is given longer ones.
    """
    for hours in (0.25, 1, 4):
        folder = tmp_path / f"{hours}"
        folder.mkdir()
        found = soak_day(Plan(tables=3, hours=hours, speed=240, watchers=1, habits=IMPATIENT), 7, folder)
        assert found.wrong == []
        if found.counts["accepted"] > 10 and found.counts["compared"] > 5:
            break
    assert found.counts["accepted"] > 10
    assert found.counts["compared"] > 5
    assert found.actions > found.counts["accepted"]
