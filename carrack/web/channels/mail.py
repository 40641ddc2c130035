"""Notices by mail, where the host has set it up: by the host's own server, to addresses that were confirmed."""

from __future__ import annotations

import asyncio
import ipaddress
import re
import ssl
from dataclasses import dataclass
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr

import aiosmtplib

from carrack.core import texts
from carrack.table.notices import Notice
from carrack.table.refused import Refused
from carrack.table.store.rows import ChannelRow

_PATIENCE = 30.0
"""Seconds for all of a mail."""
_AT_ONCE = 4
_LONGEST = 254
_MAIL = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")


@dataclass(frozen=True)
class MailSettings:
    """What the host has said. `page`: the public address of the server; `tls`: from the first byte on."""

    host: str
    port: int
    tls: bool
    sender: str
    page: str
    user: str = ""
    password: str = ""

    @property
    def start_tls(self) -> bool | None:
        """A password never goes over an open line to another machine; without one, as the server likes."""
        return True if self.user and not _is_here(self.host) else None


class Mails:
    """Sends mail."""

    def __init__(self, settings: MailSettings) -> None:
        self.page = settings.page
        self._settings = settings
        self._domain = parseaddr(settings.sender)[1].rpartition("@")[2]
        self._tls: ssl.SSLContext | None = None
        self._slots = asyncio.Semaphore(_AT_ONCE)

    async def send(self, channel: ChannelRow, notice: Notice) -> None:
        """Send a notice; whoever has the mail can end it by a link, and a program of mail by one request."""
        args = {"text": notice.text, "link": notice.link, "page": self.page}
        stop = f"{self.page}/unsubscribe#{channel.id}"
        mail = self._mail(channel.address, notice.text, _say(channel.language, "mail-turn", **args, stop=stop))
        mail["List-Unsubscribe"] = f"<{self.page}/api/unsubscribe/{channel.id}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        await self._send(mail)

    async def send_code(self, address: str, language: str, code: str) -> None:
        """Send the code that confirms an address."""
        subject = _say(language, "mail-code-subject", code=code)
        await self._send(self._mail(address, subject, _say(language, "mail-code", code=code, page=self.page)))

    def _mail(self, address: str, subject: str, text: str) -> EmailMessage:
        mail = EmailMessage()
        mail["From"] = self._settings.sender
        mail["To"] = Address(addr_spec=address)
        mail["Subject"] = subject
        mail["Date"] = formatdate()
        mail["Message-ID"] = make_msgid(domain=self._domain)
        mail["Auto-Submitted"] = "auto-generated"
        mail.set_content(f"{text}\n")
        return mail

    async def _send(self, mail: EmailMessage) -> None:
        settings = self._settings
        try:
            async with self._slots, asyncio.timeout(_PATIENCE):
                await aiosmtplib.send(
                    mail,
                    hostname=settings.host,
                    port=settings.port,
                    username=settings.user or None,
                    password=settings.password or None,
                    use_tls=settings.tls,
                    start_tls=None if settings.tls else settings.start_tls,
                    tls_context=await self._trusted(),
                    local_hostname=self._domain,  # else it is looked up, and all tables wait
                    timeout=_PATIENCE,
                )
        except (aiosmtplib.SMTPException, OSError, ValueError):
            raise Refused("mail-failed", "The mail could not be sent. Check the address, or try later.", 422) from None

    async def _trusted(self) -> ssl.SSLContext:
        if self._tls is None:
            self._tls = await asyncio.to_thread(ssl.create_default_context)
        return self._tls


def check_address(address: str) -> str:
    """An address of mail, or a refusal."""
    address = address.strip()
    if len(address) > _LONGEST or not _MAIL.fullmatch(address):
        raise Refused("bad-mail", "This is no address of mail.", 422)
    return address


def _say(language: str, message: str, **args: str) -> str:
    language = language if language in texts.LANGUAGES else texts.LANGUAGES[0]
    return texts.say(texts.bundle(language, "carrack.web.channels.words"), message, args)


def _is_here(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
