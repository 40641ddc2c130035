"""Those who look at a table that is only shown: each is told everything, and again when something has changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING
from weakref import proxy

import msgspec

from carrack.table import views
from carrack.table.audience import check_watchers
from carrack.table.channel import Listener, event
from carrack.table.wire import Hello, Here, Takeback

if TYPE_CHECKING:
    from carrack.table.kept import KeptTable


class KeptStreams:
    """The open streams, each with its guest and viewer."""

    def __init__(self, table: KeptTable) -> None:
        self._table: KeptTable = proxy(table)
        self._open: dict[Listener, tuple[str, int | None]] = {}
        self._told_here = b""

    def tidy(self) -> None:
        """Nobody who has gone is kept here."""

    def join(self, guest: str, viewer: int | None) -> tuple[Listener, list[bytes]]:
        """Open a stream, and what it begins with."""
        if viewer is None:
            check_watchers(sum(seat is None for _, seat in self._open.values()))
        listener = Listener()
        self._open[listener] = guest, viewer
        self._tell_if_changed()
        return listener, [self._hello(guest, viewer)]

    def leave(self, listener: Listener) -> None:
        """A stream was closed."""
        self._open.pop(listener, None)
        self._tell_if_changed()

    @property
    def here(self) -> set[int]:
        """The seats through which somebody looks."""
        return {viewer for _, viewer in self._open.values() if viewer is not None}

    @property
    def anybody(self) -> bool:
        """Whether any stream is open."""
        return bool(self._open)

    def here_event(self) -> bytes:
        """Who is looking; sent now and then, so that a silent line is noticed."""
        return event("here", msgspec.json.encode(Here(tuple(sorted(self.here)))))

    def tell_here(self) -> None:
        """Tell everybody who is looking."""
        self._told_here = self.here_event()
        self.tell_all(self._told_here)

    def tell_all(self, said: bytes) -> None:
        """Tell everybody something that has nothing to do with the table."""
        for listener in self._open:
            listener.put(said)

    def tell_some(self, name: str, data: bytes, may: Callable[[str], bool]) -> None:
        """Tell the guests who may know it something that has no version."""
        for listener, (guest, _) in self._open.items():
            if may(guest):
                listener.put(event(name, data))

    def tell_anew(self) -> None:
        """Tell everybody everything; who has lost a seat is sent away."""
        for listener, (guest, viewer) in list(self._open.items()):
            if viewer is not None and self._table.seats[viewer].guest != guest:
                listener.close()
                del self._open[listener]
            else:
                listener.put(self._hello(guest, viewer))

    def restart(self) -> None:
        """Close every stream."""
        for listener in self._open:
            listener.close()
        self._open.clear()

    def _tell_if_changed(self) -> None:
        """Somebody who only watches changes nothing."""
        if self.here_event() != self._told_here:
            self.tell_here()

    def _hello(self, guest: str, viewer: int | None) -> bytes:
        table = self._table
        hello = Hello(
            v=table.version,
            table=table.view(guest),
            board=table.board()[1],
            scene=table.scene(viewer),
            log=views.log_for(table.log, -1 if viewer is None else viewer),
            takeback=Takeback(),
            seen=0 if viewer is None else table.seats[viewer].seen,
        )
        return event("hello", msgspec.json.encode(hello), table.version)
