"""Webhooks: sent to where somebody said, never into a private network."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from carrack.table.refused import Refused
from carrack.web.hooks import Hooks, is_public
from tests.web.ear import Ear, listening


@pytest.fixture
def ear() -> Iterator[Ear]:
    """A webhook on this machine."""
    with listening() as heard:
        yield heard


def test_a_text_and_a_link_arrive(ear: Ear) -> None:
    """As ntfy takes them."""
    asyncio.run(Hooks(private=True).send(ear.url, "Your turn", "https://c.example/t/1"))
    assert ear.heard == [("/topic", "Your turn\nhttps://c.example/t/1", "https://c.example/t/1")]


def test_not_into_a_private_network(ear: Ear) -> None:
    """Unless the host allows it; by name neither."""
    for url in (ear.url, ear.url.replace("127.0.0.1", "localhost"), "http://[::1]:9/", "http://10.0.0.1/x"):
        with pytest.raises(Refused, match="private"):
            asyncio.run(Hooks().send(url, "x", "y"))
    assert ear.heard == []


def test_redirects_are_not_followed(ear: Ear) -> None:
    """They would lead to where nobody has looked."""
    ear.status = 302
    with pytest.raises(Refused, match="302"):
        asyncio.run(Hooks(private=True).send(ear.url, "x", "y"))
    assert len(ear.heard) == 1


@pytest.mark.parametrize(
    "url", ["", "ftp://x.example/", "nonsense", "https://", "https://a:b@x.example/", "https://x/" + "y" * 500]
)
def test_what_is_no_address(url: str) -> None:
    """Refused with words."""
    with pytest.raises(Refused, match="webhook"):
        Hooks(private=True).check(url)


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("8.8.8.8", True),
        ("2606:4700::1111", True),
        ("127.0.0.1", False),
        ("10.1.2.3", False),
        ("172.16.0.1", False),
        ("192.168.1.1", False),
        ("169.254.169.254", False),
        ("100.64.0.1", False),
        ("0.0.0.0", False),
        ("224.0.0.1", False),
        ("::1", False),
        ("fe80::1%eth0", False),
        ("fd00::1", False),
        ("::ffff:127.0.0.1", False),
        ("2002:7f00:1::", False),
    ],
)
def test_which_addresses_are_public(address: str, public: bool) -> None:
    """Also those that hide another one."""
    assert is_public(address) is public
