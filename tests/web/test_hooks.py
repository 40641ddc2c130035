"""Webhooks: each kind is sent what it takes."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from carrack.table.notices import Notice
from carrack.table.refused import Refused
from carrack.table.store.rows import ChannelRow
from carrack.web.channels.sending import Channels
from carrack.web.channels.shapes import letter_of, shape_of
from tests.web.ear import Ear, Heard, listening

NOTICE = Notice("Your turn: Ships & <Sails>", "https://c.example/t/1")
BOTH = "Your turn: Ships & <Sails>\nhttps://c.example/t/1"


@pytest.fixture
def ear() -> Iterator[Ear]:
    """A webhook on this machine."""
    with listening() as heard:
        yield heard


def hook(url: str, shape: str, key: str = "") -> ChannelRow:
    """A webhook of somebody's."""
    details = {"shape": shape} | ({"key": key} if key else {})
    return ChannelRow(
        id="1", guest="anna", kind="hook", address=url, details=details, page="", language="en", created=0
    )


def heard(ear: Ear, path: str, shape: str, key: str = "") -> tuple[Heard, Any]:
    """What arrives, and the JSON in it."""
    url = ear.url.replace("/topic", path)
    asyncio.run(Channels(private=True).send(hook(url, shape, key), NOTICE))
    [request] = ear.requests
    assert request.headers["content-type"] == "application/json"
    return request, msgspec.json.decode(request.body)


def test_plain_json(ear: Ear) -> None:
    """For programs of one's own, and for what takes a field `text`."""
    request, body = heard(ear, "/x?y=1", "json")
    assert (request.method, request.path) == ("POST", "/x?y=1")
    assert body == {"text": NOTICE.text, "link": NOTICE.link}


def test_ntfy(ear: Ear) -> None:
    """A text, and where a click leads."""
    asyncio.run(Channels(private=True).send(hook(ear.url, "ntfy"), NOTICE))
    assert ear.heard == [("/topic", BOTH, NOTICE.link)]
    assert ear.requests[0].headers["content-type"] == "text/plain; charset=utf-8"


def test_discord(ear: Ear) -> None:
    """Nobody is called by a mention."""
    _, body = heard(ear, "/api/webhooks/1/x", "discord")
    assert body == {"content": BOTH, "allowed_mentions": {"parse": []}}


def test_slack(ear: Ear) -> None:
    """Its three letters are escaped."""
    _, body = heard(ear, "/services/T/B/x", "slack")
    assert body == {"text": "Your turn: Ships &amp; &lt;Sails&gt;\n<https://c.example/t/1>"}


@pytest.mark.parametrize("end", ["", "/", "/send/m.room.message"])
def test_matrix(ear: Ear, end: str) -> None:
    """A message into a room, written once however often it is sent; the token is in no address."""
    request, body = heard(ear, f"/_matrix/client/v3/rooms/!a%3Ax.example{end}", "matrix", "secret")
    room, _, number = request.path.rpartition("/")
    assert (request.method, room) == ("PUT", "/_matrix/client/v3/rooms/!a%3Ax.example/send/m.room.message")
    assert len(number) == 16
    assert request.headers["authorization"] == "Bearer secret"
    assert body == {"msgtype": "m.text", "body": BOTH}


@pytest.mark.parametrize(("path", "key"), [("/message?token=A1", ""), ("/", "A1"), ("/sub/message", "A1")])
def test_gotify(ear: Ear, path: str, key: str) -> None:
    """With the token in the address, or apart."""
    request, body = heard(ear, path, "gotify", key)
    assert request.path.partition("?")[0] in ("/message", "/sub/message")
    assert request.headers.get("x-gotify-key", "") == key
    assert (body["title"], body["message"], body["priority"]) == ("Carrack", BOTH, 5)
    assert body["extras"] == {"client::notification": {"click": {"url": NOTICE.link}}}


@pytest.mark.parametrize(("path", "key"), [("/bot1:x/sendMessage?chat_id=42", ""), ("/bot1:x", "42")])
def test_telegram(ear: Ear, path: str, key: str) -> None:
    """With the number of the chat in the address, or apart."""
    request, body = heard(ear, path, "telegram", key)
    assert request.path == "/bot1:x/sendMessage"
    assert body == {"chat_id": "42", "text": BOTH, "link_preview_options": {"is_disabled": True}}


def test_telegram_without_a_chat() -> None:
    """Nobody could be told."""
    with pytest.raises(Refused, match="number of a chat"):
        letter_of("telegram", "https://api.telegram.org/bot1:x/sendMessage", "", NOTICE)


@pytest.mark.parametrize(
    ("url", "shape"),
    [
        ("https://discord.com/api/webhooks/1/x", "discord"),
        ("https://ptb.discord.com/api/webhooks/1/x", "discord"),
        ("https://canary.discord.com/api/webhooks/1/x", "discord"),
        ("https://discordapp.com/api/webhooks/1/x", "discord"),
        ("https://notdiscord.com/api/webhooks/1/x", "json"),
        ("https://ntfy.sh/topic", "ntfy"),
        ("https://ntfy.example.org/topic", "ntfy"),
        ("https://hooks.slack.com/services/T/B/x", "slack"),
        ("https://api.telegram.org/bot1:x/sendMessage?chat_id=1", "telegram"),
        ("https://matrix.example.org/_matrix/client/v3/rooms/!a:x", "matrix"),
        ("https://push.example.org/message?token=A", "gotify"),
        ("https://gotify.example.org/message", "gotify"),
        ("https://example.org/hook", "json"),
    ],
)
def test_known_by_the_address(url: str, shape: str) -> None:
    """So that most people need not choose."""
    assert shape_of(url) == shape


@pytest.mark.parametrize("status", [301, 302, 307, 401, 404, 500])
def test_only_what_is_taken_has_arrived(ear: Ear, status: int) -> None:
    """Nobody is sent on to where nobody has looked, and no status is told."""
    ear.status = status
    with pytest.raises(Refused) as caught:
        asyncio.run(Channels(private=True).send(hook(ear.url, "json"), NOTICE))
    assert str(status) not in caught.value.detail
    assert len(ear.requests) == 1
