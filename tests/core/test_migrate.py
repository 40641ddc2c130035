"""A title carries records of older rules over: whoever reads one gets it in the words of today, proved by replay."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from carrack.core.contract import Game
from carrack.core.errors import BadRecord
from carrack.core.record import Record, migrated, read, replay, write
from carrack.core.registry import games
from carrack.lab.golden import make
from tests.changed_toy import MUTE, RAISED, RENAMED, TO_HOOT, TOY, WITHOUT_DECLINES, Edit, migrating, put_in_place

Change = Callable[..., Game]


@pytest.fixture
def record() -> Record:
    """A whole game by the rules as they were, in which whistles were blown."""
    made = make(games()[TOY], 2, {}, 3)
    assert any("blow" in action for action in made.actions)
    return made


@pytest.fixture
def change(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Change:
    """`change(edit, …)`: the toy has other rules now."""

    def changed(*edits: Edit) -> Game:
        return put_in_place(monkeypatch, tmp_path, *edits)

    return changed


def test_an_older_record_is_read_in_the_words_of_today(record: Record, change: Change) -> None:
    """Written by older rules, replayed by new ones to the same end."""
    data, scores = write(record), [int(replay(record).score(seat)) for seat in range(2)]
    game = change(*RENAMED, *TO_HOOT)
    found = read(data)
    assert (found.rules, found.fingerprint) == (2, game.components.fingerprint)
    assert any("hoot" in action for action in found.actions)
    assert [int(replay(found).score(seat)) for seat in range(2)] == scores


def test_a_record_of_today_stays_as_it_is(record: Record, change: Change) -> None:
    """Nobody asks the title."""
    game = change(*migrating("    raise AssertionError\n"))
    today = make(game, 2, {}, 3)
    assert migrated(today) is today
    assert read(write(today)) == today


def test_a_title_without_migrate_refuses_it(record: Record, change: Change) -> None:
    """As ever, with the sentence."""
    data = write(record)
    change(RAISED)
    with pytest.raises(BadRecord, match="rules version 1 of smugglers, older than ours"):
        read(data)


def test_what_does_not_replay_is_refused(record: Record, change: Change) -> None:
    """With the place at which the rules say no."""
    data = write(record)
    change(*MUTE, *WITHOUT_DECLINES)
    with pytest.raises(BadRecord, match="does not follow the rules: action"):
        read(data)


def test_a_migrate_that_fails_is_told_in_a_sentence(record: Record, change: Change) -> None:
    """Whatever a title's own code raises."""
    data = write(record)
    change(RAISED, *migrating("    raise KeyError('rum')\n"))
    with pytest.raises(BadRecord, match=r"smugglers could not carry the record over .* KeyError\('rum'\)"):
        read(data)


def test_seats_and_seed_are_not_its_business(record: Record, change: Change) -> None:
    """Whoever was promised a deal has it; and the record that was given stays what it was."""
    said = list(record.actions)
    change(
        RAISED,
        *migrating("    record.seed = '0' * 32\n    record.seats = 4\n    record.notes['x'] = 1\n    return record\n"),
    )
    found = migrated(record)
    assert (found.seed, found.seats, found.notes) == (record.seed, 2, record.notes)
    assert (record.rules, record.actions) == (1, said)
