"""One live table: checks and appends, keeps the position, tells every viewer, asks those who stand in for people.

Whatever changes the match goes through `append`: it is durable before anybody sees it. A lock keeps the order.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import Future
from contextlib import asynccontextmanager

import msgspec

from carrack.core.board import Text
from carrack.core.contract import State
from carrack.core.errors import IllegalAction, Unknown
from carrack.core.scene import board
from carrack.table import conceding, counting, explain, judging, seating, ticking, views
from carrack.table.broadcast import Broadcast
from carrack.table.channel import Listener
from carrack.table.chat import Chat
from carrack.table.clock import Clock
from carrack.table.events import WHAT, Acted, Event, Hinted, Redone, Seated, Switched, Vacated, WentBack
from carrack.table.hints import Hints
from carrack.table.lanes import Lanes
from carrack.table.length import check_length, is_full
from carrack.table.loading import LoadedMatch, load_match, origin_of, shuffle_of
from carrack.table.match_log import lines_of
from carrack.table.notices import Notices
from carrack.table.outliving import dealt_in
from carrack.table.presence import Presence
from carrack.table.queue import Lane
from carrack.table.read_marks import ReadMarks
from carrack.table.refused import Refused
from carrack.table.remote import Remote
from carrack.table.salts import Salts
from carrack.table.session import Session
from carrack.table.stand_ins import StandIns
from carrack.table.store.errors import WriteConflict
from carrack.table.store.rows import EventRow, SeatRow, SnapshotRow
from carrack.table.store.store import Store
from carrack.table.takebacks import Takebacks
from carrack.table.threads import Elsewhere, at_once
from carrack.table.verdict import verdict_of
from carrack.table.windows import answer_of_the_table, window_of, windows_of
from carrack.table.wire import (
    Act,
    Action,
    AheadWish,
    AskMe,
    ReasonTold,
    Status,
    TableView,
    Tried,
    Try,
    Why,
)
from carrack.table.workers import Workers

_log = logging.getLogger("carrack.table")
_SNAPSHOT_EVERY = 50
_MOST_ACTIONS = 64
"""The most actions that one message may hold."""


class Table:
    """A match, those who sit at it and those who look on."""

    def __init__(
        self,
        loaded: LoadedMatch,
        store: Store,
        workers: Workers,
        notices: Notices | None = None,
        remote: Remote | None = None,
        lanes: Lanes | None = None,
    ) -> None:
        self.row = loaded.row
        self.game = loaded.game
        self.lock = asyncio.Lock()
        self._unread = False
        self.used = time.monotonic()
        self.streams = Broadcast(self)
        self.stand_ins = StandIns(self, workers, remote or Remote())
        self.presence = Presence(self)
        self.takebacks = Takebacks(self)
        self.hints = Hints(self, workers)
        self.chat = Chat(self, store)
        self.salts = Salts(self)
        self._store = store
        self._read_marks = ReadMarks(self, store)
        self._notices = notices
        self.lanes = lanes or Lanes()
        self._take_over(loaded)

    def _take_over(self, loaded: LoadedMatch) -> None:
        self.seats: list[SeatRow] = loaded.seats
        self.version = loaded.row.version
        self.status: Status = loaded.row.status
        self.session: Session = loaded.session
        self.clock: Clock | None = loaded.clock
        self.log: list[bytes] = loaded.log
        self._snapshot_at = loaded.snapshot_at
        self._read_marks.actions_told = loaded.session.at
        self._asked_since: dict[int, int] = {}
        self._keys = {(m.seat, m.key): self.version for m in self.session.messages if m.key}

    @property
    def state(self) -> State:
        """The position now."""
        return self.session.state

    @property
    def lane(self) -> Lane:
        """For whom bots think here: the host, or, if nobody knows where that is, those who play."""
        return self.lanes.of(self.row.host or self.row.id, *(row.guest for row in self.seats if row.guest))

    @property
    def closed_scores(self) -> bool:
        """Whether nobody sees the scores of others before the end."""
        return bool(self.row.house.get("closed_scores"))

    @property
    def deals_anew(self) -> bool:
        """Whether what nobody knew is dealt anew for who goes back over a reveal."""
        return bool(self.row.house.get("deal_anew"))

    @property
    def ended_by_the_rules(self) -> bool:
        """Whether it was played to its end; else it goes on, or ended because somebody gave up."""
        return bool(self.state.over)

    def automa(self) -> tuple[Text, ...]:
        """The names of the seats that the rules play."""
        return board(self.game, self.game.options_of(self.state), len(self.seats)).automa

    def places_given_up(self) -> list[int]:
        """The places at the end of a match in which somebody gave up (the title's ranking ignores that); else none."""
        given_up = self.status == "over" and self.session.conceded
        return conceding.places(self.state.ranking(), self.session.conceded) if given_up else []

    @property
    def idle(self) -> bool:
        """Whether nobody looks and nothing is being done."""
        return not self.stand_ins.at_work and not self.streams.anybody

    # ---- looking ------------------------------------------------------------------------------------

    def view(self, guest: str) -> TableView:
        """The table as a person sees it."""
        return TableView(
            self.row.id,
            self.row.title,
            self.status,
            seating.seat_views(self.seats, guest, self.streams.here, self.session),
            self.row.options,
            shuffle_of(self.row, self.session, self.status),
            self.closed_scores,
            bool(guest) and guest == self.row.host,
            self.row.created,
            self.row.listed,
            self.session.rematch,
            origin_of(self.row),
            self.hints.allowed(guest),
            self.session.hinted,
            self.deals_anew,
            closed=self.session.closed,
            shut=self.shut,
            freed=self.has_freed(guest),
        )

    @property
    def shut(self) -> bool:
        """Whether nobody tries things out in copies: what everybody has time for counts, and nobody else helps."""
        if self.status != "playing" or self.clock is None or self.clock.rules.kind != "live":
            return False
        so_far = counting.Outcome(knew=self.session.knew, hinted=self.session.hinted)
        return counting.uncounted_for_all(self.row, self.seats, so_far) is None

    @property
    def begun(self) -> bool:
        """Whether it is played, or was: nobody stands up any more, and those who watch talk apart."""
        return self.status != "gathering" or bool(self.session.messages)

    def has_freed(self, guest: str) -> bool:
        """Whether the host has given somebody's seat free, and they have no other one."""
        freed = self.session.freed
        return bool(freed) and seating.mark_of(self.row.id, guest) in freed and not seating.seats_of(self.seats, guest)

    def first_seat(self, guest: str) -> int | None:
        """The seat through which somebody looks first: one that is asked, else any of theirs."""
        mine = seating.seats_of(self.seats, guest)
        asked = [seat for seat in mine if seat in self.waiting()]
        return next(iter([*asked, *mine]), None)

    def check_seat(self, guest: str, seat: int) -> None:
        """Refuse what is done for somebody else's seat."""
        if seat not in seating.seats_of(self.seats, guest):
            raise Refused("not-yours", "This seat is not yours.", 403)

    @asynccontextmanager
    async def in_order(self) -> AsyncIterator[None]:
        """One after another, and always with what is stored."""
        async with self.lock:
            if self._unread:
                await self._reopen()
            yield

    async def listen(self, guest: str, viewer: int | None, since: int | None) -> tuple[Listener, list[bytes]]:
        """Open a stream, and what it begins with."""
        async with self.in_order():
            self.used = time.monotonic()
            if viewer is not None:
                if viewer in self.streams.here:  # in another window, or before a reload that we have not noticed yet
                    self._read_marks.all_by(viewer)
                await self.presence.back(guest, viewer)
                if self._notices:
                    self._notices.looked(guest, self.row.id)
            self.stand_ins.ask()
            return self.streams.join(guest, viewer, since)

    def leave(self, guest: str, viewer: int | None, listener: Listener) -> None:
        """A stream was closed; all that has happened until now was seen."""
        self.used = time.monotonic()
        self.streams.leave(guest, viewer, listener)
        if viewer is not None:
            self._read_marks.all_by(viewer)
        self._notify()

    async def why(self, guest: str, wish: Why, beside: Elsewhere = at_once) -> ReasonTold:
        """Why this piece or action cannot be chosen now."""
        async with self.in_order():
            self.check_seat(guest, wish.seat)
            copy = self.state.clone()
        return await beside(lambda: explain.why_not(copy, wish.seat, wish.piece, wish.action))

    async def preview(self, guest: str, wish: Try, beside: Elsewhere = at_once) -> Tried:
        """What actions would do, as far as the seat can know."""
        async with self.in_order():
            self._check_actions(guest, wish.seat, wish.v, wish.actions)
            copy, version = self.state.clone(), self.version
        return await beside(lambda: judging.tried(copy, wish.seat, wish.actions, version))

    async def foreseen(self, guest: str, wish: AheadWish) -> tuple[State, int, int]:
        """The position while somebody else decides, for who thinks ahead; how many actions stand, and the version."""
        async with self.in_order():
            self.check_mine(guest, wish.seat)
            if wish.seat in self.waiting():
                raise Refused("asked-already", "It is your turn already.", 409, self.version)
            if len(wish.actions) > _MOST_ACTIONS:
                raise Refused("bad-request", f"A message holds at most {_MOST_ACTIONS} actions.", 422)
            return self.state.clone(), self.session.at, self.version

    # ---- doing --------------------------------------------------------------------------------------

    async def act(self, guest: str, wish: Act) -> int:
        """Actions of a seat, all or none; the version that tells of them."""
        async with self.in_order():
            if wish.key and (wish.seat, wish.key) in self._keys:
                self.check_seat(guest, wish.seat)
                return self._keys[wish.seat, wish.key]
            self._check_actions(guest, wish.seat, wish.v, wish.actions)
            actions = judging.asked_for(self.state, wish.seat, wish.actions, self.version)
            window = window_of(self.state, wish.seat) if len(actions) == 1 else ""
            return await self.append(Acted(wish.seat, actions, wish.key, window))

    async def switch(self, guest: str, wish: AskMe) -> int:
        """From now on ask a seat at a window, or leave it to the table; if it is so already, nothing happens."""
        async with self.in_order():
            self.check_seat(guest, wish.seat)
            self.check_playing()
            if wish.window not in windows_of(self.game):
                raise Refused("bad-request", f"{Unknown('window', wish.window, windows_of(self.game))}.", 422)
            if self.session.leaves(wish.seat, wish.window) != wish.ask:
                return self.version
            return await self.append(Switched(wish.seat, wish.window, wish.ask))

    async def take(self, seat: int, action: int, auto: bool, bot: str = "") -> None:
        """The action of a stand-in; the table's own (`auto`) is an answer to the window that stands.

        `bot`: the one that has answered for a bot of the network.
        """
        window = window_of(self.state, seat) if auto else ""
        bot = bot or ("" if auto else self.session.stand_ins.get(seat, ""))
        await self.append(Acted(seat, [tuple(self.game.verbs.readable(action))], "", window, auto, bot))

    async def seat(self, changed: SeatRow, salt: str = "") -> int:
        """Put a person or a bot into a seat; the match is dealt and begins when no seat is open any more."""
        async with self.in_order():
            if self.status in ("cancelled", "over"):
                self.check_playing()
            if changed.generation != self.seats[changed.seat].generation + 1:
                raise Refused("seat-taken", "Somebody has taken this seat already.", 409)
            return await self.salts.seat(changed, salt)

    async def reread_seats(self) -> None:
        """Names or owners have changed in the store: tell everybody."""
        async with self.in_order():
            stored = await asyncio.to_thread(self._store.load, self.row.id)
            if stored is not None:
                self.row = msgspec.structs.replace(self.row, host=stored.match.host)
                self.seats = stored.seats
                if not is_full(self.version):
                    await self.append(Seated())

    async def call(self) -> None:
        """Ask those who are to answer now, bots and people, also where nobody looks."""
        async with self.in_order():
            self.stand_ins.ask()
            self._notify()

    def close(self) -> None:
        """End all streams and all thinking."""
        self.stand_ins.close()
        self.streams.restart()

    # ---- appending ----------------------------------------------------------------------------------

    async def append(self, happened: Event, *seated: SeatRow) -> int:
        check_length(self.version, happened, agreed=self.session.proposal is not None)
        start, asked, known = self.session.at, self._questions(), self._known(happened)
        try:
            self.session.apply(happened)
        except IllegalAction as error:
            raise explain.refused(self.state, error, self.version) from None
        lines = lines_of(self.session, happened, start)
        seats = seats_after(self.seats, seated)
        status = self._status(seats)
        self._move_clock(happened, self._people_asked(seats, status))
        row = EventRow(
            match_id=self.row.id,
            version=self.version + 1,
            kind=WHAT[type(happened)],
            body=msgspec.json.encode(happened),
            time=time.time(),
            told=msgspec.json.encode(lines),
        )
        try:
            opening = dealt_in(self.state) if isinstance(happened, Seated) and happened.dealt is not None else None
            await self._durable(row, seated if isinstance(happened, Seated | Vacated) else None, status, opening)
        except WriteConflict:
            _log.warning("table %s was changed elsewhere; it is read again", self.row.id)
            await self._reopen()
            self.stand_ins.ask()
            raise self._old() from None
        except BaseException:
            _log.error("an event of table %s could not be stored", self.row.id)
            await self._reopen()
            raise
        # Meanwhile somebody may have looked away: how far they have seen is noted in their seats.
        self.seats, self.status = seats_after(self.seats, seated), status
        self.version, self.used = row.version, time.monotonic()
        self._note_questions(happened, asked)
        if isinstance(happened, Acted) and happened.key:
            self._keys[happened.seat, happened.key] = self.version
        if isinstance(happened, WentBack):
            self.log, remarks = views.dropped(self.log, happened.to)
            lines = [*remarks, *lines]
            self._read_marks.back_to(happened.to)
        if lines:
            self.log = [*self.log, msgspec.json.encode(lines)]
        self._read_marks.actions_told = self.session.at
        self.streams.tell(happened, lines, known != self._known(happened))
        self.stand_ins.ask()
        self._notify()
        return self.version

    def _move_clock(self, happened: Event, asked: list[int]) -> None:
        if self.clock and isinstance(happened, WentBack):
            self.clock.back(ticking.now(), asked, happened.to)
        elif self.clock:
            by = happened.seat if isinstance(happened, Acted | Redone) else None
            self.clock.move(ticking.now(), asked, self.session.at, by)

    def _notify(self) -> None:
        """Who is asked and does not look may want to be told."""
        if self._notices is None:
            return
        asked = self._people_asked(self.seats, self.status)
        awaited = {self.seats[seat].guest for seat in asked if seat not in self.streams.here}
        everybody = {row.guest for row in self.seats if row.guest}
        told = {guest for guest in awaited if guest}
        self._notices.asked(self.row.id, self.row.title, told, everybody - told)
        question, awaited = self.takebacks.question()
        told = {guest for guest in awaited if guest and not self._looks(guest)}
        self._notices.questioned(self.row.id, self.row.title, question, told, everybody - told)

    def _looks(self, guest: str) -> bool:
        return any(seat in self.streams.here for seat in seating.seats_of(self.seats, guest))

    async def _durable(
        self, row: EventRow, seats: Sequence[SeatRow] | None, status: Status, opening: str | None
    ) -> None:
        after = seats_after(self.seats, seats or ())
        waiting = self._people_asked(after, status)
        clock = msgspec.json.encode(self.clock) if self.clock else None
        result = self._result() if status == "over" else None
        verdict = verdict_of(self.row, after, result) if result and self.status != "over" else None
        if seats is not None:
            match_id = self.row.id
            await _stored(
                self._store.change_seats(match_id, seats, row, status, waiting, clock, result, verdict, opening)
            )
            return
        at = self.session.at
        snapshot = None
        if at >= self._snapshot_at + _SNAPSHOT_EVERY:
            snapshot = SnapshotRow(match_id=self.row.id, version=row.version, at=at, state=self.state.to_bytes())
            self._snapshot_at = at
        await _stored(
            self._store.append(
                row,
                status=status,
                waiting=waiting,
                result=result,
                snapshot=snapshot,
                clock=clock,
                verdict=verdict,
            )
        )

    def _result(self) -> bytes:
        return views.result_of(self.state, self.session.conceded, counting.facts(self.session))

    async def _reopen(self) -> None:
        """What was not stored has not happened: begin again with what is."""
        self._unread = True
        self.streams.restart()
        stored = await asyncio.to_thread(self._store.load, self.row.id)
        if stored is not None:
            self._take_over(load_match(stored, await asyncio.to_thread(self._store.told, self.row.id)))
        self._unread = False

    def _status(self, seats: Sequence[SeatRow]) -> Status:
        if self.session.cancelled:
            return "cancelled"
        if self.state.over or conceding.is_decided(seats, self.session.conceded, self.state.placed - self.state.seats):
            return "over"
        return "gathering" if any(row.kind == "open" for row in seats) else "playing"

    def _people_asked(self, seats: Sequence[SeatRow], status: Status) -> list[int]:
        """The people who may answer: not bots, nor those for whom one stands in."""
        if status != "playing":
            return []
        stand_ins = self.session.stand_ins
        return [k for k in self.game.waiting(self.state) if seats[k].kind == "human" and k not in stand_ins]

    def _known(self, happened: Event) -> dict[str, bool]:
        return {} if isinstance(happened, Seated) else self.session.windows(happened.seat)

    # ---- what is asked -------------------------------------------------------------------------------

    def waiting(self) -> list[int]:
        """The seats that may answer now."""
        return self.game.waiting(self.state) if self.status == "playing" else []

    def leaves(self, seat: int) -> bool:
        """Whether the table answers for a person: there is a single choice, or it is a window that they leave to it."""
        if self.seats[seat].kind != "human":
            return False
        return answer_of_the_table(self.state, seat, self.session.left(seat)) is not None

    def still_asked(self, version: int, seat: int) -> bool:
        """Whether the seat has been asked the same question ever since: others may answer theirs meanwhile."""
        return version == self.version or (
            seat in self.waiting() and self._asked_since.get(seat, self.version) <= version < self.version
        )

    def _questions(self) -> dict[int, list[int]]:
        return {seat: self.state.legal_for(seat) for seat in self.game.waiting(self.state)}

    def _note_questions(self, happened: Event, before: dict[int, list[int]]) -> None:
        for seat, legal in self._questions().items():
            if isinstance(happened, Switched | Hinted):
                self._asked_since.setdefault(seat, self.version - 1)
            elif not (isinstance(happened, Acted) and happened.seat != seat and before.get(seat) == legal):
                self._asked_since[seat] = self.version

    # ---- checks -------------------------------------------------------------------------------------

    def _check_actions(self, guest: str, seat: int, version: int, actions: list[Action]) -> None:
        self.check_mine(guest, seat)
        if not 0 < len(actions) <= _MOST_ACTIONS:
            detail = f"A message holds 1 to {_MOST_ACTIONS} actions, not {len(actions)}."
            raise Refused("bad-request", detail, 422)
        for action in actions:
            explain.number_of(self.state, action)
        self.check_version(version, seat)

    def check_mine(self, guest: str, seat: int) -> None:
        """Refuse what is done for a seat that is somebody else's, or that a bot plays, or that nobody plays now."""
        self.check_seat(guest, seat)
        self.check_playing()
        if seat in self.session.stand_ins:
            raise Refused("bot-plays", "A bot plays this seat for you; take it back first.", 409, self.version)

    def check_version(self, version: int, seat: int) -> None:
        """Refuse what a seat was asked before something else was the question."""
        if not self.still_asked(version, seat):
            raise self._old()

    def check_turn(self, guest: str, seat: int, version: int) -> None:
        """Refuse what was decided upon before the last thing that happened."""
        self.check_seat(guest, seat)
        self.check_playing()
        if version != self.version:
            raise self._old()

    def check_playing(self) -> None:
        """Refuse what can only be done while the match is played."""
        if self.status == "gathering":
            raise Refused("gathering", "The match waits for somebody to take an open seat.", 409, self.version)
        if self.status == "over":
            raise Refused("over", "The match is over.", 409, self.version)
        if self.status == "cancelled":
            raise Refused("cancelled", "The match was called off.", 409, self.version)

    def _old(self) -> Refused:
        return Refused("old-version", f"The table is at version {self.version} already.", 409, self.version)


def seats_after(seats: Sequence[SeatRow], changed: Sequence[SeatRow]) -> list[SeatRow]:
    """The seats with those that have changed."""
    return [next((row for row in changed if row.seat == old.seat), old) for old in seats]


async def _stored(write: Future[None]) -> None:
    await asyncio.shield(asyncio.wrap_future(write))
