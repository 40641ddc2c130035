"""`carrack replay`: the log in words and the board at any moment."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from carrack.core.chance import Chance
from carrack.core.contract import Game
from carrack.core.record import Record, begin, replay, write
from tests.cli.conftest import Run
from tests.endings import to_the_end


def random_record(game: Game, seed: int, most: int) -> Record:
    """A match of random moves, up to its end if there are enough of them."""
    record = begin(game, game.fewest_together, seed=seed)
    record.notes = {"names": ["Anna", "Boris", "Vera", "Gleb", "Dina"][: game.fewest_together]}
    state, rng = replay(record), Chance(seed)
    while not state.over and len(record.actions) < most:
        action = to_the_end(state, int(state.actor), len(record.actions), rng)
        record.actions.append([int(state.actor), *game.verbs.readable(action)])
        state.apply(action)
    return record


@pytest.fixture
def record(game: Game) -> Record:
    """A finished match."""
    return random_record(game, 3, 5000)


@pytest.fixture
def path(record: Record, tmp_path: Path) -> Path:
    """The same as a file."""
    file = tmp_path / "match.json"
    file.write_bytes(write(record))
    return file


def test_the_end_is_a_table_of_results(run: Run, path: Path, record: Record) -> None:
    """With names, points and the winner."""
    ran = run("replay", str(path))
    assert ran.code == 0, ran.err
    state = replay(record)
    winners = [record.notes["names"][k] for k, place in enumerate(state.ranking()) if place == 1]
    assert f"{', '.join(winners)} " in ran.out.splitlines()[-1]


@pytest.mark.parametrize("at", [0, 1, 7, 20])
def test_the_position_at_any_moment(run: Run, path: Path, record: Record, at: int) -> None:
    """In plain form with --json; of a short game the end."""
    at = min(at, len(record.actions))
    data = json.loads(run("replay", str(path), "--at", str(at), "--json").out)
    state = replay(record, at)
    assert data["position"] == json.loads(json.dumps(state.game.plain(state)))
    assert (data["at"], data["actions"]) == (at, len(record.actions))
    assert data["scores"] == [state.score(seat) for seat in range(record.seats)]


def test_the_board_in_the_middle(run: Run, path: Path) -> None:
    """Names the turn and waits for somebody."""
    for language, names in (("en", "Anna"), ("ru", "Anna")):
        ran = run("replay", str(path), "--at", "5", "--language", language)
        assert ran.code == 0
        assert names in ran.out


def test_through_the_eyes_of_a_seat(run: Run, path: Path, record: Record) -> None:
    """Counted from 1, as on the screen; the scene is added to the JSON."""
    assert re.search("Boris( · [A-Z][a-z]+)? · you", run("replay", str(path), "--at", "5", "--viewer", "2").out)
    data = json.loads(run("replay", str(path), "--at", "5", "--viewer", "2", "--json").out)
    assert data["scene"]["viewer"] == 1
    ran = run("replay", str(path), "--viewer", str(record.seats + 1))
    assert (ran.code, ran.out) == (2, "")
    assert "1, 2" in ran.err


def test_beyond_the_end(run: Run, path: Path, record: Record) -> None:
    """Says how many actions there are."""
    for more in (["--json"], []):
        ran = run("replay", str(path), "--at", str(len(record.actions) + 1), *more)
        assert (ran.code, ran.out) == (2, "")
        assert str(len(record.actions)) in ran.err
