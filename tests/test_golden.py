"""Golden records of every title replay exactly; a title without them fails."""

from __future__ import annotations

from functools import cache
from itertools import groupby
from pathlib import Path

import pytest

from carrack._modes import compiled
from carrack.core.record import Record, read
from carrack.core.registry import games
from carrack.lab.fuzz import refound
from carrack.lab.golden import check

HERE = Path(__file__).parent
GOLDEN = sorted(HERE.rglob("golden/*.json"))
SHORTEST = [min(paths, key=lambda path: path.stat().st_size) for _, paths in groupby(GOLDEN, lambda path: path.parent)]
"""Interpreted, one of each title is enough: that both modes play alike is tested elsewhere."""
FOUND = sorted(HERE.rglob("found/*.json"))


@cache
def records(key: str) -> list[Record]:
    """The golden records of a title."""
    return [record for path in GOLDEN if (record := read(path.read_bytes())).title == key]


@pytest.mark.parametrize(
    "path", GOLDEN if compiled() else SHORTEST, ids=lambda path: f"{path.parent.parent.name}-{path.stem}"
)
def test_golden_record_plays_as_it_did(path: Path) -> None:
    """Every legal list and every position of the record is what it was."""
    check(path)


@pytest.mark.parametrize("key", games())
def test_everything_that_can_be_chosen_is_in_a_golden_record(key: str) -> None:
    """Each seat count, and each value of each option."""
    game = games()[key]
    assert {record.seats for record in records(key)} == set(range(game.fewest, game.most + 1))
    for option in game.options:
        assert {record.options[option.key] for record in records(key)} == set(option.values), option.key


@pytest.mark.parametrize("path", FOUND, ids=lambda path: path.stem)
def test_what_the_fuzzer_once_found_stays_mended(path: Path) -> None:
    """A failure that was written down does not come back."""
    assert refound(path) is None
