"""A table whose match cannot be played by today's rules: what is stored of it is shown, and nobody can move there.

Of a match that is over that is its last position, its log and its result. One that was running shows the position up
to which it holds; from there those who sit here can play on at another table.
"""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Literal, cast

import msgspec

from carrack.core.board import Text
from carrack.core.contract import State
from carrack.core.errors import Unknown
from carrack.core.record import replay
from carrack.core.registry import find
from carrack.core.scene import SCORE, Scene, board, encode
from carrack.table import conceding, seating, views
from carrack.table.channel import Listener
from carrack.table.chat import Chat
from carrack.table.clock import Clock
from carrack.table.counting import outcome_of, tallied
from carrack.table.events import WHAT, Cancelled, Event, Rematched, Seated
from carrack.table.keepsake import Keepsake, unpacked
from carrack.table.kept_streams import KeptStreams
from carrack.table.length import is_full
from carrack.table.loading import ReadMatch, origin_of, shuffle_of
from carrack.table.refused import Refused
from carrack.table.store.rows import EventRow, SeatRow
from carrack.table.store.store import Store
from carrack.table.wire import Chart, KeptView, Moment, Status, TableView

NOBODY_MOVES: Text = ("kept-ask", {})
_NO_CHART = Chart((), (), (), {})


class _Automa(msgspec.Struct):
    """What is read of a board that was kept, whatever else was on it."""

    automa: tuple[Text, ...] = ()


class KeptTable:
    """A match that is only shown, and those who look at it."""

    def __init__(self, found: ReadMatch, seats: list[SeatRow], store: Store) -> None:
        self.row = found.row
        self.seats = seats
        self.session = found.session
        self.log = found.log
        self.judgement = found.judgement
        self.status: Status = found.row.status
        self.version = found.row.version
        self.clock = msgspec.json.decode(found.row.clock, type=Clock) if found.row.clock else None
        self.lock = asyncio.Lock()
        self.used = time.monotonic()
        self.streams = KeptStreams(self)
        self.chat = Chat(self, store)
        self._store = store
        self._keepsake = self._found_keepsake()
        self._state = replay(self.judgement.record) if self.holds else None
        self._board = bytes(self._keepsake.board) if self._keepsake else self._board_of_today()
        self._scenes: dict[int | None, Scene] = {}

    # ---- what is shown ------------------------------------------------------------------------------

    @property
    def holds(self) -> bool:
        """Whether there is a position from which the match can be played on."""
        return self.judgement.fate == "fork"

    @property
    def offers(self) -> bool:
        """Whether those who sit here may play on elsewhere, or do; what was called off or closed stays so."""
        return self.holds and (self.status in ("gathering", "playing") or bool(self.session.rematch))

    @property
    def begun(self) -> bool:
        """Whether it was played."""
        return self.status != "gathering" or bool(self.session.messages)

    @property
    def why(self) -> Literal["rules", "components"]:
        """What has changed."""
        return "components" if self.judgement.change == "components" else "rules"

    @property
    def chart(self) -> Chart:
        """Turns and scores over the match, if they were kept."""
        return self._keepsake.chart if self._keepsake else _NO_CHART

    @property
    def moments(self) -> tuple[Moment, ...]:
        """The moments that decided it, if they were kept."""
        return self._keepsake.moments if self._keepsake else ()

    def automa(self) -> tuple[Text, ...]:
        """The names of the seats that the rules play."""
        return msgspec.json.decode(self._board, type=_Automa).automa

    def board(self) -> tuple[bytes, str]:
        """The board as it is sent, and its hash."""
        return self._board, hashlib.sha256(self._board).hexdigest()[:16]

    def scene(self, viewer: int | None) -> Scene:
        """The last position, or the one up to which the match holds, as a viewer may see it; nothing can be chosen."""
        if self._keepsake:
            return cast(Scene, self._keepsake.scene(viewer))  # as it was sent then, byte for byte
        if viewer not in self._scenes:
            self._scenes[viewer] = self._held(viewer, self._state) if self._state else self._bare(viewer)
        return self._scenes[viewer]

    def view(self, guest: str) -> TableView:
        """The table as a person sees it; the shuffle is opened when the match is over, not before."""
        row, judgement = self.row, self.judgement
        at = len(judgement.record.actions) if self.offers else None
        return TableView(
            row.id,
            row.title,
            self.status,
            seating.seat_views(self.seats, guest, self.streams.here, self.session),
            row.options,
            shuffle_of(row, self.session, self.status),
            self.closed_scores,
            bool(guest) and guest == row.host,
            row.created,
            row.listed,
            self.session.rematch,
            origin_of(row),
            hinted=self.session.hinted,
            deal_anew=bool(row.house.get("deal_anew")),
            kept=KeptView(self.why, judgement.total, at, self._keepsake is not None or self.holds),
            closed=self.session.closed,
        )

    @property
    def ended_by_the_rules(self) -> bool:
        """Whether it was played to its end; else it ended because somebody gave up."""
        automa = len(outcome_of(self.row.result).places) - len(self.seats)
        return not conceding.is_decided(self.seats, self.session.conceded, max(0, automa))

    @property
    def closed_scores(self) -> bool:
        """Whether nobody sees the scores of others before the end."""
        return bool(self.row.house.get("closed_scores"))

    def first_seat(self, guest: str) -> int | None:
        """The seat through which somebody looks first: one that was asked last, else any of theirs."""
        mine = seating.seats_of(self.seats, guest)
        return next(iter([*(seat for seat in mine if seat in self.row.waiting), *mine]), None)

    def check_seat(self, guest: str, seat: int) -> None:
        """Refuse to look through somebody else's seat."""
        if seat not in seating.seats_of(self.seats, guest):
            raise Refused("not-yours", "This seat is not yours.", 403)

    def refused(self) -> Refused:
        """What is said to somebody who wants more than to look."""
        new = "other components" if self.why == "components" else "another version of the rules"
        if self.status == "over":
            detail = (
                f"This match was played with {new}. Its log and result are kept, but it cannot be replayed any more."
            )
            return self._said("outlived", detail)
        if self.session.rematch:
            return self._said("outlived-moved", f"{new.capitalize()} came while this match ran: it goes on elsewhere.")
        if self.status == "cancelled":
            return Refused("cancelled", "The match was called off.", 409, self.version)
        if self.holds:
            detail = f"{new.capitalize()} came while this match ran. Those who sit here can play on at another table."
            return self._said("outlived-running", detail)
        return self._said("outlived-closed", f"{new.capitalize()} came while this match ran: it cannot be played on.")

    # ---- those who look -----------------------------------------------------------------------------

    async def listen(self, guest: str, viewer: int | None, since: int | None) -> tuple[Listener, list[bytes]]:
        """Open a stream, and what it begins with: always everything, for it hardly ever changes."""
        self.used = time.monotonic()
        return self.streams.join(guest, viewer)

    def leave(self, guest: str, viewer: int | None, listener: Listener) -> None:
        """A stream was closed."""
        self.used = time.monotonic()
        self.streams.leave(listener)

    @property
    def idle(self) -> bool:
        """Whether nobody looks."""
        return not self.streams.anybody

    @asynccontextmanager
    async def in_order(self) -> AsyncIterator[None]:
        """One after another."""
        async with self.lock:
            yield

    def close(self) -> None:
        """End all streams."""
        self.streams.restart()

    # ---- what can still happen ----------------------------------------------------------------------

    async def elsewhere(self, seat: int, make: Callable[[], Awaitable[str]]) -> str:
        """The table at which the same people play again, or on: made for the first who asks."""
        async with self.in_order():
            if not self.session.rematch:
                status: Status = "over" if self.status == "over" else "cancelled"
                await self._append(Rematched(seat, await make()), status)
            return self.session.rematch

    async def close_table(self, why: str) -> None:
        """The host of the server closes the table: nobody plays on from here."""
        async with self.in_order():
            if self.status == "over":
                raise Refused("over", "The match is over.", 409, self.version)
            if self.status == "cancelled":
                raise Refused("cancelled", "The match was called off.", 409, self.version)
            await self._append(Cancelled(closed=why), "cancelled")

    async def reread_seats(self) -> None:
        """Names or owners have changed in the store: tell everybody."""
        async with self.in_order():
            stored = await asyncio.to_thread(self._store.load, self.row.id)
            if stored is not None:
                self.row = msgspec.structs.replace(self.row, host=stored.match.host)
                self.seats = stored.seats
                if not is_full(self.version):
                    await self._append(Seated(), self.status)

    async def _append(self, happened: Event, status: Status) -> None:
        row = EventRow(
            match_id=self.row.id,
            version=self.version + 1,
            kind=WHAT[type(happened)],
            body=msgspec.json.encode(happened),
            time=time.time(),
        )
        waiting = self.row.waiting if status == self.status else ()
        written = self._store.append(row, status=status, waiting=waiting, result=self.row.result, clock=self.row.clock)
        await asyncio.shield(asyncio.wrap_future(written))
        self.session.apply(happened)
        self.status, self.version = status, row.version
        self.streams.tell_anew()

    # ---- helpers ------------------------------------------------------------------------------------

    def _found_keepsake(self) -> Keepsake | None:
        row = self._store.keepsake(self.row.id) if self.status == "over" else None
        return unpacked(row.version, row.body) if row else None

    def _board_of_today(self) -> bytes:
        """Names and pictures for the log; a match whose options are not known any more has those of a plain game."""
        record = self.judgement.record
        game = find(record.title)
        try:
            options = game.options_of(game.deal(record.seats, record.options))
            return encode(board(game, options, record.seats))
        except Unknown:
            return encode(board(game, game.options_of(game.deal(game.fewest)), game.fewest))

    def _held(self, viewer: int | None, state: State) -> Scene:
        at = len(self.judgement.record.actions)
        made = views.scene_for(state.game, state, viewer, at, self.closed_scores, (), False)
        return msgspec.structs.replace(made, waiting=(), ask=NOBODY_MOVES)

    def _bare(self, viewer: int | None) -> Scene:
        """No position was kept: the places and points of the end, if there was one."""
        over, outcome = self.status == "over", tallied(self.row.result)
        return Scene(
            at=self.judgement.total,
            viewer=viewer,
            turn=(0, -1),
            waiting=(),
            over=over,
            ask=NOBODY_MOVES,
            pieces={},
            panels={str(seat): ((SCORE, score),) for seat, score in enumerate(outcome.scores)},
            places=outcome.places,
            round=max((line.round for told in self.log for line in views.read_lines(told)), default=0),
            tallies={str(seat): tuple(tally.items()) for seat, tally in enumerate(outcome.tallies)},
        )

    def _said(self, code: str, detail: str) -> Refused:
        refused = Refused(code, detail, 409, self.version)
        refused.say = (refused.say[0], {"detail": detail, "why": self.why})
        return refused
