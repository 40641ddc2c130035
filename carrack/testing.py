"""What tests of a title use; ships with the package so that other people's titles are tested the same way.

A rule test sets up a position, acts and looks: `arrange`, `act`, `look`, and `@rule` names what it proves.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from carrack.core.contract import Game, State

F = TypeVar("F", bound=Callable[..., object])
MOST_RULES = 3


def rule(*ids: str) -> Callable[[F], F]:
    """Name the numbered rules that a test proves: at most three, a worked example may prove more."""
    import pytest

    return pytest.mark.rule(*ids)


def arrange(game: Game, seats: int, seed: int = 1, **changes: Any) -> State:
    """A dealt position with some of its plain form replaced."""
    return game.position(game.plain(game.deal(seats, seed=seed)) | changes)


def act(state: State, *actions: list[str | int]) -> None:
    """Let the actor take these actions, in readable form."""
    for action in actions:
        state.apply(state.game.verbs.number(action))


def look(state: State) -> dict[str, Any]:
    """The position in plain form."""
    return state.game.plain(state)


def legal(state: State) -> list[list[str | int]]:
    """The actor's legal actions in readable form."""
    return [state.game.verbs.readable(action) for action in state.legal()]
