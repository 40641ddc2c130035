"""How a host sets up mail: three settings that belong together, and a sentence for what cannot be."""

from __future__ import annotations

import argparse
from collections.abc import Callable

import pytest

from carrack.cli.app import build
from carrack.cli.language import Misuse, Words
from carrack.cli.mailing import read
from carrack.web.channels.mail import MailSettings

Given = Callable[..., argparse.Namespace]
WORDS = Words("en")
FROM = "Carrack <carrack@example.org>"
PAGE = "https://carrack.example.org"


@pytest.fixture
def given(monkeypatch: pytest.MonkeyPatch) -> Given:
    """What the command has read."""

    def given_read(*argv: str, **environment: str) -> argparse.Namespace:
        with monkeypatch.context() as patch:
            for name, value in environment.items():
                patch.setenv(f"CARRACK_{name}", value)
            return build(WORDS).parse_args(["serve", *argv])

    return given_read


def test_without_a_word_there_is_no_mail(given: Given) -> None:
    """Also with empty variables."""
    assert read(WORDS, given()) == (None, "")
    assert read(WORDS, given(SMTP="", MAIL_FROM="", PUBLIC_URL="")) == (None, "")
    assert read(WORDS, given(MAIL_FROM=FROM, PUBLIC_URL=f"{PAGE}/")) == (None, PAGE)


@pytest.mark.parametrize("page", [PAGE, f"{PAGE}/games", f"{PAGE}/games/"])
def test_links_lie_under_the_path_of_the_server(given: Given, page: str) -> None:
    """Whether or not the host has said it twice."""
    args = given("--base", "/games", "--smtp", "smtp://localhost", "--mail-from", FROM, "--public-url", page)
    mail, public = read(WORDS, args)
    assert mail is not None
    assert (mail.page, public) == (f"{PAGE}/games", f"{PAGE}/games")


@pytest.mark.parametrize(
    ("smtp", "wanted"),
    [
        ("smtps://smtp.example", MailSettings("smtp.example", 465, True, FROM, PAGE)),
        ("smtp://smtp.example", MailSettings("smtp.example", 587, False, FROM, PAGE)),
        ("smtp://localhost:25", MailSettings("localhost", 25, False, FROM, PAGE)),
        ("smtps://me%40x:p%2Fw@smtp.example/", MailSettings("smtp.example", 465, True, FROM, PAGE, "me@x", "p/w")),
    ],
)
def test_addresses_of_servers(given: Given, smtp: str, wanted: MailSettings) -> None:
    """By flags and by the environment."""
    flags = ["--smtp", smtp, "--mail-from", FROM, "--public-url", PAGE]
    for args in (given(*flags), given(SMTP=smtp, MAIL_FROM=FROM, PUBLIC_URL=PAGE)):
        assert read(WORDS, args) == (wanted, PAGE)


@pytest.mark.parametrize(
    ("smtp", "sender", "page", "words"),
    [
        ("smtp://x.example", "", PAGE, "three things"),
        ("smtp://x.example", FROM, "", "three things"),
        ("smtp://x.example", "nobody", PAGE, "no sender"),
        ("smtp://x.example", FROM, "carrack.example.org", "no address of a server"),
        ("http://x.example", FROM, PAGE, "smtp://USER"),
        ("smtp://me:secret@", FROM, PAGE, "smtp://USER"),
        ("smtp://me:secret@x.example:port", FROM, PAGE, "smtp://USER"),
        ("smtp://x.example/inbox", FROM, PAGE, "smtp://USER"),
    ],
)
def test_what_cannot_be(given: Given, smtp: str, sender: str, page: str, words: str) -> None:
    """It is said what would be right, and no password is shown."""
    with pytest.raises(Misuse, match=words) as caught:
        read(WORDS, given("--smtp", smtp, "--mail-from", sender, "--public-url", page))
    assert "secret" not in str(caught.value)
