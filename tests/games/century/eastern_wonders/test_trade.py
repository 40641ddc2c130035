"""Trading at a market (CEN-EW-054, 056 to 058)."""

from __future__ import annotations

import pytest

from carrack.testing import act, legal, look, rule
from tests.games.century.eastern_wonders.table import asked, changed, hold, offered, refused, table

TRADES = {
    "t01": ("YYY", "B"),
    "t02": ("YY", "RR"),
    "t03": ("YY", "G"),
    "t04": ("YYY", "RG"),
    "t05": ("YYYY", "GG"),
    "t06": ("YYYYY", "GGG"),
    "t07": ("R", "YYY"),
    "t08": ("RR", "GG"),
    "t09": ("RRR", "BB"),
    "t10": ("RR", "YYYG"),
    "t11": ("RR", "YYB"),
    "t12": ("RRR", "YGB"),
    "t13": ("G", "RR"),
    "t14": ("GG", "BB"),
    "t15": ("G", "YRR"),
    "t16": ("GG", "RRB"),
    "t17": ("GG", "YYRRR"),
    "t18": ("GG", "YYRB"),
    "t19": ("B", "GG"),
    "t20": ("B", "RRR"),
    "t21": ("B", "YRG"),
    "t22": ("B", "YYYG"),
    "t23": ("B", "YYRR"),
    "t24": ("BB", "RRRGG"),
}


@rule("CEN-EW-054")
def test_only_who_has_an_outpost_there_trades() -> None:
    """Neither an outpost elsewhere nor that of a rival will do."""
    state = table(2, ships={0: "c01"}, holds={0: "YYYYYY"}, outposts={0: ["c02"], 1: ["c01"]})
    refused(state, ["trade", 1], "CEN-EW-054")
    state = table(2, ships={0: "c01"}, holds={0: "YYYYYY"}, outposts={0: ["c01"]})
    assert offered(state, "trade") == [1, 2]


@rule("CEN-EW-054")
def test_an_outpost_without_the_ship_does_not_trade() -> None:
    """The trade is the one of the tile where the ship is."""
    state = table(2, ships={0: "c02"}, holds={0: "YYY"}, outposts={0: ["c01", "c02"]})
    act(state, ["trade", 1])
    assert hold(state) == "YRR"


@rule("CEN-EW-056")
@pytest.mark.parametrize("tile", TRADES)
def test_every_trade(tile: str) -> None:
    """Exactly what is given is enough; what is got comes from the supply. With one cube less there is no trade."""
    give, get = TRADES[tile]
    state = table(2, ships={0: "c10"}, holds={0: give, 1: "RGB"}, tiles={"c10": tile}, outposts={0: ["c10"]})
    before = look(state)
    act(state, ["trade", 1])
    assert hold(state) == get
    assert changed(before, look(state)) == {"hold"}
    assert hold(state, 1) == "RGB"
    poor = table(2, ships={0: "c10"}, holds={0: give[1:]}, tiles={"c10": tile}, outposts={0: ["c10"]})
    refused(poor, ["trade", 1], "CEN-EW-057")


@rule("CEN-EW-057")
def test_as_often_as_the_cubes_allow() -> None:
    """Seven yellow are three trades of two; four are refused."""
    state = table(2, ships={0: "c02"}, holds={0: "YYYYYYY"}, outposts={0: ["c02"]})
    assert offered(state, "trade") == [1, 2, 3]
    refused(state, ["trade", 4], "CEN-EW-057")
    act(state, ["trade", 3])
    assert hold(state) == "YRRRRRR"
    assert int(state.turn_of) == 1


@rule("CEN-EW-056", "CEN-EW-057")
def test_cubes_on_the_tile_are_not_traded() -> None:
    """Only those in the own hold are."""
    state = table(2, ships={0: "c02"}, holds={0: "YYY"}, outposts={0: ["c02"]}, lying={"c02": "YYY"})
    assert offered(state, "trade") == [1]
    refused(state, ["trade", 2], "CEN-EW-057")


@rule("CEN-EW-057")
def test_a_trade_in_the_middle_may_overfill_the_hold() -> None:
    """CEN-AMB-002: three red become nine yellow beside eight browns; only then the surplus goes."""
    state = table(2, ships={0: "c06"}, holds={0: "RRBBBBBBBB"}, outposts={0: ["c06"]})
    act(state, ["trade", 2])
    assert hold(state) == "YYYYYYBBBBBBBB"
    assert asked(state) == "surplus"


@rule("CEN-EW-057")
def test_more_than_ten_times() -> None:
    """Ten can be said in one go; whoever has cubes for more is asked again."""
    holds = {0: "R" * 13}
    state = table(2, ships={0: "c06"}, holds=holds, outposts={0: ["c06"]}, bonus={0: {"hold": 1}})
    assert offered(state, "trade") == list(range(1, 11))
    act(state, ["trade", 10])
    assert hold(state) == "Y" * 30 + "RRR"
    assert legal(state) == [["decline"], ["trade", 1], ["trade", 2], ["trade", 3]]
    act(state, ["trade", 3])
    assert hold(state) == "Y" * 13
    assert int(state.turn_of) == 1


@rule("CEN-EW-057")
def test_ten_times_and_no_more() -> None:
    """The second question may be left alone; after fewer than ten it is not asked."""
    state = table(2, ships={0: "c06"}, holds={0: "R" * 13}, outposts={0: ["c06"]}, bonus={0: {"hold": 1}})
    act(state, ["trade", 10], ["decline"])
    assert asked(state) == "surplus"
    state = table(2, ships={0: "c06"}, holds={0: "R" * 13}, outposts={0: ["c06"]}, bonus={0: {"hold": 1}})
    act(state, ["trade", 9])
    assert asked(state) == "surplus"


@rule("CEN-EW-058")
@pytest.mark.parametrize(("times", "left"), [(1, "YYYYYYB"), (2, "YYYBB"), (3, "BBB")])
def test_example_artyom_trades_nine_yellow_cubes(times: int, left: str) -> None:
    """The rulebook's example: 3 yellow for 1 brown; with 9 yellow he gives 3, 6 or 9 for 1, 2 or 3 brown."""
    state = table(2, ships={0: "c01"}, holds={0: "YYYYYYYYY"}, outposts={0: ["c01"]})
    assert offered(state, "trade") == [1, 2, 3]
    act(state, ["trade", times])
    assert hold(state) == left


@rule("CEN-EW-054")
def test_a_trade_is_the_action_of_the_turn() -> None:
    """No harvest after it."""
    state = table(2, ships={0: "c02"}, holds={0: "YYYY"}, outposts={0: ["c02"]})
    act(state, ["trade", 1])
    assert (hold(state), int(state.turn_of)) == ("YYRR", 1)
