"""Rivals where a voyage ends: who is paid, with what, and where one cannot end (CEN-EW-029 to 031, 033, 034)."""

from __future__ import annotations

import pytest

from carrack.testing import act, look, rule
from tests.games.century.eastern_wonders.table import (
    MARKETS,
    asked,
    changed,
    hold,
    lying,
    offered,
    refused,
    ship,
    table,
    verbs,
)


@rule("CEN-EW-029")
def test_a_cube_for_the_rival_there() -> None:
    """Of the mover's choice, from the mover's hold into the rival's; nobody else gets or gives any."""
    state = table(3, ships={0: "c10", 1: "c16"}, holds={0: "YRG", 1: "B", 2: "YY"})
    act(state, ["sail", "c16"], ["stop"])
    assert offered(state, "pay") == ["yellow", "red", "green"]
    act(state, ["pay", "green"])
    assert [hold(state, seat) for seat in range(3)] == ["YR", "GB", "YY"]
    assert asked(state) == "acting"


@rule("CEN-EW-029")
def test_each_of_several_rivals_gets_one() -> None:
    """CEN-AMB-072: different colours for different rivals, first the next one clockwise."""
    state = table(4, turn_of=2, ships={0: "c16", 1: "c16", 2: "c10", 3: "c16"}, holds={2: "YRGB"})
    act(state, ["sail", "c16"], ["stop"], ["pay", "brown"])
    assert [hold(state, seat) for seat in range(4)] == ["", "", "YRG", "B"]
    act(state, ["pay", "yellow"])
    assert [hold(state, seat) for seat in range(4)] == ["Y", "", "RG", "B"]
    act(state, ["pay", "red"])
    assert [hold(state, seat) for seat in range(4)] == ["Y", "R", "G", "B"]


@rule("CEN-EW-029")
def test_a_colour_that_is_not_aboard_does_not_pay() -> None:
    """Neither one that the rival has nor one that lies on the tile."""
    state = table(2, ships={0: "c10", 1: "c16"}, holds={0: "YR", 1: "B"}, lying={"c16": "G"})
    act(state, ["sail", "c16"], ["stop"])
    refused(state, ["pay", "brown"], "CEN-EW-029")
    refused(state, ["pay", "green"], "CEN-EW-029")


@rule("CEN-EW-029")
def test_whoever_stays_pays_nothing() -> None:
    """CEN-AMB-066: the payment is due where a voyage ends, not for staying."""
    state = table(2, ships={0: "c10", 1: "c10"}, holds={0: "YR"})
    before = look(state)
    act(state, ["decline"])
    assert changed(before, look(state)) == set()
    state = table(2, ships={0: "c10", 1: "c10"}, holds={0: "YR"})
    act(state, ["harvest"])
    assert (hold(state, 0), hold(state, 1)) == ("YYYR", "")


@rule("CEN-EW-029")
@pytest.mark.parametrize("action", ["decline", "build", "harvest"])
def test_nothing_is_paid_for_staying_with_a_full_hold(action: str) -> None:
    """Two rivals on the tile, cubes enough for both: an action without a voyage gives them nothing."""
    state = table(3, ships={0: "c10", 1: "c10", 2: "c10"}, holds={0: "YYYYGGGG"})
    act(state, [action])
    assert (hold(state, 1), hold(state, 2), int(state.turn_of)) == ("", "", 1)
    assert hold(state) == ("YYYYYYGGGG" if action == "harvest" else "YYYYGGGG")


@rule("CEN-EW-029")
@pytest.mark.parametrize("cell", MARKETS)
def test_rivals_are_paid_on_every_market(cell: str) -> None:
    """From the first to the last."""
    start = offered(table(2, ships={0: cell}, holds={0: "YR"}), "sail")[0]
    state = table(2, ships={0: str(start), 1: cell}, holds={0: "YR"})
    act(state, ["sail", cell], ["stop"], ["pay", "red"])
    assert (hold(state, 0), hold(state, 1)) == ("Y", "R")


@rule("CEN-EW-029")
def test_rivals_do_not_pay_the_one_who_comes() -> None:
    """Nor does a rival that leaves."""
    state = table(2, ships={0: "c10", 1: "c16"}, holds={0: "YR", 1: "BB"})
    act(state, ["sail", "c16"], ["stop"], ["pay", "yellow"], ["decline"])
    assert (hold(state, 0), hold(state, 1)) == ("R", "YBB")
    act(state, ["sail", "c20"], ["stop"], ["decline"])
    assert (hold(state, 0), hold(state, 1)) == ("R", "YBB")


@rule("CEN-EW-029")
def test_coming_back_to_rivals_is_paid_too() -> None:
    """A voyage that ends where it began has ended there."""
    state = table(2, ships={0: "c10", 1: "c10"}, holds={0: "YR"})
    act(state, ["sail", "c16"], ["leave", "yellow"], ["sail", "c10"], ["stop"])
    assert (hold(state, 0), hold(state, 1)) == ("", "R")


@rule("CEN-EW-029")
def test_ports_are_shared_freely() -> None:
    """CEN-AMB-069: the payment names market tiles only."""
    state = table(3, ships={0: "c01", 1: "p1", 2: "p1"}, holds={0: "Y"})
    act(state, ["sail", "p1"], ["stop"], ["decline"])
    assert [hold(state, seat) for seat in range(3)] == ["Y", "", ""]
    state = table(3, ships={0: "c01", 1: "p1", 2: "p1"})
    act(state, ["sail", "p1"])
    assert asked(state) == "acting"


@rule("CEN-EW-030")
def test_whoever_cannot_pay_cannot_end_there() -> None:
    """Three rivals and two cubes: the voyage must go on, and a cube pays for that."""
    state = table(4, ships={0: "c10", 1: "c16", 2: "c16", 3: "c16"}, holds={0: "YR"})
    act(state, ["sail", "c16"])
    assert verbs(state) == {"leave"}
    refused(state, ["stop"], "CEN-EW-030")
    act(state, ["leave", "red"], ["sail", "c20"], ["stop"], ["decline"])
    assert [hold(state, seat) for seat in range(4)] == ["Y", "", "", ""]
    assert lying(state) == {"c16": "R"}


@rule("CEN-EW-030")
def test_the_only_cube_leads_on_without_a_question() -> None:
    """Two rivals and one cube: it is left, for there is no other way."""
    state = table(3, ships={0: "c10", 1: "c16", 2: "c16"}, holds={0: "Y"})
    act(state, ["sail", "c16"])
    assert (ship(state), hold(state), lying(state)) == ("c16", "", {"c16": "Y"})
    assert offered(state, "sail") == ["c10", "c11", "c15", "c17", "c19", "c20"]


@rule("CEN-EW-030")
def test_exactly_enough_is_enough() -> None:
    """Two rivals and two cubes; both go."""
    state = table(3, ships={0: "c10", 1: "c16", 2: "c16"}, holds={0: "YR"})
    act(state, ["sail", "c16"], ["stop"], ["pay", "red"])
    assert [hold(state, seat) for seat in range(3)] == ["", "R", "Y"]


@rule("CEN-EW-030")
def test_no_step_into_a_dead_end() -> None:
    """With an empty hold a tile with a rival is out of reach: neither could the rival be paid nor a step beyond."""
    state = table(2, ships={0: "c10", 1: "c16"})
    assert offered(state, "sail") == ["c04", "c05", "c09", "c11", "c15"]
    refused(state, ["sail", "c16"], "CEN-EW-030")


@rule("CEN-EW-030")
def test_no_paid_step_into_a_dead_end() -> None:
    """CEN-AMB-071: what is left for the steps is gone. One cube leads to an empty tile, not to one with a rival."""
    state = table(2, ships={0: "c10", 1: "c16"}, holds={0: "Y"})
    act(state, ["sail", "c11"], ["leave", "yellow"])
    assert offered(state, "sail") == ["c05", "c06", "c10", "c12", "c17"]
    refused(state, ["sail", "c16"], "CEN-EW-030")


@rule("CEN-EW-030")
def test_a_step_that_can_go_on_is_no_dead_end() -> None:
    """Three rivals on the tile: with one cube one may pass through, with a movement token even without."""
    crowd = {0: "c10", 1: "c16", 2: "c16", 3: "c16"}
    assert "c16" in offered(table(4, ships=crowd, holds={0: "Y"}), "sail")
    assert "c16" not in offered(table(4, ships=crowd), "sail")
    state = table(4, ships=crowd, bonus={0: {"move": 1}})
    act(state, ["sail", "c16"])
    assert verbs(state) == {"sail"}
    act(state, ["sail", "c20"])
    assert (ship(state), asked(state)) == ("c20", "acting")


@rule("CEN-EW-030")
def test_one_way_is_taken_without_a_question() -> None:
    """Rivals on two of the three neighbours, and the last cube is left: the ship can only sail to the third."""
    ships = {0: "c09", 1: "c03", 2: "c14"}
    state = table(3, ships=ships, holds={0: "Y"})
    act(state, ["sail", "c08"])
    assert "leave" in verbs(state)
    act(state, ["leave", "yellow"])
    assert (ship(state), hold(state), lying(state)) == ("c09", "", {"c08": "Y"})


@rule("CEN-EW-030")
def test_a_last_cube_stays_aboard_where_all_neighbours_are_taken() -> None:
    """c08 touches three cells. With a rival on each, one cube left would be a step into nowhere: the voyage ends."""
    state = table(4, ships={0: "c08", 1: "c03", 2: "c09", 3: "c14"}, holds={0: "Y"})
    assert offered(state, "sail") == ["c03", "c09", "c14"]
    act(state, ["sail", "c09"])
    assert verbs(state) == {"leave", "stop"}
    act(state, ["leave", "yellow"])
    assert "c08" in offered(state, "sail")
    assert "c03" not in offered(state, "sail")
    assert "c14" not in offered(state, "sail")


@rule("CEN-EW-030")
def test_ports_are_no_way_on_where_that_is_forbidden() -> None:
    """With the option a voyage in a port is over; it can end there, so sailing in is legal with an empty hold too."""
    state = table(2, ships={0: "c01", 1: "p1"}, options={"port_steps": "forbidden"})
    assert "p1" in offered(state, "sail")
    act(state, ["sail", "p1"])
    assert (ship(state), asked(state)) == ("p1", "acting")


@rule("CEN-EW-030")
def test_the_last_cube_cannot_lead_into_nowhere() -> None:
    """Rivals on all three neighbours of c08, and one cube aboard: it cannot be left, the voyage is over."""
    state = table(4, ships={0: "c03", 1: "c03", 2: "c09", 3: "c14"}, holds={0: "Y"})
    act(state, ["sail", "c08"])
    assert (ship(state), hold(state), lying(state), asked(state)) == ("c08", "Y", {}, "acting")


@rule("CEN-EW-030")
def test_two_free_steps_through_a_crowd() -> None:
    """c01 of the first free map touches c02 and c04 alone. With rivals on all three, one more step is not enough."""
    ships = {0: "c02", 1: "c01", 2: "c02", 3: "c04"}
    options = {"map": "free", "map_number": 1}
    assert "c01" not in offered(table(4, ships=ships, bonus={0: {"move": 1}}, options=options), "sail")
    state = table(4, ships=ships, bonus={0: {"move": 2}}, options=options)
    act(state, ["sail", "c01"], ["sail", "c04"], ["sail", "c05"])
    assert (ship(state), asked(state)) == ("c05", "acting")


@rule("CEN-EW-027", "CEN-EW-031")
def test_passing_through_costs_nothing_more() -> None:
    """Two rivals on the way get nothing; the step leaves its one cube, no more."""
    state = table(3, ships={0: "c10", 1: "c16", 2: "c16"}, holds={0: "YR"})
    act(state, ["sail", "c16"], ["leave", "yellow"], ["sail", "c20"], ["stop"], ["decline"])
    assert [hold(state, seat) for seat in range(3)] == ["R", "", ""]
    assert lying(state) == {"c16": "Y"}


@rule("CEN-EW-033")
def test_rivals_are_paid_before_cubes_are_collected() -> None:
    """First the payment, then the question about the cubes."""
    state = table(2, ships={0: "c10", 1: "c16"}, holds={0: "YR"}, lying={"c16": "G"})
    act(state, ["sail", "c16"], ["stop"])
    assert asked(state) == "rivals"
    act(state, ["pay", "yellow"])
    assert asked(state) == "collecting"
    act(state, ["collect"])
    assert (hold(state, 0), hold(state, 1)) == ("RG", "Y")


@rule("CEN-EW-034")
@pytest.mark.parametrize("cubes", ["Y", "YRGB"])
def test_cubes_on_the_tile_do_not_pay_the_rivals(cubes: str) -> None:
    """An empty hold cannot end there, however much lies on the tile."""
    state = table(2, ships={0: "c10", 1: "c16"}, lying={"c16": cubes})
    refused(state, ["sail", "c16"], "CEN-EW-030")


@rule("CEN-EW-034")
def test_two_cubes_aboard_pay_two_rivals_not_three() -> None:
    """Whatever lies there: with two cubes and three rivals the voyage cannot end."""
    ships = {0: "c10", 1: "c16", 2: "c16", 3: "c16"}
    state = table(4, ships=ships, holds={0: "YR"}, lying={"c16": "BBB"})
    act(state, ["sail", "c16"])
    refused(state, ["stop"], "CEN-EW-030")


@rule("CEN-EW-029")
def test_a_full_rival_is_paid_all_the_same() -> None:
    """CEN-AMB-070: the rival has eleven cubes then, until the turn ends."""
    state = table(2, ships={0: "c10", 1: "c16"}, holds={0: "YR", 1: "GGGGGGGGGG"})
    act(state, ["sail", "c16"], ["stop"], ["pay", "red"])
    assert hold(state, 1) == "RGGGGGGGGGG"
    assert asked(state) == "acting"
