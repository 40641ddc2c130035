"""A position as OpenSpiel's `State`.

The deal is chance: the 16 bytes of the seed, one chance node each. All that is random later is decided by the seed
and hidden in the position until then.
"""

from __future__ import annotations

import base64
import hashlib
import pickle
from collections.abc import Callable
from typing import TYPE_CHECKING

import pyspiel

from carrack.core.chance import SEED_BITS, Chance
from carrack.core.contract import OVER
from carrack.envs.openspiel.memory import UNREAD, Memory
from carrack.envs.openspiel.progress import GameInProgress
from carrack.envs.returns import place

if TYPE_CHECKING:
    from carrack.envs.openspiel.game import SpielGame

SEED_BYTES = SEED_BITS // 8
BYTE_OUTCOMES = [(byte, 1 / 256) for byte in range(256)]
_CHANCE = int(pyspiel.PlayerId.CHANCE)
_TERMINAL = int(pyspiel.PlayerId.TERMINAL)
_NOTHING = base64.b64encode(pickle.dumps({})).decode()


class SpielState(pyspiel.State):  # type: ignore[misc]
    """The bytes of the seed so far, then the game in progress."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.seed = b""
        self.progress: GameInProgress | None = None

    def current_player(self) -> int:
        """The seat that decides now; of several that may answer, the actor."""
        if self.progress is None:
            return _CHANCE
        actor = self.progress.actor
        return _TERMINAL if actor == OVER else actor

    def is_terminal(self) -> bool:
        """Whether the game is over, by its rules or at the horizon."""
        return self.progress is not None and self.progress.over

    def returns(self) -> list[float]:
        """What each seat gets for its place; nothing before the end."""
        if self.progress is None or not self.progress.over:
            return [0.0] * self.num_players()
        return place(self.progress.position)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Any byte, each as likely."""
        return BYTE_OUTCOMES

    def _legal_actions(self, player: int) -> list[int]:
        return self.progress.position.legal() if self.progress else []

    def _apply_action(self, action: int) -> None:
        if self.progress is not None:
            self.progress.apply(action)
            return
        self.seed += bytes([action])
        if len(self.seed) == SEED_BYTES:
            self.progress = self.get_game().deal(int.from_bytes(self.seed, "little"))

    def _action_to_string(self, player: int, action: int) -> str:
        return str(self.get_game().action_to_string(player, action))

    def __str__(self) -> str:
        if self.progress is None:
            return f"seed {self.seed.hex()}"
        position = self.progress.position
        actor = self.progress.actor
        asked = "the game is over" if actor == OVER else f"seat {actor} decides"
        scores = " ".join(str(position.score(seat)) for seat in range(position.seats))
        digest = hashlib.blake2b(position.to_bytes(), digest_size=8).hexdigest()
        return f"turn {position.turn}, decision {self.progress.decided}: {asked}\nscores {scores}\nposition {digest}"

    def resample_from_infostate(self, player: int, probability_sampler: Callable[[], float]) -> SpielState:
        """A state that this player cannot tell from this one, its hidden part drawn anew, fairly.

        Also its history is only what the player may read of the true one: the seed is blank, and a choice of which it
        saw the verb alone is the first action of that verb.
        """
        state: SpielState
        if self.progress is None:
            state = self.clone()
            return state
        seed = 0
        for _ in range(SEED_BITS // 32):
            seed = seed << 32 | int(probability_sampler() * 2**32)
        state = self.get_game().deserialize_state(_history(self.progress.memory(player)))
        state.seed = bytes(SEED_BYTES)
        state.progress = self.progress.resampled(player, Chance(seed))
        return state


def _history(memory: Memory) -> str:
    """What a player has read of the history, in the form in which OpenSpiel stores a state; the rest is left blank."""
    verbs = memory.position.game.verbs.all
    history = [(_CHANCE, 0)] * SEED_BYTES
    history += [(seat, verbs[verb].start if action == UNREAD else action) for seat, verb, action in memory.choices]
    told = ",".join(f"{player}:{action}" for player, action in history)
    return f"history={told}\nmove_number={len(history)}\n__dict__={_NOTHING}"
