"""No position that people look at is kept: cells that reach compiled code from outside are never freed (mypyc 2.4).

A position has one vec of cells for all its life, so what would be kept shows only when each look is at another copy.
"""

from __future__ import annotations

import ast
import builtins
from collections.abc import Callable
from pathlib import Path

import pytest

import carrack
from carrack._modes import is_marked, modules
from carrack.bots import make
from carrack.core import plain, scene
from carrack.core.chance import Chance
from carrack.core.contract import Game, State
from carrack.core.journal import Journal
from carrack.core.preview import Previews
from carrack.core.registry import games
from carrack.core.say import refusal
from carrack.lab.loop import play_random
from tests.memory import kept

ROOT = Path(carrack.__file__).parent
AFTER = (0, 6, 25, 60)
"""Decisions."""
TIMES = 8
SOME = 6
"""So many pieces are asked about, and so many refusals are said."""
BYTES = 8
"""Of a cell."""

Look = Callable[[Game, State, int], object]


def choices(game: Game, state: State, seat: int) -> None:
    """What every choice would do."""
    previews = Previews(state, seat)
    for action in state.legal_for(seat)[:SOME]:
        previews.of(action)


def refusals(game: Game, state: State, seat: int) -> None:
    """Why something else cannot be done."""
    for action in range(0, game.actions, max(1, game.actions // SOME)):
        if reason := int(state.refusal_for(seat, action)):
            refusal(state, seat, action, reason, "en")


def aims(game: Game, state: State, seat: int) -> None:
    """What can be done with the pieces."""
    for piece in list(scene.scene(game, state, seat, choosing=False).pieces)[:SOME]:
        scene.aims(state, seat, piece)


def story(game: Game, state: State, seat: int) -> None:
    """An action, and what it tells."""
    state.journal = Journal()
    state.answer(seat, state.legal_for(seat)[0])
    state.journal = None


LOOKS: dict[str, Look] = {
    "scene": lambda game, state, seat: scene.encode(scene.scene(game, state, seat)),
    "watcher": lambda game, state, seat: scene.scene(game, state, None),
    "choices": choices,
    "refusals": refusals,
    "aims": aims,
    "story": story,
    "scores": lambda game, state, seat: (state.score(seat), state.tally(seat), state.ranking()),
    "status": lambda game, state, seat: (int(state.round), state.rounds(), state.phase, scene.question(state, seat)),
    "check": lambda game, state, seat: state.check(),
    "plain": lambda game, state, seat: plain.position(game, plain.plain(game, state)),
    "board": lambda game, state, seat: scene.board(game, game.options_of(state), int(state.seats)),
    "bot": lambda game, state, seat: make("greedy", Chance(1)).choose(state, seat),
}


@pytest.mark.once
@pytest.mark.parametrize("key", games())
@pytest.mark.parametrize("name", LOOKS)
def test_no_position_is_kept(key: str, name: str) -> None:
    """After a look at many copies of positions of a match, not even every second copy may be left."""
    game = games()[key]
    positions = []
    for count in AFTER:
        state = game.deal(game.fewest, seed=1)
        play_random(state, Chance(1), count)
        positions += [] if state.over else [state]

    def look() -> None:
        for state in positions:
            LOOKS[name](game, state.clone(), int(state.actor))

    assert kept(look, TIMES) < TIMES * len(positions) * game.layout.size * BYTES / 2


def handed_over(tree: ast.Module) -> list[int]:
    """The lines in which a function that Python does not bring along is handed the cells of a position."""
    found = []
    for scope in [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.Lambda)]:
        named = {
            target.id
            for node in ast.walk(scope)
            if isinstance(node, ast.Assign) and _is_cells(node.value)
            for target in node.targets
            if isinstance(target, ast.Name)
        }
        for call in [node for node in ast.walk(scope) if isinstance(node, ast.Call)]:
            if isinstance(call.func, ast.Name) and hasattr(builtins, call.func.id):
                continue
            given = [*call.args, *[keyword.value for keyword in call.keywords]]
            if any(_is_cells(one) or (isinstance(one, ast.Name) and one.id in named) for one in given):
                found.append(call.lineno)
    return found


def _is_cells(node: ast.expr) -> bool:
    return isinstance(node, ast.Attribute) and node.attr == "cells"


def test_no_cells_are_handed_over() -> None:
    """What is not compiled hands the State to compiled functions, or the numbers of single cells."""
    sources = [Path(source) for source, _ in modules(str(ROOT)) if not is_marked(source)]
    wrong = {
        str(source.relative_to(ROOT)): lines
        for source in sources
        if (lines := handed_over(ast.parse(source.read_text("utf-8"))))
    }
    assert not wrong


def test_handing_over_is_seen() -> None:
    """By its own name or by another, and not where Python itself reads the cells."""
    text = "def f(s):\n c = s.cells\n n = len(c)\n room(c, 1)\n lane(c[3])\n return left(s.cells, 2)\n"
    assert handed_over(ast.parse(text)) == [4, 6]
