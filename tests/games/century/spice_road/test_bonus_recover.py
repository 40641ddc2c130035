"""The recover symbol: another played card comes back to the hand (CEN-BON-011 to 014)."""

from __future__ import annotations

import pytest

from carrack.testing import act, legal, look, rule
from tests.games.century.spice_road.table import BOTH, caravan, changes, offered, refused, table, times

# Each card with the symbol: what lets it be played, and the answers up to the symbol.
WITH_THE_SYMBOL: list[tuple[str, str, list[list[str | int]]]] = [
    ("b1_4", "", []),
    ("b1_5", "Y", [["stop"]]),
    ("b2_1", "", [["stop"]]),
    ("b2_2", "", []),
    ("b2_4", "R", []),
]


@rule("CEN-BON-011")
def test_one_other_played_card_returns_to_the_hand() -> None:
    """Any one of them may be named, merchants and starting cards alike; the others stay where they are."""
    state = table(2, hands={0: ["s2", "b1_4", "m20"]}, played={0: ["s1", "m05", "m43"]}, bonus=["b1"])
    act(state, ["play", "b1_4", 1])
    assert legal(state) == [["decline"], ["recover", "s1"], ["recover", "m05"], ["recover", "m43"]]
    act(state, ["recover", "m05"])
    assert look(state)["hand"][0] == ["s2", "m05", "m20"]
    assert look(state)["played"][0] == ["s1", "m43", "b1_4"]
    assert state.turn_of == state.actor == 1


@rule("CEN-BON-011")
@pytest.mark.parametrize("card", ["s1", "s2"])
def test_starting_cards_come_back_too(card: str) -> None:
    """They are merchant cards like the others."""
    state = table(2, hands={0: ["b2_2"]}, bonus=["b2"])
    act(state, ["play", "b2_2", 1], ["recover", card])
    assert look(state)["hand"][0] == [card]


@rule("CEN-BON-011")
def test_only_one_card_comes_back() -> None:
    """After the first the turn is over, though more cards lie there."""
    state = table(2, hands={0: ["b2_2"]}, played={0: ["m01", "m02", "m03"]}, bonus=["b2"])
    act(state, ["play", "b2_2", 1], ["recover", "m02"])
    assert state.turn_of == 1
    refused(state, ["recover", "m01"], "", seat=0)


@rule("CEN-BON-011")
def test_trade_repeated_recovers_once() -> None:
    """Red for two yellow three times, then one card comes back, not three."""
    state = table(2, caravans={0: "RRRG"}, hands={0: ["b2_4"]}, played={0: ["m01", "m02", "m03"]}, bonus=["b2"])
    assert times(state, "b2_4") == [1, 2, 3]
    act(state, ["play", "b2_4", 3])
    assert caravan(state, 0) == "YYYYYYG"
    act(state, ["recover", "m03"])
    assert look(state)["hand"][0] == ["m03"]
    assert state.turn_of == 1


@rule("CEN-BON-011")
def test_cards_that_do_not_lie_in_front_of_the_player() -> None:
    """CEN-AMB-038: neither a card in hand, nor another player's, nor one in the row, deck or discard pile."""
    state = table(
        2,
        hands={0: ["s2", "b1_4", "m20"]},
        played={0: ["s1"], 1: ["s2", "m05"]},
        merchants=["m11"],
        next_merchant="m30",
        bonus=["b1"],
        deals={},
        discarded=["m06"],
    )
    act(state, ["play", "b1_4", 1])
    assert offered(state, "recover") == ["s1"]
    for card in ("s2", "m20", "m05", "m11", "m30", "m06"):
        refused(state, ["recover", card], "CEN-BON-011")


@rule("CEN-BON-011")
def test_goals_are_not_fetched() -> None:
    """CEN-AMB-038: with nothing but claimed goals in front of the player there is nothing to take back."""
    state = table(2, hands={0: ["s1", "s2", "b1_4"]}, claimed={0: ["p01", "p02"]}, bonus=["b1"])
    act(state, ["play", "b1_4", 1])
    assert look(state)["claimed"][0] == ["p01", "p02"]
    assert state.turn_of == 1


@rule("CEN-BON-011")
def test_recovered_card_is_played_again_next_turn() -> None:
    """It is in the hand like any other, without a rest."""
    state = table(2, hands={0: ["b2_2"]}, played={0: ["m04"]}, bonus=["b2"])
    act(state, ["play", "b2_2", 1], ["recover", "m04"], ["rest"], ["play", "m04", 1])
    assert caravan(state, 0) == "RB"


@rule("CEN-BON-011")
def test_two_cards_may_take_turns() -> None:
    """One card with the symbol fetches another one with it, which then fetches the first."""
    state = table(2, hands={0: ["b1_4"]}, played={0: ["b2_2"]}, bonus=BOTH)
    act(state, ["play", "b1_4", 1], ["recover", "b2_2"], ["rest"])
    act(state, ["play", "b2_2", 1], ["recover", "b1_4"], ["rest"])
    assert look(state)["hand"][0] == ["b1_4"]
    assert caravan(state, 0) == "YYR"


@rule("CEN-BON-012")
@pytest.mark.parametrize(("card", "cubes", "answers"), WITH_THE_SYMBOL)
def test_taking_back_may_be_declined(card: str, cubes: str, answers: list[list[str | int]]) -> None:
    """Nothing comes back, and the card counts as played."""
    state = table(2, caravans={0: cubes}, hands={0: [card]}, bonus=BOTH)
    act(state, ["play", card, 1], *answers)
    assert legal(state)[0] == ["decline"]
    act(state, ["decline"])
    assert look(state)["hand"][0] == []
    assert look(state)["played"][0] == ["s1", "s2", card]
    assert state.turn_of == state.actor == 1


@rule("CEN-BON-013")
@pytest.mark.parametrize(("card", "cubes", "answers"), WITH_THE_SYMBOL)
def test_card_never_takes_itself_back(card: str, cubes: str, answers: list[list[str | int]]) -> None:
    """It lies in front of the player already, but only the others are offered."""
    state = table(2, caravans={0: cubes}, hands={0: [card]}, bonus=BOTH)
    act(state, ["play", card, 1], *answers)
    assert offered(state, "recover") == ["s1", "s2"]
    refused(state, ["recover", card], "CEN-BON-013")


@rule("CEN-BON-013")
@pytest.mark.parametrize(("card", "cubes", "answers"), WITH_THE_SYMBOL)
def test_nothing_to_recover_is_not_asked(card: str, cubes: str, answers: list[list[str | int]]) -> None:
    """CEN-AMB-037: when the card itself is all that lies there, the symbol has no effect and the turn goes on."""
    state = table(3, caravans={0: cubes}, hands={0: ["s1", "s2", card]}, played={1: ["m05"]}, bonus=BOTH)
    act(state, ["play", card, 1], *answers)
    assert state.turn_of == state.actor == 1
    assert look(state)["played"] == [[card], ["m05"], []]


@rule("CEN-BON-014")
def test_recover_symbol_does_nothing_else() -> None:
    """Its other half has no meaning here: a red cube and a card come, and nothing else changes."""
    state = table(3, caravans={0: "G", 1: "Y"}, hands={0: ["b2_2"]}, on_merchants={0: "Y"}, bonus=["b2"])
    before = look(state)
    act(state, ["play", "b2_2", 1], ["recover", "s1"])
    assert changes(before, look(state)) == [
        "caravan[0].red: 0 → 1",
        "hand[0][0]: 'b2_2' → 's1'",
        "played[0][0]: 's1' → 's2'",
        "played[0][1]: 's2' → 'b2_2'",
    ]
