"""Every title as a PettingZoo environment: one agent a seat, one decision a step.

What the library's usual wrappers check (order of calls, actions outside the space, actions the rules refuse) is checked
here at no cost, so `env` wraps nothing. See docs/environments.md.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any, SupportsIndex, TypedDict

import numpy as np
from gymnasium.spaces import Box, Space
from pettingzoo import AECEnv

from carrack.core.contract import OVER
from carrack.core.errors import Unknown
from carrack.envs import drawing, snapshot, spaces
from carrack.envs.base import BaseEnv, ResetFirst
from carrack.envs.episode import Setting
from carrack.envs.observations import Mask, Numbers

_SPACES = ("observation_spaces", "action_spaces", "state_space")
_RUNNING = (
    "agents",
    "agent_selection",
    "rewards",
    "_cumulative_rewards",
    "terminations",
    "truncations",
    "infos",
    "_skip_agent_selection",
)
"""What the library's own interface keeps of a running match: plain data, copied and saved as it is."""


class Observation(TypedDict):
    """All that a seat knows, and which actions it may take now (none while another seat decides)."""

    observation: Numbers
    action_mask: Mask


class SeatsEnv(BaseEnv, AECEnv[str, Observation, SupportsIndex | None]):
    """A match whose seats are the agents "seat_0", "seat_1", …; rewards come at its end."""

    made_by_reset = BaseEnv.made_by_reset.union(("num_agents", *_RUNNING))

    def __init__(
        self,
        title: str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        render_mode: str | None = None,
        reward: str = "place",
    ) -> None:
        super().__init__(Setting(title, seats, options, reward), render_mode)
        self.possible_agents = [f"seat_{seat}" for seat in range(self._setting.seats)]
        self.metadata = {
            "name": f"carrack_{title}_v0",
            "render_modes": list(drawing.RENDER_MODES),
            "is_parallelizable": False,
        }

    # ---- spaces --------------------------------------------------------------------------------------

    @cached_property
    def observation_spaces(self) -> dict[str, Space[Any]]:  # type: ignore[override]  # made when first asked for
        """What `observe` gives each agent."""
        return {agent: spaces.numbers_and_mask(self._observations) for agent in self.possible_agents}

    @cached_property
    def action_spaces(self) -> dict[str, Space[Any]]:  # type: ignore[override]
        """The numbers of the title's actions; `game.verbs.readable` tells what each means."""
        return {agent: spaces.actions(self._observations) for agent in self.possible_agents}

    @cached_property
    def state_space(self) -> Box:
        """What `state` gives."""
        return spaces.numbers(self._observations.width * self._setting.seats)

    def observation_space(self, agent: str) -> Space[Any]:
        """The space of an agent's observations; always the same object."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """The space of an agent's actions; always the same object."""
        return self.action_spaces[agent]

    # ---- playing -------------------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal. A seed decides this game and, as long as none is given, all that follow; `options` is not used."""
        self._deal(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None  # type: ignore[assignment]  # what the library itself puts there
        self._go_on()

    def step(self, action: SupportsIndex | None) -> None:
        """Take the selected agent's action; IllegalAction or BadAction, and nothing changed, if it cannot be."""
        agent = self.agent_selection
        if agent not in self.terminations:
            raise ResetFirst("the game is over and everybody has left: call reset()")
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
        else:
            self._episode.take(action)
            self._go_on()

    def _go_on(self) -> None:
        if self._episode.decider == OVER:
            self._end()
        else:
            self.agent_selection = self.possible_agents[self._episode.decider]
        if self.render_mode == "human":
            self.render()

    def _end(self) -> None:
        ended = self.truncations if self._episode.cut_short else self.terminations
        for agent, reward, result in zip(self.agents, self._episode.rewards(), self._episode.results(), strict=True):
            ended[agent] = True
            self.rewards[agent] = self._cumulative_rewards[agent] = reward
            self.infos[agent] = dict(result)
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Observation:
        """All that the agent's seat knows."""
        episode = self._episode
        if agent not in self.possible_agents:
            raise Unknown("agent", agent, self.possible_agents)
        seat = self.possible_agents.index(agent)
        seen, asked = self._observations, seat == episode.decider
        mask = seen.mask(episode.state) if asked else seen.no_mask()
        return {"observation": seen.observation(episode.state, seat), "action_mask": mask}

    def state(self) -> Numbers:
        """What all seats together know, one observation after another: for critics that see everything."""
        state = self._episode.state
        return np.concatenate([self._observations.observation(state, seat) for seat in range(self._setting.seats)])

    # ---- copies --------------------------------------------------------------------------------------

    def clone(self) -> SeatsEnv:
        """A copy that runs on by itself. Its spaces are its own too, newly made: seed them if you sample from them."""
        twin = self._twin(without=_SPACES)
        if self._is_dealt():
            for name in _RUNNING:
                kept = getattr(self, name)
                setattr(twin, name, kept.copy() if isinstance(kept, (dict, list)) else kept)
            twin.infos = {agent: info.copy() for agent, info in self.infos.items()}
        return twin

    def save(self) -> bytes:
        """The running match; `restore` of an environment made alike plays on from it."""
        running = {name: getattr(self, name) for name in _RUNNING}
        return snapshot.save(self._plays(), self._episode, running)

    def restore(self, data: bytes) -> None:
        """Go on from what `save` gave; BadSnapshot, and nothing changed, if it is not of such an environment."""
        self._episode, running = snapshot.restore(data, self._plays(), self._setting)
        for name in _RUNNING:
            setattr(self, name, running[name])

    def _plays(self) -> dict[str, Any]:
        return {"face": "pettingzoo", **self._setting.plain()}

    # ---- drawing -------------------------------------------------------------------------------------

    def render(self) -> str | None:
        """The board as the seat that decides sees it, at the end as a spectator does; text ("ansi") or on screen."""
        decider = self._episode.decider
        return self._draw(None if decider == OVER else decider)

    def close(self) -> None:
        """Nothing is held open."""


raw_env = SeatsEnv


def env(
    title: str,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    render_mode: str | None = None,
    reward: str = "place",
) -> SeatsEnv:
    """A title with a number of seats (if not said, the fewest but one alone); `reward`: "place", "win" or "score"."""
    return SeatsEnv(title, seats, options, render_mode, reward)
