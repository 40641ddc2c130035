"""Streams over HTTP: events as the standard has them, ids that are versions, and who may look through which seat."""

from __future__ import annotations

import httpx2 as httpx
import pytest

from tests.table.house import position
from tests.web.person import FRIEND, ME, Denied, Person, Stream


def say(stream: Stream) -> list[str | int]:
    """The first option."""
    said: list[str | int] = next(iter(stream.scene["options"].values()))["say"]
    return said


def test_a_stream_begins_with_everything(anna: Person) -> None:
    """Then comes who is looking; the browser is told to come back soon if the line breaks."""
    made = anna.new_table()
    with anna.http.stream("GET", f"/api/tables/{made.id}/events?seat=0") as answer:
        assert answer.headers["content-type"].startswith("text/event-stream")
        assert answer.headers["cache-control"] == "no-store"
        text = answer.iter_lines()
        assert [next(text) for _ in range(4)] == ["retry: 1000", "", "id: 0", "event: hello"]
        assert next(text).startswith('data: {"v":0,"table":{')
        assert [next(text) for _ in range(3)] == ["", "event: here", 'data: {"here":[0]}']


def test_updates_follow(anna: Person, boris: Person) -> None:
    """Everybody gets the same version, each with their own scene."""
    made = anna.new_table(ME, FRIEND)
    boris.sit(anna.link(made.id, 1))
    with anna.watch(made.id) as one, boris.watch(made.id) as two:
        first, person, other = (one, anna, two) if one.scene["options"] else (two, boris, one)
        v = person.act(made.id, first.scene["viewer"], first.v, say(first))
        assert first.until_version(v).v == other.until_version(v).v == v
        assert first.scene["options"] == {}
        assert other.scene["options"]
        assert first.scene["pieces"] == other.scene["pieces"]


def test_who_comes_back_gets_what_was_missed(anna: Person) -> None:
    """The browser says the last id it has; it gets the rest and no more."""
    made = anna.new_table()
    with anna.watch(made.id, 0) as stream:
        had = stream.seen
    for _ in range(3):
        with anna.watch(made.id) as stream:
            anna.act(made.id, stream.scene["viewer"], stream.v, say(stream))
    with anna.watch(made.id, 0, had) as stream:
        events = [stream.next() for _ in range(4)]
    assert [(event.name, event.id) for event in events] == [
        ("update", had.v + 1),
        ("update", had.v + 2),
        ("update", had.v + 3),
        ("here", None),
    ]
    assert position(stream.seen) == position(anna.look(made.id, 0))


@pytest.mark.parametrize("last", ["x", "-1", "²", "9" * 5000, "1.5", ""])
def test_an_id_that_is_none(anna: Person, last: str) -> None:
    """One begins anew."""
    made = anna.new_table()
    headers = {b"last-event-id": last.encode("latin-1")}
    with anna.http.stream("GET", f"/api/tables/{made.id}/events", headers=headers) as answer:
        assert Stream(answer).seen.v == 0


def test_through_ones_own_seat_alone(anna: Person, boris: Person) -> None:
    """Another's is refused, and so is one that does not exist; without a seat one is a spectator."""
    made = anna.new_table(ME, FRIEND)
    boris.sit(anna.link(made.id, 1))
    for seat in (0, 2, 99):
        with pytest.raises(Denied) as caught:
            boris.look(made.id, seat)
        assert (caught.value.status, caught.value.code) == (httpx.codes.FORBIDDEN, "problem-not-yours")
    for nonsense in ("x", "-1", "²", "1 ", "100000"):
        with pytest.raises(Denied) as caught:
            boris.look(made.id, nonsense)
        assert caught.value.status == httpx.codes.UNPROCESSABLE_CONTENT
    assert boris.look(made.id, None).scene["viewer"] is None


def test_a_stranger_looks_on(server_address: str, anna: Person) -> None:
    """Without a cookie, too; `mine` is nothing then."""
    made = anna.new_table()
    with httpx.stream("GET", f"{server_address}/api/tables/{made.id}/events?seat=mine") as answer:
        seen = Stream(answer).seen
    assert (seen.scene["viewer"], seen.scene["options"]) == (None, {})
    assert not any(seat.mine for seat in seen.table.seats)


def test_the_seat_that_is_asked_is_shown_first(anna: Person) -> None:
    """Of several seats of mine."""
    made = anna.new_table(ME, ME, ME)
    seen = anna.look(made.id)
    assert seen.scene["waiting"] == [seen.scene["viewer"]]


def test_who_is_here(anna: Person, boris: Person) -> None:
    """Coming and going is told to those who look."""
    made = anna.new_table(ME, FRIEND)
    boris.sit(anna.link(made.id, 1))
    with anna.watch(made.id) as stream:
        stream.until(lambda stream: stream.here == (0,))
        with boris.watch(made.id) as other:
            stream.until(lambda stream: stream.here == (0, 1))
            other.until(lambda stream: stream.here == (0, 1))
        stream.until(lambda stream: stream.here == (0,))


def test_there_is_no_such_table(anna: Person) -> None:
    """In words."""
    with pytest.raises(Denied) as caught:
        anna.look("nowhere")
    assert (caught.value.status, caught.value.code) == (httpx.codes.NOT_FOUND, "problem-no-table")
