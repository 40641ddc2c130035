"""Bots are measured by play: who wins more comes out higher."""

from __future__ import annotations

import pytest

from carrack.bots import BOTS
from carrack.bots import make as make_bot
from carrack.bots.player import Bot
from carrack.core.chance import Chance
from carrack.core.registry import find
from carrack.lab import calibrate as lab
from carrack.lab import ladder
from carrack.lab.calibrate import ANCHOR, ANCHORED, Played, calibrate, step_above, written
from carrack.lab.simulate import Plan, play
from carrack.table.ratings import Rating
from tests.table.house import TOY

GAMES = 64
QUICK = {name: BOTS[name] for name in ("random", "greedy")}


@pytest.fixture(autouse=True)
def _only_quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """The others are measured in the same way."""
    monkeypatch.setattr(lab, "BOTS", QUICK)


def test_the_better_bot_comes_out_higher() -> None:
    """At the toy it is the one that plays at random: greed gives away its hand."""
    toy = find(TOY)
    rows = [play(Plan(TOY, 4, {}, ("random", "greedy", "random", "greedy"), 1, GAMES), k, toy) for k in range(GAMES)]
    won = {bot: sum(row.places[row.bots.index(bot)] == 1 for row in rows) for bot in QUICK}
    assert won["random"] > 2 * won["greedy"]
    found = calibrate(toy, GAMES, 1)
    assert found.keys() == QUICK.keys()
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


def test_a_level_climbs_from_the_one_below(monkeypatch: pytest.MonkeyPatch) -> None:
    """The lowest from random play in eight steps, the next in one, by an eighth of the games, against it as it is."""
    ways = {"level1": "greedy", "level2": "random"}
    seen: list[str] = []

    def made(name: str, rng: Chance) -> Bot:
        seen.append(name)
        return make_bot(ways.get(name, name), rng)

    monkeypatch.setattr(lab, "BOTS", {**QUICK, **dict.fromkeys(ways, BOTS["random"])})
    monkeypatch.setattr(lab, "make", made)
    monkeypatch.setattr(ladder, "LEVELS", tuple(ways))
    counted: list[int] = []
    found = calibrate(find(TOY), GAMES, 1, counted.append)
    assert counted == list(range(1, 8 * 8 + 8 * 8 + 8 + 1))
    assert list(found) == ["random", "greedy", "level1", "level2"]
    assert found["level2"].mu > found["level1"].mu
    last = seen[seen.index("level2") :]
    assert set(last) == {"level1", "level2"}
    assert last.count("level2") == last.count("level1")


def test_every_bot_has_somebody_to_be_measured_by(monkeypatch: pytest.MonkeyPatch) -> None:
    """A level the one below, a search the best quick bot, the rest those who play at random."""
    monkeypatch.setattr(ladder, "LEVELS", ("level1", "level2", "level3"))
    lower = {bot: ladder.below(bot) for bot in ("greedy", "search", "level1", "level2", "level3")}
    assert lower == {"greedy": "", "search": "greedy", "level1": "", "level2": "level1", "level3": "level2"}
