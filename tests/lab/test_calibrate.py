"""Bots are measured by play: who wins more comes out higher."""

from __future__ import annotations

import pytest

from carrack.bots import make
from carrack.bots.player import Bot
from carrack.core.chance import Chance
from carrack.core.registry import find
from carrack.insight.ratings import Rating
from carrack.lab import calibrate as lab
from carrack.lab import ladder
from carrack.lab.calibrate import CalibrationGame, anchored, calibrate, step_above, written
from carrack.lab.simulate import Plan, play
from tests.table.house import TOY

GAMES = 128
BELOW = Rating(0.0, 1.0)
PLAYED_BY = {"random": "random", "level1": "greedy", "level2": "random", "level3": "greedy"}


@pytest.fixture(autouse=True)
def asked_for(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Three levels, played by quick bots; who was asked for, in order."""
    names: list[str] = []

    def made(name: str, rng: Chance) -> Bot:
        names.append(name)
        return make(PLAYED_BY[name], rng)

    monkeypatch.setattr(lab, "make", made)
    monkeypatch.setattr(lab, "TOP", "level3")
    monkeypatch.setattr(ladder, "BOTS", tuple(PLAYED_BY))
    return names


def test_the_better_bot_comes_out_higher() -> None:
    """At the toy greed is better than chance: levels played by it come out above those played at random."""
    toy = find(TOY)
    rows = [play(Plan(TOY, 2, {}, ("random", "greedy"), 1, GAMES), k, toy) for k in range(GAMES)]
    won = {bot: sum(row.places[row.bots.index(bot)] == 1 for row in rows) for bot in ("random", "greedy")}
    assert won["greedy"] > 2 * won["random"]
    found = calibrate(toy, GAMES, 1)
    assert found["level1"].mu > found["random"].mu
    assert found["level1"].mu > found["level2"].mu < found["level3"].mu


def test_the_usual_opponent_stands_where_somebody_new_does() -> None:
    """The distances stay, and the search is the highest level by another name."""
    found = anchored({"random": Rating(0.0, 1.0), "level2": Rating(60.0, 4.0), "level3": Rating(75.0, 5.0)})
    assert found == {
        "random": Rating(-35.0, 1.0),
        "level2": Rating(25.0, 4.0),
        "level3": Rating(40.0, 5.0),
        "search": Rating(40.0, 5.0),
    }


def test_more_games_make_a_step_surer_and_not_higher() -> None:
    """Three wins of four are as far above the step below however many games there were."""

    def games(n: int) -> list[CalibrationGame]:
        return [CalibrationGame([True, False], [2, 1] if k % 4 == 0 else [1, 2]) for k in range(n)]

    few, many = (step_above(BELOW, games(n)) for n in (40, 400))
    assert few.mu == pytest.approx(many.mu, abs=3)
    assert many.mu - BELOW.mu == pytest.approx(6.6, abs=1.5)  # 200 points
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


def test_a_level_climbs_from_the_one_below(asked_for: list[str]) -> None:
    """The lowest from random play in eight steps, the next in one, by an eighth of the games, against it as it is."""
    counted: list[int] = []
    found = calibrate(find(TOY), GAMES, 1, counted.append)
    assert counted == list(range(1, (8 + 1 + 1) * GAMES // 8 + 1))
    assert list(found) == ["random", "level1", "level2", "level3", "search"]
    between = asked_for[asked_for.index("level2") : asked_for.index("level3")]
    assert set(between) == {"level1", "level2"}
    assert between.count("level2") == between.count("level1")


def test_everybody_is_measured_by_somebody_who_was_measured_before() -> None:
    """A level by the one below, the quick bot by the usual opponent, the lowest level by those who play at random."""
    bots = ("greedy", "level1", "level2", "level3", "level4", "level5")
    lower = {bot: ladder.below(bot) for bot in bots}
    assert lower == dict(zip(bots, ("level2", "random", "level1", "level2", "level3", "level4"), strict=True))
