"""Talking at a table: who plays and who watches talk apart until the end."""

from __future__ import annotations

import msgspec
import pytest

from carrack.table.refused import Refused
from carrack.table.table import Table
from carrack.table.wire import Remark
from tests.table.house import Eye, House, look

pytestmark = pytest.mark.anyio


async def read(table: Table, guest: str) -> list[tuple[int, str]]:
    """What somebody may read."""
    return [(remark.seat, remark.text) for remark in await table.chat.read(guest)]


async def heard(eye: Eye) -> Remark:
    """The next remark that comes."""
    while (event := await eye.next()) is not None:
        if event.name == "chat":
            return msgspec.json.decode(event.data, type=Remark)
    raise AssertionError("the stream was closed")


async def test_players_read_each_other(table: Table, anna: Eye, boris: Eye) -> None:
    """At once, and whoever comes later; a private table is not overheard."""
    await table.chat.say("anna", "", "  good\tluck \x07 ")
    told = await heard(boris)
    assert (told.seat, told.name, told.text) == (0, "Anna", "good luck")
    assert await read(table, "boris") == [(0, "good luck")]
    assert await read(table, "vera") == []


async def test_who_watches_is_not_heard_by_who_plays(house: House) -> None:
    """Before the end; then everybody reads everything."""
    table = await house.table("anna", "boris", listed=True)
    vera, zoya = await look(table, "vera"), await look(table, "zoya")
    await table.chat.say("vera", "Vera", "she holds the lamp!")
    assert (await heard(zoya)).text == "she holds the lamp!"
    await table.chat.say("anna", "", "hello")
    assert (await heard(vera)).text == "she holds the lamp!"
    assert (await heard(vera)).text == "hello"
    assert await read(table, "boris") == [(0, "hello")]
    assert await read(table, "") == [(-1, "she holds the lamp!"), (0, "hello")]
    await table.presence.concede("boris", 1)
    assert await read(table, "boris") == [(-1, "she holds the lamp!"), (0, "hello")]


async def test_a_stream_of_who_plays_never_holds_what_watchers_say(house: House) -> None:
    """The bytes themselves."""
    table = await house.table("anna", "boris", listed=True)
    anna = await look(table, "anna", 0)
    await table.chat.say("vera", "Vera", "unmistakable")
    await table.chat.say("boris", "", "end")
    assert (await heard(anna)).text == "end"
    assert b"unmistakable" not in anna.bytes


async def test_who_plays_does_not_hear_watchers_by_watching(house: House) -> None:
    """A second window without a seat changes nothing."""
    table = await house.table("anna", "boris", listed=True)
    beside = await look(table, "anna")
    await table.chat.say("vera", "Vera", "unmistakable")
    await table.chat.say("boris", "", "end")
    assert (await heard(beside)).text == "end"
    assert b"unmistakable" not in beside.bytes


@pytest.mark.parametrize("text", ["", "   ", "\x00\x1b"])
async def test_nothing_is_no_remark(table: Table, text: str) -> None:
    """Refused; and what is too long is cut."""
    with pytest.raises(Refused):
        await table.chat.say("anna", "", text)
    await table.chat.say("anna", "", "x" * 1000)
    assert [len(text) for _, text in await read(table, "anna")] == [400]


async def test_who_is_forgotten_has_no_name_there(house: House, table: Table) -> None:
    """What was said stays."""
    await table.chat.say("anna", "", "bye")
    await house.lobby.forget("anna")
    assert [(remark.name, remark.text) for remark in await table.chat.read("boris")] == [("", "bye")]
