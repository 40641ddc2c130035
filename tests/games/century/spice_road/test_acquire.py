"""Acquiring a merchant: the price, the card, its cubes, the row (CEN-SR-041 to 049)."""

from __future__ import annotations

import pytest

from carrack.core.contract import State
from carrack.testing import act, legal, look, rule
from tests.games.century.spice_road.table import (
    caravan,
    changes,
    merchant_row,
    offered,
    often,
    on_merchants,
    refused,
    table,
)

ROW = ["m11", "m12", "m13", "m14", "m15", "m16"]


# ---- the price ---------------------------------------------------------------------------------------------


@rule("CEN-SR-041")
def test_payer_decides_which_cube_goes_on_which_merchant() -> None:
    """r12: cubes are laid from left to right, each of a colour that the payer chooses."""
    state = table(2, caravans={0: "YYRGB"}, merchants=ROW)
    act(state, ["acquire", 3])
    assert legal(state) == [["pay", "yellow"], ["pay", "red"], ["pay", "green"], ["pay", "brown"]]
    act(state, ["pay", "brown"])
    assert on_merchants(state) == ["B", "", "", "", "", ""]
    act(state, ["pay", "yellow"])
    assert on_merchants(state) == ["B", "Y", "", "", "", ""]
    assert legal(state) == [["pay", "yellow"], ["pay", "red"], ["pay", "green"]]
    act(state, ["pay", "green"])
    assert on_merchants(state) == ["B", "Y", "G", "", "", ""]
    assert caravan(state, 0) == "YR"
    assert state.turn_of == 1


@rule("CEN-SR-041")
def test_cubes_that_are_not_there_cannot_pay() -> None:
    """Neither a colour that the caravan never had nor one whose last cube has just been laid."""
    state = table(2, caravans={0: "YRR", 1: "BB"}, merchants=ROW, on_merchants={3: "G"})
    act(state, ["acquire", 2])
    refused(state, ["pay", "green"], "CEN-SR-041")
    refused(state, ["pay", "brown"], "CEN-SR-041")
    state = table(2, caravans={0: "YRRG"}, merchants=ROW)
    act(state, ["acquire", 2], ["pay", "yellow"])
    refused(state, ["pay", "yellow"], "CEN-SR-041")


@rule("CEN-SR-041")
def test_one_colour_pays_without_a_question() -> None:
    """A payer whose cubes are all alike has no choice, so the turn goes on at once."""
    state = table(2, caravans={0: "RRRR"}, merchants=ROW)
    act(state, ["acquire", 3])
    assert on_merchants(state) == ["R", "R", "R", "", "", ""]
    assert caravan(state, 0) == "R"
    assert state.turn_of == 1


@rule("CEN-SR-041")
def test_last_colour_pays_without_a_question() -> None:
    """Once the only other cube is laid, the rest of the price pays itself."""
    state = table(2, caravans={0: "YYG"}, merchants=ROW)
    act(state, ["acquire", 3], ["pay", "green"])
    assert on_merchants(state) == ["G", "Y", "Y", "", "", ""]
    assert caravan(state, 0) == ""
    assert state.turn_of == 1


@rule("CEN-SR-041")
def test_payment_joins_the_cubes_already_there() -> None:
    """CEN-AMB-022: a merchant may carry any number of cubes of any colours."""
    state = table(2, caravans={0: "RG"}, merchants=ROW, on_merchants={0: "YYYYYYYYYYYYRB", 1: "G"})
    act(state, ["acquire", 2], ["pay", "red"])
    assert on_merchants(state)[:2] == ["YYYYYYYYYYYYRRB", "GG"]


@rule("CEN-SR-042", "CEN-SR-045")
@pytest.mark.parametrize("place", [1, 2, 3, 4, 5, 6])
def test_price_by_place(place: int) -> None:
    """The merchant in place k costs k-1 cubes: with one cube less it is refused, with k-1 they are all laid."""
    if place > 1:
        poor = table(2, caravans={0: "Y" * (place - 2)}, merchants=ROW)
        assert offered(poor, "acquire") == list(range(place - 1))
        refused(poor, ["acquire", place - 1], "CEN-SR-045")
    state = table(2, caravans={0: "Y" * (place - 1)}, merchants=ROW)
    assert offered(state, "acquire") == list(range(place))
    act(state, ["acquire", place - 1])
    assert caravan(state, 0) == ""
    assert on_merchants(state) == ["Y"] * (place - 1) + [""] * (7 - place)


@rule("CEN-SR-043")
def test_leftmost_merchant_is_free() -> None:
    """An empty caravan is enough, and a full one keeps all its cubes."""
    for cubes in ("", "YYYRRRGGBB"):
        state = table(2, caravans={0: cubes}, merchants=ROW)
        act(state, ["acquire", 0])
        assert "m11" in look(state)["hand"][0]
        assert caravan(state, 0) == cubes
        assert on_merchants(state) == [""] * 6


@rule("CEN-SR-045")
def test_cubes_on_the_wanted_merchant_do_not_pay_for_it() -> None:
    """CEN-AMB-021: with an empty caravan the second merchant is out of reach, however many cubes lie on it."""
    state = table(2, merchants=ROW, on_merchants={0: "YY", 1: "YRGB"})
    assert offered(state, "acquire") == [0]
    refused(state, ["acquire", 1], "CEN-SR-045")


# ---- the card and its cubes --------------------------------------------------------------------------------


@rule("CEN-SR-044")
def test_acquired_merchant_goes_to_the_hand() -> None:
    """It is not laid out, and its effect is not applied."""
    state = table(3, turn_of=2, caravans={2: "YY"}, merchants=["m01", "m03"], played={2: ["s1"]})
    act(state, ["acquire", 1])
    assert look(state)["hand"] == [["s1", "s2"], ["s1", "s2"], ["s2", "m03"]]
    assert look(state)["played"] == [[], [], ["s1"]]
    assert caravan(state, 2) == "Y"


@rule("CEN-SR-044")
def test_acquired_merchant_can_be_played_next_turn() -> None:
    """What was taken into the hand is played like any other card."""
    state = table(2, merchants=["m04"])
    act(state, ["acquire", 0], ["rest"], ["play", "m04", 1])
    assert caravan(state, 0) == "B"


@rule("CEN-SR-046")
def test_example_fourth_merchant_of_the_row() -> None:
    """The rulebook's example: for the 4th card Artyom puts 1 cube on each of the 3 cards to its left."""
    state = table(3, caravans={0: "YYYRR"}, merchants=ROW)
    act(state, ["acquire", 3], ["pay", "yellow"], ["pay", "red"], ["pay", "yellow"])
    assert on_merchants(state) == ["Y", "R", "Y", "", "", ""]
    assert merchant_row(state)[:5] == ["m11", "m12", "m13", "m15", "m16"]
    assert look(state)["hand"][0] == ["s1", "s2", "m14"]
    assert caravan(state, 0) == "YR"


@rule("CEN-SR-047")
@pytest.mark.parametrize(("place", "cubes", "result"), [(0, "YR", "YYYRRGB"), (2, "YY", "YYRGB")])
def test_cubes_on_the_merchant_come_with_it(place: int, cubes: str, result: str) -> None:
    """CEN-AMB-022, CEN-AMB-023: all of them, in all colours, none is left behind."""
    state = table(2, caravans={0: cubes}, merchants=ROW, on_merchants={place: "YYRGB"})
    act(state, ["acquire", place])
    assert caravan(state, 0) == result
    assert on_merchants(state) == ["Y"] * place + [""] * (6 - place)


@rule("CEN-SR-047")
def test_price_is_paid_before_the_cubes_are_collected() -> None:
    """CEN-AMB-021: the only yellow cube has to pay; the red one on the wanted card comes too late for a choice."""
    state = table(2, caravans={0: "Y"}, merchants=ROW, on_merchants={1: "R"})
    act(state, ["acquire", 1])
    assert on_merchants(state)[0] == "Y"
    assert caravan(state, 0) == "R"
    assert state.turn_of == 1


@rule("CEN-SR-047")
def test_collected_cubes_may_overfill_the_caravan() -> None:
    """CEN-AMB-023: ten cubes less one paid and five collected make 14, so four go back when the turn ends."""
    state = table(2, caravans={0: "RRRRRRRRRR"}, merchants=ROW, on_merchants={1: "YYYYY"})
    act(state, ["acquire", 1])
    assert caravan(state, 0) == "YYYYYRRRRRRRRR"
    assert state.turn_of == 0
    act(state, *often(4, "discard", "yellow"))
    assert caravan(state, 0) == "YRRRRRRRRR"
    assert state.turn_of == 1


# ---- the row -----------------------------------------------------------------------------------------------


def rich(*, run_out: bool = False) -> State:
    """A table where seat 0 can pay for any merchant with yellow cubes alone."""
    next_merchant = None if run_out else "m40"
    return table(2, caravans={0: "YYYYY"}, merchants=ROW, next_merchant=next_merchant, merchants_run_out=run_out)


@rule("CEN-SR-048")
@pytest.mark.parametrize("place", range(6))
def test_row_closes_up_and_is_filled_from_the_deck(place: int) -> None:
    """The others move left in their order; the top card of the deck fills the rightmost place."""
    state = rich()
    deck = look(state)["merchant_deck"]
    act(state, ["acquire", place])
    assert merchant_row(state) == [card for card in ROW if card != ROW[place]] + ["m40"]
    assert look(state)["merchant_deck"] == deck[1:]
    assert on_merchants(state)[5] == ""


@rule("CEN-SR-048")
def test_turned_card_counts_as_revealed() -> None:
    """Filling the row shows one card that nobody knew; with an empty deck nothing is shown."""
    for run_out, shown in ((False, 1), (True, 0)):
        state = rich(run_out=run_out)
        before = int(state.revealed)
        act(state, ["acquire", 2])
        assert state.revealed == before + shown


@rule("CEN-SR-048")
def test_row_gets_shorter_when_the_deck_is_empty() -> None:
    """CEN-AMB-024: the row closes up and stays shorter; places without a card cannot be acquired."""
    state = rich(run_out=True)
    act(state, ["acquire", 1])
    assert look(state)["merchant_row"] == ["m11", "m13", "m14", "m15", "m16", None]
    act(state, ["acquire", 0])
    assert look(state)["merchant_row"] == ["m13", "m14", "m15", "m16", None, None]
    assert offered(state, "acquire") == [0, 1, 2, 3]
    for place in (4, 5):
        refused(state, ["acquire", place], "CEN-SR-048")


@rule("CEN-SR-048")
def test_last_card_of_the_deck_fills_the_row() -> None:
    """With one card left in the deck the row is filled once more."""
    state = table(2, merchants=ROW, next_merchant="m40", merchants_run_out=True)
    assert look(state)["merchant_deck"] == ["m40"]
    act(state, ["acquire", 0])
    assert merchant_row(state) == [*ROW[1:], "m40"]
    assert look(state)["merchant_deck"] == []


@rule("CEN-SR-048")
def test_price_in_a_short_row() -> None:
    """CEN-AMB-024: with two merchants left, the second costs one cube, and the last one is free."""
    state = table(2, caravans={0: "G"}, merchants=["m11", "m12"], merchants_run_out=True)
    act(state, ["acquire", 1])
    assert caravan(state, 0) == ""
    assert on_merchants(state) == ["G", "", "", "", "", ""]
    act(state, ["rest"], ["acquire", 0])
    assert caravan(state, 0) == "G"
    assert merchant_row(state) == []
    assert offered(state, "acquire") == []


@rule("CEN-SR-049")
def test_cubes_move_with_their_merchants() -> None:
    """When the row closes up, the cubes on merchants right of the gap go left with them; nothing stays behind."""
    state = table(2, merchants=ROW, on_merchants={0: "", 1: "Y", 2: "RR", 3: "", 4: "GB", 5: "B"})
    act(state, ["acquire", 0])
    assert merchant_row(state)[:5] == ROW[1:]
    assert on_merchants(state) == ["Y", "RR", "", "GB", "B", ""]


@rule("CEN-SR-049")
def test_only_cubes_of_the_acquired_merchant_are_collected() -> None:
    """The third merchant is taken with its green cube; those on the others stay, and a payment is added to two."""
    state = table(2, caravans={0: "YY"}, merchants=ROW, on_merchants={0: "R", 2: "G", 3: "B"})
    act(state, ["acquire", 2])
    assert caravan(state, 0) == "G"
    assert on_merchants(state) == ["YR", "Y", "B", "", "", ""]


@rule("CEN-SR-049")
def test_next_player_collects_what_was_paid() -> None:
    """Cubes laid by one player come to the other with the merchant that they lie on."""
    state = table(2, caravans={0: "YRG"}, merchants=ROW)
    act(state, ["acquire", 3], ["pay", "red"], ["pay", "yellow"])
    assert on_merchants(state) == ["R", "Y", "G", "", "", ""]
    act(state, ["acquire", 0])
    assert caravan(state, 1) == "R"
    assert on_merchants(state) == ["Y", "G", "", "", "", ""]


@rule("CEN-SR-041", "CEN-SR-044", "CEN-SR-048")
def test_acquiring_changes_nothing_else() -> None:
    """All that differs after the second merchant was acquired."""
    state = table(2, caravans={0: "GG", 1: "Y"}, merchants=ROW, next_merchant="m40", played={0: ["s1"]})
    before = {**look(state), "merchant_deck": None, "revealed": None}
    act(state, ["acquire", 1])
    assert changes(before, {**look(state), "merchant_deck": None, "revealed": None}) == [
        "caravan[0].green: 2 → 1",
        "hand[0]: ['s2'] → ['s2', 'm12']",
        "merchant_row[1]: 'm12' → 'm13'",
        "merchant_row[2]: 'm13' → 'm14'",
        "merchant_row[3]: 'm14' → 'm15'",
        "merchant_row[4]: 'm15' → 'm16'",
        "merchant_row[5]: 'm16' → 'm40'",
        "merchant_cubes[0].green: 0 → 1",
    ]
