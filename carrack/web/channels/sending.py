"""One way to send a notice, whatever the channel is."""

from __future__ import annotations

from http import HTTPStatus

from carrack.table.notices import Notice
from carrack.table.refused import Refused
from carrack.table.store.rows import ChannelRow
from carrack.web.channels.addresses import Addresses, not_arrived
from carrack.web.channels.mail import Mails, MailSettings
from carrack.web.channels.post import Postman
from carrack.web.channels.push import Pushes
from carrack.web.channels.shapes import letter_of
from carrack.web.channels.vapid import ServerKey


class Channels:
    """What this server can send by. `page`: its public address, where the host has said it."""

    def __init__(
        self,
        *,
        private: bool = False,
        key: ServerKey | None = None,
        mail: MailSettings | None = None,
        page: str = "",
    ) -> None:
        """`private`: notices may go into private networks; without a `key` browsers cannot subscribe."""
        self.page = page
        self.addresses = Addresses(private)
        self._postman = Postman(self.addresses)
        self.pushes = Pushes(self._postman, key) if key else None
        self.mails = Mails(mail) if mail else None

    async def send(self, channel: ChannelRow, notice: Notice) -> None:
        """Send a notice; raises Refused if it does not arrive, NobodyThere if nobody is there any more."""
        if channel.kind == "push" and self.pushes:
            await self.pushes.send(channel, notice)
        elif channel.kind == "mail" and self.mails:
            await self.mails.send(channel, notice)
        elif channel.kind == "hook":
            await self._hook(channel, notice)
        else:
            raise Refused("no-channel", "This server does not send by this way any more.", 422)

    async def _hook(self, channel: ChannelRow, notice: Notice) -> None:
        shape, key = channel.details.get("shape", "json"), channel.details.get("key", "")
        status = await self._postman.send(letter_of(shape, channel.address, key, notice))
        if status >= HTTPStatus.MULTIPLE_CHOICES:
            raise not_arrived()

    def close(self) -> None:
        """Let go of what looks up names."""
        self.addresses.close()
