"""A set comes as one message, also where the rules leave no choice for its last pieces."""

from __future__ import annotations

import pytest

from carrack.core.contract import State
from carrack.table.explain import would_do
from carrack.table.judging import asked_for
from carrack.table.refused import Refused
from carrack.table.wire import Action
from carrack.testing import act
from tests.games.century.spice_road.table import table

YELLOW: Action = ("discard", "yellow")
BROWN: Action = ("discard", "brown")


@pytest.fixture
def overfull() -> State:
    """Nine cinnamon and three turmeric: two cubes go back."""
    state = table(2, caravans={0: "BBBBBBBBB"}, hands={0: ["m03"]})
    act(state, ["play", "m03", 1])
    return state


def test_every_piece_is_asked_for_where_there_is_a_choice(overfull: State) -> None:
    """After a turmeric either spice may follow."""
    assert asked_for(overfull, 0, [YELLOW, BROWN]) == [YELLOW, BROWN]
    assert asked_for(overfull, 0, [YELLOW, YELLOW]) == [YELLOW, YELLOW]


def test_what_the_rules_take_themselves_drops_out(overfull: State) -> None:
    """After a cinnamon only cinnamon can follow: nobody is asked for the second."""
    assert asked_for(overfull, 0, [BROWN, BROWN]) == [BROWN]


def test_what_the_rules_take_otherwise_is_refused(overfull: State) -> None:
    """Turmeric after cinnamon is not what the rules have taken, and then it is another player's turn."""
    with pytest.raises(Refused, match="A message ends"):
        asked_for(overfull, 0, [BROWN, YELLOW])


def test_more_than_is_asked_for_is_refused(overfull: State) -> None:
    """Two cubes are too many, not three."""
    with pytest.raises(Refused, match="A message ends"):
        asked_for(overfull, 0, [BROWN, BROWN, BROWN])


def test_the_preview_of_a_set_counts_all_of_it(overfull: State) -> None:
    """Both cinnamon go, one of them by itself."""
    assert would_do(overfull, 0, asked_for(overfull, 0, [BROWN, BROWN])).cost == (("brown", 2),)
