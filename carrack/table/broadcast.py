"""Everybody who looks at a table, and what each is told."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING
from weakref import proxy

import msgspec

from carrack.core.scene import Scene
from carrack.table import seating, ticking, views
from carrack.table.audience import Audience
from carrack.table.channel import Channel, Listener, event
from carrack.table.events import (
    WHAT,
    Acted,
    Answered,
    Asked,
    Cancelled,
    Event,
    Hinted,
    Redone,
    Seated,
    Switched,
    Vacated,
    WentBack,
)
from carrack.table.wire import ClockView, Hello, Here, Patch, TableView, Takeback, Update

if TYPE_CHECKING:
    from carrack.table.table import Table


_OF_PLAY = (Acted, WentBack, Redone, Asked, Answered, Switched)
"""What changes nothing about who sits at the table; whether all see another table is found by looking at it."""
_COUNTING = 2.0
"""Seconds after which those who play may be told again how many watch; what was left out comes with the next event."""
_STRANGER = ""
"""Everybody who neither sits here nor has set up the table sees it as nobody does."""


class Broadcast:
    """The streams of one table. A scene is made once for each seat that somebody looks through."""

    def __init__(self, table: Table) -> None:
        self._table: Table = proxy(table)
        self._audience = Audience()
        self._scenes: dict[int | None, Scene] = {}
        self._last_here: dict[int, float] = {}
        self._since = time.monotonic()
        self._told_here = Here(())
        self._counted = -_COUNTING
        self._told_table: TableView | None = None

    def join(self, guest: str, viewer: int | None, since: int | None) -> tuple[Listener, list[bytes]]:
        """Open a stream, and what it begins with: the events since a version, or everything."""
        table = self._table
        channel, listener = self._audience.join(guest, viewer, table.version)
        self._forget_scenes()
        if self._told_table is None:
            self._told_table = self._table_for_all()
        if viewer not in self._scenes:
            self._scenes[viewer] = self.scene(viewer)
        missed = None if since is None or since > table.version else channel.since(since)
        self.tell_if_changed()
        return listener, [self._hello(channel)] if missed is None else missed

    def leave(self, guest: str, viewer: int | None, listener: Listener) -> None:
        """A stream was closed."""
        self._audience.leave(guest, viewer, listener)
        self._forget_scenes()
        if viewer is not None:
            self._last_here[viewer] = time.monotonic()
        self.tell_if_changed()

    def tidy(self) -> None:
        """Forget those who have been gone for long."""
        self._audience.tidy()
        self._forget_scenes()

    def restart(self) -> None:
        """Close every stream; who comes back gets everything anew."""
        self._audience.close()
        self._scenes.clear()
        self._told_table = None

    @property
    def here(self) -> set[int]:
        """The seats through which somebody looks, and those of bots of the network that are there."""
        return self._audience.seats | self._table.stand_ins.here()

    def away_for(self, seat: int) -> float:
        """For how many seconds nobody has looked through a seat."""
        return 0.0 if seat in self.here else time.monotonic() - self._last_here.get(seat, self._since)

    @property
    def anybody(self) -> bool:
        """Whether any stream is open."""
        return self._audience.anybody

    def here_event(self) -> bytes:
        """Who is looking; sent now and then, so that a silent line is noticed."""
        return event("here", msgspec.json.encode(self._looking()))

    def _looking(self) -> Here:
        return Here(tuple(sorted(self.here)), self._table.stand_ins.are_hurried(), self._audience.watchers)

    def tell_here(self) -> None:
        """Tell everybody who is looking."""
        self._told_here = self._looking()
        self.tell_all(self.here_event())

    def tell_if_changed(self) -> None:
        """Of who only watches those who play are told, and not of each: a crowd may come and go."""
        now, told = self._looking(), self._told_here
        if msgspec.structs.replace(now, watching=told.watching) != told:
            self.tell_here()
        elif now != told and time.monotonic() - self._counted > _COUNTING:
            self._told_here, self._counted = now, time.monotonic()
            self._audience.tell_seats(self.here_event())

    def tell_all(self, said: bytes) -> None:
        """Tell everybody something that has nothing to do with the table."""
        for channel in self._audience:
            channel.tell(said)

    def tell_some(self, name: str, data: bytes, may: Callable[[str], bool]) -> None:
        """Tell the guests who may know it something that has no version, at whichever seats they look."""
        said = event(name, data)
        for channel in self._audience:
            if may(channel.guest):
                channel.tell(said)

    def tell(self, happened: Event, lines: list[views.LogLine], windows: bool) -> None:
        """Tell everybody what has happened, each as they may know it.

        `windows`: the windows that the acting seat has met are not the same as before; its owner alone is told.
        """
        table = self._table
        told, self._told_table = self._told_table, self._table_for_all()
        whole = not isinstance(happened, _OF_PLAY) or told != self._told_table
        if isinstance(happened, Seated | Vacated):
            self._dismiss()
        by = None if isinstance(happened, Seated | Cancelled) else happened.seat
        owner = table.seats[by].guest if windows and by is not None else None
        known = self._known_here()
        for viewer, channels in self._audience.views():
            update = Update(
                v=table.version,
                what=WHAT[type(happened)],
                seat=None if isinstance(happened, Switched) and viewer != by else by,
                patch=None if isinstance(happened, Switched | Hinted) else self._patch(viewer),
                lines=tuple(line.seen_by(-1 if viewer is None else viewer) for line in lines),
                drop=happened.to if isinstance(happened, WentBack) else None,
                takeback=self._takeback(viewer),
                auto=isinstance(happened, Acted) and happened.auto and viewer == by,
                clock=self._clock(),
            )
            made: dict[str | None, bytes] = {}
            for channel in channels:
                mine = whole or (owner is not None and channel.guest == owner)
                own = channel.guest in known or table.has_freed(channel.guest)
                whom = (channel.guest if own else _STRANGER) if mine else None
                if whom not in made:
                    made[whom] = self._encoded(update) if whom is None else self._with_table(update, whom)
                channel.put(table.version, made[whom])

    def scene(self, viewer: int | None) -> Scene:
        """The scene of a viewer; nothing can be chosen before everybody is there."""
        table = self._table
        places = table.places_given_up()
        made = views.scene_for(table.game, table.state, viewer, table.session.at, table.closed_scores, places)
        if table.status in ("gathering", "cancelled"):
            return msgspec.structs.replace(made, choices={}, pick=None, shapes=(), ways=())
        return made

    def _patch(self, viewer: int | None) -> Patch:
        old, new = self._scenes[viewer], self.scene(viewer)
        self._scenes[viewer] = new
        return views.patch(old, new)

    def _dismiss(self) -> None:
        """Who has lost a seat looks through it no longer."""
        seats = self._table.seats
        self._audience.dismiss(lambda seat, guest: seat in seating.seats_of(seats, guest))
        self._forget_scenes()

    def _forget_scenes(self) -> None:
        """What nobody is told of any more would be old when somebody comes."""
        for viewer in self._scenes.keys() - self._audience.viewers:
            del self._scenes[viewer]

    def _table_for_all(self) -> TableView:
        """The table as strangers see it, but for who is looking, which has an event of its own."""
        view = self._table.view(_STRANGER)
        return msgspec.structs.replace(view, seats=tuple(msgspec.structs.replace(s, here=False) for s in view.seats))

    def _known_here(self) -> set[str]:
        """Those who see the table otherwise than all strangers do."""
        table = self._table
        return {guest for guest in (table.row.host, *(row.guest for row in table.seats)) if guest}

    def _hello(self, channel: Channel) -> bytes:
        table, viewer = self._table, channel.viewer
        hello = Hello(
            v=table.version,
            table=table.view(channel.guest),
            board=views.board_of(table.row.title, table.row.options, table.row.seats)[1],
            scene=self._scenes[viewer],
            log=views.log_for(table.log, -1 if viewer is None else viewer),
            takeback=self._takeback(viewer),
            clock=self._clock(),
            seen=0 if viewer is None else table.seats[viewer].seen,
        )
        return event("hello", msgspec.json.encode(hello), table.version)

    def _clock(self) -> ClockView | None:
        clock = self._table.clock
        return clock.view(ticking.now()) if clock else None

    def _with_table(self, update: Update, guest: str) -> bytes:
        return self._encoded(msgspec.structs.replace(update, table=self._table.view(guest)))

    def _encoded(self, update: Update) -> bytes:
        return event("update", msgspec.json.encode(update), update.v)

    def _takeback(self, viewer: int | None) -> Takeback:
        table = self._table
        if viewer is None or table.status != "playing":
            return Takeback(proposal=table.session.proposal)
        return table.takebacks.offered(viewer, table.seats[viewer].guest or "")
