"""Who wins among equal totals (AOD-220 to AOD-222)."""

from __future__ import annotations

import pytest

from carrack.core.contract import State
from carrack.testing import look, rule
from tests.games.age_of_discovery.turns import final

IN_THE_CARIBBEAN = "colonist*3"
"""Worth 6 points to who stands there alone."""


def totals(state: State) -> list[int]:
    """The points of every seat."""
    return [int(state.score(seat)) for seat in range(int(state.seats))]


@rule("AOD-220")
@pytest.mark.parametrize("winner", [0, 1])
def test_more_colony_points_of_turn_8_win(winner: int) -> None:
    """6 from the Caribbean now beat 6 from an earlier scoring, with less money and fewer goods."""
    other = 1 - winner
    state = final(
        2,
        colony={(winner, "caribbean"): IN_THE_CARIBBEAN},
        colony_vp={other: 6},
        last_vp={other: 6},
        money={other: 400},
        goods={other: "rice fish"},
    )
    assert totals(state) == [6, 6]
    assert look(state)["last_vp"][winner] == 6
    assert state.ranking()[winner] == 1
    assert state.ranking()[other] == 2


@rule("AOD-220")
def test_only_colony_points_of_turn_8_count_for_it() -> None:
    """France has 14 in all from colonies and England 12, but of turn 8 England has 6 and France 2."""
    state = final(
        3,
        colony={(1, "caribbean"): IN_THE_CARIBBEAN, (0, "caribbean"): "colonist"},
        colony_vp={0: 12, 1: 6},
        found={1: ["dt01"], 0: ["dt02"]},
        discovered=["peru", "brazil"],
        buildings={1: ["taxes"]},
        goods={0: "rice"},
    )
    assert totals(state)[:2] == [12 + 2 + 4, 6 + 6 + 4 + 2]
    assert state.ranking() == [2, 1, 3]


@rule("AOD-220")
def test_two_points_of_turn_8_beat_none() -> None:
    """However much money and however many goods are on the other side."""
    state = final(
        2,
        colony={(0, "caribbean"): IN_THE_CARIBBEAN, (1, "caribbean"): IN_THE_CARIBBEAN},
        colony_vp={0: 3, 1: 3},
        money={0: 0, 1: 0},
    )
    assert totals(state) == [5, 5]
    state = final(
        3,
        colony={(0, "caribbean"): IN_THE_CARIBBEAN, (1, "caribbean"): IN_THE_CARIBBEAN},
        colony_vp={2: 2},
        money={2: 400},
        goods={2: "rice fish"},
    )
    assert totals(state) == [2, 2, 2]
    assert state.ranking() == [1, 1, 3]


@rule("AOD-221")
@pytest.mark.parametrize("winner", [0, 1])
def test_more_money_wins_next(winner: int) -> None:
    """One coin is enough, against more goods."""
    other = 1 - winner
    state = final(2, colony_vp={0: 9, 1: 9}, money={winner: 4, other: 3}, goods={other: "rice fish"})
    assert totals(state) == [9, 9]
    assert state.ranking()[winner] == 1
    assert state.ranking()[other] == 2


@rule("AOD-221")
def test_money_after_turn_8_counts() -> None:
    """England's Trading Post turns 10 into 15 and beats 14; three of a kind on both sides pay alike."""
    held = {0: "rice*3", 1: "furs*3"}
    state = final(2, money={0: 14, 1: 10}, buildings={1: ["trading_post"]}, goods=held)
    assert totals(state) == [3, 3]
    assert state.ranking() == [2, 1]


@rule("AOD-221")
def test_one_coin_beats_any_number_of_goods() -> None:
    """Eight different goods pay 2: England ends with 12 in money, France with 13 and no good."""
    many = "gold silver cattle cocoa fish sugar furs coffee"
    state = final(2, colony_vp={0: 2}, money={0: 13, 1: 10}, goods={1: many})
    assert totals(state) == [2, 2]
    assert state.ranking() == [1, 2]


@rule("AOD-222")
@pytest.mark.parametrize("winner", [0, 1])
def test_more_goods_win_next(winner: int) -> None:
    """Two against one."""
    other = 1 - winner
    state = final(2, money={0: 5, 1: 5}, goods={winner: "rice*2", other: "gold"})
    assert totals(state) == [0, 0]
    assert state.ranking()[winner] == 1
    assert state.ranking()[other] == 2


@rule("AOD-222")
def test_goods_are_counted_not_kinds_and_ships_are_none() -> None:
    """Two rice are as many as rice and fish; two ships and a good are one good."""
    assert final(2, goods={0: "rice*2", 1: "gold fish"}).ranking() == [1, 1]
    assert final(2, goods={0: "rice", 1: "gold fish"}, ships={0: 1}, colony_vp={0: 0}).ranking() == [2, 1]


@rule("AOD-222")
def test_good_drawn_at_the_very_end_counts() -> None:
    """West Indies Company brings England a second good."""
    state = final(2, goods={0: "rice", 1: "fish"}, buildings={1: ["west_indies_company"]}, pile=["gold"])
    assert totals(state) == [0, 0]
    assert state.ranking() == [2, 1]


@rule("AOD-222")
def test_equal_in_everything_is_a_shared_victory() -> None:
    """The place behind is counted from both."""
    state = final(
        3, colony_vp={0: 7, 1: 6, 2: 7}, money={0: 4, 1: 50, 2: 4}, goods={0: "rice", 1: "gold fish", 2: "furs"}
    )
    assert totals(state) == [7, 6, 7]
    assert state.ranking() == [1, 3, 1]


@rule("AOD-220", "AOD-221", "AOD-222")
def test_tie_breaks_never_beat_points() -> None:
    """France has one point more and nothing else."""
    state = final(
        2,
        colony={(1, "caribbean"): IN_THE_CARIBBEAN},
        colony_vp={0: 7},
        money={1: 400},
        goods={1: "rice fish"},
    )
    assert totals(state) == [7, 6]
    assert state.ranking() == [1, 2]


@rule("AOD-220", "AOD-221", "AOD-222")
def test_turn_order_and_seat_break_no_tie() -> None:
    """Whoever moved first in the last turn: all five share the victory."""
    state = final(5, turn_of=2, order=[3, 1, 4, 0, 2])
    assert state.ranking() == [1, 1, 1, 1, 1]
