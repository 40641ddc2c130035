"""The learning example learns: its slopes are true, what pays becomes likely, and a short run draws a curve."""

from __future__ import annotations

import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import numpy as np
import pytest

from carrack._modes import compiled
from examples.learn_spice_road import POINT, VICTORY, Moves, Network, Table, examine, main, run, teach

NAMESPACE = "{http://www.w3.org/2000/svg}"


def test_slopes_are_those_of_the_loss() -> None:
    """Each slope is what the loss does when its weight is moved a little either way."""
    rng = np.random.default_rng(4)
    network = Network(5, 6, rng)
    network.weights = [rng.normal(0, 0.5, layer.shape) for layer in network.weights]
    masks = rng.random((9, 6)) < 0.6
    masks[:, 2] = True
    actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in masks])
    lesson = rng.normal(size=(9, 5)), masks, actions, rng.normal(size=9), rng.normal(size=9)
    _, slopes = network.slopes(*lesson)
    tiny = 1e-6
    for layer, slope in zip(network.weights, slopes, strict=True):
        for at in np.ndindex(layer.shape):
            kept = layer[at]
            layer[at] = kept + tiny
            above, _ = network.slopes(*lesson)
            layer[at] = kept - tiny
            below, _ = network.slopes(*lesson)
            layer[at] = kept
            assert slope[at] == pytest.approx((above - below) / (2 * tiny), abs=1e-7)


def test_what_pays_becomes_likely_even_if_it_pays_later() -> None:
    """Action 1 is followed by a point while others decide, action 0 by none; action 2 is never legal."""
    rng = np.random.default_rng(4)
    network = Network(2, 3, rng)
    games = np.arange(40)
    x = np.ones((40, 2), np.float32)
    masks = np.tile([True, True, False], (40, 1))
    for _ in range(200):
        actions = (rng.random(40) < network.think(x, masks)[1][:, 1]).astype(np.int64)
        foretold = network.think(x, masks)[2]
        none, nothing = games[:0], np.zeros(40)
        decided = Moves(games, x, masks, actions, foretold, nothing, nothing > 0)
        ended = Moves(none, x[:0], masks[:0], none, foretold[:0], actions * 1.0, nothing == 0)
        teach(network, [decided, ended])
    _, chances, foretold = network.think(x[:1], masks[:1])
    assert chances[0, 1] > 0.9
    assert chances[0, 2] == 0
    assert foretold[0] == pytest.approx(1, abs=0.2)


def test_gains_add_up_to_the_outcome_of_a_game() -> None:
    """What the learner is rewarded for from the deal to the end is its final score and its victory."""
    table = Table(3, seed=2)
    network = Network(table.see(np.array([0])).shape[1], table.batch.game.actions, np.random.default_rng(2))
    gained = np.zeros(3)
    while True:
        move = table.step(network)
        gained += move.gains
        if move.done.any():
            k = int(np.flatnonzero(move.done)[0])
            points, won = table.batch.scores[k, table.seat[k]], table.batch.places[k, table.seat[k]] == 1
            assert gained[k] == pytest.approx(POINT * points + VICTORY * won)
            return


def test_a_short_run_draws_a_curve_and_changes_the_weights(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A curve of two exams; the same seed learns the same."""
    networks = [run(1, 3, tmp_path / f"{k}.svg", games=6, exam=2, lessons=2) for k in range(2)]
    assert capsys.readouterr().out.count("decisions: wins") == 4
    assert networks[0].lessons == 2
    assert all(layer.any() for layer in networks[0].weights)
    for one, other in zip(networks[0].weights, networks[1].weights, strict=True):
        assert (one == other).all()
    drawn = (tmp_path / "0.svg").read_text(encoding="utf-8")
    assert drawn == (tmp_path / "1.svg").read_text(encoding="utf-8")
    picture = ET.fromstring(drawn)
    assert picture.tag == f"{NAMESPACE}svg"
    [line] = picture.iter(f"{NAMESPACE}polyline")
    assert len(line.attrib["points"].split()) == 2
    assert "decisions in training" in [text.text for text in picture.iter(f"{NAMESPACE}text")]


@pytest.mark.skipif(not compiled(), reason="interpreted, so many games take too long")
def test_it_soon_wins_more_than_its_share(tmp_path: Path) -> None:
    """Even is a third."""
    network = run(1, 1, tmp_path / "curve.svg", games=24, exam=1, lessons=40)
    _, low, _ = examine(network, games=40, seed=7)
    assert low > 1 / 3


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["--minutes", "0"], "--minutes must be more than 0"),
        (["--minutes", "nan"], "--minutes must be more than 0"),
        (["--seed", "-1"], "--seed at least 0"),
        (["--out", "nowhere/curve.svg"], "cannot be written"),
    ],
)
def test_the_command_line_says_what_is_wrong(
    given: list[str], said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Before anything is learnt."""
    monkeypatch.setattr(sys, "argv", ["learn_spice_road.py", *given])
    with pytest.raises(SystemExit):
        main()
    assert said in capsys.readouterr().err
