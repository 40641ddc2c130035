"""What a host sets so that notices can go by mail. Each has a variable of the environment, too."""

from __future__ import annotations

import argparse
import os
from email.utils import parseaddr
from urllib.parse import unquote, urlsplit

from carrack.cli.hosting import read_base
from carrack.cli.language import Misuse, Words
from carrack.cli.parser import Parser
from carrack.web.channels.mail import MailSettings

_PORTS = {"smtp": 587, "smtps": 465}


def arguments(parser: Parser) -> None:
    """What `carrack serve` takes besides."""
    say, add, env = parser.words, parser.choices.add_argument, os.environ
    add("--public-url", metavar="URL", default=env.get("CARRACK_PUBLIC_URL", ""), help=say("help-public-url"))
    add("--smtp", metavar="URL", default=env.get("CARRACK_SMTP", ""), help=say("help-smtp"))
    add("--mail-from", metavar="ADDRESS", default=env.get("CARRACK_MAIL_FROM", ""), help=say("help-mail-from"))


def read(words: Words, args: argparse.Namespace) -> tuple[MailSettings | None, str]:
    """How mail is sent, if it is, and the public address of the server, if it was said."""
    page = _under(_page(words, args.public_url.strip().rstrip("/")), read_base(words, args.base))
    smtp, sender = args.smtp.strip(), args.mail_from.strip()
    if not smtp:
        return None, page
    if not (sender and page):
        raise Misuse(words("mail-incomplete"))
    return _mail(words, smtp, sender, page), page


def _under(page: str, base: str) -> str:
    """Links have the path that everything lies under, whether or not it was said with the address."""
    return page + base if page and not urlsplit(page).path else page


def _page(words: Words, given: str) -> str:
    parts = urlsplit(given)
    if given and not (parts.scheme in ("http", "https") and parts.netloc and not parts.query and not parts.fragment):
        raise Misuse(words("bad-public-url", given=given))
    return given


def _mail(words: Words, smtp: str, sender: str, page: str) -> MailSettings:
    if not parseaddr(sender)[1].partition("@")[2]:
        raise Misuse(words("bad-mail-from", given=sender))
    try:
        parts = urlsplit(smtp)
        host, port = parts.hostname, parts.port or _PORTS[parts.scheme]
    except (ValueError, KeyError):
        host, port = None, 0
    if not host or parts.path.strip("/"):
        raise Misuse(words("bad-smtp"))  # what was given may hold a password
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return MailSettings(host, port, parts.scheme == "smtps", sender, page, user, password)
