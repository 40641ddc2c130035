"""Friends by link: one sets up a table, another one comes."""

from __future__ import annotations

import httpx2 as httpx
import pytest

from tests.web.conftest import Guest
from tests.web.person import FRIEND, ME, Denied, Person


def test_a_friend_comes_by_link(anna: Person, boris: Person) -> None:
    """The table gathers until the seat is taken; then it is played."""
    made = anna.new_table(ME, FRIEND)
    with anna.watch(made.id) as stream:
        assert (stream.seen.table.status, stream.scene["options"]) == ("gathering", {})
        token = anna.link(made.id, 1)
        offered = boris.invitation(token)
        assert (offered.seat, offered.free, offered.table.id) == (1, True, made.id)
        assert boris.sit(token) == type(made)(made.id, 1)
        stream.until(lambda stream: stream.seen.table.status == "playing")
        assert [seat.name for seat in stream.seen.table.seats] == ["Anna", "Boris"]
    assert [each.id for each in boris.tables().tables] == [made.id]


def test_first_come(anna: Person, boris: Person, guest: Guest) -> None:
    """The link is dead afterwards, for looking and for sitting."""
    made = anna.new_table(ME, FRIEND)
    token = anna.link(made.id, 1)
    boris.sit(token)
    vera = guest("Vera")
    for late in (vera.sit, vera.invitation):
        with pytest.raises(Denied) as caught:
            late(token)
        assert (caught.value.status, caught.value.code) == (httpx.codes.CONFLICT, "problem-seat-taken")


def test_the_secret_of_a_link_is_sent_to_no_server(anna: Person) -> None:
    """It stands behind the # of the address."""
    made = anna.new_table(ME, FRIEND)
    path = anna.post(f"/api/tables/{made.id}/link", seat=1).json()["path"]
    assert path.startswith(f"/s#{made.id}.1.0.")
    assert anna.http.get(path).status_code == httpx.codes.OK


def test_only_the_host_gives_away_seats(anna: Person, boris: Person) -> None:
    """Neither link nor bot."""
    made = anna.new_table(ME, FRIEND)
    for wish in (lambda: boris.link(made.id, 1), lambda: boris.fill(made.id, 1), lambda: boris.link(made.id, 0)):
        with pytest.raises(Denied) as caught:
            wish()
        assert (caught.value.status, caught.value.code) == (httpx.codes.FORBIDDEN, "problem-not-yours")


def test_a_seat_moves_to_another_device(anna: Person, guest: Guest) -> None:
    """By the link of one's own seat; the old device loses it, its stream ends."""
    made = anna.new_table(ME, ME)
    phone = guest()
    with anna.watch(made.id, 0) as stream:
        assert stream.scene["viewer"] == 0
        assert phone.sit(anna.link(made.id, 0)).seat == 0
        assert all(event.name == "here" for event in stream.rest())
    with pytest.raises(Denied):
        anna.look(made.id, 0)
    seen = phone.look(made.id, 0)
    assert (seen.table.seats[0].name, seen.table.seats[0].mine) == ("Anna", True)
    with pytest.raises(Denied) as caught:
        anna.act(made.id, 0, seen.v, ["rest"])
    assert caught.value.code == "problem-not-yours"


def test_a_bot_takes_the_place_of_a_friend(anna: Person) -> None:
    """Then the match begins."""
    made = anna.new_table(ME, FRIEND)
    anna.fill(made.id, 1, "greedy")
    table = anna.look(made.id).table
    assert (table.status, table.seats[1].kind, table.seats[1].bot) == ("playing", "bot", "greedy")
