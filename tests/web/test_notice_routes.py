"""The channels of a person, over HTTP: added with a first message, tried, removed, and nobody else's business."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import httpx2 as httpx
import pytest

from carrack.table.wire import NoticesView
from tests.web.ear import Ear, listening
from tests.web.person import Denied, Person, _read
from tests.web.postbox import Postbox, post_office
from tests.web.serving import Server
from tests.web.subscriber import Subscriber

PUBLIC = "https://carrack.example"


@pytest.fixture(scope="module")
def box() -> Iterator[Postbox]:
    """A server of mail."""
    with post_office() as opened:
        yield opened


@pytest.fixture
def ear() -> Iterator[Ear]:
    """A webhook, or a push service."""
    with listening() as heard:
        yield heard


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory, box: Postbox) -> Iterator[Server]:
    """A server that sends mail, and also to this machine."""
    mail = {"CARRACK_SMTP": f"smtp://127.0.0.1:{box.port}", "CARRACK_MAIL_FROM": "Carrack <c@carrack.example>"}
    folder = tmp_path_factory.mktemp("host") / "data"
    started = Server(folder, "--private-hooks", "--public-url", f"{PUBLIC}/", **mail)
    yield started
    started.close()


@pytest.fixture
def anna(host: Server) -> Iterator[Person]:
    """Somebody at that server."""
    person = Person(host.address, "Anna")
    yield person
    person.close()


def view(person: Person) -> NoticesView:
    """How somebody is told."""
    return _read(person.http.get("/api/notices"), NoticesView)


def ask(person: Person, path: str, **body: object) -> NoticesView:
    """A wish of somebody's."""
    return person.ask(f"/api/notices/{path}", NoticesView, **body)


def denied(person: Person, path: str, **body: object) -> Denied:
    """How a wish is refused."""
    with pytest.raises(Denied) as caught:
        ask(person, path, **body)
    return caught.value


def test_a_webhook(anna: Person, ear: Ear) -> None:
    """A first message shows that it works; the address, which may be secret, is not shown again."""
    shown = ask(anna, "hook", url=f"  {ear.url}?secret=1 ", language="ru").channels[0]
    assert (shown.kind, shown.where, shown.shape, shown.stopped) == ("hook", "127.0.0.1", "json", False)
    assert b"secret" not in anna.http.get("/api/notices").content
    assert ear.requests[0].path == "/topic?secret=1"
    assert "Сюда будут приходить" in ear.requests[0].body.decode()
    assert PUBLIC in ear.requests[0].body.decode()
    assert ask(anna, "hook", url=ear.url, shape="ntfy").channels[1].shape == "ntfy"
    assert ear.heard[1][2] == f"{PUBLIC}/"


def test_what_does_not_arrive_is_not_kept(anna: Person, ear: Ear) -> None:
    """Nor what is no address."""
    ear.status = 500
    assert denied(anna, "hook", url=ear.url).code == "problem-bad-hook"
    assert denied(anna, "hook", url="nonsense").code == "problem-bad-address"
    assert denied(anna, "hook", url=ear.url, shape="pigeon").code == "problem-bad-request"
    assert denied(anna, "hook", url=ear.url, key="a\nb").code == "problem-bad-request"
    assert denied(anna, "hook", url=ear.url, shape="telegram").code == "problem-hook-key"
    assert view(anna).channels == ()


def test_trying_and_removing(anna: Person, ear: Ear) -> None:
    """One's own channels alone."""
    channel = ask(anna, "hook", url=ear.url).channels[0].id
    ask(anna, "try", id=channel)
    assert len(ear.requests) == 2
    boris = Person(str(anna.http.base_url), "Boris")
    for path in ("try", "remove"):
        assert denied(boris, path, id=channel).code == "problem-no-channel"
    boris.close()
    ear.status = 404
    assert denied(anna, "try", id=channel).code == "problem-bad-hook"
    assert ask(anna, "remove", id=channel).channels == ()
    assert denied(anna, "remove", id=channel).status == httpx.codes.NOT_FOUND


def test_not_too_many(anna: Person, ear: Ear) -> None:
    """Ten are enough for anybody."""
    for n in range(10):
        ask(anna, "hook", url=f"{ear.url}/{n}")
    assert denied(anna, "hook", url=f"{ear.url}/10").code == "problem-channels-full"


def test_a_browser(anna: Person, ear: Ear) -> None:
    """It subscribes with the server's key, and knows itself by its endpoint."""
    assert len(view(anna).push) == 87
    subscriber = Subscriber()
    shown = ask(anna, "push", endpoint=ear.url, **subscriber.keys).channels[0]
    assert (shown.kind, shown.where) == ("push", ear.url)
    assert subscriber.read(ear.requests[0].body)["link"] == f"{PUBLIC}/"
    assert "sub" not in ear.requests[0].headers["authorization"]
    boris = Person(str(anna.http.base_url), "Boris")
    ask(boris, "push", endpoint=ear.url, **subscriber.keys)
    boris.close()
    assert view(anna).channels == ()


def test_a_browser_that_is_none(anna: Person, ear: Ear) -> None:
    """Nothing is kept."""
    assert denied(anna, "push", endpoint=ear.url, p256dh="x", auth="y").code == "problem-bad-request"
    ear.status = 410
    assert denied(anna, "push", endpoint=ear.url, **Subscriber().keys).code == "problem-bad-hook"
    assert view(anna).channels == ()


def test_mail_is_confirmed_by_a_code(anna: Person, box: Postbox) -> None:
    """Until then nothing is kept, and nothing else is sent."""
    before = len(box.mails)
    assert view(anna).mail
    shown = ask(anna, "mail", address="anna@mail.example", language="en")
    assert (shown.waiting, shown.channels) == ("anna@mail.example", ())
    [mail] = box.mails[before:]
    [code] = re.findall(r"\b\d{6}\b", mail["subject"])
    wrong = "000000" if code != "000000" else "111111"
    assert denied(anna, "mail/code", code=wrong).code == "problem-bad-code"
    done = ask(anna, "mail/code", code=code)
    assert (done.waiting, done.channels[0].kind, done.channels[0].where) == ("", "mail", "anna@mail.example")
    ask(anna, "try", id=done.channels[0].id)
    assert PUBLIC in box.mails[-1].get_content()
    assert denied(anna, "mail", address="anna").code == "problem-bad-mail"
    assert denied(anna, "mail/code", code=code).code == "problem-old-code"


def test_whoever_has_the_mail_can_end_it(anna: Person, host: Server, box: Postbox) -> None:
    """By one request without a cookie, as programs of mail send it; once more does no harm."""
    ask(anna, "mail", address="a@mail.example")
    [code] = re.findall(r"\b\d{6}\b", box.mails[-1]["subject"])
    ask(anna, "try", id=ask(anna, "mail/code", code=code).channels[0].id)
    link = box.mails[-1]["list-unsubscribe"].strip(" <>")
    assert link.startswith(f"{PUBLIC}/api/unsubscribe/")
    for _ in range(2):
        answer = httpx.post(link.replace(PUBLIC, host.address), data={"List-Unsubscribe": "One-Click"}, trust_env=False)
        assert answer.status_code == httpx.codes.OK
    assert view(anna).channels == ()


def test_only_mail_is_ended_without_a_cookie(anna: Person, host: Server, ear: Ear) -> None:
    """A webhook is its owner's."""
    channel = ask(anna, "hook", url=ear.url).channels[0].id
    httpx.post(f"{host.address}/api/unsubscribe/{channel}", trust_env=False)
    assert len(view(anna).channels) == 1


def test_who_is_forgotten_is_told_nothing(anna: Person, ear: Ear) -> None:
    """All channels go."""
    ask(anna, "hook", url=ear.url)
    anna.forget_me()
    assert view(anna).channels == ()


def test_without_mail_there_is_none(server: Server) -> None:
    """The page is not offered what the host has not set up; nobody without a cookie has anything."""
    boris = Person(server.address, "Boris")
    assert not view(boris).mail
    assert denied(boris, "mail", address="a@mail.example").code == "problem-no-channel"
    assert denied(boris, "mail/code", code="1").code == "problem-no-channel"
    boris.close()
    assert httpx.get(f"{server.address}/api/notices", trust_env=False).json().get("channels") is None


def test_the_key_is_in_the_data_folder(host: Server) -> None:
    """Made at the first start; nobody else can read it."""
    key = Path(host.folder) / "vapid"
    assert key.stat().st_mode & 0o777 == 0o600
