"""`CARRACK_PURE=1 python -m bench.threads`: wrong legal lists when two threads play two games of one title.

Interpreted, threads take turns in the middle of the rules; whatever memory they shared would show as a wrong list.
"""

from __future__ import annotations

import sys
import threading

from carrack.core.chance import Chance
from carrack.core.contract import State
from carrack.core.registry import games
from carrack.lab.properties import random_answer

LISTS = 150_000
POSITIONS = 60


def positions(key: str, seed: int) -> list[State]:
    """The first positions of a random game."""
    state, rng = games()[key].deal(games()[key].fewest, seed=seed), Chance(seed)
    found: list[State] = []
    while not state.over and len(found) < POSITIONS:
        found.append(state.clone())
        state.answer(*random_answer(state, rng))
    return found


def wrong_lists(key: str, lists: int) -> int:
    """How many of so many lists, half of them in each thread, differ from those of one thread alone."""
    tables = [positions(key, seed) for seed in (1, 2)]
    alone = [[state.legal() for state in table] for table in tables]
    wrong = [0, 0]

    def ask(k: int) -> None:
        for n in range(lists // 2):
            which = n % len(tables[k])
            wrong[k] += tables[k][which].legal() != alone[k][which]

    threads = [threading.Thread(target=ask, args=(k,)) for k in (0, 1)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return sum(wrong)


if __name__ == "__main__":
    sys.setswitchinterval(1e-5)
    for title in games():
        print(f"{title}: {wrong_lists(title, LISTS):,} wrong of {LISTS:,}")
