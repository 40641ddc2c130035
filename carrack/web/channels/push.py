"""Pushes to browsers (web push): encrypted for one browser, signed by this server, sent like any other letter.

pywebpush encrypts; its own way of sending would block all tables and would look at no address.
"""

from __future__ import annotations

import asyncio
from http import HTTPStatus

import msgspec

from carrack.table.notices import NobodyThere, Notice
from carrack.table.refused import Refused
from carrack.table.store.rows import ChannelRow
from carrack.web.channels.addresses import not_arrived
from carrack.web.channels.post import Letter, Postman
from carrack.web.channels.vapid import ServerKey

_DAY = 24 * 3600
_HEADERS = {
    "content-encoding": "aes128gcm",
    "content-type": "application/octet-stream",
    "ttl": str(_DAY),
    "topic": "turn",  # of several that wait for a browser, the last one is enough
    "urgency": "normal",
}
_EXPIRED = (HTTPStatus.NOT_FOUND, HTTPStatus.GONE)


class Pushes:
    """Sends to browsers that have subscribed."""

    def __init__(self, postman: Postman, key: ServerKey) -> None:
        self._postman = postman
        self._key = key

    async def public_key(self) -> str:
        """What a browser is told before it subscribes."""
        return await asyncio.to_thread(lambda: self._key.public)

    async def send(self, channel: ChannelRow, notice: Notice) -> None:
        """Send a notice; raises NobodyThere if the browser does not want any more, Refused if it does not arrive."""
        letter = await asyncio.to_thread(self._letter, channel, notice)
        status = await self._postman.send(letter)
        if status in _EXPIRED:
            raise NobodyThere
        if status >= HTTPStatus.MULTIPLE_CHOICES:
            raise not_arrived()

    def _letter(self, channel: ChannelRow, notice: Notice) -> Letter:
        from pywebpush import WebPusher

        shown = {"text": notice.text, "link": notice.link}
        told = {"endpoint": channel.address, "keys": channel.details}
        try:
            body: bytes = WebPusher(told).encode(msgspec.json.encode(shown))["body"]
        except Exception:  # of several libraries: a key that is none
            raise Refused("bad-request", "This is not what a browser says when it subscribes.", 422) from None
        return Letter(channel.address, body, _HEADERS | self._key.headers(channel.address, channel.page))
