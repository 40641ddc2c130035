"""A title as OpenSpiel's `Game`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

import pyspiel

from carrack.core.contract import Game
from carrack.envs.openspiel.observer import Observer
from carrack.envs.openspiel.parameters import Value, defaults, settled
from carrack.envs.openspiel.progress import GameInProgress
from carrack.envs.openspiel.state import BYTE_OUTCOMES, SEED_BYTES, SpielState


def short_name(title: Game) -> str:
    """What OpenSpiel calls a title."""
    return f"carrack_{title.key}"


@cache
def may_lose_to_the_rules(title: Game) -> bool:
    """Whether some option brings seats that the rules play: what these win, nobody gets."""
    dealt = [title.deal(title.fewest, {option.key: value}) for option in title.options for value in option.values]
    return any(state.placed > state.seats for state in [title.deal(title.fewest), *dealt])


def game_type(title: Game) -> pyspiel.GameType:
    """What OpenSpiel wants to know of a title before it is loaded."""
    kind = pyspiel.GameType
    return kind(
        short_name=short_name(title),
        long_name=title.key.replace("_", " ").title(),
        dynamics=kind.Dynamics.SEQUENTIAL,
        # Not SAMPLED_STOCHASTIC: of a Python game OpenSpiel 2.0 could then write down neither game nor state.
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM if may_lose_to_the_rules(title) else kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=title.most,
        min_num_players=title.fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults(title),
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One title with its seats and options; each title has its own class."""

    title: Game

    def __init__(self, parameters: Mapping[str, Value] | None = None) -> None:
        title = self.title
        self.settings = settled(title, parameters or {})
        info = pyspiel.GameInfo(
            num_distinct_actions=int(title.actions),
            max_chance_outcomes=len(BYTE_OUTCOMES),
            num_players=self.settings.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if may_lose_to_the_rules(title) else 0.0,
            max_game_length=self.settings.horizon,
        )
        super().__init__(game_type(title), info, defaults(title) | dict(parameters or {}))

    def new_initial_state(self) -> SpielState:
        """The state before the deal."""
        return SpielState(self)

    def deal(self, seed: int) -> GameInProgress:
        """The game dealt with this seed."""
        settings = self.settings
        return GameInProgress(self.title.deal(settings.seats, settings.options, seed), settings.horizon)

    def action_to_string(self, player: int, action: int) -> str:
        """Verb and arguments, as records have them."""
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed byte {action}"
        return " ".join(str(word) for word in self.title.verbs.readable(action))

    def max_chance_nodes_in_history(self) -> int:
        """The bytes of the seed."""
        return SEED_BYTES

    def make_py_observer(
        self, kind: pyspiel.IIGObservationType | None = None, params: Mapping[str, object] | None = None
    ) -> Observer | None:
        """What OpenSpiel looks at states with; None for a kind there is not.

        There are a seat's view and, without private information, a spectator's, each with recall or without.
        """
        if params:
            raise ValueError(f"observations take no parameters: {dict(params)}")
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        private = kind.private_info
        if not kind.public_info or private == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return None
        return Observer(
            self.title,
            self.settings.seats,
            choices=self.settings.memory if kind.perfect_recall else None,
            spectator=private == pyspiel.PrivateInfoType.NONE,
        )

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return _loaded, (str(self),)


def _loaded(name: str) -> pyspiel.Game:
    return pyspiel.load_game(name)
