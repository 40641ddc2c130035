"""Windows: reactions and any-time abilities, at which a seat may leave it to the table to decline."""

from __future__ import annotations

import random
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentResource

from carrack.core.contract import DECLINE, Game, State
from carrack.core.scene import Sketch

PAUSE = (1.0, 2.5)
"""Seconds in which a person might have declined."""
_NAMED = "window-"


def windows_of(game: Game) -> tuple[str, ...]:
    """The windows of a title: those that its texts name."""
    return _named_by(game.package)


@cache
def _named_by(package: str) -> tuple[str, ...]:
    text = files(package).joinpath("en.ftl").read_text(encoding="utf-8")
    names = [message.id.name for message in FluentResource(text).body if hasattr(message, "id")]
    return tuple(name.removeprefix(_NAMED) for name in names if name.startswith(_NAMED))


def window_of(state: State, seat: int) -> str:
    """The window that a seat is asked at; "" if it is at none, or if its question is about other things too.

    At a window, declining belongs to it, and so does everything else that may be chosen.
    """
    if state.refusal_for(seat, DECLINE):
        return ""
    sketch: Sketch = state.game.part("scene").sketch(state.game, state, seat)
    window = sketch.windows.get(DECLINE, "")
    others = {sketch.windows.get(action, window) for action in state.legal_for(seat)}
    return window if others == {window} else ""


def answer_of_the_table(state: State, seat: int, left: frozenset[str]) -> int | None:
    """The table's answer for a seat: its single choice, or declining at a window that is left to it; else None."""
    legal = state.legal_for(seat)
    if len(legal) == 1:
        return int(legal[0])
    return DECLINE if left and window_of(state, seat) in left else None


def pause(state: State, seat: int) -> float:
    """How long the table waits before it declines, so that others cannot tell whether the seat had a choice."""
    return random.SystemRandom().uniform(*PAUSE) if state.secret(seat) else 0.0
