"""Claiming a goal: the cubes, the card, the row, the coins (CEN-SR-050 to 058)."""

from __future__ import annotations

import pytest

from carrack.core.contract import State
from carrack.testing import act, look, rule
from tests.games.century.spice_road.table import (
    caravan,
    changes,
    coins,
    goal_row,
    merchant_row,
    offered,
    refused,
    table,
)

ROW = ["p03", "p08", "p13", "p14", "p21"]
"""Four red; two red and two green; four green; two red and two brown; two green and two brown."""
ENOUGH = "RRRRGGGGBB"
"""Ten cubes with which each of these goals can be claimed."""
LEFT_OVER = ["GGGGBB", "RRGGBB", "RRRRBB", "RRGGGG", "RRRRGG"]
"""What is left of them after each goal."""


def wealthy(seats: int = 3, *, gold_left: int | None = None, silver_left: int | None = None) -> State:
    """A table where every seat can claim any goal of the row."""
    caravans = dict.fromkeys(range(seats), ENOUGH)
    return table(seats, caravans=caravans, goals=ROW, next_goal="p01", gold_left=gold_left, silver_left=silver_left)


# ---- the cubes ---------------------------------------------------------------------------------------------


@rule("CEN-SR-050")
@pytest.mark.parametrize("cubes", ["", "RGB", "YGB", "YRB", "YRG", "YYYRRRGGG", "RRRGGGBBBB"])
def test_every_cube_of_the_goal_is_needed(cubes: str) -> None:
    """One cube of each colour is asked for; where one is missing, no others will do instead."""
    state = table(2, caravans={0: cubes}, goals=["p18"])
    assert 0 not in offered(state, "claim")
    refused(state, ["claim", 0], "CEN-SR-050")


@rule("CEN-SR-050")
def test_goal_needs_the_full_number_of_cubes() -> None:
    """Three red cubes are not four; four are enough, and so are five."""
    refused(table(2, caravans={0: "RRR"}, goals=ROW), ["claim", 0], "CEN-SR-050")
    for cubes, left in (("RRRR", ""), ("RRRRR", "R")):
        state = table(2, caravans={0: cubes}, goals=ROW)
        act(state, ["claim", 0])
        assert caravan(state, 0) == left


@rule("CEN-SR-050")
def test_only_the_own_caravan_counts() -> None:
    """Neither the cubes of others nor those on merchants help."""
    state = table(2, caravans={0: "RR", 1: "RRRR"}, on_merchants={0: "RR"}, goals=ROW)
    refused(state, ["claim", 0], "CEN-SR-050")


@rule("CEN-SR-050")
def test_goals_that_are_met_are_offered() -> None:
    """With RRRRGG the four red, and the two red and two green; the places are those of the row."""
    assert offered(table(2, caravans={0: "RRRRGG"}, goals=ROW), "claim") == [0, 1]
    assert offered(table(2, caravans={0: "GGGGBB"}, goals=ROW), "claim") == [2, 4]
    assert offered(table(2, caravans={0: ENOUGH}, goals=ROW), "claim") == [0, 1, 2, 3, 4]


@rule("CEN-SR-051")
@pytest.mark.parametrize("place", range(5))
def test_required_cubes_go_back(place: int) -> None:
    """Exactly the cubes of the goal leave the caravan, and no other caravan changes."""
    state = wealthy()
    act(state, ["claim", place])
    assert caravan(state, 0) == LEFT_OVER[place]
    assert [caravan(state, seat) for seat in (1, 2)] == [ENOUGH, ENOUGH]


# ---- the card and the row ----------------------------------------------------------------------------------


@rule("CEN-SR-052")
@pytest.mark.parametrize("place", range(5))
def test_claimed_goal_is_kept_by_its_owner(place: int) -> None:
    """It leaves the row and joins the goals claimed before."""
    state = table(3, turn_of=1, caravans={1: ENOUGH}, goals=ROW, claimed={0: ["p30"], 1: ["p36"]})
    act(state, ["claim", place])
    assert look(state)["claimed"] == [["p30"], [ROW[place], "p36"], []]
    assert ROW[place] not in goal_row(state)


@rule("CEN-SR-052")
def test_claimed_goals_and_hands_are_no_secret() -> None:
    """CEN-AMB-013: every seat, and a spectator, can tell who has claimed what and who holds which card."""
    plain, goal, card = table(3), table(3, claimed={1: ["p36"]}), table(3, hands={1: ["s1", "s2", "m40"]})
    for viewer in (-1, 0, 1, 2):
        assert goal.observe(viewer) != plain.observe(viewer)
        assert card.observe(viewer) != plain.observe(viewer)


@rule("CEN-SR-053")
@pytest.mark.parametrize("place", range(5))
def test_row_closes_up_and_is_filled_from_the_deck(place: int) -> None:
    """The others move left in their order; the top card of the deck fills the rightmost place."""
    state = wealthy()
    deck = look(state)["goal_deck"]
    revealed = int(state.revealed)
    act(state, ["claim", place])
    assert goal_row(state) == [goal for goal in ROW if goal != ROW[place]] + ["p01"]
    assert look(state)["goal_deck"] == deck[1:]
    assert state.revealed == revealed + 1


@rule("CEN-SR-053", "CEN-SR-054", "CEN-SR-055")
def test_row_gets_shorter_when_the_deck_is_empty() -> None:
    """CEN-AMB-026: the row stays shorter, coins keep places 1 and 2, and an empty place holds no goal."""
    caravans = dict.fromkeys(range(3), ENOUGH)
    state = table(3, caravans=caravans, goals=["p03", "p08", "p13"], goals_run_out=True)
    act(state, ["claim", 1])
    assert look(state)["goal_row"] == ["p03", "p13", None, None, None]
    assert coins(state, 0) == (0, 1)
    for place in (2, 3, 4):
        refused(state, ["claim", place], "CEN-SR-053")
    act(state, ["claim", 1])
    assert look(state)["goal_row"] == ["p03", None, None, None, None]
    assert coins(state, 1) == (0, 1)
    act(state, ["claim", 0])
    assert goal_row(state) == []
    assert coins(state, 2) == (1, 0)


@rule("CEN-SR-053")
def test_last_card_of_the_deck_fills_the_row() -> None:
    """With one goal left in the deck the row is filled once more."""
    state = table(2, caravans={0: "RRRR"}, goals=ROW, next_goal="p01", goals_run_out=True)
    assert look(state)["goal_deck"] == ["p01"]
    act(state, ["claim", 0])
    assert goal_row(state) == [*ROW[1:], "p01"]
    assert look(state)["goal_deck"] == []


@rule("CEN-SR-051", "CEN-SR-052", "CEN-SR-053")
def test_claiming_changes_nothing_else() -> None:
    """All that differs after the third goal was claimed."""
    state = wealthy(2)
    before = {**look(state), "goal_deck": None, "revealed": None}
    merchants = merchant_row(state)
    act(state, ["claim", 2])
    assert changes(before, {**look(state), "goal_deck": None, "revealed": None}) == [
        "caravan[0].green: 4 → 0",
        "claimed[0]: [] → ['p13']",
        "goal_row[2]: 'p13' → 'p14'",
        "goal_row[3]: 'p14' → 'p21'",
        "goal_row[4]: 'p21' → 'p01'",
    ]
    assert merchant_row(state) == merchants


# ---- the coins ---------------------------------------------------------------------------------------------


@rule("CEN-SR-054")
def test_leftmost_goal_brings_a_gold_coin() -> None:
    """One coin from the pile above it, and no silver."""
    state = wealthy()
    act(state, ["claim", 0])
    assert coins(state, 0) == (1, 0)
    assert (look(state)["gold_left"], look(state)["silver_left"]) == (5, 6)


@rule("CEN-SR-055")
def test_second_goal_brings_a_silver_coin() -> None:
    """CEN-AMB-027: the place before the row closes up decides; one coin from the pile, and no gold."""
    state = wealthy()
    act(state, ["claim", 1])
    assert coins(state, 0) == (0, 1)
    assert (look(state)["gold_left"], look(state)["silver_left"]) == (6, 5)


@rule("CEN-SR-056")
@pytest.mark.parametrize("gold_left", [6, 1, 0])
@pytest.mark.parametrize("place", [2, 3, 4])
def test_other_goals_bring_no_coin(place: int, gold_left: int) -> None:
    """The third, fourth and fifth place give nothing, before and after the silver has moved."""
    state = wealthy(gold_left=gold_left)
    before = look(state)
    act(state, ["claim", place])
    for kind in ("gold", "silver", "gold_left", "silver_left"):
        assert look(state)[kind] == before[kind]


@rule("CEN-SR-054", "CEN-SR-055")
def test_each_claim_takes_one_coin_from_its_pile() -> None:
    """Three players in a row: gold, silver, gold, always by the place and never by the card."""
    state = wealthy()
    act(state, ["claim", 0], ["claim", 1], ["claim", 0])
    assert [coins(state, seat) for seat in range(3)] == [(1, 0), (0, 1), (1, 0)]
    assert (look(state)["gold_left"], look(state)["silver_left"]) == (4, 5)


@rule("CEN-SR-057")
def test_silver_stays_while_gold_remains() -> None:
    """With two gold coins left, one is taken: silver still lies above the second goal, gold above the first."""
    state = wealthy(gold_left=2)
    act(state, ["claim", 0], ["claim", 1], ["claim", 0])
    assert coins(state, 0) == (1, 0)
    assert coins(state, 1) == (0, 1)
    assert coins(state, 2)[1] == 0
    assert (look(state)["gold_left"], look(state)["silver_left"]) == (0, 5)


@rule("CEN-SR-057")
def test_taker_of_the_last_gold_coin_gets_no_silver() -> None:
    """CEN-AMB-028: one claim gives at most one coin; silver moves after the gold was taken."""
    state = wealthy(gold_left=1)
    act(state, ["claim", 0])
    assert coins(state, 0) == (1, 0)
    assert (look(state)["gold_left"], look(state)["silver_left"]) == (0, 6)


@rule("CEN-SR-057", "CEN-SR-058")
def test_silver_slides_left_when_the_last_gold_coin_is_taken() -> None:
    """From the very next claim on, the leftmost goal brings silver."""
    state = wealthy(gold_left=1)
    act(state, ["claim", 0], ["claim", 0])
    assert coins(state, 1) == (0, 1)
    assert (look(state)["gold_left"], look(state)["silver_left"]) == (0, 5)


@rule("CEN-SR-058")
def test_second_goal_brings_nothing_after_the_slide() -> None:
    """Once silver lies above the leftmost goal, nothing lies above the second."""
    state = wealthy(gold_left=0)
    act(state, ["claim", 1])
    assert coins(state, 0) == (0, 0)
    assert look(state)["silver_left"] == 6


@rule("CEN-SR-058")
def test_silver_runs_out_after_the_slide() -> None:
    """The last silver coin goes with the leftmost goal; after that no place gives a coin."""
    state = wealthy(gold_left=0, silver_left=1)
    act(state, ["claim", 0])
    assert coins(state, 0) == (0, 1)
    assert look(state)["silver_left"] == 0
    act(state, ["claim", 0])
    assert coins(state, 1) == (0, 0)
    assert (look(state)["gold_left"], look(state)["silver_left"]) == (0, 0)


@rule("CEN-SR-055", "CEN-SR-057")
def test_silver_runs_out_while_gold_remains() -> None:
    """CEN-AMB-029: nothing moves; the second place gives no coin, the first still gold."""
    state = wealthy(silver_left=0)
    act(state, ["claim", 1], ["claim", 0])
    assert coins(state, 0) == (0, 0)
    assert coins(state, 1) == (1, 0)
    assert (look(state)["gold_left"], look(state)["silver_left"]) == (5, 0)
