"""Tuning: two sets of weights in one process, candidates, going on after a stop, and a file that is only then written.

The toy gets weights for it: what its bot goes by is the score, taken twice, once as good and once as bad.
"""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

import pytest

from carrack.bots.player import Bot
from carrack.core.chance import Chance
from carrack.core.contract import State as Position
from carrack.core.errors import CarrackError
from carrack.core.evaluation import Evaluation
from carrack.core.registry import find
from carrack.core.weights import Weights
from carrack.lab import evolve, trial
from carrack.lab.evolve import candidate, chosen, judge
from carrack.lab.files import NeedsLab
from carrack.lab.trial import NEW, OLD, Trial, fitness, numbers_in, plan_for, play_trial, weights_of
from carrack.lab.tune import run
from carrack.lab.tune_state import Generation, Tuning, TuningState
from carrack.lab.weights_file import rewritten
from tests.lab.test_arena import bout

TOY = "smugglers"
BASE = (10, 11)
TUNING = Tuning(TOY, "greedy", 2, ("good", "bad"), BASE, (0, 1), 4, 6, 0.3, 4.0, 3)
TEXT = """# By hand.

# What the numbers are.
[weights]
good = 10 # a point
bad = 11

[other]
good = 7
"""


class Score(Evaluation):
    """The score, as good as it is more good than bad."""

    def at_a_glance(self, s: Position, seat: int) -> int:
        good, bad = numbers_in(weights_of(s.game))
        return (good - bad) * int(s.score(seat))


@pytest.fixture(autouse=True)
def weights(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Weights:
    """The toy's weights, read from a package of their own."""
    package = tmp_path / f"weights_{tmp_path.name}"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "evaluation.toml").write_text(TEXT, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(find(TOY), "evaluation", Score(Weights(package.name, ("good", "bad"))))
    return weights_of(find(TOY))


def test_each_side_thinks_with_its_own_weights(weights: Weights, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are in place at each decision, every seat has a bot of its own, and afterwards all is as it was."""
    seen: dict[int, set[tuple[int, ...]]] = {}

    class Watching(Bot):
        def choose(self, state: Position, seat: int) -> int:
            seen.setdefault(id(self), set()).add(numbers_in(weights))
            return state.legal_for(seat)[0]

    made: list[Bot] = []

    def watching(name: str, rng: Chance) -> Bot:
        made.append(Watching(rng))
        return made[-1]

    monkeypatch.setattr(trial, "make", watching)
    row = play_trial(Trial(plan_for(TOY, 4, 2, 1), "greedy", (5, 1), BASE, 1)).row
    assert row.bots == [OLD, NEW, OLD, NEW]
    assert [seen[id(each)] for each in made] == [{BASE}, {(5, 1)}, {BASE}, {(5, 1)}]
    assert numbers_in(weights) == BASE


def test_better_weights_win_more() -> None:
    """Who likes points beats who dislikes them; in a generation all candidates play the same deals."""
    liking, disliking = [0.0, -1.0], [0.0, 0.0]
    found = judge(TUNING, [liking, disliking, liking], 0, map)
    assert found[0] == found[2]
    assert found[0] > 0.6 > found[1]


def test_a_candidate_is_the_present_weights_times_factors() -> None:
    """Signs stay, nothing becomes 0, what is not tuned stays."""
    tuning = Tuning(TOY, "greedy", 2, ("a", "b", "c", "d"), (100, -3, 0, 7), (0, 1), 4, 6, 0.3, 4.0, 3)
    assert candidate(tuning, [0.0, 0.0]) == (100, -3, 0, 7)
    assert candidate(tuning, [0.6931472, -3.0]) == (200, -1, 0, 7)
    assert chosen(tuning.names, tuning.base, ["*"]) == (0, 1, 3)
    assert chosen(tuning.names, tuning.base, ["b", "c", "[d-z]"]) == (1, 3)


def test_wins_count_and_points_a_little() -> None:
    """Won by 30 to 10: one, and a fifth of the half that it was ahead. Lost by as much: the same below nothing."""
    rows = [bout(0, [NEW, OLD], [30, 10], [1, 2], 0).row, bout(1, [OLD, NEW], [30, 10], [1, 2], 0).row]
    assert fitness(rows[:1]) == pytest.approx(1.1)
    assert fitness(rows[1:]) == pytest.approx(-0.1)
    assert fitness(rows) == pytest.approx(0.5)


def test_a_run_writes_what_is_better(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The numbers change, the head says how they were made, and what people wrote stays."""
    out, state = tmp_path / "evaluation.toml", tmp_path / "state.jsonl"
    out.write_text(TEXT, encoding="utf-8")
    argv = [TOY, "--generations", "2", "--population", "4", "--games", "4", "--match", "16", "--seed", "3"]
    argv += ["--out", str(out), "--state", str(state)]
    assert run(argv) == 0
    text = out.read_text(encoding="utf-8")
    weights = tomllib.loads(text)["weights"]
    assert weights["good"] > weights["bad"]
    assert tomllib.loads(text)["other"] == {"good": 7}
    asked = "--generations 2 --population 4 --games 4 --match 16 --seed 3"
    assert text.startswith(f"# Tuned by `python -m carrack.lab.tune smugglers {asked}` on ")
    assert str(tmp_path) not in text
    assert "16 games of greedy at 2 seats" in text
    assert "By hand" not in text
    assert "# What the numbers are.\n[weights]\n" in text
    assert " # a point\n" in text
    assert f"bad = {weights['bad']}  (was 11)" in capsys.readouterr().out
    with pytest.raises(CarrackError, match="--resume"):
        run(argv)


def test_what_is_not_surely_better_is_not_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One deal says too little, whoever wins it."""
    monkeypatch.setattr(evolve, "judge", lambda tuning, points, generation, spread: [0.5] * len(points))
    out = tmp_path / "evaluation.toml"
    out.write_text(TEXT, encoding="utf-8")
    argv = [TOY, "--generations", "1", "--population", "4", "--match", "2", "--out", str(out)]
    assert run([*argv, "--state", str(tmp_path / "state.jsonl")]) == 1
    assert out.read_text(encoding="utf-8") == TEXT


def test_a_run_that_was_stopped_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same points come again; only what is missing is played."""
    played: list[int] = []

    def judged(tuning: Tuning, points: list[list[float]], generation: int, spread: object) -> list[float]:
        played.append(generation)
        return [point[0] - point[1] for point in points]

    monkeypatch.setattr(evolve, "judge", judged)

    def searched(generations: int, state: TuningState) -> list[tuple[Generation, list[float]]]:
        return list(evolve.search(TUNING, generations, state, map))

    whole = searched(4, TuningState(tmp_path / "whole.jsonl", TUNING, resume=False))
    part = tmp_path / "part.jsonl"
    searched(2, TuningState(part, TUNING, resume=False))
    part.write_bytes(part.read_bytes() + b'{"points": [[')
    played.clear()
    assert searched(4, TuningState(part, TUNING, resume=True)) == whole
    assert played == [2, 3]
    assert part.read_bytes() == (tmp_path / "whole.jsonl").read_bytes()
    middle = candidate(TUNING, whole[-1][1])
    assert middle[0] > middle[1]


def test_another_run_is_refused(tmp_path: Path) -> None:
    """The sentence says what is not the same, or that the points are others."""
    path = tmp_path / "state.jsonl"
    TuningState(path, TUNING, resume=False).add(Generation([[0.0, 0.0]] * 4, [0.0] * 4))
    other = Tuning(TOY, "random", 2, ("good", "bad"), BASE, (0, 1), 4, 6, 0.3, 4.0, 4)
    with pytest.raises(CarrackError, match="not the same in: bot, seed"):
        TuningState(path, other, resume=True)
    with pytest.raises(CarrackError, match="another version of cma"):
        next(evolve.search(TUNING, 1, TuningState(path, TUNING, resume=True), map))


def test_what_cannot_be_tuned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One sentence each."""
    out = ["--out", str(tmp_path / "evaluation.toml"), "--state", str(tmp_path / "state.jsonl")]
    (tmp_path / "evaluation.toml").write_text(TEXT, encoding="utf-8")
    for given, said in (
        (["--only", "nothing*"], "there are good, bad"),
        (["--seats", "9"], "9 seats"),
        (["--games", "0"], "--games is at least 1"),
        (["--bound", "1"], "--bound"),
        (["--bot", "nobody"], "nobody"),
    ):
        with pytest.raises(CarrackError, match=said):
            run([TOY, *given, *out])
    monkeypatch.setitem(sys.modules, "cma", None)
    with pytest.raises(NeedsLab, match="pip install cma"):
        run([TOY, *out])
    monkeypatch.setattr(find(TOY), "evaluation", Evaluation())
    with pytest.raises(CarrackError, match="no weights to tune"):
        weights_of(find(TOY))
    assert not (tmp_path / "state.jsonl").exists()


def test_the_file_must_have_the_weights() -> None:
    """A name that is only in another table is missing."""
    assert "bad = -2\n" in rewritten(TEXT, {"bad": -2}, ["New."])
    with pytest.raises(ValueError, match="ugly"):
        rewritten(TEXT, {"ugly": 1}, ["New."])
