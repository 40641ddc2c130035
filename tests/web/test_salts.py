"""Something of one's own for the seed of the deal, over HTTP."""

from __future__ import annotations

import pytest

from carrack.core.chance import SHA256
from carrack.core.record import read, replay
from carrack.table.shuffle import dealt_seed, promise_in
from carrack.table.wire import Done, Made
from tests.web.person import FRIEND, ME, Denied, Person


def test_from_the_waiting_room_to_the_record(anna: Person, boris: Person) -> None:
    """The host adds something while waiting, the friend while sitting down; the record proves it."""
    table = anna.new_table(ME, FRIEND).id
    promised = anna.look(table).table.shuffle.commitment
    anna.ask(f"/api/tables/{table}/salt", Done, seat=0, text="a horse")
    link = anna.link(table, 1)
    assert boris.invitation(link).table.shuffle.commitment == promised
    assert [seat.salt for seat in boris.invitation(link).table.seats] == ["", ""]
    boris.ask("/api/sit", Made, token=link, salt="4711")
    assert [seat.salt for seat in boris.look(table).table.seats] == ["a horse", "4711"]
    anna.ask(f"/api/tables/{table}/concede", Done, seat=0)
    record = read(anna.record(table))
    promise = promise_in(record, promised)
    assert (promise.kept, promise.followed, record.chance) == (True, True, SHA256)
    assert record.seed == dealt_seed(promise.drawn, ["a horse", "4711"])
    assert replay(record).seats == 2


def test_who_joins_a_listed_table_adds_something_too(anna: Person, boris: Person) -> None:
    """In the same message."""
    table = anna.new_table(ME, FRIEND, listed=True).id
    boris.ask(f"/api/tables/{table}/join", Made, salt="4711")
    assert [seat.salt for seat in anna.look(table).table.seats] == ["", "4711"]


def test_what_is_refused(anna: Person, boris: Person) -> None:
    """Another's seat, and a match that is dealt."""
    table = anna.new_table(ME, FRIEND).id
    with pytest.raises(Denied) as refused:
        boris.ask(f"/api/tables/{table}/salt", Done, seat=0, text="x")
    assert refused.value.code == "problem-not-yours"
    boris.sit(anna.link(table, 1))
    with pytest.raises(Denied) as refused:
        anna.ask(f"/api/tables/{table}/salt", Done, seat=0, text="x")
    assert (refused.value.status, refused.value.code) == (409, "problem-dealt")
