"""A batch as NumPy sees it: arrays over the vectors of the kernel, rewards, and games dealt anew at their end."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from carrack.batch.kernel import Kernel
from carrack.core.chance import Chance, derived_seed, resumed
from carrack.core.contract import State
from carrack.core.errors import BadPosition, IllegalAction
from carrack.envs.episode import Setting


class Step(NamedTuple):
    """What a step brought: arrays that the next step overwrites."""

    rewards: NDArray[np.float32]
    """For each game and seat; 0 but for games that have just ended."""
    done: NDArray[np.bool_]
    """Which games ended or were stopped: a new one is dealt in their place."""
    truncated: NDArray[np.bool_]
    """Which of them the horizon stopped."""


class IllegalInGame(IllegalAction):
    """An action that the rules of one game of a batch refuse; no game has changed."""

    def __init__(self, game: int, why: IllegalAction) -> None:
        super().__init__(why.seat, why.action, why.reason, why.rule, f"Game {game}: {why.sentence}")
        self.game = game


@dataclass(frozen=True, slots=True)
class Saved:
    """A whole batch at one moment; it can be pickled."""

    setting: dict[str, Any]
    seed: int
    positions: tuple[bytes, ...]
    decisions: tuple[int, ...]
    rounds: tuple[int, ...]
    chance: tuple[int, ...]


class Batch:
    """Many games of one title at once. All arrays are live: the next step, reset or restore overwrites them.

    The games of one place in the batch depend on its seed and on the actions there, on nothing else.
    """

    def __init__(
        self,
        title: str,
        games: int,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        seed: int = 0,
        reward: str = "place",
        horizon: int | None = None,
    ) -> None:
        if games < 1:
            raise ValueError(f"a batch has at least one game, not {games}")
        self.setting = Setting(title, seats, options, reward)
        self.game = self.setting.game
        self.games = games
        self.seats = self.setting.seats
        self.horizon = self.game.horizon if horizon is None else horizon
        self._kernel = Kernel(self.game, games, self.seats, options or {}, self.horizon)
        self.observations: NDArray[np.int32] = np.asarray(memoryview(self._kernel.observations)).reshape(games, -1)
        """What the deciding seat of each game knows; `game.fields()` says what each number is."""
        self.masks: NDArray[np.bool_] = np.asarray(memoryview(self._kernel.masks)).view(np.bool_).reshape(games, -1)
        """Which actions it may take."""
        self.seat: NDArray[np.int64] = np.asarray(memoryview(self._kernel.actors))
        """The seat that decides in each game."""
        self.decisions: NDArray[np.int64] = np.asarray(memoryview(self._kernel.decisions))
        """How many decisions each game has seen."""
        self.scores: NDArray[np.int64] = np.zeros((games, self.seats), np.int64)
        """The points of the last game that ended here, for each seat."""
        self.places: NDArray[np.int64] = np.zeros((games, self.seats), np.int64)
        """The places of the last game that ended here, 1 for the winner."""
        self._drawn: NDArray[np.int64] = np.asarray(memoryview(self._kernel.drawn))
        rewards = np.zeros((games, self.seats), np.float32)
        self._last = Step(rewards, np.zeros(games, np.bool_), np.zeros(games, np.bool_))
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Deal every game anew; the same seed and the same actions give the same games."""
        self.seed = seed
        self._rounds = [0] * self.games
        self._chance = Chance(derived_seed(f"actions {seed}"))
        self._forget()
        for k in range(self.games):
            self._deal(k)

    def step(self, actions: ArrayLike) -> Step:
        """Take one action in each game. If any is illegal, IllegalInGame is raised and nothing has changed."""
        numbers = self._numbers(actions)
        kernel = self._kernel
        refused = int(kernel.first_illegal(numbers))
        if refused >= 0:
            raise self._illegal(refused, numbers)
        self._forget()
        kernel.step(numbers)
        for k in kernel.ended:
            self._close(k)
            self._rounds[k] += 1
            self._deal(k)
        return self._last

    def random_actions(self) -> NDArray[np.int64]:
        """One legal action for each game, each equally likely; the next call overwrites them."""
        self._kernel.draw(self._chance)
        return self._drawn

    def state(self, k: int) -> State:
        """A copy of the position of one game."""
        return self._kernel.states[k].clone()

    def seed_of(self, k: int) -> int:
        """The seed that one game was dealt with: `game.deal(seats, options, seed)` deals it again."""
        return derived_seed(f"batch {self.seed} {range(self.games)[k]} {self._rounds[k]}")

    def save(self) -> Saved:
        """The whole batch, for `restore`; the results of the last step are not kept."""
        return Saved(
            self.setting.plain(),
            self.seed,
            tuple(state.to_bytes() for state in self._kernel.states),
            tuple(self.decisions.tolist()),
            tuple(self._rounds),
            tuple(self._chance.kept()),
        )

    def restore(self, saved: Saved) -> None:
        """Go on from what was saved, by this batch or another of the same size and setting."""
        if saved.setting != self.setting.plain() or len(saved.positions) != self.games:
            raise BadPosition(
                f"what was saved is {len(saved.positions)} games of {saved.setting}, "
                f"this batch plays {self.games} of {self.setting.plain()}"
            )
        self.seed = saved.seed
        self._rounds = list(saved.rounds)
        self._chance = resumed(saved.chance)
        self._forget()
        for k, (position, decisions) in enumerate(zip(saved.positions, saved.decisions, strict=True)):
            self._kernel.put(k, self.game.restore(position), decisions)

    def clone(self) -> Batch:
        """A batch that goes on by itself from here."""
        twin = Batch(
            self.game.key, self.games, self.seats, self.setting.options, self.seed, self.setting.reward, self.horizon
        )
        twin.restore(self.save())
        return twin

    def _deal(self, k: int) -> None:
        self._kernel.deal(k, self.seed_of(k))

    def _close(self, k: int) -> None:
        """Note how a game came out."""
        state = self._kernel.states[k]
        self._last.rewards[k] = self.setting.returns(state)
        self._last.done[k] = True
        self._last.truncated[k] = not state.over
        self.scores[k] = [state.score(seat) for seat in range(self.seats)]
        self.places[k] = state.ranking()[: self.seats]

    def _forget(self) -> None:
        """Wipe what the last step brought."""
        for k in self._kernel.ended:
            self._last.rewards[k] = 0
            self._last.done[k] = self._last.truncated[k] = False
        self._kernel.ended = []

    def _numbers(self, actions: ArrayLike) -> bytes:
        given = np.asarray(actions)
        if given.shape != (self.games,) or given.dtype.kind not in "iu":
            raise ValueError(f"actions are {self.games} whole numbers, not {given.dtype} of shape {given.shape}")
        return given.astype("<i8", copy=False).tobytes()

    def _illegal(self, k: int, numbers: bytes) -> IllegalInGame:
        state = self._kernel.states[k]
        action = int(np.frombuffer(numbers, "<i8")[k])
        return IllegalInGame(k, state.illegal(state.actor, action, state.refusal(action)))
