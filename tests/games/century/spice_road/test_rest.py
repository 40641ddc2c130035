"""Resting (CEN-SR-059 and 060)."""

from __future__ import annotations

import pytest

from carrack.testing import act, legal, look, rule
from tests.games.century.spice_road.table import changes, table, times


@rule("CEN-SR-059")
def test_all_played_cards_return_to_the_hand() -> None:
    """Starting cards and merchants alike, beside those still in hand."""
    state = table(2, hands={0: ["s2", "m20"]}, played={0: ["s1", "m01", "m43"]})
    act(state, ["rest"])
    assert look(state)["hand"][0] == ["s1", "s2", "m01", "m20", "m43"]
    assert look(state)["played"][0] == []
    assert state.turn_of == 1


@rule("CEN-SR-059")
@pytest.mark.parametrize("resting", range(3))
def test_only_the_own_cards_return(resting: int) -> None:
    """What lies in front of the other players stays there."""
    played = [["s1", "m05"], ["s2", "m06"], ["s1", "m07"]]
    state = table(3, turn_of=resting, played=dict(enumerate(played)))
    act(state, ["rest"])
    assert look(state)["played"] == [[] if seat == resting else cards for seat, cards in enumerate(played)]


@rule("CEN-SR-059")
def test_cards_can_be_played_again_after_a_rest() -> None:
    """A spice card played, taken back and played once more."""
    state = table(2, hands={0: []}, played={0: ["m04", "s1", "s2"]})
    act(state, ["rest"], ["rest"])
    assert times(state, "m04") == [1]
    act(state, ["play", "m04", 1])
    assert look(state)["caravan"][0]["brown"] == 1


@rule("CEN-SR-059")
def test_resting_with_nothing_played() -> None:
    """CEN-AMB-030: it is legal, and nothing changes but the turn."""
    state = table(2, caravans={0: "YR"}, on_merchants={0: "G"})
    assert ["rest"] in legal(state)
    before = look(state)
    act(state, ["rest"])
    assert changes(before, look(state)) == []
    assert state.turn_of == 1


@rule("CEN-SR-060")
def test_claimed_goals_stay_where_they_are() -> None:
    """Resting takes back the played cards and touches neither goals nor coins nor cubes."""
    state = table(2, caravans={0: "YRGB"}, played={0: ["s1"]}, claimed={0: ["p01", "p36"]}, gold={0: 1}, silver={0: 1})
    before = look(state)
    act(state, ["rest"])
    assert changes(before, look(state)) == [
        "hand[0]: ['s2'] → ['s1', 's2']",
        "played[0]: ['s1'] → []",
    ]
    assert look(state)["claimed"][0] == ["p01", "p36"]
