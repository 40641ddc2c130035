"""The worked example of how.en.md and how.ru.md, played."""

from __future__ import annotations

from importlib.resources import files

from carrack.games.century.spice_road.game import GAME
from carrack.testing import act, look
from tests.games.century.spice_road.table import caravan, table

GOALS = ["p01", "p05", "p08", "p13", "p30"]
MERCHANTS = ["m18", "m05", "m33", "m16", "m09", "m38"]


def test_it_is_the_example() -> None:
    """What is played below is what the page shows."""
    told = files(GAME.package).joinpath("how.en.md").read_text(encoding="utf-8").split("{#example}")[1]
    assert [told.index(f"{card}(") for card in MERCHANTS] == sorted(told.index(f"{card}(") for card in MERCHANTS)
    assert "p01(gold) p05(silver) p08 p13 p30" in told


def test_a_first_goal() -> None:
    """Three turns from three turmeric to six points and a gold coin; then two more spices, and a rest."""
    state = table(2, caravans={0: "YYY", 1: "YYYY"}, goals=GOALS, merchants=MERCHANTS)
    act(state, ["acquire", 1], ["rest"])
    assert (caravan(state, 0), look(state)["merchant_cubes"][0]["yellow"]) == ("YY", 1)
    act(state, ["play", "m05", 1], ["rest"])
    assert caravan(state, 0) == "YYRR"
    act(state, ["claim", 0], ["rest"])
    assert (caravan(state, 0), state.score(0)) == ("", 6 + 3)
    act(state, ["play", "s1", 1], ["rest"], ["rest"])
    assert caravan(state, 0) == "YY"
    assert set(look(state)["hand"][0]) == {"s1", "s2", "m05"}
