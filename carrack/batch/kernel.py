# mypyc: compiled
"""Many games side by side: the loop that takes an action in each and shows what its actor sees and may do.

Everything lies in long vectors, one stretch for each game. NumPy reads them where they are; see batch.py.
"""

from collections.abc import Mapping
from typing import Final

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from carrack.core.chance import Chance, below
from carrack.core.contract import ACTOR, Game, State
from carrack.core.lens import Lens

_ACTION_BYTES: Final = 8


class Kernel:
    """Many games of one title at once, with the same seats and options."""

    def __init__(self, game: Game, games: int, seats: int, options: Mapping[str, object], horizon: int) -> None:
        self.game = game
        self.games: i64 = games
        self.seats: i64 = seats
        self.options = options
        self.horizon: i64 = horizon
        self.width: i64 = game.lenses.width
        self.packed: i64 = game.lenses.packed
        self.places: i64 = game.lenses.places
        self.actions: i64 = game.actions
        self.widest: i64 = game.widest
        self.lenses: list[Lens] = []
        self.states: list[State] = []
        self.ended: list[int] = []
        """The games that the last step ended or the horizon stopped; their states stay until `put`."""
        self.decisions = vec[i64]([0] * games)
        self.actors = vec[i64]([0] * games)
        self.drawn = vec[i64]([0] * games)
        self.observations = vec[i32]([0] * (games * int(self.width)))
        self.packed_kept = vec[i64]([0] * (games * int(self.packed)))
        self.places_kept = vec[i32]([0] * (games * int(self.places)))
        self.masks = vec[u8]([0] * (games * int(self.actions)))
        self.legal = vec[i32]([0] * (games * int(self.widest)))
        self.lengths = vec[i64]([0] * games)
        self.buffer = game.buffer()

    def put(self, k: i64, state: State, decisions: i64) -> None:
        """Let the k-th game go on from this position."""
        if not self.lenses:
            self.lenses = [self.game.lenses.of(state.cells, seat) for seat in range(self.seats)]
        if k == len(self.states):
            self.states.append(state)
        else:
            self.states[k] = state
        self.decisions[k] = decisions
        self._show(k, state, state.legal_into(self.buffer), False)

    def deal(self, k: i64, seed: int) -> None:
        """Begin the k-th game anew."""
        self.put(k, self.game.deal(self.seats, self.options, seed), 0)

    def first_illegal(self, actions: bytes) -> i64:
        """The first game whose action its actor may not take, -1 if there is none."""
        masks = self.masks
        count = self.actions
        k: i64 = 0
        while k < self.games:
            action = read_i64_le(actions, k * _ACTION_BYTES)
            if action < 0 or action >= count or masks[k * count + action] == 0:
                return k
            k += 1
        return -1

    def step(self, actions: bytes) -> None:
        """Take one legal action in each game; those that come to their end are noted in `ended`."""
        states = self.states
        decisions = self.decisions
        horizon = self.horizon
        buffer = self.buffer
        self.ended = []
        k: i64 = 0
        while k < self.games:
            state = states[k]
            n = state.step_into(read_i64_le(actions, k * _ACTION_BYTES), buffer)
            decisions[k] += 1
            if decisions[k] >= horizon or n == 0:
                self.ended.append(int(k))
            else:
                self._show(k, state, n, True)
            k += 1

    def _show(self, k: i64, state: State, n: i64, follows: bool) -> None:
        """Write what the actor sees and the n things it may do; only what has changed is touched."""
        cells = state.cells
        actor = cells[ACTOR]
        self.actors[k] = actor
        self.lenses[actor].look(
            cells,
            self.packed_kept,
            k * self.packed,
            self.places_kept,
            k * self.places,
            self.observations,
            k * self.width,
            follows,
        )
        masks = self.masks
        legal = self.legal
        mask = k * self.actions
        first = k * self.widest
        at = first
        end = first + self.lengths[k]
        while at < end:
            masks[mask + i64(legal[at])] = 0
            at += 1
        buffer = self.buffer
        i: i64 = 0
        while i < n:
            action = buffer[i]
            legal[first + i] = i32(action)
            masks[mask + action] = 1
            i += 1
        self.lengths[k] = n

    def draw(self, rng: Chance) -> None:
        """Draw one legal action for each game, each equally likely."""
        words = rng.words
        drawn = self.drawn
        legal = self.legal
        lengths = self.lengths
        first: i64 = 0
        k: i64 = 0
        while k < self.games:
            drawn[k] = i64(legal[first + below(words, 0, lengths[k])])
            first += self.widest
            k += 1
