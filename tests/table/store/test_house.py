"""What a host keeps order with, on both databases: orders, bans, reports, lists beside the server, and deleting."""

from __future__ import annotations

import time

import pytest

from carrack.table.store.beside import Beside, NotThere
from carrack.table.store.house import BanRow, ReportRow
from carrack.table.store.rows import ChatRow, Guest, Profile
from carrack.table.store.store import Store
from carrack.table.store.tidy import Ages, count, tidy
from tests.table.store.samples import SECONDS, a_match, a_seat, an_event


@pytest.fixture
def beside(address: str, store: Store) -> Beside:
    """The store as the command line sees it, with two matches."""
    for guest in ("ann", "bob"):
        store.save_guest(Guest(guest, guest.title(), 5.0))
    store.new_match(a_match("old", "playing", "ann", 5.0), [a_seat(0, "old", "ann", "Ann")], an_event(1, "old"))
    store.new_match(a_match("new", "playing", "bob", time.time()), [a_seat(0, "new", "bob", "Bob")])
    said = ChatRow(match_id="old", room="players", seat=0, guest="ann", name="Ann", text="hello", time=6.0)
    number = store.say(said).result(SECONDS)
    row = ReportRow(
        match_id="old", kind="remark", seat=0, about="ann", said="hello", by="bob", note="", time=7.0, remark=number
    )
    assert store.house.report(row).result(SECONDS)
    return Beside(address)


def test_lists(beside: Beside) -> None:
    """Matches, people, remarks and reports."""
    assert [row.id for row in beside.matches(10)] == ["new", "old"]
    assert [row.id for row in beside.matches(10, "ann")] == ["old"]
    assert [(row.name, row.tables, row.running) for row in beside.people(10, "AN")] == [("Ann", 1, 1)]
    [remark] = beside.remarks("old", 10)
    [report] = beside.reports(10, everything=False)
    assert (remark.text, remark.hidden, report.remark) == ("hello", False, remark.id)
    beside.close()


def test_finding(beside: Beside) -> None:
    """By the beginning of an id, and never the wrong one."""
    assert (beside.find_match("ne"), beside.find_person("bo")) == ("new", "bob")
    for wrong in ("", "x", "%"):
        with pytest.raises(NotThere):
            beside.find_match(wrong)
    beside.close()


def test_orders_and_bans(beside: Beside, store: Store) -> None:
    """What the one side writes the other reads."""
    number = beside.order("ban", {"who": "ann", "until": None}, "root", "why")
    [order] = store.house.pending()
    assert (order.id, order.kind, order.body["who"]) == (number, "ban", "ann")
    assert beside.outcome(number, 0) is None
    store.house.finish(number).result(SECONDS)
    assert beside.outcome(number, 0) == ""
    assert (store.house.pending(), store.house.last("ban")) == ([], beside.orders(1)[0])
    row = BanRow(who="ann", since=1.0, why="why", by="root")
    for _ in range(2):
        store.house.ban(row).result(SECONDS)
    assert store.house.bans() == beside.bans() == [row]
    assert store.house.unban("ann").result(SECONDS)
    assert not store.house.unban("ann").result(SECONDS)
    beside.close()


def test_generations(beside: Beside, store: Store) -> None:
    """They grow, with settings or without."""
    store.save_profile(Profile(guest="ann")).result(SECONDS)
    assert [store.house.next_generation(guest).result(SECONDS) for guest in ("ann", "ann", "bob")] == [1, 2, 1]
    assert store.house.generations() == {"ann": 2, "bob": 1}
    beside.close()


def test_a_beat(beside: Beside, store: Store) -> None:
    """One row, however often."""
    for _ in range(2):
        store.house.beat().result(SECONDS)
    with beside.read() as connection:
        assert connection.exec_driver_sql("SELECT count(*) FROM heartbeat").scalar() == 1
    beside.close()


def test_deleting(beside: Beside, store: Store) -> None:
    """The old match with all that belongs to it, and who sits nowhere else."""
    before = time.time() - 1000
    ages = Ages(before, before, before)
    assert count(beside, ages) == (1, 0, 1, 1, 1, 0)
    assert [list(gone) for gone in tidy(beside, ages)] == [["old"], []]
    assert not count(beside, ages)
    assert (store.load("old"), store.guest("ann")) == (None, None)
    assert store.guest("bob") is not None
    assert beside.reports(10, everything=True) == []
    beside.close()
