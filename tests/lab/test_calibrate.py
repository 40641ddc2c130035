"""Bots are measured by play: who wins more comes out higher."""

from __future__ import annotations

import pytest

from carrack.bots import BOTS
from carrack.core.registry import find
from carrack.lab.calibrate import ANCHOR, ANCHORED, Played, calibrate, step_above, written
from carrack.lab.simulate import Plan, play
from carrack.table.ratings import Rating
from tests.table.house import TOY

GAMES = 64


def test_the_better_bot_comes_out_higher() -> None:
    """At the toy it is the one that plays at random: greed gives away its hand."""
    toy = find(TOY)
    rows = [play(Plan(TOY, 4, {}, ("random", "greedy", "random", "greedy"), 1, GAMES), k, toy) for k in range(GAMES)]
    won = {bot: sum(row.places[row.bots.index(bot)] == 1 for row in rows) for bot in BOTS}
    assert won["random"] > 2 * won["greedy"]
    found = calibrate(toy, GAMES, 1)
    assert found.keys() == BOTS.keys()
    assert found[ANCHOR] == ANCHORED
    assert found["greedy"].mu < ANCHORED.mu


def test_more_games_make_a_step_surer_and_not_higher() -> None:
    """Three wins of four are as far above the step below however many games there were."""

    def games(n: int) -> list[Played]:
        return [Played([True, False], [2, 1] if k % 4 == 0 else [1, 2]) for k in range(n)]

    few, many = (step_above(ANCHORED, games(n)) for n in (40, 400))
    assert few.mu == pytest.approx(many.mu, abs=3)
    assert many.mu - ANCHORED.mu == pytest.approx(6.6, abs=1.5)  # 200 points
    assert many.sigma < few.sigma


def test_a_measurement_can_be_repeated() -> None:
    """The seed decides everything, and the file says which it was."""
    toy = find(TOY)
    assert calibrate(toy, 16, 3) == calibrate(toy, 16, 3) != calibrate(toy, 16, 4)
    text = written(toy, {"random": Rating(-40.0, 1.0)}, 16, 3)
    assert text == (
        "# How strong the bots are: made by `carrack calibrate smugglers --games 16 --seed 3`.\n"
        "\n[random]\nmu = -40.0\nsigma = 1.0\n"
    )
