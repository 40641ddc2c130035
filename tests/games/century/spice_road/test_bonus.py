"""Bonus merchants: set-up, marks, gain and upgrade, the order of symbols (CEN-BON-001 to 005)."""

from __future__ import annotations

import pytest

from carrack.games.century.spice_road import scene
from carrack.games.century.spice_road.game import GAME
from carrack.testing import act, legal, look, rule
from tests.games.century.spice_road.table import (
    BONUS,
    BOTH,
    GOALS,
    MERCHANTS,
    STARTING,
    caravan,
    changes,
    merchant_row,
    offered,
    often,
    on_merchants,
    options,
    refused,
    table,
    times,
)

SETS: list[tuple[str, ...]] = [(), ("b1",), ("b2",), BOTH]


# ---- set-up ------------------------------------------------------------------------------------------------


@rule("CEN-BON-001")
@pytest.mark.parametrize("bonus", SETS)
@pytest.mark.parametrize("seats", [2, 5])
def test_sets_in_play_join_the_merchants(seats: int, bonus: tuple[str, ...]) -> None:
    """The 43 merchants and five more for each set that was asked for are in play, each once."""
    seen = look(GAME.deal(seats, options(bonus), seed=23))
    added = [card for name in bonus for card in BONUS[name]]
    assert sorted(seen["merchant_row"] + seen["merchant_deck"]) == sorted([*MERCHANTS, *added])


@rule("CEN-BON-001")
def test_bonus_merchants_are_shuffled_in() -> None:
    """Over many deals each of them sometimes lies in the row and sometimes as the last of the deck; so do others."""
    deals = [look(GAME.deal(2, options(BOTH), seed=seed)) for seed in range(400)]
    bonus = {*BONUS["b1"], *BONUS["b2"]}
    for place in ({seen["merchant_row"][0] for seen in deals}, {seen["merchant_deck"][-1] for seen in deals}):
        assert bonus < place
        assert place & set(MERCHANTS)


@rule("CEN-BON-002")
@pytest.mark.parametrize(("bonus", "in_deck"), [(("b1",), 42), (("b2",), 42), (BOTH, 47)])
def test_rest_of_the_set_up_is_as_usual(bonus: tuple[str, ...], in_deck: int) -> None:
    """Six merchants in the row, starting hands, coins, cubes and goals as without bonus merchants; no deals."""
    seen = look(GAME.deal(2, options(bonus), seed=29))
    assert None not in seen["merchant_row"]
    assert len(seen["merchant_deck"]) == in_deck
    assert seen["hand"] == [list(STARTING)] * 2
    assert seen["gold_left"] == seen["silver_left"] == 4
    assert sorted(seen["goal_row"] + seen["goal_deck"]) == list(GOALS)
    assert sorted(cubes["yellow"] for cubes in seen["caravan"]) == [3, 4]
    assert seen["deal"] == [None] * 62


@rule("CEN-BON-002")
def test_bonus_merchant_is_a_merchant_like_any_other() -> None:
    """It is acquired for the price of its place, goes to the hand, is played from there and comes back by resting."""
    state = table(2, caravans={0: "YY"}, merchants=["m11", "m12", "b1_3"], next_merchant="b2_5", bonus=BOTH)
    act(state, ["acquire", 2], ["rest"])
    assert look(state)["hand"][0] == ["s1", "s2", "b1_3"]
    assert on_merchants(state)[:2] == ["Y", "Y"]
    assert merchant_row(state)[5] == "b2_5"
    state = table(2, caravans={0: "YYY"}, hands={0: ["b1_3"]}, bonus=BOTH)
    act(state, ["play", "b1_3", 1], ["choose", 0])
    assert look(state)["played"][0] == ["s1", "s2", "b1_3"]
    refused(table(2, caravans={0: "YYY"}, played={0: ["b1_3"]}, bonus=BOTH), ["play", "b1_3", 1], "CEN-SR-027")
    act(state, ["rest"], ["rest"])
    assert look(state)["hand"][0] == ["s1", "s2", "b1_3"]


@rule("CEN-BON-002")
@pytest.mark.parametrize("bonus", [(), BOTH])
def test_new_answers_need_a_new_question(bonus: tuple[str, ...]) -> None:
    """Choosing, taking back and passing belong to the symbols: a turn does not begin with them."""
    state = table(2, caravans={0: "YYYYYY"}, hands={0: ["s1"]}, played={0: ["m05"]}, bonus=bonus)
    loose: list[list[str | int]] = [["choose", 0], ["choose", 1], ["recover", "s2"], ["recover", "m05"], ["decline"]]
    for action in loose:
        refused(state, action, "")


@rule("CEN-BON-003")
def test_marks_tell_the_sets() -> None:
    """B1 and B2 stand on the faces of five merchants each, and on no other card."""
    faces = scene.board(GAME, options(BOTH), 2).faces
    marked = {name: face.corners["set"] for name, face in faces.items() if "set" in face.corners}
    assert marked == dict.fromkeys(BONUS["b1"], "B1") | dict.fromkeys(BONUS["b2"], "B2")


# ---- gain and upgrade --------------------------------------------------------------------------------------


@rule("CEN-BON-004")
def test_a_cube_comes_then_one_cube_climbs() -> None:
    """Red and upgrade: the red cube is there before anything is asked; then one step of any cube, and that is all."""
    state = table(2, caravans={0: "YGB", 1: "Y"}, hands={0: ["b1_1"]}, bonus=["b1"])
    act(state, ["play", "b1_1", 1])
    assert caravan(state, 0) == "YRGB"
    assert legal(state) == [["upgrade", "yellow"], ["upgrade", "red"], ["upgrade", "green"], ["stop"]]
    act(state, ["upgrade", "yellow"])
    assert [caravan(state, seat) for seat in range(2)] == ["RRGB", "Y"]
    assert state.turn_of == state.actor == 1


@rule("CEN-BON-004")
def test_upgrade_after_a_gain_may_be_left_out() -> None:
    """CEN-AMB-034: like any other upgrade it is optional; the cube gained stays."""
    state = table(2, caravans={0: "Y"}, hands={0: ["b1_2"]}, bonus=["b1"])
    act(state, ["play", "b1_2", 1], ["stop"])
    assert caravan(state, 0) == "YG"
    assert state.turn_of == 1


@rule("CEN-BON-004")
def test_brown_stays_the_top_of_the_ladder() -> None:
    """The symbol's step follows the rules of every upgrade: no brown cube, no colour that is not there."""
    state = table(2, caravans={0: "B"}, hands={0: ["b1_2"]}, bonus=["b1"])
    act(state, ["play", "b1_2", 1])
    refused(state, ["upgrade", "brown"], "CEN-SR-034")
    refused(state, ["upgrade", "yellow"], "CEN-SR-030")
    assert legal(state) == [["upgrade", "green"], ["stop"]]


@rule("CEN-BON-004")
def test_gain_and_upgrade_is_played_once() -> None:
    """It is no trade and cannot be repeated, however many cubes there are."""
    state = table(2, caravans={0: "YYYYY"}, hands={0: ["b1_1"]}, bonus=["b1"])
    assert times(state, "b1_1") == [1]
    refused(state, ["play", "b1_1", 2], "CEN-SR-025")


@rule("CEN-BON-004", "CEN-BON-002")
def test_overfull_until_the_turn_ends() -> None:
    """Ten cubes and a red one: the upgrade is done with eleven, and only then one goes back."""
    state = table(2, caravans={0: "YYYYYYYYYY"}, hands={0: ["b1_1"]}, bonus=["b1"])
    act(state, ["play", "b1_1", 1])
    assert caravan(state, 0) == "YYYYYYYYYYR"
    act(state, ["upgrade", "red"], ["discard", "yellow"])
    assert caravan(state, 0) == "YYYYYYYYYG"
    assert state.turn_of == 1


@rule("CEN-BON-005")
@pytest.mark.parametrize(
    ("card", "gained", "colour", "result"), [("b1_1", "R", "red", "G"), ("b1_2", "G", "green", "B")]
)
def test_cube_just_gained_may_be_upgraded(card: str, gained: str, colour: str, result: str) -> None:
    """CEN-AMB-035: the gain comes first, so an empty caravan has exactly one cube to raise, the new one."""
    state = table(2, hands={0: [card]}, bonus=["b1"])
    act(state, ["play", card, 1])
    assert caravan(state, 0) == gained
    assert legal(state) == [["upgrade", colour], ["stop"]]
    act(state, ["upgrade", colour])
    assert caravan(state, 0) == result
    assert state.turn_of == 1


# ---- several symbols on one card ---------------------------------------------------------------------------


@rule("CEN-BON-004", "CEN-BON-011")
def test_symbols_are_done_as_printed() -> None:
    """CEN-AMB-039: yellow, upgrade, recover: the card comes back last, and not before the upgrade is over."""
    state = table(2, hands={0: ["b2_1"]}, bonus=["b2"])
    act(state, ["play", "b2_1", 1])
    assert caravan(state, 0) == "Y"
    assert legal(state) == [["upgrade", "yellow"], ["stop"]]
    refused(state, ["recover", "s1"], "")
    refused(state, ["decline"], "")
    act(state, ["stop"])
    assert legal(state) == [["decline"], ["recover", "s1"], ["recover", "s2"]]
    refused(state, ["upgrade", "yellow"], "")
    refused(state, ["stop"], "")
    act(state, ["recover", "s2"])
    assert state.turn_of == 1


@rule("CEN-BON-004", "CEN-BON-011")
def test_taking_back_comes_after_the_upgrades() -> None:
    """CEN-AMB-039: Upgrade 2 and recover: two steps, then the card."""
    state = table(2, caravans={0: "YYY"}, hands={0: ["b1_5"]}, bonus=["b1"])
    act(state, ["play", "b1_5", 1])
    for _ in range(2):
        assert offered(state, "recover") == []
        act(state, ["upgrade", "yellow"])
    assert caravan(state, 0) == "YRR"
    assert offered(state, "recover") == ["s1", "s2"]


@rule("CEN-BON-004")
@pytest.mark.parametrize(("answer", "result"), [(["upgrade", "red"], "YG"), (["stop"], "YR")])
def test_cube_printed_after_the_upgrade_comes_after_it(answer: list[str | int], result: str) -> None:
    """CEN-AMB-039: red, upgrade, yellow: the yellow cube comes too late to be upgraded."""
    state = table(2, hands={0: ["b2_3"]}, bonus=["b2"])
    act(state, ["play", "b2_3", 1])
    assert caravan(state, 0) == "R"
    assert legal(state) == [["upgrade", "red"], ["stop"]]
    refused(state, ["upgrade", "yellow"], "CEN-SR-030")
    act(state, answer)
    assert caravan(state, 0) == result
    assert state.turn_of == 1


@rule("CEN-BON-004")
def test_upgrades_printed_after_a_trade_follow_all_its_exchanges() -> None:
    """CEN-AMB-039: green for red twice, then two upgrades in all, also of the red cubes just traded for."""
    state = table(2, caravans={0: "GGG"}, hands={0: ["b2_5"]}, bonus=["b2"])
    assert times(state, "b2_5") == [1, 2, 3]
    act(state, ["play", "b2_5", 2])
    assert caravan(state, 0) == "RRG"
    act(state, *often(2, "upgrade", "red"))
    assert caravan(state, 0) == "GGG"
    assert state.turn_of == 1


@rule("CEN-BON-002", "CEN-BON-011")
@pytest.mark.parametrize(("card", "cubes"), [("b2_4", "YYGB"), ("b2_5", "YRB"), ("b1_3", "YYRGB")])
def test_card_with_a_trade_needs_one_exchange(card: str, cubes: str) -> None:
    """CEN-AMB-018, CEN-AMB-036: without the cubes to give, none of the card's symbols can be used."""
    state = table(2, caravans={0: cubes}, hands={0: [card]}, bonus=BOTH)
    assert times(state, card) == []
    refused(state, ["play", card, 1], "CEN-SR-039")


@rule("CEN-BON-002")
def test_playing_a_bonus_merchant_changes_nothing_else() -> None:
    """All that differs after yellow, upgrade and recover with everything used."""
    state = table(3, caravans={0: "B", 1: "YY"}, hands={0: ["b2_1"]}, played={0: ["s1", "m05"]}, bonus=BOTH)
    before = look(state)
    act(state, ["play", "b2_1", 1], ["upgrade", "yellow"], ["recover", "m05"])
    assert changes(before, look(state)) == [
        "caravan[0].red: 0 → 1",
        "hand[0][0]: 'b2_1' → 'm05'",
        "played[0][2]: 'm05' → 'b2_1'",
    ]
