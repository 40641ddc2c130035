"""The peers, played at random: OpenSpiel's games in its own C++ loop and driven from Python, PettingZoo's chess."""

from __future__ import annotations

import random
import time
from typing import Any

import numpy as np
import pyspiel

from bench.numbers import NUMBERS


def cpp_loop(name: str, moves: int, share: float) -> float:
    """Players' decisions a second, which are a share of the moves: `evaluate_bots` with OpenSpiel's own random bots."""
    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(game.num_players())]
    done = seed = 0
    start = time.perf_counter()
    while done < moves:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed)
        done += state.move_number()
        seed += 1
    return share * done / (time.perf_counter() - start)


def python_loop(name: str, decisions: int) -> float:
    """Players' decisions a second when a Python program asks for the list and applies one of it."""
    game = pyspiel.load_game(name)
    done = 0
    start = time.perf_counter()
    while done < decisions:
        done += play_openspiel(game)[1]
    return done / (time.perf_counter() - start)


def documented_loop(name: str, decisions: int) -> float:
    """Players' decisions a second when driven as OpenSpiel's own `examples/example.py` does it."""
    game = pyspiel.load_game(name)
    rng = random.Random(1)
    done = 0
    start = time.perf_counter()
    while done < decisions:
        done += _as_documented(game, rng)
    return done / (time.perf_counter() - start)


def play_openspiel(game: Any) -> tuple[int, int]:
    """One game at random, every choice with a number drawn beforehand; moves and players' decisions."""
    state = game.new_initial_state()
    moves = decisions = 0
    for number in NUMBERS:
        if state.is_terminal():
            break
        moves += 1
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[number % len(outcomes)][0])
        else:
            legal = state.legal_actions()
            state.apply_action(legal[number % len(legal)])
            decisions += 1
    return moves, decisions


def _as_documented(game: Any, rng: random.Random) -> int:
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(np.random.choice(actions, p=odds))
        else:
            state.apply_action(rng.choice(state.legal_actions(state.current_player())))
            decisions += 1
    return decisions


def share_of_decisions(name: str, games: int = 50) -> float:
    """Which share of the moves are players' decisions; the others are cards dealt and dice thrown."""
    game = pyspiel.load_game(name)
    played = [play_openspiel(game) for _ in range(games)]
    return sum(decisions for _, decisions in played) / sum(moves for moves, _ in played)


def chess_loop(decisions: int) -> float:
    """PettingZoo's chess, as its documentation plays it."""
    from pettingzoo.classic import chess_v6

    from bench.ours import play_pettingzoo

    return play_pettingzoo(chess_v6.env(), decisions)  # type: ignore[no-untyped-call]
