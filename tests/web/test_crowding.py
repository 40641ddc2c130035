"""What `make soak` measures of crowds, in small: it is measured, and nothing goes wrong."""

from __future__ import annotations

from bench.soak_crowding import soak_crowding


def test_a_small_crowd() -> None:
    """Two tables and thirty cookies."""
    found = soak_crowding(tables=2, cookies=30, seconds=4)
    assert [wrong for wrong in found.wrong if " s to answer" not in wrong and "requests take" not in wrong] == []
    assert min(map(len, (found.alone, found.beside, found.before, found.after))) > 0
    assert "2 tables" in found.line()
