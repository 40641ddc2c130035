"""What a client keeps of a table while events come in: version, scene, log and what may be taken back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

import msgspec

from carrack.core import scene
from carrack.table.wire import ClockView, Here, Line, Patch, TableView, Takeback, Update

Scene = dict[str, Any]


def _left_out() -> Scene:
    optional = [field for field in msgspec.structs.fields(scene.Scene) if not field.required]
    plain = {
        field.encode_name: field.default_factory() if field.default is msgspec.NODEFAULT else field.default
        for field in optional
    }
    return dict(msgspec.json.decode(msgspec.json.encode(plain)))


LEFT_OUT = _left_out()
"""What a scene does not say is this."""


class Event(NamedTuple):
    """One server-sent event."""

    name: str
    id: int | None
    data: str

    def update(self) -> Update:
        """What an update says."""
        return msgspec.json.decode(self.data, type=Update)


class Seen(msgspec.Struct, frozen=True):
    """A Hello, with the scene as plain data."""

    v: int
    table: TableView
    board: str
    scene: Scene
    log: tuple[Line, ...]
    takeback: Takeback
    clock: ClockView | None = None


class Reader:
    """Takes events as the page does. Before the hello there is nothing to see."""

    def __init__(self, seen: Seen | None = None) -> None:
        self._seen = seen
        self.here: tuple[int, ...] = ()

    @property
    def begun(self) -> bool:
        """Whether the hello has come."""
        return self._seen is not None

    @property
    def seen(self) -> Seen:
        """How the table stands, as far as one has been told."""
        assert self._seen is not None, "no hello yet"
        return self._seen

    @property
    def scene(self) -> Scene:
        """The scene now."""
        return self.seen.scene

    @property
    def v(self) -> int:
        """The version now."""
        return self.seen.v

    def take(self, event: Event) -> None:
        """Keep what an event says."""
        if event.name == "hello":
            said = msgspec.json.decode(event.data, type=Seen)
            self._seen = msgspec.structs.replace(said, scene=LEFT_OUT | said.scene)
        elif event.name == "update" and self._seen is not None:
            self._seen = updated(self._seen, event.update())
        elif event.name == "here":
            self.here = msgspec.json.decode(event.data, type=Here).here


def updated(seen: Seen, update: Update) -> Seen:
    """What a client has after an update."""
    standing = seen.log if update.drop is None else tuple(line for line in seen.log if line.at < update.drop)
    return Seen(
        v=update.v,
        table=update.table or seen.table,
        board=seen.board,
        scene=seen.scene if update.patch is None else patched(seen.scene, update.patch),
        log=standing + update.lines,
        takeback=update.takeback,
        clock=update.clock,
    )


def patched(old: Scene, patch: Patch) -> Scene:
    """The scene that a patch makes of another."""
    pieces = {key: piece for key, piece in old["pieces"].items() if key not in patch.gone}
    return old | patch.scene | {"pieces": pieces | patch.pieces}


def events(lines: Iterable[str]) -> Iterator[Event]:
    """The events in these lines."""
    fields: dict[str, str] = {}
    for line in lines:
        if line:
            name, _, value = line.partition(": ")
            fields[name] = value
            continue
        if "data" in fields:
            yield Event(fields["event"], int(fields["id"]) if "id" in fields else None, fields["data"])
        fields = {}
