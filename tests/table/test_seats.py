"""Seats: given by links to who comes first, moved to another device, filled with bots, left empty."""

from __future__ import annotations

import asyncio

import pytest

from carrack.table.lobby import Lobby
from carrack.table.refused import Refused
from carrack.table.sealing import Seals
from carrack.table.seating import read_token, seat_token
from carrack.table.store.rows import SeatRow
from tests.table.house import SECRET, House, code, glance, look, person

pytestmark = pytest.mark.anyio


async def test_the_match_begins_when_the_last_seat_is_taken(house: House) -> None:
    """Everybody is told; the bots begin."""
    table = await house.table("anna", "open", "-random")
    anna = await look(table, "anna", 0)
    assert (anna.seen.table.status, house.workers.asked) == ("gathering", [])
    token = await house.lobby.link("anna", table.row.id, 1)
    assert (await house.lobby.sit(person("boris"), token)).seat == 1
    await anna.until_version(table.version)
    assert anna.seen.table.status == "playing"
    assert [seat.name for seat in anna.seen.table.seats] == ["Anna", "Boris", ""]
    assert anna.scene["options"]


async def test_a_link_is_good_once(house: House) -> None:
    """Who comes second finds the seat taken."""
    table = await house.table("anna", "open")
    token = await house.lobby.link("anna", table.row.id, 1)
    await house.lobby.sit(person("boris"), token)
    assert await code(house.lobby.sit(person("vera"), token)) == "problem-seat-taken"
    assert await code(house.lobby.invitation("vera", token)) == "problem-seat-taken"
    assert table.seats[1].guest == "boris"


async def test_one_of_two_who_come_together_gets_the_seat(house: House) -> None:
    """The other one is told."""
    table = await house.table("anna", "open")
    token = await house.lobby.link("anna", table.row.id, 1)
    came = await asyncio.gather(
        house.lobby.sit(person("boris"), token), house.lobby.sit(person("vera"), token), return_exceptions=True
    )
    assert [isinstance(each, Refused) for each in came] in ([True, False], [False, True])
    assert table.seats[1].generation == 1


async def test_a_bot_and_a_friend_do_not_get_the_same_seat(house: House) -> None:
    """Whoever was first has it."""
    table = await house.table("anna", "open")
    token = await house.lobby.link("anna", table.row.id, 1)
    came = await asyncio.gather(
        house.lobby.sit(person("boris"), token),
        house.lobby.fill("anna", table.row.id, 1, "random"),
        return_exceptions=True,
    )
    assert sorted(isinstance(each, Refused) for each in came) == [False, True]


async def test_only_the_host_gives_away_open_seats(house: House) -> None:
    """Others neither get the link nor fill the seat."""
    table = await house.table("anna", "boris", "open")
    assert await code(house.lobby.link("boris", table.row.id, 2)) == "problem-not-yours"
    assert await code(house.lobby.fill("boris", table.row.id, 2, "random")) == "problem-not-yours"
    assert await code(house.lobby.link("", table.row.id, 2)) == "problem-not-yours"


async def test_nobody_gets_the_link_of_anothers_seat(house: House) -> None:
    """Not even the host; nor of a bot's."""
    table = await house.table("anna", "boris", "-random")
    for guest, seat in (("anna", 1), ("boris", 0), ("anna", 2), ("", 2)):
        assert await code(house.lobby.link(guest, table.row.id, seat)) == "problem-not-yours"
    for seat in (3, -1, 99):
        assert await code(house.lobby.link("anna", table.row.id, seat)) == "problem-no-seat"


async def test_an_invitation_tells_what_it_offers(house: House) -> None:
    """The table and the seat, and whether it is free or mine already; it changes nothing."""
    table = await house.table("anna", "open")
    before = table.version
    token = await house.lobby.link("anna", table.row.id, 1)
    offered = await house.lobby.invitation("boris", token)
    assert (offered.table.id, offered.seat, offered.free, offered.mine) == (table.row.id, 1, True, False)
    own = await house.lobby.invitation("anna", await house.lobby.link("anna", table.row.id, 0))
    assert (own.free, own.mine) == (False, True)
    assert table.version == before


async def test_a_seat_moves_to_another_device(house: House) -> None:
    """By its own link; the name stays, the old device has lost it and the link is used up."""
    table = await house.table("anna", "boris")
    token = await house.lobby.link("anna", table.row.id, 0)
    assert (await house.lobby.sit(person("phone"), token)).seat == 0
    assert [seat.name for seat in (await glance(table)).table.seats] == ["Anna", "Boris"]
    with pytest.raises(Refused, match="not yours"):
        table.check_seat("anna", 0)
    table.check_seat("phone", 0)
    assert await code(house.lobby.sit(person("vera"), token)) == "problem-seat-taken"


async def test_the_old_device_sees_no_more(house: House) -> None:
    """Its stream ends before anything else is told; others' streams go on."""
    table = await house.table("anna", "boris")
    old, boris = await look(table, "anna", 0), await look(table, "boris", 1)
    before = old.v
    await house.lobby.sit(person("phone"), await house.lobby.link("anna", table.row.id, 0))
    while await old.next() is not None:
        pass
    assert old.v == before
    await boris.until_version(table.version)
    assert (await look(table, "phone", 0)).scene["viewer"] == 0


async def test_sitting_down_twice_is_sitting_down_once(house: House) -> None:
    """Who opens the link of a seat that is theirs just sits there."""
    table = await house.table("anna", "boris")
    before = table.version
    token = await house.lobby.link("anna", table.row.id, 0)
    assert (await house.lobby.sit(person("anna"), token)).seat == 0
    assert table.version == before


async def test_the_host_fills_a_seat_with_a_bot(house: House) -> None:
    """The link is dead then, and the match begins."""
    table = await house.table("anna", "open")
    token = await house.lobby.link("anna", table.row.id, 1)
    assert await code(house.lobby.fill("anna", table.row.id, 1, "nobody")) == "problem-bad-request"
    await house.lobby.fill("anna", table.row.id, 1, "greedy")
    assert (table.status, table.seats[1].bot) == ("playing", "greedy")
    assert await code(house.lobby.sit(person("boris"), token)) == "problem-seat-taken"
    assert await code(house.lobby.fill("anna", table.row.id, 1, "greedy")) == "problem-seat-taken"
    assert await code(house.lobby.fill("anna", table.row.id, 0, "greedy")) == "problem-seat-taken"


async def test_a_link_of_nobody(house: House) -> None:
    """Cut off, altered, or of another server."""
    table = await house.table("anna", "open")
    token = await house.lobby.link("anna", table.row.id, 1)
    foreign = await Lobby(house.store, house.workers, b"another").link("anna", table.row.id, 1)
    match_id, seat, generation, seal = token.split(".")
    altered = (f"{match_id}.0.{generation}.{seal}", f"{match_id}.{seat}.1.{seal}", f"x.{seat}.{generation}.{seal}")
    for bad in ("", ".", "...", token[:-1], foreign, *altered, f"{match_id}.²..", f"{match_id}.{'9' * 5000}.0.", "я"):
        assert await code(house.lobby.sit(person("boris"), bad)) == "problem-link-old"


async def test_a_forgotten_person_leaves_an_open_seat(house: House) -> None:
    """The match waits; the host's link gives the seat to somebody else."""
    table = await house.table("anna", "boris")
    anna = await look(table, "anna", 0)
    await house.lobby.forget("boris")
    await anna.until_version(table.version)
    assert (anna.seen.table.status, anna.scene["options"]) == ("gathering", {})
    assert [(seat.kind, seat.name) for seat in anna.seen.table.seats] == [("human", "Anna"), ("open", "")]
    await house.lobby.sit(person("vera"), await house.lobby.link("anna", table.row.id, 1))
    assert table.status == "playing"


async def test_a_forgotten_person_sees_no_more(house: House) -> None:
    """Their stream ends."""
    table = await house.table("anna", "boris")
    boris = await look(table, "boris", 1)
    await house.lobby.forget("boris")
    while await boris.next() is not None:
        pass


async def test_a_new_name_does_not_undo_who_sat_down_meanwhile(house: House) -> None:
    """Both happen, whatever the order."""
    table = await house.table("anna", "open", "open")
    tokens = [await house.lobby.link("anna", table.row.id, seat) for seat in (1, 2)]
    await asyncio.gather(
        house.lobby.rename(person("anna"), "Anuschka"),
        house.lobby.sit(person("boris"), tokens[0]),
        house.lobby.forget("nobody"),
        house.lobby.sit(person("vera"), tokens[1]),
    )
    stored = house.store.load(table.row.id)
    assert stored is not None
    assert [row.name for row in stored.seats] == [row.name for row in table.seats] == ["Anuschka", "Boris", "Vera"]


def test_a_token_is_read_as_it_was_made() -> None:
    """Match, seat and generation, and that of its owner's cookies."""
    row = SeatRow(match_id="m", seat=12, kind="open", generation=345)
    ours = Seals(SECRET)
    assert read_token(ours, seat_token(ours, row)) == ("m", 12, 345, 0)
    assert read_token(ours, seat_token(ours, row, 6)) == ("m", 12, 345, 6)
    assert read_token(Seals(b"another"), seat_token(ours, row)) is None
