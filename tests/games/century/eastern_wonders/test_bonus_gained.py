"""Bonus tokens gained in play, and several of a kind (CEN-EW-046 to 052, 075): what each adds to what was there."""

from __future__ import annotations

import pytest

from carrack.testing import act, legal, look, rule
from tests.games.century.eastern_wonders.table import asked, bonuses, hold, ship, table

COLUMN = ["c01", "c06", "c11"]
"""With an outpost at c16 the first column is empty."""
POINTS = {"move": (0, 0, 0, 0), "upgrade": (2, 2, 2, 2), "harvest": (1, 1, 1, 1), "hold": (0, 0, 0, 0)}


@rule("CEN-EW-049", "CEN-EW-051", "CEN-EW-075")
@pytest.mark.parametrize(("kind", "taken"), [(kind, n) for kind in POINTS for n in range(4)])
def test_what_a_new_token_scores(kind: str, taken: int) -> None:
    """Whichever of the four it is; the tokens that others have score for them as before."""
    state = table(2, ships={0: "c16"}, outposts={0: COLUMN}, bonus={1: {kind: taken}})
    before = int(state.score(1))
    act(state, ["build"], ["bonus", kind])
    assert state.tally(0)["bonus"] == POINTS[kind][taken]
    assert int(state.score(1)) == before


@rule("CEN-EW-047", "CEN-EW-075")
def test_a_new_token_adds_to_what_one_has() -> None:
    """Upgrade and harvest are 3; the 6 of the pile makes 9."""
    state = table(2, ships={0: "c16"}, outposts={0: COLUMN}, bonus={0: {"upgrade": 1, "harvest": 1}})
    act(state, ["build"], ["bonus", "points"])
    assert (state.tally(0)["bonus"], int(state.score(0))) == (9, 9)
    assert bonuses(state) == {"points": 1, "upgrade": 1, "harvest": 1}


@rule("CEN-EW-046")
def test_steps_of_the_first_seat_help_no_other() -> None:
    """Neither its token nor that of any other."""
    state = table(3, turn_of=1, ships={1: "c08"}, bonus={0: {"move": 2}, 2: {"move": 1}})
    act(state, ["sail", "c09"])
    assert (ship(state, 1), asked(state)) == ("c09", "acting")


@rule("CEN-EW-046")
def test_a_new_movement_token_helps_from_the_next_voyage_on() -> None:
    """CEN-AMB-075: this turn is over; in the next one two steps are free."""
    state = table(2, ships={0: "c16"}, outposts={0: COLUMN})
    act(state, ["build"], ["bonus", "move"])
    assert int(state.turn_of) == 1
    act(state, ["decline"], ["sail", "c10"], ["sail", "c09"])
    assert (ship(state), asked(state)) == ("c09", "acting")


@rule("CEN-EW-050")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_harvest_of_others_is_not_richer(seat: int) -> None:
    """Only that of the owner; and the token stays for the next harvest."""
    state = table(2, turn_of=seat, bonus={1 - seat: {"harvest": 2}})
    act(state, ["harvest"], ["harvest"], ["decline"], ["harvest"])
    assert (hold(state, seat), hold(state, 1 - seat)) == ("YY", "YYYYRRRR")


@rule("CEN-EW-048")
def test_two_upgrades_where_a_column_is_emptied() -> None:
    """CEN-AMB-076: both of the tokens that one had, then the new one is chosen, which helps later."""
    state = table(2, ships={0: "c16"}, holds={0: "YYY"}, outposts={0: COLUMN}, bonus={0: {"upgrade": 2}})
    act(state, ["build"], ["upgrade", "yellow"], ["upgrade", "yellow"])
    assert (hold(state), asked(state)) == ("YRR", "reward")
    act(state, ["bonus", "upgrade"])
    assert (hold(state), int(state.turn_of)) == ("YRR", 1)


@rule("CEN-EW-048")
@pytest.mark.parametrize(("kind", "left"), [("upgrade", "RRR"), ("points", "YRR")])
def test_all_upgrades_come_after_the_new_token_by_an_option(kind: str, left: str) -> None:
    """Two old ones and the new one are three; with a token of another kind there are two."""
    options = {"new_upgrade": True}
    bonus = {0: {"upgrade": 2}}
    state = table(2, ships={0: "c16"}, holds={0: "YYY"}, outposts={0: COLUMN}, bonus=bonus, options=options)
    act(state, ["build"])
    assert asked(state) == "reward"
    act(state, ["bonus", kind])
    for _ in range(left.count("R")):
        assert asked(state) == "upgrading"
        act(state, ["upgrade", "yellow"])
    assert (hold(state), int(state.turn_of)) == (left, 1)


@rule("CEN-EW-048")
def test_an_outpost_without_a_column_upgrades_with_the_option_too() -> None:
    """The option speaks of new tokens only."""
    state = table(2, ships={0: "c16"}, holds={0: "YR"}, bonus={0: {"upgrade": 1}}, options={"new_upgrade": True})
    act(state, ["build"], ["upgrade", "red"])
    assert (hold(state), int(state.turn_of)) == ("YG", 1)


@rule("CEN-EW-052")
def test_a_second_hold_token_adds_to_the_first() -> None:
    """Sixteen slots, and those of the other seat stay ten."""
    state = table(2, ships={0: "c16"}, outposts={0: COLUMN}, holds={1: "RRRRRRRRRR"}, bonus={0: {"hold": 1}})
    act(state, ["build"], ["bonus", "hold"])
    assert look(state)["extra_slots"] == [6, 0]
    act(state, ["harvest"])
    assert (asked(state), int(state.actor)) == ("surplus", 1)


@rule("CEN-EW-052")
@pytest.mark.parametrize("seat", [0, 1])
def test_slots_belong_to_their_owner(seat: int) -> None:
    """Whoever it is: thirteen cubes stay with the token, and eleven do not without."""
    state = table(2, turn_of=seat, holds={seat: "RRRRRRRRRRR"}, bonus={seat: {"hold": 1}})
    act(state, ["harvest"])
    assert (len(hold(state, seat)), int(state.turn_of)) == (13, 1 - seat)
    state = table(2, turn_of=seat, holds={seat: "RRRRRRRRRR"}, bonus={1 - seat: {"hold": 1}})
    assert ["harvest"] in legal(state)
    act(state, ["harvest"])
    assert asked(state) == "surplus"
