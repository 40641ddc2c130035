"""Bots of the network over HTTP: their owners register them, their programs are asked and answer. docs/bots.md."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from collections.abc import AsyncIterator, Callable

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from carrack.table import remote_ids
from carrack.table.channel import Listener
from carrack.table.lettering import clean_name
from carrack.table.lobby import Lobby
from carrack.table.refused import Refused
from carrack.table.store.rows import BotRow
from carrack.table.wire import BotName, BotToken, BotView, Chosen, MyBots, Nothing
from carrack.web.allowing import address_of
from carrack.web.guests import Guests
from carrack.web.limits import MOVES, Limits
from carrack.web.responses import json
from carrack.web.streams import stream_route
from carrack.web.tables import Events, TableRoutes

MOST = 5
"""The most bots of one person."""
_HEARTBEAT = 15.0
_SCHEME = "bearer "
_MARK = "carrack-bot-"
"""A token that is found somewhere says what it is."""


class BotRoutes:
    """The handlers."""

    def __init__(self, tables: TableRoutes, lobby: Lobby, guests: Guests, limits: Limits) -> None:
        self._tables = tables
        self._lobby = lobby
        self._guests = guests
        self._limits = limits

    def routes(self) -> list[Route]:
        """Every address."""
        post = ["POST"]
        return [
            Route("/api/me/bots", self.mine, methods=["GET"]),
            Route("/api/me/bots", self.register, methods=post),
            Route("/api/me/bots/{id}", self.delete, methods=["DELETE"]),
            Route("/api/me/bots/{id}/token", self.renew, methods=post),
            stream_route("/api/bot/asked", self.asked),
            Route("/api/bot/answers/{id}", self.answer, methods=post),
        ]

    # ---- their owners -------------------------------------------------------------------------------

    async def mine(self, request: Request) -> Response:
        """My bots."""
        guest = self._guests.read(request)
        rows = await asyncio.to_thread(self._lobby.store.bots_of, guest) if guest else []
        return json(MyBots(tuple(self._view(row) for row in rows), MOST))

    async def register(self, request: Request) -> Response:
        """A new bot of mine, and its token."""
        guest, wish = await self._tables.wish(request, BotName)
        name = clean_name(wish.name)
        if not name:
            raise Refused("name", "A bot has a name of 1 to 24 characters.", 422)
        token = _new_token()
        row = BotRow(id=secrets.token_hex(8), guest=guest, name=name, token=_sealed(token), created=time.time())
        if not await asyncio.shield(asyncio.wrap_future(self._lobby.store.add_bot(row, MOST))):
            raise Refused("bots-full", f"You have {MOST} bots already: delete one first.", 409)
        return json(BotToken(self._view(row), token), 201)

    async def renew(self, request: Request) -> Response:
        """Another token; the one before is good no longer."""
        guest, _ = await self._tables.wish(request, Nothing)
        row = await self._own(guest, request.path_params["id"])
        token = _new_token()
        changed = msgspec.structs.replace(row, token=_sealed(token))
        await asyncio.shield(asyncio.wrap_future(self._lobby.store.renew_bot(changed)))
        self._lobby.remote.cut(row.id)
        return json(BotToken(self._view(row), token))

    async def delete(self, request: Request) -> Response:
        """A bot of mine is no more."""
        row = await self._own(self._tables.checked(request), request.path_params["id"])
        await asyncio.shield(asyncio.wrap_future(self._lobby.store.remove_bot(row.id)))
        self._lobby.remote.dismiss(row.id)
        return json({})

    async def _own(self, guest: str, bot_id: str) -> BotRow:
        rows = await asyncio.to_thread(self._lobby.store.bots_of, guest)
        found = next((row for row in rows if row.id == bot_id), None)
        if found is None:
            raise Refused("no-bot", "You have no such bot.", 404)
        return found

    def _view(self, row: BotRow) -> BotView:
        return BotView(row.id, row.name, self._lobby.remote.is_connected(remote_ids.named(row.id)))

    # ---- their programs -----------------------------------------------------------------------------

    async def asked(self, request: Request) -> Response:
        """Server-sent events: what the bot is asked."""
        row = await self._authorized(request)
        address = address_of(request)
        if not self._limits.open_stream(address):
            raise Refused("too-many", "Too many open streams from this address.", 429)
        listener, first = self._lobby.remote.connect(row)

        def leave() -> None:
            self._lobby.remote.hang_up(row, listener)
            self._limits.close_stream(address)

        try:
            await self._recheck(row)
        except BaseException:
            leave()
            raise
        return Events(_until_closed(listener, row.name, first, self._tables.may_stay(request, row.guest)), leave)

    async def answer(self, request: Request) -> Response:
        """What the bot has chosen."""
        row = await self._authorized(request)
        if not self._limits.allow(MOVES, remote_ids.named(row.id)):
            raise Refused("too-many", "Too many requests; wait a moment.", 429)
        try:
            wish = msgspec.json.decode(await request.body(), type=Chosen)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Refused("bad-request", f"This is not what is expected here: {str(error)[:200]}.", 422) from None
        except ClientDisconnect:
            raise Refused("bad-request", "The request ended early.", 400) from None
        self._lobby.remote.answer(row.id, request.path_params["id"], wish.action)
        return json({})

    async def _authorized(self, request: Request) -> BotRow:
        said = request.headers.get("authorization", "")
        token = said[len(_SCHEME) :].strip() if said.lower().startswith(_SCHEME) else ""
        row = await asyncio.to_thread(self._lobby.store.bot_of_token, _sealed(token)) if token else None
        if row is None:
            raise _no_good_token()
        self._tables.check_owner(request, row.guest)
        return row

    async def _recheck(self, row: BotRow) -> None:
        """A bot that was deleted or renewed just before its stream was open has no good token either."""
        now = await asyncio.to_thread(self._lobby.store.bot, row.id)
        if now is None:
            self._lobby.remote.dismiss(row.id)
        if now != row:
            raise _no_good_token()


async def _until_closed(
    listener: Listener, name: str, first: list[bytes], may_stay: Callable[[], bool]
) -> AsyncIterator[bytes]:
    """A comment now and then shows that the line is alive."""
    hello = b"retry: 1000\n\nevent: hello\ndata: " + msgspec.json.encode({"name": name}) + b"\n\n"
    yield hello + b"".join(first)
    while (data := await listener.next(_HEARTBEAT)) is not None and may_stay():
        yield data or b": still here\n\n"


def _no_good_token() -> Refused:
    detail = "The header 'Authorization: Bearer TOKEN' lacks a token that is good: renew it on your page."
    return Refused("bot-token", detail, 401)


def _new_token() -> str:
    return _MARK + secrets.token_urlsafe(32)


def _sealed(token: str) -> str:
    """What is kept of a token: it is long and drawn at random, so a plain hash says nothing about it."""
    return hashlib.sha256(token.encode()).hexdigest()
