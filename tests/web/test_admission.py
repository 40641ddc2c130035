"""Which names a server answers to, and whom its host keeps out."""

from __future__ import annotations

from pathlib import Path

import httpx2 as httpx
import pytest
from starlette.applications import Starlette

from carrack.table.store.beside import Beside
from carrack.table.wire import BotToken
from carrack.web.admission import name_of, usual_hosts
from carrack.web.app import application
from carrack.web.limits import Limits
from tests.table.house import SECRET, House
from tests.web.conftest import Guest
from tests.web.person import ME, RANDOM, Denied, Person
from tests.web.serving import SECONDS, Server

HOSTS = ("localhost", "carrack.example.org")


@pytest.fixture
def named(house: House, limits: Limits, tmp_path: Path) -> Starlette:
    """A server with a name."""
    return application(house.store, house.workers, SECRET, limits, tmp_path / "page", allowed_hosts=HOSTS)


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("carrack.example.org", 200),
        ("CARRACK.example.org.:8000", 200),
        ("localhost:8000", 200),
        ("192.0.2.7:8000", 200),
        ("[2001:db8::1]:8000", 200),
        ("evil.example", 400),
        ("carrack.example.org.evil.example", 400),
        ("", 400),
    ],
)
async def test_the_name_in_a_request(named: Starlette, host: str, status: int) -> None:
    """Ours, or an address; a page that has made its own name lead here gets nothing."""
    async with httpx.AsyncClient(transport=httpx.ASGITransport(named), base_url="http://x") as client:
        for path in ("/api/me", "/health", "/"):
            answer = await client.get(path, headers={"host": host})
            assert answer.status_code == status
            if status == httpx.codes.BAD_REQUEST:
                assert answer.json()["say"][0] == "problem-host"
                assert "set-cookie" not in answer.headers


def test_a_server_answers_to_local_names_alone(server: Server) -> None:
    """Unless others are named."""
    for host, status in (("127.0.0.1", 200), ("localhost", 200), ("evil.example", 400)):
        assert httpx.get(f"{server.address}/health", headers={"host": host}).status_code == status


def test_a_server_that_was_given_a_name(tmp_path: Path) -> None:
    """By flag or variable."""
    server = Server(tmp_path / "data", CARRACK_ALLOWED_HOSTS="carrack.example.org, other.example")
    try:
        for host, status in (("other.example", 200), ("localhost", 200), ("evil.example", 400)):
            assert httpx.get(f"{server.address}/health", headers={"host": host}).status_code == status
    finally:
        server.close()


def test_names() -> None:
    """Without ports; for a server that others reach, this machine's own."""
    assert name_of("[::1]:80") == "::1"
    assert "evil.example" not in usual_hosts("0.0.0.0")
    assert len(usual_hosts("0.0.0.0")) > len(usual_hosts("127.0.0.1"))
    assert "games.lan" in usual_hosts("games.lan")


# ---- bans ----------------------------------------------------------------------------------------------


def order(server: Server, kind: str, **body: object) -> None:
    """What the host wants, done."""
    beside = Beside(f"sqlite:///{server.folder / 'carrack.sqlite'}")
    try:
        assert beside.outcome(beside.order(kind, body, "root", "insults"), SECONDS) == ""  # type: ignore[arg-type]
    finally:
        beside.close()


def test_a_guest_who_is_kept_out(own_server: Server, guest: Guest) -> None:
    """Every request is refused with the reason, an open stream ends, others notice nothing."""
    anna, boris = guest("Anna", own_server), guest("Boris", own_server)
    made = anna.new_table(ME, RANDOM, listed=True)
    with boris.watch(made.id, None) as stream:
        assert stream.seen.table.id == made.id
        order(own_server, "ban", who=boris.http.cookies["carrack"].partition(".")[0])
        order(own_server, "announce", text="Something to be told")
        assert not [event for event in stream.rest() if event.name == "news"]
    with pytest.raises(Denied) as refused:
        boris.tables()
    assert (refused.value.status, refused.value.code) == (403, "problem-banned-why")
    assert refused.value.problem.say[1]["why"] == "insults"
    assert boris.http.get("/").status_code == httpx.codes.OK
    assert anna.me().name == "Anna"
    own_server.restart()
    with pytest.raises(Denied):
        boris.tables()
    order(own_server, "unban", who=boris.http.cookies["carrack"].partition(".")[0])
    assert boris.me().name == "Boris"


@pytest.mark.parametrize("by", ["guest", "address"])
def test_who_is_kept_out_hears_no_news(own_server: Server, guest: Guest, by: str) -> None:
    """Also on a page that looks at no table: the stream ends with the next thing that would have been told."""
    boris = guest("Boris", own_server, "127.0.0.5")
    with boris.http.stream("GET", "/api/news/events") as answer:
        lines = answer.iter_lines()
        assert next(line for line in lines if line.startswith("data")) == "data: {}"
        who = boris.http.cookies["carrack"].partition(".")[0] if by == "guest" else "127.0.0.5"
        order(own_server, "ban", who=who)
        order(own_server, "announce", text="Something to be told")
        assert next((line for line in lines if line.startswith("data")), "the end") == "the end"


def test_the_bots_of_a_guest_who_is_kept_out(own_server: Server, guest: Guest) -> None:
    """Their programs are cut off, and do not come back."""
    boris = guest("Boris", own_server)
    token = boris.ask("/api/me/bots", BotToken, name="Deep Hold").token
    headers = {"authorization": f"Bearer {token}"}
    with httpx.stream("GET", f"{own_server.address}/api/bot/asked", headers=headers) as answer:
        lines = answer.iter_lines()
        assert next(line for line in lines if line.startswith("data"))
        order(own_server, "ban", who=boris.http.cookies["carrack"].partition(".")[0])
        assert not [line for line in lines if line.startswith("data")]
    again = httpx.get(f"{own_server.address}/api/bot/asked", headers=headers)
    assert (again.status_code, again.json()["say"][0]) == (403, "problem-banned-why")


def test_an_address_that_is_kept_out(own_server: Server) -> None:
    """Whoever comes from there."""
    Person(own_server.address).close()
    order(own_server, "ban", who="127.0.0.0/8")
    answer = httpx.get(f"{own_server.address}/api/me")
    assert answer.status_code == httpx.codes.FORBIDDEN
    assert httpx.get(f"{own_server.address}/health").status_code == httpx.codes.OK
