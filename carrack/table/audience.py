"""Those who look at a table: a channel for each person and seat, kept for a minute after the last stream is closed.

Cookies are free, so somebody who only watches may cost the others nothing once they are gone: only some of those
channels are kept, and no more people may watch than a table can tell.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

from carrack.table.channel import Channel, Listener
from carrack.table.refused import Refused

KEPT_SECONDS = 60.0
"""Who comes back within this time gets just what was missed."""
KEPT_WATCHERS = 50
"""Of those who had no seat and have gone, the last ones are kept."""
MOST_WATCHERS = 500
"""The most streams of people without a seat at one table."""


def check_watchers(watching: int) -> None:
    """Refuse one more than a table can tell."""
    if watching >= MOST_WATCHERS:
        raise Refused("watchers-full", f"{MOST_WATCHERS} people watch this table already; try again later.", 429)


class Audience:
    """The channels of one table, by the seat that they look through."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._by_seat: dict[int, dict[str, Channel]] = {}
        self._watchers: dict[str, Channel] = {}
        self._gone: dict[str, None] = {}
        self._watching = 0

    def join(self, guest: str, viewer: int | None, version: int) -> tuple[Channel, Listener]:
        """Open a stream."""
        if viewer is None:
            check_watchers(self._watching)
        self.tidy()
        channels = self._watchers if viewer is None else self._by_seat.setdefault(viewer, {})
        channel = channels.get(guest)
        if channel is None:
            channel = channels[guest] = Channel(viewer, guest, version)
        listener = Listener()
        channel.listeners.add(listener)
        if viewer is None:
            self._watching += 1
            self._gone.pop(guest, None)
        return channel, listener

    def leave(self, guest: str, viewer: int | None, listener: Listener) -> None:
        """A stream was closed; one that was ended from this side is forgotten already."""
        channel = (self._watchers if viewer is None else self._by_seat.get(viewer, {})).get(guest)
        if channel is None or listener not in channel.listeners:
            return
        channel.listeners.discard(listener)
        if not channel.listeners:
            channel.left = self._clock()
        if viewer is None:
            self._watching -= 1
            if not channel.listeners:
                self._gone[guest] = None
        self.tidy()

    def tidy(self) -> None:
        """Forget those who have gone: seats after a minute, watchers also when they are many."""
        before = self._clock() - KEPT_SECONDS
        while self._gone:
            longest = next(iter(self._gone))
            if len(self._gone) <= KEPT_WATCHERS and self._watchers[longest].left >= before:
                break
            del self._gone[longest], self._watchers[longest]
        for seat, channels in list(self._by_seat.items()):
            for guest, channel in list(channels.items()):
                if not channel.listeners and channel.left < before:
                    del channels[guest]
            if not channels:
                del self._by_seat[seat]

    def dismiss(self, keeps: Callable[[int, str], bool]) -> None:
        """End the streams through seats that their owners have lost."""
        for seat, channels in list(self._by_seat.items()):
            for guest, channel in list(channels.items()):
                if not keeps(seat, guest):
                    channel.close()
                    del channels[guest]
            if not channels:
                del self._by_seat[seat]

    def close(self) -> None:
        """End all streams."""
        for channel in self:
            channel.close()
        self._by_seat.clear()
        self._watchers.clear()
        self._gone.clear()
        self._watching = 0

    @property
    def seats(self) -> set[int]:
        """The seats through which somebody looks now."""
        return {seat for seat, channels in self._by_seat.items() if any(each.listeners for each in channels.values())}

    @property
    def watchers(self) -> int:
        """How many people look on without a seat, in however many windows."""
        return len(self._watchers) - len(self._gone)

    def tell_seats(self, said: bytes) -> None:
        """Tell those who look through a seat something that is true only now."""
        for channels in self._by_seat.values():
            for channel in channels.values():
                channel.tell(said)

    @property
    def anybody(self) -> bool:
        """Whether any stream is open."""
        return self._watching > 0 or bool(self.seats)

    @property
    def viewers(self) -> set[int | None]:
        """The seats that have a channel; None if anybody has one without a seat."""
        return {*self._by_seat, None} if self._watchers else {*self._by_seat}

    def views(self) -> list[tuple[int | None, list[Channel]]]:
        """Each seat with its channels, and those who have none."""
        found: list[tuple[int | None, list[Channel]]] = [(s, list(each.values())) for s, each in self._by_seat.items()]
        return [*found, (None, list(self._watchers.values()))] if self._watchers else found

    def __iter__(self) -> Iterator[Channel]:
        for channels in [*self._by_seat.values(), self._watchers]:
            yield from channels.values()

    def __len__(self) -> int:
        """How many channels there are."""
        return sum(map(len, self._by_seat.values())) + len(self._watchers)
