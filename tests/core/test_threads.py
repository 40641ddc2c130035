"""Rules run in threads beside each other (replays, what-ifs): nobody works in memory that another one uses."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator

import pytest

from carrack.core.chance import Chance
from carrack.core.contract import State
from carrack.core.evaluation import evaluation_of
from carrack.core.registry import games
from carrack.lab.properties import random_answer

ROUNDS = 12
POSITIONS = 40


@pytest.fixture(autouse=True)
def _many_switches() -> Iterator[None]:
    """Let threads take turns as often as possible."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


def positions(key: str, seed: int) -> list[State]:
    """Some positions of one random game."""
    state = games()[key].deal(games()[key].fewest, seed=seed)
    rng = Chance(seed)
    found: list[State] = []
    while not state.over and len(found) < POSITIONS:
        found.append(state.clone())
        state.answer(*random_answer(state, rng))
    return found


def looked_at(state: State) -> tuple[object, ...]:
    """What needs room to be worked out: legal lists, an action, an observation, a redeal, an evaluation."""
    after = state.clone()
    after.apply(state.legal()[-1])
    dealt = state.clone()
    dealt.redeal(0, Chance(1))
    evaluation = evaluation_of(state.game)
    return (
        state.legal(),
        after.to_bytes(),
        state.observe(0),
        dealt.to_bytes(),
        [int(evaluation.at_a_glance(state, seat)) for seat in range(state.seats)],
    )


@pytest.mark.parametrize("key", games())
def test_threads_come_to_the_same_as_one_alone(key: str) -> None:
    """Two threads on two games of one title, switching all the time: not one answer differs."""
    tables = [positions(key, seed) for seed in (1, 2)]
    alone = [[looked_at(state) for state in table] for table in tables]
    wrong: list[str] = []

    def play(k: int) -> None:
        for _ in range(ROUNDS):
            for state, before in zip(tables[k], alone[k], strict=True):
                if looked_at(state) != before:
                    wrong.append(f"game {k}, turn {state.turn}")

    threads = [threading.Thread(target=play, args=(k,)) for k in (0, 1)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong
