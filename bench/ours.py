"""Our own loops: each plays for about so many decisions and says how fast."""

from __future__ import annotations

import os
import subprocess
import sys
import time

from carrack.core.chance import Chance
from carrack.core.registry import find
from carrack.lab.loop import make_clones, play_random

TITLE = "spice_road"
SEATS = 3


def compiled_loop(decisions: int) -> float:
    """Decisions a second: random legal play, the loop compiled too, deals included."""
    game = find(TITLE)
    rng = Chance(1)
    done = seed = 0
    start = time.perf_counter()
    while done < decisions:
        done += int(play_random(game.deal(SEATS, seed=seed), rng, game.horizon))
        seed += 1
    return done / (time.perf_counter() - start)


def python_loop(decisions: int) -> float:
    """Decisions a second when an ordinary Python program takes one of the list and gets the next list."""
    game = find(TITLE)
    below = Chance(1).below
    done = seed = 0
    start = time.perf_counter()
    while done < decisions:
        state = game.deal(SEATS, seed=seed)
        legal = state.legal()
        while legal:
            legal = state.step(legal[below(len(legal))])
            done += 1
        seed += 1
    return done / (time.perf_counter() - start)


def clones(times: int) -> float:
    """Copies a second of a position in mid-game."""
    game = find(TITLE)
    state = game.deal(SEATS, seed=1)
    play_random(state, Chance(2), 100)
    start = time.perf_counter()
    make_clones(state, times)
    return times / (time.perf_counter() - start)


def interpreted_loop(decisions: int) -> float:
    """The compiled loop's figure with the sources interpreted, from a process of its own."""
    code = f"from bench.ours import compiled_loop; print(compiled_loop({decisions}))"
    environment = os.environ | {"CARRACK_PURE": "1"}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    return float(done.stdout)


def bytes_of_a_state() -> int:
    """The size of a stored position."""
    return len(find(TITLE).deal(SEATS, seed=1).to_bytes())
