"""Scoring and the winner (CEN-SR-069 to 074)."""

from __future__ import annotations

import pytest

from carrack.core.contract import State
from carrack.testing import act, rule
from tests.games.century.spice_road.table import table

POINTLESS = {"goals": 0, "gold": 0, "silver": 0, "cubes": 0}


def tied(seats: int, first: int, points: list[int]) -> State:
    """Seats with so many points each, by red cubes alone."""
    return table(seats, first=first, caravans={seat: "R" * n for seat, n in enumerate(points)})


@rule("CEN-SR-069")
def test_goals_score_their_printed_points() -> None:
    """6, 12 and 20 points are 38; who has claimed nothing has nothing."""
    state = table(2, claimed={0: ["p01", "p18", "p36"]})
    assert state.tally(0) == POINTLESS | {"goals": 38}
    assert state.tally(1) == POINTLESS
    assert (state.score(0), state.score(1)) == (38, 0)


@rule("CEN-SR-070")
@pytest.mark.parametrize(("coins", "points"), [(1, 3), (2, 6), (4, 12)])
def test_gold_coin_scores_three(coins: int, points: int) -> None:
    """3 points for each."""
    state = table(2, gold={1: coins})
    assert state.tally(1) == POINTLESS | {"gold": points}
    assert state.score(1) == points


@rule("CEN-SR-071")
@pytest.mark.parametrize("coins", [1, 2, 4])
def test_silver_coin_scores_one(coins: int) -> None:
    """1 point for each."""
    state = table(2, silver={1: coins})
    assert state.tally(1) == POINTLESS | {"silver": coins}
    assert state.score(1) == coins


@rule("CEN-SR-072")
@pytest.mark.parametrize(
    ("cubes", "points"),
    [
        ("", 0),
        ("YYYYYYYYYY", 0),
        ("R", 1),
        ("G", 1),
        ("B", 1),
        ("YRGB", 3),
        ("RRRRRRRRRR", 10),
        ("YYRRRGGBBB", 8),
    ],
)
def test_cubes_other_than_yellow_score_one(cubes: str, points: int) -> None:
    """Red, green and brown alike; yellow nothing."""
    state = table(3, caravans={2: cubes})
    assert state.tally(2) == POINTLESS | {"cubes": points}
    assert state.score(2) == points


@rule("CEN-SR-072")
def test_cubes_on_merchants_and_cards_in_hand_score_nothing() -> None:
    """Only goals, coins and the caravan count."""
    state = table(2, on_merchants={0: "RGB"}, hands={0: ["s1", "s2", "m04", "m43"]})
    assert [state.score(seat) for seat in range(2)] == [0, 0]


@rule("CEN-SR-069", "CEN-SR-072", "CEN-SR-073")
def test_final_count_of_a_game() -> None:
    """The last claim of a game of two, and both sheets added up by hand.

    Seat 0: goals 12 + 10 + 8 + 6 + 9 and the last one 14, two gold coins and one more, a silver coin, YRR left.
    Seat 1: goals 20 + 19 + 18, three silver coins, YYGGBB left.
    """
    state = table(
        2,
        first=1,
        turn_of=0,
        caravans={0: "YRRGGBB", 1: "YYGGBB"},
        claimed={0: ["p13", "p08", "p03", "p01", "p07"], 1: ["p35", "p34", "p32"]},
        goals=["p21"],
        gold={0: 2},
        silver={0: 1, 1: 3},
    )
    act(state, ["claim", 0])
    assert state.over
    assert state.tally(0) == {"goals": 59, "gold": 9, "silver": 1, "cubes": 2}
    assert state.tally(1) == {"goals": 57, "gold": 0, "silver": 3, "cubes": 4}
    assert (state.score(0), state.score(1)) == (71, 64)
    assert state.ranking() == [1, 2]


@rule("CEN-SR-073")
@pytest.mark.parametrize("first", range(4))
def test_most_points_win(first: int) -> None:
    """Places by points alone while they differ, whoever began."""
    assert tied(4, first, [3, 9, 1, 5]).ranking() == [3, 1, 4, 2]


@rule("CEN-SR-073")
def test_more_goals_do_not_win_by_themselves() -> None:
    """One goal of 20 beats two of 6 and 7 with a gold coin and three red cubes: 20 to 19."""
    state = table(2, claimed={0: ["p01", "p02"], 1: ["p35"]}, gold={0: 1}, caravans={0: "RRR"})
    assert (state.score(0), state.score(1)) == (19, 20)
    assert state.ranking() == [2, 1]


@rule("CEN-SR-074")
@pytest.mark.parametrize(("first", "ranking"), [(0, [2, 1]), (1, [1, 2])])
def test_later_player_wins_a_tie_of_two(first: int, ranking: list[int]) -> None:
    """CEN-AMB-007: whoever did not begin wins, whatever the number of the seat."""
    assert tied(2, first, [4, 4]).ranking() == ranking


@rule("CEN-SR-074")
@pytest.mark.parametrize(
    ("first", "ranking"),
    [(0, [3, 2, 1]), (1, [1, 3, 2]), (2, [2, 1, 3])],
)
def test_latest_player_wins_a_tie_of_three(first: int, ranking: list[int]) -> None:
    """CEN-AMB-008: the last in turn order wins alone, the one before is second, the first player third."""
    assert tied(3, first, [7, 7, 7]).ranking() == ranking


@rule("CEN-SR-074")
@pytest.mark.parametrize(
    ("first", "ranking"),
    [
        (0, [3, 4, 2, 5, 1]),
        (1, [1, 4, 3, 5, 2]),
        (2, [1, 4, 3, 5, 2]),
        (3, [2, 4, 1, 5, 3]),
        (4, [2, 4, 1, 5, 3]),
    ],
)
def test_later_of_some_tied_players_wins(first: int, ranking: list[int]) -> None:
    """CEN-AMB-008: seats 0, 2 and 4 share the top; only their order counted from the first player decides."""
    assert tied(5, first, [8, 5, 8, 2, 8]).ranking() == ranking


@rule("CEN-SR-074")
def test_source_of_the_points_breaks_no_tie() -> None:
    """Six points by a goal, by coins, or by cubes beside yellow ones are the same: the latest in turn order wins."""
    state = table(3, first=2, claimed={2: ["p01"]}, gold={0: 2}, caravans={1: "RRGGBB", 2: "YYYYYYYYYY"})
    assert [state.score(seat) for seat in range(3)] == [6, 6, 6]
    assert state.ranking() == [2, 1, 3]
