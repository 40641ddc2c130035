"""OpenSpiel's hearts, played at random: in its own C++ loop, and driven from Python."""

from __future__ import annotations

import time

import pyspiel

from carrack.core.chance import Chance


def cpp_loop(decisions: int) -> float:
    """Moves a second, chance moves included: `evaluate_bots` with its own uniform random bots."""
    game = pyspiel.load_game("hearts")
    seats = game.num_players()
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(seats)]
    done = seed = 0
    start = time.perf_counter()
    while done < decisions:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed)
        done += state.move_number()
        seed += 1
    return done / (time.perf_counter() - start)


def python_loop(decisions: int) -> float:
    """Moves a second, chance moves included, when a Python program asks for the list and applies one of it."""
    game = pyspiel.load_game("hearts")
    below = Chance(1).below
    done = 0
    start = time.perf_counter()
    while done < decisions:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[below(len(outcomes))][0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[below(len(legal))])
            done += 1
    return done / (time.perf_counter() - start)


def share_of_decisions(games: int = 50) -> float:
    """Which share of the moves are players' decisions; the others are cards dealt one by one."""
    game = pyspiel.load_game("hearts")
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(game.num_players())]
    moves = decisions = 0
    for seed in range(games):
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed)
        history = state.full_history()
        moves += len(history)
        decisions += sum(action.player >= 0 for action in history)
    return decisions / moves
