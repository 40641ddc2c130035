"""Positions of the toy, set up for a test."""

from __future__ import annotations

from collections import Counter
from typing import Any

from carrack.core.contract import State
from carrack.core.registry import find

GAME = find("smugglers")
FULL_HOLD = ["a1-0", "b3-2", "a5-1", "d1-3", "d4-2"]
"""All of a sloop but b4, c3, c5 and d5, of which no three make a crate."""


def table(hands: list[list[str]], options: dict[str, Any] | None = None, **changes: Any) -> State:
    """Seat 0 begins its turn with these hands (top first); the other cards lie in the deck, unseen."""
    left = Counter({card["id"]: card["copies"] for card in GAME.components["card"]})
    left.subtract(card for hand in hands for card in hand)
    deck = sorted(left.elements())
    rooms, seats = 8, len(hands)
    plain: dict[str, Any] = {
        "turn_of": 0,
        "actor": 0,
        "waiting": [0],
        "frames": [["turn", 0, 0, 0, 0, 0]],
        "whistle": [False] * seats,
        "coin": [2] * seats,
        "hand": hands,
        "hand_seen": [[[]] * rooms] * seats,
        "hand_segment": [[0] * rooms] * seats,
        "deck": deck,
        "deck_seen": [[]] * 28,
        "deck_segment": [0] * 28,
    }
    state = GAME.position(GAME.plain(GAME.deal(seats, options)) | plain | changes)
    state.check()
    return state
