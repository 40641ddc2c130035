"""Mail: the host's own server sends it, to addresses that somebody has confirmed."""

from __future__ import annotations

import asyncio
import base64
from collections.abc import Iterator

import pytest

from carrack.table.notices import Notice
from carrack.table.refused import Refused
from carrack.table.store.rows import ChannelRow
from carrack.web.channels.codes import Codes
from carrack.web.channels.mail import Mails, MailSettings, check_address
from tests.web.postbox import Postbox, post_office

PAGE = "https://carrack.example"
SENDER = "Carrack <carrack@carrack.example>"


@pytest.fixture
def box() -> Iterator[Postbox]:
    """A server of mail."""
    with post_office() as opened:
        yield opened


def settings(box: Postbox, **more: str) -> MailSettings:
    """What the host has said."""
    return MailSettings("127.0.0.1", box.port, False, SENDER, PAGE, **more)


def channel(language: str = "en") -> ChannelRow:
    """Somebody's address."""
    return ChannelRow(
        id="abc", guest="anna", kind="mail", address="anna@mail.example", page=PAGE, language=language, created=0
    )


def test_a_notice(box: Postbox) -> None:
    """The sentence, the way there, and how to end it: by a link, or by one request of a program of mail."""
    asyncio.run(Mails(settings(box)).send(channel(), Notice("Your turn: Smugglers", f"{PAGE}/t/1")))
    [mail] = box.mails
    assert (mail["from"], mail["to"], mail["subject"]) == (SENDER, "anna@mail.example", "Your turn: Smugglers")
    text = mail.get_content()
    assert text.splitlines()[:2] == ["Your turn: Smugglers", f"{PAGE}/t/1"]
    assert f"{PAGE}/unsubscribe#abc" in text
    assert mail["list-unsubscribe"] == f"<{PAGE}/api/unsubscribe/abc>"
    assert mail["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
    assert mail["auto-submitted"] == "auto-generated"
    assert mail["message-id"].endswith("@carrack.example>")
    assert mail["date"]


def test_in_the_readers_language(box: Postbox) -> None:
    """In letters that every program of mail can read."""
    asyncio.run(Mails(settings(box)).send(channel("ru"), Notice("Ваш ход: Контрабандисты", f"{PAGE}/t/1")))
    assert box.mails[0]["subject"] == "Ваш ход: Контрабандисты"
    assert "Больше не присылать" in box.mails[0].get_content()


def test_a_code(box: Postbox) -> None:
    """It says what it is for, and that it can be ignored."""
    asyncio.run(Mails(settings(box)).send_code("anna@mail.example", "en", "123456"))
    [mail] = box.mails
    assert "123456" in mail["subject"]
    assert "123456" in mail.get_content()
    assert "do nothing" in mail.get_content()
    assert PAGE in mail.get_content()


def test_with_a_password(box: Postbox) -> None:
    """To this machine also over an open line; to any other it is not sent without TLS."""
    asyncio.run(Mails(settings(box, user="carrack", password="p@ss")).send_code("a@mail.example", "en", "1"))
    assert [base64.b64decode(login) for login in box.logins] == [b"\0carrack\0p@ss"]
    assert len(box.mails) == 1
    elsewhere = MailSettings("smtp.example", 587, False, SENDER, PAGE, "carrack", "p@ss")
    assert elsewhere.start_tls is True
    assert MailSettings("smtp.example", 25, False, SENDER, PAGE).start_tls is None


def test_what_is_not_taken(box: Postbox) -> None:
    """One sentence, whatever the reason; a server that is not there neither."""
    box.refuses = True
    mails = Mails(settings(box))
    with pytest.raises(Refused) as refused:
        asyncio.run(mails.send_code("anna@mail.example", "en", "1"))
    nowhere = Mails(MailSettings("127.0.0.1", 1, False, SENDER, PAGE))
    with pytest.raises(Refused) as unreachable:
        asyncio.run(nowhere.send_code("anna@mail.example", "en", "1"))
    assert refused.value.detail == unreachable.value.detail


@pytest.mark.parametrize("address", ["anna@mail.example", " a.b+c@x-y.example.org ", "o'neil@mail.example"])
def test_addresses(address: str) -> None:
    """As they are usual."""
    assert check_address(address) == address.strip()


@pytest.mark.parametrize(
    "address",
    [
        "",
        "anna",
        "anna@",
        "@mail.example",
        "anna@mail",
        "a b@mail.example",
        "a@b@mail.example",
        "x" * 250 + "@b.example",
        "a@mail.example\r\nBcc: b@mail.example",
        "a@mail.example,b@mail.example",
        "<a@mail.example>",
        "aña@mail.example",
    ],
)
def test_no_addresses(address: str) -> None:
    """Nobody smuggles another recipient in."""
    with pytest.raises(Refused, match="no address of mail"):
        check_address(address)


class Time:
    """A clock."""

    now = 0.0

    def __call__(self) -> float:
        """The time."""
        return self.now


def test_a_code_is_good_once() -> None:
    """For who asked for it, however it is typed."""
    codes = Codes()
    code = codes.new("anna", "anna@mail.example", "ru")
    assert (len(code), code.isdigit(), codes.waiting("anna")) == (6, True, "anna@mail.example")
    with pytest.raises(Refused):
        codes.check("boris", code)
    assert codes.check("anna", f" {code[:3]} {code[3:]} ") == ("anna@mail.example", "ru")
    with pytest.raises(Refused, match="too old"):
        codes.check("anna", code)


def test_a_code_cannot_be_guessed() -> None:
    """After five tries it is worthless."""
    codes = Codes()
    code = codes.new("anna", "anna@mail.example", "en")
    wrong = "000000" if code != "000000" else "111111"
    for _ in range(5):
        with pytest.raises(Refused, match="not the code"):
            codes.check("anna", wrong)
    with pytest.raises(Refused, match="too old"):
        codes.check("anna", code)


def test_a_code_grows_old() -> None:
    """In half an hour; and a new one makes it worthless at once."""
    clock = Time()
    codes = Codes(clock)
    first = codes.new("anna", "anna@mail.example", "en")
    second = codes.new("anna", "anna@other.example", "en")
    if first != second:
        with pytest.raises(Refused, match="not the code"):
            codes.check("anna", first)
    clock.now += 30 * 60
    assert codes.waiting("anna") == ""
    with pytest.raises(Refused, match="too old"):
        codes.check("anna", second)
