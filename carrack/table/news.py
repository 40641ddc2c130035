"""What the host tells everybody, and whether new tables are taken: shown on every page that is open."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from carrack.table.channel import Listener, event
from carrack.table.refused import Refused
from carrack.table.wire import News


class NewsBoard:
    """The announcement that stands now, and those who listen for the next one."""

    def __init__(
        self,
        text: str = "",
        draining: bool = False,
        titles: frozenset[str] | None = None,
        levels: Sequence[str] | None = None,
    ) -> None:
        """`titles`: those of which new tables are set up, `levels`: the bots that people may choose; None for all."""
        self.now = News(text, draining)
        self.titles = titles
        self.levels = None if levels is None else tuple(levels)
        self.listeners: set[Listener] = set()
        self.on_change: Callable[[bytes], None] = lambda data: None
        """Tells those who look at tables."""

    def change(self, text: str | None = None, draining: bool | None = None) -> None:
        """Something else is told from now on."""
        now = self.now
        self.now = News(now.text if text is None else text, now.draining if draining is None else draining)
        for listener in self.listeners:
            listener.put(self.as_event())
        self.on_change(self.as_event())

    def as_event(self) -> bytes:
        """What stands now, as an event of a stream."""
        return event("news", msgspec.json.encode(self.now))

    def first(self) -> bytes:
        """What a stream begins with: nothing, if there is nothing to tell."""
        return self.as_event() if self.now != News() else b""

    def check_new_table(self, title: str) -> None:
        """Refuse a table that the house does not take now."""
        if self.now.draining:
            detail = "The server is about to be restarted and takes no new tables; those that are played go on."
            raise Refused("draining", detail, 503)
        if self.titles is not None and title not in self.titles:
            raise Refused("not-offered", "No new tables of this title are set up on this server.", 409)

    def check_bot(self, bot: str) -> None:
        """Refuse a bot that the house does not offer."""
        if self.levels is not None and bot not in self.levels:
            detail = f"The host of this server does not offer this bot; choose one of: {', '.join(self.levels)}."
            raise Refused("bot-not-offered", detail, 409)

    def close(self) -> None:
        """End every stream."""
        for listener in self.listeners:
            listener.close()
