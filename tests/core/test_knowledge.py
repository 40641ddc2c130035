"""What a redeal may move and what an observation shows, on a table of cells of its own."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core import cells
from carrack.core.cells import FRAME, HEADER, CellLayout, Pool, Range
from carrack.core.chance import Chance
from carrack.core.fields import fields
from carrack.core.knowledge import UNKNOWN, Sight
from carrack.core.sheet import Lenses, Sheet

START = HEADER + FRAME
THINGS = ("ash", "beech", "cedar", "date", "elm", "fir")
LAYOUT = CellLayout(
    seats=2,
    frames=1,
    frame_kinds={},
    own=(
        Range("lying", cells.item(THINGS), 6, seen="nobody", pool=Pool("tree", THINGS), known="turned", start=START),
        Range("turned", cells.items(THINGS), start=START + 6),
    ),
)


def position(known: int) -> list[int]:
    """Six things in a row, those in `known` places turned up."""
    return [2] + [0] * (START - 1) + [1, 2, 3, 4, 5, 6] + [known]


def test_known_things_stay_and_the_others_change_places() -> None:
    """Places 1 and 3 (bits 2 and 4) are known to all; the other four are dealt anew among themselves."""
    sight = Sight(LAYOUT)
    seen = set()
    for seed in range(200):
        row = vec[i64](position(1 << 2 | 1 << 4))
        sight.redeal(row, 0, Chance(seed))
        things = [int(x) for x in row][START : START + 6]
        assert (things[1], things[3]) == (2, 4)
        assert sorted(things) == [1, 2, 3, 4, 5, 6]
        seen.add(tuple(things))
    assert len(seen) == 24


def test_an_observation_shows_known_things_only() -> None:
    """The others are unknown, and counted among the unseen."""
    at = {field.name: field.index for field in fields(LAYOUT)}
    sheet = Sheet(Lenses(LAYOUT))
    sheet.look(vec[i64](position(1 << 2 | 1 << 4)), 1)
    out = sheet.numbers
    row = [int(out[at[f"lying[{k}]"]]) for k in range(6)]
    assert row == [UNKNOWN, 2, UNKNOWN, 4, UNKNOWN, UNKNOWN]
    unseen = [int(out[at[f"unseen.tree[0].{name}"]]) for name in THINGS]
    assert unseen == [1, 0, 1, 0, 1, 1]
