"""What the environments of all libraries have in common."""

from __future__ import annotations

import warnings
from typing import TYPE_CHECKING, Any, ClassVar, Self

from carrack.core.contract import Game, State
from carrack.core.errors import CarrackError
from carrack.core.fields import Field
from carrack.envs import drawing
from carrack.envs.episode import Episode, Setting
from carrack.envs.observations import Observations
from carrack.envs.seeds import start


class ResetFirst(CarrackError, AttributeError):
    """Something that needs a game, before one is dealt or after it is over."""


class BaseEnv:
    """An environment: what it plays, and from the first `reset()` on a game."""

    made_by_reset: ClassVar[frozenset[str]] = frozenset(("_episode", "position", "game_seed"))
    _episode: Episode

    def __init__(self, setting: Setting, render_mode: str | None) -> None:
        self._setting = setting
        self._observations = Observations(setting.game)
        self.render_mode = drawing.check_mode(render_mode)

    @property
    def game(self) -> Game:
        """The title."""
        return self._setting.game

    @property
    def position(self) -> State:
        """A copy of the position, hidden things and all: for searchers and tests, not for agents."""
        return self._episode.state.clone()

    @property
    def game_seed(self) -> int:
        """The seed of the game that is being played: `reset(seed=env.game_seed)` deals it again."""
        return self._episode.seeds.seed

    def fields(self) -> list[Field]:
        """Index, name and meaning of every number of an observation."""
        return self.game.fields()

    def _deal(self, seed: int | None) -> None:
        seeds = self._episode.seeds.next() if seed is None and self._is_dealt() else start(seed)
        self._episode = Episode(self._setting, seeds)

    def _twin(self, without: tuple[str, ...]) -> Self:
        """A copy with its own game and buffers; what is left out is made anew when it is asked for."""
        twin = type(self).__new__(type(self))
        twin.__dict__.update({name: value for name, value in self.__dict__.items() if name not in without})
        twin._observations = Observations(self.game)
        if self._is_dealt():
            twin._episode = self._episode.twin()
        return twin

    def _is_dealt(self) -> bool:
        return "_episode" in self.__dict__

    def _draw(self, viewer: int | None) -> str | None:
        if self.render_mode is None:
            warnings.warn('nothing is drawn: the environment needs render_mode="ansi" or "human"', stacklevel=3)
            return None
        return drawing.render(self.render_mode, self._episode, viewer)

    if not TYPE_CHECKING:  # a type checker would take it that every name exists

        def __getattr__(self, name: str) -> Any:
            if name in self.made_by_reset:
                raise ResetFirst("nothing is dealt yet: call reset() first")
            raise AttributeError(f"{type(self).__name__} has no attribute {name!r}")
