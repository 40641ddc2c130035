"""Nothing that is played over and over keeps memory: neither our compiled code nor a title in plain Python."""

from __future__ import annotations

import sys
from collections.abc import Callable

import pytest

from carrack.core import scene
from carrack.core.chance import Chance
from carrack.core.contract import Game, State
from carrack.core.registry import games
from carrack.core.sheet import Sheet
from carrack.lab.loop import play_random
from tests.memory import NOISE, growth

pytestmark = pytest.mark.once


def in_the_middle(game: Game) -> State:
    """A position of a random game."""
    state = game.deal(game.fewest, seed=1)
    play_random(state, Chance(1), 12)
    return state


def looked_at(state: State, sheet: Sheet) -> int:
    """A number of a fresh look, read where it lies."""
    state.observe_into(0, sheet)
    return memoryview(sheet.numbers)[0]


@pytest.mark.skipif(sys.platform != "linux", reason="memory is read from /proc")
@pytest.mark.parametrize("key", games())
@pytest.mark.parametrize(
    ("name", "times"),
    [
        ("deal", 2000),
        ("clone", 4000),
        ("legal", 8000),
        ("observe", 2000),
        ("observe_into", 8000),
        ("sheet", 4000),
        ("redeal", 2000),
        ("play", 400),
        ("scene", 100),
    ],
)
def test_nothing_is_kept(key: str, name: str, times: int) -> None:
    """Deals, copies, lists, observations, redeals, whole games and scenes are given back."""
    game = games()[key]
    state = in_the_middle(game)
    rng = Chance(2)
    sheet = game.sheet()
    calls: dict[str, Callable[[], object]] = {
        "deal": lambda: game.deal(game.fewest, seed=3),
        "clone": state.clone,
        "legal": state.legal,
        "observe": lambda: state.observe(0),
        "observe_into": lambda: looked_at(state, sheet),
        "sheet": game.sheet,
        "redeal": lambda: state.clone().redeal(0, rng),
        "play": lambda: play_random(game.deal(game.fewest, seed=4), rng, 200),
        "scene": lambda: scene.encode(scene.scene(game, state, 0)),
    }
    assert growth(calls[name], times) < NOISE
