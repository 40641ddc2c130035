"""Guests are known by name until they want to be forgotten."""

from __future__ import annotations

import pytest

from carrack.table.store.rows import Guest, SeatRow
from carrack.table.store.store import Store
from tests.table.store.samples import SECONDS, a_match, a_seat

ANN = Guest("ann", "Аня", 3.5)


def seats_of(store: Store, match_id: str) -> list[SeatRow]:
    """The seats of a match."""
    stored = store.load(match_id)
    assert stored is not None
    return stored.seats


@pytest.fixture
def matches(store: Store) -> None:
    """Ann plays with Bob, has finished another match with him, hosts a third, and has nothing to do with the fourth."""
    store.save_guest(ANN)
    store.save_guest(Guest("bob", "Bob", 3.5))
    names = {"ann": "Аня", "bob": "Bob"}
    for match, first in (
        (a_match("playing", "playing", host="ann", updated=30.0), "ann"),
        (a_match("over", "over", host="bob", updated=50.0), "ann"),
        (a_match("hosted", "gathering", host="ann", updated=40.0), "bob"),
        (a_match("foreign", "playing", host="bob", updated=60.0), "bob"),
    ):
        seats = [a_seat(0, match.id, first, names[first]), a_seat(1, match.id, "bob", "Bob")]
        store.new_match(match, seats).result(SECONDS)


def test_a_guest_comes_back(store: Store) -> None:
    """And saved again has the new name."""
    store.save_guest(ANN).result(SECONDS)
    assert store.guest("ann") == ANN
    store.save_guest(Guest("ann", "Anna", 3.5)).result(SECONDS)
    assert store.guest("ann") == Guest("ann", "Anna", 3.5)


def test_their_matches_come_latest_first(store: Store, matches: None) -> None:
    """Those where they sit and those they have set up, each with all its seats."""
    found = store.matches_of("ann")
    assert [match.id for match, _ in found] == ["over", "hosted", "playing"]
    assert found[0][1] == [a_seat(0, "over", "ann", "Аня"), a_seat(1, "over", "bob", "Bob")]
    assert [match.id for match, _ in store.matches_of("ann", limit=2)] == ["over", "hosted"]
    assert store.matches_of("nobody") == []


def test_a_new_name_is_shown_where_it_is_still_played(store: Store, matches: None) -> None:
    """A finished match keeps the name that was played under."""
    assert store.rename("ann", "Anna").result(SECONDS) == ["playing"]
    assert store.guest("ann") == Guest("ann", "Anna", 3.5)
    assert [seat.name for seat in seats_of(store, "playing")] == ["Anna", "Bob"]
    assert [seat.name for seat in seats_of(store, "over")] == ["Аня", "Bob"]


def test_who_shares_a_device_keeps_a_name_of_their_own(store: Store, matches: None) -> None:
    """Two seats of one guest, one of them under another name: only the guest's own is renamed."""
    seats = [a_seat(0, "shared", "ann", "Аня"), a_seat(1, "shared", "ann", "Priya")]
    store.new_match(a_match("shared", "playing", host="ann"), seats).result(SECONDS)
    store.rename("ann", "Anna").result(SECONDS)
    assert [seat.name for seat in seats_of(store, "shared")] == ["Anna", "Priya"]


def test_who_shares_a_device_without_a_name_stays_without(store: Store) -> None:
    """A guest who takes a name late: it is not the name of the other one."""
    store.save_guest(Guest("eve", "", 3.5))
    seats = [a_seat(0, "shared", "eve", ""), a_seat(1, "shared", "eve", "")]
    store.new_match(a_match("shared", "playing", host="eve"), seats).result(SECONDS)
    store.rename("eve", "Eve").result(SECONDS)
    assert [seat.name for seat in seats_of(store, "shared")] == ["Eve", ""]


def test_whoever_is_forgotten_is_nowhere(store: Store, matches: None) -> None:
    """Their seat is open again, or in a finished match has no name; a table they set up has no host."""
    assert store.forget_guest("ann").result(SECONDS) == ["hosted", "over", "playing"]
    assert store.guest("ann") is None
    assert store.matches_of("ann") == []
    bob = {name: a_seat(1, name, "bob", "Bob") for name in ("playing", "over")}
    assert seats_of(store, "playing") == [
        SeatRow(match_id="playing", seat=0, kind="open", generation=1),
        bob["playing"],
    ]
    assert seats_of(store, "over") == [SeatRow(match_id="over", seat=0, kind="human"), bob["over"]]
    hosts = {match.id: match.host for match, _ in store.matches_of("bob")}
    assert hosts == {"playing": None, "over": "bob", "hosted": None, "foreign": "bob"}


def test_nobody_can_be_forgotten(store: Store, matches: None) -> None:
    """Somebody who is not there is forgotten already."""
    assert store.forget_guest("nobody").result(SECONDS) == []
    assert store.rename("nobody", "Name").result(SECONDS) == []
