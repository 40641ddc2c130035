"""Carrack: a table for modern strategy board games.

import carrack

game = carrack.game("spice_road")
state = game.deal(3, seed=7)
while not state.over:
    state.apply(state.legal()[0])
print(state.ranking())
"""

from carrack import _modes

_modes.settle()

from carrack.core.chance import Chance
from carrack.core.contract import Game, State
from carrack.core.errors import (
    BadAction,
    BadPosition,
    BadRecord,
    CarrackError,
    IllegalAction,
    Unknown,
)
from carrack.core.record import Record
from carrack.core.registry import find as game
from carrack.core.registry import games as shelf

__version__ = "0.1.0"
__all__ = [
    "BadAction",
    "BadPosition",
    "BadRecord",
    "CarrackError",
    "Chance",
    "Game",
    "IllegalAction",
    "Record",
    "State",
    "Unknown",
    "__version__",
    "game",
    "shelf",
]
