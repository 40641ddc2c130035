"""Every title as an OpenSpiel game. Importing this registers them all as `carrack_<key>`; see docs/openspiel.md.

import pyspiel
import carrack.envs.openspiel

game = pyspiel.load_game("carrack_<key>(seats=3)")
"""

from __future__ import annotations

import pyspiel

from carrack.core.contract import Game
from carrack.core.registry import find, games
from carrack.envs.openspiel.game import SpielGame, game_type, short_name
from carrack.envs.openspiel.state import SEED_BYTES, SpielState

__all__ = ["SpielGame", "SpielState", "dealt", "load", "short_name"]


def _registered(title: Game) -> type[SpielGame]:
    # A class of its own for each title: OpenSpiel lets go of what was registered after Python's end, and of all that
    # can be called only a class survives that.
    made = type(short_name(title), (SpielGame,), {"title": title})
    pyspiel.register_game(game_type(title), made)
    return made


_GAMES = {key: _registered(title) for key, title in games().items()}


def load(key: str, **parameters: str | int | bool) -> SpielGame:
    """The title of that key as an OpenSpiel game: `load("<key>", seats=3, memory=8)`."""
    return _GAMES[find(key).key](parameters)


def dealt(game: SpielGame, seed: int) -> SpielState:
    """The state after the deal of this seed, the same deal as `Game.deal` makes of it."""
    state = game.new_initial_state()
    for byte in seed.to_bytes(SEED_BYTES, "little"):
        state.apply_action(byte)
    return state
