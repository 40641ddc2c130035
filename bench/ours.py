"""Our own loops: each plays for about so many decisions and says how fast. One setting of one title."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from bench.numbers import NUMBERS
from carrack.core.chance import Chance
from carrack.core.contract import Game, State
from carrack.core.registry import find
from carrack.lab.loop import make_clones, play_random

GAMES_AT_ONCE = 1024


@dataclass(frozen=True)
class Setting:
    """What is played."""

    seats: int = 3
    options: dict[str, Any] = field(default_factory=dict)
    title: str = "spice_road"

    @property
    def game(self) -> Game:
        """The title."""
        return find(self.title)

    def deal(self, seed: int) -> State:
        """An opening position."""
        return self.game.deal(self.seats, self.options, seed)

    # ---- the engine itself ---------------------------------------------------------------------------

    def compiled_loop(self, decisions: int) -> float:
        """Random legal play, the loop compiled too, deals included."""
        rng = Chance(1)
        horizon = self.game.horizon
        done = seed = 0
        start = time.perf_counter()
        while done < decisions:
            done += int(play_random(self.deal(seed), rng, horizon))
            seed += 1
        return done / (time.perf_counter() - start)

    def interpreted_loop(self, decisions: int) -> float:
        """The same with the sources interpreted, from a process of its own."""
        code = f"from bench.ours import Setting; print({self!r}.compiled_loop({decisions}))"
        environment = os.environ | {"CARRACK_PURE": "1"}
        done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
        return float(done.stdout)

    def python_loop(self, decisions: int) -> float:
        """A Python program takes one of the list and gets the next list."""
        done = seed = 0
        start = time.perf_counter()
        while done < decisions:
            done += _by_step(self.deal(seed))
            seed += 1
        return done / (time.perf_counter() - start)

    def documented_loop(self, decisions: int) -> float:
        """A Python program as the first lines of our documentation have it."""
        done = seed = 0
        rng = random.Random(1)
        start = time.perf_counter()
        while done < decisions:
            done += _as_documented(self.deal(seed), rng)
            seed += 1
        return done / (time.perf_counter() - start)

    def clones(self, times: int) -> float:
        """Copies a second of a position in mid-game."""
        state = self.deal(1)
        play_random(state, Chance(2), 100)
        start = time.perf_counter()
        make_clones(state, times)
        return times / (time.perf_counter() - start)

    def bytes_of_a_state(self) -> int:
        """The size of a stored position."""
        return len(self.deal(1).to_bytes())

    # ---- the faces -----------------------------------------------------------------------------------

    def batch_loop(self, decisions: int) -> float:
        """Many games stepped together, observations and masks made for every decision."""
        from carrack.batch import Batch

        batch = Batch(self.title, GAMES_AT_ONCE, seats=self.seats, options=self.options, seed=1)
        steps = max(1, decisions // GAMES_AT_ONCE)
        start = time.perf_counter()
        for _ in range(steps):
            batch.step(batch.random_actions())
        return steps * GAMES_AT_ONCE / (time.perf_counter() - start)

    def pettingzoo_loop(self, decisions: int) -> float:
        """PettingZoo's own loop with observations and masks."""
        from carrack.envs.pettingzoo import env

        return play_pettingzoo(env(self.title, seats=self.seats, options=self.options), decisions)

    def gymnasium_loop(self, decisions: int) -> float:
        """Steps of the agent, two random bots besides."""
        from carrack.envs.gymnasium import SoloEnv

        solo = SoloEnv(self.title, seats=self.seats, options=self.options, opponents="random")
        _, info = solo.reset(seed=1)
        start = time.perf_counter()
        for k in range(decisions):
            _, _, terminated, truncated, info = solo.step(_pick(info["action_mask"], k))
            if terminated or truncated:
                _, info = solo.reset()
        return decisions / (time.perf_counter() - start)

    def openspiel_loop(self, decisions: int) -> float:
        """OpenSpiel's states over our rules, driven from Python."""
        from bench.peers import play_openspiel
        from carrack.envs.openspiel import load

        game = load(self.title, seats=self.seats, **self.options)
        done = 0
        start = time.perf_counter()
        while done < decisions:
            done += play_openspiel(game)[1]
        return done / (time.perf_counter() - start)


def play_pettingzoo(environment: Any, decisions: int) -> float:
    """Random legal play through the loop that PettingZoo documents; decisions a second."""
    done = seed = 0
    start = time.perf_counter()
    while done < decisions:
        environment.reset(seed=seed)
        for _ in environment.agent_iter():
            seen, _, terminated, truncated, _ = environment.last()
            if terminated or truncated:
                environment.step(None)
            else:
                environment.step(_pick(seen["action_mask"], done))
                done += 1
        seed += 1
    return done / (time.perf_counter() - start)


def _pick(mask: Any, k: int) -> int:
    legal = np.flatnonzero(mask)
    return int(legal[NUMBERS[k % len(NUMBERS)] % len(legal)])


def _by_step(state: State) -> int:
    done = 0
    legal = state.legal()
    for number in NUMBERS:
        if not legal:
            break
        legal = state.step(legal[number % len(legal)])
        done += 1
    return done


def _as_documented(state: State, rng: random.Random) -> int:
    done = 0
    while not state.over:
        state.apply(rng.choice(state.legal()))
        done += 1
    return done
