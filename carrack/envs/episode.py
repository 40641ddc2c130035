"""What an environment plays, and one game of it. Nothing here knows a library."""

from __future__ import annotations

import operator
from collections.abc import Mapping
from typing import Any

from carrack.core.contract import OVER, State
from carrack.core.errors import BadAction
from carrack.core.registry import find
from carrack.envs import returns
from carrack.envs.seeds import Seeds


class Setting:
    """A title, its seats and options and what is rewarded, all checked."""

    def __init__(self, title: str, seats: int | None, options: Mapping[str, object] | None, reward: str) -> None:
        self.game = find(title)
        self.seats = self.game.fewest_together if seats is None else seats
        self.options = self.game.options_of(self.game.deal(self.seats, options))
        self.reward = reward
        self.returns = returns.find(reward)

    def plain(self) -> dict[str, Any]:
        """What has to be equal for a saved game to be played on."""
        game = self.game
        return {
            "title": game.key,
            "rules version": game.rules_version,
            "components": game.components.fingerprint,
            "seats": self.seats,
            "options": self.options,
            "reward": self.reward,
        }

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Setting, (self.game.key, self.seats, self.options, self.reward)


class Episode:
    """One game of a series; a title's horizon stops it where it stands."""

    __slots__ = ("decider", "decisions", "seeds", "setting", "state")

    def __init__(self, setting: Setting, seeds: Seeds, state: State | None = None, decisions: int = 0) -> None:
        self.setting = setting
        self.seeds = seeds
        self.state = setting.game.deal(setting.seats, setting.options, seeds.seed) if state is None else state
        self.decisions = decisions
        self.decider = self._decider()

    def _decider(self) -> int:
        """The seat that decides now, or OVER at the end and at the horizon."""
        return OVER if self.decisions >= self.setting.game.horizon else int(self.state.actor)

    @property
    def cut_short(self) -> bool:
        """Whether the horizon stopped it."""
        return not self.state.over and self.decider == OVER

    def take(self, action: Any) -> None:
        """Take the decider's action; one that is refused raises and changes nothing."""
        self.state.apply(self.number(action))
        self.decisions += 1
        self.decider = self._decider()

    def number(self, action: Any) -> int:
        """Whatever a library hands over as one of the title's numbers."""
        actions = int(self.setting.game.actions)
        try:
            number = operator.index(action)
        except TypeError:
            number = -1
        if not 0 <= number < actions:
            raise BadAction(f"an action of {self.setting.game.key} is a number from 0 to {actions - 1}, not {action!r}")
        return number

    def rewards(self) -> list[float]:
        """What the game is worth to each seat, as it stands."""
        return self.setting.returns(self.state)

    def results(self) -> list[dict[str, int]]:
        """Points and place of each seat that decides, as they stand."""
        places = self.state.ranking()[: self.state.seats]
        return [{"score": int(self.state.score(seat)), "place": place} for seat, place in enumerate(places)]

    def twin(self) -> Episode:
        """A copy that is played on by itself."""
        return Episode(self.setting, self.seeds, self.state.clone(), self.decisions)
