"""Discovery tokens and cards with their values (AOD-283 to AOD-287), each proved by an expedition."""

from __future__ import annotations

import pytest

from carrack.core.contract import State
from carrack.games.age_of_discovery.game import GAME
from carrack.testing import act, look, rule
from tests.games.age_of_discovery.table import (
    asked,
    colony,
    discovered,
    money,
    on_discovery,
    resolve,
    table,
    token,
)
from tests.games.age_of_discovery.turns import often

Find = tuple[int, int, int, int]
"""Money, money for each soldier, natives, points."""

# In the order of the rulebook's table.
TOKENS: dict[str, Find] = {
    "dt01": (1, 2, 1, 4),
    "dt02": (1, 2, 1, 4),
    "dt03": (1, 3, 2, 4),
    "dt04": (1, 2, 2, 4),
    "dt05": (1, 3, 2, 4),
    "dt06": (2, 4, 3, 5),
    "dt07": (2, 2, 3, 5),
    "dt08": (2, 2, 3, 5),
    "dt09": (1, 3, 3, 5),
    "dt10": (1, 2, 3, 5),
    "dt11": (2, 5, 3, 5),
    "dt12": (3, 4, 4, 6),
    "dt13": (4, 5, 4, 6),
    "dt14": (3, 4, 4, 6),
    "dt15": (4, 5, 5, 7),
    "dt16": (2, 4, 5, 7),
}
FIRST_CARDS: dict[str, Find] = {
    "mississippi": (2, 1, 3, 4),
    "great_lakes": (1, 2, 3, 4),
    "pampas": (2, 1, 3, 4),
    "california": (2, 1, 4, 4),
    "philippines": (2, 1, 4, 5),
    "south_seas": (2, 1, 4, 5),
    "ethiopia": (3, 2, 4, 5),
    "amazon": (2, 1, 4, 4),
}
OTHER_CARDS: dict[str, Find] = {
    "northwest_territories": (2, 2, 4, 4),
    "australia": (2, 1, 4, 5),
    "cipango": (4, 3, 5, 5),
    "siam": (4, 2, 5, 5),
    "spice_islands": (5, 3, 5, 6),
    "india": (6, 3, 6, 6),
    "circumnavigation": (8, 3, 6, 6),
    "china": (7, 3, 6, 6),
}
CARDS = FIRST_CARDS | OTHER_CARDS
WHOLE_MAP = ("canada", "new_england", "florida", "new_spain", "new_granada", "peru", "brazil", "rio_de_la_plata")


def expedition(find: str, strength: int, soldiers: int = 0) -> State:
    """A party of so many pieces, some of them soldiers, goes to this token in Peru, or to this card on top."""
    others = strength - soldiers
    party = {0: f"colonist*{others} soldier*{soldiers}"}
    if find in TOKENS:
        state = resolve(table(2, discovery=party, tokens={"peru": find}))
    else:
        state = resolve(table(2, discovery=party, discovered=WHOLE_MAP, deck=[find]))
    act(state, *often(others, "send", "colonist"), *often(soldiers, "send", "soldier"))
    if asked(state) == "exploring":  # with all pieces sent the deck is the only way to go
        act(state, ["explore", "peru" if find in TOKENS else "deck"])
    return state


def discovers(find: str, values: Find) -> None:
    """One piece for each native, one of them a soldier, is enough; the find and its rewards are theirs."""
    coins, per_soldier, natives, points = values
    state = expedition(find, natives, soldiers=1)
    kind = "tokens" if find in TOKENS else "cards"
    assert look(state)[kind][0] == [find]
    assert money(state, 0) == coins + per_soldier
    assert state.tally(0)["discoveries"] == points
    assert on_discovery(state, 0) == ""


def fails(find: str, strength: int) -> None:
    """So few bring nothing and are lost."""
    state = expedition(find, strength)
    assert (look(state)["tokens"][0], look(state)["cards"][0]) == ([], [])
    assert (money(state, 0), on_discovery(state, 0), state.tally(0)["discoveries"]) == (0, "", 0)


# ---- tokens --------------------------------------------------------------------------------------------


@rule("AOD-283")
@pytest.mark.parametrize(("name", "values"), TOKENS.items())
def test_values_of_a_token(name: str, values: Find) -> None:
    """Money, loot, natives and points as in the table."""
    discovers(name, values)


@rule("AOD-283")
@pytest.mark.parametrize("name", [name for name, values in TOKENS.items() if values[2] > 1])
def test_natives_of_a_token_repel_a_smaller_party(name: str) -> None:
    """One too few: the token stays where it is."""
    strength = TOKENS[name][2] - 1
    fails(name, strength)
    assert token(expedition(name, strength), "peru") == name


@rule("AOD-283")
@pytest.mark.parametrize("name", TOKENS)
def test_base_money_without_and_loot_with_two_soldiers(name: str) -> None:
    """The loot is for each soldier."""
    coins, per_soldier, natives, _ = TOKENS[name]
    assert money(expedition(name, natives), 0) == coins
    assert money(expedition(name, 5, soldiers=2), 0) == coins + 2 * per_soldier


@rule("AOD-283")
@pytest.mark.parametrize("seats", [2, 5])
def test_all_sixteen_tokens_are_in_the_game(seats: int) -> None:
    """Eight lie in the regions, eight in the box."""
    dealt = look(GAME.deal(seats, seed=3))
    lying = [name for name in dealt["token"] if name]
    box = [name for name in dealt["box"] if name]
    assert (len(lying), len(box)) == (8, 8)
    assert sorted(lying + box) == sorted(TOKENS)


@rule("AOD-284")
@pytest.mark.parametrize("name", TOKENS)
def test_five_pieces_never_fail_against_a_region(name: str) -> None:
    """No token shows more than five natives."""
    state = expedition(name, 5)
    assert discovered(state) == ["caribbean", "peru"]
    assert colony(state, 0, "peru") == "colonist"


@rule("AOD-284")
@pytest.mark.parametrize("name", ["dt15", "dt16"])
def test_four_pieces_may_fail_against_a_region(name: str) -> None:
    """Two tokens show five natives."""
    fails(name, 4)


@rule("AOD-284")
@pytest.mark.parametrize("name", ["dt01", "dt02"])
def test_one_piece_may_succeed(name: str) -> None:
    """Two tokens show a single native."""
    assert look(expedition(name, 1))["tokens"][0] == [name]


# ---- cards ---------------------------------------------------------------------------------------------


@rule("AOD-285")
@pytest.mark.parametrize(("name", "values"), FIRST_CARDS.items())
def test_values_of_a_card(name: str, values: Find) -> None:
    """The first half of the list; one piece fewer than natives fails."""
    discovers(name, values)
    fails(name, values[2] - 1)


@rule("AOD-286")
@pytest.mark.parametrize(("name", "values"), OTHER_CARDS.items())
def test_values_of_another_card(name: str, values: Find) -> None:
    """The second half of the list; one piece fewer than natives fails."""
    discovers(name, values)
    fails(name, values[2] - 1)


@rule("AOD-285", "AOD-286")
@pytest.mark.parametrize("name", CARDS)
def test_base_money_and_loot_of_a_card(name: str) -> None:
    """Without a soldier, and with two."""
    coins, per_soldier, natives, _ = CARDS[name]
    assert money(expedition(name, natives), 0) == coins
    assert money(expedition(name, 6, soldiers=2), 0) == coins + 2 * per_soldier


@rule("AOD-285", "AOD-286")
def test_all_sixteen_cards_are_in_the_deck() -> None:
    """Each once."""
    assert sorted(look(GAME.deal(4, seed=5))["deck"]) == sorted(CARDS)


@rule("AOD-287")
@pytest.mark.parametrize("name", CARDS)
def test_six_pieces_never_fail_against_the_deck_and_two_always_do(name: str) -> None:
    """Cards show three to six natives."""
    assert look(expedition(name, 6))["cards"][0] == [name]
    fails(name, 2)
