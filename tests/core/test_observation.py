"""Observations: the fast way, by sheets that remember what they show, gives what the cell table plainly says."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from carrack.core import cells
from carrack.core.cells import FRAME, HEADER, CellLayout, Pool, Range
from carrack.core.chance import Chance
from carrack.core.contract import State
from carrack.core.fields import fields
from carrack.core.registry import games
from carrack.core.sheet import Lenses, Sheet
from carrack.lab.properties import random_answer
from tests.budget import sample
from tests.core.plain_observation import observation

SEATS = 3
FRAMES = 2
TREES = ("ash", "beech", "cedar", "date")
TREE = Pool("tree", TREES, segments=2)
STONE = Pool("stone", ("flint", "slate"))
FISH = Pool("fish", ("cod", "ling", "sole"))


def _tiled(*ranges: tuple[str, dict[str, object]]) -> CellLayout:
    at = HEADER + FRAMES * FRAME
    made: list[Range] = []
    for name, facts in ranges:
        made.append(Range(name, start=at, **facts))  # type: ignore[arg-type]
        at += made[-1].size
    return CellLayout(SEATS, FRAMES, {}, tuple(made))


_TREE = {"kind": cells.item(TREES), "pool": TREE}
_STONE = {"kind": cells.item(STONE.names), "pool": STONE}
_FISH = {"kind": cells.item(FISH.names), "pool": FISH}
_OWN = {"seats": SEATS, "seen": "owner", "sealed": True}
EVERY_FORM = _tiled(
    ("count", {"kind": cells.COUNT, "length": 2}),
    ("mark", {"kind": cells.choice(("a", "b", "c")), "seats": SEATS}),
    ("order", {"kind": cells.SEAT, "length": SEATS, "pile": True}),
    ("friends", {"kind": cells.SEAT_SET, "seats": SEATS}),
    ("grove", {"kind": cells.items(TREES), "length": 2, "seats": SEATS}),
    ("library", {"kind": cells.items([f"book{k}" for k in range(130)]), "seats": SEATS}),
    ("purse", {"kind": cells.lanes(("gold", "silver"), 8), "seats": SEATS}),
    ("heaps", {"kind": cells.lanes(("gold", "silver"), 8), "length": 3, "pile": True}),
    ("open", {"kind": cells.item(TREES), "length": 4, "seats": SEATS, "pile": True}),
    ("bid", {"kind": cells.COUNT, **_OWN}),
    ("picked", {"kind": cells.items(TREES), **_OWN}),
    ("named", {"kind": cells.SEAT_SET, **_OWN}),
    ("paid", {"kind": cells.lanes(("gold", "silver"), 8), **_OWN}),
    ("against", {"kind": cells.SEAT, **_OWN}),
    ("hand", {**_TREE, "length": 3, "seats": SEATS, "pile": True, "seen": "owner", "seen_by": "hand_seen"}),
    ("hand_seen", {"kind": cells.SEAT_SET, "length": 3, "seats": SEATS}),
    ("deck", {**_TREE, "length": 5, "pile": True, "seen": "nobody", "seen_by": "deck_seen", "segment": "layer"}),
    ("deck_seen", {"kind": cells.SEAT_SET, "length": 5}),
    ("layer", {"kind": cells.COUNT, "length": 5}),
    ("table", {**_TREE, "length": 4, "seen": "nobody", "known": "turned"}),
    ("turned", {"kind": cells.items(TREES)}),
    ("bag", {**_STONE, "length": 6, "pile": True, "seen": "nobody"}),
    ("sacks", {**_STONE, "length": 2, "seats": SEATS, "pile": True, "seen": "nobody"}),
    ("shown", {**_STONE, "length": 2}),
    ("at_sea", {"kind": cells.FLAG}),
    ("ships", {"kind": cells.items(TREES), "seats": SEATS, "when": "at_sea"}),
    ("fish", {**_FISH, "length": 4, "seen": "nobody", "seen_by": "fish_seen", "when": "at_sea"}),
    ("fish_seen", {"kind": cells.SEAT_SET, "length": 4, "when": "at_sea"}),
)


def random_cells(layout: CellLayout, seats: int, rng: Chance) -> list[int]:
    """Any position the table allows, whether or not a game could come to it."""
    found = [0] * layout.size
    found[0] = seats
    found[10] = int(rng.below(layout.frames + 1))
    for k in range(found[10] * FRAME):
        found[HEADER + k] = int(rng.below(seats if k % FRAME == 1 else 40)) + (1 if k % FRAME == 0 else 0)
    at_sea = int(rng.below(2))
    for r in layout.ranges:
        if r.when and not at_sea:
            continue
        for block in range(0 if r.name in ("seats", "depth", "frames") else (seats if r.seats else 1)):
            at = r.start + block * r.block
            n = int(rng.below(r.length + 1)) if r.pile else r.length
            if r.pile:
                found[at] = n
                at += 1
            for i in range(n * r.kind.span):
                found[at + i] = random_cell(r, seats, rng, i % r.kind.span)
    found[layout.named("at_sea").start] = at_sea
    return found


def random_cell(r: Range, seats: int, rng: Chance, part: int = 0) -> int:
    """A value that a cell of this range may have; of a large set the part that lies in this cell."""
    if r.kind.form == "items":
        return sum(1 << k + 1 for k in range(min(r.kind.width - 62 * part, 62)) if rng.below(2))
    if r.kind.form == "seats":
        return int(rng.below(1 << seats))
    if r.kind.form == "seat":
        return int(rng.below(seats + 1)) - 1
    if r.kind.form == "lanes":
        return sum(int(rng.below(100)) << k * r.kind.bits for k in range(r.kind.width))
    if r.kind.form == "item":
        return int(rng.below(len(r.kind.names))) + (1 if r.pile else int(rng.below(2)))
    return int(rng.below(2))


def assert_same(layout: CellLayout, numbers: list[int], row: list[int], viewer: int) -> None:
    """The numbers are what the table plainly says, field by field."""
    wanted = observation(layout, row, viewer)
    if numbers != wanted:
        names = [field.name for field in fields(layout)]
        assert dict(zip(names, numbers, strict=True)) == dict(zip(names, wanted, strict=True))


def test_every_form_of_cell_is_shown_as_the_table_says() -> None:
    """Any position after any other, seen by any viewer, on one sheet that is used again and again."""
    rng = Chance(1)
    lenses = Lenses(EVERY_FORM)
    sheet = Sheet(lenses)
    assert int(lenses.width) == len(fields(EVERY_FORM))
    for _ in range(400):
        seats = 1 + int(rng.below(SEATS))
        row = random_cells(EVERY_FORM, seats, rng)
        for _ in range(3):
            viewer = int(rng.below(seats + 1)) - 1
            sheet.look(vec[i64](row), viewer)
            assert_same(EVERY_FORM, [int(x) for x in sheet.numbers], row, viewer)


@pytest.mark.whole
@pytest.mark.parametrize("key", games())
def test_every_title_is_observed_as_its_table_says(key: str) -> None:
    """In random games, for each viewer and for spectators."""
    game = games()[key]
    sheet = game.sheet()

    def check(state: State) -> None:
        row = [int(x) for x in state.cells]
        for viewer in range(-1, int(state.seats)):
            wanted = state.observe(viewer)
            assert_same(game.layout, wanted, row, viewer)
            state.observe_into(viewer, sheet)
            assert [int(x) for x in sheet.numbers] == wanted

    for seed, (_, seats, options) in enumerate(sample(game)):
        rng = Chance(seed)
        state = game.deal(seats, options, seed)
        for step in range(120):
            if state.over:
                break
            if step % 4 == 0:
                check(state)
            state.answer(*random_answer(state, rng))
        check(state)


@pytest.mark.parametrize("key", games())
def test_a_sheet_is_read_where_it_lies(key: str) -> None:
    """Its numbers have 32 bits, cannot be written from outside, and change with the next look."""
    game = games()[key]
    state = game.deal(game.fewest, seed=1)
    sheet = game.sheet()
    view = memoryview(sheet.numbers)
    assert (view.format, view.readonly, len(view)) == ("i", True, len(game.fields()))
    assert not any(view)
    state.observe_into(0, sheet)
    assert view.tolist() == state.observe(0)
    other = game.deal(game.most, seed=2)
    other.observe_into(-1, sheet)
    assert view.tolist() == other.observe(-1)


def test_a_seat_that_is_not_there_sees_nothing() -> None:
    """Neither a seat too many nor one below a spectator's number."""
    game = next(iter(games().values()))
    state = game.deal(game.fewest, seed=1)
    for viewer in (game.fewest, -2):
        with pytest.raises(ValueError, match="there is no seat"):
            state.observe(viewer)


def test_a_flag_is_one_cell() -> None:
    """What says whether a part of the game is in play cannot itself be a list."""
    with pytest.raises(ValueError, match="the flag"):
        _tiled(("at_sea", {"kind": cells.FLAG, "length": 2}), ("ships", {"kind": cells.COUNT, "when": "at_sea"}))


def test_what_is_sealed_cannot_be_noted_as_seen() -> None:
    """A sealed answer is its owner's alone, so a table that says otherwise is refused."""
    with pytest.raises(ValueError, match="sealed"):
        _tiled(
            ("bid", {"kind": cells.COUNT, **_OWN, "seen_by": "bid_seen"}),
            ("bid_seen", {"kind": cells.SEAT_SET, "seats": SEATS}),
        )
