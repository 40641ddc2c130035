"""The same work in one process or in several."""

from __future__ import annotations

import pytest

from carrack.lab.parallel import crew, in_processes

WORK = [-3, 1, -2]


@pytest.mark.parametrize("jobs", [1, 2])
def test_what_is_made_comes_in_order(jobs: int) -> None:
    """However many there are; a crew stays for more."""
    assert list(in_processes(abs, WORK, jobs)) == [3, 1, 2]
    with crew(jobs) as spread:
        assert list(spread(abs, WORK)) == [3, 1, 2]
        assert list(spread(abs, [])) == []


def test_no_work_needs_nobody() -> None:
    """As when a run is complete already."""
    assert list(in_processes(abs, [], 2)) == []
