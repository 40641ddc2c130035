"""The end of the game (CEN-SR-066 to 068)."""

from __future__ import annotations

import pytest

from carrack.core.contract import OVER, State
from carrack.testing import act, legal, look, rule
from tests.games.century.spice_road.table import caravan, everybody_rests, over, refused, table

GOALS_OF_OTHERS = ["p20", "p22", "p23", "p24", "p26", "p28", "p29"]
ROUNDS = [(seats, first, place) for seats in (2, 3, 4, 5) for first in range(seats) for place in range(seats)]


def one_short(seats: int, *, first: int = 0, place: int = 0, short: int = 1) -> State:
    """The seat in this place of the turn order is so many goals short of the end and can claim one now."""
    turn_of = (first + place) % seats
    goals = GOALS_OF_OTHERS[: (6 if seats < 4 else 5) - short]
    return table(
        seats, first=first, turn_of=turn_of, caravans={turn_of: "RRRR"}, goals=["p03"], claimed={turn_of: goals}
    )


# ---- the trigger -------------------------------------------------------------------------------------------


@rule("CEN-SR-066")
@pytest.mark.parametrize("seats", [4, 5])
def test_fifth_goal_ends_the_game_of_four_or_five(seats: int) -> None:
    """The last player of a round claims a fifth goal: the game is over. A fourth one does not end it."""
    state = one_short(seats, place=seats - 1)
    act(state, ["claim", 0])
    assert len(look(state)["claimed"][seats - 1]) == 5
    assert over(state)
    state = one_short(seats, place=seats - 1, short=2)
    act(state, ["claim", 0])
    assert len(look(state)["claimed"][seats - 1]) == 4
    assert not over(state)


@rule("CEN-SR-067")
@pytest.mark.parametrize("seats", [2, 3])
def test_sixth_goal_ends_the_game_of_two_or_three(seats: int) -> None:
    """The last player of a round claims a sixth goal: the game is over. A fifth one does not end it."""
    state = one_short(seats, place=seats - 1)
    act(state, ["claim", 0])
    assert len(look(state)["claimed"][seats - 1]) == 6
    assert over(state)
    state = one_short(seats, place=seats - 1, short=2)
    act(state, ["claim", 0])
    assert len(look(state)["claimed"][seats - 1]) == 5
    assert not over(state)


@rule("CEN-SR-066", "CEN-SR-067")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_goals_of_different_players_do_not_add_up(seats: int) -> None:
    """Everybody is one goal short and the last player rests: the game goes on."""
    goals = iter(f"p{k:02}" for k in range(6, 37))
    claimed = {seat: [next(goals) for _ in range(5 if seats < 4 else 4)] for seat in range(seats)}
    state = table(seats, turn_of=seats - 1, claimed=claimed)
    everybody_rests(state, seats + 1)
    assert not over(state)
    assert not look(state)["ending"]


@rule("CEN-SR-066", "CEN-SR-067")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_other_actions_do_not_end_the_game(seats: int) -> None:
    """A player one goal short plays, acquires and rests through whole rounds without ending anything."""
    state = one_short(seats)
    actions: list[list[str | int]] = [["play", "s1", 1], ["acquire", 0], ["rest"]]
    for action in actions:
        act(state, action)
        everybody_rests(state, seats - 1)
        assert state.turn_of == 0
        assert not over(state)


# ---- the round is completed --------------------------------------------------------------------------------


@rule("CEN-SR-068")
@pytest.mark.parametrize(("seats", "first", "place"), ROUNDS)
def test_round_is_completed_after_the_trigger(seats: int, first: int, place: int) -> None:
    """CEN-AMB-009: those who come later in the round have one more turn each; then, and not before, it is over."""
    state = one_short(seats, first=first, place=place)
    act(state, ["claim", 0])
    for later in range(place + 1, seats):
        assert not over(state)
        assert state.turn_of == state.actor == (first + later) % seats
        act(state, ["rest"])
    assert over(state)


@rule("CEN-SR-068")
def test_goals_claimed_after_the_trigger_count() -> None:
    """CEN-AMB-010: another player reaches the number too, scores for it, and the round is not made longer by it."""
    claimed = {0: GOALS_OF_OTHERS[:4], 2: ["p30", "p31", "p32", "p33"]}
    caravans = {0: "RRRR", 1: "RRRRRR", 2: "GGGG"}
    state = table(4, caravans=caravans, goals=["p03", "p09", "p13"], claimed=claimed)
    act(state, ["claim", 0], ["claim", 0])
    assert look(state)["claimed"][1] == ["p09"]
    act(state, ["claim", 0])
    assert look(state)["claimed"][2] == ["p13", "p30", "p31", "p32", "p33"]
    assert not over(state)
    act(state, ["rest"])
    assert over(state)
    # 17 + 17 + 18 + 18 before, 12 for four green cubes, 3 for a gold coin; a fifth red cube, 3 for gold and 10.
    assert state.score(2) == 85
    assert state.score(1) == 14


@rule("CEN-SR-068")
def test_last_round_is_played_like_any_other() -> None:
    """After the trigger every action is still there for the others, one each."""
    state = one_short(3, first=1, place=0)
    act(state, ["claim", 0])
    assert {action[0] for action in legal(state)} == {"rest", "acquire", "play"}
    act(state, ["acquire", 0])
    assert not over(state)
    act(state, ["play", "s1", 1])
    assert over(state)
    assert caravan(state, 0) == "YY"


@rule("CEN-SR-068")
def test_surplus_of_the_last_turn_goes_back_before_scoring() -> None:
    """CEN-AMB-006: eleven red and green cubes in the last turn: one is returned, ten score."""
    state = table(2, first=1, turn_of=0, caravans={0: "RRRRRRRRRR"}, hands={0: ["s1", "m01"]}, ending=True)
    act(state, ["play", "m01", 1])
    assert not over(state)
    assert state.actor == 0
    assert legal(state) == [["discard", "red"], ["discard", "green"]]
    act(state, ["discard", "red"])
    assert over(state)
    assert caravan(state, 0) == "RRRRRRRRRG"
    assert state.score(0) == 10


@rule("CEN-SR-068")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_nothing_can_be_done_after_the_end(seats: int) -> None:
    """No seat acts, nothing is legal, and whatever is tried is refused."""
    state = one_short(seats, place=seats - 1)
    act(state, ["claim", 0])
    assert state.actor == OVER
    assert state.waiting == 0
    assert legal(state) == []
    for seat in range(seats):
        refused(state, ["rest"], "", seat=seat)
    state.check()
