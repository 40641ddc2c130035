"""The end (END-124 to 137), each source with figures worked out by hand."""

from typing import Any

import pytest

from carrack.core.contract import State
from carrack.core.journal import Journal
from carrack.testing import look, rule
from tests.games.endeavor.endeavor_2009.desk import table
from tests.games.endeavor.table import status

BOARDS = {0: "market*3 shipyard*4", 1: "market*2 barracks*4 shipyard", 2: "guild_hall*4 docks*3"}
"""Boards of the last round: shipyards bring culture, 4, 1 and 0."""


def over(**more: Any) -> State:
    """A position, scored as it stands."""
    return table(3, run=False, **more)


def finish(first: int = 0, **more: Any) -> State:
    """The last round of a game in which nobody can do anything any more."""
    return table(3, turn=7, owned=BOARDS, first=first, turn_of=first, **more)


@rule("END-125", "END-127")
@pytest.mark.parametrize(("held", "points"), [("", 0), ("lima", 1), ("lima nagasaki", 2), ("lima nagasaki goa", 3)])
def test_each_city_is_worth_a_point(held: str, points: int) -> None:
    """Two cities are two points; these have no link between them."""
    state = over(held={0: held})
    assert state.tally(0)["cities"] == points
    assert state.tally(0)["links"] == 0


@rule("END-126")
def test_each_link_with_both_ends_is_worth_a_point() -> None:
    """Whoever took its token: Marseille, Venice and Constantinople have two links; with one end a link is nobody's."""
    state = over(held={0: "marseille venice constantinople", 1: "london", 2: "quebec"}, bare="london--quebec")
    assert [state.tally(seat)["links"] for seat in range(3)] == [2, 0, 0]
    assert [state.tally(seat)["cities"] for seat in range(3)] == [3, 1, 1]


@rule("END-128", "END-129")
@pytest.mark.parametrize("track", ["industry", "culture", "finance", "politics"])
@pytest.mark.parametrize(
    ("icons", "points"),
    [
        *((0, 0), (1, 0), (2, 2), (3, 2), (4, 4), (5, 4), (6, 4), (7, 7), (8, 7), (9, 7)),
        *((10, 10), (11, 11), (12, 12), (13, 13), (14, 14), (15, 15), (16, 15), (17, 15)),
    ],
)
def test_a_track_scores_the_space_with_an_icon_at_or_below_the_marker(track: str, icons: int, points: int) -> None:
    """The track ends at 15."""
    state = over(tokens={0: f"tok_{track}*{icons}"})
    assert state.tally(0)[track] == points


@rule("END-130")
def test_the_four_tracks_are_added_up() -> None:
    """5, 2, 3 and 11 score 4, 2, 2 and 11; the empty governor slot makes 3 more."""
    state = over(tokens={0: "tok_industry*5 tok_culture*2 tok_finance*3 tok_politics*11"})
    assert status(state, 0) == (5, 2, 3, 11)
    assert state.score(0) == 4 + 2 + 2 + 11 + 3


@rule("END-131")
def test_points_on_cards_are_added_up() -> None:
    """North America 5 has six, Europe 4 has five, a governor one; the others none."""
    state = over(cards={0: "north_america_5 europe_4 africa_gov europe_0"})
    assert state.tally(0)["cards"] == 12


@rule("END-131")
@pytest.mark.parametrize(
    ("card", "points"),
    [
        *(("north_america_4", 1), ("north_america_5", 6), ("caribbean_4", 2), ("caribbean_5", 3)),
        *(("south_america_4", 2), ("south_america_5", 3), ("africa_4", 1), ("africa_5", 2), ("india_4", 2)),
        *(("india_5", 2), ("far_east_4", 1), ("far_east_5", 3), ("europe_4", 5), ("europe_5", 3)),
        *((f"{region}_gov", 1) for region in ("north_america", "caribbean", "south_america")),
        *((f"{region}_gov", 1) for region in ("africa", "india", "far_east")),
        *(("europe_3", 0), ("slavery_5", 0), ("caribbean_3", 0)),
    ],
)
def test_each_card_has_the_points_that_are_printed_on_it(card: str, points: int) -> None:
    """Governors have one, high cards up to six."""
    assert over(cards={0: card}).tally(0)["cards"] == points


@rule("END-132")
@pytest.mark.parametrize(
    ("cards", "politics", "points"),
    [
        ("", 0, 3),
        ("europe_0 slavery_0", 0, 3),
        ("far_east_gov", 0, 3),  # the governor lies in the one ordinary place
        ("far_east_gov europe_0", 0, 0),
        ("far_east_gov europe_0", 2, 3),
        ("far_east_gov slavery_0", 0, 3),
        ("far_east_gov slavery_0 slavery_1", 0, 0),
        ("far_east_gov africa_gov", 0, 0),
        ("far_east_gov africa_gov", 1, 3),
    ],
)
def test_an_empty_governor_slot_is_worth_three(cards: str, politics: int, points: int) -> None:
    """Empty is what can be: a governor may lie in an ordinary place if the limit has room (RUL-20)."""
    state = over(cards={0: cards}, tokens={0: f"tok_politics*{politics}"})
    assert state.tally(0)["governor_slot"] == points


@rule("END-133")
@pytest.mark.parametrize(("owned", "points"), [("market", 0), ("university", 3), ("university*2 theatre", 6)])
def test_a_university_is_worth_three(owned: str, points: int) -> None:
    """Each copy; no other building is worth anything by itself."""
    assert over(owned={0: owned}).tally(0)["buildings"] == points


@rule("END-134")
@pytest.mark.parametrize(("discs", "points"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (11, 3)])
def test_three_discs_in_the_harbour_are_worth_a_point(discs: int, points: int) -> None:
    """Neither those in the supply nor those on buildings count."""
    state = over(harbour={0: discs}, owned={0: "market! shipyard! docks!"})
    assert state.tally(0)["harbour"] == points


@rule("END-135")
def test_each_slavery_card_beside_the_board_costs_a_point() -> None:
    """Cards that are held cost nothing; action tokens score nothing (END-A40)."""
    state = over(aside={0: "slavery_0 slavery_3"}, cards={0: "slavery_1"}, tokens={0: "tok_attack tok_pay"})
    assert state.tally(0)["slavery"] == -2
    assert state.tally(0)["finance"] == 2
    assert state.score(0) == 3 + 2 - 2


@rule("END-136")
def test_most_points_win() -> None:
    """Seat 0 has four culture and a city, seat 1 six cities, seat 2 three; an empty slot is worth three."""
    held = {0: "lima", 1: "goa havana lisbon macau elmina tunis", 2: "nagasaki bombay quebec"}
    state = finish(held=held)
    assert state.over
    assert [int(state.score(seat)) for seat in range(3)] == [8, 9, 6]
    assert state.ranking() == [2, 1, 3]


@rule("END-137")
def test_equals_share_the_victory() -> None:
    """Neither seat nor turn order decides."""
    held = {0: "lima", 1: "goa havana lisbon macau elmina", 2: "nagasaki bombay quebec"}
    for first in range(3):
        state = finish(first, held=held)
        assert [int(state.score(seat)) for seat in range(3)] == [8, 8, 6]
        assert state.ranking() == [1, 1, 3]


@rule("END-124")
def test_after_round_7_everything_is_told_by_source() -> None:
    """Every source with the points of each seat; together they are the score."""
    state = finish(held={1: "lima"}, run=False)
    state.journal = journal = Journal()
    state.run()
    shares: Any = {e.data["source"]: e.data["shares"] for e in journal.seen_by(-1) if e.what == "scored"}
    assert shares["cities"] == [0, 1, 0]
    assert [sum(each[seat] for each in shares.values()) for seat in range(3)] == [
        int(state.score(seat)) for seat in range(3)
    ]
    assert look(state)["actor"] == -1
    assert state.over
