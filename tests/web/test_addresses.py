"""Where notices may go: to public addresses alone, and nobody can tell from a refusal what stands anywhere else."""

from __future__ import annotations

import asyncio
import socket

import pytest

from carrack.table.refused import Refused
from carrack.web.channels.addresses import Addresses, is_public, not_arrived
from carrack.web.channels.post import Letter, Postman
from tests.web.ear import listening


@pytest.mark.parametrize(
    "address", ["8.8.8.8", "1.1.1.1", "2606:4700::1111", "2a00:1450:4001::200e", "2001:4860:4860::8888", "2400:cb00::1"]
)
def test_public_addresses(address: str) -> None:
    """Of both kinds."""
    assert is_public(address)


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "10.1.2.3",
        "172.16.0.1",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",
        "192.0.2.1",
        "198.18.0.1",
        "224.0.0.1",
        "240.0.0.1",
        "255.255.255.255",
        "192.88.99.1",
        "192.0.0.8",
        "::",
        "::1",
        "fe80::1",
        "fe80::1%eth0",
        "2606:4700::1111%eth0",
        "fd00::1",
        "fec0::1",
        "ff02::1",
        "::127.0.0.1",
        "::ffff:127.0.0.1",
        "::ffff:8.8.8.8",
        "::ffff:0:127.0.0.1",
        "64:ff9b::7f00:1",
        "64:ff9b::a9fe:a9fe",
        "64:ff9b:1::1",
        "100::1",
        "2001::1",
        "2001:10::1",
        "2001:1ff::1",
        "2001:db8::1",
        "2002:7f00:1::",
        "2002:0808:0808::1",
        "3fff::1",
        "4000::1",
        "5f00::1",
        "nonsense",
    ],
)
def test_all_others(address: str) -> None:
    """Also those that hide an address of IPv4, and those that nobody has been given."""
    assert not is_public(address)


def refusal(url: str, private: bool = False) -> Refused:
    """What is said of an address."""
    with pytest.raises(Refused) as caught:
        asyncio.run(Postman(Addresses(private)).send(Letter(url, b"x", {})))
    return caught.value


def test_one_sentence_for_all_that_goes_wrong() -> None:
    """A closed port, a private network, a name that is not there, a port of mail: they read the same."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    said = not_arrived()
    for url, private in (
        (f"http://127.0.0.1:{port}/", True),  # nobody listens there any more
        ("http://127.0.0.1/", False),
        ("http://localhost:8000/", False),
        ("http://[::1]:8000/", False),
        ("http://[64:ff9b::7f00:1]/", False),
        ("http://10.0.0.1/", False),
        ("http://0x7f000001/", False),
        ("http://2130706433/", False),
        ("http://name.invalid/", False),
        ("http://8.8.8.8:25/", False),
        ("http://8.8.8.8:0/", False),
    ):
        found = refusal(url, private)
        assert (found.code, found.detail, found.status) == (said.code, said.detail, said.status), url


def test_one_of_several_addresses_is_enough_to_refuse(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who answers for a name may mix them."""
    monkeypatch.setattr("carrack.web.channels.addresses._look_up", lambda *_: ["8.8.8.8", "127.0.0.1"])
    assert refusal("https://mixed.example/").code == "bad-hook"


@pytest.mark.parametrize("port", [80, 443, 1024, 8443, 65535])
def test_ports_of_the_web(port: int) -> None:
    """And all that anybody may open."""
    Addresses().check(f"https://hooks.example:{port}/x")


@pytest.mark.parametrize("port", [1, 22, 25, 110, 143, 445, 587, 631, 1023])
def test_no_other_ports(port: int) -> None:
    """Unless the host allows private networks."""
    with pytest.raises(Refused, match="did not arrive"):
        Addresses().check(f"https://hooks.example:{port}/x")
    Addresses(private=True).check(f"https://hooks.example:{port}/x")


@pytest.mark.parametrize(
    "url",
    [
        "",
        "ftp://x.example/",
        "nonsense",
        "https://",
        "https://a:b@x.example/",
        "https://x/" + "y" * 500,
        "https://x.example:port/",
        "https://x.example:99999/",
        "https://x.example/a b",
        "https://x.example/\r\nhost: y",
        "https://[::1/",
    ],
)
def test_what_is_no_address(url: str) -> None:
    """Refused with words."""
    with pytest.raises(Refused, match="begins with https") as caught:
        Addresses(private=True).check(url)
    assert caught.value.code == "bad-address"


def test_what_was_looked_up_is_what_is_connected_to(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name is asked for once, so nobody can answer differently the second time; it stands in the request."""
    asked: list[str] = []

    def look_up(host: str, port: int) -> list[str]:
        asked.append(host)
        return ["127.0.0.1"]

    monkeypatch.setattr("carrack.web.channels.addresses._look_up", look_up)
    with listening() as ear:
        url = f"http://hooks.invalid:{ear.server_port}/x"
        assert asyncio.run(Postman(Addresses(private=True)).send(Letter(url, b"x", {}))) == 200
    assert asked == ["hooks.invalid"]
    assert ear.requests[0].headers["host"] == f"hooks.invalid:{ear.server_port}"


def test_the_next_address_is_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    """If the first takes no line."""
    monkeypatch.setattr("carrack.web.channels.addresses._look_up", lambda *_: ["127.0.0.9", "127.0.0.1"])
    with listening() as ear:
        url = f"http://hooks.invalid:{ear.server_port}/x"
        assert asyncio.run(Postman(Addresses(private=True)).send(Letter(url, b"x", {}))) == 200
