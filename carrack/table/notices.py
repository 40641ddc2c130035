"""Telling people that it is their turn while they are not looking: one message about all their tables.

A moment passes first, for most people are back by then; and after a message there is none for a while, unless they
have looked at a table since.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass, field

from carrack.core import texts
from carrack.core.registry import find
from carrack.table.refused import Refused
from carrack.table.store.rows import Hook
from carrack.table.store.store import Store

_log = logging.getLogger("carrack.notices")
QUIET = 45.0
"""Seconds for which somebody must be awaited."""
GAP = 900.0
"""Seconds between two messages to somebody who does not come."""

Send = Callable[[str, str, str], Awaitable[None]]


@dataclass
class _Person:
    due: dict[str, tuple[str, float]] = field(default_factory=dict)
    told: set[str] = field(default_factory=set)
    last: float = -GAP


class Notices:
    """Who is awaited where, since when, and who was told."""

    def __init__(self, store: Store, send: Send, clock: Callable[[], float] = time.monotonic) -> None:
        self._store = store
        self._send = send
        self._clock = clock
        self._people: dict[str, _Person] = {}

    def asked(self, table: str, title: str, awaited: Collection[str], others: Collection[str]) -> None:
        """At this table these people are awaited and do not look; all others are not awaited any more."""
        for guest in awaited:
            self._people.setdefault(guest, _Person()).due.setdefault(table, (title, self._clock()))
        for guest in others:
            if person := self._people.get(guest):
                person.due.pop(table, None)
                person.told.discard(table)

    def looked(self, guest: str, table: str) -> None:
        """Somebody looks at a table: the next message need not wait."""
        if person := self._people.get(guest):
            person.due.pop(table, None)
            person.told.discard(table)
            person.last = -GAP

    async def keep(self, every: float = 5.0) -> None:
        """Send what is due, now and then, for ever."""
        while True:
            await asyncio.sleep(every)
            await self.send_due()

    async def send_due(self) -> None:
        """One message for everybody who has been awaited long enough; nobody's webhook holds up those of others."""
        now, messages = self._clock(), []
        for guest, person in list(self._people.items()):
            due = {table: title for table, (title, since) in person.due.items() if since + QUIET <= now}
            if set(due) - person.told and person.last + GAP <= now:
                person.last, person.told = now, person.told | set(due)
                messages.append(self._tell(guest, due))
            elif not person.due:
                del self._people[guest]
        await asyncio.gather(*messages)

    async def _tell(self, guest: str, due: dict[str, str]) -> None:
        try:
            hook = (await asyncio.to_thread(self._store.profile, guest)).hook
            if hook is None:
                return
            await self._send(hook.url, said(hook, list(due.values())), _link(hook, list(due)))
        except Refused as error:
            _log.warning("a notice could not be sent: %s", error.detail)
        except Exception:
            _log.exception("a notice could not be sent")


def said(hook: Hook, titles: list[str]) -> str:
    """One sentence about one table, or about all of them."""
    language = hook.language if hook.language in texts.LANGUAGES else texts.LANGUAGES[0]
    names = [texts.say(texts.of_title(find(title), language), "title") for title in titles]
    words = texts.bundle(language, "carrack.core.words")
    return texts.say(words, "notice-turn", {"n": len(names), "titles": ", ".join(sorted(set(names)))})


def _link(hook: Hook, tables: list[str]) -> str:
    return f"{hook.page}/t/{tables[0]}" if len(tables) == 1 else f"{hook.page}/"
