"""What a notice looks like to each kind of webhook, and which kind an address is."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from html import escape
from urllib.parse import parse_qs, urlencode, urlsplit, urlunsplit

import msgspec

from carrack.table.notices import Notice
from carrack.table.refused import Refused
from carrack.table.wire import HookShape
from carrack.web.channels.post import Letter

_SENDER = "Carrack"
_PRIORITY = 5
"""Gotify: makes a sound, and does not shout."""
_ROOM = "/send/m.room.message"


def shape_of(url: str) -> HookShape:
    """Which kind an address is; whatever is not known is sent plain JSON."""
    parts = urlsplit(url)
    host, path = parts.hostname or "", parts.path
    if host in ("discord.com", "discordapp.com") or host.endswith((".discord.com", ".discordapp.com")):
        return "discord"
    if host == "hooks.slack.com":
        return "slack"
    if host == "api.telegram.org":
        return "telegram"
    if host == "ntfy.sh" or host.startswith("ntfy."):
        return "ntfy"
    if path.startswith("/_matrix/"):
        return "matrix"
    if path.endswith("/message") and ("token=" in parts.query or host.startswith("gotify.")):
        return "gotify"
    return "json"


def letter_of(shape: str, url: str, key: str, notice: Notice) -> Letter:
    """The notice as a request."""
    return _SHAPES[shape](url, key, notice)


def _json(url: str, body: object, headers: dict[str, str] | None = None, method: str = "POST") -> Letter:
    return Letter(url, msgspec.json.encode(body), {"content-type": "application/json"} | (headers or {}), method)


def _plain(url: str, key: str, notice: Notice) -> Letter:
    return _json(url, {"text": notice.text, "link": notice.link})


def _ntfy(url: str, key: str, notice: Notice) -> Letter:
    headers = {"content-type": "text/plain; charset=utf-8", "click": notice.link}
    return Letter(url, _both(notice).encode(), headers)


def _discord(url: str, key: str, notice: Notice) -> Letter:
    return _json(url, {"content": _both(notice), "allowed_mentions": {"parse": []}})


def _slack(url: str, key: str, notice: Notice) -> Letter:
    return _json(url, {"text": f"{escape(notice.text, quote=False)}\n<{escape(notice.link, quote=False)}>"})


def _matrix(url: str, key: str, notice: Notice) -> Letter:
    """A message into a room; its number makes that it is written once, however often it is sent."""
    parts = urlsplit(url)
    room = parts.path.rstrip("/").removesuffix(_ROOM)
    address = urlunsplit(parts._replace(path=f"{room}{_ROOM}/{secrets.token_hex(8)}"))
    headers = {"authorization": f"Bearer {key}"} if key else {}
    return _json(address, {"msgtype": "m.text", "body": _both(notice)}, headers, "PUT")


def _gotify(url: str, key: str, notice: Notice) -> Letter:
    parts = urlsplit(url)
    path = parts.path if parts.path.endswith("/message") else f"{parts.path.rstrip('/')}/message"
    click = {"client::notification": {"click": {"url": notice.link}}}
    body = {"title": _SENDER, "message": _both(notice), "priority": _PRIORITY, "extras": click}
    return _json(urlunsplit(parts._replace(path=path)), body, {"x-gotify-key": key} if key else {})


def _telegram(url: str, key: str, notice: Notice) -> Letter:
    parts = urlsplit(url)
    query = parse_qs(parts.query)
    chat = key or query.pop("chat_id", [""])[0]
    if not chat:
        raise Refused("hook-key", "Telegram needs the number of a chat.", 422)
    path = parts.path if parts.path.endswith("/sendMessage") else f"{parts.path.rstrip('/')}/sendMessage"
    address = urlunsplit(parts._replace(path=path, query=urlencode(query, doseq=True)))
    return _json(address, {"chat_id": chat, "text": _both(notice), "link_preview_options": {"is_disabled": True}})


def _both(notice: Notice) -> str:
    return f"{notice.text}\n{notice.link}"


_SHAPES: dict[str, Callable[[str, str, Notice], Letter]] = {
    "json": _plain,
    "ntfy": _ntfy,
    "discord": _discord,
    "slack": _slack,
    "matrix": _matrix,
    "gotify": _gotify,
    "telegram": _telegram,
}
