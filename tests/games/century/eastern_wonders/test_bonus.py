"""Bonus tokens: what each kind does (CEN-EW-013, 019, 046 to 048, 050, 052, 053); gained ones: test_bonus_gained.py."""

from __future__ import annotations

import pytest

from carrack.testing import act, legal, look, rule
from tests.games.century.eastern_wonders.table import (
    asked,
    bonuses,
    everybody_passes,
    hold,
    lying,
    offered,
    refused,
    ship,
    table,
    verbs,
)

COLUMN = ["c01", "c06", "c11"]


# ---- movement ----------------------------------------------------------------------------------------------


@rule("CEN-EW-046")
def test_one_more_free_step() -> None:
    """Two steps leave nothing behind, the third leaves a cube on the tile that it leaves."""
    state = table(2, ships={0: "c08"}, holds={0: "YR"}, bonus={0: {"move": 1}})
    act(state, ["sail", "c09"])
    assert verbs(state) == {"sail", "stop"}
    act(state, ["sail", "c10"], ["leave", "red"], ["sail", "c11"])
    assert (ship(state), hold(state), lying(state)) == ("c11", "Y", {"c10": "R"})


@rule("CEN-EW-046")
@pytest.mark.parametrize("tokens", [2, 3, 4])
def test_movement_tokens_add_up(tokens: int) -> None:
    """CEN-AMB-076: with two of them three steps are free, and so on; an empty hold ends after that."""
    way = ["c09", "c10", "c11", "c12", "c06"]
    state = table(2, ships={0: "c08"}, bonus={0: {"move": tokens}})
    for cell in way[: tokens + 1]:
        act(state, ["sail", cell])
    assert (ship(state), lying(state), asked(state)) == (way[tokens], {}, "acting")


@rule("CEN-EW-046")
def test_the_free_step_may_be_left_unused() -> None:
    """Nobody has to make it; and the tokens of others help nobody."""
    state = table(2, ships={0: "c08"}, bonus={0: {"move": 1}})
    act(state, ["sail", "c09"], ["stop"], ["decline"])
    assert ship(state) == "c09"
    state = table(2, ships={0: "c08"}, bonus={1: {"move": 1}})
    act(state, ["sail", "c09"])
    assert asked(state) == "acting"


@rule("CEN-EW-046")
def test_it_helps_in_every_turn() -> None:
    """The token is not used up."""
    state = table(2, ships={0: "c08"}, bonus={0: {"move": 1}})
    act(state, ["sail", "c09"], ["sail", "c10"], ["decline"])
    everybody_passes(state, 1)
    act(state, ["sail", "c11"], ["sail", "c12"])
    assert (ship(state), bonuses(state)) == ("c12", {"move": 1})


# ---- points ------------------------------------------------------------------------------------------------


@rule("CEN-EW-013", "CEN-EW-047")
@pytest.mark.parametrize(("taken", "points"), [(0, 6), (1, 5), (2, 4), (3, 3)])
def test_the_pile_of_points_from_the_top(taken: int, points: int) -> None:
    """CEN-AMB-078: 6, then 5, 4 and 3; only the top one can be taken, and it scores what is printed on it."""
    state = table(2, ships={0: "c16"}, outposts={0: COLUMN}, bonus={1: {"points": taken}})
    before = int(state.score(1))
    act(state, ["build"], ["bonus", "points"])
    assert state.tally(0)["bonus"] == points
    assert int(state.score(1)) == before == sum((6, 5, 4, 3)[:taken])


@rule("CEN-EW-047", "CEN-EW-075")
def test_points_tokens_of_one_player_add_up() -> None:
    """The first two of the pile: 11 points."""
    assert table(2, bonus={0: {"points": 2}}).tally(0)["bonus"] == 11


# ---- upgrade -----------------------------------------------------------------------------------------------


@rule("CEN-EW-048")
def test_an_upgrade_after_building() -> None:
    """One cube by one level, right after the outpost is built, before the trade."""
    state = table(2, ships={0: "c01"}, holds={0: "YYYYR"}, bonus={0: {"upgrade": 1}})
    act(state, ["build"])
    assert asked(state) == "upgrading"
    act(state, ["upgrade", "red"])
    assert hold(state) == "YYYYG"
    assert asked(state) == "trading"


@rule("CEN-EW-048")
def test_an_upgrade_may_be_left_out() -> None:
    """If wished; without a cube below brown nothing is asked."""
    state = table(2, ships={0: "c16"}, holds={0: "YR"}, bonus={0: {"upgrade": 1}})
    act(state, ["build"], ["enough"])
    assert (hold(state), int(state.turn_of)) == ("YR", 1)
    state = table(2, ships={0: "c10"}, holds={0: "BB"}, bonus={0: {"upgrade": 1}})
    act(state, ["build"])
    assert (hold(state), int(state.turn_of)) == ("BB", 1)


@rule("CEN-EW-048")
def test_only_building_upgrades() -> None:
    """Neither a trade nor a harvest does; nor does the outpost of somebody else."""
    state = table(2, ships={0: "c01"}, holds={0: "YYYY"}, outposts={0: ["c01"]}, bonus={0: {"upgrade": 1}})
    act(state, ["trade", 1])
    assert (hold(state), int(state.turn_of)) == ("YB", 1)
    state = table(2, ships={0: "c10"}, holds={0: "Y", 1: "Y"}, bonus={1: {"upgrade": 1}})
    act(state, ["build"])
    assert (hold(state, 0), hold(state, 1), int(state.turn_of)) == ("Y", "Y", 1)


@rule("CEN-EW-048")
def test_two_tokens_two_upgrades() -> None:
    """CEN-AMB-076: of one cube twice, or of two cubes."""
    state = table(2, ships={0: "c10"}, holds={0: "YY"}, bonus={0: {"upgrade": 2}})
    act(state, ["build"], ["upgrade", "yellow"], ["upgrade", "red"])
    assert hold(state) == "YG"


@rule("CEN-EW-048")
def test_the_price_is_paid_before_the_upgrade() -> None:
    """The cube that pays is gone."""
    state = table(3, ships={0: "c10"}, holds={0: "YR"}, outposts={1: ["c10"]}, bonus={0: {"upgrade": 1}})
    act(state, ["build"], ["pay", "red"], ["upgrade", "yellow"])
    assert hold(state) == "R"


@rule("CEN-EW-048")
def test_a_new_upgrade_token_waits_for_the_next_outpost() -> None:
    """CEN-AMB-075: it is taken after the moment at which it would help."""
    state = table(2, ships={0: "c16"}, holds={0: "YR"}, outposts={0: COLUMN})
    act(state, ["build"], ["bonus", "upgrade"])
    assert (hold(state), int(state.turn_of)) == ("YR", 1)


@rule("CEN-EW-048")
def test_an_upgrade_comes_before_the_choice_of_a_token() -> None:
    """CEN-AMB-075: an upgrade token that one has helps first, a new one does not."""
    state = table(2, ships={0: "c16"}, holds={0: "YR"}, outposts={0: COLUMN}, bonus={0: {"upgrade": 1}})
    act(state, ["build"])
    assert asked(state) == "upgrading"
    act(state, ["upgrade", "yellow"])
    assert asked(state) == "reward"
    act(state, ["bonus", "upgrade"])
    assert (hold(state), int(state.turn_of)) == ("RR", 1)


@rule("CEN-EW-048")
def test_a_new_upgrade_token_helps_at_once_by_an_option() -> None:
    """The other reading of CEN-AMB-075: first the token, then the upgrades, the new one included."""
    state = table(
        2,
        ships={0: "c16"},
        holds={0: "YR"},
        outposts={0: COLUMN},
        bonus={0: {"upgrade": 1}},
        options={"new_upgrade": True},
    )
    act(state, ["build"], ["bonus", "upgrade"], ["upgrade", "yellow"], ["upgrade", "red"])
    assert (hold(state), int(state.turn_of)) == ("RG", 1)
    state = table(2, ships={0: "c16"}, holds={0: "YR"}, outposts={0: COLUMN}, options={"new_upgrade": True})
    act(state, ["build"], ["bonus", "hold"])
    assert (hold(state), int(state.turn_of)) == ("YR", 1)


@rule("CEN-EW-019", "CEN-EW-053")
@pytest.mark.parametrize(("cube", "colour", "better"), [("Y", "yellow", "R"), ("R", "red", "G"), ("G", "green", "B")])
def test_the_ladder(cube: str, colour: str, better: str) -> None:
    """Yellow, red, green, brown: a cube is returned and one of the next level taken."""
    state = table(2, ships={0: "c10"}, holds={0: cube}, bonus={0: {"upgrade": 1}})
    act(state, ["build"], ["upgrade", colour])
    assert hold(state) == better


@rule("CEN-EW-053")
def test_brown_is_the_top() -> None:
    """CEN-AMB-012: no cube above it; nor is a colour upgraded that is not aboard."""
    state = table(2, ships={0: "c10"}, holds={0: "YB"}, bonus={0: {"upgrade": 1}})
    act(state, ["build"])
    refused(state, ["upgrade", "brown"], "CEN-EW-053")
    refused(state, ["upgrade", "red"], "CEN-EW-053")
    assert offered(state, "upgrade") == ["yellow"]


# ---- harvest, hold -----------------------------------------------------------------------------------------


@rule("CEN-EW-050")
@pytest.mark.parametrize("tokens", [0, 1, 2])
def test_a_red_cube_with_each_harvest(tokens: int) -> None:
    """CEN-AMB-076: one for each token, besides the two yellow ones."""
    state = table(2, bonus={0: {"harvest": tokens}})
    act(state, ["harvest"])
    assert hold(state) == "YY" + "R" * tokens


@rule("CEN-EW-052")
@pytest.mark.parametrize("tokens", [1, 2])
def test_three_more_slots_for_each_hold_token(tokens: int) -> None:
    """A hold of 13 is not cut with 13 cubes; two more cubes, and two go back."""
    room = 10 + 3 * tokens
    state = table(2, holds={0: "R" * room}, bonus={0: {"hold": tokens}})
    act(state, ["decline"])
    assert hold(state) == "R" * room
    state = table(2, holds={0: "R" * room}, bonus={0: {"hold": tokens}})
    act(state, ["harvest"])
    assert asked(state) == "surplus"
    act(state, ["discard", "yellow"], ["discard", "yellow"])
    assert hold(state) == "R" * room


@rule("CEN-EW-052")
def test_new_slots_count_at_once() -> None:
    """CEN-AMB-075: twelve cubes aboard, the token is taken in this turn: nothing has to go back."""
    state = table(2, ships={0: "c15"}, holds={0: "RRRRRRRRRR"}, outposts={0: COLUMN}, lying={"c16": "YY"})
    act(state, ["sail", "c16"], ["stop"], ["collect"], ["build"], ["bonus", "hold"])
    assert (hold(state), int(state.turn_of)) == ("YYRRRRRRRRRR", 1)


@rule("CEN-EW-052")
def test_slots_of_others_help_nobody() -> None:
    """The neighbour's token leaves a hold at ten."""
    state = table(2, holds={0: "RRRRRRRRRR"}, bonus={1: {"hold": 1}})
    act(state, ["harvest"])
    assert asked(state) == "surplus"


@rule("CEN-EW-046")
def test_other_tokens_give_no_steps() -> None:
    """Each kind does what it does, and nothing else."""
    state = table(2, ships={0: "c08"}, bonus={0: {"hold": 1, "harvest": 1, "upgrade": 1, "points": 1}})
    act(state, ["sail", "c09"])
    assert asked(state) == "acting"
    assert legal(state) == [["decline"], ["build"], ["harvest"]]
    assert look(state)["bonus_left"]["move"] == 4
