"""Turn structure: rounds, four actions, no passing (CEN-SR-022 to 024), and who may act at all."""

from __future__ import annotations

import pytest

from carrack.testing import act, legal, look, rule
from tests.games.century.spice_road.table import (
    caravan,
    everybody_rests,
    merchant_row,
    offered,
    refused,
    table,
)

ONE_OF_EACH: list[list[str | int]] = [["rest"], ["acquire", 0], ["claim", 0], ["play", "s1", 1]]


# ---- rounds ------------------------------------------------------------------------------------------------


@rule("CEN-SR-022")
@pytest.mark.parametrize(("seats", "first"), [(seats, first) for seats in (2, 3, 4, 5) for first in range(seats)])
def test_rounds_go_clockwise_from_the_first_player(seats: int, first: int) -> None:
    """CEN-AMB-032: in each of three rounds every seat has one turn, the first player the first of them."""
    state = table(seats, first=first, turn_of=first)
    begun = int(state.turn)
    seen = []
    for _ in range(3 * seats):
        seen.append((int(state.turn_of), int(state.actor), int(state.turn) - begun))
        act(state, ["rest"])
    clockwise = [(first + place) % seats for place in range(seats)] * 3
    assert seen == [(seat, seat, k) for k, seat in enumerate(clockwise)]


# ---- exactly one of four actions ---------------------------------------------------------------------------


@rule("CEN-SR-023")
def test_four_actions_to_choose_from() -> None:
    """With four cubes, a goal met and both cards in hand, this is all that can be done."""
    state = table(3, caravans={0: "RRRR"}, goals=["p01", "p02", "p03"])
    assert legal(state) == [
        ["rest"],
        ["acquire", 0],
        ["acquire", 1],
        ["acquire", 2],
        ["acquire", 3],
        ["acquire", 4],
        ["claim", 2],
        ["play", "s1", 1],
        ["play", "s2", 1],
    ]


@rule("CEN-SR-023")
@pytest.mark.parametrize("action", ONE_OF_EACH)
def test_one_action_ends_the_turn(action: list[str | int]) -> None:
    """After any one of the four actions it is the next seat's turn."""
    state = table(3, turn_of=1, caravans={1: "YYRR"}, goals=["p01"])
    turn = int(state.turn)
    act(state, action)
    assert (state.turn_of, state.actor, state.turn) == (2, 2, turn + 1)


@rule("CEN-SR-023")
def test_one_goal_a_turn() -> None:
    """CEN-AMB-031: with cubes for two goals only one is claimed, then the turn is over."""
    state = table(2, caravans={0: "YYYYRRRR"}, goals=["p01", "p05"])
    act(state, ["claim", 0])
    assert look(state)["claimed"] == [["p01"], []]
    assert state.turn_of == 1
    refused(state, ["claim", 0], "CEN-SR-050")


@rule("CEN-SR-023")
def test_acquiring_is_not_available_without_merchants() -> None:
    """CEN-AMB-025: with an empty merchant row, play, claim and rest remain."""
    state = table(2, caravans={0: "YYRR"}, goals=["p01"], merchants_run_out=True)
    assert merchant_row(state) == []
    assert legal(state) == [["rest"], ["claim", 0], ["play", "s1", 1], ["play", "s2", 1]]
    for place in range(6):
        refused(state, ["acquire", place], "CEN-SR-048")


# ---- no passing --------------------------------------------------------------------------------------------


@rule("CEN-SR-024")
def test_passing_is_not_offered() -> None:
    """A turn without an action is refused."""
    state = table(3)
    refused(state, ["decline"])
    assert {action[0] for action in legal(state)} == {"rest", "acquire", "play"}


@rule("CEN-SR-024")
def test_resting_is_always_possible() -> None:
    """r10: who has no card in hand, no cubes and no merchant to take can still rest."""
    state = table(2, hands={0: []}, merchants_run_out=True)
    assert legal(state) == [["rest"]]


@rule("CEN-SR-024")
def test_only_possible_action_is_taken_by_itself() -> None:
    """The next seat can do nothing but rest, so it rests unasked and the turn goes on."""
    state = table(3, hands={1: []}, merchants_run_out=True)
    turn = int(state.turn)
    act(state, ["rest"])
    assert (state.actor, state.turn_of, state.turn) == (2, 2, turn + 2)
    assert look(state)["hand"][1] == ["s1", "s2"]


@rule("CEN-SR-024")
@pytest.mark.parametrize(("card", "cubes"), [("m11", "YY"), ("m10", "R"), ("m13", "G"), ("m20", "B")])
def test_trade_without_its_cubes_is_no_choice(card: str, cubes: str) -> None:
    """With nothing but a trade card in hand and no merchants, one rests unasked unless the cubes for it are there."""
    others = "".join(letter for letter in "YRGB" if letter not in cubes)
    state = table(3, hands={1: [card]}, caravans={1: others}, merchants_run_out=True)
    act(state, ["rest"])
    assert state.turn_of == 2
    state = table(3, hands={1: [card]}, caravans={1: cubes}, merchants_run_out=True)
    act(state, ["rest"])
    assert state.actor == 1
    assert legal(state) == [["rest"], ["play", card, 1]]


@rule("CEN-SR-024")
def test_free_merchant_is_a_choice() -> None:
    """With a merchant in the row, resting is never forced, even without cards in hand."""
    state = table(2, hands={1: []})
    act(state, ["rest"])
    assert state.actor == 1
    assert legal(state) == [["rest"], ["acquire", 0]]


# ---- who may act, and when ---------------------------------------------------------------------------------


@rule("CEN-SR-022")
@pytest.mark.parametrize("seat", [0, 2])
def test_nobody_acts_out_of_turn(seat: int) -> None:
    """While it is seat 1's turn, the others can do nothing."""
    state = table(3, turn_of=1)
    for action in ONE_OF_EACH:
        refused(state, action, "", seat=seat)


@rule("CEN-SR-023")
def test_a_turn_begins_with_one_of_the_four_actions() -> None:
    """Paying, upgrading, returning cubes and stopping belong to an action and cannot be done alone."""
    state = table(2, caravans={0: "YRGB"})
    loose: list[list[str | int]] = [["stop"]]
    loose += [[verb, colour] for verb in ("pay", "upgrade", "discard") for colour in ("yellow", "red", "green")]
    for action in loose:
        refused(state, action, "")


@rule("CEN-SR-023")
@pytest.mark.parametrize(
    ("begin", "wanted"),
    [(["acquire", 1], "pay"), (["play", "s2", 1], "upgrade"), (["play", "m08", 1], "discard")],
)
def test_no_second_action_before_the_first_is_done(begin: list[str | int], wanted: str) -> None:
    """In the middle of an action only its own question is answered."""
    state = table(2, caravans={0: "YYYYYRRRRG"}, hands={0: ["s1", "s2", "m08"]}, goals=["p01"])
    act(state, begin)
    assert state.turn_of == state.actor == 0
    assert set(offered(state, wanted)) >= {"yellow", "red"}
    refused(state, ["decline"], "")
    for action in ONE_OF_EACH:
        refused(state, action, "")
    for verb in {"pay", "upgrade", "discard"} - {wanted}:
        refused(state, [verb, "yellow"], "")
    if wanted != "upgrade":
        refused(state, ["stop"], "")


def test_resting_for_ever_is_possible() -> None:
    """No rule ends the game but the goals: a hundred turns of rest change nothing but the turn."""
    state = table(2, caravans={0: "YRG", 1: "B"})
    before = look(state)
    everybody_rests(state, 100)
    after = look(state)
    assert after["turn"] == before["turn"] + 100
    assert {**after, "turn": before["turn"]} == before
    assert (caravan(state, 0), caravan(state, 1)) == ("YRG", "B")
