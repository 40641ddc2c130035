"""Playing a card, and spice cards (CEN-SR-025 to 029)."""

from __future__ import annotations

import pytest

from carrack.testing import act, look, rule
from tests.games.century.spice_road.table import caravan, changes, everybody_rests, refused, table, times


@rule("CEN-SR-025")
def test_played_card_leaves_the_hand_and_lies_face_up() -> None:
    """The card goes from hand to table, its effect is applied, and nothing else changes but the turn."""
    state = table(3, turn_of=1, caravans={0: "R", 1: "Y", 2: "G"}, hands={1: ["s1", "s2", "m05"]})
    before = look(state)
    act(state, ["play", "m05", 1])
    after = look(state)
    assert after["hand"] == [["s1", "s2"], ["s1", "s2"], ["s1", "s2"]]
    assert after["played"] == [[], ["m05"], []]
    assert changes(before, after) == [
        "caravan[1].red: 0 → 2",
        "hand[1]: ['s1', 's2', 'm05'] → ['s1', 's2']",
        "played[1]: [] → ['m05']",
    ]


@rule("CEN-SR-025")
def test_played_cards_gather_in_front_of_their_owner() -> None:
    """Cards played on later turns lie beside the earlier ones."""
    state = table(2, hands={0: ["s1", "m01"], 1: ["s2", "m02"]})
    act(state, ["play", "s1", 1], ["play", "m02", 1], ["play", "m01", 1])
    assert look(state)["played"] == [["s1", "s2", "m01"], ["s1", "m02"]]
    assert look(state)["hand"] == [[], ["s2"]]


@rule("CEN-SR-026")
@pytest.mark.parametrize(
    ("card", "result"),
    [("m06", "YYRRGG"), ("s2", "RRRB"), ("m25", "YGGG")],
    ids=["spice", "upgrade", "trade"],
)
def test_three_kinds_of_cards(card: str, result: str) -> None:
    """With YRRG: a spice card adds yellow and green, an upgrade raises two cubes, a trade exchanges two for two."""
    state = table(2, caravans={0: "YRRG"}, hands={0: ["s1", card]})
    act(state, ["play", card, 1])
    if card == "s2":
        act(state, ["upgrade", "yellow"], ["upgrade", "green"])
    assert caravan(state, 0) == result
    assert state.turn_of == 1


@rule("CEN-SR-027")
def test_played_card_cannot_be_played_again() -> None:
    """A card that lies face up is not in the hand until its owner has rested."""
    state = table(2, hands={0: ["s1", "s2"]})
    act(state, ["play", "s1", 1], ["rest"])
    refused(state, ["play", "s1", 1], "CEN-SR-027")
    act(state, ["rest"], ["rest"])
    act(state, ["play", "s1", 1])
    assert caravan(state, 0) == "YYYY"


@rule("CEN-SR-027")
@pytest.mark.parametrize("card", ["m01", "m20", "m30", "m40"])
def test_only_cards_of_the_own_hand_can_be_played(card: str) -> None:
    """Neither a merchant of the row, nor of the deck, nor another player's card, in hand or played."""
    state = table(2, caravans={0: "YYYRRRGGBB"}, merchants=["m01"], hands={1: ["s1", "m30"]}, played={1: ["m40", "s2"]})
    refused(state, ["play", card, 1], "CEN-SR-027")


@rule("CEN-SR-028")
@pytest.mark.parametrize(
    ("card", "result"),
    [
        ("s1", "YYYRGB"),
        ("m01", "YRGGB"),
        ("m02", "YYRRGB"),
        ("m03", "YYYYRGB"),
        ("m04", "YRGBB"),
        ("m05", "YRRRGB"),
        ("m06", "YYRGGB"),
        ("m07", "YYYRRGB"),
        ("m08", "YYYYYRGB"),
    ],
)
def test_spice_card_brings_the_printed_cubes(card: str, result: str) -> None:
    """One cube of each colour and the printed ones make the result; the other caravan gets nothing."""
    state = table(2, turn_of=1, caravans={0: "G", 1: "YRGB"}, hands={1: ["s1", "s2", card] if card != "s1" else ["s1"]})
    act(state, ["play", card, 1])
    assert caravan(state, 1) == result
    assert caravan(state, 0) == "G"


@rule("CEN-SR-028")
def test_spice_card_is_used_once() -> None:
    """Playing a spice card twice in one turn is not possible."""
    state = table(2, hands={0: ["s1", "m02"]})
    assert times(state, "m02") == [1]
    for often in (2, 3, 10):
        refused(state, ["play", "m02", often], "CEN-SR-025")


@rule("CEN-SR-028")
def test_spice_card_works_whatever_the_caravan_holds() -> None:
    """It needs no cubes, and it can be played with a full caravan."""
    for cubes in ("", "BBBBBBBBBB"):
        assert times(table(2, caravans={0: cubes}, hands={0: ["s1", "m08"]}), "m08") == [1]


@rule("CEN-SR-029")
def test_example_one_red_and_one_yellow() -> None:
    """The rulebook's example: Artyom plays this card and puts 1 red and 1 yellow cube into his caravan."""
    state = table(3, hands={0: ["s1", "s2", "m02"]})
    act(state, ["play", "m02", 1])
    assert look(state)["caravan"][0] == {"yellow": 1, "red": 1, "green": 0, "brown": 0}
    everybody_rests(state, 2)
    assert state.turn_of == 0
