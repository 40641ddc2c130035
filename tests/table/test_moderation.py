"""What the host of a server orders: it is carried out at the tables, and written down."""

from __future__ import annotations

import time
from typing import Any

import pytest

from carrack.table.bans import Bans
from carrack.table.events import Cancelled
from carrack.table.moderation import Moderation
from carrack.table.refused import Refused
from carrack.table.store.beside import Beside
from carrack.table.store.house import OrderKind, ReportRow
from carrack.table.table import Table
from tests.table.house import SECONDS, House, code, glance, look, person

pytestmark = pytest.mark.anyio


class Host:
    """Somebody at the command line, beside the server."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.bans = Bans(house.store.house.bans())
        self.moderation = Moderation(house.lobby, self.bans)
        self.beside = Beside(str(house.store._url))

    async def order(self, kind: OrderKind, why: str = "", **body: Any) -> str | None:
        """Give an order, let the server look, and hear what came of it."""
        number = self.beside.order(kind, body, "root", why)
        await self.moderation.carry_out()
        return self.beside.outcome(number, 0)


@pytest.fixture
def host(house: House) -> Host:
    """Who looks after the house."""
    return Host(house)


async def test_a_hidden_remark(table: Table, host: Host) -> None:
    """Who looks sees it go, who comes later does not see it, and it can come back."""
    boris = await look(table, "boris", 1)
    await table.chat.say("anna", "Anna", "You are a fool")
    [said] = await table.chat.read("boris")
    assert (said.text, said.hidden) == ("You are a fool", False)
    boris.bytes = b""
    assert await host.order("hide", remark=said.id, why="insult") == ""
    while b'"hidden":true' not in boris.bytes:
        await boris.next()
    assert b"fool" not in boris.bytes.partition(b'"hidden":true')[0].rpartition(b"event: chat")[2]
    [hidden] = await table.chat.read("boris")
    assert (hidden.text, hidden.hidden, hidden.id) == ("", True, said.id)
    assert await host.order("show", remark=said.id) == ""
    assert [one.text for one in await table.chat.read("boris")] == ["You are a fool"]
    assert await host.order("hide", remark=4711) == "no-remark"
    boris.close()


async def test_a_new_name_everywhere(house: House, table: Table, host: Host) -> None:
    """At the table, in what was said, and for the person."""
    anna = await look(table, "anna", 0)
    await table.chat.say("boris", "Boris", "Hello")
    assert await host.order("rename", guest="boris", name="Player") == ""
    await anna.until_version(table.version)
    assert [seat.name for seat in anna.seen.table.seats] == ["Anna", "Player"]
    assert [row.name for row in house.store.chat(table.row.id)] == ["Player"]
    found = house.store.guest("boris")
    assert found is not None
    assert found.name == "Player"
    anna.close()


async def test_a_closed_table(table: Table, host: Host, house: House) -> None:
    """The match ends without a result, at any time; why is told, and stays after a restart."""
    anna = await look(table, "anna", 0)
    assert await host.order("close", "cheating", match=table.row.id) == ""
    await anna.until_version(table.version)
    assert (anna.seen.table.status, anna.seen.table.closed) == ("cancelled", "cheating")
    assert await host.order("close", match=table.row.id) == "cancelled"
    anna.close()
    house.restart()
    again = await house.lobby.table(table.row.id)
    assert (again.status, again.session.closed, again.row.result) == ("cancelled", "cheating", None)
    assert await host.order("close", match="nothing") == "no-table"


async def test_a_table_that_its_own_host_calls_off_is_not_closed(house: House) -> None:
    """An old event says nothing about it."""
    assert Cancelled().closed is None
    table = await house.table("anna", "open")
    await table.presence.cancel("anna")
    assert (await glance(table, "anna", 0)).table.closed is None


async def test_bans(host: Host) -> None:
    """By guest and by address, for a while or for good, and again after a restart."""
    host.bans.check("boris", "203.0.113.7")
    assert await host.order("ban", "insults", who="boris") == ""
    assert await host.order("ban", who="198.51.100.0/24") == ""
    assert await host.order("ban", who="eve", until=time.time() - 1) == ""
    for bans in (host.bans, Bans(host.house.store.house.bans())):
        assert bans.found("boris", "192.0.2.1")
        assert bans.found("", "198.51.100.77")
        assert bans.found("", "::ffff:198.51.100.77")
        assert not bans.found("anna", "192.0.2.1")
        assert not bans.found("eve", "192.0.2.1")
    with pytest.raises(Refused, match="closed it to you") as refused:
        host.bans.check("boris", "192.0.2.1")
    assert refused.value.say == (
        "problem-banned-why",
        {"detail": refused.value.detail, "why": "insults", "days": 0},
    )
    assert await host.order("unban", who="boris") == ""
    assert await host.order("unban", who="boris") == "no-ban"
    host.bans.check("boris", "192.0.2.1")


async def test_a_ban_with_the_address(host: Host) -> None:
    """The one from which they came last; the whole household where it has many."""
    assert await host.order("ban", who="boris", with_address=True) == "no-address"
    host.bans.check("boris", "2001:db8:1:2:3:4:5:6")
    assert await host.order("ban", who="boris", with_address=True) == ""
    assert host.bans.found("somebody", "2001:db8:1:2::9")
    assert not host.bans.found("somebody", "2001:db8:1:3::9")
    host.bans.check("vera", "::ffff:192.0.2.7")
    assert await host.order("ban", who="vera", with_address=True) == ""
    for again in ("192.0.2.7", "::ffff:192.0.2.7"):
        assert host.bans.found("somebody", again)
    assert not host.bans.found("somebody", "::ffff:192.0.2.8")


async def test_an_announcement_and_a_drain(table: Table, host: Host, house: House) -> None:
    """Everybody who looks is told; new tables wait, those that are played go on."""
    anna = await look(table, "anna", 0)
    assert await host.order("announce", text="Back in a minute.") == ""
    assert await host.order("drain", on=True) == ""
    while b'"draining":true' not in anna.bytes:
        await anna.next()
    assert b'event: news\ndata: {"text":"Back in a minute."}' in anna.bytes
    assert await code(house.table("carol", "-random")) == "problem-draining"
    await anna.act(next(iter(anna.seen.scene["options"].values()))["say"])
    assert await host.order("drain", on=False) == ""
    await house.table("carol", "-random")
    assert await host.order("announce", text="") == ""
    assert house.lobby.news.first() == b""
    anna.close()


async def test_a_drain_that_no_server_heard(host: Host) -> None:
    """Is not for the next one."""
    host.beside.order("drain", {"on": True}, "root")
    after = Moderation(host.house.lobby, host.bans)
    await after.carry_out()
    assert not host.house.lobby.news.now.draining
    assert host.beside.orders(1)[0].outcome == "not-running"


async def test_what_fails_is_told_and_holds_up_nothing(host: Host) -> None:
    """The next order is carried out all the same."""
    broken = host.beside.order("close", {}, "root")
    assert await host.order("announce", text="Still here.") == ""
    assert host.beside.outcome(broken, 0) == "failed"


async def test_everything_stays_written_down(host: Host) -> None:
    """Who, what, when and why."""
    await host.order("ban", "insults", who="boris")
    [row] = host.beside.orders(10)
    assert (row.kind, row.by, row.why, row.body["who"], row.outcome) == ("ban", "root", "insults", "boris", "")
    assert row.done is not None
    assert row.done >= row.asked


def a_report(table: Table, seat: int = 1, by: str = "anna") -> ReportRow:
    """Anna does not like a name."""
    return ReportRow(
        match_id=table.row.id, kind="name", seat=seat, about="boris", said="Boris", by=by, note="rude", time=1.0
    )


async def test_reports_are_kept_once_and_settled(table: Table, host: Host, house: House) -> None:
    """The same twice is one; one that is settled is not listed."""
    for _ in range(2):
        assert house.store.house.report(a_report(table)).result(SECONDS)
    [found] = host.beside.reports(10, everything=False)
    assert (found.about, found.said, found.note) == ("boris", "Boris", "rude")
    assert await host.order("settle", report=found.id) == ""
    assert host.beside.reports(10, everything=False) == []
    assert len(host.beside.reports(10, everything=True)) == 1
    assert await host.order("settle", report=99) == "no-report"


async def test_who_is_forgotten_is_forgotten_in_reports(table: Table, host: Host, house: House) -> None:
    """Neither who complained nor what they were called."""
    house.store.house.report(a_report(table)).result(SECONDS)
    await house.lobby.forget("boris")
    await house.lobby.forget("anna")
    [found] = host.beside.reports(10, everything=False)
    assert (found.about, found.said, found.by) == (None, "", None)


async def test_only_some_titles(house: House) -> None:
    """New tables of others are refused; those that are played go on."""
    table = await house.table("anna", "boris")
    house.lobby.news.titles = frozenset({"another"})
    assert await code(house.table("anna", "boris")) == "problem-not-offered"
    anna = await look(table, "anna", 0)
    await anna.act(next(iter(anna.seen.scene["options"].values()))["say"])
    anna.close()


async def test_a_match_that_was_deleted(table: Table, host: Host, house: House) -> None:
    """Who looks is sent away, and finds nothing."""
    anna = await look(table, "anna", 0)
    assert await host.order("drop", matches=[table.row.id]) == ""
    while await anna.next() is not None:
        pass
    assert house.lobby.open_tables == 0


async def test_only_some_bots(house: House) -> None:
    """Neither a new table nor a rematch brings another; the one that sits at a table plays on."""
    table = await house.table("anna", "-random")
    house.lobby.news.levels = ("level1",)
    assert await code(house.table("anna", "-random")) == "problem-bot-not-offered"
    anna = await look(table, "anna", 0)
    await anna.act(next(iter(anna.seen.scene["options"].values()))["say"])
    await table.presence.concede("anna", 0)
    assert await code(house.lobby.rematch(person("anna"), table.row.id)) == "problem-bot-not-offered"
    assert not table.session.rematch
    house.lobby.news.levels = None
    assert (await house.lobby.rematch(person("anna"), table.row.id)).id
