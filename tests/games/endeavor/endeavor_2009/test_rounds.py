"""Seven rounds of four phases; the crown goes round (END-018 to 023, 031, 121 to 124)."""

from random import Random

import pytest

from carrack.core.contract import State
from carrack.core.journal import Journal
from carrack.games.endeavor.endeavor_2009.game import GAME
from carrack.games.endeavor.endeavor_2009.rules import WORLD
from carrack.testing import act, look, rule
from tests.games.endeavor.endeavor_2009.desk import table
from tests.games.endeavor.table import asked


def played(seats: int, seed: int) -> tuple[State, list[tuple[str, int, int]]]:
    """A random game to its end: the question, the seat and the round of each decision."""
    state, rng = GAME.deal(seats, seed=seed), Random(seed)
    decisions = []
    while not state.over:
        decisions.append((*asked(state), int(state.turn)))
        state.apply(rng.choice(state.legal()))
        state.check()
    return state, decisions


@rule("END-018", "END-124")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_game_has_seven_rounds(seats: int) -> None:
    """After the seventh it is over, not before."""
    state, decisions = played(seats, 5)
    assert sorted({turn for _, _, turn in decisions}) == [1, 2, 3, 4, 5, 6, 7]
    assert state.over
    assert state.turn == 7


@rule("END-020", "END-022", "END-123")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everybody_builds_once_a_round_from_the_crown_on(seats: int) -> None:
    """The crown goes to the next seat each round, whoever passed first."""
    state, rng = GAME.deal(seats, seed=8), Random(8)
    start = int(state.cells[WORLD.first])
    state.journal = journal = Journal()
    while not state.over:
        state.apply(rng.choice(state.legal()))
    told = [e.seat for e in journal.seen_by(-1) if e.what == "built"]
    assert told == [(start + number + k) % seats for number in range(7) for k in range(seats)]


@rule("END-019", "END-031")
def test_the_phases_follow_each_other() -> None:
    """Nobody grows before all have built, nobody is paid before all have grown, nobody acts before all are paid."""
    state = GAME.deal(3, seed=2)
    state.journal = journal = Journal()
    for _ in range(3):
        act(state, ["build", "shipyard"])
    assert [(e.what, e.seat) for e in journal.seen_by(-1) if e.what in ("built", "grew")] == [
        *(("built", (state.cells[WORLD.first] + k) % 3) for k in range(3)),
        *(("grew", (state.cells[WORLD.first] + k) % 3) for k in range(3)),
    ]
    assert asked(state) == ("acting", state.cells[WORLD.first])


@rule("END-021", "END-023", "END-047")
def test_actions_go_round_clockwise_until_all_have_passed() -> None:
    """Each turn is one action, or a pass for good."""
    state = table(
        3, first=1, turn_of=1, harbour={0: 4, 1: 4, 2: 4}, owned=dict.fromkeys(range(3), "shipyard guild_hall")
    )
    turns = []
    for k in range(6):
        turns.append(asked(state)[1])
        act(state, ["activate", "shipyard" if k < 3 else "guild_hall"], ["ship", "india"])
    assert turns == [1, 2, 0, 1, 2, 0]


@rule("END-049", "END-050", "END-121")
def test_a_seat_that_passed_is_skipped_and_the_last_one_goes_on_alone() -> None:
    """The round ends when the last one passes too."""
    state = table(3, harbour={0: 9, 1: 9, 2: 9}, owned={2: "shipyard*3"})
    act(state, ["pass"], ["pass"])
    for left in (3, 2, 1):
        assert asked(state) == ("acting", 2)
        assert look(state)["passed"] == [0, 1]
        act(state, ["activate", "shipyard"], ["ship", "india"])
        assert left
    act(state, ["pass"])
    assert (asked(state), state.turn) == (("building", 1), 2)
    assert look(state)["passed"] == []


@rule("END-048")
def test_one_may_pass_with_actions_left() -> None:
    """And a seat that can do nothing passes by itself."""
    state = table(3, harbour={0: 2}, owned={0: "shipyard"})
    assert asked(state) == ("acting", 0)
    act(state, ["pass"])
    assert state.turn == 2


@rule("END-122")
def test_statuses_are_the_sum_of_what_one_owns() -> None:
    """In every position of random games: `check` adds up the icons of tokens, buildings and cards."""
    for seed in range(6):
        played(3 + seed % 3, seed)
