"""Telling people that it is their turn while they are not looking, or that somebody asks them to go back: one message
about all their tables.

A moment passes first, for most people are back by then; and after a message there is none for a while, unless they
have looked at a table since. What does not arrive is tried again, for as long as they are awaited. The store knows who
is awaited and who was told, so a restart loses nothing.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Collection, Sequence
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass, field
from typing import NamedTuple

from carrack.core import texts
from carrack.core.registry import find
from carrack.table.refused import Refused
from carrack.table.store.errors import StoreError
from carrack.table.store.rows import ChannelRow
from carrack.table.store.store import Store

_log = logging.getLogger("carrack.notices")
QUIET = 45.0
"""Seconds for which somebody must be awaited."""
GAP = 900.0
"""Seconds between two messages to somebody who does not come."""
PAUSES = (30.0, 120.0, 600.0)
"""Seconds after which a message that did not arrive is tried again."""
MOST_FAILED = 5
"""After so many messages that did not arrive, one after another, a channel is left alone."""


class Notice(NamedTuple):
    """What somebody is told: a sentence, and the address to open."""

    text: str
    link: str


class NobodyThere(Exception):
    """Nobody listens there any more, and nobody will."""


Send = Callable[[ChannelRow, Notice], Awaitable[None]]
"""Raises Refused if the message does not arrive."""


class Matter(NamedTuple):
    """Why somebody is awaited at a table: it is their turn, or they are asked a `question` and are told of it once."""

    table: str
    question: str = ""


class _Owed(NamedTuple):
    """A message that did not arrive: how often it was tried, and when the next time is."""

    tries: int
    at: float


@dataclass
class _Person:
    due: dict[Matter, tuple[str, float]] = field(default_factory=dict)
    told: set[Matter] = field(default_factory=set)
    kept: set[Matter] = field(default_factory=set)
    """Of those told, what the store knows."""
    owed: dict[str, _Owed] = field(default_factory=dict)
    """By channel."""
    last: float = -GAP


class Notices:
    """Who is awaited where, since when, and who was told."""

    def __init__(self, store: Store, send: Send, clock: Callable[[], float] = time.monotonic) -> None:
        self._store = store
        self._send = send
        self._clock = clock
        self._people: dict[str, _Person] = {}
        self._rounds: set[asyncio.Task[None]] = set()

    def asked(self, table: str, title: str, awaited: Collection[str], others: Collection[str]) -> None:
        """At this table these people are awaited and do not look; all others are not awaited any more."""
        for guest in awaited:
            self._people.setdefault(guest, _Person()).due.setdefault(Matter(table), (title, self._clock()))
        for guest in others:
            if person := self._people.get(guest):
                self._settle(guest, person, Matter(table))

    def questioned(
        self, table: str, title: str, question: str, awaited: Collection[str], others: Collection[str]
    ) -> None:
        """These people are asked a question there and do not look; other questions there are gone, or there is none."""
        matter = Matter(table, question)
        for guest in (*awaited, *others):
            if person := self._people.get(guest):
                asked_before = {each for each in (*person.due, *person.told) if each.table == table and each.question}
                for each in asked_before - {matter}:
                    self._settle(guest, person, each)
                if question and guest in others:
                    person.due.pop(matter, None)
        for guest in awaited:
            person = self._people.setdefault(guest, _Person())
            if matter not in person.told:
                person.due.setdefault(matter, (title, self._clock()))

    def looked(self, guest: str, table: str) -> None:
        """Somebody looks at a table: the next message need not wait. What they are asked there they have seen."""
        if person := self._people.get(guest):
            self._settle(guest, person, Matter(table))
            for matter in [each for each in person.due if each.table == table]:
                del person.due[matter]
                person.told.add(matter)
            person.last = -GAP

    async def keep(self, every: float = 5.0) -> None:
        """Send what is due, now and then, for ever; no round waits for an earlier one."""
        await self.recall()
        while True:
            await asyncio.sleep(every)
            sending = asyncio.create_task(self._round())
            self._rounds.add(sending)
            sending.add_done_callback(self._rounds.discard)

    async def _round(self) -> None:
        try:
            await self.send_due()
        except Exception:
            _log.exception("notices could not be sent")

    async def recall(self) -> None:
        """After a restart: who is awaited by what the store says, and who was told."""
        try:
            found = await asyncio.to_thread(lambda: [*self._store.awaited(), *self._store.questioned()])
        except StoreError as error:
            _log.warning("who is awaited could not be read: %s", error)
            return
        now, today = self._clock(), time.time()
        for guest, table, title, sent, question in found:
            person, matter = self._people.setdefault(guest, _Person()), Matter(table, question)
            person.due.setdefault(matter, (title, now))
            if sent is not None:
                person.told.add(matter)
                person.kept.add(matter)
                person.last = max(person.last, now - max(0.0, today - sent))

    async def send_due(self) -> None:
        """One message for everybody who has been awaited long enough; nobody's channel holds up those of others."""
        now, messages = self._clock(), []
        for guest, person in list(self._people.items()):
            due = {matter for matter, (_, since) in person.due.items() if since + QUIET <= now}
            if due - person.told and person.last + GAP <= now:
                person.last, person.told, person.owed = now, person.told | due, {}
                messages.append(self._tell(guest, person))
            elif again := {channel: owed.tries for channel, owed in person.owed.items() if owed.at <= now}:
                for channel in again:
                    del person.owed[channel]
                messages.append(self._tell(guest, person, again))
            elif not person.due and not person.told:
                del self._people[guest]
        await asyncio.gather(*messages)

    async def _tell(self, guest: str, person: _Person, again: dict[str, int] | None = None) -> None:
        """By every channel, or only by those where it did not arrive before."""
        try:
            channels = await asyncio.to_thread(self._store.channels_of, guest)
        except StoreError as error:
            _log.warning("a notice could not be sent: %s", error)
            person.told &= person.kept
            person.last = self._clock() - GAP + PAUSES[0]
            return
        wanted = [channel for channel in channels if channel.failed < MOST_FAILED]
        if again is not None:
            wanted = [channel for channel in wanted if channel.id in again]
        tries = again or {}
        await asyncio.gather(*(self._deliver(person, channel, tries.get(channel.id, 0)) for channel in wanted))

    async def _deliver(self, person: _Person, channel: ChannelRow, tries: int) -> None:
        titles = {matter: title for matter, (title, _) in person.due.items() if matter in person.told}
        if not titles:
            return  # their turn has passed
        try:
            await self._send(channel, notice_of(channel, titles))
        except NobodyThere:
            await _written(self._store.remove_channel, channel.id)
            return
        except Refused as error:
            _log.warning("a notice could not be sent (%s): %s", channel.kind, error.detail)
        except Exception:
            _log.exception("a notice could not be sent (%s)", channel.kind)
        else:
            await self._arrived(person, channel, titles)
            return
        if tries < len(PAUSES):
            person.owed[channel.id] = _Owed(tries + 1, self._clock() + PAUSES[tries])
        else:
            await _written(self._store.mark_channel, channel.id, False)

    async def _arrived(self, person: _Person, channel: ChannelRow, matters: Collection[Matter]) -> None:
        if channel.failed:
            await _written(self._store.mark_channel, channel.id, True)
        if still := [matter for matter in matters if matter in person.told and matter not in person.kept]:
            person.kept |= set(still)
            tables = list(dict.fromkeys(matter.table for matter in still))
            await _written(self._store.keep_notice, channel.guest, tables, time.time())

    def _settle(self, guest: str, person: _Person, matter: Matter) -> None:
        person.due.pop(matter, None)
        person.told.discard(matter)
        if matter in person.kept:
            person.kept.discard(matter)
            if all(each.table != matter.table for each in person.kept):
                with suppress(StoreError):
                    self._store.drop_notice(guest, matter.table)


async def _written(write: Callable[..., Future[None]], *what: object) -> None:
    """A store that is closed, or does not answer, costs a message too many at worst."""
    with suppress(StoreError):
        await asyncio.shield(asyncio.wrap_future(write(*what)))


def notice_of(channel: ChannelRow, titles: dict[Matter, str]) -> Notice:
    """What somebody is told about these tables, by this channel."""
    tables = {matter.table for matter in titles}
    link = f"{channel.page}/t/{next(iter(tables))}" if len(tables) == 1 else f"{channel.page}/"
    turns = [title for matter, title in titles.items() if not matter.question]
    questions = [title for matter, title in titles.items() if matter.question]
    return Notice(said(channel.language, turns, questions), link)


def said(language: str, turns: list[str], questions: Sequence[str] = ()) -> str:
    """A sentence about the tables where it is one's turn, and one about those where one is asked to go back.

    About no table: that notices will come.
    """
    language = language if language in texts.LANGUAGES else texts.LANGUAGES[0]
    words = texts.bundle(language, "carrack.core.words")

    def about(what: str, titles: Sequence[str]) -> str:
        names = {texts.say(texts.of_title(find(title), language), "title") for title in titles}
        return texts.say(words, what, {"n": len(titles), "titles": ", ".join(sorted(names))})

    asked = [about("notice-question", questions)] if questions else []
    return ". ".join([about("notice-turn", turns)] * bool(turns or not asked) + asked)
