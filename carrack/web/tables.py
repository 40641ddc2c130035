"""The tables over HTTP: what a person asks of them, and the streams of events. docs/protocol.md explains it."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from typing import TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from carrack.core.record import write
from carrack.table import views
from carrack.table.channel import Listener
from carrack.table.kept import KeptTable
from carrack.table.lobby import Lobby
from carrack.table.presence import check_bot
from carrack.table.refused import Refused
from carrack.table.store.rows import Guest
from carrack.table.table import Table
from carrack.table.threads import Elsewhere, Threads
from carrack.table.wire import (
    Act,
    AskMe,
    Back,
    Consent,
    Done,
    Fill,
    Join,
    Link,
    Me,
    Mine,
    NewTable,
    Nothing,
    Rename,
    Salt,
    Say,
    SeatRef,
    StandIn,
    Talk,
    Token,
    Try,
    Why,
)
from carrack.web.admission import Admission
from carrack.web.allowing import address_of, allow, allow_words, lane_of
from carrack.web.guests import Guests
from carrack.web.limits import MOVES, TABLES, Limits
from carrack.web.responses import Kept, json
from carrack.web.streams import stream_route

_T = TypeVar("_T")
_HEARTBEAT = 7.0
"""A line that died in silence shows by what is sent on it: with serve.py's patience, within 15 seconds."""
_DAY = 24 * 3600
_AT_ONCE = 2
"""How many threads work out what actions would do, and why not: for some titles that takes as long as ten acts."""
_BOARDS = 128
"""So many are kept packed; there are as many as ways to choose the options of all titles."""


class TableRoutes:
    """The handlers."""

    def __init__(self, lobby: Lobby, guests: Guests, limits: Limits, admission: Admission) -> None:
        self._lobby = lobby
        self._guests = guests
        self._limits = limits
        self._admission = admission
        self._threads = Threads(_AT_ONCE)
        self._boards: OrderedDict[str, Kept] = OrderedDict()

    def routes(self) -> list[Route]:
        """Every address of the protocol."""
        post = ["POST"]
        return [
            Route("/api/me", self.me, methods=["GET"]),
            Route("/api/me", self.rename, methods=post),
            Route("/api/me", self.forget, methods=["DELETE"]),
            Route("/api/tables", self.mine, methods=["GET"]),
            Route("/api/tables", self.new, methods=post),
            Route("/api/invitation", self.invitation, methods=post),
            Route("/api/sit", self.sit, methods=post),
            Route("/api/tables/{id}/board", self.board, methods=["GET"]),
            stream_route("/api/tables/{id}/events", self.events),
            Route("/api/tables/{id}/record", self.record, methods=["GET"]),
            Route("/api/tables/{id}/act", self.act, methods=post),
            Route("/api/tables/{id}/undo", self.undo, methods=post),
            Route("/api/tables/{id}/redo", self.redo, methods=post),
            Route("/api/tables/{id}/answer", self.answer, methods=post),
            Route("/api/tables/{id}/window", self.window, methods=post),
            Route("/api/tables/{id}/why", self.why, methods=post),
            Route("/api/tables/{id}/preview", self.preview, methods=post),
            Route("/api/tables/{id}/link", self.link, methods=post),
            Route("/api/tables/{id}/invite", self.invite, methods=post),
            Route("/api/tables/{id}/fill", self.fill, methods=post),
            Route("/api/tables/{id}/free", self.free, methods=post),
            Route("/api/tables/{id}/salt", self.salt, methods=post),
            Route("/api/tables/{id}/chat", self.talk, methods=["GET"]),
            Route("/api/tables/{id}/chat", self.say, methods=post),
            Route("/api/lobby", self.lobby, methods=["GET"]),
            Route("/api/tables/{id}/join", self.join, methods=post),
            Route("/api/tables/{id}/leave", self.leave, methods=post),
            Route("/api/tables/{id}/return", self.come_back, methods=post),
            Route("/api/tables/{id}/concede", self.concede, methods=post),
            Route("/api/tables/{id}/cancel", self.cancel, methods=post),
            Route("/api/tables/{id}/rematch", self.rematch, methods=post),
        ]

    # ---- people -------------------------------------------------------------------------------------

    async def me(self, request: Request) -> Response:
        """Who I am; somebody new gets a cookie."""
        known = self._guests.read(request)
        guest = known or self._guests.new()
        stored = await asyncio.to_thread(self._lobby.store.guest, known) if known else None
        if known and (stored is None or (stored.seen or stored.created) < time.time() - _DAY):
            self._lobby.store.house.note_seen(known)
        answer = json(Me(stored.name if stored else "", self._guests.token(guest)))
        self._guests.remember(answer, request, guest)
        return answer

    async def rename(self, request: Request) -> Response:
        """Another name."""
        guest, wish = await self.wish(request, Rename)
        allow_words(self._limits, request, guest)
        named = await finished(self._lobby.rename(await self._person(guest), wish.name))
        return json(Me(named.name, self._guests.token(guest)))

    async def forget(self, request: Request) -> Response:
        """Forget me."""
        await finished(self._lobby.forget(self.checked(request)))
        answer = json({})
        self._guests.forget(answer)
        return answer

    # ---- tables -------------------------------------------------------------------------------------

    async def mine(self, request: Request) -> Response:
        """The tables of a person."""
        guest = self._guests.read(request)
        return json(Mine(await self._lobby.tables_of(guest) if guest else ()))

    async def lobby(self, request: Request) -> Response:
        """The tables that anybody may join or watch."""
        return json(Mine(await self._lobby.listed_tables(self._guests.read(request))))

    async def join(self, request: Request) -> Response:
        """Take an open seat."""
        guest, wish = await self.wish(request, Join)
        person, match_id = await self._person(guest), request.path_params["id"]
        return json(await finished(self._lobby.join(person, match_id, wish.salt, address_of(request))))

    async def rematch(self, request: Request) -> Response:
        """The same once more."""
        guest, _ = await self.wish(request, Nothing)
        allow(self._limits, TABLES, request)
        return json(await finished(self._lobby.rematch(await self._person(guest), request.path_params["id"])))

    async def new(self, request: Request) -> Response:
        """A new table."""
        guest, wish = await self.wish(request, NewTable)
        allow(self._limits, TABLES, request)
        return json(await finished(self._lobby.new_table(await self._person(guest), wish, address_of(request))), 201)

    async def invitation(self, request: Request) -> Response:
        """What a link offers."""
        guest, wish = await self.wish(request, Token)
        return json(await self._lobby.invitation(guest, wish.token))

    async def sit(self, request: Request) -> Response:
        """Take the seat of a link."""
        guest, wish = await self.wish(request, Token)
        person, address = await self._person(guest), address_of(request)
        return json(await finished(self._lobby.sit(person, wish.token, wish.salt, address, seat=wish.seat)))

    async def link(self, request: Request) -> Response:
        """The secret link of a seat."""
        guest, wish = await self.wish(request, SeatRef)
        token = await self._lobby.link(guest, request.path_params["id"], wish.seat)
        return json(Link(f"/s#{token}"))

    async def invite(self, request: Request) -> Response:
        """The secret link of a whole table."""
        guest, _ = await self.wish(request, Nothing)
        return json(Link(await self._lobby.invite(guest, request.path_params["id"])))

    async def free(self, request: Request) -> Response:
        """Stand up, or ask somebody to."""
        guest, wish = await self.wish(request, SeatRef)
        table = await self._table(request)
        return json(Done(await finished(table.presence.free(guest, wish.seat))))

    async def fill(self, request: Request) -> Response:
        """A bot for an open seat."""
        guest, wish = await self.wish(request, Fill)
        return json(Done(await finished(self._lobby.fill(guest, request.path_params["id"], wish.seat, wish.bot))))

    async def salt(self, request: Request) -> Response:
        """Something of mine for the seed of the deal."""
        guest, wish = await self.wish(request, Salt)
        table = await self._table(request)
        return json(Done(await finished(table.salts.add(guest, wish.seat, wish.text))))

    async def leave(self, request: Request) -> Response:
        """A bot plays a seat for a while."""
        guest, wish = await self.wish(request, StandIn)
        check_bot(wish.bot)
        self._lobby.news.check_bot(wish.bot)
        table = await self._table(request)
        return json(Done(await finished(table.presence.leave(guest, wish.seat, wish.bot))))

    async def come_back(self, request: Request) -> Response:
        """I play my seat again."""
        guest, wish = await self.wish(request, SeatRef)
        table = await self._table(request)
        return json(Done(await finished(table.presence.come_back(guest, wish.seat))))

    async def concede(self, request: Request) -> Response:
        """I give up."""
        guest, wish = await self.wish(request, SeatRef)
        table = await self._table(request)
        return json(Done(await finished(table.presence.concede(guest, wish.seat))))

    async def cancel(self, request: Request) -> Response:
        """The host calls it off."""
        guest, _ = await self.wish(request, Nothing)
        table = await self._table(request)
        return json(Done(await finished(table.presence.cancel(guest))))

    # ---- play ---------------------------------------------------------------------------------------

    async def act(self, request: Request) -> Response:
        """Actions, all or none."""
        guest, wish = await self.wish(request, Act)
        table = await self._table(request)
        return json(Done(await finished(table.act(guest, wish))))

    async def undo(self, request: Request) -> Response:
        """Go back, or ask to."""
        guest, wish = await self.wish(request, Back)
        table = await self._table(request)
        return json(Done(await finished(table.takebacks.undo(guest, wish))))

    async def redo(self, request: Request) -> Response:
        """Take again what was taken back."""
        guest, wish = await self.wish(request, Back)
        table = await self._table(request)
        return json(Done(await finished(table.takebacks.redo(guest, wish))))

    async def answer(self, request: Request) -> Response:
        """Agree to going back, or not."""
        guest, wish = await self.wish(request, Consent)
        table = await self._table(request)
        return json(Done(await finished(table.takebacks.answer(guest, wish))))

    async def window(self, request: Request) -> Response:
        """Ask me at a window, or do not."""
        guest, wish = await self.wish(request, AskMe)
        table = await self._table(request)
        return json(Done(await finished(table.switch(guest, wish))))

    async def why(self, request: Request) -> Response:
        """Why not."""
        guest, wish = await self.wish(request, Why)
        return json(await (await self._table(request)).why(guest, wish, self._beside(request, guest)))

    async def preview(self, request: Request) -> Response:
        """What would it do."""
        guest, wish = await self.wish(request, Try)
        return json(await (await self._table(request)).preview(guest, wish, self._beside(request, guest)))

    async def board(self, request: Request) -> Response:
        """The board: cached under its hash for ever."""
        table = await self._lobby.shown(request.path_params["id"])
        if isinstance(table, KeptTable):
            data, name = table.board()
        else:
            data, name = views.board_of(table.row.title, table.row.options, table.row.seats)
        if name not in self._boards:
            self._boards[name] = Kept(data, "application/json")
            if len(self._boards) > _BOARDS:
                self._boards.popitem(last=False)
        self._boards.move_to_end(name)
        return self._boards[name].answer(request)

    async def record(self, request: Request) -> Response:
        """The record of a match that is over, as a file."""
        record = await self._lobby.record(request.path_params["id"])
        headers = {"content-disposition": f'attachment; filename="{record.title}.carrack.json"'}
        return Response(write(record), 200, headers, "application/json")

    async def talk(self, request: Request) -> Response:
        """What was said."""
        table = await self._lobby.shown(request.path_params["id"])
        return json(Talk(tuple(await table.chat.read(self._guests.read(request)))))

    async def say(self, request: Request) -> Response:
        """Say something."""
        guest, wish = await self.wish(request, Say)
        table = await self._lobby.shown(request.path_params["id"])
        allow_words(self._limits, request, guest)
        await table.chat.say(guest, (await self._person(guest)).name, wish.text)
        return json({})

    # ---- streams ------------------------------------------------------------------------------------

    async def events(self, request: Request) -> Response:
        """Server-sent events of a table, as seen through a seat."""
        table = await self._lobby.shown(request.path_params["id"])
        guest = self._guests.read(request)
        viewer = self._viewer(request, table, guest)
        address = address_of(request)
        if not self._limits.open_stream(address):
            raise Refused("too-many", "Too many open streams from this address.", 429)
        since = request.headers.get("last-event-id") or request.query_params.get("since", "")
        try:
            listener, first = await table.listen(guest, viewer, _version(since))
        except BaseException:
            self._limits.close_stream(address)
            raise

        def leave() -> None:
            table.leave(guest, viewer, listener)
            self._limits.close_stream(address)

        begin = b"".join(first) + self._lobby.news.first()
        return Events(_until_closed(listener, table, begin, self.may_stay(request, guest)), leave)

    def _viewer(self, request: Request, table: Table | KeptTable, guest: str) -> int | None:
        wanted = request.query_params.get("seat", "")
        if wanted == "mine":
            return table.first_seat(guest)
        if not wanted:
            return None
        if not (wanted.isascii() and wanted.isdigit() and len(wanted) < 3):
            raise Refused("bad-request", "A seat is a number, or the word mine.", 422)
        table.check_seat(guest, int(wanted))
        return int(wanted)

    # ---- requests -----------------------------------------------------------------------------------

    async def _table(self, request: Request) -> Table:
        return await self._lobby.table(request.path_params["id"])

    def _beside(self, request: Request, guest: str) -> Elsewhere:
        return partial(self._threads.do, lane=lane_of(request, guest))

    async def _person(self, guest: str) -> Guest:
        stored = await asyncio.to_thread(self._lobby.store.guest, guest)
        return stored or Guest(guest, "", time.time())

    async def wish(self, request: Request, kind: type[_T]) -> tuple[str, _T]:
        """The guest and what they wish; refuses what does not come from their own page."""
        guest = self.checked(request)
        try:
            return guest, msgspec.json.decode(await request.body(), type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Refused("bad-request", f"This is not what is expected here: {str(error)[:200]}.", 422) from None
        except ClientDisconnect:
            raise Refused("bad-request", "The request ended early.", 400) from None

    def check_owner(self, request: Request, guest: str) -> None:
        """Refuse a program whose owner may not come in."""
        self._admission.check_owner(request.scope, guest)

    def may_stay(self, request: Request, guest: str) -> Callable[[], bool]:
        """Tells whether a stream that begins now may go on: neither its owner nor the address was banned since."""
        return partial(self._admission.may_stay, request.scope, guest, self._guests.generation(guest))

    def checked(self, request: Request) -> str:
        """The guest of a request that comes from their own page, and not too often."""
        guest = self._guests.read(request)
        if not guest or not self._guests.brings_token(request, guest):
            raise Refused("token", "The request lacks its cookie or its token; reload the page.", 403)
        if not self._limits.allow(MOVES, guest):
            raise Refused("too-many", "Too many requests; wait a moment.", 429)
        self._lobby.lanes.note(guest, address_of(request))
        return guest


class Events(StreamingResponse):
    """A stream that calls `leave` however it ends: a generator alone would wait for the garbage collector."""

    def __init__(self, events: AsyncIterator[bytes], leave: Callable[[], None]) -> None:
        headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
        super().__init__(events, headers=headers, media_type="text/event-stream")
        self._leave = leave

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            self._leave()


async def _until_closed(
    listener: Listener, table: Table | KeptTable, first: bytes, may_stay: Callable[[], bool]
) -> AsyncIterator[bytes]:
    yield b"retry: 1000\n\n" + first + table.streams.here_event()
    while (data := await listener.next(_HEARTBEAT)) is not None and may_stay():
        yield data or table.streams.here_event()


async def finished(work: Awaitable[_T]) -> _T:
    """What was begun is finished, whether or not the client waits for it."""
    return await asyncio.shield(asyncio.ensure_future(work))


def _version(said: str) -> int | None:
    """The version in a Last-Event-ID; None, and so everything anew, if it is none of ours."""
    return int(said) if said.isascii() and said.isdigit() and len(said) < 16 else None
