"""What a client makes of the answers about the past."""

from __future__ import annotations

from typing import Literal

import msgspec

from carrack.core import scene
from carrack.table.wire import Replay, ReplayStep, TableView
from tests.table.reader import LEFT_OUT, Scene, patched


class Sent(msgspec.Struct, frozen=True):
    """A Replay, with the scene as plain data."""

    table: TableView
    board: str
    total: int
    scene: Scene
    steps: tuple[ReplayStep, ...] = ()
    seat: int | Literal["all"] | None = None


def read(sent: Replay | bytes) -> Sent:
    """The answer as it arrives."""
    return msgspec.json.decode(sent if isinstance(sent, bytes) else msgspec.json.encode(sent), type=Sent)


def scenes(sent: Replay) -> list[Scene]:
    """The scenes that a client makes of the answer."""
    arrived = read(sent)
    found = [whole(arrived.scene)]
    for step in arrived.steps:
        found.append(patched(found[-1], step.patch))
    return found


def whole(said: Scene | scene.Scene) -> Scene:
    """A scene as plain data, with what was left out."""
    plain: Scene = msgspec.json.decode(msgspec.json.encode(said))
    return LEFT_OUT | plain
