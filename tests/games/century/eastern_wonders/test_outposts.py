"""Building outposts: where, for what price, from which slot, and what it brings (CEN-EW-037 to 045, 055)."""

from __future__ import annotations

import pytest

from carrack.testing import act, legal, look, rule
from tests.games.century.eastern_wonders.table import (
    asked,
    bonuses,
    changed,
    hold,
    lying,
    offered,
    refused,
    table,
    verbs,
)

COLUMN = ["c01", "c06", "c11"]
"""An outpost each in the rows of ginger, chili and tea: with one in the row of cloves the first column is empty."""


@rule("CEN-EW-037")
def test_an_outpost_may_be_built_and_need_not_be() -> None:
    """At a market without an own outpost; other actions are open as well."""
    state = table(2, ships={0: "c10"})
    assert {"build", "harvest", "decline"} <= verbs(state)
    act(state, ["build"])
    assert look(state)["outposts"] == [["c10"], []]


@rule("CEN-EW-037")
def test_building_comes_before_trading() -> None:
    """CEN-AMB-073, CEN-AMB-074: one action, first the outpost, then the trade; after the trade nothing is built."""
    state = table(2, ships={0: "c01"}, holds={0: "YYYY"})
    act(state, ["build"])
    assert asked(state) == "trading"
    act(state, ["trade", 1])
    assert (hold(state), int(state.turn_of)) == ("YB", 1)


@rule("CEN-EW-037")
def test_building_without_trading() -> None:
    """r29: the trade may be left alone."""
    state = table(2, ships={0: "c01"}, holds={0: "YYYY"})
    act(state, ["build"], ["decline"])
    assert (hold(state), int(state.turn_of)) == ("YYYY", 1)
    assert look(state)["outposts"] == [["c01"], []]


@rule("CEN-EW-038", "CEN-EW-039")
def test_no_second_outpost_on_a_tile() -> None:
    """Where one stands, none of the same player is built."""
    state = table(2, ships={0: "c10"}, holds={0: "YYYYYY"}, outposts={0: ["c10"]})
    refused(state, ["build"], "CEN-EW-038")


@rule("CEN-EW-039")
def test_everybody_may_have_one_on_the_same_tile() -> None:
    """Four outposts of four players, and each of them trades there."""
    state = table(4, ships={0: "c10"}, holds={0: "YYY"}, outposts={1: ["c10"], 2: ["c10"], 3: ["c10"]})
    act(state, ["build"])
    assert look(state)["outposts"] == [["c10"]] * 4


@rule("CEN-EW-040")
@pytest.mark.parametrize(("seats", "there"), [(3, 1), (3, 2), (4, 1), (4, 2), (4, 3)])
def test_a_cube_for_each_outpost_there(seats: int, there: int) -> None:
    """With three or four players; with one cube less it is refused."""
    standing = {seat: ["c10"] for seat in range(1, there + 1)}
    poor = table(seats, ships={0: "c10"}, holds={0: "Y" * (there - 1)}, outposts=standing)
    refused(poor, ["build"], "CEN-EW-040")
    state = table(seats, ships={0: "c10"}, holds={0: "Y" * (there + 2)}, outposts=standing)
    act(state, ["build"])
    assert hold(state) == "YY"
    assert "c10" in look(state)["outposts"][0]


@rule("CEN-EW-041")
def test_two_cubes_with_two_players() -> None:
    """One rival outpost costs two cubes; with one cube it is refused."""
    poor = table(2, ships={0: "c10"}, holds={0: "B"}, outposts={1: ["c10"]})
    refused(poor, ["build"], "CEN-EW-041")
    state = table(2, ships={0: "c10"}, holds={0: "YYY"}, outposts={1: ["c10"]})
    act(state, ["build"])
    assert hold(state) == "Y"


@rule("CEN-EW-040", "CEN-EW-041")
@pytest.mark.parametrize(("seats", "there", "price"), [(2, 1, 2), (3, 1, 1), (3, 2, 2), (4, 3, 3)])
def test_exactly_the_price_is_enough(seats: int, there: int, price: int) -> None:
    """It is offered, and the hold is empty after it."""
    standing = {seat: ["c10"] for seat in range(1, there + 1)}
    state = table(seats, ships={0: "c10"}, holds={0: "R" * price}, outposts=standing)
    assert ["build"] in legal(state)
    act(state, ["build"])
    assert (hold(state), look(state)["outposts"][0]) == ("", ["c10"])


@rule("CEN-EW-040")
def test_outposts_elsewhere_and_ships_do_not_count() -> None:
    """Only outposts on the tile make it dearer."""
    ships = {0: "c10", 1: "c10", 2: "c10"}
    state = table(3, ships=ships, holds={0: "Y"}, outposts={1: ["c09", "c11"], 2: ["c09"]})
    act(state, ["build"])
    assert hold(state) == "Y"


@rule("CEN-EW-042")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_outpost_is_free(seats: int) -> None:
    """Also for an empty hold, and wherever else outposts stand, one's own or others'."""
    state = table(seats, ships={0: "c10"}, outposts={0: ["c08"], 1: ["c09", "c11"]})
    act(state, ["build"])
    assert look(state)["outposts"][0] == ["c08", "c10"]
    state = table(seats, ships={0: "c20"}, holds={0: "RG"})
    act(state, ["build"])
    assert hold(state) == "RG"


@rule("CEN-EW-043")
def test_any_colours_pay_and_go_to_the_supply() -> None:
    """Cube by cube of the builder's choice; nobody gets them, and none stays on the tile."""
    state = table(3, ships={0: "c20"}, holds={0: "YRGB", 1: "Y"}, outposts={1: ["c20"], 2: ["c20"]})
    act(state, ["build"])
    assert offered(state, "pay") == ["yellow", "red", "green", "brown"]
    act(state, ["pay", "brown"])
    assert look(state)["outposts"][0] == []
    refused(state, ["pay", "brown"], "CEN-EW-043")
    act(state, ["pay", "red"])
    assert look(state)["outposts"][0] == ["c20"]
    assert [hold(state, seat) for seat in range(3)] == ["YG", "Y", ""]
    assert lying(state) == {}


@rule("CEN-EW-044")
@pytest.mark.parametrize(("cell", "row"), [("c01", "ginger"), ("c06", "chili"), ("c11", "tea"), ("c16", "cloves")])
def test_the_outpost_comes_from_the_row_of_the_tile(cell: str, row: str) -> None:
    """The row with the symbol of the tile loses one, the others none, and the boards of others none."""
    state = table(2, ships={0: cell}, outposts={1: ["c02"]})
    act(state, ["build"])
    built = {"cloves": 0, "tea": 0, "chili": 0, "ginger": 0}
    assert look(state)["built"] == [built | {row: 1}, built | {"ginger": 1}]


@rule("CEN-EW-044")
def test_the_leftmost_outpost_goes_first() -> None:
    """So the points of a row come from the left: 0, 1, 2, 2, 3 for the five of ginger."""
    scores = []
    for n in range(6):
        state = table(2, outposts={0: ["c01", "c02", "c03", "c04", "c05"][:n]})
        scores.append(int(state.score(0)))
    assert scores == [0, 0, 1, 3, 5, 8]


@rule("CEN-EW-045")
def test_an_empty_column_brings_a_bonus_token() -> None:
    """Of five kinds; the token goes to the builder, and the stock has one less."""
    state = table(2, ships={0: "c16"}, outposts={0: COLUMN})
    act(state, ["build"])
    assert legal(state) == [["bonus", kind] for kind in ("move", "points", "upgrade", "harvest", "hold")]
    act(state, ["bonus", "harvest"])
    assert (bonuses(state, 0), bonuses(state, 1)) == ({"harvest": 1}, {})
    assert look(state)["bonus_left"] == {"move": 4, "points": 4, "upgrade": 4, "harvest": 3, "hold": 4}
    assert int(state.turn_of) == 1


@rule("CEN-EW-045")
def test_no_token_without_an_empty_column() -> None:
    """Three of the four rows are no column; nor is a second outpost in a row whose column was empty before."""
    state = table(2, ships={0: "c11"}, outposts={0: ["c01", "c06"]})
    act(state, ["build"])
    assert int(state.turn_of) == 1
    state = table(2, ships={0: "c17"}, outposts={0: [*COLUMN, "c16"]}, bonus={0: {"hold": 1}})
    act(state, ["build"])
    assert int(state.turn_of) == 1
    assert bonuses(state) == {"hold": 1}


@rule("CEN-EW-045")
def test_the_second_column_brings_another() -> None:
    """r30: one outpost never empties two columns: with rows ahead it takes one after the other."""
    two_each = ["c01", "c02", "c06", "c07", "c11", "c12"]
    state = table(2, ships={0: "c16"}, outposts={0: two_each})
    act(state, ["build"], ["bonus", "move"])
    assert (bonuses(state), int(state.turn_of)) == ({"move": 1}, 1)
    state = table(2, ships={0: "c17"}, outposts={0: [*two_each, "c16"]}, bonus={0: {"move": 1}})
    act(state, ["build"], ["bonus", "move"])
    assert bonuses(state) == {"move": 2}


@rule("CEN-EW-045")
@pytest.mark.parametrize("column", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("row", [0, 1, 2, 3])
def test_each_column_and_each_row_that_may_finish_it(column: int, row: int) -> None:
    """Its last outpost may leave any row; one token for each column, the other seat gets none."""
    rows = [[f"c{5 * k + n:02}" for n in range(1, column + 1)] for k in range(4)]
    last = rows[row].pop()
    state = table(2, ships={0: last}, outposts={0: [cell for cells in rows for cell in cells]})
    act(state, ["build"])
    assert (asked(state), int(state.actor)) == ("reward", 0)
    act(state, ["bonus", "move"])
    assert (bonuses(state, 0), bonuses(state, 1), int(state.turn_of)) == ({"move": 1}, {}, 1)


@rule("CEN-EW-045")
def test_a_kind_that_is_gone_cannot_be_chosen() -> None:
    """CEN-AMB-077: the others can; and if there is none at all, nothing is asked."""
    state = table(2, ships={0: "c16"}, outposts={0: COLUMN}, bonus={1: {"move": 4}})
    act(state, ["build"])
    refused(state, ["bonus", "move"], "CEN-EW-045")
    everything = {"move": 4, "points": 4, "upgrade": 4, "harvest": 4, "hold": 4}
    state = table(2, ships={0: "c16"}, outposts={0: COLUMN}, bonus={1: everything})
    act(state, ["build"])
    assert (bonuses(state), int(state.turn_of)) == ({}, 1)


@rule("CEN-EW-045")
def test_the_token_is_not_left_alone() -> None:
    """CEN-AMB-079: one is taken as long as there are any."""
    state = table(2, ships={0: "c16"}, outposts={0: COLUMN})
    act(state, ["build"])
    refused(state, ["decline"])


@rule("CEN-EW-045")
def test_the_column_counts_before_the_trade() -> None:
    """r30: the token is chosen at once, the trade of the same action comes after it."""
    state = table(2, ships={0: "c16"}, holds={0: "B"}, outposts={0: COLUMN})
    act(state, ["build"])
    assert asked(state) == "reward"
    act(state, ["bonus", "hold"])
    assert asked(state) == "trading"


@rule("CEN-EW-055")
def test_a_new_outpost_trades_at_once() -> None:
    """In the same action, after its price is paid."""
    state = table(2, ships={0: "c01"}, holds={0: "YYYYY"}, outposts={1: ["c01"]})
    act(state, ["build"])
    assert hold(state) == "YYY"
    assert legal(state) == [["decline"], ["trade", 1]]
    act(state, ["trade", 1])
    assert hold(state) == "B"


@rule("CEN-EW-055", "CEN-EW-057")
def test_a_new_outpost_trades_as_often_as_any() -> None:
    """Three times at once; and after ten trades one is asked again."""
    state = table(2, ships={0: "c01"}, holds={0: "Y" * 9})
    act(state, ["build"], ["trade", 3])
    assert (hold(state), int(state.turn_of)) == ("BBB", 1)
    state = table(2, ships={0: "c06"}, holds={0: "R" * 13}, bonus={0: {"hold": 1}})
    act(state, ["build"], ["trade", 10], ["trade", 3])
    assert hold(state) == "Y" * 13


@rule("CEN-EW-055")
def test_no_trade_is_asked_that_cannot_be_made() -> None:
    """The price has taken what the trade needs: the turn ends."""
    state = table(2, ships={0: "c01"}, holds={0: "YYYY"}, outposts={1: ["c01"]})
    act(state, ["build"])
    assert (hold(state), int(state.turn_of)) == ("YY", 1)


@rule("CEN-EW-037")
def test_building_changes_nothing_else() -> None:
    """A free outpost: the map and the own board, nothing of anybody else."""
    state = table(3, ships={0: "c10"}, holds={0: "Y", 1: "R"}, outposts={1: ["c01"]})
    before = look(state)
    act(state, ["build"])
    after = look(state)
    assert changed(before, after) == {"outposts", "built"}
    assert after["outposts"][1:] == before["outposts"][1:]


@rule("CEN-EW-044")
def test_all_twenty_outposts_can_be_built() -> None:
    """CEN-AMB-080: as many slots in a row as tiles of its symbol; the last one empties the last column."""
    cells = [f"c{k:02}" for k in range(1, 20)]
    state = table(2, ships={0: "c20"}, outposts={0: cells}, bonus={0: {"points": 4}})
    act(state, ["build"], ["bonus", "upgrade"])
    assert look(state)["built"][0] == {"cloves": 5, "tea": 5, "chili": 5, "ginger": 5}
    assert int(state.score(0)) == 4 * 8 + 18 + 2
