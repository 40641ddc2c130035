"""Logging out everywhere else: cookies that were given out before are nobody's."""

from __future__ import annotations

import httpx2 as httpx
import pytest

from carrack.table.wire import Phrase
from tests.web.conftest import Guest
from tests.web.person import ME, RANDOM, Denied, Person
from tests.web.serving import Server


def second_device(guest: Guest, person: Person, at: Server) -> Person:
    """The same person, by phrase."""
    other = guest("", at)
    other.ask("/api/recover", dict, phrase=person.ask("/api/profile/phrase", Phrase).phrase)
    other.csrf = other.me().csrf
    assert other.me().name == person.me().name
    return other


def test_other_devices_are_out_and_this_one_stays(own_server: Server, guest: Guest) -> None:
    """At once, also a stream that was open; and still after a restart."""
    anna = guest("Anna", own_server)
    made = anna.new_table(ME, RANDOM)
    phone = second_device(guest, anna, own_server)
    with phone.watch(made.id) as stream:
        assert stream.seen.scene["viewer"] is not None
        anna.ask("/api/me/alone", dict)
        anna.ask(f"/api/tables/{made.id}/chat", dict, text="alone at last")
        assert not [event for event in stream.rest() if event.name == "chat"]
    assert anna.me().name == "Anna"
    old = phone.http.cookies["carrack"]
    own_server.restart()
    assert anna.me().name == "Anna"
    with httpx.Client(base_url=own_server.address, headers={"cookie": f"carrack={old}"}) as client:
        assert client.get("/api/me").json()["name"] == ""
        assert client.get("/api/tables").json() == {"tables": []}
        headers = {"x-carrack-token": phone.csrf}
        refused = client.post("/api/me", json={"name": "Thief"}, headers=headers)
        assert refused.json()["say"][0] == "problem-token"


def test_a_new_phrase_may_log_others_out(server: Server, guest: Guest, anna: Person) -> None:
    """If one wishes so; else they stay."""
    phone = second_device(guest, anna, server)
    anna.ask("/api/profile/phrase", Phrase)
    assert phone.me().name == "Anna"
    phrase = anna.ask("/api/profile/phrase", Phrase, alone=True).phrase
    assert anna.me().name == "Anna"
    assert phone.me().name == ""
    phone.csrf = phone.me().csrf
    phone.ask("/api/recover", dict, phrase=phrase)
    assert phone.me().name == "Anna"


def test_links_that_others_have_made_are_worthless(server: Server, guest: Guest, anna: Person) -> None:
    """Else somebody who had the cookie for a minute could take the seat for good; links made after that are fine."""
    made = anna.new_table(ME, RANDOM)
    thief = second_device(guest, anna, server)
    token = thief.link(made.id, 0)
    anna.ask("/api/me/alone", dict)
    stranger = guest("Eve", server)
    with pytest.raises(Denied, match="logged out"):
        stranger.sit(token)
    assert stranger.tables().tables == ()
    phone = guest("Phone", server)
    assert phone.sit(anna.link(made.id, 0)).seat == 0


def test_a_generation_cannot_be_made_up(anna: Person, server: Server) -> None:
    """It is under the seal."""
    guest, _, seal = anna.http.cookies["carrack"].partition(".")
    for said in (f"{guest}-0", f"{guest}-1", f"{guest}-x"):
        with httpx.Client(base_url=server.address, headers={"cookie": f"carrack={said}.{seal}"}) as client:
            assert client.get("/api/me").json()["name"] == ""
