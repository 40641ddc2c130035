"""Positions to think about."""

from __future__ import annotations

from typing import Any

from carrack.bots import make
from carrack.core.chance import Chance
from carrack.core.contract import State
from carrack.core.registry import games
from carrack.games.century.shared.cubes import named
from carrack.games.century.spice_road import cards


def positions(key: str, seats: int, seed: int, gap: int = 9, most: int = 6) -> list[State]:
    """Some positions of one game of level 1 against itself in which somebody has a choice."""
    state = games()[key].deal(seats, seed=seed)
    bot = make("level1", Chance(seed))
    found: list[State] = []
    n = 0
    while not state.over and len(found) < most:
        n += 1
        if n % gap == 0 and len(state.legal()) > 1:
            found.append(state.clone())
        state.apply(bot.move(state, state.actor))
    return found


def about_to_win(others: bool, both: bool = False) -> State:
    """Both have five goals; who is a little behind, the one who decides or the other, can afford a sixth, and wins.

    With `both`, whoever takes it first.
    """
    game = games()["spice_road"]
    dealt = game.deal(2, seed=1)
    data: dict[str, Any] = game.plain(dealt)
    who = int(dealt.actor) ^ others
    best = sorted(data["goal_deck"], key=lambda goal: -cards.POINTS[1 + cards.GOAL_IDS.index(goal)])[:10]
    data["claimed"][1 - who], data["claimed"][who] = best[::2], best[1::2]
    data["goal_deck"] = [goal for goal in data["goal_deck"] if goal not in best]
    first = 1 + cards.GOAL_IDS.index(data["goal_row"][0])
    for seat in (0, 1):
        if both or seat == who:
            data["caravan"][seat] = named(cards.COST[first])
    return game.position(data)
