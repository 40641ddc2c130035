"""Tables that anybody may join or watch, and playing again."""

from __future__ import annotations

import asyncio

import pytest

from carrack.table.refused import Refused
from carrack.table.table import Table
from tests.table.house import House, glance, person

pytestmark = pytest.mark.anyio


async def over(table: Table, guest: str = "anna") -> None:
    """The end of a match, the short way."""
    await table.presence.concede(guest, 0)
    assert table.status == "over"


async def test_open_tables_are_listed_until_they_are_over(house: House) -> None:
    """Those with a free seat can be joined, those that are played can be watched; private ones are not there."""
    table = await house.table("anna", "open", listed=True)
    await house.table("anna", "open")
    (listed,) = await house.lobby.listed_tables("boris")
    assert (listed.id, listed.status, [seat.kind for seat in listed.seats]) == (
        table.row.id,
        "gathering",
        ["human", "open"],
    )
    made = await house.lobby.join(person("boris"), table.row.id)
    assert made.seat == 1
    assert table.seats[1].name == "Boris"
    assert [summary.status for summary in await house.lobby.listed_tables("vera")] == ["playing"]
    await over(table)
    assert await house.lobby.listed_tables("vera") == ()


async def test_nobody_joins_what_is_private_or_full(house: House) -> None:
    """Who sits there already just goes there."""
    private = await house.table("anna", "open")
    with pytest.raises(Refused, match="link"):
        await house.lobby.join(person("boris"), private.row.id)
    full = await house.table("anna", "boris", listed=True)
    with pytest.raises(Refused, match="free"):
        await house.lobby.join(person("vera"), full.row.id)
    assert (await house.lobby.join(person("boris"), full.row.id)).seat == 1


async def test_the_same_people_play_again(house: House) -> None:
    """Seats move on by one, title, options and bots stay; whoever asks second comes to the same table."""
    table = await house.table("anna", "boris", "-random", closed_scores=True)
    await table.presence.concede("boris", 1)
    await table.presence.concede("anna", 0)
    assert table.status == "over"
    first, second = await asyncio.gather(
        *(house.lobby.rematch(person(name), table.row.id) for name in ("anna", "boris"))
    )
    assert len(await house.lobby.tables_of("anna")) == 2
    assert first.id == second.id != table.row.id
    again = await house.lobby.table(first.id)
    assert [row.guest for row in again.seats] == ["boris", None, "anna"]
    assert (first.seat, second.seat, again.status, again.closed_scores) == (2, 0, "playing", True)
    assert (await glance(table, "boris", 1)).table.rematch == first.id


async def test_who_asks_for_a_rematch(house: House, table: Table) -> None:
    """Only who has played, and only after the end."""
    with pytest.raises(Refused, match="not over"):
        await house.lobby.rematch(person("anna"), table.row.id)
    await over(table)
    with pytest.raises(Refused, match="played here"):
        await house.lobby.rematch(person("vera"), table.row.id)
