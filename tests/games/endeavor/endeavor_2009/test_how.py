"""The worked first round of how.en.md and how.ru.md, played."""

from __future__ import annotations

from importlib.resources import files

from carrack.games.endeavor.endeavor_2009.game import GAME
from carrack.testing import act, look
from tests.games.endeavor.endeavor_2009.desk import table
from tests.games.endeavor.table import asked, of, offered, status, tokens

YOU, ILYA, PRIYA = range(3)
BUILT = ["shipyard(you)", "workshop(Ilya)", "market(Priya)"]
WON = ["tok_culture(you)", "tok_occupy_draw(Ilya)", "europe_0(Priya)", "slavery_0(Ilya)"]
SETTLERS = 30


def test_it_is_the_example() -> None:
    """What is played below is what the page shows."""
    told = files(GAME.package).joinpath("how.en.md").read_text(encoding="utf-8").split("{#example}")[1]
    assert f"{{faces:{' '.join(BUILT)}}}" in told
    assert f"{{faces:{' '.join(WON)}}}" in told
    assert "{faces:disc@1*4}" in told


def test_a_first_round() -> None:
    """From nothing to two steps of culture, and four settlers for the second round."""
    state = table(phase="building", lying={"africa-1": "tok_culture", "seville": "tok_occupy_draw"})
    act(state, ["build", "shipyard"], ["build", "workshop"], ["build", "market"])
    assert look(state)["harbour"] == [2, 2, 2]
    assert look(state)["supply"] == [28, 28, 28]

    act(state, ["activate", "shipyard"], ["ship", "africa"])
    assert (status(state, YOU), of(state, "harbour", YOU)) == ((0, 2, 0, 0), 0)
    act(state, ["activate", "colonial_house"], ["occupy", "seville"])
    assert (tokens(state, ILYA), of(state, "harbour", ILYA)) == ({"tok_occupy_draw": 1}, 0)
    act(state, ["activate", "market"], ["draw", "europe"])
    assert (status(state, PRIYA), of(state, "harbour", PRIYA)) == ((0, 1, 1, 0), 1)

    assert asked(state) == ("acting", ILYA)
    assert look(state)["passed"] == [YOU]
    act(state, ["spend", "tok_occupy_draw"], ["draw", "slavery"])
    assert status(state, ILYA) == (4, 0, 0, 0)

    assert (look(state)["turn"], look(state)["first"]) == (2, ILYA)
    assert look(state)["cards"] == [[], ["slavery_0"], ["europe_0"]]
    assert look(state)["aside"] == [[], [], []]


def test_the_second_round_begins() -> None:
    """Three settlers by culture and one by a payment; Ilya builds for level 3."""
    state = table(phase="building", lying={"africa-1": "tok_culture", "seville": "tok_occupy_draw"})
    act(state, ["build", "shipyard"], ["build", "workshop"], ["build", "market"])
    act(state, ["activate", "shipyard"], ["ship", "africa"], ["activate", "colonial_house"], ["occupy", "seville"])
    act(state, ["activate", "market"], ["draw", "europe"], ["spend", "tok_occupy_draw"], ["draw", "slavery"])
    assert asked(state) == ("building", ILYA)
    assert "docks" in offered(state, "build")
    act(state, ["build", "docks"], ["build", "market"], ["build", "market"])
    assert of(state, "harbour", YOU) == 3 + 1
    assert of(state, "supply", YOU) == SETTLERS - 4 - 1
    assert of(state, "workers", YOU) == []
