"""Weights of an evaluation: numbers in a file beside it, of which the stages may be missing."""

from __future__ import annotations

from pathlib import Path

import pytest

from carrack.core.evaluation import Evaluation
from carrack.core.registry import find
from carrack.core.weights import Weights

WEIGHTS = "[weights]\ncube = 140\ncard = -90\n"


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package in which evaluation.toml is to be written."""
    folder = tmp_path / f"title_{tmp_path.name}"
    folder.mkdir()
    (folder / "__init__.py").write_text("")
    monkeypatch.syspath_prepend(str(tmp_path))
    return folder


def read(package: Path, text: str) -> Weights:
    """The weights in a file with that text."""
    (package / "evaluation.toml").write_text(text, encoding="utf-8")
    return Weights(package.name, ("card", "cube"))


def test_numbers_come_in_the_order_of_the_evaluation(package: Path) -> None:
    """Whatever the order in the file."""
    found = read(package, WEIGHTS + "\n[stages]\nspread = [7, 8]\nrest = [0, 1]\n")
    assert [int(found.numbers[k]) for k in range(2)] == [-90, 140]
    assert [int(found.spread[k]) for k in range(2)] == [7, 8]


def test_stages_are_fitted_later(package: Path) -> None:
    """Without them the search assumes the same everywhere."""
    state = find("spice_road").deal(2, seed=1)
    evaluation = Evaluation(read(package, WEIGHTS))
    assert (evaluation.spread(state), evaluation.rest(state)) == (12_000, 0)


@pytest.mark.parametrize(
    "text",
    [
        "[weights]\ncube = 1\n",
        WEIGHTS + "[stages]\nspread = [1]\nrest = []\n",
        WEIGHTS + "[stages]\nspread = [0]\nrest = [1]\n",
    ],
)
def test_what_is_not_whole_is_refused(package: Path, text: str) -> None:
    """A weight too few, rows of different lengths, a spread that divides by nothing."""
    with pytest.raises(ValueError, match=package.name):
        read(package, text)
