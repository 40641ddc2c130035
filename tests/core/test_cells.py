"""The cell table is checked when it is written."""

from __future__ import annotations

import pytest

from carrack.core import cells
from carrack.core.cells import FRAME, HEADER, CellLayout, Pool, Range
from carrack.core.registry import games

START = HEADER + FRAME


def layout(*own: Range) -> CellLayout:
    """A table with room for one frame."""
    return CellLayout(2, 1, {}, own)


@pytest.mark.parametrize("key", games())
def test_ranges_tile_the_cells(key: str) -> None:
    """Every cell of every title belongs to exactly one range."""
    table = games()[key].layout
    covered = [at for r in table.ranges for at in range(r.start, r.start + r.size)]
    assert covered == list(range(table.size))


def test_a_gap_is_an_error() -> None:
    """Cells that nobody names are refused by name."""
    with pytest.raises(ValueError, match="'b' start at"):
        layout(Range("a", cells.COUNT, start=START), Range("b", cells.COUNT, start=START + 2))


def test_two_ranges_of_one_name_are_an_error() -> None:
    """Names are what the plain form uses."""
    with pytest.raises(ValueError, match="one name"):
        layout(Range("a", cells.COUNT, start=START), Range("a", cells.COUNT, start=START + 1))


def test_hidden_cells_need_a_way_to_be_drawn_anew() -> None:
    """Neither pool nor sealed: no redeal could be fair."""
    with pytest.raises(ValueError, match="draw them anew"):
        layout(Range("a", cells.COUNT, seats=2, seen="owner", start=START))


def test_sealed_cells_belong_to_seats() -> None:
    """An answer has an owner."""
    with pytest.raises(ValueError, match="must belong to seats"):
        layout(Range("a", cells.COUNT, seen="nobody", sealed=True, start=START))


def test_pools_hold_their_own_things() -> None:
    """A hidden range and its pool name the same things."""
    with pytest.raises(ValueError, match="must hold things of the pool"):
        layout(Range("a", cells.COUNT, seen="nobody", pool=Pool("p", ("x",)), start=START))


def test_parallel_ranges_run_parallel() -> None:
    """Who has seen what needs one cell for each thing."""
    pool = Pool("p", ("x",))
    deck = Range("a", cells.item(("x",)), 3, pile=True, seen="nobody", pool=pool, seen_by="b", start=START)
    with pytest.raises(ValueError, match="'b' do not run parallel"):
        layout(deck, Range("b", cells.SEAT_SET, 2, start=START + 4))


def test_frames_are_limited() -> None:
    """No title keeps room for more than 64."""
    with pytest.raises(ValueError, match="1 to 64 frames"):
        CellLayout(2, 65, {}, ())


def test_unknown_names_list_the_known() -> None:
    """The message says what there is."""
    with pytest.raises(KeyError, match="there are seats, actor"):
        layout().named("nothing")


def test_known_places_are_one_cell() -> None:
    """What everybody has seen is one set of places."""
    row = Range("a", cells.item(("x",)), 3, seen="nobody", pool=Pool("p", ("x",)), known="b", start=START)
    with pytest.raises(ValueError, match="'b' must be one cell"):
        layout(row, Range("b", cells.COUNT, 2, start=START + 3))
