"""Every title as a Gymnasium environment: the agent has one seat, bots have the others.

Importing this module registers `carrack/<title>-v0` for each title. See docs/environments.md.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, SupportsIndex

import gymnasium
import numpy as np
from gymnasium.spaces import Space
from numpy.typing import NDArray

from carrack.core.chance import Chance, resumed
from carrack.core.contract import OVER
from carrack.core.errors import IllegalAction, Unknown
from carrack.core.registry import games
from carrack.envs import drawing, seating, snapshot, spaces
from carrack.envs.base import BaseEnv, ResetFirst
from carrack.envs.episode import Setting
from carrack.envs.observations import Mask, Numbers
from carrack.envs.returns import FORFEIT
from carrack.envs.seating import Opponent

Info = dict[str, Any]
Step = tuple[Numbers, float, bool, bool, Info]
_RANDOM = "random"
_ILLEGAL = ("lose", "raise")
_ITS_OWN = ("observation_space", "action_space", "_np_random", "_np_random_seed")


class SoloEnv(BaseEnv, gymnasium.Env[Numbers, SupportsIndex]):
    """A match in which the agent has one seat; its reward comes at the end."""

    metadata = {"render_modes": drawing.RENDER_MODES, "render_fps": 1}  # noqa: RUF012  # as the library has it
    made_by_reset = BaseEnv.made_by_reset.union(("seat", "_rng", "_bots", "_lost"))

    def __init__(
        self,
        title: str,
        seats: int | None = None,
        seat: int | str = 0,
        opponents: Opponent | Sequence[Opponent] = "greedy",
        options: Mapping[str, object] | None = None,
        reward: str = "place",
        illegal: str = "lose",
        render_mode: str | None = None,
    ) -> None:
        super().__init__(Setting(title, seats, options, reward), render_mode)
        self._seat = seat
        self._opponents = seating.checked(opponents, self._setting.seats - 1)
        self._illegal = illegal
        if seat != _RANDOM and seat not in range(self._setting.seats):
            raise Unknown("seat", seat, (*range(self._setting.seats), _RANDOM))
        if illegal not in _ILLEGAL:
            raise Unknown("treatment of illegal actions", illegal, _ILLEGAL)

    @cached_property
    def observation_space(self) -> Space[Any]:  # type: ignore[override]  # made when first asked for
        """All that a seat knows."""
        return spaces.numbers(self._observations.width)

    @cached_property
    def action_space(self) -> Space[Any]:  # type: ignore[override]
        """The numbers of the title's actions; `game.verbs.readable` tells what each means."""
        return spaces.actions(self._observations)

    # ---- playing -------------------------------------------------------------------------------------

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """Deal, and let the bots play up to the agent's first decision; `options` is not used."""
        super().reset(seed=seed)
        self._deal(seed)
        self._rng = Chance(self.game_seed).fork()
        self.seat = int(self._rng.below(self._setting.seats)) if self._seat == _RANDOM else int(self._seat)
        self._bots = seating.seated(self._opponents, self.seat, self._rng)
        self._lost = False
        self._let_bots_play()
        return self._observation(), self._info()

    def step(self, action: SupportsIndex) -> Step:
        """Take the agent's action, and let the bots play up to its next decision or the end."""
        episode = self._episode
        if self._lost or episode.decider == OVER:
            raise ResetFirst("the game is over: call reset()")
        try:
            episode.take(action)
        except IllegalAction as refused:
            if self._illegal == "raise":
                raise
            self._lost = True
            return self._observation(), FORFEIT[self._setting.reward], True, False, self._info(illegal=str(refused))
        self._let_bots_play()
        over = episode.decider == OVER
        reward = episode.rewards()[self.seat] if over else 0.0
        return self._observation(), reward, episode.state.over, episode.cut_short, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions the agent may take now, in the form that masking learners ask for."""
        return self._mask().astype(np.bool_)

    def _let_bots_play(self) -> None:
        episode = self._episode
        while episode.decider in self._bots:
            # A bot's `move` re-deals a copy before it looks: it knows no more than its seat does.
            episode.take(self._bots[episode.decider].move(episode.state, episode.decider))
        if self.render_mode == "human":
            self.render()

    def _observation(self) -> Numbers:
        return self._observations.observation(self._episode.state, self.seat)

    def _mask(self) -> Mask:
        mine = self._episode.decider == self.seat and not self._lost
        return self._observations.mask(self._episode.state) if mine else self._observations.no_mask()

    def _info(self, **more: object) -> Info:
        info = {"seat": self.seat, "action_mask": self._mask(), **more}
        if self._episode.decider == OVER:
            results = self._episode.results()
            info |= results[self.seat]
            info |= {"scores": [seat["score"] for seat in results], "places": [seat["place"] for seat in results]}
        return info

    # ---- copies --------------------------------------------------------------------------------------

    def clone(self) -> SoloEnv:
        """A copy that runs on by itself; its spaces and `np_random` are newly made: seed them if you use them."""
        twin = self._twin(without=_ITS_OWN)
        if self._is_dealt():
            twin._rng = resumed(self._rng.kept())
            twin._bots = seating.seated(self._opponents, self.seat, twin._rng)
        return twin

    def save(self) -> bytes:
        """The running match; `restore` of an environment made alike plays on from it."""
        running = {"seat": self.seat, "lost": self._lost, "chance": self._rng.kept()}
        return snapshot.save(self._plays(), self._episode, running)

    def restore(self, data: bytes) -> None:
        """Go on from what `save` gave; BadSnapshot, and nothing changed, if it is not of such an environment."""
        self._episode, running = snapshot.restore(data, self._plays(), self._setting)
        self.seat = running["seat"]
        self._lost = running["lost"]
        self._rng = resumed(running["chance"])
        self._bots = seating.seated(self._opponents, self.seat, self._rng)

    def _plays(self) -> dict[str, Any]:
        names = seating.names(self._opponents)
        return {"face": "gymnasium", **self._setting.plain(), "seat": self._seat, "opponents": names}

    def __getstate__(self) -> dict[str, Any]:
        """For pickle and deepcopy: bots are seated anew from their chance."""
        kept = self.__dict__.copy()
        if kept.pop("_bots", None) is not None:
            kept["_rng"] = self._rng.kept()
        return kept

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        if "_rng" in kept:
            self._rng = resumed(kept["_rng"])
            self._bots = seating.seated(self._opponents, self.seat, self._rng)

    # ---- drawing -------------------------------------------------------------------------------------

    def render(self) -> str | None:
        """The board as the agent's seat sees it: text ("ansi") or on screen ("human")."""
        return self._draw(self.seat)


for _title in games():
    gymnasium.register(f"carrack/{_title}-v0", entry_point=f"{__name__}:{SoloEnv.__name__}", kwargs={"title": _title})
