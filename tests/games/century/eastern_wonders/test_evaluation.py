"""The greedy bot with the evaluation of Eastern Wonders chooses what a sensible player would."""

from __future__ import annotations

import pytest

from carrack.bots import make
from carrack.core.chance import Chance
from carrack.core.contract import State
from carrack.games.century.eastern_wonders.evaluation import WEIGHTS
from carrack.games.century.eastern_wonders.game import GAME
from carrack.games.century.eastern_wonders.plans import IN_THE_END
from carrack.testing import act, look
from tests.games.century.eastern_wonders.table import table

MANY = ("c01", "c02", "c03", "c06", "c07", "c08", "c11", "c12", "c14", "c16", "c17", "c18")
"""Outposts that empty three columns."""
LONGEST = 60
"""Rounds; the mean is about 32."""


def chosen(state: State) -> list[str | int]:
    """What the greedy bot does for the seat that is asked."""
    return state.game.verbs.readable(int(make("greedy", Chance(3)).move(state, state.actor)))


@pytest.mark.parametrize("outposts", [(), MANY])
def test_a_token_is_taken(outposts: tuple[str, ...]) -> None:
    """In this turn, also where the end of the game comes nearer by it and many outposts would lose their use."""
    bonus = {0: {"move": 1, "harvest": 1, "upgrade": 1}} if outposts else {}
    state = table(2, ships={0: "p2"}, holds={0: "GGGG"}, ports={"p2": "v03"}, outposts={0: outposts}, bonus=bonus)
    while state.turn_of == 0:
        act(state, chosen(state))
    assert look(state)["tokens"][0] == ["v03"]


def test_a_ship_with_the_right_cubes_sails_to_the_port() -> None:
    """One free step away."""
    state = table(2, ships={0: "c06"}, holds={0: "GGGG"}, ports={"p2": "v03"})
    assert chosen(state) == ["sail", "p2"]


def test_who_has_paid_for_a_step_does_not_come_back_for_the_cube() -> None:
    """A voyage leads somewhere: no cell is left twice."""
    state = table(2, ships={0: "c10"}, holds={0: "YYYYYRRRGG"}, outposts={0: ("c09", "c11")})
    been: list[str] = []
    while state.actor == 0 and state.work().name in ("turn", "sailing"):
        been.append(look(state)["ship"][0])
        while state.actor == 0 and (action := chosen(state))[0] == "leave":
            act(state, action)
        act(state, chosen(state))
    assert len(been) == len(set(been))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_come_to_an_end(seats: int) -> None:
    """In a sensible time, and the winner has delivered something."""
    state = GAME.deal(seats, seed=7)
    bot = make("greedy", Chance(1))
    while not state.over:
        state.apply(bot.move(state, state.actor))
        assert state.round <= LONGEST
    assert max(len(tokens) for tokens in look(state)["tokens"]) == 4


def test_the_weights_of_a_stopped_simulation_stand_beside_those_of_first_sight() -> None:
    """In the same order, so that one step leads from each to its twin."""
    twins = [name for name in WEIGHTS.names if f"end_{name}" in WEIGHTS.names]
    assert len(twins) == 5
    for name in twins:
        assert WEIGHTS.names.index(f"end_{name}") == WEIGHTS.names.index(name) + IN_THE_END
