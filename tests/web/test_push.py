"""Pushes to browsers: encrypted for one of them, signed by the server, sent like any other letter."""

from __future__ import annotations

import asyncio
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest
from py_vapid import Vapid02

from carrack.table.notices import NobodyThere, Notice
from carrack.table.refused import Refused
from carrack.table.store.rows import ChannelRow
from carrack.web.channels.sending import Channels
from carrack.web.channels.vapid import VAPID_FILE, BadKey, ServerKey
from tests.web.ear import Ear, listening
from tests.web.subscriber import Subscriber

NOTICE = Notice("Ваш ход: Smugglers", "https://c.example/t/1")


@pytest.fixture
def service() -> Iterator[Ear]:
    """A push service on this machine."""
    with listening() as heard:
        heard.status = 201
        yield heard


@pytest.fixture
def channels(tmp_path: Path) -> Channels:
    """A server that may send to this machine."""
    return Channels(private=True, key=ServerKey(tmp_path / VAPID_FILE))


def browser(url: str, keys: dict[str, str]) -> ChannelRow:
    """A browser of somebody's."""
    page = "https://carrack.example"
    return ChannelRow(id="1", guest="anna", kind="push", address=url, details=keys, page=page, language="ru", created=0)


def test_only_the_browser_can_read_it(service: Ear, channels: Channels) -> None:
    """It is told the sentence and the address, and nothing else; a push service sees neither."""
    subscriber = Subscriber()
    asyncio.run(channels.send(browser(service.url, subscriber.keys), NOTICE))
    [request] = service.requests
    assert subscriber.read(request.body) == {"text": NOTICE.text, "link": NOTICE.link}
    assert b"t/1" not in request.body
    assert request.headers["content-encoding"] == "aes128gcm"
    assert (request.headers["ttl"], request.headers["topic"], request.headers["urgency"]) == ("86400", "turn", "normal")


def test_the_server_signs(service: Ear, channels: Channels) -> None:
    """With the key that the browser was told."""
    asyncio.run(channels.send(browser(service.url, Subscriber().keys), NOTICE))
    proof = service.requests[0].headers["authorization"]
    assert Vapid02.verify(proof)
    assert channels.pushes is not None
    assert proof.endswith(f"k={asyncio.run(channels.pushes.public_key())}")


def test_two_are_never_the_same(service: Ear, channels: Channels) -> None:
    """A push service cannot tell whether two messages say the same."""
    row = browser(service.url, Subscriber().keys)
    for _ in range(2):
        asyncio.run(channels.send(row, NOTICE))
    first, second = service.requests
    assert first.body != second.body


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_has_gone(service: Ear, channels: Channels, status: int) -> None:
    """It is not tried again."""
    service.status = status
    with pytest.raises(NobodyThere):
        asyncio.run(channels.send(browser(service.url, Subscriber().keys), NOTICE))


@pytest.mark.parametrize("status", [302, 400, 413, 429, 500])
def test_a_service_that_does_not_take_it(service: Ear, channels: Channels, status: int) -> None:
    """It may take it later."""
    service.status = status
    with pytest.raises(Refused, match="did not arrive"):
        asyncio.run(channels.send(browser(service.url, Subscriber().keys), NOTICE))


def test_not_into_a_private_network(service: Ear, tmp_path: Path) -> None:
    """As for webhooks."""
    with pytest.raises(Refused, match="did not arrive"):
        asyncio.run(
            Channels(key=ServerKey(tmp_path / VAPID_FILE)).send(browser(service.url, Subscriber().keys), NOTICE)
        )
    assert service.requests == []


@pytest.mark.parametrize(
    "keys", [{"p256dh": "", "auth": ""}, {"p256dh": "nonsense", "auth": "x"}, {"p256dh": "BA" + "A" * 85, "auth": "AA"}]
)
def test_keys_that_are_none(service: Ear, channels: Channels, keys: dict[str, str]) -> None:
    """Refused with words."""
    with pytest.raises(Refused, match="browser"):
        asyncio.run(channels.send(browser(service.url, keys), NOTICE))
    assert service.requests == []


@pytest.mark.parametrize("written", ["", "nonsense", "A" * 43, "_" * 43, "-----BEGIN PRIVATE KEY-----"])
def test_a_file_that_holds_no_key(tmp_path: Path, written: str) -> None:
    """The server does not start with it, and says what to do."""
    path = tmp_path / VAPID_FILE
    path.write_text(written, encoding="ascii")
    with pytest.raises(BadKey, match="delete it to begin anew"):
        ServerKey(path)


def test_the_key_is_made_once_and_is_secret(tmp_path: Path) -> None:
    """Browsers know the server by it, so it stays; nobody else can read the file."""
    path = tmp_path / VAPID_FILE
    first = ServerKey(path).public
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert ServerKey(path).public == first
    assert [child.name for child in tmp_path.iterdir()] == [VAPID_FILE]
