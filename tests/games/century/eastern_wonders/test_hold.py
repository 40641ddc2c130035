"""The harvest, what a hold carries, and the supply (CEN-EW-066 to 070)."""

from __future__ import annotations

import pytest

from carrack.testing import act, legal, look, rule
from tests.games.century.eastern_wonders.table import answer, asked, hold, lying, offered, refused, table

FULL = "YYYRRRGGBB"


@rule("CEN-EW-066")
def test_two_yellow_cubes() -> None:
    """From the supply into the own hold."""
    state = table(3, holds={0: "G", 1: "R"})
    act(state, ["harvest"])
    assert [hold(state, seat) for seat in range(3)] == ["YYG", "R", ""]
    assert int(state.turn_of) == 1


@rule("CEN-EW-066")
def test_a_full_hold_may_harvest() -> None:
    """CEN-AMB-085: what is too much goes back after it."""
    state = table(2, holds={0: "RRRRRRRRRR"})
    assert ["harvest"] in legal(state)
    act(state, ["harvest"])
    assert (hold(state), asked(state)) == ("YYRRRRRRRRRR", "surplus")


@rule("CEN-EW-067")
def test_a_hold_carries_ten() -> None:
    """With ten nothing goes back, with eleven one does."""
    state = table(2, holds={0: "RRRRRRRR"})
    act(state, ["harvest"])
    assert (hold(state), int(state.turn_of)) == ("YYRRRRRRRR", 1)
    state = table(2, holds={0: "RRRRRRRRR"})
    act(state, ["harvest"])
    assert asked(state) == "surplus"
    act(state, ["discard", "red"])
    assert (hold(state), int(state.turn_of)) == ("YYRRRRRRRR", 1)


@rule("CEN-EW-068")
def test_the_owner_chooses_what_goes_back() -> None:
    """CEN-AMB-085: a full hold may harvest, keep the new cubes and return others, exactly as many as are too many."""
    state = table(2, holds={0: FULL})
    act(state, ["harvest"])
    assert offered(state, "discard") == ["yellow", "red", "green", "brown"]
    act(state, ["discard", "red"])
    refused(state, ["discard", "yellow"], "CEN-EW-068")
    act(state, ["discard", "brown"])
    assert (hold(state), int(state.turn_of)) == ("YYYYYRRGGB", 1)
    assert (hold(state, 1), lying(state)) == ("", {})


@rule("CEN-EW-068")
def test_not_more_than_the_surplus_goes_back() -> None:
    """CEN-AMB-005: nothing is returned from a hold that is not overfull, and a colour that is not there neither."""
    state = table(2, holds={0: "YYYYYRRRRR"})
    act(state, ["harvest"])
    refused(state, ["discard", "green"], "CEN-EW-068")
    refused(state, ["decline"])
    act(state, ["discard", "yellow"], ["discard", "yellow"])
    assert (hold(state), int(state.turn_of)) == ("YYYYYRRRRR", 1)


@rule("CEN-EW-068", "CEN-EW-069")
def test_several_holds_are_cut_at_the_end_of_one_turn() -> None:
    """CEN-AMB-003: a rival that was paid gives back too, at the end of the mover's turn, in any order."""
    state = table(3, ships={0: "c10", 1: "c16"}, holds={0: "Y" + FULL[1:], 1: FULL, 2: FULL}, lying={"c16": "YY"})
    act(state, ["sail", "c16"], ["stop"], ["pay", "brown"], ["collect"])
    assert (hold(state, 0), hold(state, 1)) == ("YYYYYRRRGGB", "YYYRRRGGBBB")
    act(state, ["harvest"])
    assert asked(state) == "surplus"
    assert [seat for seat in range(3) if state.waiting >> seat & 1] == [0, 1]
    answer(state, 1, "discard", "brown")
    assert hold(state, 1) == FULL
    for _ in range(3):
        answer(state, 0, "discard", "yellow")
    assert [hold(state, seat) for seat in range(3)] == ["YYYYRRRGGB", FULL, FULL]
    assert int(state.turn_of) == 1


@rule("CEN-EW-068")
@pytest.mark.parametrize("order", [(0, 1, 2, 3), (3, 2, 1, 0), (2, 0, 3, 1), (1, 3, 0, 2)])
def test_four_holds_are_cut_in_any_order(order: tuple[int, ...]) -> None:
    """One pays three full rivals, collects and harvests; each seat returns its own surplus, whoever is first."""
    full = "YYRRRRGGGG"
    ships = {0: "c10", 1: "c16", 2: "c16", 3: "c16"}
    state = table(4, ships=ships, holds=dict.fromkeys(range(4), full), lying={"c16": "YYY"})
    act(state, ["sail", "c16"], ["stop"], ["pay", "red"], ["pay", "red"], ["pay", "green"], ["collect"], ["harvest"])
    for seat in order:
        for _ in range(2 if seat == 0 else 1):
            assert int(state.turn_of) == 0
            answer(state, seat, "discard", "yellow" if seat == 0 else "red")
    assert [hold(state, seat) for seat in range(4)] == ["YYYYYRRGGG", full, full, "YYRRRGGGGG"]
    assert (int(state.turn_of), lying(state)) == (1, {})


@rule("CEN-EW-069")
def test_a_rival_keeps_too_much_until_the_turn_ends() -> None:
    """While the mover still acts, the rival has eleven."""
    state = table(2, ships={0: "c10", 1: "c16"}, holds={0: "Y", 1: "RRRRRRRRRR"})
    act(state, ["sail", "c16"], ["stop"])
    assert hold(state, 1) == "YRRRRRRRRRR"
    assert asked(state) == "acting"
    act(state, ["decline"])
    assert (asked(state), int(state.actor)) == ("surplus", 1)
    act(state, ["discard", "yellow"])
    assert hold(state, 1) == "RRRRRRRRRR"


@rule("CEN-EW-070")
def test_the_supply_has_no_end() -> None:
    """Far more cubes of a colour than the box holds: the next one comes all the same."""
    everywhere = {f"c{k:02}": "YRGB" * 60 for k in range(1, 11)}
    state = table(2, lying=everywhere, bonus={0: {"harvest": 4}})
    act(state, ["harvest"])
    assert hold(state) == "YYRRRR"
    state = table(2, ships={0: "c06"}, holds={0: "R"}, lying=everywhere, bonus={0: {"upgrade": 1}})
    act(state, ["build"], ["enough"], ["trade", 1])
    assert hold(state) == "YYY"
    state = table(2, ships={0: "c20"}, holds={0: "G"}, lying=everywhere, bonus={0: {"upgrade": 1}})
    act(state, ["build"], ["upgrade", "green"], ["decline"])
    assert hold(state) == "B"


@rule("CEN-EW-068")
def test_the_set_that_goes_back_has_one_path() -> None:
    """Colours are named from yellow up; the last seat that answers ends the turn."""
    state = table(2, holds={0: FULL})
    act(state, ["harvest"], ["discard", "green"])
    assert legal(state) == [["discard", "green"], ["discard", "brown"]]
    assert look(state)["turn"] == 19
