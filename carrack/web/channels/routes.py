"""How I am told that it is my turn, over HTTP: channels are added with a first message, tried, and removed."""

from __future__ import annotations

import asyncio
import secrets
import time
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from carrack.table.notices import MOST_FAILED, NobodyThere, Notice, said
from carrack.table.refused import Refused
from carrack.table.store.rows import ChannelRow
from carrack.table.store.store import Store
from carrack.table.wire import (
    ChannelKind,
    ChannelRef,
    ChannelView,
    HookWish,
    MailCode,
    MailWish,
    Nothing,
    NoticesView,
    PushWish,
)
from carrack.web.allowing import allow
from carrack.web.channels.addresses import not_arrived
from carrack.web.channels.codes import Codes
from carrack.web.channels.mail import Mails, check_address
from carrack.web.channels.sending import Channels
from carrack.web.channels.shapes import shape_of
from carrack.web.guests import Guests
from carrack.web.limits import NOTICES, Limits, Rate
from carrack.web.responses import json
from carrack.web.tables import TableRoutes

_MOST = 10
"""Channels of one person."""
_LONGEST_KEY = 500
_ONE_RECIPIENT = Rate(3, 3 / 86_400)
"""Codes to one address, whoever asks for them: nobody's mail is filled by strangers."""
_ALL_RECIPIENTS = Rate(100, 100 / 3_600)


class NoticeRoutes:
    """The handlers."""

    def __init__(self, tables: TableRoutes, store: Store, guests: Guests, limits: Limits, channels: Channels) -> None:
        self._tables = tables
        self._store = store
        self._guests = guests
        self._limits = limits
        self._channels = channels
        self._codes = Codes()

    def routes(self) -> list[Route]:
        """Every address."""
        post = ["POST"]
        return [
            Route("/api/notices", self.read, methods=["GET"]),
            Route("/api/notices/hook", self.hook, methods=post),
            Route("/api/notices/push", self.push, methods=post),
            Route("/api/notices/mail", self.mail, methods=post),
            Route("/api/notices/mail/code", self.code, methods=post),
            Route("/api/notices/try", self.try_out, methods=post),
            Route("/api/notices/remove", self.remove, methods=post),
            Route("/api/unsubscribe/{id}", self.unsubscribe, methods=post),
        ]

    async def read(self, request: Request) -> Response:
        """How I am told."""
        return json(await self._view(self._guests.read(request)))

    async def hook(self, request: Request) -> Response:
        """Tell me there."""
        guest, wish = await self._tables.wish(request, HookWish)
        url, key = wish.url.strip(), wish.key.strip()
        self._channels.addresses.check(url)
        if len(key) > _LONGEST_KEY or not (key.isascii() and (key.isprintable() or not key)):
            raise Refused("bad-request", "This is no token and no number of a chat.", 422)
        details = {"shape": wish.shape or shape_of(url)} | ({"key": key} if key else {})
        return await self._added(request, self._row(request, guest, "hook", url, details, wish.language))

    async def push(self, request: Request) -> Response:
        """Tell this browser."""
        guest, wish = await self._tables.wish(request, PushWish)
        if self._channels.pushes is None:
            raise _not_set_up()
        self._channels.addresses.check(wish.endpoint)
        if "[" in wish.endpoint or not (self._channels.addresses.private or wish.endpoint.startswith("https:")):
            raise not_arrived()
        details = {"p256dh": wish.p256dh, "auth": wish.auth}
        return await self._added(request, self._row(request, guest, "push", wish.endpoint, details, wish.language))

    async def mail(self, request: Request) -> Response:
        """Send me a code; nothing is stored until it is typed."""
        guest, wish = await self._tables.wish(request, MailWish)
        mails, address = self._mails(), check_address(wish.address)
        allow(self._limits, NOTICES, request)
        for rate, who in ((_ONE_RECIPIENT, address.lower()), (_ALL_RECIPIENTS, "")):
            if not self._limits.allow(rate, f"mail {who}"):
                raise Refused("too-many", "Too many codes were asked for; try again later.", 429)
        code = self._codes.new(guest, address, wish.language)
        try:
            await mails.send_code(address, wish.language, code)
        except Refused:
            self._codes.drop(guest)
            raise
        return json(await self._view(guest))

    async def code(self, request: Request) -> Response:
        """The code has come: tell me by mail."""
        guest, wish = await self._tables.wish(request, MailCode)
        self._mails()
        allow(self._limits, NOTICES, request)
        address, language = self._codes.check(guest, wish.code)
        await self._keep(self._row(request, guest, "mail", address, {}, language))
        return json(await self._view(guest))

    async def try_out(self, request: Request) -> Response:
        """Send a message by one of my channels; if it arrives, one that was left alone is used again."""
        channel = await self._mine(request)
        allow(self._limits, NOTICES, request)
        await self._first_message(channel)
        await asyncio.wrap_future(self._store.mark_channel(channel.id, True))
        return json(await self._view(channel.guest))

    async def remove(self, request: Request) -> Response:
        """Nothing is sent there any more."""
        channel = await self._mine(request)
        await asyncio.shield(asyncio.wrap_future(self._store.remove_channel(channel.id)))
        return json(await self._view(channel.guest))

    async def unsubscribe(self, request: Request) -> Response:
        """By the link of a mail: its number is secret, so it needs no cookie. Twice is as good as once."""
        channel = await asyncio.to_thread(self._store.channel, request.path_params["id"])
        if channel and channel.kind == "mail":
            await asyncio.shield(asyncio.wrap_future(self._store.remove_channel(channel.id)))
        return json(Nothing())

    def _row(
        self, request: Request, guest: str, kind: ChannelKind, address: str, details: dict[str, str], language: str
    ) -> ChannelRow:
        page = self._channels.page or str(request.base_url).rstrip("/")
        return ChannelRow(
            id=secrets.token_hex(16),
            guest=guest,
            kind=kind,
            address=address,
            details=details,
            page=page,
            language=language,
            created=time.time(),
        )

    async def _added(self, request: Request, row: ChannelRow) -> Response:
        allow(self._limits, NOTICES, request)
        await self._first_message(row)
        await self._keep(row)
        return json(await self._view(row.guest))

    async def _first_message(self, channel: ChannelRow) -> None:
        """Shows that it works."""
        try:
            await self._channels.send(channel, Notice(said(channel.language, []), f"{channel.page}/"))
        except NobodyThere:
            raise not_arrived() from None

    async def _keep(self, row: ChannelRow) -> None:
        if not await asyncio.shield(asyncio.wrap_future(self._store.add_channel(row, _MOST))):
            raise Refused("channels-full", f"You have {_MOST} ways to be told; remove one first.", 409)

    async def _mine(self, request: Request) -> ChannelRow:
        guest, wish = await self._tables.wish(request, ChannelRef)
        channel = await asyncio.to_thread(self._store.channel, wish.id)
        if channel is None or channel.guest != guest:
            raise Refused("no-channel", "You have no such way to be told.", 404)
        return channel

    def _mails(self) -> Mails:
        if self._channels.mails is None:
            raise _not_set_up()
        return self._channels.mails

    async def _view(self, guest: str) -> NoticesView:
        rows = await asyncio.to_thread(self._store.channels_of, guest) if guest else []
        push = await self._channels.pushes.public_key() if self._channels.pushes else ""
        mail = self._channels.mails is not None
        return NoticesView(tuple(_view(row) for row in rows), push, mail, self._codes.waiting(guest) if mail else "")


def _view(row: ChannelRow) -> ChannelView:
    where = urlsplit(row.address).hostname or "" if row.kind == "hook" else row.address
    return ChannelView(row.id, row.kind, where, row.details.get("shape", ""), row.failed >= MOST_FAILED)


def _not_set_up() -> Refused:
    return Refused("no-channel", "This server does not send by this way.", 409)
