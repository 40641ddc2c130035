"""What is stored comes back as it was, in order, and only once."""

from __future__ import annotations

import msgspec
import pytest

from carrack.table.store.errors import Closed, Unreachable, WriteConflict
from carrack.table.store.rows import SeatRow, SnapshotRow
from carrack.table.store.store import Store
from tests.table.store.samples import SECONDS, a_match, a_seat, an_event, append, held


@pytest.fixture
def match(store: Store) -> None:
    """A match without events, called "m"."""
    store.new_match(a_match(), [a_seat(0), a_seat(1)]).result(SECONDS)


def test_a_match_comes_back_as_it_was(store: Store) -> None:
    """With its seats, and with the version of its first event."""
    match = a_match(host="ann")
    seats = [a_seat(0, guest="ann", name="Аня"), SeatRow(match_id="m", seat=1, kind="bot", bot="greedy", generation=3)]
    store.new_match(match, seats, an_event(1)).result(SECONDS)
    stored = store.load("m")
    assert stored is not None
    assert stored.match == msgspec.structs.replace(match, version=1)
    assert stored.seats == seats
    assert stored.snapshot is None
    assert [event.version for event in stored.events] == [1]


def test_a_match_that_nobody_stored_is_none(store: Store) -> None:
    """It is no error to ask."""
    assert store.load("m") is None
    assert store.told("m") == []
    assert store.guest("ann") is None


def test_a_match_is_new_only_once(store: Store, match: None) -> None:
    """A second one of the same id is refused."""
    with pytest.raises(WriteConflict, match="match m cannot be stored"):
        store.new_match(a_match(), []).result(SECONDS)


def test_an_event_comes_back_without_what_it_told(store: Store, match: None) -> None:
    """What was told is read apart, as opening a table does not need it."""
    append(store, 1).result(SECONDS)
    stored = store.load("m")
    assert stored is not None
    assert stored.events == [msgspec.structs.replace(an_event(1), told=b"")]
    assert store.told("m") == [(1, b"[1]")]


def test_an_event_says_how_the_match_stands(store: Store, match: None) -> None:
    """Version, status, who is waited for, the result, and when it changed."""
    store.append(an_event(1), status="over", waiting=[], result=b'{"places":[1,2]}').result(SECONDS)
    stored = store.load("m")
    assert stored is not None
    assert stored.match == msgspec.structs.replace(
        a_match(), version=1, status="over", waiting=(), result=b'{"places":[1,2]}', updated=6.5, ended=6.5
    )


def test_a_result_can_be_taken_back(store: Store, match: None) -> None:
    """The last action of a finished match may be undone."""
    store.append(an_event(1), status="over", waiting=[], result="{}").result(SECONDS)
    append(store, 2).result(SECONDS)
    stored = store.load("m")
    assert stored is not None
    assert (stored.match.status, stored.match.result) == ("playing", None)


@pytest.mark.parametrize("version", [0, 1, 3])
def test_only_the_next_version_can_follow(store: Store, match: None, version: int) -> None:
    """Neither one that is there nor one that leaves a gap."""
    append(store, 1).result(SECONDS)
    with pytest.raises(WriteConflict, match=f"match m is at version 1, so {version} cannot be stored"):
        append(store, version).result(SECONDS)
    assert store.told("m") == [(1, b"[1]")]


def test_an_event_needs_its_match(store: Store) -> None:
    """The refusal says which is missing."""
    with pytest.raises(WriteConflict, match="there is no match m"):
        append(store, 1).result(SECONDS)


def test_of_two_stores_one_is_first(address: str, store: Store, match: None) -> None:
    """Two processes that append the same version cannot both succeed."""
    other = Store(address)
    futures = [append(writer, 1) for writer in (store, other)]
    outcomes = [future.exception(SECONDS) for future in futures]
    other.close()
    assert sorted(type(outcome).__name__ for outcome in outcomes) == ["NoneType", "WriteConflict"]
    assert store.told("m") == [(1, b"[1]")]


def test_a_long_match_comes_in_order(store: Store, match: None) -> None:
    """However its events were batched, and with those of others between them."""
    store.new_match(a_match("other"), []).result(SECONDS)
    futures = [append(store, version, name) for version in range(1, 1201) for name in ("m", "other")]
    for future in futures:
        future.result(SECONDS)
    stored = store.load("m")
    assert stored is not None
    assert [event.body for event in stored.events] == [b'{"version":%d}' % version for version in range(1, 1201)]
    assert stored.match.version == 1200


def test_work_is_done_in_the_order_it_was_asked_for(store: Store) -> None:
    """A match, its events and its seats can be queued without waiting."""
    with held(store._writer):
        store.new_match(a_match(), [a_seat()])
        append(store, 1)
        store.change_seats("m", [a_seat(guest="ann")], an_event(2), "playing")
        last = append(store, 3)
    last.result(SECONDS)
    stored = store.load("m")
    assert stored is not None
    assert (stored.match.version, stored.seats) == (3, [a_seat(guest="ann")])


def test_the_latest_snapshot_is_loaded_and_the_one_before_is_kept(store: Store, match: None) -> None:
    """Older ones are deleted, of this match alone."""
    store.new_match(a_match("other"), []).result(SECONDS)
    old = SnapshotRow(match_id="other", version=1, at=1, state=b"old")
    append(store, 1, "other", snapshot=old).result(SECONDS)
    for version in range(1, 6):
        append(store, version, snapshot=SnapshotRow(match_id="m", version=version, at=9, state=b"\x00%d" % version))
    append(store, 6).result(SECONDS)
    stored, other = store.load("m"), store.load("other")
    assert stored is not None
    assert other is not None
    assert stored.snapshot == SnapshotRow(match_id="m", version=5, at=9, state=b"\x005")
    assert other.snapshot == old
    with store._engine.connect() as connection:
        kept = connection.exec_driver_sql("SELECT version FROM snapshots WHERE match_id = 'm' ORDER BY version")
        assert kept.scalars().all() == [4, 5]


def test_seats_change_together_with_an_event(store: Store, match: None) -> None:
    """And the match begins, if that was the last seat."""
    taken = a_seat(1, guest="bob", name="Bob")
    store.change_seats("m", [taken], an_event(1), "playing", waiting=[1]).result(SECONDS)
    stored = store.load("m")
    assert stored is not None
    assert stored.seats == [a_seat(0), taken]
    assert (stored.match.status, stored.match.waiting, stored.match.version) == ("playing", (1,), 1)
    store.change_seats("m", [a_seat(1)], an_event(2), "playing").result(SECONDS)
    assert store.matches_of("bob") == []
    stored = store.load("m")
    assert stored is not None
    assert stored.match.waiting == (1,)


def test_seats_do_not_change_without_the_event(store: Store, match: None) -> None:
    """A version that is taken leaves them as they were, and so does a seat that is not there."""
    append(store, 1).result(SECONDS)
    with pytest.raises(WriteConflict, match="at version 1"):
        store.change_seats("m", [a_seat(0, guest="bob")], an_event(1), "playing").result(SECONDS)
    with pytest.raises(WriteConflict, match="no seat 7"):
        store.change_seats("m", [a_seat(0, guest="bob"), a_seat(7)], an_event(2), "playing").result(SECONDS)
    stored = store.load("m")
    assert stored is not None
    assert (stored.match.version, stored.seats) == (1, [a_seat(0), a_seat(1)])


def test_matches_are_counted_by_status(store: Store) -> None:
    """For those who watch over the server."""
    assert store.counts() == {}
    for name, status in {"a": "playing", "b": "over", "c": "playing"}.items():
        store.new_match(msgspec.structs.replace(a_match(name), status=status), []).result(SECONDS)
    assert store.counts() == {"playing": 2, "over": 1}


def test_what_is_queued_is_finished_before_closing(address: str) -> None:
    """And after that nothing is taken."""
    store = Store(address)
    store.new_match(a_match(), [])
    futures = [append(store, version) for version in range(1, 301)]
    store.close()
    assert all(future.done() and future.exception() is None for future in futures)
    with pytest.raises(Closed):
        append(store, 301)
    again = Store(address)
    assert len(again.told("m")) == 300
    again.close()


def test_a_database_that_fails_is_told_to_whoever_reads(store: Store, match: None) -> None:
    """In one sentence, as when it is opened."""
    with store._writer._engine.begin() as connection:
        connection.exec_driver_sql("DROP TABLE snapshots")
    with pytest.raises(Unreachable, match=r"^the store .* cannot be used: .*snapshots"):
        store.load("m")
