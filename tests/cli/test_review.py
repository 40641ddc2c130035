"""`carrack review`: chances and costly decisions in the terminal."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from carrack.core.contract import Game, State
from carrack.core.record import Record, write
from carrack.insight import asking
from carrack.insight.analysis import Analysis, Candidate
from carrack.insight.review import VERSION
from tests.cli.conftest import Run
from tests.cli.test_replay import random_record


def last_is_best(state: State, seat: int, seed: int, iterations: int = 0, seconds: float = 0.0) -> Analysis:
    """A bot that would always take the last action, and at once."""
    legal = state.legal_for(seat)
    seats = int(state.seats)
    found = [Candidate(action, 900, 0.4, 0.001, 20.0) for action in legal[:-1]]
    best = Candidate(legal[-1], 2000, 0.65, 0.001, 31.0)
    even = (1 / seats,) * seats
    return Analysis(seat, 2000, even, (0.03,) * seats, (25.0,) * seats, (best, *found), ((seat, legal[-1]),))


def content(state: State, seat: int, seed: int, iterations: int = 0, seconds: float = 0.0) -> Analysis:
    """One to which all actions are alike."""
    found = last_is_best(state, seat, seed)
    alike = tuple(Candidate(one.action, 900, 0.5, 0.001, 20.0) for one in found.candidates)
    return Analysis(seat, 2000, found.win, found.error, found.scores, alike, found.line)


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asking, "analyse", last_is_best)


def saved(record: Record, folder: Path) -> str:
    """The record as a file."""
    path = folder / "match.json"
    path.write_bytes(write(record))
    return str(path)


@pytest.mark.parametrize(("language", "heading"), [("en", "Costly decisions"), ("ru", "Дорогие решения")])
def test_a_review_in_words(run: Run, game: Game, tmp_path: Path, language: str, heading: str) -> None:
    """The chances of all, three decisions of the one person, and what the bot expects of each."""
    record = random_record(game, 3, 5000)
    record.notes |= {"players": ["human", *["random"] * (record.seats - 1)]}
    ran = run("review", saved(record, tmp_path), "--language", language)
    assert ran.code == 0, ran.err
    chances, costly = ran.out.split(heading)
    assert all(name in chances for name in record.notes["names"])
    assert re.search(rf"\n +{len(record.actions)} .*100 %", chances)
    assert len(re.findall("−25 %", costly)) == 3
    assert len(re.findall(r" 65 %.* 31\b", costly)) == 3
    assert "Boris" not in costly


def test_bots_alone(run: Run, game: Game, tmp_path: Path) -> None:
    """The three of the match are told, with their names."""
    record = random_record(game, 3, 60)
    record.notes |= {"bots": ["greedy"] * record.seats}
    ran = run("review", saved(record, tmp_path))
    assert len(re.findall("−25 %", ran.out)) == 3
    assert re.search("(Anna|Boris|Vera): −25 %", ran.out)


def test_nobody_erred(run: Run, game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is said kindly."""
    monkeypatch.setattr(asking, "analyse", content)
    ran = run("review", saved(random_record(game, 3, 60), tmp_path))
    assert len(re.findall("Well played!", ran.out)) == game.fewest_together


def test_for_programs(run: Run, game: Game, tmp_path: Path) -> None:
    """With --json all of it; a match that goes on has no end."""
    record = random_record(game, 3, 40)
    data = json.loads(run("review", saved(record, tmp_path), "--json").out)
    assert (data["version"], len(data["decisions"]), data["people"]) == (
        VERSION,
        record.seats,
        list(range(record.seats)),
    )
    assert data["chances"][-1]["at"] < 40
    assert {one["seat"] for one in data["costly"]} == set(data["people"])


def test_no_record(run: Run, tmp_path: Path) -> None:
    """Says what is wrong in one sentence."""
    (tmp_path / "letter.txt").write_text("Dear Ann", encoding="utf-8")
    ran = run("review", str(tmp_path / "letter.txt"))
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.count("\n") == 1
