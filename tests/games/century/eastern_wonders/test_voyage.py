"""Voyages: free steps, paid steps, what stays behind and what is collected (CEN-EW-026 to 028, 032)."""

from __future__ import annotations

import pytest

from carrack.testing import act, legal, look, rule
from tests.games.century.eastern_wonders.table import (
    CELLS,
    asked,
    changed,
    everybody_passes,
    hold,
    lying,
    offered,
    refused,
    ship,
    table,
    verbs,
)

# ---- steps -------------------------------------------------------------------------------------------------


@rule("CEN-EW-026")
def test_the_first_step_is_free() -> None:
    """Nothing is left behind, and no cube leaves the hold; it is open to an empty hold too."""
    state = table(2, ships={0: "c10"}, holds={0: "YR"})
    act(state, ["sail", "c16"], ["stop"], ["decline"])
    assert (ship(state), hold(state), lying(state)) == ("c16", "YR", {})
    state = table(2, ships={0: "c10"})
    act(state, ["sail", "c16"])
    assert (ship(state), hold(state), lying(state)) == ("c16", "", {})


@rule("CEN-EW-026")
def test_only_the_first_step_is_free() -> None:
    """A second one is not, whatever is aboard."""
    state = table(2, ships={0: "c10"}, holds={0: "YR"})
    act(state, ["sail", "c16"])
    refused(state, ["sail", "c20"], "CEN-EW-027")


@rule("CEN-EW-026")
@pytest.mark.parametrize(("port", "cell"), [("p1", "c01"), ("p2", "c02"), ("p3", "c19"), ("p4", "c20")])
def test_the_first_step_is_free_out_of_a_port_too(port: str, cell: str) -> None:
    """Nothing is left in the port, and an empty hold may sail."""
    state = table(2, ships={0: port})
    act(state, ["sail", cell])
    assert (ship(state), lying(state), asked(state)) == (cell, {}, "acting")


@rule("CEN-EW-026")
def test_no_cube_pays_for_a_free_step() -> None:
    """CEN-AMB-064: free steps come first; nobody may pay for the first one."""
    state = table(2, ships={0: "c10"}, holds={0: "YR"}, bonus={0: {"move": 1}})
    act(state, ["sail", "c16"])
    refused(state, ["leave", "yellow"], "CEN-EW-026")
    assert "leave" not in verbs(table(2, holds={0: "YR"}))


@rule("CEN-EW-026")
@pytest.mark.parametrize("cell", [cell for cell in CELLS if cell not in ("c04", "c05", "c09", "c11", "c15", "c16")])
def test_only_to_a_neighbour(cell: str) -> None:
    """Neither to a cell further away nor to the one where the ship is."""
    refused(table(2, ships={0: "c10"}, holds={0: "YYYY"}), ["sail", cell], "CEN-EW-026")


@rule("CEN-EW-027")
def test_a_further_step_leaves_a_cube_on_the_tile_left() -> None:
    """The first cube stays where the first, free step has led, not where the voyage began."""
    state = table(2, ships={0: "c10"}, holds={0: "YRG"})
    act(state, ["sail", "c16"])
    assert offered(state, "leave") == ["yellow", "red", "green"]
    act(state, ["leave", "red"], ["sail", "c20"])
    assert (ship(state), hold(state), lying(state)) == ("c20", "YG", {"c16": "R"})


@rule("CEN-EW-027")
def test_without_a_cube_left_behind_the_ship_stays() -> None:
    """The refusal says what to do first; once a cube is left, the ship must sail on."""
    state = table(2, ships={0: "c10"}, holds={0: "YRG"})
    act(state, ["sail", "c16"])
    refused(state, ["sail", "c20"], "CEN-EW-027")
    act(state, ["leave", "yellow"])
    assert verbs(state) == {"sail"}
    refused(state, ["stop"], "CEN-EW-027")
    refused(state, ["leave", "red"], "CEN-EW-027")


@rule("CEN-EW-027")
def test_any_colour_that_is_aboard() -> None:
    """A colour that the hold does not have cannot be left."""
    state = table(2, ships={0: "c10"}, holds={0: "YB", 1: "RRGG"})
    act(state, ["sail", "c16"])
    refused(state, ["leave", "red"], "CEN-EW-027")
    refused(state, ["leave", "green"], "CEN-EW-027")


@rule("CEN-EW-027")
def test_cubes_left_join_those_that_lie_there() -> None:
    """A tile holds any number of cubes."""
    state = table(2, ships={0: "c10"}, holds={0: "YYG"}, lying={"c16": "YYYRB"})
    act(state, ["sail", "c16"], ["leave", "green"], ["sail", "c20"])
    assert lying(state) == {"c16": "YYYRGB"}


@rule("CEN-EW-027", "CEN-EW-032")
def test_a_paid_step_out_of_a_port() -> None:
    """CEN-AMB-063: the cube stays in the port, and whoever ends there later may collect it."""
    state = table(2, ships={0: "c01", 1: "c03"}, holds={0: "YR"})
    act(state, ["sail", "p1"], ["leave", "yellow"], ["sail", "c04"], ["stop"], ["decline"])
    assert lying(state) == {"p1": "Y"}
    act(state, ["sail", "p1"], ["collect"])
    assert (hold(state, 1), lying(state)) == ("Y", {})


@rule("CEN-EW-027")
def test_paid_steps_out_of_ports_may_be_forbidden() -> None:
    """The other reading of CEN-AMB-063, an option; a free step out of a port stays free."""
    forbidden = {"port_steps": "forbidden"}
    state = table(2, ships={0: "c01"}, holds={0: "YYR"}, options=forbidden)
    act(state, ["sail", "p1"])
    assert asked(state) == "acting"
    state = table(2, ships={0: "c01"}, holds={0: "YYR"}, options=forbidden)
    act(state, ["sail", "c02"], ["leave", "red"])
    assert offered(state, "sail") == ["c01", "c05", "c06", "p2"]
    act(state, ["sail", "p2"])
    assert asked(state) == "acting"
    state = table(2, ships={0: "p1"}, holds={0: "YR"}, options=forbidden)
    act(state, ["sail", "c01"])
    assert verbs(state) == {"leave", "stop"}


@rule("CEN-EW-027")
@pytest.mark.parametrize(("start", "cell"), [("c02", "c01"), ("c16", "c20")])
def test_paid_steps_out_of_markets_are_never_forbidden(start: str, cell: str) -> None:
    """With the option too, from the first market to the last."""
    state = table(2, ships={0: start}, holds={0: "YR"}, options={"port_steps": "forbidden"})
    act(state, ["sail", cell])
    assert offered(state, "leave") == ["yellow", "red"]
    act(state, ["leave", "red"], ["sail", start])
    assert (ship(state), hold(state), lying(state)) == (start, "Y", {cell: "R"})


@rule("CEN-EW-028")
def test_a_full_hold_pays_for_ten_further_steps() -> None:
    """To and fro between two tiles: eleven steps, five cubes on each."""
    state = table(2, ships={0: "c10"}, holds={0: "Y" * 5 + "R" * 5})
    act(state, ["sail", "c16"])
    for colour, cell in zip(["yellow", "red"] * 5, ["c10", "c16"] * 5, strict=True):
        act(state, ["leave", colour], ["sail", cell])
    assert (ship(state), hold(state), lying(state)) == ("c16", "", {"c10": "RRRRR", "c16": "YYYYY"})
    assert asked(state) == "collecting"


@rule("CEN-EW-028")
def test_paid_steps_go_on_while_cubes_remain() -> None:
    """Four cubes are four further steps; then the voyage is over without a question."""
    state = table(2, ships={0: "c08"}, holds={0: "YRGB"})
    act(state, ["sail", "c09"], ["leave", "yellow"], ["sail", "c10"], ["leave", "red"], ["sail", "c11"])
    act(state, ["leave", "green"], ["sail", "c12"], ["leave", "brown"], ["sail", "c06"])
    assert lying(state) == {"c09": "Y", "c10": "R", "c11": "G", "c12": "B"}
    assert (ship(state), hold(state), asked(state)) == ("c06", "", "acting")


@rule("CEN-EW-028")
def test_an_empty_hold_has_one_step() -> None:
    """After the free step the voyage is over."""
    state = table(2, ships={0: "c08"})
    act(state, ["sail", "c09"])
    assert asked(state) == "acting"
    assert legal(state) == [["decline"], ["build"], ["harvest"]]


@rule("CEN-EW-027", "CEN-EW-028")
def test_a_ship_may_come_back() -> None:
    """CEN-AMB-065: to a tile that it has left, even to the one where it began, and collect its own cube."""
    state = table(2, ships={0: "c10"}, holds={0: "YRG"})
    act(state, ["sail", "c16"], ["leave", "yellow"], ["sail", "c10"], ["leave", "red"], ["sail", "c16"], ["stop"])
    assert (hold(state), lying(state)) == ("G", {"c10": "R", "c16": "Y"})
    act(state, ["collect"])
    assert (hold(state), lying(state)) == ("YG", {"c10": "R"})


# ---- collecting --------------------------------------------------------------------------------------------


@rule("CEN-EW-032")
def test_cubes_where_the_voyage_ends_may_be_collected() -> None:
    """All of them come aboard, or none (CEN-AMB-068)."""
    state = table(2, ships={0: "c10"}, holds={0: "R"}, lying={"c16": "YYG", "c11": "B"})
    act(state, ["sail", "c16"], ["stop"])
    assert legal(state) == [["decline"], ["collect"]]
    taken, left = state, state.clone()
    act(taken, ["collect"])
    assert (hold(taken), lying(taken)) == ("YYRG", {"c11": "B"})
    assert asked(taken) == "acting"
    act(left, ["decline"])
    assert (hold(left), lying(left)) == ("R", {"c11": "B", "c16": "YYG"})
    assert asked(left) == "acting"


@rule("CEN-EW-032")
def test_cubes_on_the_way_stay_there() -> None:
    """Only the tile where the voyage ends gives its cubes."""
    state = table(2, ships={0: "c10"}, holds={0: "Y"}, lying={"c16": "GG", "c20": "B"})
    act(state, ["sail", "c16"], ["leave", "yellow"], ["sail", "c20"], ["collect"])
    assert (hold(state), lying(state)) == ("B", {"c16": "YGG"})


@rule("CEN-EW-032")
def test_nothing_is_asked_where_nothing_lies() -> None:
    """The action follows at once."""
    state = table(2, ships={0: "c10"}, holds={0: "Y"}, lying={"c11": "B"})
    act(state, ["sail", "c16"], ["stop"])
    assert asked(state) == "acting"


@rule("CEN-EW-032")
def test_whoever_stays_collects_nothing() -> None:
    """CEN-AMB-067: collecting needs a voyage that ends there."""
    state = table(2, ships={0: "c10"}, holds={0: "Y"}, lying={"c10": "B"})
    refused(state, ["collect"], "CEN-EW-032")
    before = look(state)
    act(state, ["harvest"])
    assert changed(before, look(state)) == {"hold"}
    assert (hold(state), lying(state)) == ("YYY", {"c10": "B"})


@rule("CEN-EW-029", "CEN-EW-032")
def test_whoever_stays_may_collect_by_an_option() -> None:
    """The other reading of CEN-AMB-067: a voyage of no steps; the action follows."""
    options = {"staying": "collects"}
    state = table(2, ships={0: "c10"}, holds={0: "Y"}, lying={"c10": "B"}, options=options)
    act(state, ["collect"])
    assert (hold(state), lying(state), asked(state)) == ("YB", {}, "acting")
    assert "sail" not in verbs(state)
    act(state, ["harvest"])
    assert hold(state) == "YYYB"
    state = table(2, ships={0: "c10", 1: "c10"}, holds={0: "YR"}, lying={"c10": "B"}, options=options)
    assert "collect" in verbs(state)
    act(state, ["collect"])
    assert (hold(state, 0), hold(state, 1), asked(state)) == ("YRB", "", "acting")
    state = table(2, ships={0: "c10"}, holds={0: "Y"}, lying={"c11": "B"}, options=options)
    refused(state, ["collect"], "CEN-EW-032")


@rule("CEN-EW-032")
def test_an_overfull_hold_may_collect() -> None:
    """CEN-AMB-002: how much a hold carries is looked at when the turn ends."""
    state = table(2, ships={0: "c10"}, holds={0: "YYYYYYYYYY"}, lying={"c16": "BB"})
    act(state, ["sail", "c16"], ["stop"], ["collect"])
    assert hold(state) == "YYYYYYYYYYBB"
    assert asked(state) == "acting"


@rule("CEN-EW-032")
def test_cubes_lie_until_somebody_takes_them() -> None:
    """Rounds later they are still there."""
    state = table(3, ships={0: "c10"}, lying={"c16": "G"})
    everybody_passes(state, 6)
    act(state, ["sail", "c16"], ["collect"])
    assert hold(state) == "G"
