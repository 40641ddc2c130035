"""Golden records of every title replay exactly; a title without them fails."""

from __future__ import annotations

from pathlib import Path

import pytest

from carrack.core.record import read
from carrack.core.registry import games
from carrack.lab.fuzz import refound
from carrack.lab.golden import check, settings

HERE = Path(__file__).parent
GOLDEN = sorted(HERE.rglob("golden/*.json"))
FOUND = sorted(HERE.rglob("found/*.json"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_golden_record_plays_as_it_did(path: Path) -> None:
    """Every legal list and every position of the record is what it was."""
    check(path)


@pytest.mark.parametrize("key", games())
def test_every_setting_has_a_golden_record(key: str) -> None:
    """One for each seat count and each option value."""
    records = [read(path.read_bytes()) for path in GOLDEN]
    have = [(r.seats, r.options) for r in records if r.title == key]
    game = games()[key]
    for name, seats, options in settings(game):
        wanted = game.options_of(game.deal(seats, options))
        assert (seats, wanted) in have, f"{key} has no golden record for {name}"


@pytest.mark.parametrize("path", FOUND, ids=lambda path: path.stem)
def test_what_the_fuzzer_once_found_stays_mended(path: Path) -> None:
    """A failure that was written down does not come back."""
    assert refound(path) is None
