"""`carrack verify`: the promise about the shuffle, and every move by the rules."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from carrack.core.chance import SHA256
from carrack.core.contract import Game
from carrack.core.record import Record, begin, write
from carrack.table.shuffle import commitment, dealt_seed, later_deal
from tests.cli.conftest import Run
from tests.cli.test_replay import random_record

NONCE = "5" * 32
OTHER = "7" * 32


@pytest.fixture
def record(game: Game) -> Record:
    """A match as a server hands it out."""
    made = random_record(game, 3, 12)
    made.notes = {"nonce": NONCE, "commitment": commitment(made.seed, NONCE)}
    return made


def file(folder: Path, record: Record, **notes: Any) -> str:
    """The record as a file, with other notes."""
    path = folder / "match.carrack.json"
    path.write_bytes(write(msgspec.structs.replace(record, notes=record.notes | notes)))
    return str(path)


def test_a_promise_that_was_kept(run: Run, record: Record, tmp_path: Path) -> None:
    """The moves follow the rules, the shuffle is the promised one; the result is told."""
    ran = run("verify", file(tmp_path, record))
    assert (ran.code, ran.err) == (0, "")
    assert f"all {len(record.actions)} actions follow the rules" in ran.out
    assert f"is the one that was promised: {record.notes['commitment']}" in ran.out


def test_the_promise_that_one_has_written_down(run: Run, record: Record, tmp_path: Path) -> None:
    """Counts for more than the one in the file; capitals and spaces do not matter."""
    path = file(tmp_path, record)
    assert run("verify", path, f" {record.notes['commitment'].upper()} ").code == 0
    ran = run("verify", path, commitment(OTHER, OTHER))
    assert ran.code == 1
    assert "is NOT the one that was promised" in ran.out


@pytest.mark.parametrize("notes", [{"nonce": OTHER}, {"commitment": "0" * 64}, {"nonce": "zz"}, {"commitment": "?"}])
def test_an_altered_promise(run: Run, record: Record, tmp_path: Path, notes: dict[str, str]) -> None:
    """Is told, and the exit code says so."""
    ran = run("verify", file(tmp_path, record, **notes))
    assert ran.code == 1
    assert "is NOT the one that was promised" in ran.out


def test_an_altered_seed(run: Run, game: Game, tmp_path: Path) -> None:
    """Other cards than those promised, although every move follows the rules."""
    made = random_record(game, 3, 0)
    promise = {"nonce": NONCE, "commitment": commitment(OTHER, NONCE)}
    ran = run("verify", file(tmp_path, made, **promise))
    assert (ran.code, "all 0 actions follow the rules" in ran.out) == (1, True)


def test_a_move_against_the_rules(run: Run, record: Record, tmp_path: Path) -> None:
    """Is an error that names the action."""
    record.actions[0][0] = 1 - int(record.actions[0][0])
    ran = run("verify", file(tmp_path, record))
    assert (ran.code, ran.out) == (2, "")
    assert "action 1 of" in ran.err


def test_what_players_have_added(run: Run, game: Game, tmp_path: Path) -> None:
    """It is told seat by seat, and the deal has to follow from it; the promise is about the drawn seed."""
    salts = ["", "a horse", "4711"]
    made = msgspec.structs.replace(
        begin(game, 3, {}, int(dealt_seed(OTHER, salts), 16), SHA256),
        notes={"nonce": NONCE, "commitment": commitment(OTHER, NONCE), "drawn": OTHER, "salts": salts},
    )
    ran = run("verify", file(tmp_path, made))
    assert (ran.code, ran.err) == (0, "")
    assert "Seat 1 has added nothing" in ran.out
    assert "Seat 2 has added to the seed: a horse" in ran.out
    assert "The deal follows from" in ran.out
    assert "drawn from sha256" in ran.out
    assert "is the one that was promised" in ran.out
    altered: list[dict[str, Any]] = [{"salts": ["", "a horse", "4712"]}, {"salts": []}, {"drawn": NONCE}, {"salts": 5}]
    for notes in altered:
        ran = run("verify", file(tmp_path, made, **notes))
        assert ran.code == 1
        assert "does NOT follow" in ran.out


def test_a_record_without_a_promise(run: Run, game: Game, tmp_path: Path) -> None:
    """Of a match that was played elsewhere: only the rules can be checked."""
    ran = run("verify", file(tmp_path, random_record(game, 3, 12)))
    assert ran.code == 0
    assert "brings no promise" in ran.out
    assert "match is over" not in ran.out


def test_what_was_dealt_anew_follows_from_the_promise(run: Run, record: Record, tmp_path: Path) -> None:
    """At the end of the match, so that the actions still fit; any other seed breaks the promise."""
    end = len(record.actions)
    later = [(end, later_deal(record.seed, NONCE, k)) for k in (1, 3)]
    kept = msgspec.structs.replace(record, carrack=2, dealt_anew=later)
    ran = run("verify", file(tmp_path, kept))
    assert ran.code == 0
    assert "2 times the table went back and dealt anew; all of it follows" in ran.out
    broken = msgspec.structs.replace(record, carrack=2, dealt_anew=[(end, OTHER)])
    ran = run("verify", file(tmp_path, broken))
    assert ran.code == 1
    assert "does NOT follow from the promise" in ran.out
