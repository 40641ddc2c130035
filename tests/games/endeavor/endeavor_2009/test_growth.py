"""The second phase (END-036 to 039)."""

import pytest

from carrack.testing import act, look, rule
from tests.games.endeavor.endeavor_2009.desk import table
from tests.games.endeavor.table import changed, of, running


@rule("END-036")
@pytest.mark.parametrize(
    ("culture", "growth"), [(0, 2), (1, 2), (2, 3), (3, 3), (4, 4), (6, 4), (7, 5), (9, 5), (10, 6), (18, 6)]
)
def test_growth_is_what_the_board_says_for_the_level_of_culture(culture: int, growth: int) -> None:
    """2 to 6 discs; the others have no culture and grow by 2."""
    state = table(3, phase="growing", tokens={0: f"tok_culture*{culture}"}, harbour={0: 1})
    assert look(state)["harbour"] == [1 + growth, 2, 2]
    assert look(state)["supply"] == [29 - growth, 28, 28]


@rule("END-039")
def test_the_example_with_two_culture() -> None:
    """Green takes exactly three discs from its supply."""
    state = table(3, phase="growing", tokens={0: "tok_culture*2"}, run=False)
    before = look(state)
    assert running(state)[0] == ("grew", 0, {"n": 3, "plus": {"disc": 3}})
    after = look(state)
    assert (after["harbour"][0], after["supply"][0]) == (3, 27)
    assert changed(before, after) == {"harbour", "supply"}


@rule("END-037")
def test_culture_of_a_building_of_this_round_counts() -> None:
    """With the theatre just built the level is 2, so three discs come; without it two."""
    state = table(3, phase="building", tokens={0: "tok_industry*4"})
    act(state, ["build", "theatre"], ["build", "market"], ["build", "market"])
    assert look(state)["harbour"] == [3, 2, 2]


@rule("END-038")
def test_a_short_supply_gives_what_is_left() -> None:
    """One disc of three; next time no more than usual."""
    full = {"caribbean": [0] * 6, "india": [0] * 7, "far_east": [0] * 8}
    state = table(3, phase="growing", tokens={0: "tok_culture*2"}, sailed=full, harbour={0: 8})
    assert (of(state, "supply", 0), of(state, "harbour", 0)) == (0, 9)
