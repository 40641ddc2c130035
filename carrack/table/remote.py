"""Bots of the network: whose program is connected, and what each is asked. No HTTP.

What leaves is a copy that was re-dealt for the seat, and nothing else of the match. A question stays open while it
can be answered, and a program that connects is sent all that are open: a cut line loses nothing. Nobody waits for ever:
for a bot that is off the line, too slow, or wrong again and again, somebody stands in.
"""

from __future__ import annotations

import asyncio
import base64
import secrets
import time
from collections.abc import Callable
from functools import cached_property

import msgspec

from carrack.core.chance import Chance
from carrack.core.contract import State
from carrack.table import explain, remote_ids
from carrack.table.channel import Listener, event
from carrack.table.refused import Refused
from carrack.table.store.rows import BotRow
from carrack.table.wire import Action, BotQuestion, Gone, Offer

PATIENCE = 30.0
"""Seconds for an answer."""
GRACE = 10.0
"""Seconds that a program may be off the line before somebody stands in."""
MISSES = 3
"""After this many answers in a row that did not come, the bot is away, and gets little time until it answers again.

Connecting again is no answer. A bot that was not there to be asked is not slow, and nobody waits for it anyway.
"""
_LITTLE = 3.0
_WRONG = 3
"""After this many illegal answers to one question somebody stands in."""
_LOOK = 0.5
"""Seconds between two looks whether a question is still asked."""


def question_of(copy: State, seat: int, name: str, seconds: float) -> BotQuestion:
    """What a bot is told of a position that was re-dealt for its seat."""
    game = copy.game
    return BotQuestion(
        id=name,
        title=game.key,
        rules=game.rules_version,
        components=game.components.fingerprint,
        options=dict(game.options_of(copy)),
        seats=int(copy.seats),
        seat=seat,
        turn=int(copy.turn),
        position=base64.b64encode(copy.to_bytes()).decode(),
        plain=game.plain(copy),
        legal=tuple(Offer(action, tuple(game.verbs.readable(action))) for action in copy.legal_for(seat)),
        seconds=seconds,
    )


class _Open:
    """A question that is open."""

    def __init__(self, state: State, seat: int, seconds: float) -> None:
        self.copy = state.clone()
        self.copy.redeal(seat, Chance(secrets.randbits(128)))
        self.seat = seat
        self.seconds = seconds
        self.id = secrets.token_hex(12)
        self.answer: asyncio.Future[int | None] = asyncio.get_running_loop().create_future()
        self.was_sent = False
        self._wrong = 0

    def sent(self) -> bytes:
        """The event, for somebody who is there to read it."""
        self.was_sent = True
        return self._event

    @cached_property
    def _event(self) -> bytes:
        return event("asked", msgspec.json.encode(question_of(self.copy, self.seat, self.id, self.seconds)))

    def take(self, said: int | Action) -> None:
        """An answer; one that is not legal is refused, and the last of those that are borne closes the question."""
        number = said if isinstance(said, int) else explain.number_of(self.copy, said)
        if number in self.copy.legal_for(self.seat):
            self.answer.set_result(number)
            return
        self._wrong += 1
        if self._wrong >= _WRONG:
            self.answer.set_result(None)
        raise self._refused(number)

    def _refused(self, number: int) -> Refused:
        tries = _WRONG - self._wrong
        more = f"Tries left: {tries}." if tries else "Somebody stands in for this decision."
        if not 0 <= number < self.copy.game.actions:
            return Refused("not-legal", f"There is no action {number}. {more}", 409)
        error = self.copy.illegal(self.seat, number, self.copy.refusal_for(self.seat, number))
        return Refused("not-legal", f"This is not legal now: {error.sentence} {more}", 409, rule=error.rule)


class _Line:
    """One bot: the streams of its program, the questions that are open, how it has answered."""

    def __init__(self) -> None:
        self.row: BotRow | None = None
        """None until its program has come or the store was asked."""
        self.dismissed = False
        self.listeners: set[Listener] = set()
        self.open: dict[str, _Open] = {}
        self.misses = 0
        """How many questions in a row it was sent and has not answered."""
        self.left = time.monotonic()
        """When its last stream ended."""

    @property
    def is_connected(self) -> bool:
        return bool(self.listeners) and not self.dismissed

    @property
    def is_slow(self) -> bool:
        return self.misses >= MISSES

    @property
    def is_done(self) -> bool:
        return self.dismissed and not self.listeners and not self.open

    def tell(self, data: bytes) -> None:
        for listener in self.listeners:
            listener.put(data)

    def close(self) -> None:
        for listener in self.listeners:
            listener.close()


def _nobody_listens(bot: str) -> None:
    pass


def _nobody_is_stored(bot_id: str) -> BotRow | None:
    return None


class Remote:
    """All bots of the network. `changed` is told of each that comes or goes; `stored` says what the store has of one.

    Who was deleted is not kept in mind: the store is asked about every bot that has not come since the server began.
    """

    def __init__(
        self,
        changed: Callable[[str], None] = _nobody_listens,
        stored: Callable[[str], BotRow | None] = _nobody_is_stored,
        patience: float = PATIENCE,
        grace: float = GRACE,
    ) -> None:
        self._changed = changed
        self._stored = stored
        self.patience = patience
        self.grace = grace
        self._lines: dict[str, _Line] = {}

    @property
    def known(self) -> int:
        """How many bots are kept in mind."""
        return len(self._lines)

    # ---- its program --------------------------------------------------------------------------------

    def connect(self, row: BotRow) -> tuple[Listener, list[bytes]]:
        """A program opens its stream: what it begins with are the questions that are open."""
        line = self._line(row.id)
        line.row = row
        listener = Listener()
        line.listeners.add(listener)
        self._changed(remote_ids.named(row.id))
        return listener, [question.sent() for question in line.open.values()]

    def hang_up(self, row: BotRow, listener: Listener) -> None:
        """The stream has ended."""
        line = self._lines[row.id]
        line.listeners.discard(listener)
        if not line.listeners:
            line.left = time.monotonic()
            self._changed(remote_ids.named(row.id))
        self._drop_done(row.id)

    def answer(self, bot_id: str, question_id: str, said: int | Action) -> None:
        """What the bot has chosen; refuses what is not legal, and what nobody waits for."""
        line = self._lines.get(bot_id)
        question = line.open.get(question_id) if line else None
        if question is None or question.answer.done():
            detail = "Nobody waits for this answer: it was given already, came too late, or the table has moved on."
            raise Refused("not-asked", detail, 409)
        question.take(said)

    def cut(self, bot_id: str) -> None:
        """End the streams of a bot whose token is good no longer."""
        if line := self._lines.get(bot_id):
            line.close()

    def dismiss(self, bot_id: str) -> None:
        """The store has no such bot any more; whatever it is asked, somebody stands in at once."""
        if line := self._lines.get(bot_id):
            line.dismissed = True
            line.close()
            self._drop_done(bot_id)

    def dismiss_all_of(self, guest: str) -> None:
        """The same for the bots of somebody who is forgotten."""
        for bot_id, line in list(self._lines.items()):
            if line.row and line.row.guest == guest:
                self.dismiss(bot_id)

    def close(self) -> None:
        """End all streams."""
        for line in self._lines.values():
            line.close()

    # ---- the table ----------------------------------------------------------------------------------

    def is_connected(self, bot: str) -> bool:
        """Whether the program of a bot is there. It may be seated then, however slow: so it can show that it is not."""
        line = self._lines.get(remote_ids.id_of(bot))
        return line is not None and line.is_connected

    def is_here(self, bot: str) -> bool:
        """Whether a bot is connected and answers."""
        return self.is_connected(bot) and not self._lines[remote_ids.id_of(bot)].is_slow

    def is_seatable(self, guest: str, bot: str) -> bool:
        """Whether somebody may give a seat to a bot: it is their own, and connected."""
        row = self._lines[remote_ids.id_of(bot)].row if self.is_connected(bot) else None
        return row is not None and row.guest == guest

    def seatable(self, guest: str, bot: str) -> BotRow:
        """The bot that somebody gives a seat to; refuses one that they may not."""
        row = self._lines[remote_ids.id_of(bot)].row if self.is_seatable(guest, bot) else None
        if row is None:
            raise Refused("bot-away", "None of your bots of this name is connected: start its program first.", 409)
        return row

    async def choose(self, state: State, seat: int, bot: str, still: Callable[[], bool]) -> int | None:
        """The bot's action; None if there is none in time, or it is `still` wanted no longer."""
        bot_id = remote_ids.id_of(bot)
        line = self._line(bot_id)
        question = _Open(state, seat, self._patience_with(line))
        line.open[question.id] = question
        if line.listeners:
            line.tell(question.sent())
        was_slow = line.is_slow
        try:
            await self._look_up(bot_id, line)
            action = await self._waited(line, question, still)
        finally:
            del line.open[question.id]
            self._drop_done(bot_id)
        if action is not None:
            line.misses = 0
        elif still() and question.was_sent:
            line.misses += 1
        if action is None:
            line.tell(event("gone", msgspec.json.encode(Gone(question.id))))
        if line.is_slow != was_slow:
            self._changed(bot)
        return action

    async def _look_up(self, bot_id: str, line: _Line) -> None:
        """It may have been deleted before it was ever on this line."""
        if line.row is None:
            line.row = await asyncio.to_thread(self._stored, bot_id)
            if line.row is None:
                self.dismiss(bot_id)

    async def _waited(self, line: _Line, question: _Open, still: Callable[[], bool]) -> int | None:
        ends = time.monotonic() + self._patience_with(line)
        while (now := time.monotonic()) < ends and still() and not line.dismissed:
            until = ends if line.listeners else min(ends, line.left + self.grace)
            if until <= now:
                return None
            await asyncio.wait({question.answer}, timeout=min(_LOOK, until - now))
            if question.answer.done():
                return question.answer.result()
        return None

    def _patience_with(self, line: _Line) -> float:
        return min(_LITTLE, self.patience) if line.is_slow else self.patience

    def _line(self, bot_id: str) -> _Line:
        return self._lines.setdefault(bot_id, _Line())

    def _drop_done(self, bot_id: str) -> None:
        if bot_id in self._lines and self._lines[bot_id].is_done:
            del self._lines[bot_id]
