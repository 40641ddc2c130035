"""Who is who: a signed cookie, a name, and the right to be forgotten."""

from __future__ import annotations

import httpx2 as httpx
import pytest

from tests.web.conftest import Guest
from tests.web.person import FRIEND, ME, RANDOM, Denied, Person
from tests.web.serving import Server


def test_the_cookie(server: Server) -> None:
    """Scripts cannot read it, other sites do not send it along, and it lasts."""
    cookie = httpx.get(f"{server.address}/api/me").headers["set-cookie"]
    assert cookie.startswith("carrack=")
    assert "; HttpOnly" in cookie
    assert "; SameSite=lax" in cookie
    assert "Max-Age=31536000" in cookie
    assert "Secure" not in cookie


def test_somebody_comes_back(anna: Person) -> None:
    """The same cookie is the same person with the same token."""
    me = anna.me()
    assert (me.name, me.csrf) == ("Anna", anna.csrf)


def test_everybody_is_somebody_else(anna: Person, boris: Person) -> None:
    """Cookies and tokens differ."""
    assert anna.csrf != boris.csrf
    assert anna.http.cookies["carrack"] != boris.http.cookies["carrack"]


def test_an_altered_cookie_is_nobody(anna: Person, boris: Person) -> None:
    """A forged seal, another's seal, no seal, nonsense: one is somebody new, and owns nothing."""
    made = anna.new_table()
    guest, seal = anna.http.cookies["carrack"].split(".")
    foreign = boris.http.cookies["carrack"].split(".")[1]
    forged = seal[:-1] + ("1" if seal.endswith("0") else "0")
    for bad in (f"{guest}.{forged}", f"{guest}.{foreign}", guest, f"{guest}.", "", ".", f".{seal}", "é.ü"):
        with httpx.Client(base_url=anna.http.base_url, headers={b"cookie": f"carrack={bad}".encode()}) as client:
            me = client.get("/api/me").json()
            assert (me["name"], me["csrf"] == anna.csrf) == ("", False)
            assert client.get("/api/tables").json() == {"tables": []}
            act = client.post(f"/api/tables/{made.id}/undo", json={}, headers={"x-carrack-token": anna.csrf})
            assert act.status_code == httpx.codes.FORBIDDEN


def test_names_are_cleaned(anna: Person) -> None:
    """What cannot be seen is left out; 24 characters are enough for anybody."""
    assert anna.rename("  Анна\u202e\tМария ").name == "Анна Мария"
    assert anna.rename("x" * 100).name == "x" * 24
    assert anna.rename("").name == ""


def test_a_name_is_text(anna: Person) -> None:
    """Markup arrives as it was typed, in JSON that no browser takes for a page."""
    name = "<img src=x onerror=1>"
    anna.rename(name)
    made = anna.new_table()
    assert anna.look(made.id).table.seats[0].name == name
    answer = anna.http.get("/api/tables")
    assert answer.headers["content-type"] == "application/json"
    assert answer.json()["tables"][0]["seats"][0]["name"] == name


def test_a_new_name_reaches_the_tables(anna: Person, boris: Person) -> None:
    """At once, everybody who looks."""
    made = anna.new_table(ME, FRIEND)
    boris.sit(anna.link(made.id, 1))
    with boris.watch(made.id) as stream:
        assert [seat.name for seat in stream.seen.table.seats] == ["Anna", "Boris"]
        anna.rename("Anuschka")
        stream.until(lambda stream: stream.seen.table.seats[0].name == "Anuschka")


def test_to_be_forgotten(anna: Person, boris: Person, server: Server) -> None:
    """Name, seats and tables are gone, the cookie too; others play on with an open seat."""
    made = boris.new_table(ME, FRIEND)
    anna.sit(boris.link(made.id, 1))
    anna.new_table(ME, RANDOM)
    old = anna.http.cookies["carrack"]
    anna.forget_me()
    assert "carrack" not in anna.http.cookies
    assert [(seat.kind, seat.name) for seat in boris.look(made.id).table.seats] == [("human", "Boris"), ("open", "")]
    with httpx.Client(base_url=server.address, cookies={"carrack": old}) as client:
        assert client.get("/api/me").json()["name"] == ""
        assert client.get("/api/tables").json() == {"tables": []}
        refused = client.get(f"/api/tables/{made.id}/events", params={"seat": "1"})
        assert refused.status_code == httpx.codes.FORBIDDEN


def test_nobody_forgets_another(anna: Person, guest: Guest) -> None:
    """It needs the cookie and the token."""
    stranger = guest()
    for headers in ({}, {"x-carrack-token": anna.csrf}):
        assert stranger.http.delete("/api/me", headers=headers).status_code == httpx.codes.FORBIDDEN
    assert anna.me().name == "Anna"


def test_my_tables_are_mine(anna: Person, boris: Person) -> None:
    """With my turn marked; somebody else has none."""
    made = anna.new_table()
    assert [(each.id, each.my_turn) for each in anna.tables().tables] == [(made.id, True)]
    assert boris.tables().tables == ()


@pytest.mark.parametrize("path", ["/api/sit", "/api/invitation"])
def test_a_link_of_nobody(anna: Person, path: str) -> None:
    """Is refused in words."""
    with pytest.raises(Denied, match="not one of ours") as caught:
        anna.ask(path, dict, token="x.0.0.y")
    assert caught.value.status == httpx.codes.NOT_FOUND
