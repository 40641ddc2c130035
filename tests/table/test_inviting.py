"""One link for a whole table, and seats that are given free before the match begins."""

from __future__ import annotations

import asyncio

import pytest

from carrack.table.refused import Refused
from carrack.table.wire import ClockRules
from tests.table.house import House, code, glance, look, person

pytestmark = pytest.mark.anyio


async def token_of(house: House, table: str, host: str = "anna") -> str:
    """The token in the link for a table."""
    path = await house.lobby.invite(host, table)
    assert path.startswith(f"/i/{table}#")
    return path.removeprefix("/i/").replace("#", ".")


async def test_one_link_for_all(house: House) -> None:
    """The first free seat, or the one that is chosen; the last one begins the match, and then it is full."""
    table = await house.table("anna", "open", "open", "open", clock=ClockRules("live", 600, 10))
    token = await token_of(house, table.row.id)
    offered = await house.lobby.invitation("boris", token)
    assert (offered.seat, offered.free, offered.mine, offered.whole) == (1, True, False, True)
    assert offered.clock == ClockRules("live", 600, 10)
    assert (await house.lobby.sit(person("boris"), token, seat=2)).seat == 2
    assert (await house.lobby.sit(person("boris"), token)).seat == 2  # who sits there keeps that seat
    assert (await house.lobby.invitation("boris", token)).mine
    assert await code(house.lobby.sit(person("vera"), token, seat=2)) == "problem-seat-taken"
    assert await code(house.lobby.sit(person("vera"), token, seat=9)) == "problem-no-seat"
    assert (await house.lobby.sit(person("vera"), token)).seat == 1
    assert str(table.status) == "gathering"
    assert (await house.lobby.sit(person("zoya"), token)).seat == 3
    assert [row.name for row in table.seats] == ["Anna", "Vera", "Boris", "Zoya"]
    assert str(table.status) == "playing"
    full = await house.lobby.invitation("late", token)
    assert (full.seat, full.free, full.mine) == (-1, False, False)
    assert await code(house.lobby.sit(person("late"), token)) == "problem-table-full"


async def test_two_who_come_at_once(house: House) -> None:
    """Each has a seat, or is told; never both the same."""
    table = await house.table("anna", "open", "open")
    token = await token_of(house, table.row.id)
    came = await asyncio.gather(
        *(house.lobby.sit(person(name), token) for name in ("boris", "vera")), return_exceptions=True
    )
    seated = [made.seat for made in came if not isinstance(made, BaseException)]
    assert len(seated) == len(set(seated)) >= 1
    assert all(isinstance(made, Refused) for made in came if isinstance(made, BaseException))


async def test_only_the_host_has_the_link(house: House) -> None:
    """And nobody guesses it; the links of single seats are still good."""
    table = await house.table("anna", "boris", "open")
    assert await code(house.lobby.invite("boris", table.row.id)) == "problem-not-yours"
    assert await code(house.lobby.invite("", table.row.id)) == "problem-not-yours"
    token = await token_of(house, table.row.id)
    other = await house.table("anna", "open")
    for bad in (token[:-1], f"{other.row.id}.{token.partition('.')[2]}", f"{table.row.id}.", f".{token}", "я.я"):
        assert await code(house.lobby.sit(person("vera"), bad)) == "problem-link-old"
    assert (await house.lobby.sit(person("vera"), await house.lobby.link("anna", table.row.id, 2))).seat == 2


async def test_standing_up(house: House) -> None:
    """The seat is open again, also after a restart; old links of it are dead, and somebody else may sit there."""
    table = await house.table("anna", "boris", "open")
    token, moved = await token_of(house, table.row.id), await house.lobby.link("boris", table.row.id, 1)
    await table.salts.add("boris", 1, "a secret")
    boris, anna = await look(table, "boris", 1), await look(table, "anna", 0)
    await table.presence.free("boris", 1)
    await anna.until_version(table.version)
    assert [seat.kind for seat in anna.seen.table.seats] == ["human", "open", "open"]
    while await boris.next() is not None:
        pass
    assert not (await glance(table, "boris")).table.freed
    assert await code(house.lobby.sit(person("boris"), moved)) == "problem-seat-taken"
    house.restart()
    again = await house.lobby.table(table.row.id)
    assert [row.kind for row in again.seats] == ["human", "open", "open"]
    assert (await house.lobby.sit(person("vera"), token)).seat == 1
    seat = (await glance(again, "vera", 1)).table.seats[1]
    assert (seat.name, seat.salt, seat.salted) == ("Vera", "", False)


async def test_the_host_gives_a_seat_free(house: House) -> None:
    """Whoever had it is told, then and when they come back, until they have a seat again; strangers are not."""
    table = await house.table("anna", "boris", "open")
    token = await token_of(house, table.row.id)
    await table.presence.free("anna", 1)
    watching = await look(table, "boris")
    assert watching.seen.table.freed
    await house.lobby.rename(person("anna"), "Anuschka")
    await watching.until_version(table.version)
    assert watching.seen.table.freed
    assert not (await glance(table, "vera")).table.freed
    assert not (await glance(table, "anna", 0)).table.freed
    house.restart()
    again = await house.lobby.table(table.row.id)
    assert (await glance(again, "boris")).table.freed
    await house.lobby.sit(person("boris"), token)
    assert not (await glance(again, "boris", 1)).table.freed
    stored = house.store.load(table.row.id)
    assert stored is not None
    assert not any(b"boris" in event.body for event in stored.events)  # who is forgotten leaves nothing there


async def test_a_bot_is_taken_out(house: House) -> None:
    """And another one put in, while the match waits."""
    table = await house.table("anna", "-random", "open")
    await table.presence.free("anna", 1)
    assert [row.kind for row in table.seats] == ["human", "open", "open"]
    version = table.version
    assert await table.presence.free("anna", 1) == version  # it is free already
    await house.lobby.fill("anna", table.row.id, 1, "greedy")
    assert [(row.kind, row.bot) for row in table.seats] == [("human", ""), ("bot", "greedy"), ("open", "")]


async def test_nobody_else_gives_seats_free(house: House) -> None:
    """Not a guest, not a stranger; and nobody at all once the match has begun."""
    table = await house.table("anna", "boris", "open")
    for who in ("boris", "stranger", ""):
        assert await code(table.presence.free(who, 0)) == "problem-not-yours"
    assert await code(table.presence.free("anna", 7)) == "problem-no-seat"
    await house.lobby.fill("anna", table.row.id, 2, "greedy")
    for who, seat in (("anna", 1), ("boris", 1), ("anna", 2)):
        assert await code(table.presence.free(who, seat)) == "problem-begun"
    assert [row.kind for row in table.seats] == ["human", "human", "bot"]


async def test_in_the_waiting_room_all_talk_together(house: House) -> None:
    """Also who has no seat yet; when the match has begun, who watches is not heard."""
    table = await house.table("anna", "open")
    await table.chat.say("boris", "Boris", "may I?")
    await table.chat.say("anna", "", "of course")
    for who in ("anna", "boris", "vera"):
        assert [remark.text for remark in await table.chat.read(who)] == ["may I?", "of course"]
    await house.lobby.sit(person("boris"), await token_of(house, table.row.id))
    await table.chat.say("vera", "Vera", "she has the lamp!")
    assert [remark.text for remark in await table.chat.read("boris")] == ["may I?", "of course"]
    assert [remark.text for remark in await table.chat.read("vera")] == ["she has the lamp!"]
